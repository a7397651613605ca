package eightfold.program;

import eightfold.cards.Kinds;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.RuleBook;
import java.util.List;

/**
 * The call that a hand of few cards owes (C14).
 *
 * @param form how a missing one is found, if there is a call at all
 * @param rule what the book says of it
 * @param save kinds whose rank never owes it
 * @param byCards whether more than the number of its cards says that a hand owes it
 * @param hidden whether others do not see who owes one: all see it where they may catch it
 */
public record CompiledCall(
    CallForm form, Element.Call rule, long save, boolean byCards, boolean hidden) {
  private static final CompiledCall NONE =
      new CompiledCall(
          CallForm.NONE,
          new Element.Call(
              "",
              Element.Call.Found.CAUGHT,
              1,
              false,
              0,
              false,
              List.of(),
              false,
              0,
              false,
              false,
              false,
              false,
              0,
              0,
              0,
              false),
          Kinds.NONE,
          false,
          false);

  static CompiledCall of(RuleBook book, long wild) {
    return book.find(Element.Call.class).map(rule -> of(rule, wild)).orElse(NONE);
  }

  private static CompiledCall of(Element.Call rule, long wild) {
    CallForm form =
        switch (rule.found()) {
          case CAUGHT -> CallForm.CAUGHT;
          case AUTOMATIC -> CallForm.AUTOMATIC;
          case NEXT_TURN -> CallForm.NEXT_TURN;
        };
    long save = new CardSet(rule.save()).mask(wild);
    boolean byCards = save != Kinds.NONE || rule.orOfOneRank() || rule.ifEmptied();
    boolean shown = rule.forTurnsOf() > 0 || form == CallForm.CAUGHT && rule.penalty() > 0;
    return new CompiledCall(form, rule, save, byCards, byCards && !shown);
  }

  /** Whether the book has a call at all. */
  public boolean any() {
    return form != CallForm.NONE;
  }
}
