package eightfold.program;

import eightfold.cards.Kinds;
import eightfold.cards.Pack;
import eightfold.rules.vocabulary.Element;

/**
 * Which playable cards oblige their holder to play one.
 *
 * @param obliges whether any do
 * @param excepts whether some don't
 * @param exempt those
 * @param exemptsOwn whether wild cards of one's own are among them
 * @param keptBack playable kinds that a seat may keep back and be counted as unable to play
 */
public record ForcedPlay(
    boolean obliges, boolean excepts, long exempt, boolean exemptsOwn, long keptBack) {
  static ForcedPlay of(Element.Draw.Forced scope, long wild, Pack pack) {
    return switch (scope) {
      case NEVER -> new ForcedPlay(false, false, Kinds.NONE, false, Kinds.NONE);
      case ALWAYS -> new ForcedPlay(true, false, Kinds.NONE, false, Kinds.NONE);
      case EXCEPT_WILD -> new ForcedPlay(true, true, wild, true, Kinds.NONE);
      case EXCEPT_JOKERS -> new ForcedPlay(true, true, pack.jokers(), false, pack.jokers());
    };
  }
}
