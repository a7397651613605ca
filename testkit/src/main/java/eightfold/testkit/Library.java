package eightfold.testkit;

import eightfold.game.LibraryFiles;
import eightfold.rules.book.RuleBooks;
import eightfold.rules.vocabulary.RuleBook;
import java.util.Collections;
import java.util.Map;

/** The rule books of the library, by the id of the game. */
public final class Library {
  private static final Map<String, RuleBook> BOOKS =
      Collections.unmodifiableMap(RuleBooks.read(LibraryFiles.listed("index.txt")).orRefuse());

  private Library() {}

  /** All books, in the order in which people see them; the game's options are not yet chosen. */
  public static Map<String, RuleBook> books() {
    return BOOKS;
  }
}
