package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import eightfold.server.little.LittleCatalogue;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Whoever runs the server watches it. Source: issue 13, point 9. */
@Timeout(60)
class MetricsTest {
  private static String metrics(ServerFixture server) {
    String address = server.server().metricsAddress().orElseThrow();
    return TestClient.send(HttpRequest.newBuilder(URI.create(address)).build()).body();
  }

  private static double metric(ServerFixture server, String name) {
    String text = metrics(server);
    return text.lines()
        .filter(line -> line.startsWith(name + " "))
        .mapToDouble(line -> Double.parseDouble(line.substring(name.length() + 1)))
        .findFirst()
        .orElseThrow(() -> new AssertionError(name + " is not in " + text));
  }

  /** The status that whoever calls the metrics' door by a name gets. */
  private static String answer(ServerFixture server, String host) throws IOException {
    URI address = URI.create(server.server().metricsAddress().orElseThrow());
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), address.getPort())) {
      String request = "GET /metrics HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n";
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void what_ann_does_at_her_table_is_counted() throws Exception {
    try (ServerFixture server = ServerFixture.measured(new MemoryStore())) {
      assertThat(metric(server, "eightfold_tables")).isZero();
      JsonNode key = TestClients.openTable(server.server());
      Optional<String> token = Optional.of(key.path("token").asText());
      try (TestClient ann = TestClient.at(server, key.path("table").asText(), token)) {
        assertThat(metric(server, "eightfold_tables")).isEqualTo(1);
        assertThat(metric(server, "eightfold_tables_awake")).isEqualTo(1);
        assertThat(metric(server, "eightfold_connections")).isEqualTo(1);
        assertThat(metric(server, "eightfold_seated{kind=\"person\"}")).isEqualTo(1);
        assertThat(metric(server, "eightfold_seated{kind=\"bot\"}")).isEqualTo(1);
        double accepted = metric(server, "eightfold_requests_total{answer=\"accepted\"}");
        assertThat(ann.ask("chat", Map.of("text", "hello")).has("result")).isTrue();
        assertThat(ann.ask("next", Map.of()).has("error")).isTrue();
        assertThat(metric(server, "eightfold_requests_total{answer=\"accepted\"}"))
            .isEqualTo(accepted + 1);
        assertThat(metric(server, "eightfold_requests_total{answer=\"refused\"}")).isEqualTo(1);
        // the chat; what was refused has nothing to be written
        assertThat(metric(server, "eightfold_request_seconds_count")).isEqualTo(1);
        assertThat(metric(server, "eightfold_store_write_seconds_count")).isEqualTo(3);
        assertThat(metric(server, "eightfold_store_failures_total")).isZero();
      }
    }
  }

  @Test
  void tables_that_are_woken_and_what_the_disk_refuses_are_counted() throws Exception {
    MemoryStore store = new MemoryStore();
    try (ServerFixture server = ServerFixture.measured(store)) {
      JsonNode key = TestClients.openTable(server.server());
      server.restart();
      // the table that was used last is woken before anybody asks
      assertThat(metric(server, "eightfold_table_waking_seconds_count")).isEqualTo(1);
      store.failing(true);
      assertThat(
              TestClient.http(
                      server,
                      "api/tables/" + key.path("table").asText() + "/seats",
                      Optional.of("{\"name\": \"Bob\"}"))
                  .statusCode())
          .isEqualTo(409);
      try (TestClient ann =
          TestClient.at(
              server, key.path("table").asText(), Optional.of(key.path("token").asText()))) {
        int id = ann.send("chat", Map.of("text", "hello"));
        assertThat(ann.awaitClose()).isEqualTo(1011);
        assertThat(ann.received()).noneMatch(said -> said.path("id").asInt() == id);
      }
      assertThat(metric(server, "eightfold_store_failures_total")).isEqualTo(1);
    }
  }

  @Test
  void they_say_which_program_and_machine_it_is_and_nothing_of_anybody() throws Exception {
    try (ServerFixture server = ServerFixture.measured(new MemoryStore())) {
      JsonNode key = TestClients.openTable(server.server());
      assertThat(metrics(server))
          .contains("eightfold_build_info{", "jvm_memory_used_bytes{", "process_start_time_seconds")
          .doesNotContain(key.path("table").asText(), key.path("token").asText());
    }
  }

  @Test
  void players_find_no_metrics_at_their_door() throws Exception {
    try (ServerFixture server = ServerFixture.measured(new MemoryStore())) {
      assertThat(TestClient.http(server, "metrics", Optional.empty()).body())
          .doesNotContain("eightfold_tables");
    }
    try (ServerFixture server = ServerFixture.with(new LittleCatalogue())) {
      assertThat(server.server().metricsAddress()).isEmpty();
    }
  }

  /** A page from elsewhere whose name leads to this machine reads nothing (DNS rebinding). */
  @Test
  void the_door_is_for_this_machine_under_its_own_names() throws Exception {
    try (ServerFixture server = ServerFixture.measured(new MemoryStore())) {
      URI address = URI.create(server.server().metricsAddress().orElseThrow());
      assertThat(address.getHost()).isEqualTo("127.0.0.1");
      assertThat(answer(server, "localhost")).startsWith("HTTP/1.1 200").contains("jvm_");
      for (String host : List.of("evil.example", "evil.example:" + address.getPort())) {
        assertThat(answer(server, host)).startsWith("HTTP/1.1 421").doesNotContain("jvm_");
      }
    }
  }

  @Test
  void a_port_in_use_is_said_in_one_line() throws Exception {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      ServerSettings settings =
          ServerSettings.at("127.0.0.1", 0, Path.of("unused")).measuredAt(taken.getLocalPort());
      assertThatThrownBy(
              () ->
                  Server.start(
                      settings,
                      new LittleCatalogue(),
                      new Server.Ports(
                          new MemoryStore(), System::currentTimeMillis, ServerFixture.entropy(1))))
          .isInstanceOf(StartException.class)
          .hasMessageContaining("port " + taken.getLocalPort() + " for metrics");
    }
  }
}
