package eightfold.server;

import eightfold.server.port.Store;
import eightfold.server.port.StoreException;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/** A store in memory that takes its time whenever a test wants it to. */
final class SlowStore implements Store {
  private final MemoryStore store = new MemoryStore();

  /** What is written waits for it. */
  volatile CountDownLatch mayWrite = new CountDownLatch(0);

  @Override
  public void append(String table, int first, List<Kept> facts) {
    try {
      mayWrite.await();
    } catch (InterruptedException e) {
      throw new StoreException("interrupted", e);
    }
    store.append(table, first, facts);
  }

  @Override
  public List<Kept> facts(String table) {
    return store.facts(table);
  }

  @Override
  public List<Stored> tables(String kind, String field) {
    return store.tables(kind, field);
  }

  @Override
  public boolean isWritable() {
    return store.isWritable();
  }

  @Override
  public void forget(String table) {
    store.forget(table);
  }

  @Override
  public void close() {
    store.close();
  }
}
