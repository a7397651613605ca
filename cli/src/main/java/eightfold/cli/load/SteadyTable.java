package eightfold.cli.load;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.net.http.HttpClient;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.CompletionException;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A table whose people come back by themselves when they are cut off, as the page does, and send
 * again what had not been answered, under the same id. It remembers what was promised to them.
 */
final class SteadyTable implements LoadPlayer.Heard {
  private static final int STALE = -32001;

  /** Where the game refuses, its codes are above. */
  private static final int OF_THE_GAME = 0;

  private static final long SOON_MILLIS = 100;
  private static final long LATER_MILLIS = 1_000;

  /** An act that has been sent and not been answered. */
  private record Pending(NextMove.Move move, String command, Moment moment, int request) {}

  /** How far a table is: acts that have no event have a ply all the same. */
  private record Moment(long number, int ply) implements Comparable<Moment> {
    private static Moment of(@Nullable JsonNode snapshot) {
      return snapshot == null
          ? new Moment(-1, 0)
          : new Moment(
              snapshot.path("number").asLong(-1), snapshot.path("view").path("ply").asInt());
    }

    @Override
    public int compareTo(Moment other) {
      return number == other.number
          ? Integer.compare(ply, other.ply)
          : Long.compare(number, other.number);
    }
  }

  /**
   * What its people have seen of crashes.
   *
   * @param inFlight acts that were not answered when the line broke
   * @param resent how often one of these was sent again
   * @param written how many of them the server had written down before it went
   * @param done how many were answered as done when they were sent again
   * @param forgotten pictures that came back older than somebody had seen them
   * @param changed pictures that came back as old as before, but different
   */
  record Seen(int inFlight, int resent, int written, int done, int forgotten, int changed) {
    Seen plus(Seen more) {
      return new Seen(
          inFlight + more.inFlight,
          resent + more.resent,
          written + more.written,
          done + more.done,
          forgotten + more.forgotten,
          changed + more.changed);
    }
  }

  private final HttpClient http;
  private final SplittableRandom chance;
  private final List<LoadPlayer> players = new ArrayList<>();
  private final @Nullable JsonNode[] snapshots;
  private final Set<Integer> away = new HashSet<>();
  private final Map<Integer, JsonNode> before = new HashMap<>();
  private final Set<String> acknowledged = new HashSet<>();
  private final Map<Integer, Integer> refused = new TreeMap<>();
  private Door.Seats seats = new Door.Seats("", List.of());
  private URI socket = URI.create("ws://127.0.0.1/");
  private Optional<Pending> pending = Optional.empty();
  private boolean broken;
  private boolean resentOnce;
  private boolean finishing;
  private boolean stopped;
  private int sent;
  private Seen seen = new Seen(0, 0, 0, 0, 0, 0);

  SteadyTable(HttpClient http, int people, long seed) {
    this.http = http;
    this.chance = new SplittableRandom(seed);
    this.snapshots = new JsonNode[people];
    for (int seat = 0; seat < people; seat++) {
      players.add(new LoadPlayer(seat, UnaryOperator.identity(), this));
    }
  }

  void open(Door door, String game) throws java.io.IOException, InterruptedException {
    socket = door.socket();
    Door.Seats opened = door.open(game, players);
    synchronized (this) {
      seats = opened;
    }
  }

  /** Somebody does what the table waits for, if all are there and nothing is on its way. */
  synchronized void beat() {
    if (stopped || finishing || pending.isPresent() || !away.isEmpty()) {
      return;
    }
    NextMove.next(snapshots, chance).ifPresent(this::send);
  }

  private void send(NextMove.Move move) {
    LoadPlayer player = players.get(move.seat());
    if (move.method().equals("act")) {
      sent++;
      ask(move, "c" + sent, Moment.of(snapshots[move.seat()]));
    } else {
      for (LoadPlayer other : move.method().equals("rematch") ? players : List.of(player)) {
        int _ = other.ask(move.method(), Map.of());
      }
    }
  }

  private void ask(NextMove.Move move, String command, Moment moment) {
    Map<String, Object> params = new HashMap<>(move.params());
    params.put("command", command);
    int request = players.get(move.seat()).ask("act", params);
    pending = Optional.of(new Pending(move, command, moment, request));
  }

  @Override
  public synchronized void table(LoadPlayer player, JsonNode snapshot) {
    int seat = player.seat();
    snapshots[seat] = snapshot;
    if (!away.remove(seat)) {
      return;
    }
    JsonNode was = before.remove(seat);
    if (was != null) {
      int later = Moment.of(snapshot).compareTo(Moment.of(was));
      boolean same = snapshot.path("view").equals(was.path("view"));
      seen = seen.plus(new Seen(0, 0, 0, 0, later < 0 ? 1 : 0, later == 0 && !same ? 1 : 0));
    }
    pending.filter(act -> broken && act.move().seat() == seat).ifPresent(a -> resend(a, snapshot));
  }

  private void resend(Pending act, JsonNode snapshot) {
    broken = false;
    boolean written = Moment.of(snapshot).compareTo(act.moment()) > 0;
    seen = seen.plus(new Seen(0, 1, written && !resentOnce ? 1 : 0, 0, 0, 0));
    resentOnce = true;
    ask(act.move(), act.command(), act.moment());
  }

  @Override
  public synchronized void answer(LoadPlayer player, int id, int code) {
    Optional<Pending> answered =
        pending.filter(act -> act.move().seat() == player.seat() && act.request() == id);
    if (answered.isEmpty() || broken) {
      return;
    }
    if (code == 0) {
      acknowledged.add(answered.get().command());
      seen = seen.plus(new Seen(0, 0, 0, resentOnce ? 1 : 0, 0, 0));
    } else {
      refused.merge(code, 1, Integer::sum);
    }
    pending = Optional.empty();
    resentOnce = false;
  }

  @Override
  public synchronized void lost(LoadPlayer player, String why) {
    int seat = player.seat();
    if (stopped) {
      return;
    }
    JsonNode known = snapshots[seat];
    if (away.add(seat) && known != null) {
      before.put(seat, known);
    }
    if (!broken && pending.filter(act -> act.move().seat() == seat).isPresent()) {
      broken = true;
      seen = seen.plus(new Seen(resentOnce ? 0 : 1, 0, 0, 0, 0, 0));
    }
    Thread.ofVirtual().name("back").start(() -> comeBack(player));
  }

  private void comeBack(LoadPlayer player) {
    long wait = SOON_MILLIS;
    while (!isStopped()) {
      try {
        Thread.sleep(wait);
        wait = Math.min(2 * wait, LATER_MILLIS);
        player.come(http, socket, seats.table(), seats.tokens().get(player.seat()));
        return;
      } catch (CompletionException e) {
        System.getLogger(SteadyTable.class.getName())
            .log(System.Logger.Level.DEBUG, "not there yet", e);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return;
      }
    }
  }

  /** From now on nothing new is sent. */
  synchronized void finish() {
    finishing = true;
  }

  /** Whether everybody is there. */
  synchronized boolean isFull() {
    return away.isEmpty();
  }

  /** Whether everybody is there and has been answered. */
  synchronized boolean isQuiet() {
    return pending.isEmpty() && away.isEmpty();
  }

  synchronized void stop() {
    stopped = true;
    players.forEach(LoadPlayer::leave);
  }

  private synchronized boolean isStopped() {
    return stopped;
  }

  synchronized String id() {
    return seats.table();
  }

  synchronized Seen seen() {
    return seen;
  }

  /** The ids of acts that were answered as done. */
  synchronized Set<String> acknowledged() {
    return Set.copyOf(acknowledged);
  }

  /**
   * How many acts the server refused, by the code: not those that came too late, nor those that the
   * game refused, as a catch that waited while the call was made.
   */
  synchronized Map<Integer, Integer> refused() {
    Map<Integer, Integer> others = new TreeMap<>(refused);
    others.keySet().removeIf(code -> code == STALE || code > OF_THE_GAME);
    return others;
  }
}
