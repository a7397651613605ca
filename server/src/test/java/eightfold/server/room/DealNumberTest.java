package eightfold.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Catalogue;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.View;
import eightfold.games.Games;
import eightfold.protocol.Fault;
import eightfold.protocol.Request;
import eightfold.record.DealSecret;
import eightfold.record.GameRecord;
import eightfold.record.SeededMatch;
import eightfold.testkit.Sample;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Ann plays alone and gives the number of a deal. Source: issue 44, point 8; docs/protocol.md,
 * {@code start} and {@code repeat}.
 */
class DealNumberTest {
  private static final long NUMBER = 4_711;

  private static Request start(long number) {
    return new Request.Start(true, OptionalLong.of(number));
  }

  private static Request again(long number) {
    return new Request.Repeat(OptionalLong.of(number));
  }

  private static RoomDriver opened(String game, String places, int seed) {
    RoomDriver room =
        RoomDriver.of(
            Games.standard().game(game, Map.of()),
            StagedGames.of(Games.standard()),
            places,
            RoomDriver.PACE,
            String.format("%064x", seed));
    for (int seat = 0; seat < places.length(); seat++) {
      if (places.charAt(seat) == 'p') {
        room.come(seat);
      }
    }
    return room;
  }

  /** What all seats see of the deal together: every card that lies or is held. */
  private static List<View> seen(Match match) {
    List<View> views = new ArrayList<>();
    for (int seat = 0; seat < match.seats(); seat++) {
      views.add(match.view(seat));
    }
    return views;
  }

  private static Match atTheTerminal(String id, int seats, long seed) {
    Game game = Games.standard().game(id, Map.of());
    List<GameRecord.Player> players =
        Collections.nCopies(seats, new GameRecord.Player("it", "person"));
    return SeededMatch.begin(game, players, LocalDate.EPOCH, seed).match();
  }

  private static void assertRefused(RoomDriver room, String id, String why) {
    assertThat(room.done(id)).isFalse();
    assertThat(room.fault(id).orElseThrow().code()).isEqualTo(Fault.NOT_NOW);
    assertThat(room.fault(id).orElseThrow().message()).contains(why);
  }

  static Stream<String> games() {
    return Sample.some(Games.standard().entries().stream().map(Catalogue.Entry::id));
  }

  @ParameterizedTest
  @MethodSource("games")
  @Tag("sampled")
  void the_same_number_is_the_same_deal_at_every_table_and_at_the_terminal(String id) {
    Game game = Games.standard().game(id, Map.of());
    int seats = Math.clamp(3, game.leastSeats(), game.mostSeats());
    RoomDriver here = opened(id, "p" + "b".repeat(seats - 1), 1);
    here.ask(1, new Request.Nonce("c0ffee"));
    assertThat(here.done(here.ask(1, start(NUMBER)))).isTrue();
    RoomDriver there = opened(id, "p" + "b".repeat(seats - 1), 2);
    assertThat(there.done(there.ask(1, start(NUMBER)))).isTrue();
    assertThat(seen(there.match())).isEqualTo(seen(here.match()));
    assertThat(seen(here.match())).isEqualTo(seen(atTheTerminal(id, seats, NUMBER)));
    assertThat(here.snapshot(0).commitment())
        .isEqualTo("sha256:" + DealSecret.ofSeed(NUMBER, 1).commitment());
    RoomDriver other = opened(id, "p" + "b".repeat(seats - 1), 1);
    other.ask(1, start(NUMBER + 1));
    assertThat(seen(other.match())).isNotEqualTo(seen(here.match()));
  }

  @Test
  void it_is_marked_and_counts_nowhere_and_the_table_is_the_same_after_a_restart() {
    RoomDriver room = opened("pesten", "pbb", 1);
    room.ask(1, start(NUMBER));
    assertThat(room.snapshot(0).repeated()).isTrue();
    assertThat(room.snapshot(0).dealNumber()).hasValue(NUMBER);
    SameTables.assertSame(room.restored().table(), room.table(), "restarted");
    room.playDeal();
    assertThat(PlayedSoFar.of(room.opened(), room.facts().subList(1, room.facts().size())).deals())
        .isZero();
    assertThat(room.snapshot(0).lastSecret().orElseThrow().secret())
        .isEqualTo(DealSecret.ofSeed(NUMBER, 1).hex());
    room.ask(1, new Request.Rematch());
    assertThat(room.snapshot(0).repeated()).as("another match is one that nobody chose").isFalse();
    assertThat(room.snapshot(0).dealNumber()).isEmpty();
  }

  @Test
  void another_match_has_it_too_and_the_same_deal_again_has_the_same_number() {
    RoomDriver room = opened("pesten", "pbb", 1);
    room.ask(1, new Request.Start(true));
    assertRefused(room, room.ask(1, again(NUMBER)), "when its match is over");
    room.playDeal();
    assertThat(room.done(room.ask(1, again(NUMBER)))).isTrue();
    List<View> dealt = seen(room.match());
    assertThat(dealt).isEqualTo(seen(atTheTerminal("pesten", 3, NUMBER)));
    room.playDeal();
    assertThat(room.done(room.ask(1, new Request.Repeat()))).isTrue();
    assertThat(seen(room.match())).isEqualTo(dealt);
    assertThat(room.snapshot(0).dealNumber()).hasValue(NUMBER);
  }

  @Test
  void of_a_match_of_several_deals_only_the_first_is_that_of_the_number() {
    RoomDriver room = opened("eights", "pb", 1);
    room.ask(1, start(NUMBER));
    room.playDeal();
    assertThat(room.table().isOver()).isFalse();
    room.ask(1, new Request.Next());
    assertThat(room.snapshot(0).dealNumber()).isEmpty();
    assertThat(room.snapshot(0).repeated()).isTrue();
    assertThat(room.snapshot(0).commitment())
        .isNotEqualTo("sha256:" + DealSecret.ofSeed(NUMBER, 2).commitment());
  }

  @Test
  void in_a_game_for_one_it_comes_in_the_midst_too_and_acts_are_taken_back_to_it() {
    RoomDriver room = opened("eights-patience", "p", 1);
    room.ask(1, new Request.Start(true));
    room.act(0, room.view(0).legal().getFirst());
    assertThat(room.done(room.ask(1, again(NUMBER)))).isTrue();
    List<View> dealt = seen(room.match());
    room.act(0, room.view(0).legal().getFirst());
    assertThat(room.done(room.ask(1, new Request.Undo(room.match().ply())))).isTrue();
    assertThat(seen(room.match())).isEqualTo(dealt);
  }

  @Test
  void it_is_refused_where_somebody_else_sits_and_nothing_begins() {
    RoomDriver room = opened("pesten", "ppb", 1);
    assertRefused(room, room.ask(1, start(NUMBER)), "somebody else sits at this table");
    assertThat(room.table().hasBegun()).isFalse();
    assertThat(room.done(room.ask(1, new Request.Start(true)))).isTrue();
    room.playDeal();
    assertRefused(room, room.ask(1, again(NUMBER)), "somebody else sits at this table");
  }
}
