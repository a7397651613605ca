package eightfold.server.room;

import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.games.Games;
import eightfold.protocol.Request;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/**
 * Measures what one act of a person costs a room, without store, texts and sockets; by hand (<a
 * href="file:../docs/testing.md">testing.md</a> has the command).
 */
class ActCosts {
  private static final int MATCHES = 60;
  private static final int ROUNDS = 5;

  @Test
  void by_game() {
    System.out.println("| game | acts | µs an act |");
    for (String game :
        List.of("eights", "mau-mau", "pesten", "tag-team-eights", "crazier-eights")) {
      long best = Long.MAX_VALUE;
      int acts = 0;
      for (int round = 0; round < ROUNDS; round++) {
        long[] cost = played(Games.standard().game(game, Map.of()));
        best = Math.min(best, cost[0]);
        acts = (int) cost[1];
      }
      System.out.printf("| %s | %d | %.2f |%n", game, acts, best / 1e3 / acts);
    }
  }

  /** The processor time of all acts in nanoseconds, and how many they were. */
  private static long[] played(Game game) {
    long nanos = 0;
    int acts = 0;
    for (int match = 0; match < MATCHES; match++) {
      Room room = begun(game, match);
      List<String> lines = new ArrayList<>();
      FastChance chance = new FastChance(match);
      for (int i = 0; i < 100 && room.table().isRunning(); i++) {
        Match running = room.table().running();
        int seat = running.turn();
        if (seat == Match.NOBODY) {
          break;
        }
        lines.clear();
        running.view(seat).legal().stream()
            .filter(act -> Line.of(running.game(), act).inTurn())
            .forEach(lines::add);
        if (lines.isEmpty()) {
          break;
        }
        String line = lines.get(chance.below(lines.size()));
        Input act = new Input.Asked(seat + 1, "a", new Request.Act(running.ply(), line, true));
        long before = processorTime();
        Outcome outcome = room.after(act, i);
        nanos += processorTime() - before;
        acts++;
        room = outcome.room();
      }
    }
    return new long[] {nanos, acts};
  }

  private static long processorTime() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  /** A room of four people in which a match has begun. */
  private static Room begun(Game game, int match) {
    int seats = Math.clamp(4, game.leastSeats(), game.mostSeats());
    Fact.Opened opened =
        new Fact.Opened(
            game.id(),
            game.options(),
            game.ruleBook(),
            Collections.nCopies(seats, ""),
            Collections.nCopies(seats, ""),
            OptionalInt.empty(),
            "%064x".formatted(match + 1));
    Room room =
        Room.of(
            RoomTable.opened("t", StagedGames.of(game), opened, 0),
            RoomDriver.PACE,
            RoomDriver.bots(RoomDriver.PLAIN),
            0);
    for (int seat = 0; seat < seats; seat++) {
      room = room.after(new Input.Sit("P" + seat, "token" + seat), 0).room();
      Input hello =
          new Input.Connected(
              seat + 1, "h" + seat, Optional.of("token" + seat), OptionalLong.empty());
      room = room.after(hello, 0).room();
    }
    return room.after(new Input.Asked(1, "s", new Request.Start(false)), 0).room();
  }
}
