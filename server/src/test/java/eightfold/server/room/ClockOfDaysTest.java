package eightfold.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.FastChance;
import eightfold.protocol.Request;
import eightfold.protocol.Snapshot;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/**
 * Friends play a turn now and then, each with three days for it. Source: issue 13, point 3: clocks
 * of days beside live ones; clocks of days are facts.
 */
class ClockOfDaysTest {
  private static final long HOUR = 3_600_000;
  private static final long DAY = 24 * HOUR;
  private static final int THREE_DAYS = 3 * 86_400;

  private static RoomDriver playing(String places) {
    RoomDriver room = RoomDriver.of(places, Map.of(), OptionalInt.of(THREE_DAYS), RoomDriver.PLAIN);
    for (int seat = 0; seat < places.length(); seat++) {
      if (places.charAt(seat) == 'p') {
        room.come(seat);
      }
    }
    room.ask(1, new Request.Start(false));
    return room;
  }

  private static void allGo(RoomDriver room) {
    List.copyOf(room.room().state().presence().holders().values())
        .forEach(connection -> room.give(new Input.Disconnected(connection)));
  }

  private static OptionalInt left(RoomDriver room) {
    return room.snapshot(0).deadline();
  }

  /** Whoever is to act does something, as a person at the connection that was given last. */
  private static void acts(RoomDriver room, long connection) {
    int turn = room.match().turn();
    String line = RoomDriver.PLAIN.act(room.view(turn), List.of(), new FastChance(1)).orElseThrow();
    String asked = room.ask(connection, new Request.Act(room.match().ply(), line));
    assertThat(room.done(asked)).isTrue();
  }

  @Test
  void who_is_away_keeps_the_turn_until_the_clock_has_run_out() {
    RoomDriver room = playing("pp");
    int turn = room.match().turn();
    allGo(room);
    room.pass(2 * DAY);
    assertThat(room.match().ply()).isZero();
    Snapshot.Seat away = room.snapshot(1 - turn).seats().get(turn);
    assertThat(away.standIn()).isFalse();
    assertThat(away.countdown()).isEmpty();
    assertThat(left(room)).hasValue(86_400);
    room.pass(DAY - HOUR);
    assertThat(room.match().ply()).isZero();
    room.pass(HOUR + 2_000);
    assertThat(room.match().ply())
        .as("a bot has played that turn, nobody being there")
        .isPositive();
    assertThat(room.snapshot(0).seats()).noneMatch(Snapshot.Seat::standIn);
  }

  @Test
  void the_time_that_is_left_survives_restarts_and_everybodys_coming_and_going() {
    RoomDriver room = playing("pp");
    room.pass(5 * HOUR);
    assertThat(left(room)).hasValue(THREE_DAYS - 5 * 3_600);
    for (int i = 1; i <= 4; i++) {
      allGo(room);
      room.restart();
      room.pass(HOUR);
      room.connect(i % 2);
      assertThat(left(room)).as("restart %s", i).hasValue(THREE_DAYS - (5 + i) * 3_600);
    }
    room.ask(room.connect(0), new Request.Chat("no hurry"));
    assertThat(left(room)).hasValue(THREE_DAYS - 9 * 3_600);
    room.restart();
    room.pass(3 * DAY);
    assertThat(room.match().ply()).isPositive();
  }

  @Test
  void who_has_moved_leaves_the_whole_time_to_the_next() {
    RoomDriver room = playing("pp");
    room.pass(2 * DAY);
    int turn = room.match().turn();
    while (room.match().turn() == turn) {
      acts(room, turn + 1);
    }
    assertThat(left(room)).hasValue(THREE_DAYS);
    allGo(room);
    room.restart();
    room.pass(DAY);
    assertThat(left(room)).hasValue(2 * 86_400);
  }

  /** So the next friend's time begins when the one before has moved, and not when they look. */
  @Test
  void bots_move_though_nobody_is_there() {
    RoomDriver room = playing("pbb");
    while (room.match().turn() == 0) {
      acts(room, 1);
    }
    allGo(room);
    room.pass(10_000);
    assertThat(room.match().turn()).isZero();
    room.pass(DAY);
    assertThat(left(room).orElseThrow()).isBetween(2 * 86_400 - 10, 2 * 86_400);
  }

  /** The table slept: what was due meanwhile comes when somebody looks. */
  @Test
  void a_turn_whose_time_ran_out_while_the_table_slept_is_played_when_it_wakes() {
    RoomDriver room = playing("pp");
    int turn = room.match().turn();
    allGo(room);
    room.sleep(9 * DAY);
    room.connect(1 - turn);
    room.pass(60_000);
    assertThat(room.match().turn()).isEqualTo(1 - turn);
    assertThat(left(room).orElseThrow())
        .as("and the next has all three days")
        .isGreaterThan(2 * 86_400);
  }

  @Test
  void a_break_stops_the_days_too() {
    RoomDriver room = playing("pp");
    room.pass(DAY);
    room.ask(1, new Request.Suspend(false));
    room.ask(2, new Request.Suspend(false));
    allGo(room);
    room.restart();
    room.pass(30 * DAY);
    assertThat(left(room)).isEmpty();
    assertThat(room.match().ply()).isZero();
    long ann = room.connect(0);
    long bob = room.connect(1);
    room.ask(ann, new Request.Ready(false));
    room.ask(bob, new Request.Ready(false));
    assertThat(left(room)).hasValue(2 * 86_400);
    room.restart();
    assertThat(left(room)).hasValue(2 * 86_400);
  }

  /** Being away is usual here: nobody ends the match over the head of who is. */
  @Test
  void all_players_have_to_be_there_to_end_or_suspend_it() {
    RoomDriver room = playing("pp");
    room.give(new Input.Disconnected(2));
    room.ask(1, new Request.End(false));
    room.ask(1, new Request.Suspend(false));
    room.pass(DAY);
    assertThat(room.room().table().isOver()).isFalse();
    assertThat(room.snapshot(0).suspended()).isFalse();
    long bob = room.connect(1);
    room.ask(bob, new Request.End(false));
    assertThat(room.room().table().isOver()).isTrue();
  }

  @Test
  void who_leaves_is_played_for_at_once() {
    RoomDriver room = playing("pp");
    int turn = room.match().turn();
    room.ask(turn + 1, new Request.Leave());
    room.pass(10_000);
    assertThat(room.match().turn()).isEqualTo(1 - turn);
  }
}
