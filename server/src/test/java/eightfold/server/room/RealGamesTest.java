package eightfold.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Awaits;
import eightfold.game.Catalogue;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.games.Games;
import eightfold.protocol.Request;
import eightfold.server.lobby.HouseBots;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every game of the library at a table: one person and the house's bots play a deal to its end, on
 * a clock that runs as fast as they do. Source: DESIGN 5, rooms know only the face.
 */
class RealGamesTest {
  static Stream<String> games() {
    return Games.standard().entries().stream().map(Catalogue.Entry::id);
  }

  @ParameterizedTest
  @MethodSource("games")
  void a_deal_of_every_game_comes_to_its_end(String id) {
    Game game = Games.standard().game(id, Map.of());
    for (int seats = game.leastSeats(); seats <= Math.min(4, game.mostSeats()); seats++) {
      Room room = play(game, seats);
      assertThat(room.table().isRunning()).as("%s with %s", id, seats).isFalse();
      Room again = Room.of(room.table(), Pace.standard(), new HouseBots(), 0);
      assertThat(again.snapshot(0, 0).view()).isEqualTo(room.snapshot(0, 0).view());
    }
  }

  private static Room play(Game game, int seats) {
    List<String> bots =
        Stream.concat(Stream.of(""), Stream.of("greedy", "eager", "random")).limit(seats).toList();
    Fact.Opened opened =
        new Fact.Opened(
            game.id(),
            game.options(),
            game.ruleBook(),
            bots,
            List.of("", "Ada", "Bruno", "Clara").subList(0, seats),
            OptionalInt.empty(),
            RoomDriver.SEED);
    long now = 0;
    Room room =
        Room.of(Table.opened("t", game, opened, now), Pace.standard(), new HouseBots(), now);
    room = room.after(new Input.Sit("Ann", "token"), now).room();
    room =
        room.after(new Input.Connected(1, "1", Optional.of("token"), OptionalLong.empty()), now)
            .room();
    room = room.after(new Input.Asked(1, "2", new Request.Start(false)), now).room();
    for (int i = 0; i < 20_000 && room.table().isRunning(); i++) {
      Match match = room.table().running();
      if (match.turn() == 0) {
        Optional<String> line =
            new HouseBots().player("eager").act(match.view(0), List.of(), new FastChance(i));
        assertThat(line.isPresent() || match.awaits() == Awaits.GRAB).isTrue();
        if (line.isPresent()) {
          Request.Act act = new Request.Act(match.ply(), line.get(), Optional.empty());
          room = room.after(new Input.Asked(1, "3", act), now).room();
        }
      }
      now = Math.max(now, room.wakeAt().orElse(now));
      room = room.after(new Input.TimePassed(), now).room();
    }
    return room;
  }
}
