package eightfold.server.adapter;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import org.junit.jupiter.api.Test;

/**
 * A server that may open no more files: its log says so, and is not full of it a day later. Source:
 * issue 13, point 9 (operations).
 */
class AcceptFailuresTest {
  private final AtomicLong now = new AtomicLong(1_000);
  private final AcceptFailures filter = new AcceptFailures(now::get);

  private static LogRecord failure() {
    LogRecord line = new LogRecord(Level.WARNING, "Accept Failure");
    line.setThrown(new IOException("Too many open files"));
    return line;
  }

  @Test
  void one_line_a_minute_says_it_without_a_trace() {
    LogRecord first = failure();
    assertThat(filter.isLoggable(first)).isTrue();
    assertThat(first.getMessage()).endsWith("Too many open files");
    assertThat(first.getThrown()).isNull();
    for (int second = 1; second < 60; second++) {
      now.addAndGet(1_000);
      assertThat(filter.isLoggable(failure())).isFalse();
    }
    now.addAndGet(1_000);
    assertThat(filter.isLoggable(failure())).isTrue();
  }

  @Test
  void what_else_is_said_there_stays_as_it_is() {
    LogRecord other = new LogRecord(Level.WARNING, "something else");
    assertThat(filter.isLoggable(other)).isTrue();
    assertThat(other.getMessage()).isEqualTo("something else");
  }
}
