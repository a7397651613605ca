package eightfold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** The bar of long runs: on standard error, for people, and only when it takes long. */
class ProgressBarTest {
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private final AtomicLong now = new AtomicLong();

  private ProgressBar bar(boolean watched) {
    return new ProgressBar(Ran.stream(err), watched, 1000, now::get);
  }

  private String shown() {
    return err.toString(StandardCharsets.UTF_8);
  }

  @Test
  void a_short_run_shows_none() {
    ProgressBar bar = bar(true);
    now.set(900);
    bar.accept(500);
    bar.close();
    assertThat(shown()).isEmpty();
  }

  @Test
  void a_long_run_shows_how_far_it_is_and_takes_the_bar_away() {
    ProgressBar bar = bar(true);
    now.set(1500);
    bar.accept(500);
    assertThat(shown())
        .contains("[" + "#".repeat(20) + ".".repeat(20) + "]", "50 %", "500 of 1,000");
    bar.close();
    assertThat(shown()).endsWith("\r");
  }

  @Test
  void nobody_watching_nothing_shown() {
    ProgressBar bar = bar(false);
    now.set(5000);
    bar.accept(500);
    bar.close();
    assertThat(shown()).isEmpty();
  }
}
