package eightfold.program;

import eightfold.cards.Kinds;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.RuleBook;
import java.util.List;

/**
 * The call that a hand of few cards owes (C14).
 *
 * @param any whether the book has a call at all
 * @param rule what the book says of it
 * @param save kinds whose rank never owes it
 */
public record CompiledCall(boolean any, Element.Call rule, long save) {
  private static final CompiledCall NONE =
      new CompiledCall(
          false,
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
          Kinds.NONE);

  static CompiledCall of(RuleBook book, long wild) {
    return book.find(Element.Call.class)
        .map(rule -> new CompiledCall(true, rule, new CardSet(rule.save()).mask(wild)))
        .orElse(NONE);
  }

  /** Whether a missing call is found in that way. */
  public boolean isFound(Element.Call.Found how) {
    return any && rule.found() == how;
  }

  /** Whether more than the number of its cards says that a hand owes the call. */
  public boolean byCards() {
    return any && (save != Kinds.NONE || rule.orOfOneRank() || rule.ifEmptied());
  }

  /** Whether others do not see who owes one: all see it where they may catch it. */
  public boolean hidden() {
    return byCards()
        && rule.forTurnsOf() == 0
        && !(isFound(Element.Call.Found.CAUGHT) && rule.penalty() > 0);
  }
}
