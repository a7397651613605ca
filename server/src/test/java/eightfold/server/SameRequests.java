package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** People who send the same request at the same moment, each to one server after the other. */
public final class SameRequests implements AutoCloseable {
  private static final String WISH =
      "{\"game\":\"little\",\"name\":\"Ann\",\"seats\":[{\"kind\":\"person\"},"
          + "{\"kind\":\"person\"},{\"kind\":\"person\"}]}";

  private final List<ServerFixture> servers;
  private final int atOnce;
  private final ExecutorService people;

  public SameRequests(List<ServerFixture> servers, int atOnce) {
    this.servers = servers;
    this.atOnce = atOnce;
    this.people = Executors.newFixedThreadPool(atOnce);
  }

  /** All open a table by this key, and all sit down there: it is one table, and one seat. */
  public void openAndJoin(String key) throws Exception {
    JsonNode opened = done("api/tables", WISH, key);
    String table = opened.path("table").asText();
    JsonNode taken = done("api/tables/" + table + "/seats", "{\"name\":\"Bob\"}", key);
    assertThat(taken.path("seat").asInt()).as("the second seat").isEqualTo(1);
  }

  /** What all are answered, each of them that it was done. */
  private JsonNode done(String path, String body, String key) throws Exception {
    CountDownLatch all = new CountDownLatch(atOnce);
    List<Callable<String>> requests = new ArrayList<>();
    for (int i = 0; i < atOnce; i++) {
      ServerFixture server = servers.get(i % servers.size());
      requests.add(
          () -> {
            HttpRequest request =
                HttpRequest.newBuilder(server.at(path))
                    .header("Content-Type", "application/json")
                    .header("Idempotency-Key", key)
                    .POST(HttpRequest.BodyPublishers.ofString(body))
                    .build();
            all.countDown();
            all.await();
            var answer = TestClient.send(request);
            assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
            return answer.body();
          });
    }
    List<String> answers = new ArrayList<>();
    for (Future<String> answer : people.invokeAll(requests)) {
      answers.add(answer.get());
    }
    assertThat(answers.stream().distinct()).as(path).hasSize(1);
    return TestClient.read(answers.getFirst());
  }

  @Override
  public void close() {
    people.close();
  }
}
