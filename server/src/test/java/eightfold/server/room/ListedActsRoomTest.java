package eightfold.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Reply;
import eightfold.game.SetupException;
import eightfold.protocol.Request;
import eightfold.rules.text.RuleBookWriter;
import eightfold.shedding.Shedding;
import eightfold.testkit.ListedActs;
import eightfold.testkit.RandomBooks;
import eightfold.testkit.Sample;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A room takes what the view that it sends lists as legal, and refuses what the engine refuses, at
 * tables of made-up books. Source: issue 44, point 3.
 */
class ListedActsRoomTest {
  private static final int MOST_ACTS = 40;

  static LongStream seeds() {
    return LongStream.range(0, Sample.seeds(64));
  }

  @ParameterizedTest
  @Tag("sampled")
  @MethodSource("seeds")
  void a_room_takes_what_it_lists(long seed) {
    int seats = 2 + (int) (seed % 4);
    Optional<RoomDriver> table = begun(seed, seats);
    FastChance chance = new FastChance(seed);
    for (int act = 0; table.isPresent() && act < MOST_ACTS; act++) {
      RoomDriver room = table.get();
      if (!room.table().isRunning()) {
        return;
      }
      List<Request.Act> listed = new ArrayList<>();
      List<Integer> actors = new ArrayList<>();
      for (int seat = 0; seat < seats; seat++) {
        for (String line : room.snapshot(seat).view().orElseThrow().legal()) {
          assertThat(refused(room, seat, line)).as("seat %d: %s", seat, line).isFalse();
          listed.add(new Request.Act(room.match().ply(), line, true));
          actors.add(seat);
        }
        assertThat(differently(room, seat)).as("answered otherwise than by the engine").isEmpty();
      }
      int next = chance.below(listed.size());
      String id = room.ask(actors.get(next) + 1, listed.get(next));
      room.pass(RoomDriver.PACE.wordsMillis());
      assertThat(room.done(id)).as("%s", listed.get(next)).isTrue();
    }
  }

  /** A table of a made-up book, where its cards are enough for so many. */
  private static Optional<RoomDriver> begun(long seed, int seats) {
    try {
      Game game =
          Shedding.standard()
              .fromRuleBook(RuleBookWriter.write(RandomBooks.withConditions(700 + seed)));
      return Optional.of(RoomDriver.begun(game, seats));
    } catch (SetupException tooFewCards) {
      return Optional.empty();
    }
  }

  /** Whether the room as it stands would refuse it; the room itself does not change. */
  private static boolean refused(RoomDriver room, int seat, String line) {
    Request.Act act = new Request.Act(room.match().ply(), line, true);
    return room.room().after(new Input.Asked(seat + 1, "tried", act), room.now()).outputs().stream()
        .anyMatch(Output.Refused.class::isInstance);
  }

  private static Set<String> differently(RoomDriver room, int seat) {
    Match match = room.match();
    Set<String> differently = new HashSet<>(ListedActs.tries(match, seat));
    differently.removeIf(
        line -> {
          Reply reply = match.copy().submit(seat, line, room.table().names());
          return refused(room, seat, line) == reply instanceof Reply.Refused;
        });
    return differently;
  }
}
