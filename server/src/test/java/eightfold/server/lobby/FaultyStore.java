package eightfold.server.lobby;

import eightfold.server.MemoryStore;
import eightfold.server.port.ForwardingStore;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

/** A store that throws whatever a test wants, when a table is read or next written. */
final class FaultyStore extends ForwardingStore {
  private final MemoryStore store;
  private final Map<String, Supplier<Throwable>> unreadable = new ConcurrentHashMap<>();
  private final AtomicReference<Optional<Throwable>> forgetting =
      new AtomicReference<>(Optional.empty());
  private final AtomicReference<Optional<Throwable>> nextWrite =
      new AtomicReference<>(Optional.empty());

  FaultyStore() {
    this(new MemoryStore());
  }

  private FaultyStore(MemoryStore store) {
    super(store);
    this.store = store;
  }

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
    raise(Objects.requireNonNull(nextWrite.getAndSet(Optional.empty())));
    super.append(table, first, facts);
  }

  /** From now on no table can be forgotten. */
  void forgetThrows(RuntimeException fault) {
    forgetting.set(Optional.of(fault));
  }

  @Override
  public void forget(String table) {
    raise(Objects.requireNonNull(forgetting.get()));
    super.forget(table);
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
    return super.facts(table);
  }
}
