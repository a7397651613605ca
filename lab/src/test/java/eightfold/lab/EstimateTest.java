package eightfold.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** Means and standard errors, against numbers worked out by hand. */
class EstimateTest {
  @Test
  void a_mean_has_the_standard_error_of_its_sample() {
    // 2 4 4 4 5 5 7 9: mean 5, sample variance 32/7, standard error sqrt(32/7/8)
    Estimate estimate = Estimate.ofSums(40, 4 + 16 * 3 + 25 * 2 + 49 + 81, 8);
    assertThat(estimate.mean()).isEqualTo(5);
    assertThat(estimate.se()).isCloseTo(Math.sqrt(32.0 / 7 / 8), within(1e-12));
  }

  @Test
  void a_share_of_a_quarter_in_a_hundred() {
    Estimate share = Estimate.ofShare(25, 100);
    assertThat(share.mean()).isEqualTo(0.25);
    assertThat(share.se()).isCloseTo(Math.sqrt(0.25 * 0.75 / 99), within(1e-12));
  }

  @Test
  void nothing_seen_is_nothing_known() {
    assertThat(Estimate.ofSums(0, 0, 0)).isEqualTo(new Estimate(0, 0));
    assertThat(Estimate.ofSums(3, 9, 1)).isEqualTo(new Estimate(3, 0));
  }
}
