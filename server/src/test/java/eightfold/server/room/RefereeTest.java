package eightfold.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Match;
import eightfold.protocol.Fault;
import eightfold.protocol.Request;
import eightfold.protocol.Snapshot;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/**
 * A table with a referee. Source: issue 14, points 5, 7 and 10; the Volity API, section 6: seated
 * players who are all ready begin, one suspends, a suspension ends by itself.
 */
class RefereeTest {
  private static final Request READY = new Request.Ready(false);
  private static final Request SUSPEND = new Request.Suspend(false);
  private static final long DOOR = -1;
  private static final long MINUTE = 60_000;

  private static RoomDriver refereed(String places) {
    RoomDriver room = RoomDriver.of(places);
    room.give(new Input.Connected(DOOR, "d", Optional.empty(), OptionalLong.empty()));
    steer(room, new Steer.Referee(true));
    return room;
  }

  private static Optional<Fault> steer(RoomDriver room, Steer steer) {
    String id = steer.toString();
    return room.give(new Input.Steered(DOOR, id, steer)).stream()
        .filter(output -> output instanceof Output.Refused refused && refused.id().equals(id))
        .map(output -> ((Output.Refused) output).fault())
        .findFirst();
  }

  /** Ann and Bob have come to a table of four; they have connections 1 and 2. */
  private static RoomDriver annAndBob() {
    RoomDriver room = refereed("pppp");
    room.come(0);
    room.come(1);
    return room;
  }

  private static RoomDriver playing() {
    RoomDriver room = annAndBob();
    room.ask(1, READY);
    room.ask(2, READY);
    assertThat(room.snapshot(0).started()).isTrue();
    return room;
  }

  private static Optional<Integer> code(RoomDriver room, String request) {
    return room.fault(request).map(Fault::code);
  }

  @Test
  void a_match_begins_when_all_who_sit_are_ready_with_the_seats_that_are_taken() {
    RoomDriver room = annAndBob();
    assertThat(code(room, room.ask(1, new Request.Start(true)))).contains(Fault.NOT_NOW);
    room.ask(1, READY);
    assertThat(room.snapshot(0).started()).isFalse();
    room.ask(2, READY);
    assertThat(room.match().seats()).isEqualTo(2);
    assertThat(room.snapshot(0).seats()).hasSize(2);
    assertThat(room.restored().table().state().seating())
        .isEqualTo(room.room().table().state().seating());
  }

  @Test
  void the_players_of_a_match_keep_their_places_and_all_are_there_after_it() {
    RoomDriver room = annAndBob();
    room.give(new Input.Sit("Guest B", "token1", OptionalInt.of(3)));
    steer(room, new Steer.Fill(1, "plain", "Cy"));
    room.ask(1, READY);
    assertThat(room.snapshot(1).seats()).as("Bob has moved").hasSize(4);
    room.ask(2, READY);
    Snapshot playing = room.snapshot(2);
    assertThat(playing.seats())
        .extracting(seat -> seat.name().orElseThrow())
        .containsExactly("Guest A", "Cy", "Guest B");
    assertThat(playing.seats().get(2).place()).hasValue(3);
    room.ask(1, new Request.End(false));
    room.ask(2, new Request.End(false));
    Snapshot after = room.snapshot(2);
    assertThat(after.seats()).hasSize(4);
    assertThat(after.seats().get(3).name()).isEmpty();
    assertThat(after.seats().get(3).place()).hasValue(2);
    assertThat(after.view().orElseThrow().hands()).hasSize(4);
    assertThat(room.restored().table().state().seating())
        .isEqualTo(room.room().table().state().seating());
    // the next match is played by two, in the order of their places
    steer(room, new Steer.Clear(1));
    steer(room, new Steer.Fill(3, "plain", "Di"));
    steer(room, new Steer.Fill(1, "plain", "Ed"));
    room.ask(1, READY);
    room.ask(2, READY);
    assertThat(room.snapshot(0).seats())
        .extracting(seat -> seat.name().orElseThrow())
        .containsExactly("Guest A", "Ed", "Di", "Guest B");
    assertThat(room.match().seats()).isEqualTo(4);
  }

  @Test
  void what_is_sent_again_from_another_seat_is_done_once() {
    RoomDriver room = annAndBob();
    room.give(new Input.Sit("Guest B", "token1", OptionalInt.of(3)));
    steer(room, new Steer.Fill(1, "plain", "Cy"));
    Request chat = new Request.Chat("hm");
    room.ask(2, chat, Optional.of("one"));
    room.ask(1, READY);
    room.ask(2, READY);
    assertThat(room.snapshot(2).seats().get(2).place()).as("Bob's place").hasValue(3);
    String again = room.ask(2, chat, Optional.of("one"));
    assertThat(room.done(again)).isTrue();
    assertThat(room.facts()).filteredOn(fact -> fact.fact() instanceof Fact.Said).hasSize(1);
    room.restart();
    String once = room.ask(room.connect(1), chat, Optional.of("one"));
    assertThat(room.done(once)).isTrue();
    assertThat(room.facts()).filteredOn(fact -> fact.fact() instanceof Fact.Said).hasSize(1);
  }

  @Test
  void whatever_changes_at_the_table_makes_all_unready() {
    RoomDriver room = annAndBob();
    room.ask(1, READY);
    room.come(2);
    assertThat(room.snapshot(0).seats()).noneMatch(Snapshot.Seat::ready);
    room.ask(1, READY);
    steer(room, new Steer.Choose(Map.of("deals", "1")));
    assertThat(room.snapshot(0).seats()).noneMatch(Snapshot.Seat::ready);
    room.ask(1, READY);
    room.ask(3, new Request.Leave());
    room.ask(2, READY);
    assertThat(room.snapshot(0).started()).as("Ann was ready with Cy").isFalse();
    room.ask(1, READY);
    assertThat(room.snapshot(0).started()).isTrue();
  }

  @Test
  void the_first_places_have_to_be_taken() {
    RoomDriver room = refereed("pppp");
    room.come(0);
    assertThat(code(room, room.ask(1, READY))).contains(Fault.NOT_NOW);
    room.give(new Input.Sit("Guest C", "token2", OptionalInt.of(2)));
    assertThat(code(room, room.ask(1, READY))).contains(Fault.NOT_NOW);
    steer(room, new Steer.Fill(1, "plain", "Cy"));
    assertThat(code(room, room.ask(1, READY))).isEmpty();
  }

  @Test
  void one_player_suspends_twice_a_match_and_all_who_are_there_go_on() {
    RoomDriver room = playing();
    for (int i = 0; i < 2; i++) {
      room.ask(1, SUSPEND);
      assertThat(room.snapshot(1).suspended()).isTrue();
      assertThat(room.snapshot(1).referee().orElseThrow().suspendedBy()).hasValue(0);
      room.ask(1, READY);
      assertThat(room.snapshot(1).suspended()).isTrue();
      room.ask(2, READY);
      assertThat(room.snapshot(1).suspended()).isFalse();
    }
    assertThat(code(room, room.ask(1, SUSPEND))).contains(Fault.NOT_NOW);
    room.ask(2, SUSPEND);
    assertThat(room.snapshot(1).suspended()).isTrue();
  }

  @Test
  void after_three_minutes_a_suspension_ends_for_the_only_one_who_is_there() {
    RoomDriver room = playing();
    room.ask(1, SUSPEND);
    room.give(new Input.Disconnected(2));
    room.ask(1, READY);
    room.pass(3 * MINUTE - 1_000);
    assertThat(room.snapshot(0).suspended()).isTrue();
    room.pass(2_000);
    assertThat(room.snapshot(0).suspended()).isFalse();
    assertThat(room.snapshot(0).seats().get(1).standIn()).isTrue();
  }

  @Test
  void after_three_minutes_two_who_are_ready_go_on_without_the_third_until_they_act() {
    RoomDriver room = annAndBob();
    room.come(2);
    room.ask(1, READY);
    room.ask(2, READY);
    room.ask(3, READY);
    room.ask(3, SUSPEND);
    room.ask(1, READY);
    room.pass(4 * MINUTE);
    assertThat(room.snapshot(0).suspended()).as("Ann alone wants it").isTrue();
    room.ask(2, READY);
    assertThat(room.snapshot(0).suspended()).isFalse();
    assertThat(room.snapshot(0).seats().get(2).standIn()).isTrue();
    for (int i = 0; i < 3 && room.match().turn() != 2; i++) {
      room.act(room.match().turn(), "draw");
    }
    assertThat(room.done(room.act(2, "draw"))).isTrue();
    assertThat(room.snapshot(0).seats().get(2).standIn()).isFalse();
  }

  @Test
  void a_match_that_nobody_plays_is_suspended_after_three_minutes() {
    RoomDriver room = playing();
    room.give(new Input.Disconnected(1));
    room.give(new Input.Disconnected(2));
    room.pass(3 * MINUTE - 1);
    assertThat(room.room().table().isSuspended()).isFalse();
    room.pass(1);
    assertThat(room.room().table().isSuspended()).isTrue();
    room.connect(0);
    room.ask(3, READY);
    assertThat(room.snapshot(Match.NOBODY).suspended()).isFalse();
  }

  @Test
  void a_suspended_match_ends_when_all_are_ready_if_somebody_wants_it_to() {
    RoomDriver room = playing();
    room.ask(1, SUSPEND);
    room.ask(1, READY);
    room.ask(2, new Request.End(false));
    assertThat(room.snapshot(0).referee().orElseThrow().ends()).isTrue();
    assertThat(room.snapshot(0).seats()).noneMatch(Snapshot.Seat::ready);
    room.ask(1, READY);
    room.ask(2, READY);
    assertThat(room.room().table().isOver()).isTrue();
    assertThat(room.room().table().stopped()).contains("agreed");
  }

  @Test
  void a_door_is_told_as_a_spectator_and_is_not_one() {
    RoomDriver room = annAndBob();
    assertThat(room.snapshot(0).watching()).isZero();
    assertThat(room.told(DOOR)).isNotEmpty();
    assertThat(room.room().doors()).isEqualTo(List.of(DOOR));
  }

  @Test
  void what_a_door_keeps_is_there_after_a_restart() {
    RoomDriver room = annAndBob();
    steer(room, new Steer.Keep("volity", "room", "r@muc"));
    steer(room, new Steer.Keep("volity", "salt", "07"));
    steer(room, new Steer.Keep("volity", "room", ""));
    room.restart();
    assertThat(room.room().table().doors().of("volity")).isEqualTo(Map.of("salt", "07"));
    assertThat(steer(room, new Steer.Keep("volity", "long", "x".repeat(1025)))).isPresent();
  }

  /** Source: issue 14, point 11. */
  @Test
  void the_host_has_one_come_and_nobody_else_before_a_match_or_while_one_runs() {
    for (boolean running : List.of(false, true)) {
      RoomDriver room = RoomDriver.of("ppb");
      room.come(0);
      room.come(1);
      if (running) {
        room.ask(1, new Request.Start(true));
      }
      assertThat(room.snapshot(0).started()).isEqualTo(running);
      assertThat(code(room, room.ask(2, new Request.Referee()))).contains(Fault.NOT_NOW);
      assertThat(room.snapshot(0).referee()).isEmpty();
      assertThat(room.done(room.ask(1, new Request.Referee()))).isTrue();
      assertThat(room.snapshot(1).referee().orElseThrow().address()).isEmpty();
      assertThat(room.restored().table().doors().refereed()).isTrue();
      assertThat(room.done(room.ask(1, new Request.Referee()))).as("it is there").isTrue();
    }
  }

  @Test
  void none_comes_where_nobody_else_could_sit() {
    RoomDriver room = RoomDriver.of("p");
    room.come(0);
    assertThat(code(room, room.ask(1, new Request.Referee()))).contains(Fault.NOT_NOW);
  }

  @Test
  void a_door_says_where_the_table_is_and_players_are_told() {
    RoomDriver room = annAndBob();
    steer(room, new Steer.Keep("volity", Doors.ADDRESS, "ref_x@rooms.test"));
    assertThat(room.snapshot(1).referee().orElseThrow().address()).contains("ref_x@rooms.test");
    steer(room, new Steer.Keep("volity", Doors.ADDRESS, ""));
    assertThat(room.snapshot(1).referee().orElseThrow().address()).isEmpty();
  }
}
