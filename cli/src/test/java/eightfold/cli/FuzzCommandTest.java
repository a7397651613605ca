package eightfold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** {@code eightfold fuzz}. Source: issue 2, point 3. */
class FuzzCommandTest {
  @Test
  void kernel_and_oracle_agree_for_a_second() {
    Ran ran = Ran.eightfold("fuzz", "--minutes", "0.02", "--seed", "1").done();
    assertThat(ran.out()).isNotEmpty();
  }

  @Test
  void wrong_calls_are_refused() {
    Ran.eightfold("fuzz", "--minutes", "0").refused("--minutes");
    Ran.eightfold("fuzz", "--minutes", "soon").refused("--minutes", "soon");
    Ran.eightfold("fuzz", "--seed", "one").refused("--seed", "one");
  }

  /** Issue 3, point 7. */
  @Test
  void deals_by_the_hundred_keep_all_promises_at_every_table() {
    Ran ran = Ran.eightfold("fuzz", "--deals", "400", "--seed", "1").done();
    assertThat(ran.out()).startsWith("seed 1\n").contains("500 deals, ");
    Ran.eightfold("fuzz", "--deals", "0").refused("--deals");
  }
}
