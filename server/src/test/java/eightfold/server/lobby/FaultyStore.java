package eightfold.server.lobby;

import eightfold.server.MemoryStore;
import eightfold.server.port.Store;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

/** A store that throws whatever a test wants, when a table is read or next written. */
final class FaultyStore implements Store {
  private final MemoryStore store = new MemoryStore();
  private final Map<String, Supplier<Throwable>> unreadable = new ConcurrentHashMap<>();
  private final AtomicReference<Optional<Throwable>> nextWrite =
      new AtomicReference<>(Optional.empty());

  MemoryStore memory() {
    return store;
  }

  /** From now on, whoever reads the table gets this. */
  void unreadable(String table, Supplier<Throwable> fault) {
    unreadable.put(table, fault);
  }

  void readable(String table) {
    unreadable.remove(table);
  }

  /** The next write gets this. */
  void nextWriteThrows(Throwable fault) {
    nextWrite.set(Optional.of(fault));
  }

  @Override
  public void append(String table, int first, List<Kept> facts) {
    raise(java.util.Objects.requireNonNull(nextWrite.getAndSet(Optional.empty())));
    store.append(table, first, facts);
  }

  private static void raise(Optional<Throwable> fault) {
    fault.ifPresent(
        thrown -> {
          if (thrown instanceof Error error) {
            throw error;
          }
          throw (RuntimeException) thrown;
        });
  }

  @Override
  public List<Kept> facts(String table) {
    raise(Optional.ofNullable(unreadable.get(table)).map(Supplier::get));
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
