package eightfold.crazier.play;

import eightfold.crazier.cards.Effect;
import java.util.List;

/**
 * Something still to be done. The agenda is a stack of these; each is data, so that a table can be
 * copied in the middle of an ability. Numbers named {@code env} are places in the table's list of
 * abilities being used.
 */
public sealed interface Task {
  // turns (B.5)

  record NextTurn() implements Task {}

  record Enter(Phase phase) implements Task {}

  record CollectTurn(boolean begins) implements Task {}

  record MemberDraws(int seat) implements Task {}

  record MemberDecided(int seat) implements Task {}

  /** The main phase waits for its players. */
  record Await() implements Task {}

  record Close() implements Task {}

  /** Whether the others let a seat play its turn again (HON-3). */
  record Redo(int seat, List<Integer> others, boolean answered) implements Task {}

  // timing

  record Checkpoint() implements Task {}

  /** Takes up the batches that arose since the outermost ability or action began (COND-9). */
  record Fresh() implements Task {}

  record Rest(List<Triggered> batch) implements Task {}

  record PickNext(List<Triggered> batch) implements Task {}

  record NextPicked(List<Triggered> batch) implements Task {}

  record Use(Triggered triggered, boolean remembered) implements Task {}

  record Remembered(Triggered triggered) implements Task {}

  record Offered(int env, List<Effect> effects) implements Task {}

  record EndOutermost(int span, int before) implements Task {}

  // abilities

  record Effects(int env, List<Effect> effects, int next) implements Task {}

  record Finish(int env) implements Task {}

  /** The answer becomes the value of a variable. */
  record Bind(int env, String as, boolean cards) implements Task {}

  record FoundInStock(int env, String as) implements Task {}

  record Arranged(int env, Effect.Move move) implements Task {}

  record ForEach(int env, Effect.ForEachPlayer each, List<Integer> seats) implements Task {}

  record Passing(int count, List<Integer> seats, List<List<Integer>> chosen, boolean answered)
      implements Task {}

  // cards

  /** How a card comes from an ability onto the table. */
  enum Way {
    INTO_PLAY,
    PLAYED,
    ABILITY_ONLY
  }

  record Bring(int env, int card, List<Integer> sides, Way way, boolean answered) implements Task {}

  record FinishEvent(int card) implements Task {}

  // what would happen (A.16)

  record Meet(Occurrence occurrence, List<Env.Source> excluded) implements Task {}

  record Attempt(
      Occurrence occurrence, List<Env.Source> candidates, int at, List<Env.Source> excluded)
      implements Task {}

  record Answered(Attempt attempt) implements Task {}

  record Perish(int env, String as) implements Task {}
}
