package eightfold.cli.load;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Where the people of many tables come in.
 *
 * @param http over which they come
 * @param address the server's page, with a slash at the end
 */
record Door(HttpClient http, URI address) {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final int CREATED = 201;
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  /** Tables opened at a time: the server reads their wishes one after the other anyway. */
  private static final int OPENERS = 8;

  /** How one table is opened. */
  @FunctionalInterface
  interface Opener<T> {
    void open(T table) throws IOException, InterruptedException;
  }

  /** A table that was opened, and what opens its seats. */
  record Seats(String table, List<String> tokens) {}

  /** Opens many tables, some at a time. */
  <T> void openAll(List<T> tables, Opener<T> opener) throws IOException, InterruptedException {
    try (ExecutorService openers = Executors.newFixedThreadPool(OPENERS)) {
      List<Callable<Boolean>> wishes = new ArrayList<>();
      for (T table : tables) {
        wishes.add(
            () -> {
              opener.open(table);
              return true;
            });
      }
      for (Future<Boolean> opened : openers.invokeAll(wishes)) {
        boolean _ = opened.get();
      }
    } catch (ExecutionException e) {
      String why =
          Optional.ofNullable(e.getCause())
              .map(Throwable::getMessage)
              .orElse("nobody answers there");
      throw new IOException("no table could be opened at " + address + ": " + why, e);
    }
  }

  /** Opens a table and lets all its people come. */
  Seats open(String game, List<LoadPlayer> players) throws IOException, InterruptedException {
    String wish =
        "{\"game\": \"%s\", \"name\": \"Ann\", \"seats\": [%s]}"
            .formatted(
                game,
                IntStream.range(0, players.size())
                    .mapToObj(_ -> "{\"kind\": \"person\"}")
                    .collect(Collectors.joining(", ")));
    JsonNode first = posted("api/tables", wish);
    String id = first.path("table").asText();
    List<String> tokens = new ArrayList<>();
    for (LoadPlayer player : players) {
      JsonNode key =
          tokens.isEmpty() ? first : posted("api/tables/" + id + "/seats", "{\"name\": \"Bo\"}");
      tokens.add(key.path("token").asText());
      player.come(http, socket(), id, tokens.getLast());
    }
    return new Seats(id, tokens);
  }

  /** Where the WebSocket is. */
  URI socket() {
    return URI.create("ws" + address.resolve("ws").toString().substring("http".length()));
  }

  private JsonNode posted(String path, String body) throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(address.resolve(path))
            .timeout(PATIENCE)
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
    HttpResponse<String> answer = http.send(request, HttpResponse.BodyHandlers.ofString());
    if (answer.statusCode() != CREATED) {
      throw new IOException("/" + path + " answered " + answer.statusCode() + ": " + answer.body());
    }
    return MAPPER.readTree(answer.body());
  }
}
