package eightfold.rules.check;

import eightfold.message.Message;
import eightfold.rules.finding.Advice;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.vocabulary.ConditionRules;
import eightfold.rules.vocabulary.Consequence;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Form;
import eightfold.rules.vocabulary.Forms;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.rules.vocabulary.Spoken;
import eightfold.spelling.Printable;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What the words of a book must be like that people see and say at a table: few, and such as can be
 * seen. Whoever sits down need not know who has written the book.
 */
public final class WordingCheck {
  /** The most characters of a book's name, and of what is said at a table. */
  static final int LONGEST_NAME = 60;

  static final int MOST_RULINGS = 100;

  /** The most different values of cards in a line of points. */
  public static final int MOST_VALUES = 64;

  /** The first engine that looks at words. */
  private static final int SINCE = 2;

  /**
   * A text that a rule has said or shown.
   *
   * @param statement what says it
   */
  private record Text(Form rule, int component, Statement statement) {}

  private static final List<Text> SPOKEN =
      Forms.elements().values().stream()
          .map(Form::core)
          .distinct()
          .flatMap(WordingCheck::spoken)
          .toList();

  private final RuleBook book;
  private final Objections objections = new Objections();

  private WordingCheck(RuleBook book) {
    this.book = book;
  }

  /** What is wrong with the words of a book whose options have been applied. */
  static List<Objection> check(RuleBook book, BookLines lines) {
    WordingCheck check = new WordingCheck(book);
    check.name(Optional.empty(), "name", book.name());
    check.name(Optional.empty(), "id", book.id());
    SPOKEN.forEach(text -> check.spoken(text, lines));
    book.all(Element.On.class).forEach(check::named);
    book.all(ConditionRules.When.class).forEach(check::owed);
    check.numbers();
    return check.objections.all();
  }

  /** Of several lines that say a text the first holds. */
  private void spoken(Text text, BookLines lines) {
    lines
        .saying(text.statement)
        .ifPresent(
            line ->
                lines
                    .rules(text.rule)
                    .forEach(
                        rule ->
                            said(
                                line,
                                String.valueOf(
                                    text.rule.values((Record) rule).get(text.component)))));
  }

  private void named(Element.On on) {
    on.find(Effect.Named.class).ifPresent(named -> said(on, named.name()));
  }

  private static Stream<Text> spoken(Form rule) {
    RecordComponent[] components = rule.type().getRecordComponents();
    return IntStream.range(0, components.length)
        .filter(i -> components[i].isAnnotationPresent(Spoken.class))
        .boxed()
        .flatMap(
            i ->
                Statement.ofComponent(rule, i).stream()
                    .map(statement -> new Text(rule, i, statement)));
  }

  private void owed(ConditionRules.When when) {
    when.then().stream()
        .filter(Consequence.Says.class::isInstance)
        .map(says -> ((Consequence.Says) says).words())
        .filter(words -> !words.isEmpty())
        .forEach(words -> said(when, words));
  }

  private void said(Element element, String words) {
    name(Optional.of(element), "said", words);
  }

  private void name(Optional<Element> element, String what, String words) {
    int length = words.codePointCount(0, words.length());
    if (length > LONGEST_NAME) {
      find(
          FindingCode.NOT_A_NAME,
          element,
          Message.of("findings.wording-long").with("what", what).with("length", length),
          Advice.atMost(LONGEST_NAME));
    } else if (words.isBlank()) {
      find(
          FindingCode.NOT_A_NAME,
          element,
          Message.of("findings.wording-empty").with("what", what),
          Message.of("findings.write-letters"));
    } else if (!Printable.isPrintable(words)) {
      find(
          FindingCode.FORBIDDEN_CHARACTER,
          element,
          Message.of("findings.wording-hidden").with("what", what),
          Message.of("findings.plain-letters"));
    }
  }

  private void numbers() {
    List<Element.Ruling> rulings = book.all(Element.Ruling.class).toList();
    if (rulings.size() > MOST_RULINGS) {
      find(
          FindingCode.TOO_MANY_ELEMENTS,
          Optional.of(rulings.get(MOST_RULINGS)),
          Message.of("findings.many-rulings").with("count", rulings.size()),
          Advice.atMost(MOST_RULINGS));
    }
    book.find(Element.Points.class)
        .filter(points -> points.values().size() > MOST_VALUES)
        .ifPresent(
            points ->
                find(
                    FindingCode.TOO_MANY_ELEMENTS,
                    Optional.of(points),
                    Message.of("findings.many-values").with("count", points.values().size()),
                    Advice.atMost(MOST_VALUES)));
  }

  private void find(FindingCode code, Optional<Element> element, Message what, Message right) {
    Objection objection =
        element
            .map(one -> Objection.to(code, one, what, right))
            .orElseGet(() -> Objection.toLack(code, what, right));
    objections.add(objection.since(SINCE));
  }
}
