package eightfold.playout;

import eightfold.game.Chance;
import eightfold.game.FastView;
import eightfold.game.Match;

/**
 * A match at which programs play by numbers: what they see, what is done, and what they hear of it.
 * Acts are those of {@link Match#legal}.
 */
public interface FastTable extends FastView {
  /** Hears the events that say what a card did; they are public. */
  interface Listener {
    /** The seat was dealt so many cards. */
    void dealt(int seat, int cards);

    /** The seat played this kind. */
    void played(int seat, int kind);

    /** The seat named a suit or a rank. */
    void declared(int seat);

    /** The seat missed its turn. */
    void skipped(int seat);

    /** The seat drew so many cards, also none. */
    void drew(int seat, int cards);
  }

  /** Begins a first deal as {@link Match#restart} does. */
  void restart(long seed);

  /** Begins the next deal of the match, shuffled by this chance. */
  void nextDeal(Chance chance);

  /** Does an act that is known to be legal. */
  void applyUnchecked(int seat, int act);
}
