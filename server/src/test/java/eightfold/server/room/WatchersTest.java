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
    room.pass(Transition.AUDIENCE_MILLIS);
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
  void however_many_come_and_go_the_others_hear_of_it_once_and_all_spectators_the_same() {
    RoomDriver room = RoomDriver.begun(2, Map.of());
    long dora = room.connect(Match.NOBODY);
    room.pass(Transition.AUDIENCE_MILLIS);
    int dorasBefore = room.told(dora).size();
    long emil = room.connect(Match.NOBODY);
    int annsBefore = room.told(1).size();
    for (int i = 0; i < 50; i++) {
      room.give(new Input.Disconnected(room.connect(Match.NOBODY)));
    }
    long fay = room.connect(Match.NOBODY);
    assertThat(room.told(dora)).hasSize(dorasBefore);
    assertThat(room.told(1)).as("of the first at once").hasSize(annsBefore);
    room.pass(Transition.AUDIENCE_MILLIS);
    assertThat(room.told(1)).hasSize(annsBefore + 1);
    assertThat(room.told(dora)).hasSize(dorasBefore + 1);
    assertThat(lastTold(room, 1)).isEqualTo(3);
    assertThat(lastTold(room, dora)).isEqualTo(3);
    assertThat(room.told(dora).getLast()).isSameAs(room.told(emil).getLast());
    assertThat(room.told(dora).getLast()).isSameAs(room.told(fay).getLast());
    assertThat(room.room().wakeAt()).as("nothing is left to be told").isEmpty();
  }

  /** Source: issue 44, point 2: a limit of watchers, and what happens beyond it. */
  @Test
  void beyond_a_thousand_watchers_the_next_is_refused_and_a_player_is_not() {
    RoomDriver room = RoomDriver.begun(2, Map.of());
    for (long connection = 1_000; connection < 2_000; connection++) {
      room.give(hello(connection));
    }
    assertThat(room.snapshot(0).watching()).isEqualTo(Doorstep.MOST_WATCHERS);
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

  /** Source: issue 44, point 2: a snapshot is made once for all who come while nothing happens. */
  @Test
  void whoever_comes_while_nothing_happens_is_welcomed_with_the_same_snapshot() {
    RoomDriver room = RoomDriver.begun(2, Map.of());
    long dora = room.connect(Match.NOBODY);
    long emil = room.connect(Match.NOBODY);
    assertThat(room.told(emil).getFirst()).isSameAs(room.told(dora).getFirst());
    room.pass(Transition.AUDIENCE_MILLIS);
    long fay = room.connect(Match.NOBODY);
    Notice.Welcome later = (Notice.Welcome) room.told(fay).getFirst();
    assertThat(later.snapshot().watching()).isEqualTo(3);
    int turn = room.match().turn();
    room.act(turn, "draw");
    long gus = room.connect(Match.NOBODY);
    Notice.Welcome after = (Notice.Welcome) room.told(gus).getFirst();
    assertThat(after.snapshot().number()).isGreaterThan(later.snapshot().number());
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
