package eightfold.rules.text;

import eightfold.cards.Pack;
import eightfold.message.Message;
import eightfold.rules.finding.Advice;
import eightfold.rules.finding.Echo;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.finding.LineColumns;
import eightfold.rules.finding.LineFault;
import eightfold.rules.text.RuleLine.Token;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Forms;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Reads {@code define "WORDS {name}" = LINE}, perhaps with what it means for people. */
public final class DefineReader {
  /** What is handed over where a definition is tried: a number or a card, a card, seats, a text. */
  private static final List<String> SAMPLES =
      List.of("2", "1", "any", "next", "\"so\"", "odd", "3");

  private DefineReader() {}

  /** Reads the line; empty, with a fault, where it is no definition. */
  static Optional<Element> read(List<List<Token>> segments, FaultReporter faults) {
    List<Token> first = segments.getFirst();
    boolean sound =
        first.size() > 3
            && first.get(1).quoted()
            && !first.get(2).quoted()
            && first.get(2).text().equals("=");
    if (!sound) {
      faults.add(
          FindingCode.SOMETHING_MISSING,
          RuleLine.columns(first),
          Message.of("findings.definition-missing"),
          Advice.write(ElementText.DEFINE));
      return Optional.empty();
    }
    List<List<Token>> line = new ArrayList<>(segments);
    line.set(0, first.subList(3, first.size()));
    List<Token> last = line.getLast();
    boolean means =
        last.size() == 2 && last.getFirst().text().equals("means") && last.getLast().quoted();
    List<List<Token>> stands = means ? line.subList(0, line.size() - 1) : line;
    Element.Define define =
        new Element.Define(
            first.get(1).text(), RuleLine.text(stands), means ? last.getLast().text() : "");
    Optional<LineFault> wrong = wrong(define, faults.words());
    wrong.ifPresent(
        fault -> faults.add(new LineFault(fault.code(), RuleLine.columns(first), fault.why())));
    return wrong.isPresent() ? Optional.empty() : Optional.of(define);
  }

  /** What is wrong with a definition by itself. */
  public static Optional<LineFault> wrong(Element.Define define, OwnWords before) {
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
    } else if (!reads(define.line(), List.copyOf(named), before.unheard())) {
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
        Stream.of(Forms.elements(), Forms.effects(), Forms.consequences())
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
  private static boolean reads(String line, List<String> names, FaultReporter unheard) {
    if (names.isEmpty()) {
      return reads(line, unheard);
    }
    String first = "{" + names.getFirst() + "}";
    List<String> others = names.subList(1, names.size());
    return Stream.concat(SAMPLES.stream(), Stream.of(card(unheard)))
        .anyMatch(sample -> reads(line.replace(first, sample), others, unheard));
  }

  private static boolean reads(String line, FaultReporter unheard) {
    List<List<Token>> segments = RuleLine.read(line, unheard).segments();
    if (segments.isEmpty()) {
      return false;
    }
    return Stream.of("", "on " + card(unheard) + " ", "when " + card(unheard) + ": ")
        .anyMatch(before -> ElementReader.read(before + line, unheard).isPresent());
  }

  /** Some card of the book, by its rank if it has one. */
  private static String card(FaultReporter unheard) {
    Pack pack = unheard.words().cards().pack();
    return pack.ranks().isEmpty() ? "any" : pack.rankName(0);
  }

  private static Optional<LineFault> fault(FindingCode code, Message what, Message right) {
    return Optional.of(new LineFault(code, new LineColumns(1, 1), what, right));
  }
}
