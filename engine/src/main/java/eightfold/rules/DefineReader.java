package eightfold.rules;

import eightfold.message.Message;
import eightfold.rules.Line.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads {@code define "WORDS {name}" = LINE}, perhaps with what it means for people. */
final class DefineReader {
  private DefineReader() {}

  /** Reads the line; empty, with a fault, where it is no definition. */
  static Optional<Element> read(List<List<Token>> segments, Faults faults) {
    List<Token> first = segments.getFirst();
    boolean sound =
        first.size() > 3
            && first.get(1).quoted()
            && !first.get(2).quoted()
            && first.get(2).text().equals("=");
    if (!sound) {
      faults.add(
          FindingCode.SOMETHING_MISSING,
          Line.columns(first),
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
            first.get(1).text(), Line.text(stands), means ? last.getLast().text() : "");
    Optional<Fault> wrong = DefineCheck.wrong(define);
    wrong.ifPresent(fault -> faults.add(new Fault(fault.code(), Line.columns(first), fault.why())));
    return wrong.isPresent() ? Optional.empty() : Optional.of(define);
  }
}
