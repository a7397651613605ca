package eightfold.cli;

import eightfold.cli.layout.Layout;
import java.io.PrintStream;
import java.util.Locale;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;

/** A bar on standard error that tells a person who watches how far a long run has come. */
final class ProgressBar implements LongConsumer {
  private static final int WIDTH = 40;
  private static final long PATIENCE_MILLIS = 1000;

  private final PrintStream err;
  private final boolean watched;
  private final long whole;
  private final LongSupplier millis;
  private final long started;
  private boolean shown;

  /**
   * A bar.
   *
   * @param watched whether a person watches; without one nothing is written
   * @param whole how much there is to do
   * @param millis the time; the bar appears when a second has passed
   */
  ProgressBar(PrintStream err, boolean watched, long whole, LongSupplier millis) {
    this.err = err;
    this.watched = watched;
    this.whole = whole;
    this.millis = millis;
    this.started = millis.getAsLong();
  }

  @Override
  public void accept(long done) {
    if (!watched || millis.getAsLong() - started < PATIENCE_MILLIS) {
      return;
    }
    shown = true;
    int full = (int) (done * WIDTH / whole);
    err.printf(
        Locale.ROOT,
        "\r[%s%s] %3d %%  %,d of %,d",
        "#".repeat(full),
        ".".repeat(WIDTH - full),
        done * 100 / whole,
        done,
        whole);
    err.flush();
  }

  /** Takes the bar away. */
  void close() {
    if (shown) {
      err.print("\r" + " ".repeat(Layout.WIDTH - 1) + "\r");
      err.flush();
    }
  }
}
