package eightfold.rules.vocabulary;

import eightfold.cards.Kinds;
import eightfold.cards.Pack;
import java.util.List;
import java.util.Optional;

/**
 * The entries of a {@code points} line. Of several that name a card by its rank or the like the
 * last holds; one that names the card itself goes before all these, and of several such the last
 * holds.
 */
public final class PointRows {
  private final List<Element.Points.Value> values;

  public PointRows(Element.Points points) {
    this.values = points.values();
  }

  /**
   * Whether some card is named by more than one of them.
   *
   * @param wild the kinds that are wild in the book
   */
  public boolean overlap(long wild) {
    long named = Kinds.NONE;
    for (Element.Points.Value value : values) {
      long mask = value.cards().mask(wild);
      if ((named & mask) != 0) {
        return true;
      }
      named |= mask;
    }
    return false;
  }

  /**
   * The first entry that counts for no card, whatever is wild: later ones name all of its.
   *
   * @param pack what the cards of the book are
   */
  public Optional<Element.Points.Value> dead(Pack pack) {
    long singles = Kinds.NONE;
    for (Element.Points.Value value : values) {
      singles |= value.cards().singles();
    }
    for (int i = 0; i < values.size(); i++) {
      CardSet cards = values.get(i).cards();
      long byName = cards.singles();
      // wild cards may be any: of an entry all, of a later one none for sure
      long byRank = cards.mask(pack.all()) & ~byName;
      long laterNames = Kinds.NONE;
      long later = singles;
      for (Element.Points.Value other : values.subList(i + 1, values.size())) {
        laterNames |= other.cards().singles();
        later |= other.cards().mask(Kinds.NONE);
      }
      if ((byName & ~laterNames | byRank & ~later) == 0) {
        return Optional.of(values.get(i));
      }
    }
    return Optional.empty();
  }
}
