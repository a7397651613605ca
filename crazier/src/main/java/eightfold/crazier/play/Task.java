package eightfold.crazier.play;

import eightfold.crazier.cards.Effect;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Something still to be done. The agenda is a stack of these; each is data, so that a table can be
 * copied in the middle of an ability. Numbers named {@code env} are places in the table's list of
 * abilities being used.
 */
public sealed interface Task {
  /** It names no card that somebody does not see. */
  sealed interface Plain extends Task {}

  /** It takes up what was picked among cards that perhaps only one seat sees. */
  sealed interface Picked extends Task {}

  /** What it holds follows from hidden cards: it is another where these lie otherwise. */
  sealed interface OfHidden extends Task {}

  /** Does it, or begins to: what is left of it goes back on the agenda. */
  void carryOut(Table table);

  // those of which one is as good as another

  Task NEXT_TURN = new NextTurn();
  Task CLOSE = new Close();
  Task CHECKPOINT = new Checkpoint();
  Task FRESH = new Fresh();
  Task AWAIT = new Await();
  Task TURN_BEGINS = new CollectTurn(true);
  Task TURN_ENDS = new CollectTurn(false);

  /** By the phases in their order. */
  List<Task> ENTER = Arrays.stream(Phase.values()).<Task>map(Enter::new).toList();

  /** By seats. */
  List<Task> MEMBER_DRAWS =
      IntStream.range(0, Table.MOST_SEATS).<Task>mapToObj(MemberDraws::new).toList();

  // turns (B.5)

  record NextTurn() implements Plain {
    @Override
    public void carryOut(Table table) {
      Turns.next(table);
    }
  }

  record Enter(Phase phase) implements Plain {
    @Override
    public void carryOut(Table table) {
      Turns.enter(table, phase);
    }
  }

  record CollectTurn(boolean begins) implements Plain {
    @Override
    public void carryOut(Table table) {
      Triggers.turn(table, begins);
    }
  }

  record MemberDraws(int seat) implements Plain {
    @Override
    public void carryOut(Table table) {
      Turns.draws(table, seat);
    }
  }

  record MemberDecided(int seat) implements Plain {
    @Override
    public void carryOut(Table table) {
      Turns.decided(table, seat);
    }
  }

  /** The main phase waits for its players. */
  record Await() implements Plain {
    @Override
    public void carryOut(Table table) {
      // as soon as all its players are done, the phase is over
    }
  }

  record Close() implements Plain {
    @Override
    public void carryOut(Table table) {
      Turns.close(table);
    }
  }

  /** Whether the others let a seat play its turn again (HON-3). */
  record Redo(int seat, List<Integer> others, boolean answered) implements Plain {
    @Override
    public void carryOut(Table table) {
      Turns.redo(table, this);
    }
  }

  // timing

  record Checkpoint() implements Plain {
    @Override
    public void carryOut(Table table) {
      Turns.checkpoint(table);
    }
  }

  /** Takes up the batches that arose since the outermost ability or action began (COND-9). */
  record Fresh() implements Plain {
    @Override
    public void carryOut(Table table) {
      TriggeredAbilities.fresh(table);
    }
  }

  record Rest(List<Triggered> batch) implements Plain {
    @Override
    public void carryOut(Table table) {
      TriggeredAbilities.rest(table, batch);
    }
  }

  record NextPicked(List<Triggered> batch) implements Plain {
    @Override
    public void carryOut(Table table) {
      TriggeredAbilities.nextPicked(table, batch);
    }
  }

  record Remembered(Triggered triggered) implements Plain {
    @Override
    public void carryOut(Table table) {
      TriggeredAbilities.remembered(table, triggered);
    }
  }

  record Offered(int env, List<Effect> effects) implements Plain {
    @Override
    public void carryOut(Table table) {
      TriggeredAbilities.offered(table, env, effects);
    }
  }

  /** Ends what is outermost when all is done that it has triggered. */
  record EndOutermost(int span, int before) implements OfHidden {
    @Override
    public void carryOut(Table table) {
      TriggeredAbilities.endOutermost(table, this);
    }
  }

  // abilities

  record Effects(int env, List<Effect> effects, int next) implements Plain {
    @Override
    public void carryOut(Table table) {
      EffectInterpreter.next(table, this);
    }
  }

  record Finish(int env) implements Plain {
    @Override
    public void carryOut(Table table) {
      EffectInterpreter.finish(table, env);
    }
  }

  /** The answer becomes the value of a variable. */
  record Bind(int env, String as, boolean cards) implements Plain {
    @Override
    public void carryOut(Table table) {
      Decisions.bind(table, env, as, cards);
    }
  }

  /** The cards that were chosen become the value of a variable. */
  record Chosen(int env, Effect.ChooseCards choice) implements Picked {
    @Override
    public void carryOut(Table table) {
      Decisions.bind(table, env, choice.as(), true);
    }
  }

  record FoundInStock(int env, Effect.SearchStock search) implements Picked {
    @Override
    public void carryOut(Table table) {
      Decisions.foundInStock(table, env, search);
    }
  }

  record Arranged(int env, Effect.Move move) implements Picked {
    @Override
    public void carryOut(Table table) {
      CardMoves.put(table, env, move, table.work.answer);
    }
  }

  record ForEach(int env, Effect.ForEachPlayer each, IntList seats, int next) implements Plain {
    @Override
    public void carryOut(Table table) {
      EffectInterpreter.forEach(table, this);
    }
  }

  record Passing(int count, IntList seats, List<IntList> chosen, boolean answered)
      implements OfHidden {
    @Override
    public void carryOut(Table table) {
      CardMoves.passing(table, this);
    }
  }

  // cards

  /** How a card comes from an ability onto the table. */
  enum Way {
    INTO_PLAY,
    PLAYED,
    ABILITY_ONLY
  }

  record Bring(int env, int card, IntList sides, Way way, boolean answered) implements OfHidden {
    @Override
    public void carryOut(Table table) {
      CardMoves.bring(table, this);
    }
  }

  record FinishEvent(int card) implements Plain {
    @Override
    public void carryOut(Table table) {
      CardMoves.finishEvent(table, card);
    }
  }

  // what would happen (A.16)

  record Meet(Occurrence occurrence, List<AbilityContext.Source> excluded) implements Plain {
    @Override
    public void carryOut(Table table) {
      Substitutions.meet(table, occurrence, excluded);
    }
  }

  record Attempt(
      Occurrence occurrence,
      List<AbilityContext.Source> candidates,
      int at,
      List<AbilityContext.Source> excluded)
      implements Plain {
    @Override
    public void carryOut(Table table) {
      Substitutions.attempt(table, this);
    }
  }

  record Answered(Attempt attempt) implements Plain {
    @Override
    public void carryOut(Table table) {
      Substitutions.answered(table, attempt);
    }
  }

  record Perish(int env, String as) implements Plain {
    @Override
    public void carryOut(Table table) {
      CardMoves.perish(table, env, as);
    }
  }
}
