package eightfold.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.FastChance;
import eightfold.game.Match;
import eightfold.protocol.Notice;
import eightfold.protocol.Request;
import eightfold.protocol.Snapshot;
import eightfold.protocol.ToldEvent;
import eightfold.testkit.Sample;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A table in a storm: persons come, go, take over, repeat themselves, send old and wrong acts, in
 * any order and at any time. Source: style, "deterministic simulation of the server". The seed in a
 * failure's name runs it again.
 */
class RoomPropertyTest {
  private static final int ROOMS = 8;
  private static final int INPUTS = 400;

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5})
  @Tag("sampled")
  void no_storm_breaks_a_table(int storm) {
    for (int i = 0; i < Sample.seeds(ROOMS); i++) {
      long seed = storm * 1_000L + i;
      weather(seed);
    }
  }

  private static void weather(long seed) {
    FastChance chance = new FastChance(seed);
    RoomDriver room = open(chance, seed);
    Storm storm = new Storm(room, chance);
    for (int i = 0; i < INPUTS; i++) {
      storm.blows();
      if (chance.below(40) == 0) {
        assertSameAfterRestart(room, seed);
      }
      if (chance.below(100) == 0) {
        storm.restart();
      }
    }
    assertNothingTwice(room, seed);
    assertStreams(room, seed);
    assertProgress(room, storm, seed);
  }

  private static RoomDriver open(FastChance chance, long seed) {
    String places = "p" + List.of("p", "pp", "b", "pb", "bpp").get(chance.below(5));
    Map<String, String> options =
        Map.of(
            "catchUntil", chance.below(2) == 0 ? "own" : "next",
            "falseCatch", chance.below(2) == 0 ? "refused" : "costs");
    OptionalInt clock =
        List.of(OptionalInt.empty(), OptionalInt.of(10), OptionalInt.of(86_400))
            .get(chance.below(3));
    Pace pace = new Pace(10_000, 750, 750, chance.below(3) * 400L, 1_200);
    RoomDriver room =
        RoomDriver.of(places, options, clock, RoomDriver.PLAIN, pace, String.format("%064x", seed));
    for (int seat = 0; seat < places.length(); seat++) {
      if (places.charAt(seat) == 'p') {
        room.give(new Input.Sit("Guest " + (char) ('A' + seat), "token" + seat));
      }
    }
    return room;
  }

  /** A restarted room equals the one that went down, for every viewer. */
  private static void assertSameAfterRestart(RoomDriver room, long seed) {
    Room again = room.restored();
    int seats = room.room().table().chairs().size();
    for (int viewer = Match.NOBODY; viewer < seats; viewer++) {
      Snapshot before = room.room().snapshot(viewer, room.now());
      Snapshot after = again.snapshot(viewer, room.now());
      assertThat(after.view()).as("seed %s, viewer %s", seed, viewer).isEqualTo(before.view());
      assertThat(after.number()).isEqualTo(before.number());
      assertThat(after.commitment()).isEqualTo(before.commitment());
      assertThat(after.options()).isEqualTo(before.options());
      assertThat(after.chosen()).isEqualTo(before.chosen());
      assertThat(after.were()).isEqualTo(before.were());
      assertThat(after.lastSecret()).isEqualTo(before.lastSecret());
      for (int seat = 0; seat < seats; seat++) {
        assertThat(after.seats().get(seat).heir()).isEqualTo(before.seats().get(seat).heir());
        assertThat(after.seats().get(seat).played()).isEqualTo(before.seats().get(seat).played());
      }
      List<ToldEvent> was =
          room.room().welcome(viewer, OptionalLong.of(0), 0).snapshot().log().orElseThrow();
      List<ToldEvent> is =
          again.welcome(viewer, OptionalLong.of(0), 0).snapshot().log().orElseThrow();
      assertThat(is).isEqualTo(was);
    }
    assertThat(again.table().turnSince()).isEqualTo(room.room().table().turnSince());
    assertThat(again.table().suspension()).isEqualTo(room.room().table().suspension());
    assertThat(again.table().stopped()).isEqualTo(room.room().table().stopped());
    assertThat(again.table().nonces()).isEqualTo(room.room().table().nonces());
    assertThat(again.table().chairs()).isEqualTo(room.room().table().chairs());
    assertThat(again.table().players()).isEqualTo(room.room().table().players());
    assertThat(again.table().chat()).isEqualTo(room.room().table().chat());
  }

  private static void assertNothingTwice(RoomDriver room, long seed) {
    Set<Fact.Command> done = new HashSet<>();
    for (Fact.Dated fact : room.facts()) {
      if (fact.command().isPresent()) {
        // an id is its player's: whoever takes the seat has others in the storm
        assertThat(done.add(fact.command().get())).as("seed %s: %s done once", seed, fact).isTrue();
      }
    }
  }

  /** What each connection was told: no event is missing, none comes twice, numbers agree. */
  private static void assertStreams(RoomDriver room, long seed) {
    for (long connection = 1_001; connection < 1_500; connection++) {
      long number = -1;
      for (Notice notice : room.told(connection)) {
        if (notice instanceof Notice.Welcome welcome) {
          number = welcome.snapshot().number();
        } else if (notice instanceof Notice.Table table) {
          for (ToldEvent event : table.events()) {
            number++;
            assertThat(event.number())
                .as("seed %s, connection %s", seed, connection)
                .isEqualTo(number);
          }
          assertThat(table.snapshot().number()).isEqualTo(number);
        }
      }
    }
  }

  /** As long as one player is there, bots play for all who are silent or away, to the end. */
  private static void assertProgress(RoomDriver room, Storm storm, long seed) {
    storm.sitAnew();
    int seat = person(room);
    room.give(
        new Input.Connected(9_999, "p", Optional.of(storm.token(seat)), OptionalLong.empty()));
    storm.abates();
    if (!room.room().table().hasBegun()) {
      room.ask(9_999, new Request.Start(true));
    }
    goOn(room);
    for (int i = 0; i < 3_000 && room.room().table().isRunning(); i++) {
      Match match = room.match();
      if (match.turn() == seat) {
        String line =
            RoomDriver.PLAIN.act(match.view(seat), List.of(), new FastChance(i)).orElseThrow();
        room.ask(9_999, new Request.Act(match.ply(), line));
      }
      room.pass(room.room().table().terms().hasClockOfDays() ? 90_000_000 : 30_000);
    }
    assertThat(room.room().table().isRunning()).as("seed %s comes to its end", seed).isFalse();
  }

  /** Whoever a suspended match waits for comes, and is ready. */
  private static void goOn(RoomDriver room) {
    long connection = 10_000;
    for (int seat :
        room.room().table().suspension().stream().flatMap(s -> s.awaited().stream()).toList()) {
      if (!room.room().state().presence().isPresent(seat)) {
        connection++;
        room.give(
            new Input.Connected(
                connection, "w", Optional.of("token" + seat), OptionalLong.empty()));
      }
    }
    if (room.room().table().isSuspended()) {
      List<Long> there = List.copyOf(room.room().state().presence().holders().values());
      there.forEach(holder -> room.ask(holder, new Request.Ready(false)));
    }
    assertThat(room.room().table().isSuspended()).isFalse();
    for (; connection > 10_000; connection--) {
      room.give(new Input.Disconnected(connection));
    }
  }

  /** Whatever the hosts have done, a seat is left for a person. */
  private static int person(RoomDriver room) {
    List<Chair> chairs = room.room().table().chairs();
    int seat = 0;
    while (!chairs.get(seat).isPerson()) {
      seat++;
    }
    return seat;
  }
}
