package eightfold.server.port;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A store before another one: what a subclass does not do otherwise, that one does. */
public abstract class ForwardingStore implements Store {
  private final Store store;

  protected ForwardingStore(Store store) {
    this.store = store;
  }

  @Override
  public void append(String table, int first, List<Kept> facts) {
    store.append(table, first, facts);
  }

  @Override
  public void rewrite(String table, Map<Integer, Kept> changed, int first, List<Kept> facts) {
    store.rewrite(table, changed, first, facts);
  }

  @Override
  public List<Kept> facts(String table) {
    return store.facts(table);
  }

  @Override
  public List<Kept> facts(String table, int from, int most) {
    return store.facts(table, from, most);
  }

  @Override
  public void keep(String table, Checkpoint checkpoint) {
    store.keep(table, checkpoint);
  }

  @Override
  public Optional<Checkpoint> checkpoint(String table) {
    return store.checkpoint(table);
  }

  @Override
  public List<Stored> tables(String kind, String field) {
    return store.tables(kind, field);
  }

  @Override
  public void put(Note note) {
    store.put(note);
  }

  @Override
  public boolean add(Note note) {
    return store.add(note);
  }

  @Override
  public Optional<Note> note(String kind, String id) {
    return store.note(kind, id);
  }

  @Override
  public List<Note> notes(String kind, String owner, int most) {
    return store.notes(kind, owner, most);
  }

  @Override
  public void remove(String kind, String id) {
    store.remove(kind, id);
  }

  @Override
  public void removeOwned(String owner) {
    store.removeOwned(owner);
  }

  @Override
  public void removeBefore(String kind, long at) {
    store.removeBefore(kind, at);
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
