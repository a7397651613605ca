package eightfold.crazier.play;

import java.util.Arrays;

/** Who plays with whom; sets of seats have a bit for each. It never changes. */
final class CrazierTeams {
  private final int[] team;

  /** The seats of each seat's team, itself included. */
  private final int[] mates;

  private final int count;

  /**
   * The teams of a game.
   *
   * @param team the team of each seat, from 0
   */
  CrazierTeams(int[] team) {
    this.team = team.clone();
    mates = new int[team.length];
    int last = 0;
    for (int seat = 0; seat < team.length; seat++) {
      last = Math.max(last, team[seat]);
      for (int other = 0; other < team.length; other++) {
        mates[seat] |= team[seat] == team[other] ? 1 << other : 0;
      }
    }
    count = last + 1;
  }

  /** Whether the same play together there. */
  boolean like(CrazierTeams other) {
    return Arrays.equals(team, other.team);
  }

  int seats() {
    return team.length;
  }

  /** How many teams there are. */
  int count() {
    return count;
  }

  /** The team of a seat. */
  int of(int seat) {
    return team[seat];
  }

  boolean opponents(int one, int other) {
    return team[one] != team[other];
  }

  /** The seats of a seat's team, itself included; they see each other's hands (TEAM-6). */
  int mates(int seat) {
    return mates[seat];
  }

  /** The opponents of a seat, in the game or not. */
  int opponentsOf(int seat) {
    return everybody() & ~mates[seat];
  }

  /** All seats. */
  int everybody() {
    return (1 << team.length) - 1;
  }

  /** How many teams have a seat that is not in this set. */
  int without(int lost) {
    int left = 0;
    for (int seat = 0; seat < team.length; seat++) {
      left |= (lost >> seat & 1) != 0 ? 0 : 1 << team[seat];
    }
    return Integer.bitCount(left);
  }
}
