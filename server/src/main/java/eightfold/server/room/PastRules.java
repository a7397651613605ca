package eightfold.server.room;

import eightfold.game.Game;
import java.util.List;
import java.util.Optional;

/**
 * What was played in a match of a table: between matches the host may have chosen other options.
 */
public final class PastRules {
  private PastRules() {}

  /**
   * The game with the options of a match; empty if no such match has begun.
   *
   * @param opened the table as it was opened
   * @param facts what came after that
   * @param match its number at the table, from 1
   */
  public static Optional<Game> of(RoomTable opened, List<Fact.Dated> facts, int match) {
    ChosenRules rules = opened.rules();
    int begun = 0;
    for (Fact.Dated dated : facts) {
      if (dated.fact() instanceof Fact.Chosen chosen) {
        rules = rules.with(chosen, opened.games());
      } else if (dated.fact() instanceof Fact.Begun) {
        begun++;
        if (begun == match) {
          return Optional.of(rules.game());
        }
      }
    }
    return Optional.empty();
  }
}
