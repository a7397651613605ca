package eightfold.shedding;

import eightfold.game.Catalogue;

/** The games of the shedding family that come with the program. */
public final class Shedding {
  private Shedding() {}

  /** The standard catalogue: the rule books of the library, read once. */
  public static Catalogue standard() {
    return Standard.CATALOGUE;
  }

  /** Read when first asked for. */
  private static final class Standard {
    private static final Catalogue CATALOGUE = SheddingCatalogue.ofLibrary();
  }
}
