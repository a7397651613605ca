package eightfold.cards;

import java.util.List;

/**
 * A rank of a {@link Pack}. Ranks stand in the order of the cards of a run.
 *
 * @param letters by which the notation writes it
 * @param also other letters that are read as this rank
 * @param name in English, one word
 * @param value what it counts where values are divided, or are odd or even
 * @param court whether its cards are court cards
 */
public record Rank(String letters, List<String> also, String name, int value, boolean court) {
  public Rank {
    also = List.copyOf(also);
  }
}
