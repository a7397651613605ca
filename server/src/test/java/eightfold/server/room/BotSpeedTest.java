package eightfold.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Match;
import eightfold.protocol.BotSpeed;
import eightfold.protocol.Fault;
import eightfold.protocol.Request;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** The host chooses how fast the bots are. Source: issue 44, point 7. */
class BotSpeedTest {
  private static final int PLIES = 400;

  /** What three bots in turn take at the pace of tables of people, in the median of many turns. */
  private static long threeBots(BotSpeed speed) {
    long[] sums =
        IntStream.range(0, PLIES)
            .mapToLong(
                ply ->
                    LongStream.rangeClosed(1, 3)
                        .map(seat -> Pace.standard().botMillis("table", (int) seat, ply, speed))
                        .sum())
            .sorted()
            .toArray();
    return sums[PLIES / 2];
  }

  @Test
  void three_fast_bots_take_less_than_a_second_together() {
    assertThat(threeBots(BotSpeed.USUAL)).isBetween(3_500L, 4_500L);
    assertThat(threeBots(BotSpeed.FAST)).isBetween(300L, 1_000L);
    assertThat(threeBots(BotSpeed.SLOW)).isGreaterThan(7_000);
  }

  /** Where all grab at once, fast bots leave people as much time as others do. */
  @Test
  void fast_bots_grab_no_sooner() {
    Pace pace = Pace.standard();
    for (int ply = 0; ply < PLIES; ply++) {
      assertThat(pace.graspMillis("table", 1, ply, BotSpeed.FAST))
          .isEqualTo(pace.graspMillis("table", 1, ply, BotSpeed.USUAL))
          .isEqualTo(2 * pace.botMillis("table", 1, ply, BotSpeed.USUAL));
    }
  }

  @Test
  void the_host_chooses_it_and_everybody_sees_it() {
    RoomDriver room = RoomDriver.of("pp");
    room.come(0);
    room.come(1);
    assertThat(room.snapshot(1).botSpeed()).isEmpty();
    assertThat(room.done(room.ask(1, new Request.Speed(BotSpeed.FAST)))).isTrue();
    assertThat(room.snapshot(0).botSpeed()).contains("fast");
    assertThat(room.snapshot(1).botSpeed()).contains("fast");
    assertThat(room.snapshot(Match.NOBODY).botSpeed()).contains("fast");
    Optional<Fault> fault = room.fault(room.ask(2, new Request.Speed(BotSpeed.SLOW)));
    assertThat(fault).hasValueSatisfying(f -> assertThat(f.code()).isEqualTo(Fault.NOT_NOW));
    assertThat(room.snapshot(0).botSpeed()).contains("fast");
    int facts = room.facts().size();
    assertThat(room.done(room.ask(1, new Request.Speed(BotSpeed.FAST)))).isTrue();
    assertThat(room.facts()).as("nothing has changed").hasSize(facts);
    room.ask(1, new Request.Speed(BotSpeed.USUAL));
    assertThat(room.snapshot(1).botSpeed()).isEmpty();
  }

  /** In a match as well: the bots act as soon as is said, and after a restart, too. */
  @Test
  void bots_are_so_fast_from_then_on() {
    RoomDriver room = RoomDriver.of("pbbb");
    room.come(0);
    room.ask(1, new Request.Start(false));
    assertThat(room.done(room.ask(1, new Request.Speed(BotSpeed.FAST)))).isTrue();
    playsToTheBots(room);
    long before = room.match().ply();
    room.pass(RoomDriver.PACE.botMostMillis() / 6 + 1);
    assertThat(room.match().ply()).isGreaterThan((int) before);
    room.restart();
    room.connect(0);
    assertThat(room.snapshot(0).botSpeed()).contains("fast");
    assertThat(room.restored().table().botSpeed()).isEqualTo(BotSpeed.FAST);
  }

  private static void playsToTheBots(RoomDriver room) {
    for (int i = 0; i < 20 && room.match().turn() == 0; i++) {
      room.act(0, room.view(0).legal().getFirst());
    }
    assertThat(room.match().turn()).as("a bot is to act").isPositive();
  }
}
