package eightfold.server.simulation;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import eightfold.game.FastChance;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** What somebody wants next at a table: mostly to play, now and then anything that there is. */
final class RandomRequests {
  /** A request; {@code command} is empty where it has none. */
  record Wish(String method, ObjectNode params, String command) {}

  private final Simulation simulation;
  private final FastChance chance;
  private final Party party;

  RandomRequests(Simulation simulation, Party party) {
    this.simulation = simulation;
    this.chance = simulation.chance();
    this.party = party;
  }

  /** The next wish of whoever sees this from a seat; of a spectator none. */
  Optional<Wish> next(JsonNode table, int seat) {
    if (seat < 0) {
      return simulation.isCalm() || chance.below(5) > 0 ? Optional.empty() : oddity(table);
    }
    if (!simulation.isCalm() && chance.below(8) == 0) {
      return oddity(table);
    }
    return play(table, seat);
  }

  private static Optional<Wish> wish(String method) {
    return wish(method, params());
  }

  private static ObjectNode params() {
    return Picture.MAPPER.createObjectNode();
  }

  private static Optional<Wish> wish(String method, ObjectNode params) {
    return Optional.of(new Wish(method, params, ""));
  }

  private Optional<Wish> play(JsonNode table, int seat) {
    JsonNode me = table.path("seats").path(seat);
    JsonNode standings = table.path("view").path("standings");
    if (!table.path("started").asBoolean()) {
      return wish("start", params().put("fill", chance.below(2) == 0 || simulation.isCalm()));
    }
    if (table.path("suspended").asBoolean()) {
      return wish(simulation.isLate() ? "end" : "ready");
    }
    if (simulation.isCalm() && me.path("suspending").asBoolean()) {
      return wish("suspend", params().put("off", true));
    }
    if (standings.path("over").asBoolean()) {
      OptionalInt free = freeSeat(table);
      return simulation.isCalm() && free.isPresent()
          ? wish("bot", params().put("seat", free.getAsInt()).put("bot", "greedy"))
          : wish("rematch");
    }
    if (standings.path("dealOver").asBoolean()) {
      return wish("next");
    }
    return act(table);
  }

  private static OptionalInt freeSeat(JsonNode table) {
    for (int seat = 0; seat < table.path("seats").size(); seat++) {
      if (table.path("seats").path(seat).path("name").isNull()) {
        return OptionalInt.of(seat);
      }
    }
    return OptionalInt.empty();
  }

  private Optional<Wish> act(JsonNode table) {
    JsonNode view = table.path("view");
    List<String> lines = new ArrayList<>();
    view.path("legal").forEach(line -> lines.add(line.asText()));
    if (simulation.isCalm()) {
      lines.removeIf(line -> line.startsWith("ca"));
    }
    if (lines.isEmpty()) {
      return Optional.empty();
    }
    int ply = view.path("ply").asInt();
    return Optional.of(act(ply, lines.get(chance.below(lines.size()))));
  }

  private Wish act(int ply, String line) {
    String command = simulation.freshName();
    ObjectNode params = params().put("ply", ply).put("line", line).put("command", command);
    if (chance.below(2) == 0) {
      params.put("meant", true);
    }
    return new Wish("act", params, command);
  }

  private Optional<Wish> oddity(JsonNode table) {
    int seats = table.path("seats").size();
    int other = chance.below(seats);
    String name = table.path("seats").path(other).path("name").asText("nobody");
    int ply = table.path("view").path("ply").asInt();
    ObjectNode off = params().put("off", chance.below(2) == 0);
    ObjectNode whom = params().put("seat", other).put("name", name);
    return switch (chance.below(19)) {
      case 16 -> wish("prompt", whom);
      case 17 -> wish("hand", whom.put("off", chance.below(2) == 0));
      case 18 -> wish("here");
      case 0 -> wish("chat", params().put("text", simulation.freshName()));
      case 1 -> wish("nonce", params().put("hex", "0a1b"));
      case 2 -> wish("suspend", off);
      case 3 -> wish("end", off);
      case 4 -> {
        party.mayBeCleared(other);
        yield wish("kick", whom);
      }
      case 5 -> wish("bot", params().put("seat", other).put("bot", "eager"));
      case 6 -> wish("mute", whom.put("off", chance.below(2) == 0));
      case 7 -> wish(chance.below(6) == 0 ? "leave" : "next");
      case 8 -> wish("options", params().set("options", params()));
      case 9 ->
          chance.below(2) == 0
              ? wish("rematch")
              : wish("speed", params().put("bots", chance.below(2) == 0 ? "fast" : "slow"));
      case 10 -> wish("start", params().put("fill", true));
      case 11 -> Optional.of(act(ply, "call"));
      case 12 -> Optional.of(act(ply, "catch " + other));
      case 13 -> Optional.of(act(Math.max(0, ply - 1), "draw"));
      case 14 -> Optional.of(act(ply, "play 8H =D"));
      default -> wish("ready", off);
    };
  }

  /** The seat of a bot, if there is one. */
  OptionalInt botsSeat() {
    return party
        .picture()
        .map(
            table -> {
              for (int seat = 0; seat < table.path("seats").size(); seat++) {
                if (table.path("seats").path(seat).path("kind").asText().equals("bot")) {
                  return OptionalInt.of(seat);
                }
              }
              return OptionalInt.empty();
            })
        .orElse(OptionalInt.empty());
  }
}
