package eightfold.game;

import java.util.List;

/**
 * What is printed on a card, in games whose cards say more than rank and suit.
 *
 * @param id its name in the notation
 * @param name its name for people
 * @param rank its rank
 * @param sides one, or two where the card is split
 */
public record CardDetail(String id, String name, String rank, List<Side> sides) {
  public CardDetail {
    sides = List.copyOf(sides);
  }

  /**
   * One side of a card.
   *
   * @param letter what names it in the notation ({@code a}, {@code b}); empty where there is one
   * @param name its name
   * @param colours its colours, by their words
   * @param type what kind of card it is, such as {@code asset}
   * @param emblems what it does in single words, such as {@code destroy}, for which pictures can be
   *     drawn; those that say most first, none where there is no word for it
   * @param requirement what must hold to play it, in a sentence; empty: nothing
   * @param text what it does, made from its rules
   */
  public record Side(
      String letter,
      String name,
      List<String> colours,
      String type,
      List<String> emblems,
      String requirement,
      String text) {
    public Side {
      colours = List.copyOf(colours);
      emblems = List.copyOf(emblems);
    }
  }
}
