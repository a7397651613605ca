package eightfold.testkit.oracle;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Element.Several.Chain;
import java.util.List;

/**
 * Two ranks, king and queen, of one suit in one turn (semantics 11.17, {@code several marriage}).
 */
final class Marriages {
  private Marriages() {}

  static boolean couple(Rules rules, int card, int other) {
    return partner(rules, other) == card;
  }

  /**
   * The card of the other rank of a marriage in the same suit, the first of the pack if there are
   * several; none for cards of neither rank.
   */
  private static int partner(Rules rules, int card) {
    if (!isHalf(rules, card)) {
      return Kind.NONE;
    }
    return Kinds.list(rules.kinds().sameSuit(card)).stream()
        .filter(other -> rules.kinds().rank(other) != rules.kinds().rank(card))
        .filter(other -> isHalf(rules, other))
        .findFirst()
        .orElse(Kind.NONE);
  }

  private static boolean isHalf(Rules rules, int card) {
    return rules.chains().contains(Chain.MARRIAGE)
        && rules.all(Element.Several.class).stream()
            .anyMatch(
                several ->
                    several.chain() == Chain.MARRIAGE && rules.names(several.couple(), card));
  }

  /** Whether cards like this one are half of a marriage. */
  static boolean mayMarry(Rules rules, int card) {
    return isHalf(rules, card);
  }

  /** Whether the card may begin a turn only because its partner follows. */
  static boolean bride(Rules rules, State state, int card) {
    Turn turn = state.turn();
    List<Integer> hand = state.hand().held();
    int partner = partner(rules, card);
    if (partner == Kind.NONE
        || !hand.contains(partner)
        || turn.awaits() != Awaits.PLAY
        || Openings.due(rules, state)
        || rules.boundToDrawn(turn)
        || Following.keptOff(rules, state.cards(), card)) {
      return false;
    }
    return Following.follows(rules, state, turn.seat(), partner)
        && !Following.needless(rules, state, partner)
        && !rules.alone(card)
        && !rules.alone(partner)
        && OrderedCards.mayFollow(rules, state, partner, card)
        && !(hand.size() == 2 && GoingOut.stays(rules, state, partner));
  }

  /** Whether the card is only laid to be followed by its partner. */
  static boolean onlyBride(Rules rules, State before, int kind) {
    return !Openings.due(rules, before)
        && (!Following.follows(rules, before, before.turn().seat(), kind)
            || Following.needless(rules, before, kind))
        && bride(rules, before, kind);
  }
}
