package eightfold.server.room;

import eightfold.game.Game;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a table plays: the running match, or the next one where none runs. It never changes; its
 * methods make another.
 *
 * @param gameId what the game is known by here: {@link Fact.Opened#game}
 * @param game the game with its options
 * @param ruleBook the text of its rule book with these options, as the table keeps it
 * @param engine the engine under which the options were chosen
 * @param chosen how often the host has chosen options since the table was opened
 * @param played how often that was when the last match began
 * @param before the options of the last match, or those that the table was opened with
 */
record ChosenRules(
    String gameId,
    Game game,
    String ruleBook,
    int engine,
    int chosen,
    int played,
    Map<String, String> before) {

  static ChosenRules opened(Fact.Opened opened, GameSource games) {
    GameSource.Kept kept =
        new GameSource.Kept(opened.game(), opened.options(), opened.ruleBook(), opened.engine());
    Game game = games.kept(kept);
    return new ChosenRules(
        opened.game(), game, opened.ruleBook(), opened.engine(), 0, 0, game.options());
  }

  /** The host has chosen other options. */
  ChosenRules with(Fact.Chosen fact, GameSource games) {
    GameSource.Kept kept =
        new GameSource.Kept(gameId, fact.options(), fact.ruleBook(), fact.engine());
    return new ChosenRules(
        gameId, games.kept(kept), fact.ruleBook(), fact.engine(), chosen + 1, played, before);
  }

  /** A match of these rules begins. */
  ChosenRules begun() {
    return new ChosenRules(gameId, game, ruleBook, engine, chosen, chosen, game.options());
  }

  /** Whether the last match was begun with them. */
  boolean areOfTheMatch() {
    return chosen == played;
  }

  /** What the options were that are others now. */
  Map<String, String> changed() {
    if (before.equals(game.options())) {
      return Map.of();
    }
    Map<String, String> changed = new TreeMap<>(before);
    changed.entrySet().removeIf(one -> one.getValue().equals(game.options().get(one.getKey())));
    return changed;
  }

  /** Whether the rule book is the table's own, and its options are written into it for good. */
  boolean isOwnBook() {
    return Fact.Opened.isOwnBook(gameId);
  }
}
