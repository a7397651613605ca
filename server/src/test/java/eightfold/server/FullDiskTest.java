package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import eightfold.server.adapter.SmallDisk;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A whole server on a disk that fills up: nobody is told what is not so, and play goes on without a
 * restart when there is room again. Source: issue 10, point 2.
 */
@SuppressWarnings("NullAway.Init")
class FullDiskTest {
  private static final String WISH =
      "{\"game\":\"little\",\"name\":\"Ann\",\"seats\":[{\"kind\":\"person\"},{\"kind\":\"bot\"}]}";

  @TempDir Path folder;

  private final List<String> acknowledged = new ArrayList<>();

  @Test
  void play_goes_on_without_a_restart_when_there_is_room_again() throws Exception {
    try (SmallDisk disk = SmallDisk.at(folder, 3);
        ServerFixture server = ServerFixture.in(disk.folder())) {
      JsonNode key = TestClient.json(open(server));
      TestClient ann = come(server, key);
      assertThat(says(ann, "before")).isTrue();
      for (int round = 0; round < 3; round++) {
        disk.fill();
        for (int line = 0; says(ann, "full " + round + "." + line); line++) {
          assertThat(line).as("lines that a full disk takes").isLessThan(4);
        }
        assertThat(ann.awaitClose()).as("come again").isEqualTo(1011);
        HttpResponse<String> refused = open(server);
        assertThat(refused.statusCode()).isEqualTo(500);
        assertThat(refused.body()).contains("nothing has changed");
        ann = come(server, key);
        disk.empty();
        assertThat(says(ann, "room " + round)).as("without a restart").isTrue();
        assertThat(open(server).statusCode()).isEqualTo(201);
      }
      server.restart();
      come(server, key).close();
      // the first table, and one of each round; nothing of what was refused
      assertThat(server.server().tables()).isEqualTo(4);
    }
  }

  private static HttpResponse<String> open(ServerFixture server) {
    return TestClient.http(server, "api/tables", Optional.of(WISH));
  }

  /** She comes, and hears all that was acknowledged and nothing else. */
  private TestClient come(ServerFixture server, JsonNode key) {
    TestClient client =
        TestClient.at(server, key.path("table").asText(), Optional.of(key.path("token").asText()));
    List<String> heard = new ArrayList<>();
    client
        .await(message -> message.path("result").has("chat"))
        .path("result")
        .path("chat")
        .forEach(line -> heard.add(line.path("text").asText()));
    assertThat(heard).isEqualTo(acknowledged);
    return client;
  }

  /** Whether it is acknowledged; else the connection ends, and there was no answer. */
  private boolean says(TestClient client, String text) throws InterruptedException {
    int id = client.send("chat", Map.of("text", text));
    while (client.isOpen()) {
      Optional<JsonNode> answer =
          client.received().stream()
              .filter(message -> message.path("id").asInt(-1) == id)
              .findFirst();
      if (answer.isPresent()) {
        assertThat(answer.get().has("result")).as("%s", answer.get()).isTrue();
        acknowledged.add(text);
        return true;
      }
      Thread.sleep(5);
    }
    return false;
  }
}
