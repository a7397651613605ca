package eightfold.server.lobby;

import eightfold.server.room.Allowance;

/**
 * How much of everything there may be, and what nobody may be called. A limit reached is an answer
 * to whoever reached it, never harm to others.
 *
 * @param tables most tables at once
 * @param connections most WebSockets at once
 * @param connectionsOfOne most WebSockets at once from one address
 * @param messages how fast one connection may send
 * @param opening how fast one address may open tables
 * @param calls how fast one address may use plain HTTP
 * @param helloMillis how long a connection may wait before it says hello
 * @param unbegunMillis how long an idle table is kept on which no match has begun
 * @param idleMillis how long any other idle table is kept
 * @param shares what one address may have of what all share
 * @param names what nobody may be called
 */
public record Limits(
    int tables,
    int connections,
    int connectionsOfOne,
    Allowance.Limit messages,
    Allowance.Limit opening,
    Allowance.Limit calls,
    long helloMillis,
    long unbegunMillis,
    long idleMillis,
    Shares shares,
    NameFilter names) {
  private static final long HOUR = 3_600_000;
  private static final long MINUTE = 60_000;

  /**
   * What one address may have of what all share, and how long anything may lie about.
   *
   * @param tablesOfOne most tables at once that were opened from one address
   * @param socketsOfOne most TCP connections at once from one address
   * @param connecting how fast one address may make TCP connections
   * @param requestMillis how long a plain request may be on its way
   * @param awakeMillis how long a table stays in memory that nobody wants anything of
   * @param books how fast one address may bring rule books of its own
   */
  public record Shares(
      int tablesOfOne,
      int socketsOfOne,
      Allowance.Limit connecting,
      long requestMillis,
      long awakeMillis,
      Allowance.Limit books) {
    private static final Allowance.Limit SIX_A_MINUTE = new Allowance.Limit(6, 0.1);

    /** Shares with the standard one of rule books. */
    public Shares(
        int tablesOfOne,
        int socketsOfOne,
        Allowance.Limit connecting,
        long requestMillis,
        long awakeMillis) {
      this(tablesOfOne, socketsOfOne, connecting, requestMillis, awakeMillis, SIX_A_MINUTE);
    }

    /** The shares on the open network. A household or a school class behind one address fits in. */
    public static Shares standard() {
      return new Shares(50, 300, new Allowance.Limit(400, 20), 15_000, 10 * MINUTE);
    }
  }

  /** More than any machine holds. */
  private static final int ANY = 10_000_000;

  /** Nobody may take more than this part of what is left. */
  private static final int PART = 10;

  /**
   * How much one address may have: its share, but no more than a tenth of what is left for all. So
   * the more is taken the less may each take, and dozens of addresses that take what they can leave
   * something to whoever comes next.
   *
   * @param most the share of one address
   * @param free how much is left of what all share
   */
  public static int share(int most, int free) {
    return free <= 0 ? 0 : Math.min(most, Math.max(1, free / PART));
  }

  /** Limits under which names are free. */
  public Limits(
      int tables,
      int connections,
      int connectionsOfOne,
      Allowance.Limit messages,
      Allowance.Limit opening,
      Allowance.Limit calls,
      long helloMillis,
      long unbegunMillis,
      long idleMillis,
      Shares shares) {
    this(
        tables,
        connections,
        connectionsOfOne,
        messages,
        opening,
        calls,
        helloMillis,
        unbegunMillis,
        idleMillis,
        shares,
        NameFilter.NONE);
  }

  /** Limits with the standard shares. */
  public Limits(
      int tables,
      int connections,
      int connectionsOfOne,
      Allowance.Limit messages,
      Allowance.Limit opening,
      Allowance.Limit calls,
      long helloMillis,
      long unbegunMillis,
      long idleMillis) {
    this(
        tables,
        connections,
        connectionsOfOne,
        messages,
        opening,
        calls,
        helloMillis,
        unbegunMillis,
        idleMillis,
        Shares.standard());
  }

  /** The limits of a server on the open network. */
  public static Limits standard() {
    return new Limits(
        2_000,
        5_000,
        100,
        new Allowance.Limit(30, 10),
        new Allowance.Limit(20, 0.1),
        new Allowance.Limit(200, 20),
        15_000,
        2 * HOUR,
        // longer than twice the longest turn
        15 * 24 * HOUR);
  }

  /** Limits under which one address may have everything, as fast as it likes. */
  public static Limits withoutShares() {
    Limits standard = standard();
    Allowance.Limit any = new Allowance.Limit(ANY, ANY);
    Shares all =
        new Shares(ANY, ANY, any, standard.shares.requestMillis, standard.shares.awakeMillis, any);
    return new Limits(
        ANY,
        ANY,
        ANY,
        standard.messages,
        any,
        any,
        standard.helloMillis,
        standard.unbegunMillis,
        standard.idleMillis,
        all);
  }

  public Limits with(Shares other) {
    return new Limits(
        tables,
        connections,
        connectionsOfOne,
        messages,
        opening,
        calls,
        helloMillis,
        unbegunMillis,
        idleMillis,
        other,
        names);
  }

  /** The same, and nobody may have such a name. */
  public Limits refusing(NameFilter other) {
    return new Limits(
        tables,
        connections,
        connectionsOfOne,
        messages,
        opening,
        calls,
        helloMillis,
        unbegunMillis,
        idleMillis,
        shares,
        other);
  }
}
