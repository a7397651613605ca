package eightfold.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.protocol.Fault;
import eightfold.protocol.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/**
 * Whoever has an act that waits for others may go on: what they do next is done next. At these
 * tables the next seat's play ends the catching, so Bob's play waits while Ann may still call.
 * Source: docs/protocol.md, Order and time.
 */
class ActsInFlightTest {
  private static final int ANN = 0;
  private static final int BOB = 1;
  private static final int CY = 2;
  private static final Map<String, String> UNTIL_NEXT = Map.of("catchUntil", "next");

  private RoomDriver room = GraceTest.untilAnnOwes(UNTIL_NEXT);

  private String act(int seat, String line) {
    return room.ask(seat + 4, new Request.Act(room.match().ply(), line));
  }

  private int held(int seat) {
    return room.view(CY).hands().get(seat).count();
  }

  private List<String> lines() {
    List<String> lines = new ArrayList<>();
    for (Fact.Dated dated : room.facts()) {
      if (dated.fact() instanceof Fact.Acted acted) {
        lines.add(acted.seat() + " " + acted.line());
      }
    }
    return lines;
  }

  @Test
  void bob_catches_and_plays_on_and_both_count_in_that_order() {
    String caught = act(BOB, "catch 0");
    String play = act(BOB, "draw");
    assertThat(room.done(caught)).isFalse();
    assertThat(room.done(play)).isFalse();
    room.pass(750);
    assertThat(room.done(caught)).isTrue();
    assertThat(room.done(play)).isTrue();
    assertThat(held(ANN)).isEqualTo(3);
    assertThat(lines()).endsWith("1 catch 0", "1 draw");
  }

  @Test
  void what_stands_behind_a_call_that_is_refused_is_answered_too() {
    room = withBobAtTwoCards();
    String play =
        room.view(BOB).legal().stream()
            .filter(act -> act.startsWith("play") && !act.startsWith("play 8"))
            .findFirst()
            .orElseThrow();
    String played = act(BOB, play);
    String called = act(BOB, "call");
    String calledAgain = act(BOB, "call");
    String drawn = act(BOB, "draw");
    room.pass(750);
    assertThat(room.done(played)).isTrue();
    assertThat(room.done(called)).isTrue();
    assertThat(room.fault(calledAgain)).isPresent();
    assertThat(room.fault(drawn)).as("somebody else is to act now").isPresent();
  }

  /**
   * Both are pressed before the server has done the first: no card is drawn for a call too soon.
   */
  @Test
  void a_call_that_goes_with_a_card_counts_though_the_card_has_to_wait() {
    room = withBobAtTwoCards();
    String play =
        room.view(BOB).legal().stream()
            .filter(act -> act.startsWith("play") && !act.startsWith("play 8"))
            .findFirst()
            .orElseThrow();
    String played = act(BOB, play);
    String called = act(BOB, "call");
    assertThat(room.done(played)).isFalse();
    assertThat(room.fault(called)).as("it is not refused as a false one").isEmpty();
    room.pass(750);
    assertThat(room.done(played)).isTrue();
    assertThat(room.done(called)).isTrue();
    assertThat(held(BOB)).isEqualTo(1);
    assertThat(new Debts(room.room().table()).owesCall(BOB)).isFalse();
    assertThat(lines()).endsWith("1 " + play, "1 call");
  }

  @Test
  void ann_who_waits_with_nothing_calls_at_once_whatever_bob_has_on_its_way() {
    String play = act(BOB, "draw");
    String called = act(ANN, "call");
    assertThat(room.done(called)).isTrue();
    room.pass(750);
    assertThat(room.done(play)).isTrue();
    assertThat(lines()).endsWith("0 call", "1 draw");
  }

  @Test
  void what_was_to_come_after_an_act_that_ends_the_turn_is_late() {
    String first = act(BOB, "draw");
    String second = act(BOB, "draw");
    String third = act(BOB, "draw");
    room.pass(750);
    assertThat(room.done(first)).isTrue();
    assertThat(room.fault(second)).contains(Fault.stale());
    assertThat(room.fault(third)).contains(Fault.stale());
    assertThat(room.match().turn()).isEqualTo(CY);
  }

  @Test
  void four_acts_of_a_seat_wait_and_a_fifth_is_told_so() {
    for (int i = 0; i < WaitingActs.MOST_OF_A_SEAT; i++) {
      assertThat(room.fault(act(BOB, "draw"))).isEmpty();
    }
    String fifth = act(BOB, "draw");
    assertThat(room.fault(fifth).orElseThrow().code()).isEqualTo(Fault.NOT_NOW);
    assertThat(room.fault(fifth).orElseThrow().message())
        .isEqualTo("4 of your acts are still waiting; go on when one is done");
    String others = act(CY, "catch 0");
    assertThat(room.fault(others)).as("others have theirs").isEmpty();
  }

  @Test
  void an_act_behind_another_that_is_sent_again_is_done_once_and_answered_on_the_newer_request() {
    int ply = room.match().ply();
    String caught = act(BOB, "catch 0");
    String play = room.ask(BOB + 4, new Request.Act(ply, "draw"), Optional.of("d"));
    String again = room.ask(BOB + 4, new Request.Act(ply, "draw"), Optional.of("d"));
    room.pass(750);
    assertThat(room.done(caught)).isTrue();
    assertThat(room.done(play)).isFalse();
    assertThat(room.done(again)).isTrue();
    assertThat(lines().stream().filter("1 draw"::equals)).hasSize(timesDrawnBefore() + 1);
  }

  private int timesDrawnBefore() {
    List<String> lines = lines();
    return (int)
        lines.subList(0, lines.lastIndexOf("1 catch 0")).stream().filter("1 draw"::equals).count();
  }

  /** Ann has just come to one card, and Bob, who is next, has two of which he can play one. */
  private static RoomDriver withBobAtTwoCards() {
    for (int seed = 0; seed < 2_000; seed++) {
      RoomDriver room =
          RoomDriver.of(
              "ppp",
              UNTIL_NEXT,
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
        room.act(turn, turn == CY ? "draw" : plainCard(room, turn).orElse("draw"));
        room.pass(1_000);
        if (new Debts(room.room().table()).owesCall(ANN)
            && room.match().turn() == BOB
            && room.view(CY).hands().get(BOB).count() == 2
            && plainCard(room, BOB).isPresent()) {
          room.restart();
          for (int seat = 0; seat < 3; seat++) {
            room.connect(seat);
          }
          return room;
        }
      }
    }
    throw new IllegalStateException("no deal brings Ann to one card and Bob to two");
  }

  private static Optional<String> plainCard(RoomDriver room, int seat) {
    return room.view(seat).legal().stream()
        .filter(act -> act.startsWith("play") && !act.startsWith("play 8"))
        .findFirst();
  }
}
