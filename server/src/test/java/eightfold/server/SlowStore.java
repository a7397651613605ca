package eightfold.server;

import eightfold.server.port.ForwardingStore;
import eightfold.server.port.StoreException;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/** A store in memory that takes its time whenever a test wants it to. */
final class SlowStore extends ForwardingStore {
  /** What is written waits for it. */
  volatile CountDownLatch mayWrite = new CountDownLatch(0);

  /** Opens as soon as a writer waits for {@link #mayWrite}. */
  volatile CountDownLatch waits = new CountDownLatch(0);

  SlowStore() {
    super(new MemoryStore());
  }

  @Override
  public void append(String table, int first, List<Kept> facts) {
    try {
      waits.countDown();
      mayWrite.await();
    } catch (InterruptedException e) {
      throw new StoreException("interrupted", e);
    }
    super.append(table, first, facts);
  }
}
