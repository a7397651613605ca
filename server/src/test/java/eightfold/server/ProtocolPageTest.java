package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What docs/protocol.md shows of requests and answers is what a real server says, at tables of each
 * kind of game that last: a deal, a restart, and a return. Source: issue 44, point 8.
 */
@SuppressWarnings("NullAway.Init")
@Timeout(120)
class ProtocolPageTest {
  private static final int MOST_ACTS = 40;

  /** A row of the page's table of requests, with a shape for the answer. */
  private static final Pattern ROW =
      Pattern.compile(
          "^\\| `(GET|POST) (/[^ `]*)(?: [^`]*)?`(?: `\\{.*?}`)? \\| (?:(\\d+) )?[^`|]*`([{\\[][^`]*)`",
          Pattern.MULTILINE);

  private static final Pattern BACKTICKED = Pattern.compile("`([A-Za-z]+)`");

  /** What is asked by the rows with a body; what needs a passkey is {@code PasskeyTest}'s. */
  private static final Map<String, String> BODIES =
      Map.ofEntries(
          Map.entry("/api/simulations", "{'game': 'eights', 'players': 2, 'deals': 2}"),
          Map.entry(
              "/api/tables",
              "{'game': 'eights', 'name': 'Ann', 'guest': 'GUEST',"
                  + " 'seats': [{'kind': 'person'}, {'kind': 'bot', 'bot': 'greedy'}]}"),
          Map.entry("/api/tables/{table}/seats", "{'name': 'Ann', 'guest': 'GUEST'}"),
          Map.entry("/api/guests", "{'name': 'Gus'}"),
          Map.entry("/api/me", "{'guest': 'GUEST'}"),
          Map.entry("/api/me/matches", "{'guest': 'GUEST'}"),
          Map.entry("/api/me/books", "{'guest': 'GUEST'}"),
          Map.entry("/api/me/erasure", "{'guest': 'OTHER'}"),
          Map.entry("/api/rules", "{'rules': 'game mine\\nextends eights\\n'}"),
          Map.entry("/api/tables/{table}/reports", "{'token': 'TOKEN', 'line': 1}"),
          Map.entry("/api/tables/{table}/erasure", "{'token': 'TOKEN'}"));

  /** Rows that are not asked here: their answers want a passkey. */
  private static final Set<String> WITH_PASSKEYS =
      Set.of(
          "/api/me/passkeys",
          "/api/me/passkeys/removal",
          "/api/me/books/keeping",
          "/api/me/books/removal",
          "/api/me/sign-out",
          "/api/passkeys");

  private static String page;

  @BeforeAll
  static void readPage() throws IOException {
    page = Files.readString(Path.of("..", "docs", "protocol.md"));
  }

  /** A family game, cards with abilities, and a game for one. */
  @ParameterizedTest
  @ValueSource(strings = {"pesten", "crazier-eights", "eights-patience"})
  void what_it_shows_is_what_a_server_says(String game) throws Exception {
    try (ServerFixture server = ServerFixture.standard()) {
      JsonNode guest = posted(server, "api/guests", "{\"name\":\"Ann\"}");
      JsonNode key = opened(server, game, guest.path("guest").asText());
      String table = key.path("table").asText();
      Optional<String> token = Optional.of(key.path("token").asText());
      try (TestClient ann = TestClient.at(server, table, token)) {
        assertThat(ann.ask("start", Map.of()).has("result")).isTrue();
        assertThat(ann.ask("chat", Map.of("text", "good evening")).has("result")).isTrue();
        boolean _ = ann.plays(MOST_ACTS);
        shown(ann);
      }
      server.restart();
      try (TestClient ann = TestClient.at(server, table, token)) {
        shown(ann);
        if (!isOver(ann.snapshot())) {
          assertThat(ann.ask("end", Map.of()).has("result")).isTrue();
          ann.awaitTable(ProtocolPageTest::isOver);
        }
        shown(ann);
        asksAll(server, key, guest.path("guest").asText());
      }
    }
  }

  private static boolean isOver(JsonNode snapshot) {
    return snapshot.path("view").path("standings").path("over").asBoolean();
  }

  private static JsonNode posted(ServerFixture server, String path, String body) {
    HttpResponse<String> answer = TestClient.http(server, path, Optional.of(body));
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
    return TestClient.json(answer);
  }

  private static JsonNode opened(ServerFixture server, String game, String guest) {
    String bots = game.equals("eights-patience") ? "" : ", {\"kind\": \"bot\"}";
    String wish =
        "{\"game\": \"%s\", \"name\": \"Ann\", \"guest\": \"%s\","
            + " \"seats\": [{\"kind\": \"person\"}%s]}";
    return posted(server, "api/tables", wish.formatted(game, guest, bots));
  }

  /** Whatever has come looks as the page says. */
  private static void shown(TestClient client) {
    PageShape hello = PageShape.after(page, "`hello` is answered by `");
    PageShape told = PageShape.after(page, "Notifications: `table` `");
    PageShape said = PageShape.after(page, "`chat` `");
    for (JsonNode message : client.received()) {
      JsonNode result = message.path("result");
      JsonNode params = message.path("params");
      if (result.has("snapshot")) {
        assertThat(hello.flaws(result)).isEmpty();
        result.path("chat").forEach(line -> assertThat(said.flaws(line)).isEmpty());
        snapshot(result.path("snapshot"));
      } else if (message.path("method").asText().equals("table")) {
        assertThat(told.flaws(params)).isEmpty();
        snapshot(params.path("snapshot"));
        params.path("events").forEach(ProtocolPageTest::event);
      } else if (message.path("method").asText().equals("chat")) {
        assertThat(said.flaws(params)).isEmpty();
      }
    }
  }

  private static void snapshot(JsonNode snapshot) {
    Set<String> named = new HashSet<>();
    Matcher words =
        BACKTICKED.matcher(
            page.substring(page.indexOf("### Snapshot"), page.indexOf("### Errors")));
    while (words.find()) {
      named.add(words.group(1));
    }
    assertThat(PageShape.after(page, "### Snapshot\n`").flaws(snapshot, named)).isEmpty();
    PageShape seats = PageShape.after(page, "* `seats`: `");
    snapshot.path("seats").forEach(seat -> assertThat(seats.flaws(seat, named)).isEmpty());
    if (!snapshot.path("view").isNull()) {
      PageShape view = PageShape.after(page, "else what the viewer may know: `");
      assertThat(view.flaws(snapshot.path("view"), named)).isEmpty();
    }
    PageShape fact = PageShape.after(page, "besides cards, counts and scores, `[");
    snapshot.path("facts").forEach(each -> assertThat(fact.flaws(each)).isEmpty());
    snapshot.path("log").forEach(ProtocolPageTest::event);
  }

  private static void event(JsonNode event) {
    assertThat(PageShape.after(page, "An event is `").flaws(event)).isEmpty();
  }

  /** Each row of the table of requests with the shape of an answer is asked, and answered so. */
  private static void asksAll(ServerFixture server, JsonNode key, String guest) {
    String token = key.path("token").asText();
    String other = posted(server, "api/guests", "{\"name\":\"Bob\"}").path("guest").asText();
    Set<String> asked = new TreeSet<>();
    Matcher row =
        ROW.matcher(page.substring(page.indexOf("## HTTP"), page.indexOf("## WebSocket")));
    while (row.find()) {
      String template = row.group(2);
      if (WITH_PASSKEYS.contains(template)) {
        continue;
      }
      Optional<String> body = Optional.empty();
      if (row.group(1).equals("POST")) {
        assertThat(BODIES).containsKey(template);
        body =
            Optional.ofNullable(BODIES.get(template))
                .map(text -> text.replace('\'', '"').replace("TOKEN", token));
      }
      HttpResponse<String> answer =
          TestClient.http(
              server,
              path(template, key.path("table").asText()),
              body.map(text -> text.replace("GUEST", guest).replace("OTHER", other)));
      int status = row.group(3) == null ? 200 : Integer.parseInt(row.group(3));
      String where = row.group(1) + " " + template;
      assertThat(answer.statusCode()).as("%s: %s", where, answer.body()).isEqualTo(status);
      PageShape shape = PageShape.read(row.group(4));
      assertThat(shape.flaws(TestClient.json(answer))).as(where).isEmpty();
      asked.add(where);
    }
    assertThat(asked).hasSizeGreaterThan(25);
  }

  private static String path(String template, String table) {
    String path =
        template
            .replaceFirst("\\?opt.*", "")
            .replace("{table}", table)
            .replace("{id}", "eights")
            .replace("=N", "=1")
            .replace("=D", "=1")
            .replace("=S", "=0");
    return path.substring(1);
  }
}
