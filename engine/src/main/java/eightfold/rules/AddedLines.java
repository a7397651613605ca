package eightfold.rules;

import eightfold.game.SetupException;
import java.util.ArrayList;
import java.util.List;

/** Lines of the rule language that are added to a book whose options have been applied. */
public final class AddedLines {
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
    List<String> errors = new ArrayList<>();
    OwnWords words = OwnWords.of(book.elements());
    for (String line : lines) {
      ElementReader.read(line, new Heard(line, words, errors))
          .ifPresent(element -> elements.put(element, Place.unwritten(book.id()), ""));
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
      RuleBookCheck.check(more).forEach(finding -> errors.add(finding.sentence()));
    }
    if (!errors.isEmpty()) {
      throw SetupException.literal(String.join("\n", errors));
    }
    return more;
  }

  /** Puts what is wrong with a line into sentences. */
  private record Heard(String line, OwnWords words, List<String> errors) implements Faults {
    @Override
    public void add(Fault fault) {
      String right = fault.right().isEmpty() ? "" : "; " + fault.right();
      errors.add(Echo.quoted(line) + ": " + fault.what() + right);
    }
  }
}
