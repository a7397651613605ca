package eightfold.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import eightfold.protocol.Json;
import eightfold.server.Authenticator;
import eightfold.server.ReportList;
import eightfold.server.TestClient;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ProxySelector;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * People of three servers under one name: whichever of them is asked knows guests, passkeys,
 * reports and open tables of all. Source: issue 13, points 2 and 3.
 */
@SuppressWarnings("NullAway.Init")
@Timeout(120)
class ClusterPeopleTest {
  /** What browsers know all servers by, as a proxy before them has it. */
  private static final String NAME = "cards.localhost";

  private static final String ME = "api/me";
  private static final String KEEP = "api/me/passkeys";
  private static final String OPTIONS = "api/me/passkeys/options";
  private static final String SIGN_IN = "api/passkeys";
  private static final String TABLES = "api/tables";
  private static final String SEATS = "seats";
  private static final Map<String, String> PERSON = Map.of("kind", "person");

  private static final long PATIENCE_NANOS = 30_000_000_000L;

  private static final AtomicInteger PASSKEYS = new AtomicInteger();

  private static ThreeServers three;

  private final Authenticator phone =
      new Authenticator("http://" + NAME, PASSKEYS.incrementAndGet()).at(NAME);

  @BeforeAll
  static void begin() throws Exception {
    three = ThreeServers.started();
  }

  @AfterAll
  static void end() {
    three.close();
  }

  /** One of the servers is asked as a proxy asks it, which has chosen it for this request. */
  private HttpResponse<String> send(int server, String path, Optional<Map<String, ?>> body)
      throws IOException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create("http://" + NAME + "/" + path))
            .header("Content-Type", "application/json");
    body.ifPresent(fields -> request.POST(HttpRequest.BodyPublishers.ofString(Json.write(fields))));
    InetSocketAddress at =
        new InetSocketAddress(InetAddress.getLoopbackAddress(), three.get(server).port());
    try (HttpClient http = HttpClient.newBuilder().proxy(ProxySelector.of(at)).build()) {
      return http.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }
  }

  private JsonNode done(int server, String path, Map<String, ?> body) throws Exception {
    HttpResponse<String> answer = send(server, path, Optional.of(body));
    assertThat(answer.statusCode()).as(answer.body()).isBetween(200, 201);
    return TestClient.json(answer);
  }

  private void refused(int server, int status, String words, String path, Map<String, ?> body)
      throws Exception {
    HttpResponse<String> answer = send(server, path, Optional.of(body));
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
    assertThat(TestClient.json(answer).path("words").asText()).contains(words);
  }

  private JsonNode asked(int server, String path) throws Exception {
    HttpResponse<String> answer = send(server, path, Optional.empty());
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    return TestClient.json(answer);
  }

  private String guest(int server, String name) throws Exception {
    return done(server, "api/guests", Map.of("name", name)).path("guest").asText();
  }

  private static Map<String, String> as(String guest) {
    return Map.of("guest", guest);
  }

  /** A passkey that was asked for at one server and is kept by the next. */
  private void kept(int server, String guest) throws Exception {
    JsonNode options = done(server, OPTIONS, as(guest));
    done(server + 1, KEEP, phone.make(guest, options));
  }

  /** The same where somebody signs in. */
  private String signedIn(int server) throws Exception {
    Map<String, Object> shown = phone.show(asked(server, SIGN_IN));
    return done(server + 1, SIGN_IN, shown).path("guest").asText();
  }

  /** Ann plays a card or draws one, at her turn. */
  private static void act(TestClient ann) {
    JsonNode view =
        ann.awaitTable(snapshot -> snapshot.path("view").path("turn").asInt(-1) == 0).path("view");
    int ply = view.path("ply").asInt();
    Map<String, Object> act = Map.of("ply", ply, "line", view.path("legal").path(0).asText());
    assertThat(ann.ask("act", act).has("result")).isTrue();
    ann.awaitTable(snapshot -> snapshot.path("view").path("ply").asInt() > ply);
  }

  /** Ann begins at home; on her way she signs in by her phone, and is led to another server. */
  @Test
  void who_signs_in_at_another_server_finds_the_seat_and_plays_on() throws Exception {
    String ann = guest(0, "Ann");
    JsonNode key =
        done(
            0,
            TABLES,
            Map.of(
                "game",
                "little",
                "name",
                "Ann",
                "guest",
                ann,
                SEATS,
                List.of(PERSON, Map.of("kind", "bot"))));
    String table = key.path("table").asText();
    int ply;
    try (TestClient home =
        TestClient.at(three.get(0), table, Optional.of(key.path("token").asText()))) {
      assertThat(home.ask("start", Map.of()).has("result")).isTrue();
      act(home);
      ply = home.snapshot().path("view").path("ply").asInt();
    }
    kept(0, ann);
    String there = signedIn(1);
    JsonNode me = done(2, ME, as(there));
    assertThat(me.path("name").asText()).isEqualTo("Ann");
    assertThat(me.path("tables")).hasSize(1);
    assertThat(me.path("tables").path(0).path("token")).isEqualTo(key.path("token"));
    String token = me.path("tables").path(0).path("token").asText();
    try (TestClient way = TestClient.at(three.get(2), table, Optional.of(token))) {
      assertThat(way.snapshot().path("view").path("ply").asInt()).isGreaterThanOrEqualTo(ply);
      act(way);
    }
  }

  @Test
  void an_answer_counts_once_whichever_server_is_asked() throws Exception {
    String ann = guest(0, "Ann");
    Map<String, Object> made = phone.make(ann, done(0, OPTIONS, as(ann)));
    done(1, KEEP, made);
    Map<String, Object> shown = phone.show(asked(0, SIGN_IN));
    done(1, SIGN_IN, shown);
    for (int server = 0; server < 3; server++) {
      refused(server, 400, "answered before", KEEP, made);
      refused(server, 400, "answered before", SIGN_IN, shown);
    }
  }

  /** Who has listened gives the same answer to all servers at one moment. */
  @Test
  void of_an_answer_that_all_servers_are_given_at_once_one_counts() throws Exception {
    kept(1, guest(0, "Ann"));
    for (int i = 0; i < 5; i++) {
      Map<String, Object> shown = phone.show(asked(i, SIGN_IN));
      List<Future<HttpResponse<String>>> answers;
      try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
        answers =
            IntStream.range(0, 3)
                .mapToObj(server -> threads.submit(() -> send(server, SIGN_IN, Optional.of(shown))))
                .toList();
      }
      assertThat(answers)
          .extracting(answer -> answer.get().statusCode())
          .containsExactlyInAnyOrder(201, 400, 400);
    }
  }

  @Test
  void who_signs_out_everywhere_is_out_at_every_server() throws Exception {
    String ann = guest(0, "Ann");
    kept(0, ann);
    String phones = signedIn(1);
    done(1, "api/me/sign-out", as(phones));
    for (int server = 0; server < 3; server++) {
      refused(server, 401, "signed out", ME, as(ann));
      refused(server, 401, "signed out", ME, as(phones));
      refused(server, 401, "signed out", OPTIONS, as(ann));
    }
    String again = signedIn(2);
    for (int server = 0; server < 3; server++) {
      assertThat(done(server, ME, as(again)).path("name").asText()).isEqualTo("Ann");
    }
  }

  private static Map<String, Object> forTwo(String name, boolean listed) {
    return Map.of("game", "little", "name", name, "listed", listed, SEATS, List.of(PERSON, PERSON));
  }

  /** At two of the three servers that are told of it the table is another's. */
  @Test
  void what_is_reported_at_any_server_is_read_from_the_database() throws Exception {
    JsonNode ann = done(0, TABLES, forTwo("Ann", false));
    String table = ann.path("table").asText();
    JsonNode bob = done(1, TABLES + "/" + table + "/seats", Map.of("name", "Bob"));
    try (TestClient talks =
        TestClient.at(three.get(2), table, Optional.of(bob.path("token").asText()))) {
      assertThat(talks.ask("chat", Map.of("text", "blah")).has("result")).isTrue();
    }
    String reports = TABLES + "/" + table + "/reports";
    List<String> ids = new ArrayList<>();
    for (int server = 0; server < 3; server++) {
      Map<String, Object> line =
          Map.of("token", ann.path("token").asText(), "line", 1, "why", "rude");
      ids.add(done(server, reports, line).path("report").asText());
    }
    assertThat(ids).as("the same again is the same report").containsOnly(ids.getFirst());
    done(1, reports, Map.of("token", ann.path("token").asText(), "seat", 1, "name", "Bob"));
    List<ReportList.Report> read = ReportList.of(three.database());
    assertThat(read).extracting(ReportList.Report::line).containsExactly("", "blah");
    assertThat(read).extracting(ReportList.Report::why).containsExactly("", "rude");
    assertThat(read)
        .allSatisfy(
            report -> {
              assertThat(report.table()).isEqualTo(table);
              assertThat(report.game()).isEqualTo("little");
              assertThat(report.by()).isEqualTo(new ReportList.Person(0, "Ann"));
              assertThat(report.about()).isEqualTo(new ReportList.Person(1, "Bob"));
            });
  }

  private List<String> listed(int server) throws Exception {
    return asked(server, TABLES)
        .path("tables")
        .valueStream()
        .map(one -> one.path("table").asText())
        .sorted()
        .toList();
  }

  private void awaitListed(int server, List<String> tables) throws Exception {
    List<String> sorted = tables.stream().sorted().toList();
    long giveUp = System.nanoTime() + PATIENCE_NANOS;
    while (System.nanoTime() < giveUp && !listed(server).equals(sorted)) {
      Thread.sleep(100);
    }
    assertThat(listed(server)).as("at server " + server).isEqualTo(sorted);
  }

  /** Nine tables are at all three servers; those of one that stops are soon at the others. */
  @Test
  void open_tables_of_all_servers_are_on_one_list_also_when_one_has_stopped() throws Exception {
    List<JsonNode> keys = new ArrayList<>();
    for (int i = 0; i < 9; i++) {
      keys.add(done(i, TABLES, forTwo("Ann", true)));
    }
    JsonNode forFriends = done(0, TABLES, forTwo("Ann", false));
    List<String> tables = keys.stream().map(key -> key.path("table").asText()).toList();
    List<TestClient> people = new ArrayList<>();
    people.add(comes(0, forFriends));
    for (int i = 0; i < 9; i++) {
      people.add(comes(i, keys.get(i)));
    }
    three.all().forEach(server -> server.server().sweep());
    for (int server = 0; server < 3; server++) {
      awaitListed(server, tables);
    }
    three.stop(2);
    people.forEach(TestClient::close);
    people.clear();
    for (int i = 0; i < 9; i++) {
      people.add(comes(i % 2, keys.get(i)));
    }
    awaitListed(0, tables);
    awaitListed(1, tables);
    people.forEach(TestClient::close);
    three.restart(2);
  }

  private TestClient comes(int server, JsonNode key) throws InterruptedException {
    return ThreeServers.comesBack(three.get(server), key);
  }
}
