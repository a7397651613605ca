package eightfold.server.lobby;

import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Reads what visitors bring, one thing after the other on a thread of its own: what was made to
 * take long keeps others with such things waiting, and nobody who plays.
 */
final class LoneReader implements AutoCloseable {
  /** So many wait at most; further ones are sent away. */
  private static final int MOST_WAITING = 16;

  private static final long PATIENCE_SECONDS = 5;
  private static final long IDLE_SECONDS = 60;

  private final ThreadPoolExecutor reader;

  /**
   * @param name of its thread
   */
  LoneReader(String name) {
    this.reader =
        new ThreadPoolExecutor(
            1,
            1,
            IDLE_SECONDS,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(MOST_WAITING),
            Thread.ofPlatform().name(name).daemon().factory());
    reader.allowCoreThreadTimeOut(true);
  }

  /**
   * What comes of a reading; empty where too much is waiting, or it takes too long. Its thread is
   * interrupted then: a reading that may take long looks for that.
   *
   * @throws RuntimeException as the reading does
   */
  <T> Optional<T> waited(Callable<T> what) {
    try {
      Future<T> reading = reader.submit(what);
      try {
        return Optional.of(reading.get(PATIENCE_SECONDS, TimeUnit.SECONDS));
      } finally {
        // one that waits is not begun for nobody
        boolean _ = reading.cancel(true);
      }
    } catch (RejectedExecutionException | TimeoutException e) {
      return Optional.empty();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    } catch (ExecutionException e) {
      throw thrown(e);
    }
  }

  /** What was thrown while it was read, as if it had been read here. */
  private static RuntimeException thrown(ExecutionException e) {
    return switch (e.getCause()) {
      case Error error -> throw error;
      case RuntimeException known -> known;
      case null, default -> new IllegalStateException(e);
    };
  }

  @Override
  public void close() {
    reader.shutdownNow();
  }
}
