package eightfold.server.room;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.IntToLongFunction;

/**
 * The acts that wait at a table, in order of arrival. It never changes; its methods make another.
 */
record WaitingActs(List<DeferredAct> acts) {
  static final WaitingActs NONE = new WaitingActs(List.of());

  /**
   * So many acts of a seat wait at most. Nobody makes more in the second that they take; a program
   * that does is told.
   */
  static final int MOST_OF_A_SEAT = 4;

  WaitingActs {
    acts = List.copyOf(acts);
  }

  /** Those of a seat. */
  List<DeferredAct> of(int seat) {
    return acts.stream().filter(act -> act.seat() == seat).toList();
  }

  boolean hasAny(int seat) {
    return acts.stream().anyMatch(act -> act.seat() == seat);
  }

  /** Whether no more of a seat may wait. */
  boolean isFull(int seat) {
    return of(seat).size() >= MOST_OF_A_SEAT;
  }

  /** Whether what a seat does next is done after what it did before. */
  boolean holdsBack(int seat) {
    return of(seat).stream().anyMatch(DeferredAct::holdsBack);
  }

  /** Those of a seat that are done only after another one of it. */
  List<DeferredAct> behind(int seat) {
    return of(seat).stream().filter(DeferredAct::isBehind).toList();
  }

  /** The one that a command stands for. */
  Optional<DeferredAct> sameAs(Optional<Fact.Command> command) {
    return acts.stream().filter(act -> act.isSameAs(command)).findFirst();
  }

  /** When the first of them is due. */
  OptionalLong due() {
    return acts.stream().mapToLong(DeferredAct::due).min();
  }

  /**
   * The next one that is due by now: what was due first, then calls, catches and others.
   *
   * @param credit by how much acts of a seat are older than their arrival
   */
  Optional<DeferredAct> nextDue(long now, IntToLongFunction credit) {
    return acts.stream()
        .filter(act -> act.due() <= now)
        .min(
            Comparator.comparingLong(DeferredAct::due)
                .thenComparingInt(DeferredAct::rank)
                .thenComparingLong(act -> act.cameAt() - credit.applyAsLong(act.seat())));
  }

  WaitingActs and(DeferredAct act) {
    List<DeferredAct> more = new ArrayList<>(acts);
    more.add(act);
    return new WaitingActs(more);
  }

  WaitingActs without(DeferredAct act) {
    List<DeferredAct> rest = new ArrayList<>(acts);
    rest.remove(act);
    return new WaitingActs(rest);
  }

  WaitingActs without(Collection<DeferredAct> some) {
    List<DeferredAct> rest = new ArrayList<>(acts);
    rest.removeAll(some);
    return new WaitingActs(rest);
  }

  /** With another act in the place of one. */
  WaitingActs replaced(DeferredAct act, DeferredAct by) {
    List<DeferredAct> all = new ArrayList<>(acts);
    all.set(all.indexOf(act), by);
    return new WaitingActs(all);
  }

  /** What a seat did next is due now, unless the act before it waits again. */
  WaitingActs movedUp(int seat, long now) {
    return behind(seat).stream()
        .findFirst()
        .filter(_ -> !holdsBack(seat))
        .map(next -> replaced(next, next.dueAt(now)))
        .orElse(this);
  }
}
