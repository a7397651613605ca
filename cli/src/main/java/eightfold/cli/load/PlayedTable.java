package eightfold.cli.load;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * A table with nobody but people, all of them played from here: at each beat one of them does what
 * the table waits for, any legal act with equal chance.
 */
final class PlayedTable implements Player.Heard {
  private final Tally tally;
  private final SplittableRandom chance;
  private final List<Player> players = new ArrayList<>();
  private final JsonNode[] snapshots;

  /** The act that is on its way: who does it, its number, and when it was sent. */
  private int asking = -1;

  private int request;
  private long sentAt;
  private boolean stopped;

  PlayedTable(int seats, Tally tally, long seed) {
    this.tally = tally;
    this.chance = new SplittableRandom(seed);
    this.snapshots = new JsonNode[seats];
    for (int seat = 0; seat < seats; seat++) {
      players.add(new Player(seat, this));
    }
  }

  Player player(int seat) {
    return players.get(seat);
  }

  /** Somebody does what the table waits for, unless the last act is still on its way. */
  synchronized void beat() {
    if (stopped) {
      return;
    }
    if (asking >= 0) {
      tally.late();
      return;
    }
    JsonNode first = snapshots[0];
    if (first == null || !first.path("started").asBoolean()) {
      send(players.getFirst(), "start", Map.of());
      return;
    }
    JsonNode standings = first.path("view").path("standings");
    if (standings.path("over").asBoolean()) {
      players.stream()
          .skip(1)
          .forEach(
              player -> {
                int _ = player.ask("rematch", Map.of());
              });
      send(players.getFirst(), "rematch", Map.of());
    } else if (standings.path("dealOver").asBoolean()) {
      send(players.getFirst(), "next", Map.of());
    } else {
      act(first.path("view").path("turn").asInt(-1));
    }
  }

  private void act(int turn) {
    JsonNode view = turn < 0 ? null : snapshots[turn];
    if (view == null) {
      return;
    }
    JsonNode legal = view.path("view").path("legal");
    if (!legal.isEmpty()) {
      String line = legal.get(chance.nextInt(legal.size())).asText();
      Map<String, ?> act = Map.of("ply", view.path("view").path("ply").asInt(), "line", line);
      send(players.get(turn), "act", act);
    }
  }

  private void send(Player player, String method, Map<String, ?> params) {
    sentAt = System.nanoTime();
    asking = player.seat();
    request = player.ask(method, params);
  }

  @Override
  public synchronized void table(Player player, JsonNode snapshot) {
    snapshots[player.seat()] = snapshot;
    tally.told();
  }

  @Override
  public synchronized void answer(Player player, int id, int code) {
    if (player.seat() == asking && id == request) {
      asking = -1;
      tally.answered(System.nanoTime() - sentAt, code);
    }
  }

  @Override
  public synchronized void lost(Player player, String why) {
    if (!stopped) {
      stopped = true;
      tally.lost(why);
    }
  }

  synchronized void stop() {
    stopped = true;
    players.forEach(Player::leave);
  }
}
