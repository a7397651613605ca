package eightfold.crazier.play;

import eightfold.game.Awaits;
import java.util.Locale;

/**
 * A decision that waits for its seat (B.3). Its lists are not changed any more.
 *
 * @param seat who decides
 * @param kind what is chosen
 * @param options by their numbers: cards, seats, colours, sides, 1 for yes and 0 for no
 * @param least how many must be chosen at least
 * @param most how many may be chosen
 * @param hidden whether the options follow from cards that others don't see (MAY-3)
 * @param picked what has been chosen so far, in order
 * @param card whose ability asks, or {@link Numbering#NONE}
 * @param about what it is for: {@code destroy}, {@code skip_first_draw} …
 * @param then what goes on with the answer
 */
public record OpenDecision(
    int seat,
    Kind kind,
    IntList options,
    int least,
    int most,
    boolean hidden,
    IntList picked,
    int card,
    String about,
    Task then) {
  /** What is chosen. */
  public enum Kind {
    PLAYERS,
    ASSETS,
    CARDS,
    COLOR,
    SIDE,
    MAY,
    ORDER,
    ORDER_CARDS,
    /** Honour mode: whether something that waits is said or forgotten (HON-1, HON-2). */
    REMEMBER;

    private final String word = name().toLowerCase(Locale.ROOT);

    /** What a table that asks it waits for. */
    public Awaits awaits() {
      return Awaits.of(word);
    }

    /** Whether the options are cards, in play or elsewhere. */
    boolean ofCards() {
      return this == CARDS || this == ORDER_CARDS || this == ASSETS || this == ORDER;
    }

    /** The word for it at the border. */
    public String word() {
      return word;
    }
  }

  /** Whether it is answered by more than one word, one after the other. */
  public boolean several() {
    return most > 1;
  }

  /** Whether there is but one answer. */
  public boolean forced() {
    return options.size() <= least && kind != Kind.ORDER_CARDS;
  }

  OpenDecision with(int option) {
    return new OpenDecision(
        seat, kind, options, least, most, hidden, picked.with(option), card, about, then);
  }

  /** The same with other options, of which at most all can be chosen; nothing is picked. */
  OpenDecision with(IntList others, int fewest, int highest) {
    return new OpenDecision(
        seat,
        kind,
        others,
        Math.min(fewest, others.size()),
        Math.min(highest, others.size()),
        hidden,
        IntList.NONE,
        card,
        about,
        then);
  }

  /** The same, of which these have been picked. */
  OpenDecision picking(IntList some) {
    return new OpenDecision(seat, kind, options, least, most, hidden, some, card, about, then);
  }

  /** The same, which goes on otherwise. */
  OpenDecision then(Task task) {
    return new OpenDecision(seat, kind, options, least, most, hidden, picked, card, about, task);
  }
}
