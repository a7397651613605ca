package eightfold.testkit.oracle;

import eightfold.cards.Kind;
import eightfold.game.Match;

/**
 * The draw penalty that waits; zero cards: there is none.
 *
 * @param cards how many cards
 * @param by the kind that last added to it
 * @param adder who last added to it, or handed it on
 * @param waitsOn the seat on which it waits without being pending, or nobody
 */
public record Debt(int cards, int by, int adder, int waitsOn) implements Part {
  static final Debt NONE = new Debt(0, Kind.NONE, Match.NOBODY, Match.NOBODY);

  Debt of(int so, int kind) {
    return new Debt(so, kind, adder, waitsOn);
  }

  /** Paid, or wiped out. */
  Debt cleared() {
    return of(0, Kind.NONE);
  }

  Debt adder(int to) {
    return new Debt(cards, by, to, waitsOn);
  }

  Debt waitsOn(int to) {
    return new Debt(cards, by, adder, to);
  }

  boolean owed() {
    return cards > 0;
  }

  /** Whether it is pending on the seat to act, if there is one. */
  boolean lies() {
    return waitsOn == Match.NOBODY;
  }
}
