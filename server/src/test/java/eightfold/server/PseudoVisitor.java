package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import eightfold.message.Texts;
import eightfold.protocol.Json;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Whoever asks a server in the language that nobody speaks: each answer that refuses is looked at,
 * and its keys are kept.
 */
final class PseudoVisitor {
  private static final Texts PSEUDO = PseudoTexts.made();

  /** The fields of an answer that are sentences for people. */
  private static final List<String> SENTENCES = List.of("words", "what", "right");

  /** What the server names without having been told: bots, and methods of HTTP. */
  private static final List<String> NAMES =
      List.of("random", "eager", "greedy", "get", "post", "localhost", "http");

  /** A single word between quotation marks, a place in a rule book, and the code of a finding. */
  private static final Pattern QUOTED =
      Pattern.compile("\"[^\" ]*\"|rule-book:\\d+:\\d+|\\[[a-z-]+]");

  private final String address;
  private final Set<String> said;

  /**
   * @param said gets the keys of all that is refused
   */
  PseudoVisitor(int port, Set<String> said) {
    this.address = "http://localhost:" + port + "/api/";
    this.said = said;
  }

  JsonNode get(String path) {
    return answer(request(address + path).build(), path);
  }

  JsonNode post(String path, Map<String, ?> body) {
    String json = Json.write(body);
    HttpRequest.Builder request =
        request(address + path)
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(json));
    return answer(request.build(), path + json);
  }

  JsonNode put(String path) {
    return answer(request(address + path).PUT(HttpRequest.BodyPublishers.noBody()).build(), path);
  }

  /** The same server by a number instead of its name. */
  JsonNode byNumber(String path) {
    return answer(request(address.replace("localhost", "127.0.0.1") + path).build(), path);
  }

  private static HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create(path)).header("Accept-Language", PSEUDO.language());
  }

  /** Nothing in it is English but what was asked, which it may quote. */
  private JsonNode answer(HttpRequest request, String asked) {
    HttpResponse<String> answer = TestClient.send(request);
    JsonNode json = TestClient.json(answer);
    if (answer.statusCode() >= 400) {
      assertThat(json.path("key").asText()).as(answer.body()).isNotEmpty();
      said.addAll(json.findValuesAsText("key"));
      List<String> quoted = new ArrayList<>(NAMES);
      quoted.addAll(List.of(asked.toLowerCase(Locale.ROOT).split("\\P{L}+")));
      assertThat(
              SENTENCES.stream()
                  .flatMap(field -> json.findValuesAsText(field).stream())
                  .flatMap(sentence -> bare(sentence, quoted)))
          .as(json.path("words").asText())
          .isEmpty();
    }
    return json;
  }

  private static Stream<String> bare(String sentence, List<String> quoted) {
    return PseudoTexts.bare(QUOTED.matcher(sentence).replaceAll(" "), quoted).stream();
  }

  // what many stories begin with

  /** Opens a table for a person and a bot; what is answered. */
  JsonNode opens(String game) {
    return opens(Map.of("game", game), "Ann", "person", "bot");
  }

  JsonNode opens(Map<String, ?> wish, String name, String... seats) {
    Map<String, Object> all = new LinkedHashMap<>(wish);
    all.put("name", name);
    all.put("seats", Stream.of(seats).map(kind -> Map.of("kind", kind)).toList());
    return post("tables", all);
  }

  /** The token of a new guest. */
  String guest(String name) {
    return post("guests", Map.of("name", name)).path("guest").asText();
  }

  /** Keeps a passkey for a guest; what is answered. */
  JsonNode keeps(String guest, Authenticator authenticator) {
    return post("me/passkeys", made(guest, authenticator));
  }

  /** What a browser sends so that a passkey is kept. */
  Map<String, Object> made(String guest, Authenticator authenticator) {
    return authenticator.make(guest, post("me/passkeys/options", Map.of("guest", guest)));
  }

  /** Signs in by a passkey; what is answered. */
  JsonNode signsIn(Authenticator authenticator) {
    return post("passkeys", authenticator.show(get("passkeys")));
  }
}
