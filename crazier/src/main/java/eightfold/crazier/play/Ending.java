package eightfold.crazier.play;

import java.util.Locale;

/** Why a game is over (A.3). */
public enum Ending {
  EMPTY_HAND,
  CARD_EFFECT,
  LAST_ONE_LEFT,
  DRAW_IMPOSSIBLE,
  /** It took more acts than a game may. */
  LIMIT;

  /** The word for it at the border. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
