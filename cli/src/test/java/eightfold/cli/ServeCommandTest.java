package eightfold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** {@code eightfold serve}. Source: issue 2, points 6 and 9. */
class ServeCommandTest {
  @TempDir Path folder;

  /** A server that runs until it is closed, and the address that it said. */
  private final class Running implements AutoCloseable {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final FutureTask<Integer> code;
    private final Thread server;
    private final URI address;

    private Running(String... options) throws InterruptedException {
      Surroundings around = Ran.around("", Ran.stream(out), Ran.stream(err), Map.of(), "Linux");
      List<String> words = new ArrayList<>(List.of("serve", "--port", "0", "--data"));
      words.add(folder.toString());
      words.addAll(List.of(options));
      code = new FutureTask<>(() -> Eightfold.run(around, words.toArray(String[]::new)));
      server = Thread.ofPlatform().start(code);
      Matcher said = Pattern.compile("Open (\\S+) in a browser").matcher("");
      while (!said.reset(out.toString(StandardCharsets.UTF_8)).find()) {
        assertThat(server.isAlive()).as(err.toString(StandardCharsets.UTF_8)).isTrue();
        Thread.sleep(50);
      }
      address = URI.create(said.group(1));
    }

    /** The status of a request for the catalogue by whoever calls the server by a name. */
    private int status(String host, String more) throws IOException {
      try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), address.getPort())) {
        socket
            .getOutputStream()
            .write(
                ("GET /api/catalogue HTTP/1.1\r\nHost: " + host + "\r\n" + more + "\r\n")
                    .getBytes(StandardCharsets.US_ASCII));
        String line = new String(socket.getInputStream().readNBytes(12), StandardCharsets.US_ASCII);
        return Integer.parseInt(line.substring(9));
      }
    }

    @Override
    public void close() {
      server.interrupt();
      try {
        assertThat(code.get()).isZero();
      } catch (ExecutionException | InterruptedException e) {
        throw new AssertionError(e);
      }
    }
  }

  @Test
  @Timeout(60)
  void it_says_where_it_keeps_its_data_and_where_to_look_and_serves() throws Exception {
    try (Running running = new Running();
        HttpClient browser = HttpClient.newHttpClient()) {
      assertThat(running.err.toString(StandardCharsets.UTF_8)).contains("kept in " + folder);
      HttpRequest catalogue =
          HttpRequest.newBuilder(running.address.resolve("api/catalogue"))
              .timeout(Duration.ofSeconds(20))
              .build();
      assertThat(browser.send(catalogue, HttpResponse.BodyHandlers.ofString()).body())
          .contains("pesten");
    }
  }

  /** Source: a family's trial: friends got a link that led to their own computers. */
  @Test
  @Timeout(60)
  void it_says_when_nobody_else_can_come_and_how_they_could() throws Exception {
    String how = "--host 0.0.0.0 lets others in";
    try (Running running = new Running()) {
      assertThat(running.err.toString(StandardCharsets.UTF_8)).contains(how);
    }
    try (Running running = new Running("--host", "0.0.0.0")) {
      assertThat(running.err.toString(StandardCharsets.UTF_8)).doesNotContain(how);
    }
    try (Running running = new Running("--behind-proxy")) {
      assertThat(running.err.toString(StandardCharsets.UTF_8)).doesNotContain(how);
    }
  }

  /** Source: issue 10, point 2: a made-up Host with a fitting Origin was let in. */
  @Test
  @Timeout(60)
  void it_answers_to_the_names_that_it_is_given() throws Exception {
    try (Running running = new Running("--name", "cards.example.org", "--name", "cards.example")) {
      assertThat(running.status("cards.example.org", "")).isEqualTo(200);
      assertThat(running.status("cards.example:8080", "")).isEqualTo(200);
      assertThat(running.status("127.0.0.1", "")).isEqualTo(200);
      assertThat(running.status("evil.example", "")).isEqualTo(421);
    }
  }

  @Test
  @Timeout(60)
  void behind_a_proxy_the_names_are_the_proxys_to_check() throws Exception {
    try (Running running = new Running("--behind-proxy")) {
      assertThat(running.status("cards.example", "X-Forwarded-For: 192.0.2.2\r\n")).isEqualTo(200);
    }
  }

  /** Beyond what the system allows nobody can come in, and nobody is told why. */
  @Test
  @Timeout(60)
  void it_says_when_the_system_allows_fewer_connections_than_are_promised() throws Exception {
    try (Running running = new Running("--connections", "30000")) {
      assertThat(running.err.toString(StandardCharsets.UTF_8))
          .contains("30000 connections want 30300 open files", "20000", "fewer --connections");
    }
    try (Running running = new Running("--no-shares")) {
      assertThat(running.err.toString(StandardCharsets.UTF_8)).doesNotContain("open files");
    }
  }

  @Test
  void a_port_in_use_is_one_clear_line() throws IOException {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      Ran ran =
          Ran.eightfold("serve", "--port", "" + taken.getLocalPort(), "--data", folder.toString());
      assertThat(ran.code()).isEqualTo(2);
      assertThat(ran.out()).isEmpty();
      assertThat(ran.err().lines().filter(line -> line.startsWith("eightfold: ")))
          .singleElement()
          .satisfies(line -> assertThat(line).contains("" + taken.getLocalPort()));
    }
  }

  @Test
  void wrong_calls_are_refused() {
    Ran.eightfold("serve", "--port", "70000").refused("--port", "70000");
    Ran.eightfold("serve", "--port", "http").refused("--port", "http");
  }

  /** Issue 12, point 6. */
  @Test
  @Timeout(60)
  void a_book_of_ones_own_is_offered_in_the_list_of_games() throws Exception {
    Path book =
        Files.writeString(
            folder.resolve("kitchen.game"),
            "game Kitchen Table\nplayers 2..4\ndeck french\ndeal 5\ndraw one-may-play\n");
    try (Running running = new Running("--rules", book.toString());
        HttpClient browser = HttpClient.newHttpClient()) {
      HttpRequest catalogue =
          HttpRequest.newBuilder(running.address.resolve("api/catalogue"))
              .timeout(Duration.ofSeconds(20))
              .build();
      assertThat(browser.send(catalogue, HttpResponse.BodyHandlers.ofString()).body())
          .contains("\"kitchen\"", "Kitchen Table", "pesten");
    }
  }

  /** Source: issue 13, point 9. */
  @Test
  @Timeout(60)
  void everything_lies_under_a_path_where_a_proxy_wants_it_there() throws Exception {
    try (Running running = new Running("--base-path", "/cards/eights");
        HttpClient browser = HttpClient.newHttpClient()) {
      assertThat(running.address.getPath()).isEqualTo("/cards/eights/");
      assertThat(status(browser, running.address.resolve("api/catalogue"))).isEqualTo(200);
      assertThat(status(browser, running.address.resolve("health"))).isEqualTo(200);
      assertThat(status(browser, running.address.resolve("/api/catalogue"))).isEqualTo(404);
      URI socket = URI.create("ws" + running.address.resolve("ws").toString().substring(4));
      WebSocket talk =
          browser.newWebSocketBuilder().buildAsync(socket, new WebSocket.Listener() {}).join();
      talk.abort();
    }
  }

  private static int status(HttpClient browser, URI address) throws Exception {
    HttpRequest request = HttpRequest.newBuilder(address).timeout(Duration.ofSeconds(20)).build();
    return browser.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
  }

  @Test
  @Timeout(60)
  void limits_are_what_the_operator_says() throws Exception {
    try (Running running = new Running("--tables", "1", "--tables-per-address", "1");
        HttpClient browser = HttpClient.newHttpClient()) {
      assertThat(open(browser, running.address).statusCode()).isEqualTo(201);
      HttpResponse<String> second = open(browser, running.address);
      assertThat(second.statusCode()).isEqualTo(503);
      assertThat(second.body()).contains("as many tables as this server can hold");
    }
  }

  private static HttpResponse<String> open(HttpClient browser, URI address) throws Exception {
    String wish =
        "{\"game\": \"eights\", \"name\": \"Ann\", \"seats\": [{\"kind\": \"person\"},"
            + " {\"kind\": \"bot\", \"bot\": \"greedy\"}]}";
    return browser.send(
        HttpRequest.newBuilder(address.resolve("api/tables"))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(wish))
            .build(),
        HttpResponse.BodyHandlers.ofString());
  }

  @Test
  void options_out_of_range_are_refused_with_what_would_be_right() {
    Ran.eightfold("serve", "--tables", "0").refused("--tables", "1 to ");
    Ran.eightfold("serve", "--keep-hours", "-1").refused("--keep-hours", "1 to ");
    Ran.eightfold("serve", "--base-path", "cards").refused("--base-path", "/cards");
    Ran.eightfold("serve", "--base-path", "/../x").refused("--base-path", "/cards");
    Ran.eightfold("serve", "--log-level", "loud").refused("--log-level", "WARNING");
  }

  /** Source: issue 14, point 14. */
  @Test
  void an_administrator_of_the_volity_door_is_an_account() throws IOException {
    Ran.eightfold("serve", "--volity-admin", "ann@example.org")
        .refused("--volity-admin", "--volity DOMAIN");
    Ran.eightfold("serve", "--volity-bookkeeper", "books@example.org/volity")
        .refused("--volity-bookkeeper", "--volity DOMAIN");
    Path secret = Files.writeString(folder.resolve("volity.secret"), "swordfish\n");
    for (String none : List.of("ann", "example.org", "ann@", "ann@example.org/desk")) {
      Ran.eightfold(
              "serve",
              "--volity",
              "volity.example.org",
              "--volity-secret",
              secret.toString(),
              "--volity-rooms",
              "rooms.example.org",
              "--volity-admin",
              "bob@example.org",
              "--volity-admin",
              none)
          .refused("--volity-admin", "“" + none + "”");
    }
  }

  @Test
  void a_list_of_refused_names_that_is_none_is_said() throws IOException {
    Path missing = folder.resolve("missing.txt");
    Ran.eightfold("serve", "--refused-names", missing.toString())
        .refused("--refused-names", missing.toString());
    Path words = Files.writeString(folder.resolve("words.txt"), "# ours\nmo\n");
    Ran.eightfold("serve", "--refused-names", words.toString())
        .refused("--refused-names", "line 2", "less than 3 letters");
  }

  @Test
  void keys_of_several_servers_are_looked_at_before_anything_starts() throws IOException {
    String keys = folder.toString();
    Ran.eightfold("serve", "--cluster-tls", keys).refused("--cluster-tls", "--cluster HOST:PORT");
    String[] words = {"serve", "--cluster", "127.0.0.1:2551", "--cluster-tls", keys};
    Ran.eightfold(words).refused("--cluster-tls", "there is no", "tls.key", "ca.crt");
    Files.writeString(folder.resolve("tls.key"), "a password");
    Ran.eightfold(words).refused("--cluster-tls", "tls.key", "RSA key in PEM");
  }
}
