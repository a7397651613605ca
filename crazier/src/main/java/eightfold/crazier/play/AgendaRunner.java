package eightfold.crazier.play;

/** Does what is on the agenda, the latest first, until a seat must act or choose. */
final class AgendaRunner {
  /**
   * So many tasks no act of these cards takes; a card set that turns in circles ends the game here,
   * as one that goes beyond its limit of acts.
   */
  static final int MOST_WORK = 50_000;

  private AgendaRunner() {}

  /** Goes on to the next action or decision that a player must make. */
  static void on(Table table) {
    table.work.taken = 0;
    on(table, 0);
  }

  /** Goes on as far as the agenda has at least so many tasks. */
  static void on(Table table, int least) {
    int size = Math.max(1, least);
    DataList<Task> agenda = table.work.agenda;
    while (agenda.size() >= size && !table.isOver() && table.work.open.isEmpty()) {
      Task task = agenda.last();
      if (task instanceof Task.Await && Turns.anybodyActs(table)) {
        return;
      }
      if (++table.work.taken > MOST_WORK) {
        Turns.limit(table);
        return;
      }
      agenda.drop();
      task.carryOut(table);
    }
  }
}
