package eightfold.server;

import eightfold.server.port.Store;
import eightfold.server.port.StoreException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A store that forgets everything with the program, and can be told to fail. */
public final class MemoryStore implements Store {
  private final Map<String, List<Kept>> tables = new LinkedHashMap<>();
  private boolean failing;

  /** From now on every write fails, or none. */
  public synchronized void failing(boolean fails) {
    failing = fails;
  }

  @Override
  public synchronized void append(String table, int first, List<Kept> facts) {
    List<Kept> kept = tables.getOrDefault(table, List.of());
    if (failing) {
      throw new StoreException("the disk is full");
    }
    if (first != kept.size()) {
      throw new StoreException("fact " + first + " does not follow " + kept.size());
    }
    List<Kept> more = new ArrayList<>(kept);
    more.addAll(facts);
    tables.put(table, more);
  }

  @Override
  public synchronized List<Kept> facts(String table) {
    return List.copyOf(tables.getOrDefault(table, List.of()));
  }

  @Override
  public synchronized List<String> tables() {
    return List.copyOf(tables.keySet());
  }

  @Override
  public synchronized void forget(String table) {
    tables.remove(table);
  }

  @Override
  public void close() {
    // it may be opened again: that is what tests of restarts do
  }
}
