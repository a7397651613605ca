package eightfold.crazier.play;

import java.util.List;

/** What a table has still to do: its agenda, and what the abilities that are used hold ready. */
final class TableWork {
  /** What is still to be done, the next task last. */
  final DataList<Task> agenda = new DataList<>();

  /** The abilities that are being used, the innermost last. */
  final DataList<AbilityContext> envs = new DataList<>();

  /** What has been triggered and not yet been taken up. */
  final DataList<List<Triggered>> fresh = new DataList<>();

  /** For each destruction that is being settled, what was not spared. */
  final DataList<IntList> doomed = new DataList<>();

  final DataList<Obligation> obligations = new DataList<>();

  /** The decision that waits, if one does. */
  final DataList<OpenDecision> open = new DataList<>();

  /** All of them, as {@link FlatTable} writes them. */
  private final List<DataList<?>> lists = List.of(agenda, envs, fresh, doomed, obligations, open);

  /** The answer that the task done next goes on with: no part of how a game that waits stands. */
  IntList answer = IntList.NONE;

  /** How many tasks the act has taken so far; neither is this. */
  int taken;

  List<DataList<?>> lists() {
    return lists;
  }

  /** Has all to do that another has. */
  void become(TableWork other) {
    for (int i = 0; i < lists.size(); i++) {
      become(lists.get(i), other.lists.get(i));
    }
  }

  @SuppressWarnings("unchecked") // lists at the same place hold the same
  private static <T> void become(DataList<T> mine, DataList<?> theirs) {
    mine.become((DataList<T>) theirs);
  }

  /** Nothing is to be done. */
  void clear() {
    stop();
    obligations.clear();
  }

  /** Nothing of it is carried out any more; who was obliged to what can still be read. */
  void stop() {
    agenda.clear();
    envs.clear();
    fresh.clear();
    doomed.clear();
    open.clear();
  }
}
