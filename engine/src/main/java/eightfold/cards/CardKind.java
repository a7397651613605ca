package eightfold.cards;

import java.util.List;
import java.util.Map;

/**
 * What a kind of card of a {@link Pack} is.
 *
 * @param letters by which the notation writes it
 * @param name in the language of the pack; empty where suit and rank say it
 * @param suits its suits: none, one, or two, of which the first is said where one has to be
 * @param rank its rank, or {@link Pack#NONE}; jokers have neither suit nor rank
 * @param face what it shows
 * @param copies how many of it one pack has, unless the rules say so
 * @param names its names in other languages
 */
public record CardKind(
    String letters,
    String name,
    List<Integer> suits,
    int rank,
    Face face,
    int copies,
    Map<String, String> names)
    implements Named {
  public CardKind {
    suits = List.copyOf(suits);
    names = Map.copyOf(names);
  }

  /** A kind with the plainest face. */
  public CardKind(String letters, String name, int suit, int rank, String colour, int copies) {
    this(
        letters,
        name,
        suit == Pack.NONE ? List.of() : List.of(suit),
        rank,
        new Face(letters, "", colour, FaceEmblem.NONE),
        copies,
        Map.of());
  }

  /** Its suit, the first of two, or {@link Pack#NONE}. */
  public int suit() {
    return suits.isEmpty() ? Pack.NONE : suits.getFirst();
  }

  /** In which it is printed. */
  public String colour() {
    return face.colour();
  }
}
