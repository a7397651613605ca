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
 * @param muted whether the host has taken the player's voice: what they say is refused
 * @param heir the person for whom a bot keeps the place until no deal runs
 * @param place which place it is of those that the table was opened with, from 0
 * @param offer by which ticket the place may be had from its player
 * @param from the number of the last event before a place was handed on in the midst of a deal:
 *     what happened until then was told to somebody else; 0 where it was not
 */
public record Chair(
    Optional<String> bot,
    Optional<String> name,
    Optional<String> token,
    int since,
    boolean nonced,
    boolean muted,
    Optional<Heir> heir,
    int place,
    Optional<Offer> offer,
    long from) {
  /**
   * A person who has asked for a bot's place.
   *
   * @param token hash of the token whose holder will sit there
   * @param since the number of the fact that says so
   */
  record Heir(String name, String token, int since) {
    Heir rekeyed(String before, String after) {
      return token.equals(before) ? new Heir(name, after, since) : this;
    }
  }

  /**
   * A place that may be had by a ticket.
   *
   * @param ticket its hash
   * @param to what the next player will be called; empty: it goes along with its player
   * @param agreed whether it may be had already: whether the host has agreed that it is handed on
   * @param until when the ticket is worth nothing any more, in milliseconds of the epoch
   */
  record Offer(String ticket, Optional<String> to, boolean agreed, long until) {
    boolean holds(long now) {
      return now < until;
    }
  }

  private Chair(Optional<String> bot, Optional<String> name, Optional<String> token, int since) {
    this(bot, name, token, since, false, false, Optional.empty(), 0, Optional.empty(), 0);
  }

  /** A free place for a person. */
  static Chair free() {
    return new Chair(Optional.empty(), Optional.empty(), Optional.empty(), 0);
  }

  static Chair person(String name, String token, int since) {
    return new Chair(Optional.empty(), Optional.of(name), Optional.of(token), since);
  }

  static Chair bot(String bot, String name, int since) {
    return new Chair(Optional.of(bot), Optional.of(name), Optional.empty(), since);
  }

  Chair withNonce() {
    return new Chair(bot, name, token, since, true, muted, heir, place, offer, from);
  }

  /** The same, with or without a voice. */
  Chair muted(boolean silent) {
    return new Chair(bot, name, token, since, nonced, silent, heir, place, offer, from);
  }

  /** The same, kept for somebody. */
  Chair keptFor(Heir next) {
    return new Chair(bot, name, token, since, nonced, muted, Optional.of(next), place, offer, from);
  }

  /** The same, to be had by a ticket, or by none any more. */
  Chair offered(Optional<Offer> other) {
    return new Chair(bot, name, token, since, nonced, muted, heir, place, other, from);
  }

  /** The same, whose player has been told nothing of it up to that event. */
  Chair from(long event) {
    return new Chair(bot, name, token, since, nonced, muted, heir, place, offer, event);
  }

  /** The place when no deal runs: whoever waited for it has it. */
  Chair handedOver() {
    return heir.map(next -> person(next.name(), next.token(), next.since()).at(place)).orElse(this);
  }

  /** The same at a place. */
  Chair at(int other) {
    return new Chair(bot, name, token, since, nonced, muted, heir, other, offer, from);
  }

  /** The same for the holder of a token, or who waits for it by one: opened by another. */
  Chair rekeyed(String before, String after) {
    return new Chair(
        bot,
        name,
        token.map(one -> one.equals(before) ? after : one),
        since,
        nonced,
        muted,
        heir.map(next -> next.rekeyed(before, after)),
        place,
        offer.filter(one -> !token.equals(Optional.of(before))),
        from);
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
