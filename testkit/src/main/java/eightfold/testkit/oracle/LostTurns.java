package eightfold.testkit.oracle;

import eightfold.cards.Kind;
import java.util.Collections;
import java.util.List;

/**
 * The turns that seats are to lose.
 *
 * @param pending the skip that waits for an answer
 * @param over seats to be passed over when the turn leaves its player
 * @param behind seats to be passed over when the turn that runs ends
 * @param missed how many turns each seat misses as they come round
 * @param forfeited the seats that have lost their next turn by a false doubt
 */
public record LostTurns(
    Skip pending, int over, int behind, List<Integer> missed, List<Integer> forfeited)
    implements Part {
  public LostTurns {
    missed = List.copyOf(missed);
    forfeited = List.copyOf(forfeited);
  }

  /** A skip that waits: over how many seats, the kind that caused it, and who moved it last. */
  public record Skip(int seats, int by, int from) {
    static final Skip NONE = new Skip(0, Kind.NONE, -1);

    boolean waits() {
      return seats > 0;
    }
  }

  static LostTurns none(int seats) {
    return new LostTurns(Skip.NONE, 0, 0, Collections.nCopies(seats, 0), List.of());
  }

  LostTurns pending(Skip to) {
    return new LostTurns(to, over, behind, missed, forfeited);
  }

  LostTurns over(int to) {
    return new LostTurns(pending, to, behind, missed, forfeited);
  }

  LostTurns behind(int to) {
    return new LostTurns(pending, over, to, missed, forfeited);
  }

  LostTurns missed(List<Integer> to) {
    return new LostTurns(pending, over, behind, to, forfeited);
  }

  /** So many turns more, or fewer, for that seat to miss. */
  LostTurns misses(int seat, int more) {
    return missed(Copies.added(missed, seat, more));
  }

  LostTurns forfeited(List<Integer> to) {
    return new LostTurns(pending, over, behind, missed, to);
  }
}
