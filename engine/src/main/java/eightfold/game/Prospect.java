package eightfold.game;

import java.util.List;

/**
 * Whether a game without opponents can still be won by somebody who knew every card: what a search
 * through the whole truth found. For tools and for setting up a table, for no seat's eyes.
 */
public sealed interface Prospect {
  /**
   * It can be won.
   *
   * @param acts one way to do it, in the notation
   */
  record Winnable(List<String> acts) implements Prospect {
    public Winnable {
      acts = List.copyOf(acts);
    }
  }

  /** Every way to go on was tried, and none wins. */
  record Lost() implements Prospect {}

  /**
   * The search was given up.
   *
   * @param steps how many plays it had tried
   */
  record Unknown(long steps) implements Prospect {}
}
