package eightfold.game;

import java.util.Locale;

/** Families of suit signs, by the country whose packs carry them. */
public enum SuitSigns {
  /** Clubs, diamonds, hearts, spades. */
  FRENCH,
  /** Acorns, bells, roses, shields; Under, Ober, König, Banner. */
  SWISS,
  /** Clubs, coins, cups, swords; Sota, Caballo, Rey. */
  SPANISH;

  /** The word for it at the border. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
