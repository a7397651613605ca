package eightfold.rules.vocabulary;

import eightfold.cards.Kinds;
import java.util.ArrayList;
import java.util.List;

/** An {@code on} element and the kinds for which it, and no closer one, speaks. */
public record Ruled(Element.On on, long kinds) {
  /**
   * The {@code on} elements of a book with their kinds: cards named one by one go before ranks.
   *
   * @param wild the kinds that are wild in the book
   */
  public static List<Ruled> of(RuleBook book, long wild) {
    long singles = Kinds.NONE;
    for (Element.On on : book.all(Element.On.class).toList()) {
      singles |= on.cards().singles();
    }
    List<Ruled> ruled = new ArrayList<>();
    for (Element.On on : book.all(Element.On.class).toList()) {
      long byName = on.cards().singles();
      ruled.add(new Ruled(on, byName | on.cards().mask(wild) & ~singles));
    }
    return ruled;
  }
}
