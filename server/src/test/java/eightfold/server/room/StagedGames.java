package eightfold.server.room;

import eightfold.game.Catalogue;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Opening;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** StagedGames for tables in tests. */
final class StagedGames {
  private StagedGames() {}

  /** A source of one game alone, with its options for good. */
  static GameSource of(Game game) {
    return new GameSource() {
      @Override
      public Game kept(Kept rules) {
        return game;
      }

      @Override
      public Game chosen(String id, Map<String, String> options, int seats) {
        throw new AssertionError("nobody chooses options at this table");
      }
    };
  }

  /** A library that never changes. */
  static GameSource of(Catalogue catalogue) {
    return new GameSource() {
      @Override
      public Game kept(Kept rules) {
        return catalogue.fromRuleBook(rules.ruleBook());
      }

      @Override
      public Game chosen(String id, Map<String, String> options, int seats) {
        Game game = catalogue.game(id, options);
        game.begin(Opening.of(seats), new FastChance(0));
        return game;
      }
    };
  }

  /** A table for two persons with this game, of an engine. */
  static Fact.Opened opened(Game game, int engine) {
    return new Fact.Opened(
        game.id(),
        game.options(),
        game.ruleBook(),
        List.of("", ""),
        List.of("", ""),
        OptionalInt.empty(),
        false,
        false,
        0,
        RoomDriver.SEED,
        engine,
        "");
  }
}
