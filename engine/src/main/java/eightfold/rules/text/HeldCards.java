package eightfold.rules.text;

import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.EventCondition;
import eightfold.rules.vocabulary.EventCondition.Fitting;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How a condition on what a hand holds is written, and read: {@code two or more hearts in hand}.
 */
final class HeldCards {
  private static final String OF_THE_SUIT_IN_FORCE = "cards? of the suit in force";
  private static final String MATCHING = "matching cards?";
  private static final Pattern HELD =
      Pattern.compile("([0-9]{1,2}|[a-z]+)( or more)? (.+) in hand");

  private HeldCards() {}

  /** The condition; empty where the words are none of this kind. */
  static Optional<EventCondition> read(String words, FaultReporter unheard) {
    Matcher held = HELD.matcher(words);
    if (!held.matches()) {
      return Optional.empty();
    }
    int number = held.group(1).equals("no") ? 0 : WrittenConditions.number(held.group(1), 0);
    if (number < 0 || number > EventCondition.Counted.MOST) {
      return Optional.empty();
    }
    boolean more = held.group(2) != null;
    return fitting(held.group(3))
        .map(of -> held(number, more, List.of(), of))
        .or(
            () ->
                WrittenConditions.parts(held.group(3), unheard)
                    .map(cards -> held(number, more, cards, Fitting.SUIT_IN_FORCE)));
  }

  private static EventCondition held(
      int number, boolean more, List<CardSet.Part> cards, Fitting of) {
    return new EventCondition.Counted(EventCondition.Tally.HELD, number, more, cards, of);
  }

  /** What such cards fit; empty where they are called by names. */
  static Optional<Fitting> fitting(String words) {
    return words.matches(OF_THE_SUIT_IN_FORCE)
        ? Optional.of(Fitting.SUIT_IN_FORCE)
        : words.matches(MATCHING) ? Optional.of(Fitting.MATCHING) : Optional.empty();
  }

  /** As a line writes it. */
  static String write(EventCondition.Counted holds) {
    int number = holds.number();
    String some =
        number > WrittenConditions.NUMBERS.size() || number == 0 && holds.more()
            ? String.valueOf(number)
            : number > 0 ? WrittenConditions.NUMBERS.get(number - 1) : "no";
    boolean one = number < 2 && !holds.more();
    return some
        + (holds.more() ? " or more " : " ")
        + (holds.which().isEmpty()
            ? fitting(holds.of(), one ? "card" : "cards")
            : new CardSet(holds.which()).text())
        + " in hand";
  }

  /** Cards that fit, as a line calls them. */
  static String fitting(Fitting of, String cards) {
    return switch (of) {
      case SUIT_IN_FORCE -> cards + " of the suit in force";
      case MATCHING -> "matching " + cards;
    };
  }
}
