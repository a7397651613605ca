package eightfold.server.room;

import eightfold.game.Game;
import java.util.Map;

/**
 * Where tables have their games from. Whatever a table has kept of its rules is found here for
 * ever; what the library has now may be another thing.
 */
public interface GameSource {
  /**
   * The rules of a table as its facts keep them.
   *
   * @param game {@link Fact.Opened#game}
   * @param options values of all options
   * @param ruleBook the rule book's own text
   * @param engine the engine that it was chosen under
   */
  record Kept(String game, Map<String, String> options, String ruleBook, int engine) {}

  /** The game that a table keeps the rules of. */
  Game kept(Kept rules);

  /**
   * A game of the library as it is now, with these options, the others standard.
   *
   * @throws eightfold.game.SetupException if there is no such game or option, a value is not
   *     possible, options contradict each other, or so many seats cannot play it so
   */
  Game chosen(String game, Map<String, String> options, int seats);
}
