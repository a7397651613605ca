package eightfold.testkit.oracle;

import eightfold.cards.Kind;
import eightfold.rules.Element.Several.Chain;
import java.util.List;

/** King and queen of one suit in one turn (semantics 11.17, {@code several marriage}). */
final class Marriages {
  private Marriages() {}

  static boolean couple(int card, int other) {
    return card == partner(other);
  }

  /** The other half of a pair; the card itself is none, but a king's is the queen. */
  private static int partner(int card) {
    if (Kind.joker(card) || Kind.rank(card) != Kind.KING && Kind.rank(card) != Kind.QUEEN) {
      return Kind.NONE;
    }
    int rank = Kind.rank(card) == Kind.KING ? Kind.QUEEN : Kind.KING;
    return Kind.of(Kind.suit(card), rank);
  }

  private static boolean known(Rules rules) {
    return rules.chains().contains(Chain.MARRIAGE);
  }

  /** Whether cards like this one are half of a marriage. */
  static boolean mayMarry(Rules rules, int card) {
    return known(rules) && partner(card) != Kind.NONE;
  }

  /** Whether the card may begin a turn only because its partner follows. */
  static boolean bride(Rules rules, State state, int card) {
    Turn turn = state.turn();
    List<Integer> hand = state.hand().held();
    int partner = partner(card);
    if (!known(rules)
        || partner == Kind.NONE
        || !hand.contains(partner)
        || turn.awaits() != Awaits.PLAY
        || Openings.due(rules, state)
        || rules.boundToDrawn(turn)
        || Following.keptOff(rules, state.cards(), card)) {
      return false;
    }
    return Following.follows(rules, state.cards(), partner)
        && !Following.needless(rules, state, partner)
        && !rules.alone(card)
        && !rules.alone(partner)
        && !(hand.size() == 2 && GoingOut.stays(rules, state, partner));
  }

  /** Whether the card is only laid to be followed by its partner. */
  static boolean onlyBride(Rules rules, State before, int kind) {
    return !Openings.due(rules, before)
        && (!Following.follows(rules, before.cards(), kind)
            || Following.needless(rules, before, kind))
        && bride(rules, before, kind);
  }
}
