package eightfold.crazier.cards;

import java.util.List;
import java.util.stream.Collectors;

/**
 * What is printed on a card. A split card has two sides, every other card one (GEN-2, SPL-1).
 *
 * @param id its name in the notation
 * @param rank A, 2 … 10, J, Q, K; empty for a card that nobody may know
 * @param colours in every zone: those of both sides (SPL-1)
 * @param sides one or two
 */
public record Card(String id, String rank, int colours, List<Side> sides) {
  /** The ranks, in order. */
  public static final List<String> RANKS =
      List.of("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K");

  /** The rank whose cards name a colour when they are discarded (DIS-2, DIS-3). */
  public static final String NAMING = "8";

  public Card {
    sides = List.copyOf(sides);
  }

  /** A card of which nothing is known: no colour, no rank, no ability (DSTY-5). */
  public static final Card UNKNOWN =
      new Card(
          "?",
          "",
          0,
          List.of(new Side("?", 0, Side.Type.ASSET, new Condition.Always(), List.of())));

  /** Whether nothing is known of it. */
  public boolean isUnknown() {
    return rank.isEmpty();
  }

  /** One of its sides, from 0. */
  public Side side(int number) {
    return sides.get(number);
  }

  /** Its name for people. */
  public String name() {
    return sides.stream().map(Side::name).collect(Collectors.joining(" / "));
  }

  public boolean isSplit() {
    return sides.size() > 1;
  }

  /** Whether it is an eight. */
  public boolean names() {
    return rank.equals(NAMING);
  }

  /** Whether one of its sides has that name. */
  public boolean isNamed(String name) {
    for (int side = 0; side < sides.size(); side++) {
      if (sides.get(side).name().equals(name)) {
        return true;
      }
    }
    return false;
  }

  /** Whether in hands and piles it counts as a card of that type (SPL-3). */
  public boolean is(Side.Type type) {
    for (int side = 0; side < sides.size(); side++) {
      if (sides.get(side).type() == type) {
        return true;
      }
    }
    return false;
  }
}
