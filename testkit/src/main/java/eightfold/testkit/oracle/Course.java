package eightfold.testkit.oracle;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What is counted, and kept in mind, in a deal.
 *
 * @param clockwise the direction of play
 * @param dealer who dealt
 * @param deal number of the deal in the match, from 1
 * @param left the seats that have not dropped out of the match, in rising order
 * @param passes passes in a row
 * @param played cards played
 * @param acts acts done
 * @param silence whether nobody may speak
 * @param opened the seats that need no opening any more
 */
public record Course(
    boolean clockwise,
    int dealer,
    int deal,
    List<Integer> left,
    int passes,
    int played,
    int acts,
    boolean silence,
    Set<Integer> opened) {
  public Course {
    left = List.copyOf(left);
    opened = Set.copyOf(opened);
  }

  /** The other seats that are left. */
  int others() {
    return left.size() - 1;
  }

  Course left(List<Integer> to) {
    return new Course(clockwise, dealer, deal, to, passes, played, acts, silence, opened);
  }

  Course turned() {
    return new Course(!clockwise, dealer, deal, left, passes, played, acts, silence, opened);
  }

  /** With the passes, cards played and openings as at another time, and silence as it was then. */
  Course counted(Course as) {
    return new Course(
        clockwise, dealer, deal, left, as.passes, as.played, acts, as.silence, as.opened);
  }

  Course passes(int to) {
    return new Course(clockwise, dealer, deal, left, to, played, acts, silence, opened);
  }

  Course onePlayed() {
    return new Course(clockwise, dealer, deal, left, 0, played + 1, acts, silence, opened);
  }

  Course oneAct() {
    return new Course(clockwise, dealer, deal, left, passes, played, acts + 1, silence, opened);
  }

  Course silenceTurned() {
    return new Course(clockwise, dealer, deal, left, passes, played, acts, !silence, opened);
  }

  Course opened(int seat) {
    Set<Integer> more = new TreeSet<>(opened);
    more.add(seat);
    return new Course(clockwise, dealer, deal, left, passes, played, acts, silence, more);
  }
}
