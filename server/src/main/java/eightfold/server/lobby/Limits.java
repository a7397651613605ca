package eightfold.server.lobby;

import eightfold.server.room.Allowance;

/**
 * How much of everything there may be. A limit reached is an answer to whoever reached it, never
 * harm to others.
 *
 * @param tables most tables at once
 * @param connections most connections at once
 * @param connectionsOfOne most connections at once from one address
 * @param messages how fast one connection may send
 * @param opening how fast one address may open tables
 * @param calls how fast one address may use plain HTTP
 * @param helloMillis how long a connection may wait before it says hello
 * @param unbegunMillis how long an idle table is kept on which no match has begun
 * @param idleMillis how long any other idle table is kept
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
    long idleMillis) {
  private static final long HOUR = 3_600_000;

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
        7 * 24 * HOUR);
  }
}
