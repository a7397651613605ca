package eightfold.play;

import eightfold.game.Awaits;
import eightfold.game.Refusal;
import java.util.List;
import java.util.stream.Stream;

/** All that a table of the shedding family may wait for. */
public final class AwaitedSteps {
  private static final List<Awaited> ALL =
      Stream.concat(steps(), CardActs.ALL.stream().map(CardAct::offer)).toList();

  private static final Awaited[] BY_STEP = byStep();

  private AwaitedSteps() {}

  private static Stream<Awaited> steps() {
    return Stream.of(
        turn(Table.PLAY, Awaits.PLAY),
        turn(Table.MORE, Awaits.of("more")),
        turn(Table.ANSWER, Awaits.of("answer")).declined(TurnActs::misses),
        turn(Table.FOLLOW, Awaits.of("follow")),
        Awaited.of(Table.SUIT, Awaits.of("suit"))
            .refuses(AwaitedSteps::suit)
            .lists(AwaitedSteps::listSuits)
            .asks((t, seat) -> "refusals.first-declare-suit"),
        Awaited.of(Table.RANK, Awaits.of("rank"))
            .refuses(AwaitedSteps::rank)
            .lists((t, seat, into) -> listRanks(Ranks.callable(t, seat), into, 0))
            .asks((t, seat) -> "refusals.first-call-rank"),
        Awaited.of(Table.TAKE, Awaits.of("take"))
            .refuses(AwaitedSteps::take)
            .lists(AwaitedSteps::listTake)
            .declined(Dealing::declined)
            .asks((t, seat) -> "refusals.first-take"),
        Awaited.of(Table.GIVE, Awaits.of("give"))
            .refuses(AwaitedSteps::give)
            .lists(AwaitedSteps::listGifts)
            .declined(TurnActs::givesNothing)
            .asks(
                (t, seat) ->
                    PublicState.answersGift(t)
                        ? "refusals.first-answer-gift"
                        : "refusals.first-give"),
        // what may be named has higher numbers than a call, and is listed after it
        Awaited.of(Table.TARGET, Awaits.of("target"))
            .refuses(AwaitedSteps::target)
            .asks((t, seat) -> "refusals.first-target-duel"),
        Awaited.of(Table.GRAB, new Awaits("grab", true))
            .declined(Grabs::pass)
            .asks(
                (t, seat) ->
                    (PublicState.actors(t) >>> seat & 1) != 0
                        ? "refusals.first-grab"
                        : "refusals.first-others-grab"));
  }

  private static Awaited[] byStep() {
    Awaited[] steps = new Awaited[ALL.size()];
    ALL.forEach(awaited -> steps[awaited.step()] = awaited);
    return steps;
  }

  /**
   * What has this number on the agenda.
   *
   * @param step of something that is awaited
   */
  public static Awaited of(int step) {
    return BY_STEP[step];
  }

  /** A turn, or a part of one, in which each act says for itself whether it can be done. */
  private static Awaited turn(int step, Awaits awaits) {
    return Awaited.of(step, awaits)
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
