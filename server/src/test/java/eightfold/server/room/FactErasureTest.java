package eightfold.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.games.Games;
import eightfold.protocol.Notice;
import eightfold.protocol.Request;
import eightfold.protocol.ToldEvent;
import eightfold.testkit.Sample;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Somebody has their name and talk erased at a table. Sources: issue 13, point 3 ("deleting one's
 * data"); docs/protocol.md, Erasure.
 */
class FactErasureTest {
  /** A name that says nothing in the notation, with blanks and capitals of its own. */
  private static final String BOB = "Bobby  von Blank";

  /** Bob's connection. */
  private static final long BOBS = 50;

  private static RoomDriver withBob(Game game) {
    RoomDriver room =
        RoomDriver.of(game, StagedGames.of(game), "ppp", RoomDriver.PACE, RoomDriver.SEED);
    room.come(0);
    room.give(new Input.Sit(GuestNames.clean(BOB).orElseThrow(), "bob"));
    room.give(new Input.Connected(BOBS, "b", Optional.of("bob"), OptionalLong.empty()));
    room.come(2);
    return room;
  }

  private static Game eights() {
    return Games.standard().game("eights", Map.of());
  }

  private static int erase(RoomDriver room, String token) {
    return room.give(new Input.Erase(token, room.facts())).stream()
        .mapToInt(output -> output instanceof Output.Erased(int facts) ? facts : 0)
        .sum();
  }

  private static List<String> log(RoomDriver room, int viewer) {
    return room.room().welcome(viewer, OptionalLong.empty(), 0).snapshot().log().stream()
        .flatMap(List::stream)
        .map(ToldEvent::text)
        .toList();
  }

  @Test
  void who_has_erased_is_called_by_the_seat_and_has_said_nothing_and_plays_on() {
    RoomDriver room = withBob(eights());
    room.ask(1, new Request.Chat("welcome"));
    room.ask(BOBS, new Request.Chat("I live in Bonn"));
    room.ask(2, new Request.Chat("so do I"));
    room.ask(1, new Request.Start(false));
    for (int turn = 0; turn < 3; turn++) {
      room.act(room.match().turn(), "draw");
    }
    assertThat(log(room, 0)).anyMatch(line -> line.contains("Bobby von Blank"));
    assertThat(erase(room, "bob")).as("a name and a line").isEqualTo(2);
    for (int viewer = Match.NOBODY; viewer < 3; viewer++) {
      assertThat(log(room, viewer)).noneMatch(line -> line.contains("Bobby"));
      assertThat(log(room, viewer)).anyMatch(line -> line.contains("Player 2"));
    }
    assertThat(room.snapshot(0).seats().get(1).name()).contains("Player 2");
    assertThat(room.room().table().chat())
        .extracting(Notice.Spoken::number, Notice.Spoken::text)
        .containsExactly(Tuple.tuple(1L, "welcome"), Tuple.tuple(3L, "so do I"));
    assertThat(room.facts().toString()).doesNotContain("Bobby").doesNotContain("Bonn");
    assertThat(room.done(room.ask(BOBS, new Request.Chat("still here")))).isTrue();
    assertThat(room.room().table().chat().getLast().name()).isEqualTo("Player 2");
    assertThat(erase(room, "bob")).as("the line since then").isEqualTo(1);
  }

  @Test
  void everybody_there_is_told_to_forget_what_was_erased() {
    RoomDriver room = withBob(eights());
    room.ask(BOBS, new Request.Chat("I live in Bonn"));
    long watcher = room.connect(Match.NOBODY);
    erase(room, "bob");
    for (long connection : List.of(1L, BOBS, 2L, watcher)) {
      List<Notice> told = room.told(connection);
      assertThat(told.getLast())
          .isInstanceOfSatisfying(
              Notice.Rewritten.class, notice -> assertThat(notice.chat()).isEmpty());
      assertThat(told.get(told.size() - 2))
          .isInstanceOfSatisfying(
              Notice.Table.class,
              table -> assertThat(table.snapshot().seats().get(1).name()).contains("Player 2"));
    }
  }

  @Test
  void nothing_is_erased_for_who_never_sat_there_and_nobody_is_told() {
    RoomDriver room = withBob(eights());
    int told = room.told(1).size();
    int facts = room.facts().size();
    assertThat(erase(room, "stranger")).isZero();
    assertThat(room.facts()).hasSize(facts);
    assertThat(room.told(1)).hasSize(told);
  }

  /** Bob gets up, and Dora takes his seat: what he said is his, what she said is hers. */
  @Test
  void who_has_left_can_erase_and_whoever_has_the_seat_since_keeps_theirs() {
    RoomDriver room = withBob(eights());
    room.ask(BOBS, new Request.Chat("bye"));
    room.ask(BOBS, new Request.Leave());
    room.give(new Input.Sit("Dora", "dora"));
    room.give(new Input.Connected(9, "d", Optional.of("dora"), OptionalLong.empty()));
    room.ask(9, new Request.Chat("hello"));
    assertThat(erase(room, "bob")).isEqualTo(2);
    assertThat(room.snapshot(0).seats().get(1).name()).contains("Dora");
    assertThat(room.room().table().chat()).extracting(Notice.Spoken::text).containsExactly("hello");
  }

  /** Who is called as a seat's number says already keeps that name for themselves. */
  @Test
  void nobody_is_called_as_somebody_else_is() {
    RoomDriver room = RoomDriver.of("pp");
    room.give(new Input.Sit("player 2", "one"));
    room.give(new Input.Sit("Bob", "bob"));
    erase(room, "bob");
    assertThat(room.room().table().names()).containsExactly("player 2", "Player 2a");
  }

  /** Acts may name a seat by its player: {@code catch Bob}. NOTATION 1. */
  @Test
  void acts_that_name_who_was_erased_are_the_same_acts() {
    RoomDriver room = withBob(Games.standard().game("macau", Map.of("cheating", "yes")));
    room.ask(1, new Request.Start(false));
    String caught =
        room.ask(1, new Request.Act(room.match().ply(), "catch bobby  VON blank", true));
    boolean taken = room.done(caught);
    RoomTable before = room.room().table();
    int names = taken ? 2 : 1;
    assertThat(taken).as("a wrong catch costs cards and is taken").isTrue();
    assertThat(erase(room, "bob")).isEqualTo(names);
    assertThat(room.facts().toString()).doesNotContainIgnoringCase("bobby");
    assertThat(room.room().table().running().view(0).hands())
        .isEqualTo(before.running().view(0).hands());
    assertThat(room.room().table().number()).isEqualTo(before.number());
  }

  /** A guest's seat has the same token again when it comes back to the browser that it left. */
  @Test
  void a_seat_that_went_along_and_came_back_is_erased_by_its_first_token_and_by_no_dead_one() {
    RoomDriver room = RoomDriver.of("pp");
    room.come(0);
    room.give(new Input.Rekey("token0", "phone"));
    assertThat(erase(room, "token0")).as("her computer is out").isZero();
    room.give(new Input.Rekey("phone", "token0"));
    assertThat(erase(room, "phone")).isZero();
    assertThat(erase(room, "token0")).isPositive();
    assertThat(room.facts().toString()).doesNotContain("Guest A");
  }

  /**
   * Whoever erases at whatever moment of a storm, and although others did before: nothing else
   * changes, the restarted room is the same, and no fact has the name.
   */
  @ParameterizedTest
  @Tag("sampled")
  @ValueSource(ints = {1, 2, 3})
  void an_erasure_in_a_storm_changes_names_and_talk_alone(int storm) {
    for (int i = 0; i < Sample.seeds(8); i++) {
      long seed = storm * 100L + i;
      FastChance chance = new FastChance(seed);
      RoomDriver room = RoomDriver.of("pp" + List.of("b", "p", "").get(chance.below(3)));
      Storm winds = new Storm(room, chance);
      winds.sitAnew();
      for (int erasures = 0; erasures < 4; erasures++) {
        for (int inputs = 0; inputs < 60; inputs++) {
          winds.blows();
        }
        erasedAnywhere(room, winds, chance.below(3), seed);
      }
    }
  }

  private static void erasedAnywhere(RoomDriver room, Storm winds, int seat, long seed) {
    RoomTable before = room.room().table();
    String name = "Guest " + (char) ('A' + seat);
    int erasures = 0;
    for (String token : winds.allTokens(seat)) {
      erasures += erase(room, token) > 0 ? 1 : 0;
    }
    RoomTable after = room.room().table();
    assertThat(room.facts().toString()).as("seed %s", seed).doesNotContain("name=" + name);
    SameTables.assertSame(after, room.restored().table(), "seed " + seed);
    assertThat(after.facts()).isEqualTo(before.facts() + erasures);
    assertThat(happened(after)).as("seed %s", seed).isEqualTo(happened(before));
    assertThat(after.standings()).isEqualTo(before.standings());
    assertThat(after.commitment()).isEqualTo(before.commitment());
    assertThat(after.chairs()).hasSameSizeAs(before.chairs());
    if (before.hasBegun()) {
      for (int viewer = Match.NOBODY; viewer < after.chairs().size(); viewer++) {
        assertThat(after.running().view(viewer)).isEqualTo(before.running().view(viewer));
      }
    }
  }

  /** What happened, without what players are called. */
  private static List<String> happened(RoomTable table) {
    return table.events().kept().stream()
        .map(event -> event.number() + " " + event.event())
        .toList();
  }
}
