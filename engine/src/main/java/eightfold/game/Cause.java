package eightfold.game;

import java.util.List;
import java.util.OptionalInt;

/**
 * One thing that brought an event about (NOTATION 8): a card, whoever played it or acted, a rule of
 * the book. What is missing is not known or has no part in it.
 *
 * @param card the card in the notation, or empty
 * @param seat the seat that played the card or did the act, or {@link Event#NOBODY}: a starter's
 *     card is nobody's
 * @param rule the number of the book's {@code when} line, from 1, or the word of a rule that every
 *     book has ({@code missed-call}, {@code last-costs} …), or empty
 */
public record Cause(String card, int seat, String rule) {
  /** A card, and the seat that played it. */
  public static Cause card(String card, int seat) {
    return new Cause(card, seat, "");
  }

  /** What a seat did. */
  public static Cause seat(int seat) {
    return new Cause("", seat, "");
  }

  /** A rule of the book, by the number of its line or by its word. */
  public static Cause rule(String rule) {
    return new Cause("", Event.NOBODY, rule);
  }

  /** The number of the book's {@code when} line that is meant, from 1; empty where none is. */
  public OptionalInt line() {
    return !rule.isEmpty() && rule.chars().allMatch(Character::isDigit)
        ? OptionalInt.of(Integer.parseInt(rule))
        : OptionalInt.empty();
  }

  /** The cause as the notation writes it: {@code 4S Cy}, {@code Ann}, {@code rule 3}. */
  public String text(List<String> names) {
    StringBuilder text = new StringBuilder();
    if (!rule.isEmpty()) {
      text.append("rule ").append(rule);
    }
    if (!card.isEmpty()) {
      text.append(text.isEmpty() ? "" : " ").append(card);
    }
    if (seat != Event.NOBODY) {
      text.append(text.isEmpty() ? "" : " ").append(names.get(seat));
    }
    return text.toString();
  }
}
