package eightfold.crazier.play;

import eightfold.crazier.cards.AbilityEffect;
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
      IntStream.range(0, Numbering.MOST_SEATS).<Task>mapToObj(MemberDraws::new).toList();

  // turns (B.5)

  record NextTurn() implements Plain {}

  record Enter(Phase phase) implements Plain {}

  record CollectTurn(boolean begins) implements Plain {}

  record MemberDraws(int seat) implements Plain {}

  record MemberDecided(int seat) implements Plain {}

  /** The main phase waits for its players. */
  record Await() implements Plain {}

  record Close() implements Plain {}

  /** Whether the others let a seat play its turn again (HON-3). */
  record Redo(int seat, List<Integer> others, boolean answered) implements Plain {}

  // timing

  record Checkpoint() implements Plain {}

  /** Takes up the batches that arose since the outermost ability or action began (COND-9). */
  record Fresh() implements Plain {}

  record Rest(List<Triggered> batch) implements Plain {}

  record NextPicked(List<Triggered> batch) implements Plain {}

  record Remembered(Triggered triggered) implements Plain {}

  record Offered(int env, List<AbilityEffect> effects) implements Plain {}

  /** Ends what is outermost when all is done that it has triggered. */
  record EndOutermost(int span, int before) implements OfHidden {}

  // abilities

  record Effects(int env, List<AbilityEffect> effects, int next) implements Plain {}

  record Finish(int env) implements Plain {}

  /** The answer becomes the value of a variable. */
  record Bind(int env, String as, boolean cards) implements Plain {}

  /** The cards that were chosen become the value of a variable. */
  record Chosen(int env, AbilityEffect.ChooseCards choice) implements Picked {}

  record FoundInStock(int env, AbilityEffect.SearchStock search) implements Picked {}

  record Arranged(int env, AbilityEffect.Move move) implements Picked {}

  record ForEach(int env, AbilityEffect.ForEachPlayer each, IntList seats, int next)
      implements Plain {}

  record Passing(int count, IntList seats, List<IntList> chosen, boolean answered)
      implements OfHidden {}

  // cards

  /** How a card comes from an ability onto the table. */
  enum Way {
    INTO_PLAY,
    PLAYED,
    ABILITY_ONLY
  }

  record Bring(int env, int card, IntList sides, Way way, boolean answered) implements OfHidden {}

  record FinishEvent(int card) implements Plain {}

  // what would happen (A.16)

  record Meet(Occurrence occurrence, List<AbilityContext.Source> excluded) implements Plain {}

  record Attempt(
      Occurrence occurrence,
      List<AbilityContext.Source> candidates,
      int at,
      List<AbilityContext.Source> excluded)
      implements Plain {}

  record Answered(Attempt attempt) implements Plain {}

  record Perish(int env, String as) implements Plain {}
}
