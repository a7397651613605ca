package eightfold.games;

import eightfold.crazier.CrazierCatalogue;
import eightfold.game.Catalogue;
import eightfold.game.LibraryFiles;
import eightfold.patience.PatienceCatalogue;
import eightfold.shedding.Shedding;
import java.util.List;

/** All games there are: what commands, servers and tools offer. A further kind is a line here. */
public final class Games {
  private Games() {}

  /** Every game that comes with the program, of every kind, read once. */
  public static Catalogue standard() {
    return Standard.CATALOGUE;
  }

  /**
   * Every game, and a rule book or a card set of one's own.
   *
   * @param file the name of its file, which is its id with an ending
   * @throws eightfold.game.SetupException if the book is wrong, with every error in a line of its
   *     own
   */
  public static Catalogue with(String file, String text) {
    boolean cards = isCardSet(text);
    return new JoinedCatalogue(
        List.of(
            cards ? Shedding.standard() : Shedding.with(file, text),
            PatienceCatalogue.ofLibrary(),
            cards ? CrazierCatalogue.with(file, text) : CrazierCatalogue.ofLibrary()));
  }

  /** Every game, a book of one's own among them, and what that is called. */
  public record Own(Catalogue catalogue, String id) {}

  /**
   * The same, with the id of one's own game: that of its file, or the one that stands in the book.
   *
   * @throws eightfold.game.SetupException as {@link #with} does
   */
  public static Own own(String file, String text) {
    boolean cards = isCardSet(text);
    return new Own(
        with(file, text), cards ? LibraryFiles.id(file) : Shedding.bookOf(file, text).id());
  }

  /** Whether a text looks like a set of cards that have abilities, and like no rule book. */
  public static boolean isCardSet(String text) {
    return CrazierCatalogue.ofLibrary().reads(text);
  }

  /** Read when first asked for. */
  private static final class Standard {
    private static final Catalogue CATALOGUE =
        new JoinedCatalogue(
            List.of(
                Shedding.standard(), PatienceCatalogue.ofLibrary(), CrazierCatalogue.ofLibrary()));
  }
}
