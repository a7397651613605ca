package eightfold.crazier.play;

/** Does what is on the agenda, the latest first, until a seat must act or choose. */
final class Run {
  /**
   * So many tasks no act of these cards takes; a card set that turns in circles ends the game here,
   * as one that goes beyond its limit of acts.
   */
  static final int MOST_WORK = 50_000;

  private Run() {}

  /** Goes on to the next action or decision that a player must make. */
  static void on(Table table) {
    table.work = 0;
    on(table, 0);
  }

  /** Goes on as far as the agenda has at least so many tasks. */
  static void on(Table table, int least) {
    while (!waits(table) && table.agenda.size() >= Math.max(1, least)) {
      if (++table.work > MOST_WORK) {
        Turns.limit(table);
        return;
      }
      step(table, table.agenda.removeLast());
    }
  }

  /** Whether nothing goes on without a player. */
  static boolean waits(Table table) {
    return table.over
        || table.pending.isPresent()
        || !table.agenda.isEmpty()
            && table.agenda.getLast() instanceof Task.Await
            && Turns.anybodyActs(table);
  }

  private static void step(Table table, Task task) {
    switch (task) {
      case Task.NextTurn() -> Turns.next(table);
      case Task.Enter(Phase phase) -> Turns.enter(table, phase);
      case Task.CollectTurn(boolean begins) -> Triggers.turn(table, begins);
      case Task.MemberDraws(int seat) -> Turns.draws(table, seat);
      case Task.MemberDecided(int seat) -> Turns.decided(table, seat);
      case Task.Await() -> {}
      case Task.Close() -> Turns.close(table);
      case Task.Redo redo -> Turns.redo(table, redo);
      case Task.Checkpoint() -> Turns.checkpoint(table);
      case Task.Fresh() -> Batches.fresh(table);
      case Task.Rest(var batch) -> Batches.rest(table, batch);
      case Task.PickNext(var batch) -> Batches.pickNext(table, batch);
      case Task.NextPicked(var batch) -> Batches.nextPicked(table, batch);
      case Task.Use(var triggered, boolean remembered) -> Batches.use(table, triggered, remembered);
      case Task.Remembered(var triggered) -> Batches.remembered(table, triggered);
      case Task.Offered(int env, var effects) -> Batches.offered(table, env, effects);
      case Task.EndOutermost(int span, int before) -> {
        table.span = span;
        table.before = before;
      }
      case Task.Effects effects -> Doing.next(table, effects);
      case Task.Finish(int env) -> Doing.finish(table, env);
      case Task.Bind(int env, String as, boolean cards) -> Choosing.bind(table, env, as, cards);
      case Task.FoundInStock(int env, String as) -> Choosing.foundInStock(table, env, as);
      case Task.Arranged(int env, var move) -> Moving.put(table, env, move, table.answer);
      case Task.ForEach each -> Doing.forEach(table, each);
      case Task.Passing passing -> Moving.passing(table, passing);
      case Task.Bring bring -> Moving.bring(table, bring);
      case Task.FinishEvent(int card) -> Moving.finishEvent(table, card);
      case Task.Meet(var occurrence, var excluded) ->
          Substituting.meet(table, occurrence, excluded);
      case Task.Attempt attempt -> Substituting.attempt(table, attempt);
      case Task.Answered(var attempt) -> Substituting.answered(table, attempt);
      case Task.Perish(int env, String as) -> Moving.perish(table, env, as);
    }
  }
}
