package eightfold.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Catalogue;
import eightfold.game.EngineVersion;
import eightfold.game.Game;
import eightfold.games.Games;
import eightfold.server.port.Store;
import eightfold.server.room.Fact;
import eightfold.server.room.GameSource;
import eightfold.server.room.GoldenRoom;
import eightfold.server.room.RoomTable;
import eightfold.server.room.SameTables;
import eightfold.server.room.SeededGames;
import eightfold.testkit.golden.BooksReadOnce;
import eightfold.testkit.golden.GoldenCorpus;
import eightfold.testkit.golden.GoldenRecord;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The records of the golden corpus, played by people in rooms: what happens is what happened then,
 * and the facts, written down and read, make the same table. Source: issue 13, point 1.
 */
class GoldenCorpusRoomTest {
  /** Each build plays one record in so many of a game, the long checks all. */
  private static final int PART = 50;

  private static final Catalogue GAMES = new BooksReadOnce(Games.standard());
  private static final GoldenCorpus CORPUS = GoldenCorpus.of(EngineVersion.CURRENT);

  static List<String> games() {
    return CORPUS.games();
  }

  @ParameterizedTest
  @MethodSource("games")
  void some_records_of_every_game(String game) {
    List<GoldenRecord> records = CORPUS.records(game);
    IntStream.range(0, records.size())
        .filter(i -> i % PART == 0)
        .forEach(i -> play(records.get(i)));
  }

  @ParameterizedTest
  @MethodSource("games")
  @Tag("long")
  void all_records_of_every_game(String game) {
    CORPUS.records(game).forEach(GoldenCorpusRoomTest::play);
  }

  private static void play(GoldenRecord record) {
    Game game = GAMES.fromRuleBook(record.book(), new EngineVersion.Of(EngineVersion.CURRENT));
    GameSource games = SeededGames.of(game, record.seed());
    GoldenRoom.Played played = GoldenRoom.play(record, games, EngineVersion.CURRENT);
    List<Store.Kept> kept = played.facts().stream().map(FactFormat::written).toList();
    List<Fact.Dated> read = kept.stream().map(FactFormat::read).toList();
    assertThat(read).isEqualTo(played.facts());
    RoomTable table =
        RoomTable.opened("t", games, (Fact.Opened) read.getFirst().fact(), read.getFirst().at());
    for (Fact.Dated fact : read.subList(1, read.size())) {
      table = table.after(fact);
    }
    SameTables.assertSame(table, played.table(), record.title());
  }
}
