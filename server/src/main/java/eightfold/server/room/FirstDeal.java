package eightfold.server.room;

import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.game.Reply;
import eightfold.record.DealKey;
import eightfold.record.Nonces;
import java.util.ArrayList;
import java.util.List;

/**
 * Whence the first deal of the match that began last comes, so that it can be dealt again, and what
 * has been done in it, where one plays alone and may take acts back.
 *
 * @param match the number of that match
 * @param source the match of whose first secret it was dealt: itself, or an earlier one
 * @param nonces what the seats had added to that secret
 * @param lines the acts of a match with one seat so far, as they were submitted
 */
public record FirstDeal(int match, int source, Nonces nonces, List<String> lines) {
  public FirstDeal {
    lines = List.copyOf(lines);
  }

  /** Nothing has been dealt at a table of so many seats. */
  static FirstDeal none(int seats) {
    return new FirstDeal(0, 0, Nonces.none(seats), List.of());
  }

  /** Another match has begun, of its own secret. */
  FirstDeal next(int number, Nonces added) {
    return new FirstDeal(number, number, added, List.of());
  }

  /** Another match has begun with the same deal. */
  FirstDeal repeated(int number) {
    return new FirstDeal(number, source, nonces, List.of());
  }

  FirstDeal and(String line) {
    List<String> all = new ArrayList<>(lines);
    all.add(line);
    return new FirstDeal(match, source, nonces, all);
  }

  /** Without the last act. */
  FirstDeal withoutLast() {
    return new FirstDeal(match, source, nonces, lines.subList(0, lines.size() - 1));
  }

  /** Of which match the secret of a deal is. */
  int sourceOf(int ofMatch, int deal) {
    return ofMatch == match && deal == 1 ? source : ofMatch;
  }

  /** The match as it has begun. */
  Match begin(Game game, DealSecrets secrets) {
    return game.begin(Opening.of(seats()), DealKey.chance(secrets.of(source, 1), nonces, 1));
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

  /** Whether the last match began with the deal of an earlier one. */
  public boolean isRepeated() {
    return source != match;
  }

  /** For how many seats it was. */
  int seats() {
    return nonces.hex().size();
  }
}
