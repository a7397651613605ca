package eightfold.lab;

import eightfold.bots.Bot;
import eightfold.game.Game;
import eightfold.game.PublicFact;
import eightfold.game.View;
import java.util.List;
import java.util.function.Supplier;

/**
 * Who plays one seat of a tournament, deal by deal. It meets each deal once and from one seat only,
 * so that whatever it remembers it knows no hand but its own.
 */
public interface Player extends AutoCloseable {
  /**
   * A chair at the table of one deal.
   *
   * @param game what is played there
   * @param seat whose it is
   * @param seats how many there are
   * @param seating which bots sit where: in each seating another one, from 1
   * @param deal the number of the deal, from 1
   * @param facts what everybody can see there besides cards, counts and scores, by now
   */
  record Chair(
      Game game, int seat, int seats, int seating, long deal, Supplier<List<PublicFact>> facts) {}

  /** Sits down for the coming deal. */
  Bot sit(Chair chair);

  /** Sees how the deal ended. */
  default void over(View view) {}

  /** Goes home. */
  @Override
  default void close() {}
}
