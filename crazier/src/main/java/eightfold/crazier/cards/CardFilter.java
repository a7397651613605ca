package eightfold.crazier.cards;

import java.util.Optional;

/**
 * Which cards in hands and piles are meant; everything given must hold (B.6.2).
 *
 * @param is the type, that of a split card by either side (SPL-3)
 * @param rank empty: any
 * @param colourVariable the variable that holds the colour; empty: any colour
 * @param nameNot the name that no side may have; empty: any
 */
public record CardFilter(
    Optional<Side.Type> is, String rank, String colourVariable, String nameNot) {
  /** Any card. */
  public static final CardFilter ANY = new CardFilter(Optional.empty(), "", "", "");

  /** Whether it can tell one card from another. */
  public boolean tells() {
    return !equals(ANY);
  }
}
