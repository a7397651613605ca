package eightfold.server.lobby;

import eightfold.server.port.Threads;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Does what it is given one thing after the other, in the order of arrival, on a thread that is
 * there only while there is something to do. Whoever puts something in never waits, not even while
 * holding a lock, and may be somebody whom the work itself has called.
 */
public final class Mailbox {
  private static final System.Logger LOG = System.getLogger(Mailbox.class.getName());

  private final String owner;
  private final Threads threads;
  private final Queue<Runnable> letters = new ConcurrentLinkedQueue<>();
  private final AtomicInteger count = new AtomicInteger();

  /**
   * An empty mailbox.
   *
   * @param owner whose it is, for the log
   * @param threads one of which does the work
   */
  public Mailbox(String owner, Threads threads) {
    this.owner = owner;
    this.threads = threads;
  }

  /** Puts something in; it never waits. */
  public void put(Runnable letter) {
    letters.add(letter);
    if (count.getAndIncrement() == 0) {
      threads.start(owner, this::work);
    }
  }

  /** How much waits, with what is being done now. */
  public int size() {
    return count.get();
  }

  private void work() {
    do {
      Runnable letter = letters.remove();
      try {
        letter.run();
      } catch (Throwable e) {
        // whatever it is, what comes after it is done all the same
        LOG.log(System.Logger.Level.ERROR, owner + ": not done", Redacted.of(e));
      }
    } while (count.decrementAndGet() > 0);
  }
}
