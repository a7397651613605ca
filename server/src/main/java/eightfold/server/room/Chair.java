package eightfold.server.room;

import java.util.Optional;

/**
 * One place at a table.
 *
 * @param bot which bot sits there; empty where a person does or may
 * @param name the player's name; empty while the place is free
 * @param token hash of the token whose holder sits here; empty for bots and free places
 */
public record Chair(Optional<String> bot, Optional<String> name, Optional<String> token) {
  /** A free place for a person. */
  static Chair free() {
    return new Chair(Optional.empty(), Optional.empty(), Optional.empty());
  }

  static Chair person(String name, String token) {
    return new Chair(Optional.empty(), Optional.of(name), Optional.of(token));
  }

  static Chair bot(String bot, String name) {
    return new Chair(Optional.of(bot), Optional.of(name), Optional.empty());
  }

  public boolean isBot() {
    return bot.isPresent();
  }

  public boolean isFree() {
    return name.isEmpty();
  }

  /** Whether a person has taken it. */
  public boolean isPerson() {
    return token.isPresent();
  }
}
