package eightfold.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.protocol.Fault;
import eightfold.protocol.Request;
import eightfold.protocol.Snapshot;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/**
 * Somebody is there and silent at a table without a clock: the others ask whether they still are.
 * Source: issue 44, point 9.
 */
class PromptTest {
  private static final long SILENCE = RoomDriver.PACE.silenceMillis();
  private static final long MINUTE = RoomDriver.PACE.promptMillis();

  private static Request prompt(int seat) {
    return new Request.Prompt(seat, "Guest " + (char) ('A' + seat));
  }

  private static Snapshot.Seat seat(RoomDriver room, int seat) {
    return room.snapshot(1 - seat).seats().get(seat);
  }

  private static int code(RoomDriver room, String id) {
    return room.fault(id).orElseThrow().code();
  }

  /** How long the others wait for whoever is silent: the connection of the other one. */
  private static long other(int turn) {
    return 2L - turn;
  }

  @Test
  void a_bot_stands_in_after_a_minute_until_the_player_acts() {
    RoomDriver room = RoomDriver.begun(2, Map.of());
    int turn = room.match().turn();
    room.pass(SILENCE);
    assertThat(room.done(room.ask(other(turn), prompt(turn)))).isTrue();
    assertThat(seat(room, turn).present()).isTrue();
    assertThat(seat(room, turn).countdown()).hasValue((int) (MINUTE / 1000));
    room.pass(MINUTE - 1);
    assertThat(seat(room, turn).standIn()).isFalse();
    int ply = room.match().ply();
    room.pass(5_000);
    assertThat(seat(room, turn).standIn()).isTrue();
    assertThat(room.match().ply()).as("the bot has played").isGreaterThan(ply);
    while (room.match().turn() != turn) {
      room.act(room.match().turn(), "draw");
    }
    assertThat(room.done(room.act(turn, "draw"))).isTrue();
    assertThat(seat(room, turn).standIn()).isFalse();
  }

  @Test
  void whoever_answers_or_acts_is_asked_no_more() {
    RoomDriver room = RoomDriver.begun(2, Map.of());
    int turn = room.match().turn();
    room.pass(SILENCE);
    room.ask(other(turn), prompt(turn));
    assertThat(room.done(room.ask(turn + 1, new Request.Here()))).isTrue();
    assertThat(seat(room, turn).countdown()).isEmpty();
    room.pass(2 * MINUTE);
    assertThat(seat(room, turn).standIn()).isFalse();
    room.ask(other(turn), prompt(turn));
    assertThat(seat(room, turn).countdown()).isPresent();
    room.act(turn, "draw");
    assertThat(seat(room, turn).countdown()).isEmpty();
    room.pass(MINUTE);
    assertThat(seat(room, turn).standIn()).isFalse();
  }

  @Test
  void nobody_is_asked_who_is_waited_for_by_nobody_or_for_a_moment_only() {
    RoomDriver room = RoomDriver.begun(2, Map.of());
    int turn = room.match().turn();
    assertThat(code(room, room.ask(other(turn), prompt(turn)))).isEqualTo(Fault.NOT_NOW);
    room.pass(SILENCE);
    assertThat(code(room, room.ask(turn + 1, prompt(1 - turn)))).isEqualTo(Fault.NOT_NOW);
    assertThat(code(room, room.ask(turn + 1, prompt(turn)))).isEqualTo(Fault.NOT_NOW);
    assertThat(code(room, room.ask(other(turn), new Request.Prompt(turn, "Eve"))))
        .isEqualTo(Fault.STALE);
    assertThat(code(room, room.ask(other(turn), new Request.Prompt(7, "Eve"))))
        .isEqualTo(Fault.WRONG_PARAMS);
  }

  @Test
  void a_table_with_a_clock_has_no_need_of_it() {
    RoomDriver room = RoomDriver.of("pp", Map.of(), OptionalInt.of(3_600), RoomDriver.PLAIN);
    room.come(0);
    room.come(1);
    room.ask(1, new Request.Start(false));
    int turn = room.match().turn();
    room.pass(SILENCE);
    assertThat(code(room, room.ask(other(turn), prompt(turn)))).isEqualTo(Fault.NOT_NOW);
  }
}
