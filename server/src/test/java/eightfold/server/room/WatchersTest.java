package eightfold.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Match;
import eightfold.protocol.Notice;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Players see that somebody watches. Source: issue 13, point 3. */
class WatchersTest {
  private static int lastTold(RoomDriver room, long connection) {
    return ((Notice.Table) room.told(connection).getLast()).snapshot().watching();
  }

  @Test
  void players_are_told_when_somebody_begins_to_watch_and_when_nobody_does_any_more() {
    RoomDriver room = RoomDriver.begun(2, Map.of());
    assertThat(room.snapshot(0).watching()).isZero();
    long dora = room.connect(Match.NOBODY);
    assertThat(lastTold(room, 1)).isEqualTo(1);
    assertThat(lastTold(room, 2)).isEqualTo(1);
    room.connect(Match.NOBODY);
    assertThat(lastTold(room, 1)).isEqualTo(2);
    room.give(new Input.Disconnected(dora));
    assertThat(lastTold(room, 1)).isEqualTo(1);
  }

  @Test
  void who_waits_for_a_bots_seat_watches_until_it_is_theirs() {
    RoomDriver room = RoomDriver.of("ppb");
    room.come(0);
    room.come(1);
    room.ask(1, new eightfold.protocol.Request.Start(false));
    room.give(new Input.Sit("Guest C", "token2", java.util.OptionalInt.of(2)));
    room.connect(2);
    assertThat(room.snapshot(0).watching()).isEqualTo(1);
    room.playDeal();
    assertThat(room.room().table().isRunning()).isFalse();
    assertThat(room.snapshot(0).watching()).isZero();
    assertThat(room.snapshot(0).seats().get(2).kind()).isEqualTo("person");
  }

  /**
   * A crowd that comes and goes does not cost its square. Source: issue 44, point 2: 500 arrivals
   * cost 145 MB of messages.
   */
  @Test
  void who_watches_is_told_how_many_do_with_what_comes_next_and_all_of_them_the_same() {
    RoomDriver room = RoomDriver.begun(2, Map.of());
    long dora = room.connect(Match.NOBODY);
    int before = room.told(dora).size();
    long emil = room.connect(Match.NOBODY);
    room.give(new Input.Disconnected(room.connect(Match.NOBODY)));
    assertThat(room.told(dora)).hasSize(before);
    assertThat(lastTold(room, 1)).isEqualTo(2);
    room.ask(1, new eightfold.protocol.Request.Suspend(false));
    assertThat(lastTold(room, dora)).isEqualTo(2);
    assertThat(room.told(dora).getLast()).isSameAs(room.told(emil).getLast());
  }

  /** Source: issue 44, point 2: a limit of watchers, and what happens beyond it. */
  @Test
  void beyond_a_thousand_watchers_the_next_is_refused_and_a_player_is_not() {
    RoomDriver room = RoomDriver.begun(2, Map.of());
    for (long connection = 1_000; connection < 2_000; connection++) {
      room.give(hello(connection));
    }
    assertThat(room.snapshot(0).watching()).isEqualTo(InputHandler.MOST_WATCHERS);
    room.give(hello(2_000));
    assertThat(room.told(2_000)).isEmpty();
    assertThat(room.snapshot(0).watching()).isEqualTo(1_000);
    long again = room.connect(0);
    assertThat(room.told(again)).isNotEmpty();
    room.give(new Input.Disconnected(1_500));
    room.give(hello(2_001));
    assertThat(room.told(2_001)).hasSize(1);
  }

  private static Input.Connected hello(long connection) {
    return new Input.Connected(
        connection, "1", java.util.Optional.empty(), java.util.OptionalLong.empty());
  }

  /** Who is watched is nobody's fact: a server that starts anew has nobody watching. */
  @Test
  void after_a_restart_nobody_watches_before_somebody_comes() {
    RoomDriver room = RoomDriver.begun(2, Map.of());
    room.connect(Match.NOBODY);
    room.restart();
    assertThat(room.snapshot(0).watching()).isZero();
  }
}
