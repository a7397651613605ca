package eightfold.testkit.oracle;

import eightfold.rules.vocabulary.Trigger.Moment;
import java.util.List;

/** Something that a line can be about, as it was at that moment (RULE-LANGUAGE, Conditions 1). */
public sealed interface Happening {
  /** The seat that a line about it calls the player (Conditions 3). */
  int seat();

  /** The table just before it. */
  State then();

  /**
   * A card was laid, or two alike as one play.
   *
   * @param kind the card
   * @param copies how many of it
   * @param under what lay below, top last, as far as it counts in a series
   * @param left how many cards the seat held then
   */
  record Laid(int seat, int kind, int copies, List<Integer> under, int left, State then)
      implements Happening {
    public Laid {
      under = List.copyOf(under);
    }
  }

  /** A hand came to that number of cards. */
  record HandBecame(int seat, int cards, State then) implements Happening {}

  /** What has no cards of its own. */
  record Came(Moment moment, int seat, State then) implements Happening {}
}
