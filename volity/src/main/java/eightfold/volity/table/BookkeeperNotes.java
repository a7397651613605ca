package eightfold.volity.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What stands between the referee and its bookkeeper. It never changes; its methods make another.
 *
 * @param question what the bookkeeper is asked, or was: until the table has done what follows from
 *     it
 * @param prepared whether the bookkeeper knows the game by the address that the referee has now
 * @param reports records that the bookkeeper has not taken yet
 * @param asked how often it was called
 */
record BookkeeperNotes(
    Optional<BookkeeperQuestion> question,
    boolean prepared,
    List<BookkeeperReport> reports,
    long asked) {
  static final BookkeeperNotes NONE = new BookkeeperNotes(Optional.empty(), false, List.of(), 0);

  BookkeeperNotes {
    reports = List.copyOf(reports);
  }

  /** Whether the question with this id waits for its answer. */
  boolean isAsking(String id) {
    return question.filter(one -> one.id().equals(id)).isPresent();
  }

  /** Whether a call with this id waits for its answer. */
  boolean waitsFor(String id) {
    return isAsking(id) || reports.stream().anyMatch(report -> report.id().equals(id));
  }

  BookkeeperNotes prepared(boolean now) {
    return new BookkeeperNotes(question, now, reports, asked);
  }

  BookkeeperNotes asks(BookkeeperQuestion other) {
    return new BookkeeperNotes(Optional.of(other), prepared, reports, asked);
  }

  BookkeeperNotes asksNothing() {
    return new BookkeeperNotes(Optional.empty(), prepared, reports, asked);
  }

  BookkeeperNotes called() {
    return new BookkeeperNotes(question, prepared, reports, asked + 1);
  }

  BookkeeperNotes with(BookkeeperReport report) {
    return new BookkeeperNotes(question, prepared, FixedCopies.with(reports, report), asked);
  }

  BookkeeperNotes without(Predicate<BookkeeperReport> which) {
    List<BookkeeperReport> rest = new ArrayList<>(reports);
    rest.removeIf(which);
    return new BookkeeperNotes(question, prepared, rest, asked);
  }
}
