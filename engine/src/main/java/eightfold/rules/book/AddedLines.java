package eightfold.rules.book;

import eightfold.game.SetupException;
import eightfold.message.Argument;
import eightfold.message.Message;
import eightfold.rules.check.RuleBookCheck;
import eightfold.rules.finding.Echo;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.finding.LineColumns;
import eightfold.rules.finding.LineFault;
import eightfold.rules.finding.Place;
import eightfold.rules.text.ElementList;
import eightfold.rules.text.ElementReader;
import eightfold.rules.text.FaultReporter;
import eightfold.rules.text.OwnWords;
import eightfold.rules.text.PackValues;
import eightfold.rules.vocabulary.RuleBook;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Lines of the rule language that are added to a book whose options have been applied. */
public final class AddedLines {
  private static final LineFault TWICE =
      new LineFault(
          FindingCode.STANDS_TWICE,
          new LineColumns(1, 1),
          Message.of("findings.lines-alike"),
          Message.of("findings.leave-one"));

  private AddedLines() {}

  /**
   * The book with these lines, each in the place of the one that it replaces.
   *
   * @param lines such as {@code when 7 on 7: seat +2 draws 1}
   * @throws SetupException if a line is wrong or contradicts the book, with every error in a line
   *     of its own
   */
  public static RuleBook to(RuleBook book, List<String> lines) {
    ElementList elements = new ElementList();
    book.elements().forEach(element -> elements.append(element, Place.unwritten(book.id())));
    List<Argument> errors = new ArrayList<>();
    OwnWords words = OwnWords.of(book.elements());
    Set<String> added = new HashSet<>();
    for (String line : lines) {
      Heard heard = new Heard(line, words, errors);
      ElementReader.read(line, heard)
          .filter(element -> !PackValues.changesPack(element, new LineColumns(1, 1), heard))
          .ifPresent(
              element -> {
                if (!added.add(ElementList.identity(element))) {
                  heard.add(TWICE);
                }
                elements.put(element, Place.unwritten(book.id()), "");
              });
    }
    RuleBook more =
        new RuleBook(
            book.id(),
            book.name(),
            book.summary(),
            book.source(),
            book.aliases(),
            book.hidden(),
            elements.elements(),
            book.options());
    if (errors.isEmpty()) {
      RuleBookCheck.check(more).forEach(finding -> errors.add(finding.why().sentence()));
    }
    if (!errors.isEmpty()) {
      throw new SetupException(
          Message.of("findings.all").with("findings", new Argument.Items(errors)));
    }
    return more;
  }

  /** Puts what is wrong with a line into sentences. */
  private record Heard(String line, OwnWords words, List<Argument> errors)
      implements FaultReporter {
    @Override
    public void add(LineFault fault) {
      errors.add(
          Message.of("findings.of-line")
              .with("line", Echo.shortened(line))
              .with("sentence", fault.why().sentence()));
    }
  }
}
