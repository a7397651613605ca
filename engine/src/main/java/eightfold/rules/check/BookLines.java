package eightfold.rules.check;

import eightfold.rules.vocabulary.Consequence;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Form;
import eightfold.rules.vocabulary.Forms;
import eightfold.rules.vocabulary.LineMeaning;
import eightfold.rules.vocabulary.RuleBook;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The lines of a book by what they say: of several that say the same the first. */
final class BookLines {
  private final RuleBook book;
  private final List<Element.On> cards;
  private final Map<Form, Element> lines = new HashMap<>();
  private final Map<String, Element> effects = new HashMap<>();
  private final Map<Form, Element> consequences = new HashMap<>();
  private final Map<Form, List<Element>> rules = new HashMap<>();

  BookLines(RuleBook book) {
    this.book = book;
    this.cards = book.all(Element.On.class).toList();
    for (Element line : book.elements()) {
      lines.putIfAbsent(Forms.of(line), line);
      // a rule's own line may say what a word would
      LineMeaning.lines(line).forEach(word -> lines.putIfAbsent(Forms.of(word), line));
    }
    for (Element.On on : cards) {
      said(on).forEach(words -> effects.putIfAbsent(words, on));
    }
    book.all(Element.When.class).forEach(this::consequences);
  }

  /** What lines bring about; what moves cards does so whatever the line is about. */
  private void consequences(Element.When line) {
    for (Consequence one : line.then()) {
      consequences.putIfAbsent(Forms.of(one), line);
      if (one instanceof Effect.Movement movement) {
        effects.putIfAbsent(movement.words(), line);
      } else if (one instanceof Effect.AtOnce once && once.what().movesCards()) {
        effects.putIfAbsent(once.words(), line);
      }
    }
  }

  /** The words of a line, and of the rules behind them those that a line may say itself. */
  static Stream<String> said(Element.On on) {
    return Stream.concat(
        on.each().stream().map(Effect::words),
        on.core().stream().map(Effect::words).filter(Forms.effects()::containsKey));
  }

  /** All lines of cards. */
  List<Element.On> cards() {
    return cards;
  }

  /** The first line that says it; empty where none does, and it holds by the standard at most. */
  Optional<Element> saying(Statement statement) {
    return switch (statement) {
      case Statement.OfRule(Form rule) -> Optional.ofNullable(lines.get(rule));
      case Statement.ByWord(Form word) -> Optional.ofNullable(lines.get(word));
      case Statement.OfCard(String words, Form _) -> Optional.ofNullable(effects.get(words));
      case Statement.OfConsequence(Form rule) -> Optional.ofNullable(consequences.get(rule));
      case Statement.OfCardWith with -> cards.stream().filter(with::of).findFirst().map(on -> on);
      case Statement.OwnLine own -> rules(own.rule()).stream().filter(own::of).findFirst();
      case Statement.ByWordWith(Form word, Statement.OfValue value) ->
          Optional.ofNullable(lines.get(word)).filter(_ -> saying(value).isPresent());
      case Statement.OfTrait(Effect.Trait trait) ->
          cards.stream()
              .filter(on -> on.core().stream().anyMatch(effect -> effect.has(trait)))
              .findFirst()
              .map(on -> on);
    };
  }

  /** Whether it holds in the book, also by the standard of a rule of which nothing is said. */
  boolean holds(Statement statement) {
    return statement instanceof Statement.OfValue value
        ? standing(value.rule()).stream().anyMatch(value::of)
        : saying(statement).isPresent();
  }

  /** The rules of a form that the lines of the book come to; several only where many may stand. */
  List<Element> rules(Form form) {
    return rules.computeIfAbsent(
        form,
        rule -> book.all(rule.type().asSubclass(Element.class)).<Element>map(it -> it).toList());
  }

  /** The same, and where no line says anything, what holds by the standard. */
  private List<Element> standing(Form form) {
    List<Element> said = rules(form);
    return said.isEmpty() ? LineMeaning.standard(form).stream().toList() : said;
  }
}
