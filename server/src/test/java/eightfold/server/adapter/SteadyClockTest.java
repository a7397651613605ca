package eightfold.server.adapter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/**
 * Somebody sets the machine's clock right while people play. Source: the simulation of the server
 * (issue 13, point 7): bots and acts that wait stood still for as long as the clock was set back.
 */
class SteadyClockTest {
  private static final long NOON = 1_764_000_000_000L;
  private static final long HOUR = 3_600_000;

  private final AtomicLong wall = new AtomicLong(NOON);
  private final AtomicLong nanos = new AtomicLong(-5);
  private final SteadyClock clock = new SteadyClock(wall::get, nanos::get);

  private long after(long millis) {
    wall.addAndGet(millis);
    nanos.addAndGet(millis * 1_000_000);
    return clock.millis() - NOON;
  }

  @Test
  void it_shows_what_the_machine_shows() {
    assertThat(after(0)).isZero();
    assertThat(after(1_500)).isEqualTo(1_500);
    assertThat(after(1)).isEqualTo(1_501);
  }

  @Test
  void when_the_machines_clock_is_set_back_time_goes_on_from_where_it_was() {
    assertThat(after(1_000)).isEqualTo(1_000);
    wall.addAndGet(-HOUR);
    assertThat(after(0)).isEqualTo(1_000);
    assertThat(after(1_000)).as("a little slower").isEqualTo(1_900);
    for (int i = 0; i < 1_000; i++) {
      long before = clock.millis();
      assertThat(after(1) + NOON).isBetween(before, before + 1);
    }
  }

  @Test
  void it_comes_back_to_the_machines_clock() {
    assertThat(after(0)).isZero();
    wall.addAndGet(-HOUR);
    assertThat(afterMinutes(9 * 60)).as("still ahead").isEqualTo(8 * HOUR + HOUR / 10);
    assertThat(afterMinutes(2 * 60)).isEqualTo(10 * HOUR);
    assertThat(afterMinutes(60)).isEqualTo(11 * HOUR);
  }

  private long afterMinutes(int minutes) {
    long shown = 0;
    for (int i = 0; i < minutes; i++) {
      shown = after(60_000);
    }
    return shown;
  }

  @Test
  void when_the_machines_clock_is_set_forward_it_follows() {
    wall.addAndGet(HOUR);
    assertThat(after(5)).isEqualTo(HOUR + 5);
  }
}
