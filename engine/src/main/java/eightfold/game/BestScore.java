package eightfold.game;

import java.util.Locale;

/** Which score is the best one, in games that keep score. */
public enum BestScore {
  /** Points are good to have. */
  MOST,
  /** Points count against their owner. */
  FEWEST;

  /** The word for it at the border. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
