package eightfold.testkit.oracle;

import eightfold.cards.Kind;
import eightfold.rules.Element.Several.Chain;
import java.util.List;
import java.util.Optional;
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
   */
  public record Row(
      Set<Chain> chains,
      boolean invited,
      boolean closed,
      boolean idle,
      boolean parried,
      Optional<Awaits> asks) {
    static final Row EMPTY = new Row(Set.of(), false, false, false, false, Optional.empty());

    public Row {
      chains = Set.copyOf(chains);
    }

    Row asParry() {
      return new Row(chains, invited, closed, idle, true, asks);
    }

    Row asks(Optional<Awaits> to) {
      return new Row(chains, invited, closed, idle, parried, to);
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
   */
  public record Noted(
      int draws, int drawsBy, int skips, int parriable, int parriableBy, boolean again) {
    static final Noted NOTHING = new Noted(0, Kind.NONE, 0, 0, Kind.NONE, false);

    Noted moreDraws(int more, int by) {
      return new Noted(draws + more, by, skips, parriable, parriableBy, again);
    }

    Noted moreSkips(int more) {
      return new Noted(draws, drawsBy, skips + more, parriable, parriableBy, again);
    }

    Noted moreParriable(int more, int by) {
      return new Noted(draws, drawsBy, skips, parriable + more, by, again);
    }

    Noted withoutAgain() {
      return new Noted(draws, drawsBy, skips, parriable, parriableBy, false);
    }

    Noted withAgain() {
      return new Noted(draws, drawsBy, skips, parriable, parriableBy, true);
    }
  }
}
