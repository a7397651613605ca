package eightfold.server.port;

import java.util.Collection;
import java.util.List;
import java.util.Set;

/**
 * A store that several machines write to. Whoever appends facts with numbers that others have is
 * refused ({@link StoreException#isTaken}); so of two machines that think they have a table only
 * one can go on.
 */
public interface SharedStore extends Store {
  /** How many tables there are. */
  int count();

  /**
   * How many tables have a label.
   *
   * @param field the field of a table's first fact
   */
  int labelled(String field, String label);

  /**
   * Some of the tables, in the order of their ids.
   *
   * @param kind the kind of fact that marks a table
   * @param field the field of its first fact that labels a table
   * @param after only ids after that one; empty: from the first on
   * @param most how many at most
   */
  List<Stored> tables(String kind, String field, String after, int most);

  /**
   * This server has a table from now on; whoever had it before learns so by {@link
   * #claimedByOthers}. Nothing is done where there is no such table.
   */
  void claim(String table);

  /** Which of these tables another server has claimed since this one did. */
  Set<String> claimedByOthers(Collection<String> tables);
}
