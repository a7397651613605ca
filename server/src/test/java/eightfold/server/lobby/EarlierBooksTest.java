package eightfold.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import eightfold.game.Catalogue;
import eightfold.game.EngineVersion;
import eightfold.game.Game;
import eightfold.game.SetupException;
import eightfold.server.MemoryStore;
import eightfold.server.little.LittleCatalogue;
import eightfold.server.port.Store;
import eightfold.server.room.Fact;
import eightfold.server.room.RoomTable;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/**
 * A table was opened with a rule book that the check of today, stricter than that of then, refuses.
 * Source: issue 11, 2 (what was played is not refused afterwards).
 */
class EarlierBooksTest {
  private static final Game LITTLE = new LittleCatalogue().game("little", Map.of());

  /** The little game, whose book only the first engine took for one that can be played. */
  private record Stricter() implements Catalogue {
    @Override
    public List<Entry> entries() {
      return new LittleCatalogue().entries();
    }

    @Override
    public List<Entry> find(String name) {
      return List.of();
    }

    @Override
    public Game game(String id, Map<String, String> options) {
      throw SetupException.literal("nobody plays this any more");
    }

    @Override
    public Game fromRuleBook(String text) {
      return fromRuleBook(text, EngineVersion.Of.TODAY);
    }

    @Override
    public Game fromRuleBook(String text, EngineVersion.Of engine) {
      if (engine.number() > EngineVersion.FIRST) {
        throw SetupException.literal("this book is refused");
      }
      return new LittleCatalogue().fromRuleBook(text);
    }
  }

  private static RoomTable read(int engine) {
    Store store = new MemoryStore();
    Fact opened =
        new Fact.Opened(
            "little",
            LITTLE.options(),
            LITTLE.ruleBook(),
            List.of("", ""),
            List.of("", ""),
            OptionalInt.empty(),
            false,
            false,
            0,
            "00".repeat(32),
            engine,
            "");
    store.append(
        "table",
        0,
        List.of(
            FactFormat.written(new Fact.Dated(1, opened)),
            FactFormat.written(new Fact.Dated(2, new Fact.Seated(0, "Ann", "a"))),
            FactFormat.written(new Fact.Dated(3, new Fact.Seated(1, "Bob", "b"))),
            FactFormat.written(new Fact.Dated(4, new Fact.Begun()))));
    return new TableReader(store, new SharedGames(new Stricter())).read("table");
  }

  @Test
  void it_is_read_as_it_was_played() {
    RoomTable table = read(EngineVersion.FIRST);
    assertThat(table.isRunning()).isTrue();
    assertThat(table.game().ruleBook()).isEqualTo(LITTLE.ruleBook());
  }

  @Test
  void a_table_of_today_is_held_to_the_check_of_today() {
    assertThatThrownBy(() -> read(EngineVersion.CURRENT))
        .isInstanceOf(SetupException.class)
        .hasMessageContaining("refused");
  }
}
