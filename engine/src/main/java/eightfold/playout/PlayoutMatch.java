package eightfold.playout;

import eightfold.game.IllegalActException;
import eightfold.game.Match;
import eightfold.game.SearchableMatch;
import java.util.Optional;

/**
 * A match as programs use it that play millions of acts: what they do is taken from the lists of
 * legal acts, and not looked at again. Rooms, doors and whoever builds on the library do acts by
 * {@link Match#apply} and {@link Match#submit}.
 */
public interface PlayoutMatch extends SearchableMatch {
  /**
   * Does an act that is known to be legal. What comes of one that is not is not defined: cards may
   * be there twice.
   */
  void applyUnchecked(int seat, int act);

  @Override
  default void apply(int seat, int act) {
    IllegalActException.unlessLegal(this, seat, act);
    applyUnchecked(seat, act);
  }

  /** Does an act that is known to be legal at any kind of match, by the quickest way it has. */
  static void applyUnchecked(Match match, int seat, int act) {
    if (match instanceof PlayoutMatch playout) {
      playout.applyUnchecked(seat, act);
    } else {
      match.apply(seat, act);
    }
  }

  /**
   * This match by numbers, as seats see it; empty where the game is told in words alone.
   *
   * @param listener hears what comes of the acts done by way of it
   */
  default Optional<FastTable> fastTable(FastTable.Listener listener) {
    return Optional.empty();
  }
}
