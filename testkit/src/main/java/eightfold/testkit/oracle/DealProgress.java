package eightfold.testkit.oracle;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * How far a deal has come.
 *
 * @param clockwise the direction of play
 * @param dealer who dealt
 * @param number of the deal in the match, from 1
 * @param left the seats that take turns, in rising order
 * @param out the seats that have left the deal, their hands being empty
 * @param counts what is counted
 * @param silence whether nobody may speak
 * @param opened the seats that need no opening any more
 */
public record DealProgress(
    boolean clockwise,
    int dealer,
    int number,
    List<Integer> left,
    List<Integer> out,
    Counts counts,
    boolean silence,
    Set<Integer> opened)
    implements Part {
  public DealProgress {
    left = List.copyOf(left);
    out = List.copyOf(out);
    opened = Set.copyOf(opened);
  }

  /** Passes in a row, cards played and acts done. */
  public record Counts(int passes, int played, int acts) {}

  static DealProgress begins(boolean clockwise, int dealer, int number, List<Integer> left) {
    Counts zero = new Counts(0, 0, 0);
    return new DealProgress(clockwise, dealer, number, left, List.of(), zero, false, Set.of());
  }

  /** The seats that have not dropped out of the match. */
  List<Integer> inMatch() {
    return Stream.concat(left.stream(), out.stream()).sorted().toList();
  }

  /** A seat leaves the deal. */
  DealProgress leaves(Integer seat) {
    return new DealProgress(
        clockwise,
        dealer,
        number,
        Copies.minus(left, seat),
        Copies.plus(out, seat),
        counts,
        silence,
        opened);
  }

  DealProgress turned() {
    return new DealProgress(!clockwise, dealer, number, left, out, counts, silence, opened);
  }

  private DealProgress counts(int passes, int played, int acts) {
    Counts to = new Counts(passes, played, acts);
    return new DealProgress(clockwise, dealer, number, left, out, to, silence, opened);
  }

  DealProgress passes(int to) {
    return counts(to, counts.played, counts.acts);
  }

  DealProgress onePlayed() {
    return counts(0, counts.played + 1, counts.acts);
  }

  DealProgress oneAct() {
    return counts(counts.passes, counts.played, counts.acts + 1);
  }

  DealProgress silenceTurned() {
    return new DealProgress(clockwise, dealer, number, left, out, counts, !silence, opened);
  }

  DealProgress opened(int seat) {
    Set<Integer> more = Copies.with(opened, seat);
    return new DealProgress(clockwise, dealer, number, left, out, counts, silence, more);
  }

  /** As at another time, but for who is in it and the number of acts. */
  DealProgress backTo(DealProgress then) {
    Counts back = new Counts(then.counts.passes, then.counts.played, counts.acts);
    return new DealProgress(
        then.clockwise, dealer, number, left, out, back, then.silence, then.opened);
  }
}
