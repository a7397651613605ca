package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import eightfold.game.Catalogue;
import eightfold.protocol.Json;
import eightfold.server.little.LittleCatalogue;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** A server at which people are guests, with passkeys or without, on a clock of the test's own. */
@SuppressWarnings("NullAway.Init")
abstract class GuestStory {
  static final long HOUR = 3_600_000;
  static final String KEEP = "api/me/passkeys";
  static final String OPTIONS = "api/me/passkeys/options";
  static final String SIGN_IN = "api/passkeys";

  final AtomicLong now = new AtomicLong(1_000_000_000_000L);
  ServerFixture server;
  Authenticator phone;

  /** What is played at that server. */
  Catalogue games() {
    return new LittleCatalogue();
  }

  @BeforeEach
  void start() throws StartException {
    server = ServerFixture.sweptEvery(HOUR, now::get, games());
    phone = new Authenticator("http://localhost:" + server.port(), 1);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  HttpRequest.Builder at(String host, String path) {
    return HttpRequest.newBuilder(URI.create("http://" + host + ":" + server.port() + "/" + path))
        .timeout(Duration.ofSeconds(10));
  }

  HttpResponse<String> post(String path, Map<String, ?> body) {
    return TestClient.send(
        at("localhost", path)
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(Json.write(body)))
            .build());
  }

  JsonNode done(String path, Map<String, ?> body) {
    HttpResponse<String> answer = post(path, body);
    assertThat(answer.statusCode()).as(answer.body()).isBetween(200, 201);
    return TestClient.json(answer);
  }

  void refused(int status, String words, String path, Map<String, ?> body) {
    HttpResponse<String> answer = post(path, body);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
    assertThat(TestClient.json(answer).path("words").asText()).contains(words);
  }

  String guest(String name) {
    return done("api/guests", Map.of("name", name)).path("guest").asText();
  }

  static Map<String, String> as(String guest) {
    return Map.of("guest", guest);
  }

  /** What a browser is asked so that somebody signs in. */
  JsonNode question() {
    return TestClient.json(TestClient.send(at("localhost", SIGN_IN).build()));
  }

  String kept(String guest, Authenticator authenticator) {
    return done(KEEP, authenticator.make(guest, done(OPTIONS, as(guest)))).path("id").asText();
  }

  String signedIn(Authenticator authenticator) {
    authenticator.count++;
    return done(SIGN_IN, authenticator.show(question())).path("guest").asText();
  }
}
