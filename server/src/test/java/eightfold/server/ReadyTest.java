package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Whether players should be sent to a server. Source: issue 13, point 9. */
@Timeout(60)
class ReadyTest {
  private static HttpResponse<String> ready(ServerFixture server) {
    return TestClient.http(server, "ready", Optional.empty());
  }

  @Test
  void a_server_is_ready_while_its_store_can_be_written() throws StartException {
    MemoryStore store = new MemoryStore();
    try (ServerFixture server = ServerFixture.measured(store)) {
      assertThat(ready(server).statusCode()).isEqualTo(200);
      store.failing(true);
      assertThat(ready(server).statusCode()).isEqualTo(503);
      assertThat(ready(server).body()).contains("store cannot be written");
      store.failing(false);
      assertThat(ready(server).body()).isEqualTo("{\"state\":\"ready\"}");
    }
  }

  /** What it has been given is still written down then. */
  @Test
  void one_that_goes_down_is_not_ready_from_the_first_moment() throws Exception {
    SlowStore store = new SlowStore();
    ServerFixture server = ServerFixture.measured(store);
    JsonNode key = TestClients.openTable(server.server());
    TestClient ann =
        TestClient.at(server, key.path("table").asText(), Optional.of(key.path("token").asText()));
    CountDownLatch mayWrite = new CountDownLatch(1);
    store.waits = new CountDownLatch(1);
    store.mayWrite = mayWrite;
    int id = ann.send("chat", Map.of("text", "see you"));
    // else the server might be down before the words arrive
    store.waits.await();
    Thread stopping = Thread.ofPlatform().start(server::close);
    HttpResponse<String> answer = ready(server);
    while (answer.statusCode() == 200) {
      answer = ready(server);
    }
    assertThat(answer.statusCode()).isEqualTo(503);
    assertThat(answer.body()).contains("restarting");
    mayWrite.countDown();
    assertThat(ann.await(said -> said.path("id").asInt() == id).has("result")).isTrue();
    assertThat(
            ann.await(said -> said.path("method").asText().equals("gone"))
                .path("params")
                .path("reason")
                .asText())
        .isEqualTo("restarting");
    stopping.join();
  }
}
