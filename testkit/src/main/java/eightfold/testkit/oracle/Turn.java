package eightfold.testkit.oracle;

import eightfold.cards.Kind;
import eightfold.rules.Element.Several.Chain;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * A turn.
 *
 * @param seat whose it is
 * @param awaits what the seat owes
 * @param starter whether it is the dealer's over the starter, in which nobody calls
 * @param laid the cards laid in it
 * @param row what these leave open
 * @param draws how many cards were drawn in it, debts aside
 * @param drawn the last of them, or {@link Kind#NONE}
 * @param lacked whether the seat has had no card that it could play, in this turn
 * @param blocked whether a call still owed keeps the only card in the hand
 * @param noted what its cards caused so far
 */
public record Turn(
    int seat,
    Awaits awaits,
    boolean starter,
    List<Integer> laid,
    Row row,
    int draws,
    int drawn,
    boolean lacked,
    boolean blocked,
    Noted noted) {
  public Turn {
    laid = List.copyOf(laid);
  }

  static Turn of(int seat, Awaits awaits) {
    return new Turn(
        seat, awaits, false, List.of(), Row.EMPTY, 0, Kind.NONE, false, false, Noted.NOTHING);
  }

  Turn awaits(Awaits to) {
    return new Turn(seat, to, starter, laid, row, draws, drawn, lacked, blocked, noted);
  }

  /** Whether nothing but the starter has been laid in it. */
  boolean overStarter() {
    return starter && laid.size() == 1;
  }

  Turn asStarter() {
    return new Turn(seat, awaits, true, laid, row, draws, drawn, lacked, blocked, noted);
  }

  Turn laid(List<Integer> to) {
    return new Turn(seat, awaits, starter, to, row, draws, drawn, lacked, blocked, noted);
  }

  Turn row(Row to) {
    return new Turn(seat, awaits, starter, laid, to, draws, drawn, lacked, blocked, noted);
  }

  Turn drew(int kind) {
    return new Turn(seat, awaits, starter, laid, row, draws + 1, kind, lacked, blocked, noted);
  }

  /** As if nothing had been drawn in it. */
  Turn beforeAnyDraw() {
    return new Turn(seat, awaits, starter, laid, row, 0, Kind.NONE, lacked, blocked, noted);
  }

  Turn hasLacked() {
    return new Turn(seat, awaits, starter, laid, row, draws, drawn, true, blocked, noted);
  }

  /** What the seat lacked before a card was given to it counts no more. */
  Turn afterAGift() {
    return new Turn(seat, awaits, starter, laid, row, draws, drawn, false, blocked, noted);
  }

  Turn blocked(boolean to) {
    return new Turn(seat, awaits, starter, laid, row, draws, drawn, lacked, to, noted);
  }

  Turn noted(Noted to) {
    return new Turn(seat, awaits, starter, laid, row, draws, drawn, lacked, blocked, to);
  }

  /**
   * How the cards of a turn stand: what may be laid on the last of them, and what it asks for.
   *
   * @param chains by which rules of several cards the turn may go on
   * @param invited whether the last card was laid because the one before may be followed
   * @param closed whether nothing more may be laid, whatever the last card is
   * @param idle whether the last card has no effect, being an opening without one
   * @param parried whether the last card parried a skip, and so adds none of its own
   * @param asks what its player has to declare when the turn closes
   * @param barred the suit that its player may not declare then
   * @param due whether the last card's effect waits for the next card, or for the close
   */
  public record Row(
      Set<Chain> chains,
      boolean invited,
      boolean closed,
      boolean idle,
      boolean parried,
      Optional<Awaits> asks,
      OptionalInt barred,
      boolean due) {
    static final Row EMPTY = new Row(Set.of(), false, false, false);

    public Row {
      chains = Set.copyOf(chains);
    }

    /** A row after a card, before anything is known of what it asks for. */
    Row(Set<Chain> chains, boolean invited, boolean closed, boolean idle) {
      this(chains, invited, closed, idle, false, Optional.empty(), OptionalInt.empty(), false);
    }

    Row asParry() {
      return new Row(chains, invited, closed, idle, true, asks, barred, due);
    }

    Row asks(Optional<Awaits> to) {
      return new Row(chains, invited, closed, idle, parried, to, barred, due);
    }

    Row barred(OptionalInt to) {
      return new Row(chains, invited, closed, idle, parried, asks, to, due);
    }

    Row due(boolean to) {
      return new Row(chains, invited, closed, idle, parried, asks, barred, to);
    }

    /** With nothing to be laid on its last card. */
    Row asClosed() {
      return new Row(chains, invited, true, idle, parried, asks, barred, due);
    }
  }

  /**
   * What the cards of a turn caused, to happen when it closes (semantics 3).
   *
   * @param draws cards that the next seat is to draw
   * @param drawsBy the kind that last caused some
   * @param skips seats to be passed over
   * @param parriable skips that may be answered
   * @param parriableBy the kind that last caused one
   * @param again whether the seat gets a further turn
   * @param early those of the skips that no earlier card's draws go before
   * @param misses turns that the next seat is to miss
   * @param missesBy the kind that last caused some
   */
  public record Noted(
      int draws,
      int drawsBy,
      int skips,
      int parriable,
      int parriableBy,
      boolean again,
      int early,
      int misses,
      int missesBy) {
    static final Noted NOTHING = new Noted(0, Kind.NONE, 0, 0, Kind.NONE, false, 0, 0, Kind.NONE);

    Noted moreDraws(int more, int by) {
      return new Noted(
          draws + more, by, skips, parriable, parriableBy, again, early, misses, missesBy);
    }

    Noted moreSkips(int more, boolean before) {
      int sooner = before ? early + more : early;
      return new Noted(
          draws, drawsBy, skips + more, parriable, parriableBy, again, sooner, misses, missesBy);
    }

    Noted moreParriable(int more, int by) {
      return new Noted(draws, drawsBy, skips, parriable + more, by, again, early, misses, missesBy);
    }

    Noted withoutAgain() {
      return new Noted(
          draws, drawsBy, skips, parriable, parriableBy, false, early, misses, missesBy);
    }

    Noted withAgain() {
      return new Noted(
          draws, drawsBy, skips, parriable, parriableBy, true, early, misses, missesBy);
    }

    Noted moreMisses(int more, int by) {
      return new Noted(
          draws, drawsBy, skips, parriable, parriableBy, again, early, misses + more, by);
    }
  }
}
