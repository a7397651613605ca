package eightfold.volity.village;

import eightfold.cards.Pack;
import eightfold.game.Match;
import eightfold.protocol.Request;
import eightfold.protocol.Snapshot;
import eightfold.server.room.BotPlayer;
import eightfold.volity.table.Ruleset;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * One of two tables that differ in hidden cards alone: its match is in the midst of a deal when it
 * begins, and its bots do what they are told.
 */
final class TwinVillage {
  private static final int STEP_MILLIS = 250;
  private static final int PATIENCE_MILLIS = 5_000;

  /** By which door somebody plays. */
  enum Holder {
    CLIENT,
    PAGE,
    BOT
  }

  /** The act that a bot is to do when it is asked. */
  private record Told(int seat, String line) {}

  private final Village village;
  private final List<Holder> holders;
  private final Map<Integer, Client> clients = new HashMap<>();
  private final Map<Integer, Long> connections = new HashMap<>();
  private final Client watcher;
  private Optional<Told> told = Optional.empty();
  private boolean strayed;

  /**
   * @param match how the deal stands when the match begins
   */
  TwinVillage(Match match, List<Holder> holders, long seed) {
    this.holders = holders;
    Ground ground = Ground.of(match.game().id(), seed).beginningAs(match);
    this.village = Village.of(ground, Map.of(), bots()).open();
    this.watcher = comes("watcher");
    for (int seat = 0; seat < holders.size(); seat++) {
      sits(seat);
    }
    clients.forEach((_, client) -> client.call("volity.ready"));
    connections.forEach((_, page) -> village.asksByPage(page, new Request.Ready(false)));
    village.pass(STEP_MILLIS);
  }

  private Client comes(String name) {
    Client client = village.client(name + "@home.test/x").enter(name);
    client.call("volity.send_state");
    return client;
  }

  private void sits(int seat) {
    String id = "player_" + (seat + 1);
    switch (holders.get(seat)) {
      case CLIENT -> {
        Client client = comes("player" + seat);
        client.call("volity.sit", client.jid().toString(), id);
        clients.put(seat, client);
      }
      case PAGE ->
          connections.put(
              seat, village.comesByPage("Page " + seat, "token" + seat, OptionalInt.of(seat)));
      case BOT -> {
        Object bot = ((List<?>) watcher.call("volity.add_bot")).get(1);
        watcher.call("volity.sit", bot, id);
      }
    }
  }

  private BotPlayer.Bots bots() {
    BotPlayer bot =
        (view, _, _) -> {
          Optional<String> line = told.filter(act -> act.seat() == view.seat()).map(Told::line);
          told = line.isPresent() ? Optional.empty() : told;
          strayed |= line.isEmpty() && view.actors().contains(view.seat());
          return line;
        };
    return new BotPlayer.Bots() {
      @Override
      public List<String> names() {
        return List.of("greedy", "random");
      }

      @Override
      public BotPlayer player(String name, Pack pack) {
        return bot;
      }

      @Override
      public String standIn() {
        return "greedy";
      }
    };
  }

  /** The ply; -1 while no match is played. */
  int ply() {
    return village.snapshot(-1).view().map(view -> view.ply()).orElse(-1);
  }

  /** Whether a bot was to act and had not been told what. */
  boolean strayed() {
    return strayed;
  }

  /** Somebody does something, and time passes until the table has taken it. */
  void act(int seat, String line) {
    int ply = ply();
    switch (holders.get(seat)) {
      case CLIENT -> calls(clients.get(seat), ply, line);
      case PAGE ->
          village.asksByPage(connections.getOrDefault(seat, 0L), new Request.Act(ply, line, true));
      case BOT -> told = Optional.of(new Told(seat, line));
    }
    for (int waited = 0; waited < PATIENCE_MILLIS && ply() == ply; waited += STEP_MILLIS) {
      village.pass(STEP_MILLIS);
    }
  }

  private void calls(@Nullable Client client, int ply, String line) {
    Client who = Objects.requireNonNull(client);
    if (village.site().ruleset().api() == Ruleset.Api.GENERAL) {
      who.call("game.act", line, ply, true);
      return;
    }
    String[] words = line.split(" ");
    switch (words[0]) {
      case "play" -> who.call("game.play_card", words[1]);
      case "suit" -> who.call("game.choose_suit", words[1]);
      default -> who.call("game.draw_card");
    }
  }

  /** A seat's client asks for all it can ask for, and tries what it may not do. */
  void probe(int seat) {
    Client client = Objects.requireNonNull(clients.get(seat));
    Snapshot own = village.snapshot(seat);
    boolean mayDraw = own.view().orElseThrow().legal().contains("draw");
    if (village.site().ruleset().api() == Ruleset.Api.GENERAL) {
      client.call("game.legal");
      client.call("game.act", "play XX");
      client.call("game.act", mayDraw ? "suit XX" : "draw");
    } else {
      client.call("game.get_full_state");
      client.call("game.play_card", "XX");
      client.call(mayDraw ? "game.next" : "game.draw_card");
    }
    client.call("volity.send_state");
    watcher.call("volity.send_state");
    watcher.call("game.act", "draw");
  }

  /** All that a seat's client has received, with times, or all that the watcher has. */
  List<String> received(int seat) {
    return List.copyOf(clients.getOrDefault(seat, watcher).received());
  }
}
