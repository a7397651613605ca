package eightfold.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.cards.LibraryPack;
import eightfold.game.Awaits;
import eightfold.game.Catalogue;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.games.Games;
import eightfold.protocol.Request;
import eightfold.server.lobby.HouseBots;
import eightfold.testkit.Sample;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every game of the library at a table: one person and the house's bots play a deal to its end, on
 * a clock that runs as fast as they do. Source: DESIGN 5, rooms know only the face.
 */
class RealGamesTest {
  private static final OptionalLong NONE = OptionalLong.empty();
  private static final List<String> BOTS = List.of("random", "greedy", "eager");

  private static final String LONGEST =
      """
      game Longest
      players 2..15
      deck french
      packs 4
      jokers 4, each pack
      deal 14
      draw up-to, most 20
      stock reshuffle
      several same-rank
      on 2 next draws 5, answered by 2
      on 3 reverse
      on 8 wild, declares suit
      on A again
      last-costs any, draws 10
      """;

  static Stream<String> games() {
    return Sample.some(Games.standard().entries().stream().map(Catalogue.Entry::id));
  }

  @ParameterizedTest
  @Tag("sampled")
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

  /**
   * As many seats, packs and cards as a rule book that somebody brings may ask for, and nobody ever
   * goes out: the deal has its end within its limit of acts. Source: issue 12, point 6.
   */
  @Test
  void the_longest_deal_at_the_largest_table_comes_to_its_end() {
    ends(LONGEST);
  }

  private static void ends(String rules) {
    Game game = Games.standard().fromRuleBook(rules, Map.of());
    Room room = play(game, 15);
    assertThat(room.table().isRunning()).isFalse();
    assertThat(room.table().facts()).isBetween(4_000, game.plyLimit(15) + 100);
  }

  /** Eighty lines that set each other off, with every act (semantics 30.5). */
  @Test
  void conditions_that_never_rest_come_to_their_end() {
    StringBuilder restless = new StringBuilder(LONGEST);
    for (int number = 1; number <= 20; number++) {
      restless.append("when draws: all draw %d\n".formatted(number));
      restless.append("when hand becomes %d: others draw 1\n".formatted(number));
      restless.append("when turn begins: left draws %d\n".formatted(number));
      restless.append("when any with %d cards left: reverse\n".formatted(number));
    }
    ends(restless.toString());
  }

  private static Room play(Game game, int seats) {
    return play(game, seats, _ -> {});
  }

  /** The table as it is opened for them. */
  static RoomTable opened(Game game, int seats) {
    List<String> bots =
        Stream.iterate(0, seat -> seat < seats, seat -> seat + 1)
            .map(seat -> seat == 0 ? "" : BOTS.get(seat % BOTS.size()))
            .toList();
    List<String> names =
        Stream.iterate(0, seat -> seat < seats, seat -> seat + 1)
            .map(seat -> seat == 0 ? "" : GuestNames.ofBot(seat))
            .toList();
    Fact.Opened opened =
        new Fact.Opened(
            game.id(),
            game.options(),
            game.ruleBook(),
            bots,
            names,
            OptionalInt.empty(),
            RoomDriver.SEED);
    return RoomTable.opened("t", StagedGames.of(game), opened, 0);
  }

  /** Ann and bots play a deal; {@code heard} is given what comes of each input. */
  static Room play(Game game, int seats, Consumer<Outcome> heard) {
    long now = 0;
    Room room = Room.of(opened(game, seats), Pace.standard(), new HouseBots(), now);
    room = after(room, new Input.Sit("Ann", "token"), now, heard);
    room = after(room, new Input.Connected(1, "1", Optional.of("token"), NONE), now, heard);
    room = after(room, new Input.Connected(2, "1", Optional.empty(), NONE), now, heard);
    room = after(room, new Input.Asked(1, "2", new Request.Start(false)), now, heard);
    for (int i = 0; i < 20_000 && room.table().isRunning(); i++) {
      Match match = room.table().running();
      if (match.turn() == 0) {
        Optional<String> line =
            new HouseBots()
                .player("eager", LibraryPack.french())
                .act(match.view(0), List.of(), new FastChance(i));
        assertThat(line.isPresent() || match.awaits().equals(new Awaits("grab", true))).isTrue();
        if (line.isPresent()) {
          Request.Act act = new Request.Act(match.ply(), line.get());
          room = after(room, new Input.Asked(1, "3", act), now, heard);
        }
      }
      now = Math.max(now, room.wakeAt().orElse(now));
      room = after(room, new Input.TimePassed(), now, heard);
    }
    return room;
  }

  private static Room after(Room room, Input input, long now, Consumer<Outcome> heard) {
    Outcome outcome = room.after(input, now);
    heard.accept(outcome);
    return outcome.room();
  }
}
