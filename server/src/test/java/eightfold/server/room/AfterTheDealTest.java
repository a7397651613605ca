package eightfold.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Match;
import eightfold.protocol.Notice;
import eightfold.protocol.Request;
import eightfold.protocol.SeatView;
import eightfold.protocol.Snapshot;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/**
 * What comes after a deal: open hands (DESIGN 6), and another match, which nobody begins over the
 * heads of the others (issue 10).
 */
class AfterTheDealTest {
  private static final Map<String, String> ONE_DEAL = Map.of("deals", "1");

  private static RoomDriver over(int seats) {
    RoomDriver room = RoomDriver.begun(seats, ONE_DEAL);
    room.playDeal();
    assertThat(room.room().table().isOver()).isTrue();
    return room;
  }

  private static List<Boolean> again(RoomDriver room) {
    return room.snapshot(0).seats().stream().map(Snapshot.Seat::again).toList();
  }

  @Test
  void all_hands_lie_open_to_everybody_when_the_deal_is_over() {
    RoomDriver room = over(3);
    for (int viewer = Match.NOBODY; viewer < 3; viewer++) {
      List<SeatView.Hand> hands = room.snapshot(viewer).view().orElseThrow().hands();
      assertThat(hands).allSatisfy(hand -> assertThat(hand.cards()).hasSize(hand.count()));
      assertThat(hands).anySatisfy(hand -> assertThat(hand.count()).isPositive());
    }
  }

  @Test
  void the_next_deals_hands_are_hidden_again() {
    RoomDriver room = RoomDriver.begun(2, Map.of());
    room.playDeal();
    room.ask(1, new Request.Next());
    assertThat(room.snapshot(Match.NOBODY).view().orElseThrow().hands())
        .allSatisfy(hand -> assertThat(hand.cards()).isEmpty());
  }

  @Test
  void another_match_begins_when_every_player_wants_it() {
    RoomDriver room = over(3);
    room.ask(2, new Request.Rematch());
    room.ask(2, new Request.Rematch());
    assertThat(room.snapshot(0).matches()).isEqualTo(1);
    assertThat(again(room)).containsExactly(false, true, false);
    assertThat(room.told(1).getLast())
        .isInstanceOfSatisfying(
            Notice.Table.class,
            told -> assertThat(told.snapshot().seats().get(1).again()).isTrue());
    room.ask(1, new Request.Rematch());
    room.ask(3, new Request.Rematch());
    assertThat(room.snapshot(0).matches()).isEqualTo(2);
    assertThat(again(room)).containsOnly(false);
  }

  @Test
  void whoever_is_away_is_not_waited_for_once_somebody_asks_again() {
    RoomDriver room = over(2);
    room.ask(1, new Request.Rematch());
    room.give(new Input.Disconnected(2));
    assertThat(room.snapshot(0).matches()).as("nothing begins because a line broke").isEqualTo(1);
    room.ask(1, new Request.Rematch());
    assertThat(room.snapshot(0).matches()).isEqualTo(2);
  }

  @Test
  void who_goes_away_has_to_ask_again() {
    RoomDriver room = over(2);
    room.ask(1, new Request.Rematch());
    room.give(new Input.Disconnected(1));
    room.connect(0);
    assertThat(again(room)).containsExactly(false, false);
  }

  @Test
  void a_player_among_bots_begins_at_once() {
    RoomDriver room = RoomDriver.of("pbb", ONE_DEAL, OptionalInt.empty(), RoomDriver.PLAIN);
    room.come(0);
    room.ask(1, new Request.Start(false));
    room.playDeal();
    room.ask(1, new Request.Rematch());
    assertThat(room.snapshot(0).matches()).isEqualTo(2);
  }
}
