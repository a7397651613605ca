package eightfold.server;

import eightfold.server.port.ForwardingStore;
import java.util.List;

/** A store in memory that a test may hold up, or have fail, before anything is done. */
public final class GatedStore extends ForwardingStore {
  /** What is done before facts are written. */
  public volatile Runnable beforeWriting = () -> {};

  /** What is done before facts are read. */
  public volatile Runnable beforeReading = () -> {};

  /** What is done before notes are read. */
  public volatile Runnable beforeNotes = () -> {};

  public GatedStore() {
    super(new MemoryStore());
  }

  @Override
  public void append(String table, int first, List<Kept> facts) {
    beforeWriting.run();
    super.append(table, first, facts);
  }

  @Override
  public List<Kept> facts(String table) {
    beforeReading.run();
    return super.facts(table);
  }

  @Override
  public List<Kept> facts(String table, int from, int most) {
    beforeReading.run();
    return super.facts(table, from, most);
  }

  @Override
  public List<Note> notes(String kind, String owner, int most) {
    beforeNotes.run();
    return super.notes(kind, owner, most);
  }
}
