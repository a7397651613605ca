package eightfold.crazier.play;

import java.util.Locale;

/** The four phases of a turn (TURN-2). */
public enum Phase {
  BEGIN,
  DRAW,
  MAIN,
  END;

  /** The word for it at the border. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
