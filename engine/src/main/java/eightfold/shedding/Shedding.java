package eightfold.shedding;

import eightfold.game.Catalogue;
import eightfold.rules.book.RuleBooks;
import eightfold.rules.vocabulary.RuleBook;

/** The games of the shedding family that come with the program. */
public final class Shedding {
  private Shedding() {}

  /** The standard catalogue: the rule books of the library, read once. */
  public static Catalogue standard() {
    return Standard.CATALOGUE;
  }

  /**
   * The standard catalogue and a book of one's own.
   *
   * @param file the name of its file, which is its id with an ending
   * @param text the book in the text form or in JSON
   * @throws eightfold.game.SetupException if the book is wrong, with every error in a line of its
   *     own
   */
  public static Catalogue with(String file, String text) {
    return SheddingCatalogue.ofLibraryAnd(file, text);
  }

  /**
   * The book of one's own that {@link #with} takes, alone, its options not yet chosen.
   *
   * @throws eightfold.game.SetupException as {@link #with} does
   */
  public static RuleBook bookOf(String file, String text) {
    return SheddingCatalogue.bookOf(file, text);
  }

  /** What there is to say of that book, right or wrong. */
  public static RuleBooks check(String file, String text) {
    return SheddingCatalogue.check(file, text);
  }

  /** Read when first asked for. */
  private static final class Standard {
    private static final Catalogue CATALOGUE = SheddingCatalogue.ofLibrary();
  }
}
