package eightfold.server.lobby;

import eightfold.protocol.Page.Problem;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Does what visitors want that may take long, one thing after the other on a thread of its own:
 * what was made to take long keeps others with such things waiting, and nobody who plays.
 */
final class LoneWorker implements AutoCloseable {
  private static final long IDLE_SECONDS = 60;

  private final Terms terms;
  private final ThreadPoolExecutor worker;

  /**
   * On which terms it works.
   *
   * @param waiting so many things wait at most
   * @param full what whoever brings a further one is told
   * @param seconds so long one is waited for
   * @param slow what whoever has waited so long is told
   */
  record Terms(int waiting, Problem full, long seconds, Problem slow) {}

  /** What comes of one thing. */
  sealed interface Work<T> {
    record Done<T>(T what) implements Work<T> {}

    /** It was not done. */
    record Undone<T>(Problem why) implements Work<T> {}
  }

  /**
   * @param name of its thread
   */
  LoneWorker(String name, Terms terms) {
    this.terms = terms;
    this.worker =
        new ThreadPoolExecutor(
            1,
            1,
            IDLE_SECONDS,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(terms.waiting()),
            Thread.ofPlatform().name(name).daemon().factory());
    worker.allowCoreThreadTimeOut(true);
  }

  /**
   * What comes of some work. If it takes too long its thread is interrupted: what may take long
   * looks for that.
   *
   * @throws RuntimeException as the work does
   */
  <T> Work<T> waited(Callable<T> what) {
    try {
      Future<T> working = worker.submit(what);
      try {
        return new Work.Done<>(working.get(terms.seconds(), TimeUnit.SECONDS));
      } finally {
        // what waits is not begun for nobody
        boolean _ = working.cancel(true);
      }
    } catch (RejectedExecutionException e) {
      return undone(terms.full());
    } catch (TimeoutException e) {
      return undone(terms.slow());
    } catch (CancellationException e) {
      return new Work.Undone<>(Problems.goingDown());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return new Work.Undone<>(Problems.goingDown());
    } catch (ExecutionException e) {
      if (worker.isShutdown() && !(e.getCause() instanceof Error)) {
        return new Work.Undone<>(Problems.goingDown());
      }
      throw thrown(e);
    }
  }

  /** Why something was not done: that the server goes down is said before anything else. */
  private <T> Work<T> undone(Problem why) {
    return new Work.Undone<>(worker.isShutdown() ? Problems.goingDown() : why);
  }

  /** What was thrown while it was done, as if it had been done here. */
  private static RuntimeException thrown(ExecutionException e) {
    return switch (e.getCause()) {
      case Error error -> throw error;
      case RuntimeException known -> known;
      case null, default -> new IllegalStateException(e);
    };
  }

  /** Whoever waits is told so at once, whether their work has begun or not. */
  @Override
  public void close() {
    worker.shutdownNow().stream()
        .filter(Future.class::isInstance)
        .map(Future.class::cast)
        .forEach(waiting -> waiting.cancel(false));
  }
}
