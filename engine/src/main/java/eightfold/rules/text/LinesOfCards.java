package eightfold.rules.text;

import eightfold.rules.text.RuleLine.Token;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.Consequence;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Forms;
import eightfold.rules.vocabulary.Trigger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Reads a line about cards that says nothing but what {@code when} lines bring about: {@code on 3
 * takes back} is {@code when 3: takes back}. Words that a card may have itself stay a card's, and
 * where nobody is named who draws, loses turns or must play something it is not clear who would.
 */
final class LinesOfCards {
  private static final Set<String> OF_SOMEBODY = Set.of("draws", "draw", "misses", "miss", "must");

  private LinesOfCards() {}

  /** The line; empty, and nothing is said of it, where the words are others. */
  static Optional<Element> read(List<List<Token>> segments, FaultReporter faults) {
    List<Token> behind = segments.getFirst().subList(1, segments.getFirst().size());
    int cards = 0;
    while (cards < behind.size() && names(behind.get(cards), faults)) {
      cards++;
    }
    if (cards == 0 || cards == behind.size()) {
      return Optional.empty();
    }
    List<List<Token>> then = new ArrayList<>(segments.subList(1, segments.size()));
    then.addFirst(behind.subList(cards, behind.size()));
    List<Token> named = behind.subList(0, cards);
    return isOfLines(then, faults.words()) && line(named, then, faults.unheard()).isPresent()
        ? line(named, then, faults)
        : Optional.empty();
  }

  private static boolean names(Token token, FaultReporter faults) {
    return !token.quoted()
        && !token.text().equalsIgnoreCase("wild")
        && faults.words().cards().part(token.text()).isPresent();
  }

  private static boolean isOfLines(List<List<Token>> then, OwnWords own) {
    return then.stream()
        .noneMatch(
            segment ->
                segment.isEmpty()
                    || OF_SOMEBODY.contains(segment.getFirst().text())
                    || isOfCards(segment, own));
  }

  /**
   * Whether it begins as a card's own words do; {@code next draws 2} and {@code next draws 2 from
   * the bottom} are two.
   */
  private static boolean isOfCards(List<Token> segment, OwnWords own) {
    boolean begins =
        Phrases.begins(segment, own.leads()).isPresent()
            || Phrases.begins(segment, Forms.effects().keySet()).isPresent();
    // "others show hands" alone is a card's own, though it could be a line's as well
    boolean whole = Forms.effects().containsKey(RuleLine.words(segment));
    return begins && (whole || !MovementReader.goesOnAsALine(segment));
  }

  private static Optional<Element> line(
      List<Token> named, List<List<Token>> then, FaultReporter faults) {
    Optional<List<Consequence>> brings = new ConsequenceReader(faults).all(then, named.getLast());
    Optional<CardSet> cards = new LineValues(faults).cards(named);
    return brings.flatMap(
        all ->
            cards.map(
                these -> {
                  Trigger played = new Trigger.Played(these, List.of(), 0, OptionalInt.empty());
                  return new Element.When(played, List.of(), all);
                }));
  }
}
