package eightfold.server.port;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/**
 * How often a store is tried. Source: issue 44, point 8: after a full disk a server was not ready
 * for up to five seconds more; docs/operators.md, Health.
 */
class WriteTrialTest {
  private long now;
  private int tries;
  private boolean hasRoom = true;

  private final WriteTrial trial =
      new WriteTrial(
          () -> {
            tries++;
            return hasRoom;
          },
          () -> now);

  private boolean worksAfter(long millis) {
    now += TimeUnit.MILLISECONDS.toNanos(millis);
    return trial.works();
  }

  @Test
  void one_that_works_is_tried_every_five_seconds() {
    assertThat(worksAfter(0)).isTrue();
    hasRoom = false;
    assertThat(worksAfter(4_900)).isTrue();
    assertThat(tries).isEqualTo(1);
    assertThat(worksAfter(200)).isFalse();
    assertThat(tries).isEqualTo(2);
  }

  @Test
  void one_that_does_not_is_found_to_work_within_a_second_and_not_tried_at_each_question() {
    hasRoom = false;
    for (int i = 0; i < 100; i++) {
      assertThat(worksAfter(10)).isFalse();
    }
    assertThat(tries).isLessThanOrEqualTo(5);
    hasRoom = true;
    assertThat(worksAfter(300)).isTrue();
  }
}
