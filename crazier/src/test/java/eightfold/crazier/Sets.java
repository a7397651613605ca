package eightfold.crazier;

import eightfold.crazier.cards.AbilityCardSet;
import eightfold.crazier.cards.SetReader;
import eightfold.game.LibraryFiles;

/** The card set of the library, for tests. */
public final class Sets {
  public static final String FILE = "crazier-eights.cards";

  private Sets() {}

  public static String text() {
    return LibraryFiles.text(FILE);
  }

  public static AbilityCardSet standard() {
    return SetReader.read(FILE, text());
  }
}
