package eightfold.play;

import eightfold.game.Awaits;
import eightfold.game.Refusal;
import java.util.List;
import java.util.stream.Stream;

/** All that a table of the shedding family may wait for. */
public final class AwaitedSteps {
  private static final List<Awaited> ALL =
      Stream.concat(steps(), CardActs.ALL.stream().map(CardAct::offer)).toList();

  private static final Awaited[] BY_TASK = byTask();

  private AwaitedSteps() {}

  private static Stream<Awaited> steps() {
    return Stream.of(
        turn(AgendaTask.PLAY, Awaits.PLAY),
        turn(AgendaTask.MORE, Awaits.of("more")),
        turn(AgendaTask.ANSWER, Awaits.of("answer")).declined(TurnActs::misses),
        turn(AgendaTask.FOLLOW, Awaits.of("follow")),
        Awaited.of(AgendaTask.SUIT, Awaits.of("suit"))
            .refuses(AwaitedSteps::suit)
            .lists(AwaitedSteps::listSuits)
            .asks((t, seat) -> "refusals.first-declare-suit"),
        Awaited.of(AgendaTask.RANK, Awaits.of("rank"))
            .refuses(AwaitedSteps::rank)
            .lists((t, seat, into) -> listRanks(Ranks.callable(t, seat), into, 0))
            .asks((t, seat) -> "refusals.first-call-rank"),
        Awaited.of(AgendaTask.TAKE, Awaits.of("take"))
            .refuses(AwaitedSteps::take)
            .lists(AwaitedSteps::listTake)
            .declined(Dealing::declined)
            .asks((t, seat) -> "refusals.first-take"),
        Awaited.of(AgendaTask.GIVE, Awaits.of("give"))
            .refuses(AwaitedSteps::give)
            .lists(AwaitedSteps::listGifts)
            .declined(TurnActs::givesNothing)
            .asks(
                (t, seat) ->
                    PublicState.answersGift(t)
                        ? "refusals.first-answer-gift"
                        : "refusals.first-give"),
        // what may be named has higher numbers than a call, and is listed after it
        Awaited.of(AgendaTask.TARGET, Awaits.of("target"))
            .refuses(AwaitedSteps::target)
            .asks((t, seat) -> "refusals.first-target-duel"),
        Awaited.of(AgendaTask.GRAB, new Awaits("grab", true))
            .declined(Grabs::pass)
            .asks(
                (t, seat) ->
                    (PublicState.actors(t) >>> seat & 1) != 0
                        ? "refusals.first-grab"
                        : "refusals.first-others-grab"));
  }

  private static Awaited[] byTask() {
    Awaited[] tasks = new Awaited[AgendaTask.values().length];
    ALL.forEach(awaited -> tasks[awaited.task().ordinal()] = awaited);
    return tasks;
  }

  /**
   * What is awaited with this task.
   *
   * @param task one that waits for a seat
   */
  public static Awaited of(AgendaTask task) {
    return BY_TASK[task.ordinal()];
  }

  /** A turn, or a part of one, in which each act says for itself whether it can be done. */
  private static Awaited turn(AgendaTask task, Awaits awaits) {
    return Awaited.of(task, awaits)
        .refuses((t, seat, act) -> FamilyActs.of(act).unasked(t, seat, act))
        .lists(LegalActs::listTurn)
        .declined((t, seat) -> Turns.pass(t, seat, true));
  }

  private static int give(Table t, int seat, int act) {
    if (!Trade.answering(t)) {
      return Gifts.refusal(t, seat, act);
    }
    if (act == Acts.PASS) {
      return Refusal.ALLOWED;
    }
    return Acts.gives(act) ? Trade.refusal(t, seat, Acts.kind(act)) : Refusal.DECISION_OWED;
  }

  private static int target(Table t, int seat, int act) {
    if (!Acts.targets(act)) {
      return Refusal.DECISION_OWED;
    }
    return (Situation.nameable(t, seat) >>> act - Acts.TARGET & 1) != 0
        ? Refusal.ALLOWED
        : Refusal.NO_SUCH_SEAT;
  }

  /** The starter may be taken as long as a card is left that could be turned instead. */
  private static int take(Table t, int seat, int act) {
    if (act == Acts.TAKE) {
      return t.stockCount() > 0 ? Refusal.ALLOWED : Refusal.NOTHING_TO_DRAW;
    }
    return act == Acts.PASS ? Refusal.ALLOWED : Refusal.DECISION_OWED;
  }

  private static int suit(Table t, int seat, int act) {
    if (Acts.declaresRank(act) && Ranks.beside(t) != 0) {
      return (Ranks.beside(t) >>> act - Acts.RANK & 1) != 0
          ? Refusal.ALLOWED
          : Refusal.DECLARATION_NOT_ALLOWED;
    }
    if (!Acts.declares(act)) {
      return Refusal.DECISION_OWED;
    }
    return (Suits.declarable(t, seat) >>> act - Acts.SUIT & 1) != 0
        ? Refusal.ALLOWED
        : Refusal.DECLARATION_NOT_ALLOWED;
  }

  private static int rank(Table t, int seat, int act) {
    if (!Acts.declaresRank(act)) {
      return Refusal.DECISION_OWED;
    }
    return (Ranks.callable(t, seat) >>> act - Acts.RANK & 1) != 0
        ? Refusal.ALLOWED
        : Refusal.DECLARATION_NOT_ALLOWED;
  }

  private static int listSuits(Table t, int seat, int[] into) {
    int n = 0;
    for (int suits = Suits.declarable(t, seat); suits != 0; suits &= suits - 1) {
      into[n++] = Acts.SUIT + Integer.numberOfTrailingZeros(suits);
    }
    return listRanks(Ranks.beside(t), into, n);
  }

  private static int listRanks(int ranks, int[] into, int from) {
    int n = from;
    for (int rest = ranks; rest != 0; rest &= rest - 1) {
      into[n++] = Acts.RANK + Integer.numberOfTrailingZeros(rest);
    }
    return n;
  }

  private static int listTake(Table t, int seat, int[] into) {
    int n = 0;
    into[n++] = Acts.PASS;
    if (t.stockCount() > 0) {
      into[n++] = Acts.TAKE;
    }
    return n;
  }

  private static int listGifts(Table t, int seat, int[] into) {
    if (!Trade.answering(t)) {
      return Gifts.list(t, seat, into);
    }
    int n = LegalActs.gifts(t, seat, into, 0);
    into[n++] = Acts.PASS;
    return n;
  }
}
