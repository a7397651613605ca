package eightfold.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Match;
import eightfold.protocol.Fault;
import eightfold.protocol.Notice;
import eightfold.protocol.Request;
import eightfold.protocol.Snapshot;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * The host chooses the options of the match to come, and nobody plays by rules that they have not
 * agreed to. Source: issue 13, point 1: options before the start and between matches.
 */
class OptionsTest {
  private static final Map<String, String> ONE_DEAL = Map.of("deals", "1");

  private static RoomDriver lobby(int people) {
    RoomDriver room = RoomDriver.of("p".repeat(people));
    for (int seat = 0; seat < people; seat++) {
      room.come(seat);
    }
    return room;
  }

  private static RoomDriver over(int people) {
    RoomDriver room = RoomDriver.begun(people, ONE_DEAL);
    room.playDeal();
    assertThat(room.room().table().isOver()).isTrue();
    return room;
  }

  private static Request options(String... pairs) {
    Map<String, String> options = new TreeMap<>();
    for (int i = 0; i < pairs.length; i += 2) {
      options.put(pairs[i], pairs[i + 1]);
    }
    return new Request.Options(options);
  }

  private static void assertRefused(RoomDriver room, String id, int code, String words) {
    assertThat(room.fault(id))
        .hasValueSatisfying(
            fault -> {
              assertThat(fault.code()).isEqualTo(code);
              assertThat(fault.message()).contains(words);
            });
  }

  private static boolean isTold(RoomDriver room, long connection, String deals) {
    return room.told(connection).getLast() instanceof Notice.Table news
        && deals.equals(news.snapshot().options().get("deals"));
  }

  @Test
  void before_the_start_all_are_told_and_the_match_is_played_by_the_new_options() {
    RoomDriver room = lobby(2);
    long watching = room.connect(Match.NOBODY);
    assertThat(room.snapshot(0).mayChoose()).isTrue();
    assertThat(room.snapshot(1).mayChoose()).isFalse();
    assertThat(room.snapshot(Match.NOBODY).mayChoose()).isFalse();
    assertThat(room.done(room.ask(1, options("deals", "1")))).isTrue();
    for (long connection : new long[] {1, 2, watching}) {
      boolean host = connection == 1;
      assertThat(host || isTold(room, connection, "1")).as("who listens is told").isTrue();
    }
    assertThat(room.snapshot(1).options()).containsEntry("deals", "1");
    assertThat(room.snapshot(1).were()).containsExactly(Map.entry("deals", "2"));
    assertThat(room.snapshot(1).chosen()).isEqualTo(1);
    room.ask(1, new Request.Start(false));
    assertThat(room.snapshot(1).were()).as("all play by them now").isEmpty();
    assertThat(room.snapshot(1).mayChoose()).isFalse();
    room.playDeal();
    assertThat(room.room().table().isOver()).as("after one deal").isTrue();
  }

  @Test
  void options_that_are_not_named_are_the_standard_ones_again() {
    RoomDriver room = lobby(2);
    room.ask(1, options("deals", "1", "falseCatch", "costs"));
    room.ask(1, options("falseCatch", "costs"));
    assertThat(room.snapshot(0).options())
        .containsEntry("deals", "2")
        .containsEntry("falseCatch", "costs");
    int facts = room.facts().size();
    assertThat(room.done(room.ask(1, options("falseCatch", "costs", "deals", "2")))).isTrue();
    assertThat(room.facts()).as("nothing has changed").hasSize(facts);
  }

  @Test
  void who_wanted_another_match_has_agreed_to_other_rules() {
    RoomDriver room = over(2);
    assertThat(room.done(room.ask(2, new Request.Rematch(OptionalInt.of(0))))).isTrue();
    assertThat(room.snapshot(0).seats().get(1).again()).isTrue();
    room.ask(1, options("catchUntil", "next", "deals", "1"));
    assertThat(room.snapshot(0).seats()).extracting(Snapshot.Seat::again).containsOnly(false);
    assertThat(room.snapshot(1).were()).containsExactly(Map.entry("catchUntil", "own"));
    room.ask(1, new Request.Rematch(OptionalInt.of(1)));
    assertThat(room.room().table().isRunning()).as("the other has not agreed to these").isFalse();
    // the other's tap was on its way when the options changed
    assertRefused(
        room, room.ask(2, new Request.Rematch(OptionalInt.of(0))), Fault.STALE, "have changed");
    assertThat(room.room().table().isRunning()).isFalse();
    room.ask(2, new Request.Rematch(OptionalInt.of(1)));
    assertThat(room.room().table().isRunning()).isTrue();
    assertThat(room.room().table().game().options()).containsEntry("catchUntil", "next");
  }

  @Test
  void choosing_what_holds_already_withdraws_nobodys_agreement() {
    RoomDriver room = over(2);
    room.ask(2, new Request.Rematch());
    assertThat(room.done(room.ask(1, options("deals", "1")))).isTrue();
    assertThat(room.snapshot(0).seats().get(1).again()).isTrue();
  }

  @Test
  void nobody_chooses_but_the_host() {
    RoomDriver room = lobby(2);
    int facts = room.facts().size();
    long watching = room.connect(Match.NOBODY);
    assertRefused(
        room, room.ask(2, options("deals", "1")), Fault.NOT_NOW, "up to the host: Guest A");
    assertRefused(
        room, room.ask(watching, options("deals", "1")), Fault.NOT_YOUR_SEAT, "only watch");
    assertThat(room.facts()).hasSize(facts);
    room.give(new Input.Disconnected(1));
    assertThat(room.snapshot(1).mayChoose()).as("the host is away").isTrue();
    assertThat(room.done(room.ask(2, options("deals", "1")))).isTrue();
  }

  @Test
  void while_a_match_runs_its_options_stay_between_its_deals_too() {
    RoomDriver room = RoomDriver.begun(2, Map.of());
    assertRefused(room, room.ask(1, options("deals", "1")), Fault.NOT_NOW, "while a match runs");
    room.playDeal();
    assertThat(room.room().table().isOver()).as("between two deals of a match").isFalse();
    assertRefused(room, room.ask(1, options("deals", "1")), Fault.NOT_NOW, "while a match runs");
    assertThat(room.snapshot(0).options()).containsEntry("deals", "2");
  }

  @Test
  void what_there_is_not_is_refused_and_nothing_changes() {
    RoomDriver room = lobby(2);
    int facts = room.facts().size();
    assertRefused(
        room, room.ask(1, options("moon", "full")), Fault.WRONG_PARAMS, "option moon cannot be");
    assertRefused(
        room, room.ask(1, options("deals", "7")), Fault.WRONG_PARAMS, "deals cannot be 7");
    assertThat(room.facts()).hasSize(facts);
    assertThat(room.snapshot(0).chosen()).isZero();
  }

  @Test
  void after_a_restart_the_options_are_those_that_were_chosen() {
    RoomDriver room = over(2);
    room.ask(1, options("catchUntil", "next"));
    room.restart();
    assertThat(room.snapshot(0).options())
        .containsEntry("catchUntil", "next")
        .containsEntry("deals", "2");
    assertThat(room.snapshot(0).were())
        .as("what is new is still told")
        .containsExactly(Map.entry("catchUntil", "own"), Map.entry("deals", "1"));
    assertThat(room.snapshot(0).chosen()).isEqualTo(1);
  }

  @Test
  void the_form_is_no_way_to_fill_the_disk() {
    RoomDriver room = lobby(2);
    for (int i = 0; i < 200; i++) {
      assertThat(room.done(room.ask(1, options("deals", i % 2 == 0 ? "1" : "2")))).isTrue();
    }
    assertRefused(room, room.ask(1, options("deals", "1")), Fault.NOT_NOW, "often enough");
    assertThat(room.done(room.ask(1, new Request.Start(false)))).as("it can be played").isTrue();
  }
}
