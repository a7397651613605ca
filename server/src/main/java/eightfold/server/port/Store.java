package eightfold.server.port;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Where the facts of all tables are kept. Facts of one table are numbered from 0 without gaps; what
 * {@link #append} has returned from is there again after a crash of the program or of the machine.
 * After a fault that has ended it works again without being opened anew. Safe for use by many
 * threads.
 */
public interface Store extends Notes, AutoCloseable {
  /**
   * A fact as it is kept.
   *
   * @param at when it was accepted, in milliseconds of the epoch
   * @param kind its stable name, never the name of a class
   * @param body its content as JSON
   */
  record Kept(long at, String kind, String body) {}

  /**
   * A table in the midst of its facts, from which reading it may begin. It is no fact, and nothing
   * is lost with it.
   *
   * @param facts of how many facts it is the sum
   * @param body whatever whoever keeps it writes
   */
  record Checkpoint(int facts, String body) {}

  /**
   * What is known of a table without reading it.
   *
   * @param table its id
   * @param lastAt when its last fact was accepted, in milliseconds of the epoch
   * @param marked whether it has a fact of the kind that was asked for
   * @param label what its first fact says in the field that was asked for; empty if nothing
   */
  record Stored(String table, long lastAt, boolean marked, String label) {}

  /**
   * Writes facts of a table, all or none, and returns when they are safe.
   *
   * @param table the table's id
   * @param first the number of the first of them: how many facts the table has so far
   * @throws StoreException if they could not be written; {@link StoreException#isTaken} if others
   *     have these numbers already, or there is a gap before them
   */
  void append(String table, int first, List<Kept> facts);

  /**
   * Writes facts of a table, as {@link #append} does, and puts others in the place of some that are
   * there: all or none. What was there before is gone, so far as the store can see to that, and so
   * is the checkpoint.
   *
   * @param changed by their numbers; times and kinds are those of before
   * @throws StoreException as from {@link #append}
   */
  void rewrite(String table, Map<Integer, Kept> changed, int first, List<Kept> facts);

  /**
   * All facts of a table in order; none if there is no such table.
   *
   * @throws StoreException if they cannot be read now
   */
  List<Kept> facts(String table);

  /**
   * Facts of a table in order; none if there is no such table, or not so many of them.
   *
   * @param from the number of the first of them
   * @param most how many at most
   * @throws StoreException if they cannot be read now
   */
  List<Kept> facts(String table, int from, int most);

  /**
   * Keeps a checkpoint of a table, in the place of the one before. A table that has not so many
   * facts, or none at all, gets none. It may be lost in a crash.
   *
   * @throws StoreException if it could not be written
   */
  void keep(String table, Checkpoint checkpoint);

  /**
   * The checkpoint that was kept last; empty if there is none.
   *
   * @throws StoreException if it cannot be read now
   */
  Optional<Checkpoint> checkpoint(String table);

  /**
   * All tables, quickly however many and long they are.
   *
   * @param kind the kind of fact that marks a table
   * @param field the field of its first fact that labels a table
   * @throws StoreException if they cannot be read now
   */
  List<Stored> tables(String kind, String field);

  /** Whether it can be written now. It is tried, but not for everybody who asks. */
  boolean isWritable();

  /** Forgets a table for ever, with its checkpoint. */
  void forget(String table);

  @Override
  void close();
}
