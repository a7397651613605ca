package eightfold.server.port;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;

/** By whom work is done, and how it waits: threads of the machine, or of a simulation. */
public interface Threads {
  /** Those of the machine, virtual ones. */
  Threads VIRTUAL =
      new Threads() {
        @Override
        public void start(String name, Runnable work) {
          var _ = Thread.ofVirtual().name(name).start(work);
        }

        @Override
        public <T> BlockingQueue<T> queue() {
          return new LinkedBlockingQueue<>();
        }

        @Override
        public <T> T await(CompletableFuture<T> result) {
          return result.join();
        }
      };

  /**
   * Begins work on a thread of its own.
   *
   * @param name of the thread, for whoever looks at them
   */
  void start(String name, Runnable work);

  /** A queue at which one of these threads may wait for what another one puts in. */
  <T> BlockingQueue<T> queue();

  /**
   * Waits for a result.
   *
   * @throws java.util.concurrent.CompletionException if there will be none
   */
  <T> T await(CompletableFuture<T> result);
}
