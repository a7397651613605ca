package eightfold.server.port;

import java.util.List;
import java.util.Optional;

/**
 * What is kept beside the tables: texts, each known by its kind and its id. A method that has
 * returned is safe as facts are; one that throws {@link StoreException} has changed nothing, or it
 * is not known ({@link StoreException#isUndecided}). Safe for use by many threads.
 */
public interface Notes {
  /**
   * A text that is kept.
   *
   * @param kind what it is, a stable name
   * @param id by which it is known among those of its kind
   * @param owner whose it is; empty: nobody's
   * @param at when it was written, in milliseconds of the epoch
   */
  record Note(String kind, String id, String owner, long at, String body) {}

  /** Keeps a note, in the place of the one before. */
  void put(Note note);

  /** Keeps a note unless there is one of its kind and id; whether it was kept. */
  boolean add(Note note);

  /** The note of a kind with an id; empty if there is none. */
  Optional<Note> note(String kind, String id);

  /** The notes of a kind that are somebody's, the latest first. */
  List<Note> notes(String kind, String owner, int most);

  /** Forgets a note, if there is one. */
  void remove(String kind, String id);

  /** Forgets all that is somebody's, of every kind. */
  void removeOwned(String owner);

  /** Forgets the notes of a kind that were written before a time. */
  void removeBefore(String kind, long at);
}
