package eightfold.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Match;
import eightfold.game.Refusal;
import eightfold.game.Standings;
import eightfold.protocol.Fault;
import eightfold.protocol.Request;
import eightfold.protocol.Snapshot;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A match is ended by all who are there, and by nobody alone. Source: issue 13, point 1. */
class EndTest {
  private static final Request END = new Request.End(false);

  private static RoomDriver playing(int people) {
    return RoomDriver.begun(people, Map.of());
  }

  private static List<Boolean> wanting(RoomDriver room) {
    return room.snapshot(0).seats().stream().map(Snapshot.Seat::ending).toList();
  }

  private static boolean isOver(RoomDriver room) {
    return room.room().table().isOver();
  }

  @Test
  void it_ends_when_all_want_it_without_a_result() {
    RoomDriver room = playing(3);
    room.ask(1, END);
    room.ask(2, END);
    assertThat(wanting(room)).containsExactly(true, true, false);
    assertThat(isOver(room)).isFalse();
    room.ask(3, END);
    assertThat(isOver(room)).isTrue();
    Standings standings = room.snapshot(0).view().orElseThrow().standings();
    assertThat(standings.ending()).isEqualTo("agreed");
    assertThat(standings.over()).isTrue();
    assertThat(standings.matchWinners()).isEmpty();
    assertThat(room.snapshot(0).lastSecret()).as("the deal can be checked").isPresent();
    for (int viewer = Match.NOBODY; viewer < 3; viewer++) {
      assertThat(room.snapshot(viewer).view().orElseThrow().hands())
          .as("all hands lie open")
          .allSatisfy(hand -> assertThat(hand.cards()).hasSize(3));
    }
    String late = room.act(room.match().turn(), "draw");
    assertThat(room.fault(late).orElseThrow().code()).isEqualTo(Refusal.OVER);
    room.pass(100_000);
    assertThat(room.match().ply()).as("nobody plays on").isZero();
  }

  @Test
  void who_thinks_better_of_it_takes_it_back() {
    RoomDriver room = playing(2);
    room.ask(1, END);
    room.ask(1, new Request.End(true));
    room.ask(2, END);
    assertThat(wanting(room)).containsExactly(false, true);
    assertThat(isOver(room)).isFalse();
  }

  /** Bob leads, and his line breaks: nobody ends the match over his head before a bot plays. */
  @Test
  void who_has_just_lost_the_line_is_waited_for_and_who_stays_away_is_not() {
    RoomDriver room = playing(2);
    room.give(new Input.Disconnected(2));
    room.ask(1, END);
    room.pass(29_000);
    assertThat(isOver(room)).isFalse();
    room.connect(1);
    room.pass(5_000);
    assertThat(isOver(room)).as("he is back, and has not agreed").isFalse();
    room.give(new Input.Disconnected(3));
    room.pass(31_000);
    assertThat(isOver(room)).isTrue();
  }

  @Test
  void between_deals_it_ends_when_who_has_lost_the_line_has_been_waited_for() {
    RoomDriver room = playing(2);
    room.playDeal();
    assertThat(isOver(room)).as("another deal is to come").isFalse();
    room.give(new Input.Disconnected(2));
    room.ask(1, END);
    room.pass(29_000);
    assertThat(isOver(room)).isFalse();
    room.pass(2_000);
    assertThat(isOver(room)).isTrue();
  }

  @Test
  void whose_wish_it_is_counts_only_while_they_are_there() {
    RoomDriver room = playing(2);
    room.ask(2, END);
    room.give(new Input.Disconnected(2));
    room.connect(1);
    room.ask(1, END);
    assertThat(isOver(room)).isFalse();
    assertThat(wanting(room)).containsExactly(true, false);
  }

  /** The wish to end a match is none for another one. */
  @Test
  void a_match_that_comes_to_its_end_by_itself_is_not_begun_anew() {
    RoomDriver room = RoomDriver.begun(2, Map.of("deals", "1"));
    room.ask(1, END);
    room.playDeal();
    assertThat(isOver(room)).isTrue();
    assertThat(room.room().table().stopped()).isEmpty();
    assertThat(room.snapshot(0).seats()).noneMatch(seat -> seat.again() || seat.ending());
    room.ask(2, new Request.Rematch());
    assertThat(room.snapshot(0).matches()).isEqualTo(1);
  }

  /** Between deals, too; what was added to the deal that never comes is added to no other. */
  @Test
  void after_it_another_match_begins_as_after_any_other() {
    RoomDriver room = playing(2);
    room.playDeal();
    room.ask(1, new Request.Nonce("aa"));
    room.ask(1, END);
    room.ask(2, END);
    assertThat(isOver(room)).isTrue();
    assertThat(room.room().table().nonces().hex()).containsExactly("", "");
    assertThat(room.done(room.ask(1, new Request.Nonce("ab")))).isTrue();
    room.ask(1, new Request.Rematch());
    room.ask(2, new Request.Rematch());
    assertThat(room.snapshot(0).matches()).isEqualTo(2);
    assertThat(room.room().table().isRunning()).isTrue();
    assertThat(room.room().table().stopped()).isEmpty();
    assertThat(room.done(room.act(room.match().turn(), "draw"))).isTrue();
    assertThat(room.restored().table().running().view(0)).isEqualTo(room.view(0));
  }

  @Test
  void it_is_over_after_a_restart_and_a_wish_alone_is_forgotten() {
    RoomDriver room = playing(2);
    room.ask(1, END);
    assertThat(room.restored().snapshot(0, room.now()).seats()).noneMatch(Snapshot.Seat::ending);
    room.ask(2, END);
    assertThat(room.restored().snapshot(0, room.now()).view()).isEqualTo(room.snapshot(0).view());
    assertThat(room.restored().table().isOver()).isTrue();
  }

  @Test
  void there_is_nothing_to_end_before_and_after_a_match_nor_for_who_watches() {
    RoomDriver room = RoomDriver.of("p");
    room.come(0);
    assertThat(room.fault(room.ask(1, END)).orElseThrow().code()).isEqualTo(Fault.NOT_NOW);
    RoomDriver other = playing(2);
    long watching = other.connect(Match.NOBODY);
    assertThat(other.fault(other.ask(watching, END)).map(Fault::code))
        .isEqualTo(Optional.of(Fault.NOT_YOUR_SEAT));
    other.ask(1, END);
    other.ask(2, END);
    assertThat(other.fault(other.ask(1, END)).orElseThrow().code()).isEqualTo(Fault.NOT_NOW);
  }
}
