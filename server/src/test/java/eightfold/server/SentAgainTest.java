package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.server.little.LittleCatalogue;
import java.net.http.HttpRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * A request that is sent again while the first is being done. Source: issue 44, point 8: of four at
 * once some were answered that nothing has changed, though the table was opened.
 */
@Timeout(60)
class SentAgainTest {
  private static final int AT_ONCE = 4;
  private static final int TRIES = 20;

  @Test
  void four_at_once_are_answered_alike() throws Exception {
    try (ServerFixture server = ServerFixture.with(new LittleCatalogue());
        ExecutorService people = Executors.newFixedThreadPool(AT_ONCE)) {
      for (int attempt = 0; attempt < TRIES; attempt++) {
        String key = "c0ffee00c0ffee00c0ffee%02d".formatted(attempt);
        List<String> opened =
            atOnce(
                people,
                server,
                "api/tables",
                "{\"game\":\"little\",\"name\":\"Ann\",\"seats\":[{\"kind\":\"person\"},"
                    + "{\"kind\":\"person\"},{\"kind\":\"person\"}]}",
                key);
        assertThat(opened).as("tables").hasSize(1);
        String table = TestClient.read(opened.getFirst()).path("table").asText();
        String seats = "api/tables/" + table + "/seats";
        List<String> taken = atOnce(people, server, seats, "{\"name\":\"Bob\"}", key);
        assertThat(taken).as("seats").hasSize(1);
        assertThat(TestClient.read(taken.getFirst()).path("seat").asInt()).isEqualTo(1);
      }
    }
  }

  /** The different answers, all of which say that it was done. */
  private static List<String> atOnce(
      ExecutorService people, ServerFixture server, String path, String body, String key)
      throws Exception {
    CountDownLatch all = new CountDownLatch(AT_ONCE);
    List<Callable<String>> requests = new ArrayList<>();
    for (int i = 0; i < AT_ONCE; i++) {
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
    return answers.stream().distinct().toList();
  }
}
