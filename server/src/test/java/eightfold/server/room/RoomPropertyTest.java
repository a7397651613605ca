package eightfold.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.FastChance;
import eightfold.game.Match;
import eightfold.game.View;
import eightfold.protocol.Notice;
import eightfold.protocol.Request;
import eightfold.protocol.Snapshot;
import eightfold.protocol.ToldEvent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
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

  private final Map<Long, Integer> connections = new HashMap<>();
  private final List<Request.Act> sent = new ArrayList<>();
  private long last = 1_000;
  private int requests = 1_000;

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5})
  void no_storm_breaks_a_table(int storm) {
    for (int i = 0; i < ROOMS; i++) {
      long seed = storm * 1_000L + i;
      connections.clear();
      sent.clear();
      weather(seed);
    }
  }

  private void weather(long seed) {
    FastChance chance = new FastChance(seed);
    RoomDriver room = open(chance, seed);
    for (int i = 0; i < INPUTS; i++) {
      room.pass(chance.below(4) == 0 ? chance.below(40_000) : chance.below(900));
      something(room, chance);
      if (chance.below(40) == 0) {
        assertSameAfterRestart(room, seed);
      }
      if (chance.below(100) == 0) {
        room.restart();
        connections.clear();
      }
    }
    assertNothingTwice(room, seed);
    assertStreams(room, seed);
    assertProgress(room, seed);
  }

  private static RoomDriver open(FastChance chance, long seed) {
    String places = "p" + List.of("p", "pp", "b", "pb", "bpp").get(chance.below(5));
    Map<String, String> options =
        Map.of(
            "catchUntil", chance.below(2) == 0 ? "own" : "next",
            "falseCatch", chance.below(2) == 0 ? "refused" : "costs");
    OptionalInt clock = chance.below(2) == 0 ? OptionalInt.empty() : OptionalInt.of(10);
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

  private void something(RoomDriver room, FastChance chance) {
    int kind = chance.below(20);
    sitAnew(room);
    if (chance.below(25) == 0) {
      wantBotsSeat(room, chance);
    }
    if (connections.isEmpty() || kind == 0) {
      come(room, chance);
    } else if (kind == 1) {
      long connection = any(chance);
      connections.remove(connection);
      room.give(new Input.Disconnected(connection));
    } else {
      requests++;
      room.give(
          new Input.Asked(any(chance), String.valueOf(requests), request(room, chance, kind)));
    }
  }

  /** Somebody is always there for a seat that has become free. */
  private static void sitAnew(RoomDriver room) {
    Table table = room.room().table();
    table
        .seating()
        .free()
        .ifPresent(
            free -> {
              String name = "Guest " + (char) ('A' + free);
              assertThat(room.give(new Input.Sit(name, "token" + free)))
                  .contains(new Output.Seated(free));
            });
  }

  /** A friend comes late, and takes the place of a bot. */
  private static void wantBotsSeat(RoomDriver room, FastChance chance) {
    int seat = chance.below(room.room().table().chairs().size());
    String name = "Guest " + (char) ('A' + seat);
    room.give(new Input.Sit(name, "token" + seat, OptionalInt.of(seat)));
  }

  private void come(RoomDriver room, FastChance chance) {
    last++;
    requests++;
    int seat = chance.below(room.room().table().chairs().size() + 1) - 1;
    boolean key =
        seat >= 0
            && (room.room().table().chairs().get(seat).isPerson()
                || room.room().table().chairs().get(seat).heir().isPresent());
    Optional<String> token = key ? Optional.of("token" + seat) : Optional.empty();
    room.give(new Input.Connected(last, String.valueOf(requests), token, OptionalLong.empty()));
    connections.put(last, seat);
  }

  private long any(FastChance chance) {
    List<Long> all = new ArrayList<>(new TreeSet<>(connections.keySet()));
    return all.get(chance.below(all.size()));
  }

  private Request request(RoomDriver room, FastChance chance, int kind) {
    Table table = room.room().table();
    if (kind == 2) {
      return new Request.Chat("hm");
    }
    if (kind == 3) {
      return List.of(new Request.Leave(), new Request.Nonce("aa"), new Request.Start(true))
          .get(table.hasBegun() ? chance.below(3) : 1 + chance.below(2));
    }
    if (kind == 4) {
      int seat = chance.below(table.chairs().size());
      if (chance.below(3) == 0) {
        return new Request.Mute(seat, table.names().get(seat), chance.below(2) == 0);
      }
      if (chance.below(3) == 0) {
        return options(chance);
      }
      return chance.below(2) == 0
          ? new Request.Kick(seat, table.names().get(seat))
          : new Request.Bot(seat, chance.below(2) == 0 ? "plain" : "plainer");
    }
    if (!table.hasBegun()) {
      return new Request.Start(true);
    }
    if (chance.below(60) == 0) {
      return new Request.End(chance.below(3) == 0);
    }
    if (chance.below(30) == 0) {
      return new Request.Suspend(chance.below(3) == 0);
    }
    if (table.isSuspended() && chance.below(2) == 0) {
      return new Request.Ready(chance.below(5) == 0);
    }
    if (!table.isRunning()) {
      return table.isOver()
          ? new Request.Rematch(OptionalInt.of(table.rules().chosen() - chance.below(8) / 7))
          : new Request.Next();
    }
    if (kind < 6 && !sent.isEmpty()) {
      return sent.get(chance.below(sent.size()));
    }
    Request.Act act = act(table.running(), chance);
    sent.add(act);
    return act;
  }

  /** Options that there are, and now and then one that there is not. */
  private static Request options(FastChance chance) {
    return new Request.Options(
        Map.of(
            "catchUntil", chance.below(8) == 0 ? "never" : chance.below(2) == 0 ? "own" : "next",
            "deals", chance.below(2) == 0 ? "1" : "2"));
  }

  private static Request.Act act(Match match, FastChance chance) {
    int seat = chance.below(5) == 0 ? chance.below(match.seats()) : Math.max(0, match.turn());
    View view = match.view(seat);
    String line =
        view.legal().isEmpty() || chance.below(6) == 0
            ? List.of("call", "catch 0", "catch 1", "draw", "play 8H =D", "nonsense")
                .get(chance.below(6))
            : view.legal().get(chance.below(view.legal().size()));
    int ply = chance.below(6) == 0 ? Math.max(0, match.ply() - chance.below(4)) : match.ply();
    return new Request.Act(ply, line, Optional.of("c" + chance.below(1_000_000)));
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
    assertThat(again.table().suspension()).isEqualTo(room.room().table().suspension());
    assertThat(again.table().stopped()).isEqualTo(room.room().table().stopped());
    assertThat(again.table().nonces()).isEqualTo(room.room().table().nonces());
    assertThat(again.table().chairs()).isEqualTo(room.room().table().chairs());
    assertThat(again.table().players()).isEqualTo(room.room().table().players());
    assertThat(again.table().chat()).isEqualTo(room.room().table().chat());
  }

  private static void assertNothingTwice(RoomDriver room, long seed) {
    Set<String> done = new TreeSet<>();
    for (Fact.Dated fact : room.facts()) {
      if (fact.fact() instanceof Fact.Begun) {
        done.clear();
      }
      if (fact.fact() instanceof Fact.Acted acted && acted.command().isPresent()) {
        assertThat(done.add(acted.seat() + acted.command().get()))
            .as("seed %s: %s done once", seed, acted)
            .isTrue();
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
  private void assertProgress(RoomDriver room, long seed) {
    sitAnew(room);
    int seat = person(room);
    room.give(new Input.Connected(9_999, "p", Optional.of("token" + seat), OptionalLong.empty()));
    connections.keySet().forEach(other -> room.give(new Input.Disconnected(other)));
    connections.clear();
    if (!room.room().table().hasBegun()) {
      room.ask(9_999, new Request.Start(true));
    }
    goOn(room);
    for (int i = 0; i < 3_000 && room.room().table().isRunning(); i++) {
      Match match = room.match();
      if (match.turn() == seat) {
        String line =
            RoomDriver.PLAIN.act(match.view(seat), List.of(), new FastChance(i)).orElseThrow();
        room.ask(9_999, new Request.Act(match.ply(), line, Optional.empty()));
      }
      room.pass(30_000);
    }
    assertThat(room.room().table().isRunning()).as("seed %s comes to its end", seed).isFalse();
  }

  /** Whoever a suspended match waits for comes, and is ready. */
  private static void goOn(RoomDriver room) {
    long connection = 10_000;
    for (int seat :
        room.room().table().suspension().stream().flatMap(s -> s.awaited().stream()).toList()) {
      if (!room.room().presence().isPresent(seat)) {
        connection++;
        room.give(
            new Input.Connected(
                connection, "w", Optional.of("token" + seat), OptionalLong.empty()));
      }
    }
    if (room.room().table().isSuspended()) {
      List<Long> there = List.copyOf(room.room().presence().holders().values());
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
