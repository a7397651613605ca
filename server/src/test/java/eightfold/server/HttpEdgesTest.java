package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import eightfold.games.Games;
import eightfold.server.adapter.RawSocket;
import eightfold.server.little.LittleCatalogue;
import eightfold.server.lobby.Limits;
import eightfold.server.room.Allowance;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import javax.management.ObjectName;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What a trial found at the edges of plain HTTP. Source: issue 10, point 2; of rule books that
 * visitors bring: issue 12, point 6.
 */
@SuppressWarnings("NullAway.Init")
class HttpEdgesTest {
  private static final String WISH =
      "{\"game\":\"little\",\"name\":\"A\",\"seats\":[{\"kind\":\"person\"},{\"kind\":\"bot\"}]}";

  private static MemoryStore store;
  private static ServerFixture server;

  @BeforeAll
  static void start() throws StartException {
    store = new MemoryStore();
    server =
        ServerFixture.with(new LittleCatalogue(), store, ServerFixture.QUICK, ServerFixture.WIDE);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static HttpResponse<String> post(String contentType) {
    return TestClient.send(
        HttpRequest.newBuilder(server.at("api/tables"))
            .header("Content-Type", contentType)
            .POST(HttpRequest.BodyPublishers.ofString(WISH))
            .build());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "application/json; charset=x",
        "application/json;charset=latin1",
        "application/json; charset=\"\"",
        "application/json; version=2",
        "application/jsonp",
        "text/json",
        "application/json; charset=utf-8; charset=x",
        ";"
      })
  void a_content_type_that_is_not_ours_is_refused_with_words(String type) {
    HttpResponse<String> answer = post(type);
    assertThat(answer.statusCode()).isEqualTo(400);
    assertThat(TestClient.json(answer).path("error").asText()).isEqualTo("not-possible");
    assertThat(TestClient.json(answer).path("words").asText()).contains("application/json");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "application/json",
        "application/json;charset=utf-8",
        "Application/JSON; Charset=\"UTF-8\"",
        "application/json; charset=utf8 "
      })
  void json_in_utf8_is_taken_however_it_is_said(String type) {
    assertThat(post(type).statusCode()).isEqualTo(201);
  }

  @ParameterizedTest
  @CsvSource({
    "PUT,    api/tables,        405, 'GET, POST'",
    "GET,    api/tables/abc/seats, 405, POST",
    "DELETE, api/tables/abc,    405, GET",
    "PATCH,  api/tables/abc,    405, GET",
    "POST,   api/catalogue,     405, GET",
    "DELETE, api/tables/abc/seats, 405, POST",
    "OPTIONS, api/tables,       405, 'GET, POST'",
    "PUT,    api/other,         404, ''",
    "DELETE, api/x/y/z,         404, ''",
    "POST,   health,            405, GET",
  })
  void a_method_that_is_not_there_is_answered_in_json(
      String method, String path, int status, String allowed) {
    HttpResponse<String> answer =
        TestClient.send(
            HttpRequest.newBuilder(server.at(path))
                .method(method, HttpRequest.BodyPublishers.ofString("{}"))
                .build());
    assertThat(answer.statusCode()).isEqualTo(status);
    assertThat(answer.headers().firstValue("content-type").orElse("")).contains("json");
    assertThat(TestClient.json(answer).path("words").asText()).isNotEmpty();
    assertThat(answer.headers().firstValue("allow").orElse("")).isEqualTo(allowed);
  }

  @Test
  void health_tells_whether_the_store_can_be_written() {
    assertThat(post("application/json").statusCode()).isEqualTo(201);
    HttpResponse<String> well = TestClient.http(server, "health", Optional.empty());
    assertThat(well.statusCode()).isEqualTo(200);
    JsonNode health = TestClient.json(well);
    assertThat(health.path("storeWritable").asBoolean()).isTrue();
    assertThat(health.path("tables").asInt()).isPositive();
    assertThat(health.path("awake").asInt()).isPositive();
    assertThat(health.path("connections").isInt()).isTrue();
    store.failing(true);
    HttpResponse<String> ill = TestClient.http(server, "health", Optional.empty());
    store.failing(false);
    assertThat(ill.statusCode()).isEqualTo(503);
    assertThat(TestClient.json(ill).path("storeWritable").asBoolean(true)).isFalse();
  }

  private static final String BOOK =
      "game Kitchen\nplayers 2..4\ndeck french\ndeal 5\ndraw one-may-play\n";

  /** A wish with that rule book, as many bytes long as that. */
  private static String wishOf(String rules, int bytes) {
    String wish =
        "{\"rules\":%s,\"name\":\"A\",\"seats\":[{\"kind\":\"person\"},{\"kind\":\"bot\"}]}"
            .formatted(TestClient.written(rules));
    return wish.replace("}]}", "}]" + " ".repeat(bytes - wish.length()) + "}");
  }

  private static HttpResponse<String> posted(ServerFixture called, String path, String body) {
    return TestClient.http(called, path, Optional.of(body));
  }

  /** Source: issue 12, point 6: 80 KiB with a book, and 4 KiB for all else as before. */
  @Test
  void only_a_wish_with_a_rule_book_may_be_long() throws StartException {
    try (ServerFixture all = ServerFixture.standard()) {
      assertThat(posted(all, "api/tables", wishOf(BOOK, 80 * 1024)).statusCode()).isEqualTo(201);
      HttpResponse<String> longer = posted(all, "api/tables", wishOf(BOOK, 80 * 1024 + 1));
      assertThat(longer.statusCode()).isEqualTo(400);
      assertThat(TestClient.json(longer).path("words").asText()).contains("81920 bytes");
      String padded = WISH.replace("}]}", "}]" + " ".repeat(4096) + "}");
      HttpResponse<String> listed = posted(all, "api/tables", padded.replace("little", "pesten"));
      assertThat(listed.statusCode()).isEqualTo(400);
      assertThat(TestClient.json(listed).path("words").asText()).contains("4096 bytes");
      String name = "{\"name\":\"Bob\"" + " ".repeat(4096) + "}";
      assertThat(
              TestClient.json(posted(all, "api/tables/AAAAAAAAAAAAAAAAAAAAAA/seats", name))
                  .path("words")
                  .asText())
          .contains("4096 bytes");
    }
  }

  @Test
  void a_wrong_rule_book_is_answered_with_its_findings() throws StartException {
    try (ServerFixture all = ServerFixture.standard()) {
      HttpResponse<String> answer =
          posted(all, "api/tables", wishOf(BOOK.replace("may-play", "may-pay"), 600));
      assertThat(answer.statusCode()).isEqualTo(400);
      JsonNode problem = TestClient.json(answer);
      assertThat(problem.path("error").asText()).isEqualTo("not-possible");
      assertThat(problem.path("words").asText()).contains("rule book is wrong", "one-may-pay");
      assertThat(problem.path("findings").size()).isEqualTo(1);
      JsonNode finding = problem.path("findings").path(0);
      assertThat(finding.path("line").asInt()).isEqualTo(5);
      assertThat(finding.path("column").asInt()).isEqualTo(6);
      assertThat(finding.path("what").asText()).isEqualTo("unknown word \"one-may-pay\"");
      assertThat(finding.path("right").asText()).isEqualTo("did you mean \"one-may-play\"?");
      assertThat(all.server().tables()).isZero();
    }
  }

  /** Also where a plain request or a table came too soon. */
  @Test
  void who_comes_too_soon_is_told_when_to_come_again() throws StartException {
    Limits limits =
        ServerFixture.WIDE.with(ServerFixture.WIDE.speeds().books(new Allowance.Limit(6, 0.1)));
    try (ServerFixture small = ServerFixture.with(Games.standard(), ServerFixture.QUICK, limits)) {
      for (int i = 0; i < 6; i++) {
        assertThat(posted(small, "api/tables", wishOf(BOOK, 600)).statusCode()).isEqualTo(201);
      }
      HttpResponse<String> seventh = posted(small, "api/tables", wishOf(BOOK, 600));
      assertThat(seventh.statusCode()).isEqualTo(429);
      int seconds = Integer.parseInt(seventh.headers().firstValue("Retry-After").orElse("0"));
      assertThat(seconds).isBetween(1, 10);
      assertThat(TestClient.json(seventh).path("retryAfter").asInt()).isEqualTo(seconds);
      assertThat(posted(small, "api/tables", WISH.replace("little", "pesten")).statusCode())
          .as("a game of the library")
          .isEqualTo(201);
    }
  }

  /** The status that is answered to whoever calls the server by that name. */
  private static int status(ServerFixture called, String path, String host) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), called.port())) {
      String request =
          "GET " + path + " HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n";
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      byte[] line = socket.getInputStream().readNBytes(12);
      return Integer.parseInt(new String(line, StandardCharsets.US_ASCII).substring(9));
    }
  }

  /** A foreign page lets its own name lead here: the browser then takes us for its own server. */
  @Test
  void a_name_that_is_made_up_leads_nowhere() throws IOException {
    for (String host : List.of("evil.example", "evil.example:8080", "127.0.0.1.evil.example")) {
      assertThat(status(server, "/api/catalogue", host)).as(host).isEqualTo(421);
      assertThat(status(server, "/", host)).as(host).isEqualTo(421);
      assertThat(status(server, "/health", host)).as(host).isEqualTo(421);
      try (RawSocket socket = RawSocket.open(server.port(), host, Optional.of("http://" + host))) {
        assertThat(socket.status()).as(host).isEqualTo(403);
      }
    }
  }

  @Test
  void addresses_and_names_of_private_networks_lead_here() throws IOException {
    for (String host :
        List.of(
            "127.0.0.1",
            "192.168.1.7:8080",
            "[::1]:8080",
            "[2001:db8::1]",
            "localhost:8080",
            "LOCALHOST",
            "living-room",
            "living-room:8080",
            "living-room.local",
            "nas.lan.",
            "box.home.arpa")) {
      assertThat(status(server, "/api/catalogue", host)).as(host).isEqualTo(200);
      try (RawSocket socket = RawSocket.open(server.port(), host, Optional.of("http://" + host))) {
        assertThat(socket.status()).as(host).isEqualTo(101);
      }
    }
  }

  @Test
  void names_that_are_given_lead_here() throws Exception {
    try (ServerFixture named = ServerFixture.named("cards.example.org")) {
      assertThat(status(named, "/api/catalogue", "Cards.Example.org:443")).isEqualTo(200);
      assertThat(status(named, "/api/catalogue", "other.example.org")).isEqualTo(421);
    }
  }

  @Test
  void no_cookie_comes_and_no_session_stays() throws Exception {
    int before = sessions();
    for (int i = 0; i < 60; i++) {
      try (RawSocket socket = RawSocket.open(server.port(), Optional.empty())) {
        assertThat(socket.status()).isEqualTo(101);
        assertThat(socket.head()).doesNotContainIgnoringCase("cookie");
      }
    }
    assertThat(TestClient.http(server, "", Optional.empty()).headers().map())
        .doesNotContainKey("set-cookie");
    for (int i = 0; i < 50 && sessions() > before + 10; i++) {
      // connections are being closed
      Thread.sleep(100);
    }
    assertThat(sessions()).as("sessions that stayed").isLessThanOrEqualTo(before + 10);
  }

  /** How many sessions there are in memory that somebody holds. */
  private static int sessions() throws Exception {
    String histogram =
        (String)
            ManagementFactory.getPlatformMBeanServer()
                .invoke(
                    new ObjectName("com.sun.management:type=DiagnosticCommand"),
                    "gcClassHistogram",
                    new Object[] {new String[0]},
                    new String[] {String[].class.getName()});
    return histogram
        .lines()
        .filter(line -> line.contains("org.eclipse.jetty.session.ManagedSession "))
        .mapToInt(line -> Integer.parseInt(line.strip().split("\\s+")[1]))
        .sum();
  }
}
