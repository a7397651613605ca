package eightfold.program;

import eightfold.cards.Kinds;
import eightfold.rules.vocabulary.Element;

/**
 * Whether a book's turns are plain: one card, which goes on the pile for good, and none of the
 * elements that need more than a look at hand and pile. Most books of the family are, whatever
 * their cards do to the next seats; the kernel then need not ask for each rarer element by itself.
 */
final class PlainTurns {
  private PlainTurns() {}

  static boolean of(Program p) {
    return !p.conditional()
        && oneCard(p)
        && nothingSaid(p)
        && noFurtherDecision(p)
        && plainDemand(p)
        && plainEnd(p);
  }

  private static boolean oneCard(Program p) {
    return p.chains().allowed() == 0
        && !p.turnsAddUp()
        && p.opening().kinds() == Kinds.NONE
        && !p.speech().wrongCardsStay()
        && p.cheatDraws() == 0
        && !p.turns().lastEffectOnly()
        && !p.turns().runLastEffect()
        && (p.effects().repeats() | p.followed().owing()) == Kinds.NONE;
  }

  private static boolean nothingSaid(Program p) {
    return p.call().form() != CallForm.NEXT_TURN
        && !p.call().hidden()
        && p.call().rule().forTurnsOf() == 0
        && !p.speech().names()
        && p.speech().phrase().isEmpty()
        && !p.operations().anyDoes(Operation.Action.SILENCE);
  }

  private static boolean noFurtherDecision(Program p) {
    return (p.need().doubtful() | p.need().suitless()) == Kinds.NONE
        && p.effects().duelCards() == Kinds.NONE
        && !p.effects().grabbing()
        && !p.players().teams()
        && !p.players().trades()
        && (p.effects().gives() | p.effects().deciding()) == Kinds.NONE
        && p.draw().orFrom() == Element.Draw.From.STOCK
        && !p.passesHands()
        && !p.showsHands()
        && !p.operations().anyDoes(Operation.Action.TURN_UP);
  }

  private static boolean plainDemand(Program p) {
    return !p.factor().any()
        && !p.matching().ownWild()
        && p.following().wildUnlessLast() == Kinds.NONE
        && (p.declaring().heldSuit()
                | p.declaring().heldRank()
                | p.declaring().rank()
                | p.declaring().besideSuit())
            == Kinds.NONE
        && (p.effects().sisterSuit() | p.effects().leaves()) == Kinds.NONE;
  }

  private static boolean plainEnd(Program p) {
    return p.match().format() != Element.Match.Format.COUNTDOWN
        && p.penalties().opensCount() == Kinds.NONE
        && !p.missing()
        && !p.turns().effectsInOrder()
        && p.stock().costs() == 0
        && p.stock().pressure() == 0;
  }
}
