package eightfold.server.lobby;

import eightfold.server.room.Allowance;

/**
 * How much of everything there may be. A limit reached is an answer to whoever reached it, never
 * harm to others.
 *
 * <pre>{@code
 * Limits.standard().with(new Limits.Totals(30, 10)).with(Limits.Times.all(HOUR).hello(1_000))
 * }</pre>
 *
 * @param totals what all have together
 * @param shares what one address may have of it
 * @param speeds how fast anything may come
 * @param times how long anything may take or lie about
 */
public record Limits(Totals totals, Shares shares, Speeds speeds, Times times) {
  private static final long HOUR = 3_600_000;
  private static final long MINUTE = 60_000;

  /** More than any machine holds. */
  private static final int ANY = 10_000_000;

  /** Nobody may take more than this part of what is left. */
  private static final int PART = 10;

  /**
   * What all have together.
   *
   * @param tables most tables at once
   * @param connections most WebSockets at once
   */
  public record Totals(int tables, int connections) {}

  /**
   * What one address may have of what all share.
   *
   * @param tables most tables at once that were opened from it
   * @param connections most WebSockets at once
   * @param sockets most TCP connections at once
   */
  public record Shares(int tables, int connections, int sockets) {}

  /**
   * How fast anything may come.
   *
   * @param messages over one connection
   * @param opening tables that one address opens
   * @param calls plain requests of one address
   * @param connecting TCP connections that one address makes
   * @param books rule books that one address brings
   */
  public record Speeds(
      Allowance.Limit messages,
      Allowance.Limit opening,
      Allowance.Limit calls,
      Allowance.Limit connecting,
      Allowance.Limit books) {
    /** All as fast as this. */
    public static Speeds all(Allowance.Limit limit) {
      return new Speeds(limit, limit, limit, limit, limit);
    }

    public Speeds messages(Allowance.Limit other) {
      return new Speeds(other, opening, calls, connecting, books);
    }

    public Speeds opening(Allowance.Limit other) {
      return new Speeds(messages, other, calls, connecting, books);
    }

    public Speeds calls(Allowance.Limit other) {
      return new Speeds(messages, opening, other, connecting, books);
    }

    public Speeds connecting(Allowance.Limit other) {
      return new Speeds(messages, opening, calls, other, books);
    }

    public Speeds books(Allowance.Limit other) {
      return new Speeds(messages, opening, calls, connecting, other);
    }
  }

  /**
   * How long anything may take or lie about, in milliseconds.
   *
   * @param hello until a connection has said hello
   * @param request until a plain request is there, from its first byte to its last
   * @param awake a table in memory that nobody wants anything of
   * @param unbegun an idle table on which no match has begun, until it is deleted
   * @param idle any other idle table, until it is deleted
   */
  public record Times(long hello, long request, long awake, long unbegun, long idle) {
    /** All as long as this. */
    public static Times all(long millis) {
      return new Times(millis, millis, millis, millis, millis);
    }

    public Times hello(long millis) {
      return new Times(millis, request, awake, unbegun, idle);
    }

    public Times request(long millis) {
      return new Times(hello, millis, awake, unbegun, idle);
    }

    public Times awake(long millis) {
      return new Times(hello, request, millis, unbegun, idle);
    }

    public Times unbegun(long millis) {
      return new Times(hello, request, awake, millis, idle);
    }

    public Times idle(long millis) {
      return new Times(hello, request, awake, unbegun, millis);
    }
  }

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

  /**
   * The limits of a server on the open network. A household or a school class behind one address
   * fits in.
   */
  public static Limits standard() {
    return new Limits(
        new Totals(2_000, 5_000),
        new Shares(50, 100, 300),
        new Speeds(
            new Allowance.Limit(30, 10),
            new Allowance.Limit(20, 0.1),
            new Allowance.Limit(200, 20),
            new Allowance.Limit(400, 20),
            new Allowance.Limit(6, 0.1)),
        // idle: longer than twice the longest turn
        new Times(15_000, 15_000, 10 * MINUTE, 2 * HOUR, 15 * 24 * HOUR));
  }

  /** Limits under which one address may have everything, as fast as it likes. */
  public static Limits withoutShares() {
    Limits standard = standard();
    return new Limits(
        new Totals(ANY, ANY),
        new Shares(ANY, ANY, ANY),
        Speeds.all(new Allowance.Limit(ANY, ANY)).messages(standard.speeds.messages),
        standard.times);
  }

  public Limits with(Totals other) {
    return new Limits(other, shares, speeds, times);
  }

  public Limits with(Shares other) {
    return new Limits(totals, other, speeds, times);
  }

  public Limits with(Speeds other) {
    return new Limits(totals, shares, other, times);
  }

  public Limits with(Times other) {
    return new Limits(totals, shares, speeds, other);
  }
}
