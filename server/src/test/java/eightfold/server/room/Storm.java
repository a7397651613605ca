package eightfold.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.FastChance;
import eightfold.game.Match;
import eightfold.game.View;
import eightfold.protocol.BotSpeed;
import eightfold.protocol.Request;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What befalls a table in a storm: persons come, go, take over, repeat themselves, send old and
 * wrong acts, in any order and at any time.
 */
final class Storm {
  /** By which tokens seats are held that have changed hands by a ticket. */
  private final Map<Integer, String> tokens = new TreeMap<>();

  private final Map<Integer, List<String>> made = new TreeMap<>();

  private final RoomDriver room;
  private final FastChance chance;
  private final Map<Long, Integer> connections = new HashMap<>();
  private final List<Sent> sent = new ArrayList<>();
  private long last = 1_000;
  private int requests = 1_000;

  /** What somebody asked for, by which id. */
  private record Sent(Request request, Optional<String> command) {}

  Storm(RoomDriver room, FastChance chance) {
    this.room = room;
    this.chance = chance;
  }

  /** Time passes, and something happens. */
  void blows() {
    room.pass(chance.below(4) == 0 ? chance.below(40_000) : chance.below(900));
    something();
  }

  /** All lines are broken. */
  void restart() {
    room.restart();
    connections.clear();
  }

  /** All go away. */
  void abates() {
    connections.keySet().forEach(other -> room.give(new Input.Disconnected(other)));
    connections.clear();
  }

  private void something() {
    int kind = chance.below(20);
    sitAnew();
    if (chance.below(25) == 0) {
      wantBotsSeat();
    }
    if (chance.below(8) == 0) {
      showTicket();
    }
    if (connections.isEmpty() || kind == 0) {
      come();
    } else if (kind == 1) {
      long connection = any();
      connections.remove(connection);
      room.give(new Input.Disconnected(connection));
    } else {
      requests++;
      Sent next = chance.below(8) == 0 && !sent.isEmpty() ? oneOfLately() : send(kind);
      room.give(new Input.Asked(any(), String.valueOf(requests), next.request(), next.command()));
    }
  }

  /** Of no more than a seat's ids that are kept. */
  private Sent oneOfLately() {
    List<Sent> lately = sent.subList(Math.max(0, sent.size() - 30), sent.size());
    return lately.get(chance.below(lately.size()));
  }

  private Sent send(int kind) {
    boolean known = chance.below(4) > 0;
    Sent next = new Sent(request(kind), known ? Optional.of("c" + requests) : Optional.empty());
    sent.add(next);
    return next;
  }

  /** Somebody is always there for a seat that has become free. */
  void sitAnew() {
    RoomTable table = room.room().table();
    table
        .seating()
        .free()
        .ifPresent(
            free -> {
              String name = "Guest " + (char) ('A' + free);
              tokens.remove(free);
              assertThat(room.give(new Input.Sit(name, "token" + free)))
                  .contains(new Output.Seated(free));
            });
  }

  /** A friend comes late, and takes the place of a bot. */
  private void wantBotsSeat() {
    int seat = chance.below(room.room().table().chairs().size());
    String name = "Guest " + (char) ('A' + seat);
    if (room.give(new Input.Sit(name, "token" + seat, OptionalInt.of(seat)))
        .contains(new Output.Seated(seat))) {
      tokens.remove(seat);
    }
  }

  /** All tokens by which a seat was ever held. */
  List<String> allTokens(int seat) {
    List<String> all = new ArrayList<>(List.of("token" + seat));
    all.addAll(made.getOrDefault(seat, List.of()));
    return all;
  }

  /** By which token a seat is held. */
  String token(int seat) {
    return tokens.getOrDefault(seat, "token" + seat);
  }

  /** Somebody takes a seat along, or one that is handed to them. */
  private void showTicket() {
    int seat = chance.below(room.room().table().chairs().size());
    String token = "ticket token " + requests;
    Input.Sit sit =
        new Input.Sit("", token, OptionalInt.empty(), Optional.of("t" + seat), Optional.empty());
    for (Output output : room.give(sit)) {
      if (output instanceof Output.Seated(int taken)) {
        tokens.put(taken, token);
        made.computeIfAbsent(taken, _ -> new ArrayList<>()).add(token);
      }
    }
  }

  private Request ofTickets() {
    RoomTable table = room.room().table();
    int seat = chance.below(table.chairs().size());
    Optional<String> to = chance.below(2) == 0 ? Optional.of("Bea") : Optional.empty();
    return switch (chance.below(5)) {
      case 0 -> new Request.Hand(seat, "Bea", chance.below(4) == 0);
      case 1 -> new Request.Prompt(seat, table.names().get(seat));
      case 2 -> new Request.Here();
      default ->
          new Request.Ticket(chance.below(6) == 0 ? Optional.empty() : Optional.of("t" + seat), to);
    };
  }

  private void come() {
    last++;
    requests++;
    int seat = chance.below(room.room().table().chairs().size() + 1) - 1;
    boolean key =
        seat >= 0
            && (room.room().table().chairs().get(seat).isPerson()
                || room.room().table().chairs().get(seat).heir().isPresent());
    Optional<String> token = key ? Optional.of(token(seat)) : Optional.empty();
    room.give(new Input.Connected(last, String.valueOf(requests), token, OptionalLong.empty()));
    connections.put(last, seat);
  }

  private long any() {
    List<Long> all = new ArrayList<>(new TreeSet<>(connections.keySet()));
    return all.get(chance.below(all.size()));
  }

  private Request request(int kind) {
    RoomTable table = room.room().table();
    if (kind == 2) {
      return new Request.Chat("hm");
    }
    if (kind == 3) {
      return List.of(new Request.Leave(), new Request.Nonce("aa"), new Request.Start(true))
          .get(table.hasBegun() ? chance.below(3) : 1 + chance.below(2));
    }
    if (kind == 4) {
      int seat = chance.below(table.chairs().size());
      if (chance.below(3) == 0) {
        return new Request.Mute(seat, table.names().get(seat), chance.below(2) == 0);
      }
      if (chance.below(3) == 0) {
        return options();
      }
      if (chance.below(3) == 0) {
        return ofTickets();
      }
      if (chance.below(4) == 0) {
        return new Request.Speed(BotSpeed.values()[chance.below(BotSpeed.values().length)]);
      }
      return chance.below(2) == 0
          ? new Request.Kick(seat, table.names().get(seat))
          : new Request.Bot(seat, chance.below(2) == 0 ? "plain" : "plainer");
    }
    if (!table.hasBegun()) {
      return new Request.Start(true);
    }
    if (chance.below(12) == 0) {
      int ply = table.running().ply() - chance.below(8) / 7;
      return chance.below(5) == 0 ? new Request.Repeat() : new Request.Undo(Math.max(0, ply));
    }
    if (chance.below(60) == 0) {
      return new Request.End(chance.below(3) == 0);
    }
    if (chance.below(30) == 0) {
      return new Request.Suspend(chance.below(3) == 0);
    }
    if (table.isSuspended() && chance.below(2) == 0) {
      return new Request.Ready(chance.below(5) == 0);
    }
    if (!table.isRunning()) {
      return table.isOver()
          ? new Request.Rematch(OptionalInt.of(table.rules().chosen() - chance.below(8) / 7))
          : new Request.Next();
    }
    return act(table.running());
  }

  /** Options that there are, and now and then one that there is not. */
  private Request options() {
    if (!room.room().table().gameId().equals("little")) {
      return new Request.Options(Map.of());
    }
    return new Request.Options(
        Map.of(
            "catchUntil", chance.below(8) == 0 ? "never" : chance.below(2) == 0 ? "own" : "next",
            "deals", chance.below(2) == 0 ? "1" : "2"));
  }

  private Request.Act act(Match match) {
    int seat = chance.below(5) == 0 ? chance.below(match.seats()) : Math.max(0, match.turn());
    View view = match.view(seat);
    String line =
        view.legal().isEmpty() || chance.below(6) == 0
            ? List.of("call", "catch 0", "catch 1", "draw", "play 8H =D", "nonsense")
                .get(chance.below(6))
            : view.legal().get(chance.below(view.legal().size()));
    int ply = chance.below(6) == 0 ? Math.max(0, match.ply() - chance.below(4)) : match.ply();
    return new Request.Act(ply, line);
  }
}
