package eightfold.server;

import eightfold.server.port.Store;
import eightfold.server.port.StoreException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A store that forgets everything with the program, and can be told to fail. */
public final class MemoryStore implements Store {
  private final Map<String, List<Kept>> tables = new LinkedHashMap<>();
  private final Map<String, Checkpoint> checkpoints = new LinkedHashMap<>();
  private final Map<List<String>, Note> notes = new LinkedHashMap<>();
  private boolean failing;
  private boolean unreadable;
  private int reads;

  /** From now on every write fails, or none. */
  public synchronized void failing(boolean fails) {
    failing = fails;
  }

  /** From now on nothing can be read, or everything. */
  public synchronized void unreadable(boolean fails) {
    unreadable = fails;
  }

  /** How often the facts of any table were read. */
  public synchronized int reads() {
    return reads;
  }

  /** The ids of all tables. */
  public synchronized List<String> ids() {
    return List.copyOf(tables.keySet());
  }

  @Override
  public synchronized void append(String table, int first, List<Kept> facts) {
    List<Kept> kept = tables.getOrDefault(table, List.of());
    if (failing) {
      throw new StoreException("the disk is full");
    }
    if (first != kept.size()) {
      throw StoreException.taken("fact " + first + " does not follow " + kept.size());
    }
    List<Kept> more = new ArrayList<>(kept);
    more.addAll(facts);
    tables.put(table, more);
  }

  @Override
  public synchronized void rewrite(
      String table, Map<Integer, Kept> changed, int first, List<Kept> facts) {
    append(table, first, facts);
    List<Kept> all = new ArrayList<>(tables.getOrDefault(table, List.of()));
    changed.forEach(all::set);
    tables.put(table, all);
    checkpoints.remove(table);
  }

  @Override
  public synchronized List<Kept> facts(String table) {
    reads++;
    if (unreadable) {
      throw new StoreException("the disk cannot be read");
    }
    return List.copyOf(tables.getOrDefault(table, List.of()));
  }

  @Override
  public synchronized List<Kept> facts(String table, int from, int most) {
    List<Kept> all = facts(table);
    int first = Math.min(from, all.size());
    return all.subList(first, first + Math.min(most, all.size() - first));
  }

  @Override
  public synchronized void keep(String table, Checkpoint checkpoint) {
    if (failing) {
      throw new StoreException("the disk is full");
    }
    if (tables.getOrDefault(table, List.of()).size() >= checkpoint.facts()) {
      checkpoints.put(table, checkpoint);
    }
  }

  @Override
  public synchronized Optional<Checkpoint> checkpoint(String table) {
    return Optional.ofNullable(checkpoints.get(table));
  }

  @Override
  public synchronized List<Stored> tables(String kind, String field) {
    return tables.entrySet().stream()
        .map(
            table ->
                new Stored(
                    table.getKey(),
                    table.getValue().getLast().at(),
                    table.getValue().stream().anyMatch(fact -> fact.kind().equals(kind)),
                    label(table.getValue().getFirst().body(), field)))
        .toList();
  }

  private static String label(String body, String field) {
    Matcher found = Pattern.compile("\"" + field + "\":\"([^\"]*)\"").matcher(body);
    return found.find() ? found.group(1) : "";
  }

  private void writing() {
    if (failing) {
      throw new StoreException("the disk is full");
    }
  }

  @Override
  public synchronized void put(Note note) {
    writing();
    notes.put(List.of(note.kind(), note.id()), note);
  }

  @Override
  public synchronized boolean add(Note note) {
    writing();
    return notes.putIfAbsent(List.of(note.kind(), note.id()), note) == null;
  }

  @Override
  public synchronized Optional<Note> note(String kind, String id) {
    return Optional.ofNullable(notes.get(List.of(kind, id)));
  }

  @Override
  public synchronized List<Note> notes(String kind, String owner, int most) {
    return notes.values().stream()
        .filter(note -> note.kind().equals(kind) && note.owner().equals(owner))
        .sorted(Comparator.comparingLong(Note::at).reversed())
        .limit(most)
        .toList();
  }

  @Override
  public synchronized void remove(String kind, String id) {
    writing();
    notes.remove(List.of(kind, id));
  }

  @Override
  public synchronized void removeOwned(String owner) {
    writing();
    notes.values().removeIf(note -> note.owner().equals(owner));
  }

  @Override
  public synchronized void removeBefore(String kind, long at) {
    writing();
    notes.values().removeIf(note -> note.kind().equals(kind) && note.at() < at);
  }

  @Override
  public synchronized boolean isWritable() {
    return !failing;
  }

  @Override
  public synchronized void forget(String table) {
    tables.remove(table);
    checkpoints.remove(table);
  }

  @Override
  public void close() {
    // it may be opened again: that is what tests of restarts do
  }
}
