package eightfold.testkit.oracle;

import eightfold.cards.Kind;
import eightfold.game.Refusal;
import eightfold.rules.Effect;
import eightfold.rules.Element;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** Which acts are legal, and why the others are not (NOTATION 3, semantics 2). */
final class Legality {
  private Legality() {}

  /** The code with which the act is refused, or {@link Drawing#ALLOWED}. */
  static int refusal(Rules rules, State state, int seat, Act act) {
    if (state.over()) {
      return Refusal.OVER;
    }
    if (act instanceof Act.Catch(int offender)) {
      return offender == seat || offender < 0 || offender >= state.seats()
          ? Refusal.NO_SUCH_SEAT
          : Cheating.mayCatch(rules, state, seat, offender)
              ? Drawing.ALLOWED
              : Calling.catchRefusal(rules, state, seat, offender);
    }
    if (act instanceof Act.Call) {
      return Calling.callRefusal(rules, state, seat);
    }
    if (act instanceof Act.Say) {
      boolean speech =
          rules.has(Element.SilenceCosts.class)
              || rules.has(Element.NamesSaid.class)
              || rules.has(Element.Phrase.class);
      return speech ? Drawing.ALLOWED : Refusal.UNKNOWN_ACT;
    }
    boolean passesGrab = act instanceof Act.Pass && state.turn().awaits() == Awaits.GRAB;
    if (act instanceof Act.Grab || passesGrab) {
      return Duelling.mayGrab(state, seat) ? Drawing.ALLOWED : Refusal.CALL_NOT_VALID;
    }
    boolean unknown =
        act instanceof Act.Target && !rules.duels()
            || act instanceof Act.Give && !rules.has(Element.Trades.class) && !Giving.known(rules);
    if (unknown) {
      return Refusal.UNKNOWN_ACT;
    }
    if (act instanceof Act.Challenge) {
      return Challenging.refusal(state, seat);
    }
    if (seat != state.turn().seat()) {
      return Refusal.NOT_YOUR_TURN;
    }
    if (owesAnother(rules, state, act)) {
      return Refusal.DECISION_OWED;
    }
    return inTurn(rules, state, act);
  }

  /** Whether a declaration, or the decision about the starter, goes before this act. */
  private static boolean owesAnother(Rules rules, State state, Act act) {
    return switch (state.turn().awaits()) {
      case SUIT ->
          !(act instanceof Act.Declare
              || act instanceof Act.FreeSuit
              || ranks(act) && Suits.orRank(rules, state));
      case GIVE -> !(act instanceof Act.Give || act instanceof Act.Pass);
      case RANK -> !ranks(act);
      case TAKE -> !(act instanceof Act.Take || act instanceof Act.Pass);
      case TARGET -> !(act instanceof Act.Target);
      case GRAB -> true;
      case PLAY, MORE, ANSWER, FOLLOW, NOTHING -> false;
    };
  }

  /** Whether the act says something of a rank. */
  private static boolean ranks(Act act) {
    return act instanceof Act.CallRank || act instanceof Act.FreeRank;
  }

  private static int inTurn(Rules rules, State state, Act act) {
    Awaits awaits = state.turn().awaits();
    return switch (act) {
      case Act.Play(int kind) -> single(rules, state, kind);
      case Act.Pair(int first, int second) -> pair(rules, state, first, second);
      case Act.Give gift -> given(rules, state, gift);
      case Act.Target(int named) -> {
        if (awaits != Awaits.TARGET) {
          yield Refusal.NOTHING_TO_DECLARE;
        }
        yield Duelling.mayName(state, named) ? Drawing.ALLOWED : Refusal.NO_SUCH_SEAT;
      }
      case Act.End() ->
          awaits == Awaits.MORE && (complete(rules, state) || !canPlay(rules, state))
              ? Drawing.ALLOWED
              : Refusal.MAY_NOT_PASS;
      case Act.Declare(int suit) ->
          awaits == Awaits.SUIT
              ? InForce.suitRefusal(rules, state, suit)
              : Refusal.NOTHING_TO_DECLARE;
      case Act.FreeSuit() -> InForce.freeSuitRefusal(rules, state);
      case Act.FreeRank() ->
          Suits.orRank(rules, state)
              ? Refusal.DECLARATION_NOT_ALLOWED
              : InForce.freeRankRefusal(rules, state);
      case Act.CallRank(int rank) -> {
        if (Suits.orRank(rules, state)) {
          yield Suits.mayBeNamed(rules, state, rank)
              ? Drawing.ALLOWED
              : Refusal.DECLARATION_NOT_ALLOWED;
        }
        if (awaits != Awaits.RANK) {
          yield Refusal.NOTHING_TO_DECLARE;
        }
        yield mayBeCalled(rules, state, rank) ? Drawing.ALLOWED : Refusal.DECLARATION_NOT_ALLOWED;
      }
      case Act.Draw() -> Drawing.drawRefusal(rules, state);
      case Act.Pass() -> Drawing.passRefusal(rules, state);
      case Act.Take() -> {
        if (awaits != Awaits.TAKE) {
          yield Refusal.UNKNOWN_ACT;
        }
        yield state.cards().stock().isEmpty() ? Refusal.NOTHING_TO_DRAW : Drawing.ALLOWED;
      }
      case Act.Call _, Act.Catch _, Act.Grab _, Act.Say _, Act.Challenge _ ->
          throw new IllegalArgumentException(act + " is no act of a turn");
    };
  }

  private static int given(Rules rules, State state, Act.Give gift) {
    boolean forAll =
        state.turn().awaits() == Awaits.GIVE && state.aside().trading().offer().isEmpty();
    return forAll
        ? Giving.refusal(state, gift)
        : Trading.refusal(rules, state, gift.kind(), gift.seat());
  }

  /** Whether the cards laid could be a whole turn. */
  private static boolean complete(Rules rules, State state) {
    return !state.affairs().bride() && Chains.mayEnd(rules, state.turn());
  }

  /** Whether the rank is one of those that the last card lets its player call. */
  private static boolean mayBeCalled(Rules rules, State state, int rank) {
    if (rules.has(Element.Factor.class)) {
      return rank != Kind.KING;
    }
    if (InForce.callsHeld(rules, state)) {
      return InForce.mayCall(rules, state, rank);
    }
    return rules
        .effect(state.turn().laid().getLast(), Effect.CallsRank.class)
        .map(clause -> !rules.namesRank(clause.cards(), rank))
        .orElse(false);
  }

  /** The same of one card, also where it may be put down against the rules. */
  private static int single(Rules rules, State state, int kind) {
    int code = refusalOfCard(rules, state, kind);
    boolean atRisk = wrong(rules, state, kind) || Cheating.risks(rules, state, kind, code);
    return atRisk ? Drawing.ALLOWED : code;
  }

  /** Whether the card does not follow and may be put down all the same, which is a fault. */
  static boolean wrong(Rules rules, State state, int kind) {
    int code = refusalOfCard(rules, state, kind);
    Turn turn = state.turn();
    boolean bound = Drawing.boundToDrawn(rules, turn) && kind != turn.drawn();
    // the fault is open to all, and must not tell what else the hand holds
    boolean hidden = Following.needless(rules, state, kind) || Marrying.mayMarry(rules, kind);
    return (code == Refusal.CARD_DOES_NOT_FOLLOW || code == Refusal.CONDITION_NOT_MET)
        && !hidden
        && rules.has(Element.WrongCardsStay.class)
        && turn.awaits() == Awaits.PLAY
        && !Openings.due(rules, state)
        && state.hand(turn.seat()).size() > 1
        && !bound;
  }

  /** Why two cards may not be played as a pair. */
  private static int pair(Rules rules, State state, int first, int second) {
    Turn turn = state.turn();
    List<Integer> held = state.hand(turn.seat()).held();
    if (!held.contains(first) || !State.minus(held, (Integer) first).contains(second)) {
      return Refusal.CARD_NOT_HELD;
    }
    if (turn.awaits() == Awaits.ANSWER) {
      return Refusal.PENALTY_PENDING;
    }
    if (first != second || turn.awaits() == Awaits.FOLLOW) {
      return Refusal.CARD_DOES_NOT_FOLLOW;
    }
    if (held.size() == 2 && (turn.blocked() || !Going.mayBeLast(rules, first))) {
      return Refusal.MAY_NOT_GO_OUT;
    }
    return refusalOfCard(rules, state, first);
  }

  /** Why the seat to act may not lay this card, honest as it is. */
  static int refusalOfCard(Rules rules, State state, int kind) {
    Turn turn = state.turn();
    if (!state.hand(turn.seat()).held().contains(kind)) {
      return Refusal.CARD_NOT_HELD;
    }
    if (turn.awaits() == Awaits.FOLLOW) {
      return FollowingUp.refusal(rules, state, kind);
    }
    if (turn.awaits() == Awaits.ANSWER && !answers(rules, state, kind)) {
      return Refusal.PENALTY_PENDING;
    }
    if (Going.refused(rules, state, kind)) {
      return Refusal.MAY_NOT_GO_OUT;
    }
    return switch (turn.awaits()) {
      case ANSWER -> Drawing.ALLOWED;
      case MORE ->
          Chains.after(rules, state, kind).isEmpty()
              ? Refusal.CARD_DOES_NOT_FOLLOW
              : Drawing.ALLOWED;
      case PLAY -> first(rules, state, kind);
      case SUIT, RANK, TARGET, GRAB, GIVE, TAKE, FOLLOW, NOTHING -> Refusal.DECISION_OWED;
    };
  }

  private static boolean answers(Rules rules, State state, int kind) {
    if (state.aside().duel().isPresent()) {
      return Duelling.answers(rules, kind);
    }
    if (Challenging.misses(state, state.turn().seat())) {
      return false;
    }
    if (state.skip().seats() > 0) {
      return rules.parries(kind, state.skip().by());
    }
    return answersDebt(rules, state, kind)
        || rules.cancels(kind, state.debt().by()) && inDeclaredSuit(rules, state, kind);
  }

  /** Whether the card answers the penalty that lies there, and hands it on. */
  static boolean answersDebt(Rules rules, State state, int kind) {
    return rules.answers(kind, state.debt().by()) && inDeclaredSuit(rules, state, kind);
  }

  /** Whether nothing but a card of the declared suit would answer, and this is none. */
  private static boolean inDeclaredSuit(Rules rules, State state, int kind) {
    OptionalInt suit = state.cards().demand().suit();
    return suit.isEmpty()
        || !rules.does(state.debt().by(), Effect.AnsweredInSuit.class)
        || !Kind.joker(kind) && Kind.suit(kind) == suit.getAsInt();
  }

  private static int first(Rules rules, State state, int kind) {
    if (Openings.due(rules, state)) {
      return Openings.opens(rules, kind) ? Drawing.ALLOWED : Refusal.CARD_DOES_NOT_FOLLOW;
    }
    if (Marrying.bride(rules, state, kind)) {
      return Drawing.ALLOWED;
    }
    if (Following.neverOn(rules, state.cards(), kind) || Following.needless(rules, state, kind)) {
      return Refusal.CONDITION_NOT_MET;
    }
    boolean bound = Drawing.boundToDrawn(rules, state.turn()) && kind != state.turn().drawn();
    return bound || !Following.follows(rules, state, state.turn().seat(), kind)
        ? Refusal.CARD_DOES_NOT_FOLLOW
        : Drawing.ALLOWED;
  }

  /** Whether the seat to act may lay some card now. */
  static boolean canPlay(Rules rules, State state) {
    return state.hand(state.turn().seat()).held().stream()
        .anyMatch(kind -> refusalOfCard(rules, state, kind) == Drawing.ALLOWED);
  }

  /** The kinds that the seat to act may lay now. */
  static List<Integer> playable(Rules rules, State state) {
    return state.hand(state.turn().seat()).held().stream()
        .distinct()
        .filter(kind -> refusalOfCard(rules, state, kind) == Drawing.ALLOWED)
        .toList();
  }

  /**
   * The legal acts of a seat: those of all that there could be which nothing speaks against. Speech
   * is not listed.
   */
  static List<Act> legal(Rules rules, State state, int seat) {
    List<Act> all = new ArrayList<>();
    state.hand(seat).held().stream().distinct().sorted().map(Act.Play::new).forEach(all::add);
    if (rules.has(Element.Pairs.class)) {
      state.hand(seat).held().stream()
          .distinct()
          .sorted()
          .map(kind -> new Act.Pair(kind, kind))
          .forEach(all::add);
    }
    if (rules.has(Element.Trades.class)) {
      int partner = Partners.partner(state, seat);
      state.hand(seat).held().stream()
          .distinct()
          .sorted()
          .map(kind -> new Act.Give(kind, partner))
          .forEach(all::add);
    }
    for (int named = 0; named < state.seats(); named++) {
      all.add(new Act.Target(named));
    }
    all.add(new Act.Grab());
    for (int receiver : state.affairs().receivers()) {
      state.hand(seat).held().stream()
          .distinct()
          .map(kind -> new Act.Give(kind, receiver))
          .forEach(all::add);
    }
    all.add(new Act.Challenge());
    for (int suit = 0; suit < 4; suit++) {
      all.add(new Act.Declare(suit));
    }
    for (int rank = 0; rank < Kind.RANKS; rank++) {
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
    for (int offender = 0; offender < state.seats(); offender++) {
      if (Calling.fault(rules, state, offender) || Cheating.open(state, offender)) {
        all.add(new Act.Catch(offender));
      }
    }
    Naming.owed(rules, state, seat).forEach(words -> all.add(new Act.Say(words)));
    return all.stream().filter(act -> listed(rules, state, seat, act)).toList();
  }

  /** What cheats is legal, and not listed. */
  private static boolean listed(Rules rules, State state, int seat, Act act) {
    boolean cheats =
        act instanceof Act.Play(int kind)
            && seat == state.turn().seat()
            && refusalOfCard(rules, state, kind) != Drawing.ALLOWED
            && !wrong(rules, state, kind);
    return !cheats && refusal(rules, state, seat, act) == Drawing.ALLOWED;
  }
}
