package eightfold.cli;

import eightfold.message.Texts;
import eightfold.rules.book.RuleBookException;
import eightfold.rules.book.RuleBooks;
import eightfold.rules.finding.Finding;
import eightfold.rules.json.BookFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;

/**
 * A file of rules as the caller names it.
 *
 * @param path as it was given; {@code -} is standard input
 */
record BookArgument(String path) {
  private static final String STANDARD_INPUT = "-";

  /** The name of the file without its folder, from which a book has its id. */
  String name() {
    if (path.equals(STANDARD_INPUT)) {
      return RuleBooks.SINGLE;
    }
    try {
      return String.valueOf(Path.of(path).getFileName());
    } catch (InvalidPathException e) {
      throw new WrongCall(path + ": " + Reasons.of(e));
    }
  }

  /**
   * What stands in the file; no more of it than shows that it is too large.
   *
   * @throws RuleBookException if it is no UTF-8
   */
  String text(Surroundings around) {
    try (InputStream in =
        path.equals(STANDARD_INPUT) ? around.in() : Files.newInputStream(Path.of(path))) {
      return BookFile.text(name(), in.readNBytes(BookFile.MOST_READ));
    } catch (IOException | InvalidPathException e) {
      throw new WrongCall(path + ": " + Reasons.of(e));
    }
  }

  /**
   * A line for each finding, in a language; those in this file begin with its name as it was given.
   */
  List<String> lines(List<Finding> findings, Texts texts) {
    String name = name();
    return findings.stream()
        .map(one -> one.file().equals(name) ? one.in(path) : one)
        .map(one -> one.message(texts))
        .toList();
  }

  /** The call is wrong because the book is. */
  WrongCall refused(RuleBookException wrong) {
    return new WrongCall(path + " is wrong", lines(wrong.findings(), Texts.ENGLISH));
  }
}
