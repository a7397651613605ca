package eightfold.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Hidden cards are dealt until they fit, and not for ever. Source: docs/adr/0015. */
class ResamplingTest {
  @Test
  void the_first_arrangement_that_fits_is_the_last_one() {
    List<Integer> tries = new ArrayList<>();
    assertThat(
            Resampling.succeeds(
                failed -> {
                  tries.add(failed);
                  return failed == 2;
                }))
        .isTrue();
    assertThat(tries).containsExactly(0, 1, 2);
  }

  @Test
  void where_none_fits_the_search_ends() {
    int[] tries = {0};
    assertThat(
            Resampling.succeeds(
                _ -> {
                  tries[0]++;
                  return false;
                }))
        .isFalse();
    assertThat(tries[0]).isEqualTo(Resampling.MOST_TRIES);
  }
}
