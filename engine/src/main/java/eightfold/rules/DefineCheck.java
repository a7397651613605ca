package eightfold.rules;

import eightfold.message.Message;
import eightfold.rules.Line.Token;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** What the words of a book's own must be like. */
final class DefineCheck {
  /** What is handed over where a definition is tried: a number or a card, a card, seats, a text. */
  private static final List<String> SAMPLES = List.of("2", "1", "A", "next", "\"so\"", "red", "3");

  private static final int MOST_WORDS = 50;

  private DefineCheck() {}

  static List<Objection> check(RuleBook book) {
    Objections objections = new Objections();
    List<Element.Define> defined = book.all(Element.Define.class).toList();
    for (Element.Define define : defined) {
      wrong(define)
          .ifPresent(fault -> objections.add(Objection.to(fault.code(), define, fault.why())));
    }
    int language = book.find(Element.Language.class).map(Element.Language::number).orElse(1);
    if (!defined.isEmpty() && language < WordRules.Language.WITH_OWN_WORDS) {
      objections.to(
          FindingCode.NEEDS_ANOTHER_RULE,
          defined.getFirst(),
          Message.of("findings.own-words-language"),
          Message.of("findings.write-before").with("line", "language 2"));
    }
    if (defined.size() > MOST_WORDS) {
      objections.to(
          FindingCode.TOO_MANY_ELEMENTS,
          defined.get(MOST_WORDS),
          Message.of("findings.many-own-words").with("count", defined.size()),
          Advice.atMost(MOST_WORDS));
    }
    return objections.all();
  }

  /** What is wrong with a definition by itself. */
  static Optional<Fault> wrong(Element.Define define) {
    String words = define.words();
    if (!OwnWords.sayable(words)) {
      return fault(
          FindingCode.NOT_A_NAME,
          Message.of("findings.no-words-for-rule").with("words", Echo.shortened(words)),
          Message.of("findings.own-word-letters")
              .with("most", OwnWords.MOST_NAMES)
              .with("words", "thunder {cards}"));
    }
    Optional<String> taken = taken(OwnWords.lead(words));
    Set<String> named = OwnWords.names(words);
    if (taken.isPresent()) {
      return fault(
          FindingCode.CONTRADICTION,
          Message.of("findings.read-as")
              .with("words", Echo.shortened(words))
              .with("other", Echo.shortened(taken.get())),
          Message.of("findings.other-words"));
    } else if (!named.equals(OwnWords.names(define.line()))) {
      return fault(
          FindingCode.DOES_NOT_FIT,
          Message.of("findings.not-same-sides"),
          Message.of("findings.both-sides"));
    } else if (!reads(define.line(), List.copyOf(named))) {
      return fault(
          FindingCode.UNKNOWN_CLAUSE,
          Message.of("findings.nothing-a-card-does").with("words", Echo.shortened(define.line())),
          Message.of("findings.such-as-line").with("line", "next draws 2, then turn"));
    }
    return Optional.empty();
  }

  /** A word of the language that would be read where these words stand. */
  private static Optional<String> taken(String lead) {
    Collection<String> phrases =
        Stream.of(Form.elements(), Form.effects(), Form.consequences())
            .flatMap(forms -> forms.keySet().stream())
            .toList();
    return phrases.stream()
        .filter(phrase -> (lead + " ").startsWith(phrase + " ") || phrase.startsWith(lead + " "))
        .findFirst();
  }

  /**
   * Whether a line can be read somewhere with samples in the place of these names: of each name any
   * sample, as one may stand for a number where another one stands for seats.
   */
  private static boolean reads(String line, List<String> names) {
    if (names.isEmpty()) {
      return reads(line);
    }
    String first = "{" + names.getFirst() + "}";
    List<String> others = names.subList(1, names.size());
    return SAMPLES.stream().anyMatch(sample -> reads(line.replace(first, sample), others));
  }

  private static boolean reads(String line) {
    List<List<Token>> segments = Line.read(line, Faults.UNHEARD).segments();
    if (segments.isEmpty()) {
      return false;
    }
    return Stream.of("", "on A ", "when A: ")
        .anyMatch(before -> ElementReader.read(before + line, Faults.UNHEARD).isPresent());
  }

  private static Optional<Fault> fault(FindingCode code, Message what, Message right) {
    return Optional.of(new Fault(code, new Columns(1, 1), what, right));
  }
}
