package eightfold.server.lobby;

import eightfold.server.port.Link;

/**
 * Where tables are, if there are several machines that may have them. Each table is at one of them,
 * and whoever comes to another is led there.
 */
public interface Placement {
  /** What whoever has a table does for the others. */
  interface Host {
    /** Answers what is asked of a table that is here. */
    TableCall.Answer answer(String table, TableCall call);

    /** A connection that another machine, or this one, leads here. */
    Way led(Link link);

    /** Whether a table is in memory here. */
    boolean isAwake(String table);

    /** Ends a table's room, if there is one here: another machine is about to have it. */
    void handOver(String table);

    /**
     * Ends the rooms of tables that another machine has come to have; whoever is there comes again.
     *
     * @throws eightfold.server.port.StoreException if the store cannot be read
     */
    void giveUpLost();
  }

  /** The way of a connection to its table. Neither method waits. */
  interface Way {
    /** Passes on what the client said. */
    void hear(String text);

    /** The connection is gone. */
    void end();
  }

  /**
   * How many machines there are.
   *
   * @param seen by this one, itself among them
   * @param known by the store that they share: as many, unless a line is cut
   * @param epoch the number of their cluster; another number is another cluster
   */
  record Members(int seen, int known, long epoch) {}

  /** The machines there are, as far as is known here. It does not wait. */
  Members members();

  /**
   * Asks whoever has a table, and waits for the answer.
   *
   * @return a problem if nobody could be asked
   */
  TableCall.Answer ask(String table, TableCall call);

  /** Leads a connection to whoever has a table; what is said there comes over the link. */
  Way lead(String table, Link link);

  /** Whether this machine, and at most times no other, looks after tables that nobody wants. */
  boolean looksAfterTheRest();
}
