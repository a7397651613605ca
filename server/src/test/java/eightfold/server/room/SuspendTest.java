package eightfold.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Match;
import eightfold.game.View;
import eightfold.protocol.Fault;
import eightfold.protocol.Request;
import eightfold.protocol.SeatView;
import eightfold.protocol.Snapshot;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/**
 * A match is suspended by all who are there, and goes on when all are ready again. Source: issue
 * 13, point 1; the Volity API, section 6: suspended → all ready → active.
 */
class SuspendTest {
  private static final Request SUSPEND = new Request.Suspend(false);
  private static final Request READY = new Request.Ready(false);
  private static final long DAY = 86_400_000;

  private static RoomDriver suspended(int people) {
    return suspended(RoomDriver.begun(people, Map.of()), people);
  }

  private static RoomDriver suspended(RoomDriver room, int people) {
    for (int connection = 1; connection <= people; connection++) {
      room.ask(connection, SUSPEND);
    }
    assertThat(isSuspended(room)).isTrue();
    return room;
  }

  private static boolean isSuspended(RoomDriver room) {
    return room.snapshot(0).suspended();
  }

  private static List<Boolean> ready(RoomDriver room) {
    return room.snapshot(0).seats().stream().map(Snapshot.Seat::ready).toList();
  }

  private static List<Boolean> awaited(RoomDriver room) {
    return room.snapshot(0).seats().stream().map(Snapshot.Seat::awaited).toList();
  }

  private static Optional<Integer> code(RoomDriver room, String request) {
    return room.fault(request).map(Fault::code);
  }

  @Test
  void it_stops_when_all_want_it_and_goes_on_when_all_are_ready() {
    RoomDriver room = RoomDriver.begun(3, Map.of());
    room.ask(1, SUSPEND);
    room.ask(2, SUSPEND);
    assertThat(room.snapshot(0).seats())
        .extracting(Snapshot.Seat::suspending)
        .containsExactly(true, true, false);
    room.ask(2, new Request.Suspend(true));
    room.ask(3, SUSPEND);
    assertThat(isSuspended(room)).as("Bob has thought better of it").isFalse();
    room.ask(2, SUSPEND);
    assertThat(isSuspended(room)).isTrue();
    room.ask(1, READY);
    room.ask(2, READY);
    assertThat(ready(room)).containsExactly(true, true, false);
    room.ask(1, new Request.Ready(true));
    room.ask(3, READY);
    assertThat(isSuspended(room)).isTrue();
    room.ask(1, READY);
    assertThat(isSuspended(room)).isFalse();
    assertThat(room.snapshot(0).seats())
        .noneMatch(seat -> seat.ready() || seat.suspending() || seat.awaited());
    assertThat(room.done(room.act(room.match().turn(), "draw"))).isTrue();
  }

  @Test
  void meanwhile_nobody_acts_and_everybody_sees_what_they_saw() {
    RoomDriver room = RoomDriver.begun(2, Map.of());
    List<View> before = List.of(room.view(0), room.view(1));
    suspended(room, 2);
    int turn = room.match().turn();
    assertThat(code(room, room.act(turn, "draw"))).contains(Fault.SUSPENDED);
    assertThat(code(room, room.act(1 - turn, "call"))).contains(Fault.SUSPENDED);
    assertThat(room.match().ply()).isZero();
    for (int seat = 0; seat < 2; seat++) {
      SeatView view = room.snapshot(seat).view().orElseThrow();
      assertThat(view.legal()).isEmpty();
      assertThat(view.actors()).isEmpty();
      assertThat(view.turn()).isEqualTo(Match.NOBODY);
      assertThat(view.hands()).isEqualTo(SeatView.of(before.get(seat)).hands());
    }
    assertThat(room.done(room.ask(1, new Request.Chat("back at nine")))).isTrue();
    assertThat(code(room, room.ask(1, SUSPEND))).contains(Fault.SUSPENDED);
  }

  @Test
  void a_bot_whose_turn_it_is_waits() {
    RoomDriver room = RoomDriver.of("pb");
    room.come(0);
    room.ask(1, new Request.Start(false));
    while (room.match().turn() == 0) {
      room.act(0, "draw");
    }
    int ply = room.match().ply();
    suspended(room, 1);
    room.pass(DAY);
    assertThat(room.match().ply()).isEqualTo(ply);
    assertThat(room.room().wakeAt()).isEmpty();
    room.ask(1, READY);
    room.pass(2_000);
    assertThat(room.match().ply()).isGreaterThan(ply);
  }

  /** A clock of 20 s, of which 8 s are gone: after the break 12 s are left. */
  @Test
  void the_clock_stands_still_and_goes_on_from_where_it_stood() {
    RoomDriver room = RoomDriver.of("pp", Map.of(), OptionalInt.of(20), RoomDriver.PLAIN);
    room.come(0);
    room.come(1);
    room.ask(1, new Request.Start(false));
    room.pass(8_000);
    assertThat(room.snapshot(0).deadline()).hasValue(12);
    suspended(room, 2);
    assertThat(room.snapshot(0).deadline()).isEmpty();
    room.pass(DAY);
    assertThat(room.match().ply()).isZero();
    room.ask(1, READY);
    room.ask(2, READY);
    assertThat(room.snapshot(0).deadline()).hasValue(12);
    room.pass(11_000);
    assertThat(room.match().ply()).isZero();
    room.pass(2_000);
    assertThat(room.match().ply()).as("the bot has acted for who let it run out").isPositive();
  }

  @Test
  void a_countdown_that_ran_does_not_run_on() {
    RoomDriver room = RoomDriver.begun(2, Map.of());
    suspended(room, 2);
    room.give(new Input.Disconnected(2));
    room.pass(DAY);
    Snapshot.Seat bob = room.snapshot(0).seats().get(1);
    assertThat(bob.standIn()).isFalse();
    assertThat(bob.countdown()).isEmpty();
    assertThat(awaited(room)).containsExactly(true, true);
    room.ask(1, READY);
    assertThat(isSuspended(room)).as("nobody goes on without Bob").isTrue();
    long again = room.connect(1);
    room.ask(again, READY);
    assertThat(isSuspended(room)).isFalse();
    room.give(new Input.Disconnected(again));
    assertThat(room.snapshot(0).seats().get(1).countdown()).hasValue(30);
  }

  /** Who has just lost the line is asked, too; whom a bot has long played for is not. */
  @Test
  void it_is_not_suspended_over_the_head_of_who_has_just_lost_the_line() {
    RoomDriver room = RoomDriver.begun(2, Map.of());
    room.give(new Input.Disconnected(2));
    room.ask(1, SUSPEND);
    room.pass(29_000);
    assertThat(isSuspended(room)).isFalse();
    room.pass(2_000);
    assertThat(isSuspended(room)).isTrue();
    assertThat(awaited(room)).containsExactly(true, false);
    room.connect(1);
    assertThat(awaited(room)).as("Bob is there, so he is asked").containsExactly(true, true);
    room.ask(1, READY);
    assertThat(isSuspended(room)).isTrue();
    room.ask(3, READY);
    assertThat(isSuspended(room)).isFalse();
  }

  @Test
  void between_deals_it_is_suspended_too_and_nobody_deals() {
    RoomDriver room = RoomDriver.begun(2, Map.of());
    room.playDeal();
    suspended(room, 2);
    assertThat(code(room, room.ask(1, new Request.Next()))).contains(Fault.SUSPENDED);
    assertThat(room.done(room.ask(1, new Request.Nonce("aa")))).isTrue();
    room.ask(1, READY);
    room.ask(2, READY);
    assertThat(room.done(room.ask(1, new Request.Next()))).isTrue();
  }

  /** A stand-in plays for who has left, so who has left is waited for no more. */
  @Test
  void who_leaves_meanwhile_is_not_waited_for() {
    RoomDriver room = suspended(3);
    room.ask(3, new Request.Leave());
    assertThat(awaited(room)).containsExactly(true, true, false);
    room.ask(1, READY);
    room.restart();
    assertThat(awaited(room)).as("a restart knows it").containsExactly(true, true, false);
    long ann = room.connect(0);
    long bob = room.connect(1);
    room.ask(ann, READY);
    assertThat(isSuspended(room)).isTrue();
    room.ask(bob, READY);
    assertThat(isSuspended(room)).isFalse();
  }

  @Test
  void the_last_who_is_not_ready_leaves_and_the_others_go_on() {
    RoomDriver room = suspended(3);
    room.ask(1, READY);
    room.ask(2, READY);
    room.ask(3, new Request.Leave());
    assertThat(isSuspended(room)).isFalse();
    assertThat(room.snapshot(0).seats().get(2).standIn()).isTrue();
  }

  @Test
  void the_others_may_end_a_match_that_waits_for_somebody() {
    RoomDriver room = suspended(2);
    room.give(new Input.Disconnected(2));
    room.ask(1, new Request.End(false));
    room.pass(29_000);
    assertThat(room.room().table().isOver()).isFalse();
    room.pass(2_000);
    assertThat(room.room().table().isOver()).isTrue();
    assertThat(isSuspended(room)).isFalse();
    assertThat(room.snapshot(0).view().orElseThrow().standings().ending()).isEqualTo("agreed");
  }

  /** Bob's catch waits while Ann may still make the call that she owes. */
  @Test
  void an_act_that_waits_for_a_grace_is_refused() {
    RoomDriver room = GraceTest.untilAnnOwes(Map.of());
    List<Long> players = List.of(4L, 5L, 6L);
    String caught = room.ask(players.get(1), new Request.Act(room.match().ply(), "catch 0", true));
    assertThat(room.done(caught)).isFalse();
    assertThat(room.fault(caught)).as("it waits").isEmpty();
    players.forEach(player -> room.ask(player, SUSPEND));
    assertThat(code(room, caught)).contains(Fault.SUSPENDED);
    players.forEach(player -> room.ask(player, READY));
    room.pass(5_000);
    assertThat(room.done(caught)).isFalse();
    assertThat(room.snapshot(0).view().orElseThrow().hands().getFirst().owesCall()).isTrue();
  }

  @Test
  void it_is_suspended_after_a_restart_and_who_was_ready_says_so_again() {
    RoomDriver room = suspended(2);
    room.ask(1, READY);
    Snapshot before = room.snapshot(1);
    room.restart();
    assertThat(room.snapshot(1).view()).isEqualTo(before.view());
    assertThat(isSuspended(room)).isTrue();
    assertThat(ready(room)).containsExactly(false, false);
    long ann = room.connect(0);
    room.ask(ann, READY);
    room.pass(DAY);
    assertThat(isSuspended(room)).as("Bob has not come").isTrue();
    long bob = room.connect(1);
    room.ask(bob, READY);
    assertThat(isSuspended(room)).isFalse();
    assertThat(room.restored().table().isSuspended()).isFalse();
  }

  @Test
  void there_is_nothing_to_suspend_before_and_after_a_match_nor_for_who_watches() {
    RoomDriver room = RoomDriver.of("p");
    room.come(0);
    assertThat(code(room, room.ask(1, SUSPEND))).contains(Fault.NOT_NOW);
    RoomDriver other = RoomDriver.begun(2, Map.of());
    long watching = other.connect(Match.NOBODY);
    assertThat(code(other, other.ask(watching, SUSPEND))).contains(Fault.NOT_YOUR_SEAT);
    assertThat(code(other, other.ask(1, READY))).contains(Fault.NOT_NOW);
    suspended(other, 2);
    assertThat(code(other, other.ask(watching, READY))).contains(Fault.NOT_YOUR_SEAT);
    other.ask(1, new Request.End(false));
    other.ask(2, new Request.End(false));
    assertThat(code(other, other.ask(1, SUSPEND))).contains(Fault.NOT_NOW);
    assertThat(code(other, other.ask(1, READY))).contains(Fault.NOT_NOW);
  }
}
