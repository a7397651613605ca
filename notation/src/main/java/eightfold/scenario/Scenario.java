package eightfold.scenario;

import eightfold.game.Position;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * A story at the table: how it begins, what the seats do, what must hold after each step.
 *
 * @param name what it shows
 * @param places where its parts stand in the file
 * @param game id of the game
 * @param options option values other than the game's standard ones
 * @param rules lines of the rule language that are added to the game's book
 * @param players the seats' names, clockwise, seat 0 first
 * @param rolls what is thrown with dice and coins, in order
 * @param start how it begins
 * @param steps what happens then
 */
public record Scenario(
    String name,
    Places places,
    String game,
    Map<String, String> options,
    List<String> rules,
    List<String> players,
    List<Integer> rolls,
    Start start,
    List<ScenarioStep> steps) {
  public Scenario {
    options = Map.copyOf(options);
    rules = List.copyOf(rules);
    players = List.copyOf(players);
    rolls = List.copyOf(rolls);
    steps = List.copyOf(steps);
  }

  /**
   * Where the parts of a scenario stand, for complaints.
   *
   * @param file the file's name
   * @param scenario line on which the scenario begins
   * @param game line of the game's id
   * @param players line of the players
   * @param options line of the options, or of the game's id where there are none
   * @param rules line of the added rules, or of the game's id where there are none
   * @param rolls line of the fixed throws, or of the game's id where there are none
   * @param start line of {@code hands}, {@code deck} or {@code seed}
   * @param cards for each card that the position names, the line that names it last
   */
  public record Places(
      String file,
      int scenario,
      int game,
      int players,
      int options,
      int rules,
      int rolls,
      int start,
      Map<String, Integer> cards) {
    public Places {
      cards = Map.copyOf(cards);
    }
  }

  /** How a scenario begins. */
  public sealed interface Start {
    /** In the middle of a deal. */
    record Arranged(Position position) implements Start {}

    /**
     * With a deal of the game's own.
     *
     * @param deck the whole pack, top first; empty where {@code seed} shuffles
     * @param seed what shuffles, where no {@code deck} is given
     */
    record Dealt(
        Optional<List<String>> deck,
        OptionalLong seed,
        OptionalInt dealer,
        int deal,
        List<Integer> scores,
        Map<String, Object> more)
        implements Start {
      public Dealt {
        deck = deck.map(List::copyOf);
        scores = List.copyOf(scores);
        more = Map.copyOf(more);
      }
    }
  }
}
