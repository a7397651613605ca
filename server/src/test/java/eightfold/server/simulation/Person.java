package eightfold.server.simulation;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import eightfold.game.FastChance;
import eightfold.protocol.Fault;
import eightfold.protocol.Newcomer;
import eightfold.protocol.Page;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Somebody at a table, with a browser and a bad line: comes, acts, sends again, breaks off, opens a
 * second tab, stops reading. It holds the server to what it was told.
 */
final class Person implements Wire.End {
  private static final int ANSWER_MILLIS = 20_000;

  /** A connection as this person knows it. */
  private static final class Tab {
    private final Map<Integer, Sent> asked = new HashMap<>();
    private boolean changes;
    private boolean answersBeats;
    private long since = -1;
    private Optional<JsonNode> picture = Optional.empty();
    private int seat = -1;
    private String token = "";
  }

  /** A request, and the id under which it may be sent again. */
  private record Sent(String method, String text, String command, long at) {}

  private final Simulation simulation;
  private final World world;
  private final FastChance chance;
  private final Party party;
  private final RandomRequests wishes;
  private final String name;
  private final String address;
  private final boolean watches;
  private final Map<Wire, Tab> tabs = new LinkedHashMap<>();
  private final List<Sent> unanswered = new ArrayList<>();
  private Optional<Wire> current = Optional.empty();
  private Optional<String> token = Optional.empty();
  private Optional<JsonNode> last = Optional.empty();
  private int seat = -1;

  /** What this person has said until they asked for it to be erased. */
  private Set<String> erasing = Set.of();

  private boolean asking;
  private int requests;

  Person(Simulation simulation, Party party, String name, boolean watches) {
    this.simulation = simulation;
    this.world = simulation.world();
    this.chance = simulation.chance();
    this.party = party;
    this.wishes = new RandomRequests(simulation, party);
    this.name = name;
    this.address = "10.0." + chance.below(200) + "." + chance.below(200);
    this.watches = watches;
  }

  /** Does something now, and again later. */
  void live() {
    world.in(
        simulation.isCalm() ? 200 + chance.below(600) : 50 + chance.below(3_000),
        () -> {
          if (!party.isOver()) {
            goesOn();
            live();
          }
        });
  }

  private void goesOn() {
    ServerRun server = simulation.server();
    if (server.lobby().isEmpty() || asking) {
      return;
    }
    if (party.table().isEmpty()) {
      if (!watches && party.people().getFirst() == this && !party.isOpening()) {
        open(server);
      }
    } else if (!watches && token.isEmpty()) {
      join(server);
    } else if (current.isEmpty()) {
      connect();
    } else if (!simulation.isCalm() && token.isPresent() && chance.below(250) == 0) {
      erase(server);
    } else {
      act();
    }
  }

  private void open(ServerRun server) {
    party.opening(true);
    call(server, () -> server.lobby().orElseThrow().open(party.wish(), address));
  }

  private void erase(ServerRun server) {
    String id = party.table().orElseThrow();
    String key = token.orElseThrow();
    erasing = party.erases(this, key);
    call(server, () -> server.lobby().orElseThrow().erase(id, key, cost -> true));
  }

  private void join(ServerRun server) {
    OptionalInt bots = chance.below(4) == 0 ? wishes.botsSeat() : OptionalInt.empty();
    String id = party.table().orElseThrow();
    call(server, () -> server.lobby().orElseThrow().join(id, new Newcomer(name, bots)));
  }

  /** A plain request; its answer may be lost. */
  private void call(ServerRun server, Supplier<Page> request) {
    asking = true;
    boolean[] answered = {false};
    world.in(
        chance.below(300),
        () ->
            server
                .program()
                .start(
                    "http",
                    () -> {
                      Page page = request.get();
                      boolean lost = !simulation.isCalm() && chance.below(30) == 0;
                      if (lost) {
                        simulation.tally().fault("answer of HTTP lost");
                      } else if (!server.program().isKilled()) {
                        world.in(
                            chance.below(300),
                            () -> {
                              if (!answered[0]) {
                                answered[0] = true;
                                answered(page);
                              }
                            });
                      }
                    }));
    world.in(
        ANSWER_MILLIS,
        () -> {
          if (!answered[0]) {
            answered[0] = true;
            noAnswer();
          }
        });
  }

  private void answered(Page page) {
    noAnswer();
    switch (page) {
      case Page.SeatKey(String id, int given, String key) -> {
        party.opened(id);
        token = Optional.of(key);
        seat = given;
        simulation.tally().count("seats taken");
      }
      case Page.Erased _ -> {
        party.erased(erasing);
        simulation.tally().count("erasures");
      }
      case Page.Problem problem -> {
        simulation.tally().count("HTTP " + problem.error());
        // whose seat is another's may have nothing there any more
        if (problem.error().equals("unknown")
            && !problem.words().english().contains("nothing of")) {
          tableIsGone();
        }
      }
      default -> throw new AssertionError(page);
    }
  }

  private void noAnswer() {
    asking = false;
    party.opening(false);
  }

  private void tableIsGone() {
    simulation.isForgotten(party);
    party.over();
  }

  /** A new tab; the one before may stay open. */
  private void connect() {
    Wire wire = new Wire(simulation, simulation.server(), this);
    Tab tab = new Tab();
    tab.changes = chance.below(2) == 0;
    tab.answersBeats = chance.below(3) > 0;
    tabs.put(wire, tab);
    simulation.wires().add(wire);
    current = Optional.of(wire);
    simulation.tally().count("connections");
    wire.open(address);
    if (!simulation.isCalm() && chance.below(20) == 0) {
      return; // says nothing: the sweep ends it
    }
    ObjectNode params = Picture.MAPPER.createObjectNode().put("table", party.table().orElseThrow());
    token.ifPresent(
        key -> {
          tab.token = key;
          params.put("token", key);
        });
    if (last.isPresent() && chance.below(2) == 0) {
      tab.since = last.get().path("number").asLong();
      params.put("since", tab.since);
    }
    if (tab.changes) {
      params.put("form", "changes");
    }
    ask(wire, "hello", params, "");
  }

  private void ask(Wire wire, String method, ObjectNode params, String command) {
    requests++;
    String text =
        Picture.MAPPER
            .createObjectNode()
            .put("jsonrpc", "2.0")
            .put("id", requests)
            .put("method", method)
            .set("params", params)
            .toString();
    send(wire, requests, new Sent(method, text, command, world.now()));
  }

  private void send(Wire wire, int id, Sent sent) {
    Optional.ofNullable(tabs.get(wire)).ifPresent(tab -> tab.asked.put(id, sent));
    if (!sent.command().isEmpty()) {
      unanswered.add(sent);
    }
    wire.say(sent.text());
    if (!simulation.isCalm() && chance.below(25) == 0) {
      simulation.tally().fault("message doubled");
      wire.say(sent.text());
    }
  }

  private void act() {
    Wire wire = current.orElseThrow();
    Tab tab = tabs.get(wire);
    if (!wire.isOpen() || tab == null) {
      current = Optional.empty();
      return;
    }
    if (!simulation.isCalm() && trouble(wire)) {
      return;
    }
    if (tab.picture.isEmpty()) {
      return;
    }
    if (!unanswered.isEmpty() && chance.below(3) == 0) {
      Sent again = unanswered.remove(chance.below(unanswered.size()));
      simulation.tally().count("sent again");
      ask(
          wire,
          again.method(),
          (ObjectNode) Picture.read(again.text()).get("params"),
          again.command());
      return;
    }
    wishes
        .next(tab.picture.get(), tab.seat)
        .ifPresent(
            wish -> {
              if (wish.method().equals("leave")) {
                party.mayBeCleared(seat);
              }
              ask(wire, wish.method(), wish.params(), wish.command());
            });
  }

  /** What goes wrong at a client's side; true if that is all for now. */
  private boolean trouble(Wire wire) {
    switch (chance.below(60)) {
      case 0 -> {
        simulation.tally().fault("line cut");
        wire.cut(true);
      }
      case 1 -> {
        simulation.tally().fault("line half open");
        wire.cut(false);
      }
      case 2, 3 -> {
        simulation.tally().fault("second tab");
        connect();
      }
      case 4 -> {
        simulation.tally().fault("reads no more");
        wire.stopReading(chance.below(60_000));
      }
      case 5 -> {
        simulation.tally().fault("flood");
        for (int i = 0; i < 150; i++) {
          wire.say("{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"pong\",\"params\":{}}");
        }
      }
      default -> {
        return false;
      }
    }
    return true;
  }

  @Override
  public void hears(Wire wire, String text) {
    Tab tab = tabs.get(wire);
    if (tab == null) {
      return;
    }
    JsonNode said = Picture.read(text);
    switch (said.path("method").asText()) {
      case "table" -> follow(tab, said.path("params").path("snapshot"), said.path("params"));
      case "change" -> {
        JsonNode known = tab.picture.orElseThrow(() -> new AssertionError("change first"));
        follow(tab, Picture.changed(known, said.path("params")), said.path("params"));
      }
      case "ping" -> {
        if (tab.answersBeats) {
          wire.say("{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"pong\",\"params\":{}}");
        }
      }
      case "gone" -> gone(wire, said.path("params").path("reason").asText());
      case "rewritten" -> simulation.tally().count("rewritings heard");
      case "chat" -> simulation.tally().count("lines heard");
      default -> reply(wire, tab, said);
    }
  }

  /** No event is missing, none comes twice. */
  private void follow(Tab tab, JsonNode snapshot, JsonNode params) {
    long number = tab.picture.orElseThrow().path("number").asLong();
    for (JsonNode event : params.path("events")) {
      number++;
      simulation.holds(event.path("number").asLong() == number, "the events follow each other");
    }
    simulation.holds(snapshot.path("number").asLong() == number, "the number is the last event's");
    know(tab, snapshot);
  }

  private void know(Tab tab, JsonNode snapshot) {
    tab.picture = Optional.of(snapshot);
    if (last.isEmpty() || last.get().path("number").asLong() <= snapshot.path("number").asLong()) {
      last = Optional.of(snapshot);
    }
    tab.seat = snapshot.path("you").asInt(-1);
  }

  private void gone(Wire wire, String reason) {
    simulation.tally().count("gone: " + reason);
    if (reason.equals("removed") || reason.equals("left")) {
      simulation.holds(
          reason.equals("left") || party.isCleared(seat), "removed without anybody's wish");
      if (!simulation.isCalm() || current.filter(wire::equals).isPresent()) {
        token = Optional.empty();
      }
    }
    if (reason.equals("closed")) {
      tableIsGone();
    }
    if (current.filter(wire::equals).isPresent()) {
      current = Optional.empty();
    }
  }

  private void reply(Wire wire, Tab tab, JsonNode said) {
    Sent sent = tab.asked.get(said.path("id").asInt());
    if (sent == null) {
      return;
    }
    unanswered.remove(sent);
    if (said.has("error")) {
      refused(wire, tab, sent, said.path("error").path("code").asInt());
      return;
    }
    if (sent.method().equals("hello")) {
      welcomed(tab, said.path("result"));
    } else if (sent.method().equals("act")) {
      simulation.tally().count("acts acknowledged");
      party.acknowledged(sent.command());
    } else if (sent.method().equals("chat")) {
      party.said(this, tab.token, Picture.read(sent.text()).path("params").path("text").asText());
    }
  }

  private void welcomed(Tab tab, JsonNode result) {
    JsonNode snapshot = result.path("snapshot");
    long number = snapshot.path("number").asLong();
    long before = tab.since;
    simulation.holds(
        tab.since < 0 || number >= tab.since,
        "what was told is there still: " + number + " after " + before);
    if (result.path("resumed").asBoolean()) {
      long next = before;
      for (JsonNode event : result.path("events")) {
        next++;
        simulation.holds(event.path("number").asLong() == next, "nothing was missed");
      }
      simulation.holds(next == number, "nothing was missed at the end");
    }
    know(tab, snapshot);
    if (token.isPresent() && tab.seat >= 0) {
      simulation.holds(tab.seat == seat, "the token opens the seat that it was given for");
    }
  }

  private void refused(Wire wire, Tab tab, Sent sent, int code) {
    simulation.tally().count("refused " + (code > 0 ? "by the game" : code));
    if (!sent.method().equals("hello") || tab.picture.isPresent()) {
      return;
    }
    if (code == Fault.UNKNOWN_TABLE) {
      tableIsGone();
    } else if (code == Fault.NOT_YOUR_SEAT && token.isPresent()) {
      simulation.holds(party.isCleared(seat), "a seat was lost that nobody cleared");
      token = Optional.empty();
    }
    wire.cut(true);
  }

  @Override
  public void ends(Wire wire, int code) {
    Tab _ = tabs.remove(wire);
    boolean _ = simulation.wires().remove(wire);
    if (current.filter(wire::equals).isPresent()) {
      current = Optional.empty();
    }
  }

  /** Of several tabs the last one stays. */
  void closeOthers() {
    List.copyOf(tabs.keySet()).stream()
        .filter(wire -> current.filter(wire::equals).isEmpty())
        .forEach(wire -> wire.cut(true));
    unanswered.clear();
  }

  /** What it sees in the tab that counts; empty while there is none. */
  Optional<JsonNode> picture() {
    return current.flatMap(wire -> Optional.ofNullable(tabs.get(wire))).flatMap(tab -> tab.picture);
  }

  /** Its seat, as the tab that counts has it; -1: none. */
  int seat() {
    return picture().map(snapshot -> snapshot.path("you").asInt(-1)).orElse(-1);
  }

  Optional<String> token() {
    return token;
  }

  @Override
  public String toString() {
    return name;
  }
}
