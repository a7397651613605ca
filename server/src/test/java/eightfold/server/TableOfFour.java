package eightfold.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Two persons and two bots at a table of a running server. */
final class TableOfFour implements AutoCloseable {
  final ServerFixture server;
  final String table;
  final List<String> tokens = new ArrayList<>();
  final List<TestClient> players = new ArrayList<>();

  private TableOfFour(ServerFixture server, String table) {
    this.server = server;
    this.table = table;
  }

  /** The table is opened and both persons are there; nobody has started. */
  static TableOfFour open(ServerFixture server, String game, String options) {
    return openAs(server, "\"game\": \"" + game + "\", \"options\": " + options);
  }

  /** The same where whoever opens it is a guest. */
  static TableOfFour openFor(ServerFixture server, String game, String guest) {
    return openAs(server, "\"game\": \"" + game + "\", \"guest\": \"" + guest + "\"");
  }

  /** The same with a rule book of their own. */
  static TableOfFour openWith(ServerFixture server, String rules) {
    return openAs(server, "\"rules\": " + TestClient.written(rules));
  }

  private static TableOfFour openAs(ServerFixture server, String what) {
    JsonNode opened =
        TestClient.json(
            TestClient.http(
                server,
                "api/tables",
                Optional.of(
                    "{"
                        + what
                        + ", \"name\": \"Ann\","
                        + " \"seats\": [{\"kind\": \"person\"}, {\"kind\": \"bot\", \"bot\": \"greedy\"},"
                        + " {\"kind\": \"person\"}, {\"kind\": \"bot\", \"bot\": \"eager\"}]}")));
    TableOfFour four = new TableOfFour(server, opened.path("table").asText());
    four.tokens.add(opened.path("token").asText());
    four.tokens.add(
        TestClient.json(
                TestClient.http(
                    server,
                    "api/tables/" + four.table + "/seats",
                    Optional.of("{\"name\": \"Cy\"}")))
            .path("token")
            .asText());
    four.come();
    return four;
  }

  /** Both persons connect, after a restart again. */
  void come() {
    players.forEach(TestClient::close);
    players.clear();
    tokens.forEach(token -> players.add(TestClient.at(server, table, Optional.of(token))));
  }

  void start() {
    JsonNode answer = players.getFirst().ask("start", Map.of());
    if (answer.has("error")) {
      throw new AssertionError(answer.toString());
    }
    players.forEach(player -> player.awaitTable(snapshot -> snapshot.path("started").asBoolean()));
  }

  /** Plays one deal to its end: each person plays its first legal act whenever it is to act. */
  void playDeal() {
    for (int i = 0; i < 2_000 && playOn(); i++) {
      // one act of a person after the other
    }
  }

  /** The deal is over: another one begins, or another match. */
  void nextDeal() {
    boolean over =
        players.getFirst().snapshot().path("view").path("standings").path("over").asBoolean();
    // at the next deal whoever asks first is enough, and then it is too late for the other
    players.forEach(player -> player.ask(over ? "rematch" : "next", Map.of()));
    players.forEach(
        player -> player.awaitTable(snapshot -> snapshot.path("view").path("turn").asInt() >= 0));
  }

  /** Waits for the next act of a person and does it; false when the deal is over. */
  boolean playOn() {
    JsonNode view =
        players
            .getFirst()
            .awaitTable(
                snapshot -> {
                  int turn = snapshot.path("view").path("turn").asInt();
                  return turn == 0 || turn == 2 || turn < 0;
                })
            .path("view");
    int turn = view.path("turn").asInt();
    if (turn < 0) {
      return false;
    }
    act(players.get(turn / 2), view.path("ply").asInt());
    return true;
  }

  /** One act of a person at a ply: a play if it has one, else what there is. */
  private void act(TestClient player, int ply) {
    JsonNode view =
        player
            .awaitTable(snapshot -> snapshot.path("view").path("ply").asInt() >= ply)
            .path("view");
    if (view.path("turn").asInt() != view.path("seat").asInt()) {
      // an act that waited behind a catch is done: the catch was seen first
      int seen = view.path("ply").asInt();
      players.getFirst().awaitTable(snapshot -> snapshot.path("view").path("ply").asInt() >= seen);
      return;
    }
    List<String> acts = new ArrayList<>();
    view.path("legal").forEach(act -> acts.add(act.asText()));
    String line =
        acts.stream()
            .filter(act -> act.startsWith("play") || act.startsWith("suit"))
            .findFirst()
            .orElseGet(
                () ->
                    acts.stream().filter(act -> !act.startsWith("ca")).findFirst().orElse("draw"));
    // the table may have gone on since the turn was seen: what was asked at is what must pass
    int asked = view.path("ply").asInt();
    JsonNode answer = player.ask("act", Map.of("ply", asked, "line", line));
    int code = answer.path("error").path("code").asInt();
    // a catch may have come between; then the table shows something newer, and is looked at again
    if (code != 0 && code != -32001) {
      throw new AssertionError(
          line + " at " + view + ": " + answer + "; what came is " + player.received());
    }
    if (code == 0) {
      players.getFirst().awaitTable(snapshot -> snapshot.path("view").path("ply").asInt() > asked);
    }
  }

  @Override
  public void close() {
    players.forEach(TestClient::close);
  }
}
