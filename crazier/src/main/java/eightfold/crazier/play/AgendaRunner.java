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
  static void on(CrazierTable table) {
    table.work.taken = 0;
    on(table, 0);
  }

  /** Goes on as far as the agenda has at least so many tasks. */
  static void on(CrazierTable table, int least) {
    int size = Math.max(1, least);
    DataList<Task> agenda = table.work.agenda;
    while (agenda.size() >= size && !table.isOver() && table.work.open.isEmpty()) {
      Task task = agenda.last();
      if (task instanceof Task.Await && CrazierTurns.anybodyActs(table)) {
        return;
      }
      if (++table.work.taken > MOST_WORK) {
        CrazierTurns.limit(table);
        return;
      }
      agenda.drop();
      carryOut(table, task);
    }
  }

  /** Does a task, or begins to: what is left of it goes back on the agenda. */
  private static void carryOut(CrazierTable table, Task task) {
    switch (task) {
      case Task.Effects effects -> EffectInterpreter.next(table, effects);
      case Task.Checkpoint _ -> CrazierTurns.checkpoint(table);
      case Task.Fresh _ -> TriggeredAbilities.fresh(table);
      case Task.EndOutermost end -> TriggeredAbilities.endOutermost(table, end);
      case Task.Finish finish -> EffectInterpreter.finish(table, finish.env());
      case Task.NextTurn _ -> CrazierTurns.next(table);
      case Task.Enter enter -> CrazierTurns.enter(table, enter.phase());
      case Task.CollectTurn turn -> AbilityTriggers.turn(table, turn.begins());
      case Task.MemberDraws draws -> CrazierTurns.draws(table, draws.seat());
      case Task.MemberDecided decided -> CrazierTurns.decided(table, decided.seat());
      case Task.Close _ -> CrazierTurns.close(table);
      case Task.Await _ -> {
        // as soon as all its players are done, the phase is over
      }
      case Task.Redo redo -> CrazierTurns.redo(table, redo);
      case Task.Rest rest -> TriggeredAbilities.rest(table, rest.batch());
      case Task.NextPicked picked -> TriggeredAbilities.nextPicked(table, picked.batch());
      case Task.Remembered it -> TriggeredAbilities.remembered(table, it.triggered());
      case Task.Offered it -> TriggeredAbilities.offered(table, it.env(), it.effects());
      case Task.Bind bind -> Decisions.bind(table, bind.env(), bind.as(), bind.cards());
      case Task.Chosen chosen -> Decisions.bind(table, chosen.env(), chosen.choice().as(), true);
      case Task.FoundInStock it -> Decisions.foundInStock(table, it.env(), it.search());
      case Task.Arranged it -> CardMoves.put(table, it.env(), it.move(), table.work.answer);
      case Task.ForEach each -> EffectInterpreter.forEach(table, each);
      case Task.Passing passing -> CardMoves.passing(table, passing);
      case Task.Bring bring -> CardMoves.bring(table, bring);
      case Task.FinishEvent event -> CardMoves.finishEvent(table, event.card());
      case Task.Meet meet -> Substitutions.meet(table, meet.occurrence(), meet.excluded());
      case Task.Attempt attempt -> Substitutions.attempt(table, attempt);
      case Task.Answered answered -> Substitutions.answered(table, answered.attempt());
      case Task.Perish perish -> CardMoves.perish(table, perish.env(), perish.as());
    }
  }
}
