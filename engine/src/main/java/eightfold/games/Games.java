package eightfold.games;

import eightfold.game.Catalogue;
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

  /** Read when first asked for. */
  private static final class Standard {
    private static final Catalogue CATALOGUE =
        new JoinedCatalogue(List.of(Shedding.standard(), PatienceCatalogue.ofLibrary()));
  }
}
