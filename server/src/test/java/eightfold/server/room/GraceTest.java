package eightfold.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Match;
import eightfold.game.Refusal;
import eightfold.game.View;
import eightfold.protocol.Fault;
import eightfold.protocol.Request;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Fair calls: a call that arrives within the grace wins over a catch that arrived before it.
 * Source: DESIGN 6 ("reactions are fair") and the page's checklist ("a second card played in the
 * grace does not escape it").
 */
class GraceTest {
  private static final int ANN = 0;
  private static final int BOB = 1;
  private static final int CY = 2;

  private RoomDriver room = RoomDriver.begun(3, Map.of());

  /** Plays until Ann has just come to one card without calling. */
  static RoomDriver untilAnnOwes(Map<String, String> options) {
    for (int seed = 0; seed < 200; seed++) {
      RoomDriver room =
          RoomDriver.of(
              "ppp",
              options,
              OptionalInt.empty(),
              RoomDriver.PLAIN,
              RoomDriver.PACE,
              String.format("%064x", seed));
      for (int seat = 0; seat < 3; seat++) {
        room.come(seat);
      }
      room.ask(1, new Request.Start(false));
      for (int i = 0; i < 30 && room.room().table().isRunning(); i++) {
        int turn = room.match().turn();
        View view = room.view(turn);
        String play =
            turn == ANN
                ? view.legal().stream()
                    .filter(act -> act.startsWith("play") && !act.startsWith("play 8"))
                    .findFirst()
                    .orElse("draw")
                : "draw";
        room.act(turn, play);
        room.pass(1_000);
        if (new Debts(room.room().table()).owesCall(ANN) && room.match().turn() == BOB) {
          room.pass(5_000);
          return untilFresh(room);
        }
      }
    }
    throw new IllegalStateException("no deal brings Ann to one card");
  }

  /** The same with Ann's grace beginning now: what came before is as if it had just happened. */
  private static RoomDriver untilFresh(RoomDriver room) {
    room.restart();
    for (int seat = 0; seat < 3; seat++) {
      room.connect(seat);
    }
    return room;
  }

  private String act(int seat, String line) {
    return room.ask(seat + 4, new Request.Act(room.match().ply(), line));
  }

  @BeforeEach
  void ann_owes_a_call() {
    room = untilAnnOwes(Map.of());
    assertThat(new Debts(room.room().table()).owesCall(ANN)).isTrue();
  }

  @Test
  void a_call_within_the_grace_wins_over_a_catch_that_came_before_it() {
    String caught = act(CY, "catch " + ANN);
    room.pass(500);
    assertThat(room.done(caught)).isFalse();
    String called = act(ANN, "call");
    assertThat(room.done(called)).isTrue();
    room.pass(1_000);
    assertThat(room.fault(caught).orElseThrow().code()).isEqualTo(Refusal.CALL_NOT_VALID);
    assertThat(room.view(CY).hands().get(ANN).count()).isEqualTo(1);
  }

  @Test
  void a_catch_counts_when_the_grace_has_run_out() {
    String caught = act(CY, "catch Guest A");
    room.pass(749);
    assertThat(room.done(caught)).isFalse();
    room.pass(1);
    assertThat(room.done(caught)).isTrue();
    assertThat(room.view(CY).hands().get(ANN).count()).isEqualTo(3);
  }

  @Test
  void after_the_grace_a_catch_counts_at_once() {
    room.pass(750);
    assertThat(room.done(act(CY, "catch " + ANN))).isTrue();
  }

  @Test
  void the_first_of_two_catches_counts() {
    String first = act(CY, "catch " + ANN);
    String second = act(BOB, "catch " + ANN);
    room.pass(750);
    assertThat(room.done(first)).isTrue();
    assertThat(room.fault(second)).isPresent();
    assertThat(room.view(CY).hands().get(ANN).count()).isEqualTo(3);
  }

  @Test
  void others_are_not_held_up() {
    act(CY, "catch " + ANN);
    String play = act(BOB, "draw");
    assertThat(room.done(play)).isTrue();
    room.pass(750);
    assertThat(room.view(CY).hands().get(ANN).count()).isEqualTo(3);
  }

  @Test
  void a_second_card_played_in_the_grace_does_not_escape_a_catch() {
    act(BOB, "draw");
    act(CY, "draw");
    assertThat(room.match().turn()).isEqualTo(ANN);
    String escape = act(ANN, "draw");
    String caught = act(CY, "catch " + ANN);
    assertThat(room.done(escape)).isFalse();
    room.pass(750);
    assertThat(room.done(caught)).isTrue();
    assertThat(room.view(CY).hands().get(ANN).count()).isEqualTo(4);
    assertThat(room.done(escape)).isTrue();
  }

  @Test
  void where_the_next_seats_play_ends_the_catching_that_play_waits() {
    room = untilAnnOwes(Map.of("catchUntil", "next"));
    String play = act(BOB, "draw");
    assertThat(room.done(play)).isFalse();
    String caught = act(CY, "catch " + ANN);
    room.pass(750);
    assertThat(room.done(caught)).isTrue();
    assertThat(room.done(play)).isTrue();
  }

  @Test
  void a_catch_in_good_faith_is_not_punished_as_a_false_one() {
    room = untilAnnOwes(Map.of("falseCatch", "costs"));
    String caught = act(CY, "catch " + ANN);
    act(ANN, "call");
    int before = room.view(CY).hands().get(CY).count();
    room.pass(750);
    assertThat(room.fault(caught)).isPresent();
    int late = room.match().ply() - 1;
    String stale = room.ask(CY + 4, new Request.Act(late, "catch 0"));
    assertThat(room.fault(stale)).contains(Fault.stale());
    assertThat(room.view(CY).hands().get(CY).count()).isEqualTo(before);
  }

  @Test
  void a_call_that_answers_an_older_ply_counts_while_it_is_owed() {
    int ply = room.match().ply();
    act(BOB, "draw");
    String called = room.ask(ANN + 4, new Request.Act(ply, "call"));
    assertThat(room.done(called)).isTrue();
  }

  @Test
  void an_act_in_turn_is_not_late_because_somebody_else_called() {
    int ply = room.match().ply();
    act(ANN, "call");
    String play = room.ask(BOB + 4, new Request.Act(ply, "draw"));
    assertThat(room.done(play)).isTrue();
  }

  @Test
  void a_waiting_catch_sent_again_is_done_once_and_answered_on_the_newer_request() {
    int ply = room.match().ply();
    room.ask(CY + 4, new Request.Act(ply, "catch 0"), Optional.of("c"));
    String again = room.ask(CY + 4, new Request.Act(ply, "catch 0"), Optional.of("c"));
    room.pass(750);
    assertThat(room.done(again)).isTrue();
    assertThat(room.view(Match.NOBODY).hands().get(ANN).count()).isEqualTo(3);
  }
}
