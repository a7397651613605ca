package eightfold.testkit.oracle;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.game.Refusal;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** Which cards the seat to act may lay, and why not the others (semantics 4, NOTATION 3). */
final class Playability {
  private Playability() {}

  /** Why the seat to act may not lay this card, honest as it is. */
  static int refusal(Rules rules, State state, int kind) {
    Turn turn = state.turn();
    if (!state.hand().held().contains(kind)) {
      return Refusal.CARD_NOT_HELD;
    }
    if (turn.awaits() == Awaits.FOLLOW) {
      return OwedCards.refusal(rules, state, kind);
    }
    if (turn.awaits() == Awaits.ANSWER && !answers(rules, state, kind)) {
      return Refusal.PENALTY_PENDING;
    }
    if (GoingOut.refused(rules, state, kind)) {
      return Refusal.MAY_NOT_GO_OUT;
    }
    if (barred(rules, state, kind) || !OrderedCards.obeys(rules, state, kind)) {
      return Refusal.CONDITION_NOT_MET;
    }
    return switch (turn.awaits()) {
      case ANSWER -> Rules.ALLOWED;
      case MORE ->
          SeveralCards.after(rules, state, kind).isEmpty()
              ? Refusal.CARD_DOES_NOT_FOLLOW
              : Rules.ALLOWED;
      case PLAY -> first(rules, state, kind);
      case SUIT, RANK, TARGET, GRAB, GIVE, DECISION, TAKE, FOLLOW, NOTHING -> Refusal.DECISION_OWED;
    };
  }

  /** Whether a line says that the card may never lie there. */
  private static boolean barred(Rules rules, State state, int kind) {
    return state.turn().laid().isEmpty()
        ? Pairings.never(rules, state.cards(), kind)
        : Pairings.never(rules, kind, state.turn().last());
  }

  private static boolean answers(Rules rules, State state, int kind) {
    if (state.has(Duel.class)) {
      return kind != Kind.NONE && rules.does(kind, Effect.Rivalry.DUEL);
    }
    LostTurns lost = state.lost();
    if (lost.forfeited().contains(state.turn().seat())) {
      return false;
    }
    if (lost.pending().waits()) {
      return rules.cards().parries(kind, lost.pending().by());
    }
    return answersDebt(rules, state, kind)
        || rules.cards().cancels(kind, state.debt().by()) && inDeclaredSuit(rules, state, kind);
  }

  /** Whether the card answers the penalty that lies there, and hands it on. */
  static boolean answersDebt(Rules rules, State state, int kind) {
    return rules.cards().answers(kind, state.debt().by()) && inDeclaredSuit(rules, state, kind);
  }

  /** Whether nothing but a card of the declared suit would answer, and this is none. */
  private static boolean inDeclaredSuit(Rules rules, State state, int kind) {
    OptionalInt suit = state.cards().demand().suit();
    return suit.isEmpty()
        || !rules.does(state.debt().by(), Effect.Penalty.class, Effect.Penalty::inDeclaredSuit)
        || Kinds.has(rules.kinds().ofSuit(suit.getAsInt()), kind);
  }

  private static int first(Rules rules, State state, int kind) {
    if (Openings.due(rules, state)) {
      return Openings.opens(rules, kind) ? Rules.ALLOWED : Refusal.CARD_DOES_NOT_FOLLOW;
    }
    if (Marriages.bride(rules, state, kind)) {
      return Rules.ALLOWED;
    }
    if (Following.neverOn(rules, state.cards(), kind) || Following.needless(rules, state, kind)) {
      return Refusal.CONDITION_NOT_MET;
    }
    return bound(rules, state.turn(), kind)
            || !Following.follows(rules, state, state.turn().seat(), kind)
        ? Refusal.CARD_DOES_NOT_FOLLOW
        : Rules.ALLOWED;
  }

  /** Whether the seat has to play another card, the one that it has just drawn. */
  private static boolean bound(Rules rules, Turn turn, int kind) {
    return rules.boundToDrawn(turn) && kind != turn.drawn().last();
  }

  /** Whether the seat to act may lay some card now. */
  static boolean canPlay(Rules rules, State state) {
    return state.hand().held().stream()
        .anyMatch(kind -> refusal(rules, state, kind) == Rules.ALLOWED);
  }

  /** The kinds that the seat to act may lay now. */
  static List<Integer> playable(Rules rules, State state) {
    return state.hand().held().stream()
        .distinct()
        .filter(kind -> refusal(rules, state, kind) == Rules.ALLOWED)
        .toList();
  }

  /** The same of one card, also where it may be put down against the rules. */
  static int refusalOfAny(Rules rules, State state, int kind) {
    int code = refusal(rules, state, kind);
    return stays(rules, state, kind, code) || cheats(rules, state, kind, code)
        ? Rules.ALLOWED
        : code;
  }

  /** Whether the card does not follow and may be put down all the same, which is a fault. */
  static boolean wrong(Rules rules, State state, int kind) {
    return stays(rules, state, kind, refusal(rules, state, kind));
  }

  private static boolean stays(Rules rules, State state, int kind, int code) {
    // the fault is open to all, and must not tell what else the hand holds
    return (code == Refusal.CARD_DOES_NOT_FOLLOW || code == Refusal.CONDITION_NOT_MET)
        && rules.speech().wrongCardsStay()
        && state.turn().awaits() == Awaits.PLAY
        && !Openings.due(rules, state)
        && state.hand().size() > 1
        && !bound(rules, state.turn(), kind)
        // what a line says is no matter of following
        && !barred(rules, state, kind)
        && OrderedCards.obeys(rules, state, kind)
        && !Following.needless(rules, state, kind)
        && !Marriages.mayMarry(rules, kind);
  }

  /** Whether the card is refused, and may be played at one's own risk (semantics 25.1). */
  static boolean cheats(Rules rules, State state, int kind) {
    return cheats(rules, state, kind, refusal(rules, state, kind));
  }

  private static boolean cheats(Rules rules, State state, int kind, int code) {
    Awaits awaits = state.turn().awaits();
    return rules.has(Element.Cheating.class)
        && (awaits == Awaits.PLAY || awaits == Awaits.ANSWER)
        && (code == Refusal.CARD_DOES_NOT_FOLLOW || code == Refusal.PENALTY_PENDING)
        && state.hand().size() > 1
        && !hidden(rules, state, kind);
  }

  /** Whether it depends on hidden cards that this one may not be played. */
  private static boolean hidden(Rules rules, State state, int kind) {
    return bound(rules, state.turn(), kind) && !Openings.due(rules, state)
        || state.turn().awaits() == Awaits.PLAY && Marriages.mayMarry(rules, kind);
  }

  /**
   * Why several cards may not be played at once if the first of them would be played against the
   * rules: the first of all reasons in the order of NOTATION 3.
   */
  static int refusalOfSet(Rules rules, State state, List<Integer> cards) {
    int code = refusal(rules, state, cards.getFirst());
    if (code == Rules.ALLOWED) {
      return Rules.ALLOWED;
    }
    List<Integer> left = new ArrayList<>(state.hand().held());
    for (Integer card : cards) {
      if (!left.remove(/* element */ card)) {
        return Refusal.CARD_NOT_HELD;
      }
    }
    return code != Refusal.PENALTY_PENDING
            && left.isEmpty()
            && GoingOut.stays(rules, state, cards.getLast())
        ? Refusal.MAY_NOT_GO_OUT
        : code;
  }

  /** Why two cards may not be played as a pair. */
  static int refusalOfPair(Rules rules, State state, int first, int second) {
    Turn turn = state.turn();
    List<Integer> held = state.hand().held();
    if (!held.contains(first) || !Copies.minus(held, first).contains(second)) {
      return Refusal.CARD_NOT_HELD;
    }
    if (turn.awaits() == Awaits.ANSWER) {
      return Refusal.PENALTY_PENDING;
    }
    if (first != second || turn.awaits() == Awaits.FOLLOW) {
      return Refusal.CARD_DOES_NOT_FOLLOW;
    }
    if (held.size() == 2 && GoingOut.stays(rules, state, first)) {
      return Refusal.MAY_NOT_GO_OUT;
    }
    return Pairings.never(rules, second, first)
        ? Refusal.CONDITION_NOT_MET
        : refusal(rules, state, first);
  }

  /** Whether the turn may be closed with the cards laid so far. */
  static boolean mayEnd(Rules rules, State state) {
    boolean complete = !state.turn().row().bride() && SeveralCards.mayEnd(rules, state.turn());
    return state.turn().awaits() == Awaits.MORE && (complete || !canPlay(rules, state));
  }

  /** Whether the cards laid so far could be the whole turn, if it were not for a seat to name. */
  static boolean isWhole(Rules rules, State state) {
    return mayEnd(rules, state.with(state.turn().awaits(Awaits.MORE)));
  }
}
