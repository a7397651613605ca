package eightfold.cli.load;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * A table with nobody but people, all of them played from here: at each beat one of them does what
 * the table waits for, any legal act with equal chance.
 */
final class PlayedTable implements LoadPlayer.Heard {
  private final LoadTally tally;
  private final SplittableRandom chance;
  private final List<LoadPlayer> players = new ArrayList<>();
  private final JsonNode[] snapshots;

  /** The act that is on its way: who does it, its number, and when it was sent. */
  private int asking = -1;

  /** The seats that have been told of the table since the last act was sent. */
  private final BitSet told = new BitSet();

  private int request;
  private long sentAt;
  private boolean stopped;

  PlayedTable(int seats, LoadTally tally, long seed) {
    this.tally = tally;
    this.chance = new SplittableRandom(seed);
    this.snapshots = new JsonNode[seats];
    for (int seat = 0; seat < seats; seat++) {
      players.add(new LoadPlayer(seat, NextMove::needed, this));
    }
  }

  List<LoadPlayer> players() {
    return players;
  }

  /**
   * Somebody does what the table waits for, unless the last act is still on its way: to the server,
   * or from there to one of the others, who would act on what was.
   */
  synchronized void beat() {
    if (stopped) {
      return;
    }
    if (asking >= 0 || told.cardinality() < players.size()) {
      tally.late();
      return;
    }
    NextMove.next(snapshots, chance)
        .ifPresent(move -> send(players.get(move.seat()), move.method(), move.params()));
  }

  private void send(LoadPlayer player, String method, Map<String, ?> params) {
    sentAt = System.nanoTime();
    asking = player.seat();
    told.clear();
    request = player.ask(method, params);
  }

  @Override
  public synchronized void table(LoadPlayer player, JsonNode snapshot) {
    snapshots[player.seat()] = snapshot;
    told.set(player.seat());
    tally.told();
  }

  @Override
  public synchronized void answer(LoadPlayer player, int id, int code) {
    if (player.seat() == asking && id == request) {
      asking = -1;
      if (code != 0) {
        // nobody is told of what was refused
        told.set(0, players.size());
      }
      tally.answered(System.nanoTime() - sentAt, code);
    }
  }

  @Override
  public synchronized void lost(LoadPlayer player, String why) {
    if (!stopped) {
      stopped = true;
      tally.lost(why);
    }
  }

  synchronized void stop() {
    stopped = true;
    players.forEach(LoadPlayer::leave);
  }
}
