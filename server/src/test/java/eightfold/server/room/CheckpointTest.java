package eightfold.server.room;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import eightfold.game.EngineVersion;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.games.Games;
import eightfold.protocol.Malformed;
import eightfold.protocol.Request;
import eightfold.testkit.Sample;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A table that was written down in the midst of its facts, with those that came after, is the table
 * that all facts make. Source: issue 13, point 1.
 */
class CheckpointTest {
  private static final String ENGINE = "\"engine\":" + EngineVersion.CURRENT;

  private static final int INPUTS = 400;
  private static final Pace PACE = new Pace(10_000, 750, 750, 400, 1_200);

  private static RoomDriver open(String game, String places, long seed) {
    Game played = Games.standard().game(game, Map.of());
    RoomDriver room =
        RoomDriver.of(
            played, StagedGames.of(Games.standard()), places, PACE, String.format("%064x", seed));
    for (int seat = 0; seat < places.length(); seat++) {
      if (places.charAt(seat) == 'p') {
        room.give(new Input.Sit("Guest " + (char) ('A' + seat), "token" + seat));
      }
    }
    return room;
  }

  @ParameterizedTest
  @CsvSource({
    "eights,ppb",
    "pesten,pp",
    "mau-mau,pbpp",
    "macau,ppp",
    "creights,ppb",
    "crazy-spoons,ppb",
    "kings-reverse,pppp",
    "crazier-eights,pp",
    "crazier-eights,ppb",
    "eights-patience,p",
    "sunday-eights,ppp",
    "tag-team,pppp"
  })
  @Tag("sampled")
  void in_any_storm_a_table_is_what_its_checkpoint_and_the_rest_make(String game, String places)
      throws Malformed {
    int found = 0;
    int storms = Sample.whole() ? 2 : 1;
    for (long seed = 1; seed <= storms; seed++) {
      FastChance chance = new FastChance(seed);
      RoomDriver room = open(game, places, seed);
      Storm storm = new Storm(room, chance);
      for (int i = 0; i < INPUTS; i++) {
        storm.blows();
        if (chance.below(150) == 0) {
          storm.restart();
        }
      }
      for (int i = 0; i < 12; i++) {
        found += checked(room, chance.below(room.facts().size()), game + " " + seed) ? 1 : 0;
      }
    }
    assertThat(found).as("checkpoints that were tried").isGreaterThan(6 * storms);
  }

  /** Writes the table down after so many facts, reads it, and goes on with the others. */
  private static boolean checked(RoomDriver room, int number, String where) throws Malformed {
    RoomTable table = room.opened();
    for (Fact.Dated fact : room.facts().subList(1, number + 1)) {
      table = table.after(fact);
    }
    Optional<String> text = Checkpoint.of(table);
    if (text.isEmpty()) {
      return false;
    }
    RoomTable again = CheckpointReader.read(text.get(), room.games(), room.opened()).orElseThrow();
    SameTables.assertSame(again, table, where + ", fact " + number);
    for (Fact.Dated fact : room.facts().subList(number + 1, room.facts().size())) {
      again = again.after(fact);
    }
    SameTables.assertSame(again, room.room().table(), where + ", the end");
    return true;
  }

  @Test
  void its_names_outlive_the_code() {
    RoomDriver room = open("eights", "pb", 7);
    room.connect(0);
    room.ask(1, new Request.Chat("hello"));
    room.ask(1, new Request.Nonce("aa"));
    assertThat(Checkpoint.of(room.room().table()).orElseThrow())
        .startsWith("{\"form\":4," + ENGINE + ",\"facts\":4,\"lastAt\":1000000,")
        .contains(
            "\"rules\":{\"chosen\":0,\"played\":0,\"before\":{",
            "\"chairs\":[{\"name\":\"Guest A\",\"token\":\"token0\",\"since\":2,"
                + "\"nonced\":true,\"muted\":false,\"place\":0},{\"bot\":\"plain\",\"name\":\"Bruno\",\"since\":0,",
            "\"players\":[],\"course\":{\"matches\":0,\"turnPly\":0,\"turnSince\":0,\"began\":0,"
                + "\"suspendedBy\":[],\"seats\":0},"
                + "\"nonces\":[\"aa\",\"\"],\"secret\":null,\"names\":[],\"events\":[],"
                + "\"number\":0,\"chat\":[{\"number\":1,\"seat\":0,\"name\":\"Guest A\","
                + "\"text\":\"hello\"}],\"spoken\":1,\"commands\":{},"
                + "\"doors\":{\"refereed\":false,\"notes\":{}},"
                + "\"first\":{\"match\":0,\"source\":0,\"nonces\":[\"\",\"\"],\"lines\":[]}}");
    room.ask(1, new Request.Start(false));
    room.act(0, room.match().ply(), "draw", "c0");
    room.ask(1, new Request.Suspend(false), Optional.of("c1"));
    assertThat(Checkpoint.of(room.room().table()).orElseThrow())
        .contains(
            "\"course\":{\"matches\":1,\"match\":\"",
            "\"commands\":{\"0\":[\"" + Long.toHexString(Commands.key("token0", "c1")) + "\"]}",
            "\"suspension\":{\"since\":1000000,\"awaited\":[0]},\"turnPly\":",
            "\"names\":[{\"names\":[\"Guest A\",\"",
            "\"events\":[{\"verb\":\"");
  }

  @Test
  void one_of_another_form_or_engine_is_not_read_and_one_that_is_none_is_refused()
      throws Malformed {
    RoomDriver room = open("eights", "pb", 7);
    room.connect(0);
    room.ask(1, new Request.Start(false));
    String text = Checkpoint.of(room.room().table()).orElseThrow();
    assertThat(CheckpointReader.read(text, room.games(), room.opened())).isPresent();
    for (String other :
        List.of(text.replace("\"form\":4", "\"form\":3"), text.replace(ENGINE, "\"engine\":1"))) {
      assertThat(CheckpointReader.read(other, room.games(), room.opened())).isEmpty();
    }
    String cut = text.replaceFirst("\"match\":\"[^\"]{40}", "\"match\":\"");
    assertThatThrownBy(() -> CheckpointReader.read(cut, room.games(), room.opened()))
        .isInstanceOf(RuntimeException.class);
    assertThatThrownBy(
            () ->
                CheckpointReader.read(
                    text.replace("\"chairs\"", "\"stools\""), room.games(), room.opened()))
        .isInstanceOf(Malformed.class);
  }

  /** Between matches the last one is still seen, and is of the rules by which it was played. */
  @Test
  void a_match_that_was_played_by_other_rules_than_the_next_is_not_written_down() {
    RoomDriver room = open("eights", "pb", 7);
    room.connect(0);
    room.ask(1, new Request.Start(false));
    room.ask(1, new Request.End(false));
    assertThat(Checkpoint.of(room.room().table())).isPresent();
    Request chosen = new Request.Options(Map.of("twos", "draw2"));
    assertThat(room.done(room.ask(1, chosen))).isTrue();
    assertThat(Checkpoint.of(room.room().table())).isEmpty();
    room.ask(1, new Request.Rematch());
    assertThat(Checkpoint.of(room.room().table())).isPresent();
  }
}
