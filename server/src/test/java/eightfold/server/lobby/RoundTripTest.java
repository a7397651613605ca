package eightfold.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** How far away a client is. Source: DESIGN 6, "one delayed answer buys nothing". */
class RoundTripTest {
  private final RoundTrip trip = new RoundTrip();
  private long now = 1_000;

  /** A beat, and its answer so long after. */
  private OptionalInt after(int millis) {
    now += 5_000;
    trip.beat(now);
    return trip.answered(now + millis);
  }

  @Test
  void the_least_of_the_last_counts_and_small_changes_are_no_news() {
    assertThat(after(40)).as("one answer is none").isEmpty();
    assertThat(after(45)).hasValue(40);
    assertThat(after(38)).isEmpty();
    assertThat(after(20)).hasValue(20);
  }

  @Test
  void answers_that_are_held_back_now_and_then_buy_nothing() {
    after(40);
    after(40);
    for (int i = 0; i < 20; i++) {
      assertThat(after(i % 5 == 0 ? 42 : 900)).isEmpty();
    }
  }

  @Test
  void the_first_answer_held_back_buys_nothing() {
    after(900);
    assertThat(after(40)).hasValue(40);
  }

  @Test
  void a_line_that_has_become_longer_is_known_after_half_a_minute() {
    after(40);
    after(40);
    OptionalInt last = OptionalInt.empty();
    for (int i = 0; i < 6; i++) {
      last = after(250);
    }
    assertThat(last).hasValue(250);
  }

  /** A client that answers without being asked is no nearer than it is. */
  @Test
  void an_answer_to_nothing_is_none() {
    assertThat(trip.answered(now)).isEmpty();
    after(40);
    assertThat(trip.answered(now)).isEmpty();
    assertThat(after(40)).hasValue(40);
  }

  @Test
  void a_clock_that_runs_back_measures_nothing_below_zero() {
    after(-500);
    assertThat(after(-500)).hasValue(0);
  }
}
