package eightfold.testkit;

import eightfold.cards.Pack;
import eightfold.game.FastChance;
import eightfold.rules.book.RuleBooks;
import eightfold.rules.check.RuleBookCheck;
import eightfold.rules.text.RuleBookWriter;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.Clause;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.RuleBook;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Every two words of the rule language, in a book around them. A word is an element or an effect,
 * with the ways that it names ({@code draw up-to} is one, {@code draw none} another); so is each
 * event of a {@code when} line, each word for seats there, and each consequence. For each word
 * there is a book with hardly anything else in it; two of them put together are the book of a pair,
 * if the check takes it.
 */
final class Pairs {
  private static final Pack PACK = RandomBooks.PACK;

  private static final String MARK = "=== ";

  /** A card for the effects of the second word, where they are to be on another one. */
  private static final CardSet OTHER = new CardSet(List.of(new CardSet.Part.OfRank(PACK, 8)));

  /**
   * A word and a small book with it.
   *
   * @param name as {@link #names} says it
   * @param book from which nothing can be left out
   */
  record Word(String name, RuleBook book) {}

  private Pairs() {}

  /** The words with their books, as {@code words.txt} has them. */
  static List<Word> read(String text) {
    List<Word> words = new ArrayList<>();
    for (String part : text.split(MARK)) {
      if (!part.isBlank()) {
        int end = part.indexOf('\n');
        RuleBook book = RuleBooks.single(part.substring(end + 1), Map.of());
        words.add(new Word(part.substring(0, end), book));
      }
    }
    return words;
  }

  /** What {@link #read} reads. */
  static String write(List<Word> words) {
    StringBuilder text = new StringBuilder();
    words.forEach(
        word ->
            text.append(MARK)
                .append(word.name())
                .append('\n')
                .append(RuleBookWriter.write(word.book())));
    return text.toString();
  }

  /** The words in a line of a book: that of the element, or those of its effects. */
  static Stream<String> names(Element element) {
    if (element instanceof Element.When when) {
      return ConditionWords.of(when);
    }
    return element instanceof Element.On on
        ? on.effects().stream().map(effect -> name(effect.words()))
        : Stream.of(name(element));
  }

  /** The name of some words, as a record would have it: {@code DryPass}. */
  static String name(String word) {
    return Stream.of(word.split("[- ]"))
        .map(part -> part.substring(0, 1).toUpperCase(Locale.ROOT) + part.substring(1))
        .collect(Collectors.joining());
  }

  private static String firstWord(Element element) {
    return RuleBookWriter.line(element).split("[ ,]", 2)[0];
  }

  private static String name(Element.Use use) {
    return Stream.concat(
            Stream.of(name(firstWord(use))),
            use.values().stream().filter(Enum.class::isInstance).map(Object::toString))
        .collect(Collectors.joining(" "));
  }

  /** The record's name, and the ways that it names. */
  private static String name(Object word) {
    if (word instanceof Element.Use use) {
      return name(use);
    }
    if (word instanceof Element line
        && (line instanceof Element.PackRule || line instanceof Element.Pairing)) {
      return name(firstWord(line));
    }
    try {
      StringBuilder name = new StringBuilder(word.getClass().getSimpleName());
      for (RecordComponent component : word.getClass().getRecordComponents()) {
        if (component.getType().isEnum() && !component.isAnnotationPresent(Clause.class)) {
          name.append(' ').append(component.getAccessor().invoke(word));
        }
      }
      return name.toString();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  static boolean says(RuleBook book, String word) {
    return book.elements().stream().flatMap(Pairs::names).anyMatch(word::equals);
  }

  /**
   * The books of a pair that the check takes: effects of both words on one card, and on two. None
   * where the two contradict each other.
   */
  static List<RuleBook> books(Word one, Word other) {
    return Stream.of(
            together(one.book(), other.book(), true), together(one.book(), other.book(), false))
        .distinct()
        .filter(book -> says(book, one.name()) && says(book, other.name()))
        .filter(book -> RuleBookCheck.check(book).isEmpty())
        .toList();
  }

  /**
   * All that two books say; where both answer one question the first is heard.
   *
   * @param oneCard whether the first cards with effects of the one get those of the other too
   */
  private static RuleBook together(RuleBook first, RuleBook second, boolean oneCard) {
    List<Element> elements = new ArrayList<>(first.elements());
    Optional<Element.On> card = first.all(Element.On.class).findFirst();
    boolean moved = false;
    for (Element element : second.elements()) {
      if (element instanceof Element.On on) {
        boolean join = oneCard && !moved && card.isPresent();
        if (join) {
          elements.set(elements.indexOf(card.get()), joined(card.get(), on));
        } else {
          elements.add(moved || card.isEmpty() ? on : new Element.On(OTHER, on.effects()));
        }
        moved = true;
      } else if (first.elements().stream().noneMatch(has -> answersTheSame(has, element))) {
        elements.add(element);
      }
    }
    return first.with(elements);
  }

  /** Whether two lines cannot stand beside each other: but for cards each word stands once. */
  private static boolean answersTheSame(Element one, Element other) {
    boolean many =
        one instanceof Element.Limit
            || one instanceof Element.Several
            || one instanceof Element.ConditionRule;
    return one.equals(other) || firstWord(one).equals(firstWord(other)) && !many;
  }

  private static Element.On joined(Element.On one, Element.On other) {
    Map<String, Effect> effects = new LinkedHashMap<>();
    other.effects().forEach(effect -> effects.put(effect.words(), effect));
    one.effects().forEach(effect -> effects.put(effect.words(), effect));
    return new Element.On(one.cards(), List.copyOf(effects.values()));
  }

  /** A table at which a book is tried. */
  static Trial trial(RuleBook book, long seed) {
    int seats =
        Math.clamp(2 + seed % 3, RuleBookCheck.leastSeats(book), RuleBookCheck.mostSeats(book));
    int even = book.find(Element.Players.class).orElseThrow().teams() ? 4 : seats;
    return new Trial(book, even, new Trial.Start.Shuffled(FastChance.mix(seed)), List.of());
  }
}
