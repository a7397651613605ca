package eightfold.testkit.oracle;

import eightfold.game.Refusal;
import eightfold.rules.vocabulary.Element;
import java.util.ArrayList;
import java.util.List;

/** Which acts are legal, and why the others are not (NOTATION 3, semantics 4.18). */
final class LegalActs {
  private LegalActs() {}

  /** The code with which the act is refused, or {@link Rules#ALLOWED}. */
  static int refusal(Rules rules, State state, int seat, Act act) {
    if (state.over()) {
      return Refusal.OVER;
    }
    return switch (act) {
      case Act.Catch(int offender) -> caught(rules, state, seat, offender);
      case Act.Call() -> CallRules.callRefusal(rules, state, seat);
      case Act.Say _ -> CallRules.speech(rules) ? Rules.ALLOWED : Refusal.UNKNOWN_ACT;
      case Act.Grab() -> grab(state, seat);
      case Act.Pass() when state.turn().awaits() == Awaits.GRAB -> grab(state, seat);
      case Act.Target _ when !namesSeats(rules) -> Refusal.UNKNOWN_ACT;
      case Act.Give _ when !GiftRules.anyKnown(rules) -> Refusal.UNKNOWN_ACT;
      case Act.Decided(CardDecision decision, int _, int _)
          when !DecisionRules.anyBrings(rules, decision) ->
          Refusal.UNKNOWN_ACT;
      case Act.Challenge() -> challenge(rules, state, seat);
      case Act.Play _,
          Act.Pair _,
          Act.End _,
          Act.Declare _,
          Act.FreeSuit _,
          Act.FreeRank _,
          Act.CallRank _,
          Act.Draw _,
          Act.DrawFrom _,
          Act.Pass _,
          Act.Take _,
          Act.Give _,
          Act.Decided _,
          Act.Target _ -> {
        if (seat != state.turn().seat()) {
          yield Refusal.NOT_YOUR_TURN;
        }
        yield owesAnother(rules, state, act) ? Refusal.DECISION_OWED : inTurn(rules, state, act);
      }
    };
  }

  private static int caught(Rules rules, State state, int seat, int offender) {
    if (offender == seat || offender < 0 || offender >= state.seats()) {
      return Refusal.NO_SUCH_SEAT;
    }
    boolean atOwnRisk =
        rules.has(Element.Cheating.class)
            && state.deal().left().containsAll(List.of(seat, offender));
    return atOwnRisk || cheated(state, offender)
        ? Rules.ALLOWED
        : CallRules.catchRefusal(rules, state, seat, offender);
  }

  /** Whether a card of that seat lies there that may be taken back. */
  static boolean cheated(State state, int offender) {
    return state
        .find(CatchablePlay.class)
        .filter(cheat -> cheat.offender() == offender)
        .isPresent();
  }

  /** Why the seat may neither grab nor pass its grab, or {@link Rules#ALLOWED}. */
  private static int grab(State state, int seat) {
    boolean may =
        state.turn().awaits() == Awaits.GRAB
            && state.deal().left().contains(seat)
            && !state.find(Grab.class).orElse(Grab.OPEN).done(seat);
    return may ? Rules.ALLOWED : Refusal.CALL_NOT_VALID;
  }

  /** Why the seat may not challenge, or {@link Rules#ALLOWED}. */
  private static int challenge(Rules rules, State state, int seat) {
    boolean may =
        state.turn().awaits() == Awaits.ANSWER
            && state.debt().owed()
            && state.deal().left().contains(seat)
            && state
                .find(ChallengeablePlay.class)
                .filter(doubt -> doubt.player() != seat)
                .isPresent()
            && (seat == state.turn().seat() || !rules.cards().doubtedByNext(state.debt().by()));
    return may ? Rules.ALLOWED : Refusal.NOTHING_TO_CHALLENGE;
  }

  /** Whether a declaration, or the decision about the starter, goes before this act. */
  private static boolean owesAnother(Rules rules, State state, Act act) {
    boolean rank = act instanceof Act.CallRank || act instanceof Act.FreeRank;
    return switch (state.turn().awaits()) {
      case SUIT ->
          !(act instanceof Act.Declare
              || act instanceof Act.FreeSuit
              || rank && Declarations.orRank(rules, state));
      case GIVE -> !(act instanceof Act.Give || act instanceof Act.Pass);
      case RANK -> !rank;
      case TAKE -> !(act instanceof Act.Take || act instanceof Act.Pass);
      case DECISION -> !DecisionRules.decides(rules, state, act);
      case TARGET -> !(act instanceof Act.Target);
      case GRAB -> true;
      case PLAY, MORE, ANSWER, FOLLOW, NOTHING -> false;
    };
  }

  private static int inTurn(Rules rules, State state, Act act) {
    return switch (act) {
      case Act.Play(int kind) -> Playability.refusalOfAny(rules, state, kind);
      case Act.Pair(int first, int second) ->
          Playability.refusalOfPair(rules, state, first, second);
      case Act.Give gift -> GiftRules.refusal(rules, state, gift);
      case Act.Decided decided -> DecisionRules.refusal(rules, state, decided);
      case Act.Target(int named) -> target(rules, state, named);
      case Act.End() -> Playability.mayEnd(rules, state) ? Rules.ALLOWED : Refusal.MAY_NOT_PASS;
      case Act.Declare(int suit) -> Declarations.suitRefusal(rules, state, suit);
      case Act.FreeSuit() -> Declarations.freeSuitRefusal(rules, state);
      case Act.FreeRank() -> Declarations.freeRankRefusal(rules, state);
      case Act.CallRank(int rank) -> Declarations.rankRefusal(rules, state, rank);
      case Act.Draw() -> DrawingRules.drawRefusal(rules, state);
      case Act.DrawFrom(int other) -> DrawingRules.handRefusal(rules, state, other);
      case Act.Pass() -> DrawingRules.passRefusal(rules, state);
      case Act.Take() -> {
        if (state.turn().awaits() != Awaits.TAKE) {
          yield DrawingRules.pileRefusal(rules, state);
        }
        yield state.cards().stock().isEmpty() ? Refusal.NOTHING_TO_DRAW : Rules.ALLOWED;
      }
      case Act.Call _, Act.Catch _, Act.Grab _, Act.Say _, Act.Challenge _ ->
          throw new IllegalArgumentException(act + " is no act of a turn");
    };
  }

  /** Whether an act that was legal can still be done: what it takes is there. */
  static boolean possible(Rules rules, State state, Act act) {
    List<Integer> held = state.hand().held();
    return switch (act) {
      case Act.Play(int kind) -> held.contains(kind);
      case Act.Pair(int first, int second) ->
          held.contains(first) && Copies.minus(held, first).contains(second);
      case Act.DrawFrom(int other) -> DrawingRules.fromHand(rules, state, other);
      case Act.Draw() -> state.turn().awaits() != Awaits.PLAY || DrawingRules.canGive(rules, state);
      case Act.Give(int kind, int _) -> held.contains(kind);
      case Act.Decided(CardDecision decision, int kind, int _) ->
          held.contains(kind)
              && ShowRules.spare(state, kind)
              && DecisionRules.possible(state.cards(), decision);
      case Act.Pass _,
          Act.End _,
          Act.Declare _,
          Act.FreeSuit _,
          Act.CallRank _,
          Act.FreeRank _,
          Act.Target _,
          Act.Take _,
          Act.Grab _,
          Act.Call _,
          Act.Catch _,
          Act.Say _,
          Act.Challenge _ ->
          true;
    };
  }

  /** Whether seats are ever named: for a duel, or as a line asks. */
  static boolean namesSeats(Rules rules) {
    return rules.duels() || Selected.someChosen(rules);
  }

  /** Why the seat to act may not name that one. */
  private static int target(Rules rules, State state, int named) {
    if (state.turn().awaits() != Awaits.TARGET) {
      return Selected.someChosen(rules) ? Refusal.NO_SUCH_SEAT : Refusal.NOTHING_TO_DECLARE;
    }
    boolean may = named != state.turn().seat() && state.deal().left().contains(named);
    return may ? Rules.ALLOWED : Refusal.NO_SUCH_SEAT;
  }

  /**
   * The legal acts of a seat: those of all that there could be which nothing speaks against. Speech
   * is not listed.
   */
  static List<Act> legal(Rules rules, State state, int seat) {
    List<Act> all = new ArrayList<>();
    List<Integer> held = state.hand(seat).held().stream().distinct().sorted().toList();
    held.forEach(kind -> all.add(new Act.Play(kind)));
    if (rules.turns().pairs()) {
      held.forEach(kind -> all.add(new Act.Pair(kind, kind)));
    }
    if (rules.players().trades()) {
      held.forEach(kind -> all.add(new Act.Give(kind, Teams.partner(state, seat))));
    }
    all.addAll(DecisionRules.decisions(rules, state, held));
    for (int named = 0; named < state.seats(); named++) {
      all.add(new Act.Target(named));
      all.add(new Act.DrawFrom(named));
    }
    all.add(new Act.Grab());
    for (int receiver : state.the(Gifts.class).receivers()) {
      held.forEach(kind -> all.add(new Act.Give(kind, receiver)));
    }
    all.add(new Act.Challenge());
    for (int suit = 0; suit < rules.kinds().suits().size(); suit++) {
      all.add(new Act.Declare(suit));
    }
    for (int rank = 0; rank < rules.kinds().ranks().size(); rank++) {
      all.add(new Act.CallRank(rank));
    }
    all.addAll(
        List.of(
            new Act.FreeSuit(),
            new Act.FreeRank(),
            new Act.Draw(),
            new Act.Pass(),
            new Act.End(),
            new Act.Take(),
            new Act.Call()));
    for (int other = 0; other < state.seats(); other++) {
      if (CallRules.fault(rules, state, other) || cheated(state, other)) {
        all.add(new Act.Catch(other));
      }
    }
    SpeechRules.owed(rules, state, seat).forEach(words -> all.add(new Act.Say(words)));
    return all.stream().filter(act -> listed(rules, state, seat, act)).toList();
  }

  /** What cheats is legal, and not listed. */
  private static boolean listed(Rules rules, State state, int seat, Act act) {
    if (refusal(rules, state, seat, act) != Rules.ALLOWED) {
      return false;
    }
    return !(act instanceof Act.Play(int kind))
        || Playability.refusal(rules, state, kind) == Rules.ALLOWED
        || Playability.wrong(rules, state, kind);
  }
}
