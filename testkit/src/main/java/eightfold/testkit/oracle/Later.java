package eightfold.testkit.oracle;

import eightfold.game.Match;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * What a turn leaves for later ones (semantics 13.5 and 13.6).
 *
 * @param missed how many turns each seat still misses
 * @param adder who last added to the draw penalty, or handed it on
 * @param waitsOn the seat on which the penalty waits without being pending, or nobody
 * @param tail seats to be passed over when the running turn ends
 * @param newHand whether the seat in turn has emptied its hand and takes a new one
 * @param cheat a card that lies there against the rules, and may still be taken back
 */
public record Later(
    List<Integer> missed,
    int adder,
    int waitsOn,
    int tail,
    boolean newHand,
    Optional<Cheat> cheat) {
  public Later {
    missed = List.copyOf(missed);
  }

  /** A card played against the rules, and the table before that. */
  public record Cheat(State before, int kind) {
    int offender() {
      return before.turn().seat();
    }
  }

  static Later nothing(int seats) {
    return new Later(
        Collections.nCopies(seats, 0), Match.NOBODY, Match.NOBODY, 0, false, Optional.empty());
  }

  Later missed(int seat, int turns) {
    List<Integer> to = State.replaced(missed, seat, turns);
    return new Later(to, adder, waitsOn, tail, newHand, cheat);
  }

  Later adder(int to) {
    return new Later(missed, to, waitsOn, tail, newHand, cheat);
  }

  Later waitsOn(int to) {
    return new Later(missed, adder, to, tail, newHand, cheat);
  }

  Later tail(int to) {
    return new Later(missed, adder, waitsOn, to, newHand, cheat);
  }

  Later newHand(boolean to) {
    return new Later(missed, adder, waitsOn, tail, to, cheat);
  }

  Later cheat(Optional<Cheat> to) {
    return new Later(missed, adder, waitsOn, tail, newHand, to);
  }

  /** Whether the penalty is pending on the seat to act, if there is one. */
  boolean lies() {
    return waitsOn == Match.NOBODY;
  }
}
