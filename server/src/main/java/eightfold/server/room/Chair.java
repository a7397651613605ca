package eightfold.server.room;

import java.util.Optional;

/**
 * One place at a table.
 *
 * @param bot which bot sits there; empty where a person does or may
 * @param name the player's name; empty while the place is free
 * @param token hash of the token whose holder sits here; empty for bots and free places
 * @param since the number of the fact that put the player here: who sat down earlier has a smaller
 *     one
 * @param nonced whether the player has added a nonce to a shuffle; one that somebody else has added
 *     here before is not the player's
 */
public record Chair(
    Optional<String> bot,
    Optional<String> name,
    Optional<String> token,
    int since,
    boolean nonced) {
  /** A free place for a person. */
  static Chair free() {
    return new Chair(Optional.empty(), Optional.empty(), Optional.empty(), 0, false);
  }

  static Chair person(String name, String token, int since) {
    return new Chair(Optional.empty(), Optional.of(name), Optional.of(token), since, false);
  }

  static Chair bot(String bot, String name, int since) {
    return new Chair(Optional.of(bot), Optional.of(name), Optional.empty(), since, false);
  }

  Chair withNonce() {
    return new Chair(bot, name, token, since, true);
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
