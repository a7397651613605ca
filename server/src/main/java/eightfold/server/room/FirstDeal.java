package eightfold.server.room;

import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.game.Reply;
import eightfold.record.DealKey;
import eightfold.record.DealSecret;
import eightfold.record.Nonces;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/**
 * Whence the first deal of the match that began last comes, so that it can be dealt again, and what
 * has been done in it, where one plays alone and may take acts back.
 *
 * @param match the number of that match
 * @param source the match of whose first secret it was dealt: itself, or an earlier one
 * @param nonces what the seats had added to that secret
 * @param lines the acts of a match with one seat so far, as they were submitted
 * @param number the number from which its secret follows instead, where a player gave one: the same
 *     at every table of every server, and at the terminal
 */
public record FirstDeal(
    int match, int source, Nonces nonces, List<String> lines, OptionalLong number) {
  public FirstDeal {
    lines = List.copyOf(lines);
  }

  /** Nothing has been dealt at a table of so many seats. */
  static FirstDeal none(int seats) {
    return ofOwnSecret(0, Nonces.none(seats));
  }

  private static FirstDeal ofOwnSecret(int number, Nonces added) {
    return new FirstDeal(number, number, added, List.of(), OptionalLong.empty());
  }

  /** Another match has begun, of its own secret. */
  FirstDeal next(int number, Nonces added) {
    return ofOwnSecret(number, added);
  }

  /** Another match has begun with the same deal. */
  FirstDeal repeated(int other) {
    return new FirstDeal(other, source, nonces, List.of(), number);
  }

  /** Another match has begun with the deal of a number, to which nothing is added. */
  static FirstDeal numbered(int match, int seats, long number) {
    return new FirstDeal(match, match, Nonces.none(seats), List.of(), OptionalLong.of(number));
  }

  FirstDeal and(String line) {
    List<String> all = new ArrayList<>(lines);
    all.add(line);
    return new FirstDeal(match, source, nonces, all, number);
  }

  /** Without the last act. */
  FirstDeal withoutLast() {
    return new FirstDeal(match, source, nonces, lines.subList(0, lines.size() - 1), number);
  }

  /** The secret of a deal of a match at the table. */
  DealSecret secret(DealSecrets secrets, int ofMatch, int deal) {
    return isThis(ofMatch, deal) && number.isPresent()
        ? DealSecret.ofSeed(number.getAsLong(), 1)
        : secrets.of(sourceOf(ofMatch, deal), deal);
  }

  /** The hash of that secret. */
  String commitment(DealSecrets secrets, int ofMatch, int deal) {
    return isThis(ofMatch, deal) && number.isPresent()
        ? secret(secrets, ofMatch, deal).commitment()
        : secrets.commitment(sourceOf(ofMatch, deal), deal);
  }

  /** Where the chance of a bot's act in the match begins; bots too do again what they did. */
  long botSeed(DealSecrets secrets, int seat, int ply) {
    return number.isPresent()
        ? Seal.botSeed(DealSecret.ofSeed(number.getAsLong(), 1).bytes(), 1, seat, ply)
        : secrets.botSeed(source, seat, ply);
  }

  private boolean isThis(int ofMatch, int deal) {
    return ofMatch == match && deal == 1;
  }

  /** Of which match the secret of a deal is. */
  private int sourceOf(int ofMatch, int deal) {
    return isThis(ofMatch, deal) ? source : ofMatch;
  }

  /** The match as it has begun. */
  Match begin(Game game, DealSecrets secrets) {
    return game.begin(Opening.of(seats()), DealKey.chance(secret(secrets, match, 1), nonces, 1));
  }

  /**
   * The match after {@link #lines}.
   *
   * @throws IllegalStateException if one of them is refused, which cannot be
   */
  Match replayed(Game game, DealSecrets secrets, List<String> names) {
    Match played = begin(game, secrets);
    for (String line : lines) {
      if (played.submit(0, line, names) instanceof Reply.Refused) {
        throw new IllegalStateException("“" + line + "” is refused when it is played anew");
      }
    }
    return played;
  }

  /** Whether a player chose the deal with which the last match began, and may have known it. */
  public boolean isRepeated() {
    return source != match || number.isPresent();
  }

  /** For how many seats it was. */
  int seats() {
    return nonces.hex().size();
  }
}
