package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import eightfold.server.adapter.RawSocket;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Each message comes in one frame, however long it is. Source: issue 44, point 8: the Python bot of
 * docs/write-a-bot.md, which reads no parts, crashed when it came back to a table;
 * docs/protocol.md.
 */
class WholeMessagesTest {
  private static final String HELLO =
      "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"hello\",\"params\":{\"table\":\"%s\"}}";

  /** So often one may say something. */
  private static final long A_LINE_EACH = 2_000;

  /** The longest line of talk. */
  private static final int LINE = 500;

  /** Letters that take three bytes each and can hardly be compressed. */
  private static String line(Random random) {
    return random
        .ints(LINE, 0x4E00, 0x9FA5)
        .mapToObj(Character::toString)
        .collect(Collectors.joining());
  }

  @ParameterizedTest
  @CsvSource({"4, 4096", "60, 65536"})
  void a_message_longer_than_any_limit_of_frames_comes_in_one(int lines, int length)
      throws StartException, IOException, DataFormatException {
    Random random = new Random(lines);
    AtomicLong clock = new AtomicLong(System.currentTimeMillis());
    try (ServerFixture server = ServerFixture.sweptEvery(1_000_000, clock::get)) {
      JsonNode key =
          TestClient.json(
              TestClient.http(
                  server,
                  "api/tables",
                  Optional.of(
                      "{\"game\":\"little\",\"name\":\"Ann\",\"seats\":[{\"kind\":\"person\"},"
                          + "{\"kind\":\"bot\"}]}")));
      String table = key.path("table").asText();
      try (TestClient ann = TestClient.at(server, table, Optional.of(key.path("token").asText()))) {
        for (int i = 0; i < lines; i++) {
          clock.addAndGet(A_LINE_EACH);
          assertThat(ann.ask("chat", Map.of("text", line(random))).has("result")).isTrue();
        }
      }
      try (RawSocket plain = RawSocket.open(server.port(), Optional.empty());
          RawSocket packed = RawSocket.compressing(server.port(), "permessage-deflate")) {
        plain.sendFrame(RawSocket.TEXT, HELLO.formatted(table));
        RawSocket.Frame whole = plain.nextPart().orElseThrow();
        assertThat(whole.kind()).isEqualTo(RawSocket.TEXT);
        assertThat(whole.body().capacity()).isGreaterThan(length);
        packed.sendCompressed(HELLO.formatted(table));
        RawSocket.Frame small = packed.nextPart().orElseThrow();
        assertThat(small.kind()).isEqualTo(RawSocket.TEXT | RawSocket.COMPRESSED);
        assertThat(small.body().capacity()).isBetween(length / 4, whole.body().capacity());
        JsonNode told = TestClient.read(inflated(small.body().array()));
        assertThat(told.path("result").path("chat")).hasSize(Math.min(lines, 50));
        assertThat(told.path("result").path("chat"))
            .isEqualTo(TestClient.read(whole.text()).path("result").path("chat"));
      }
    }
  }

  private static String inflated(byte[] message) throws DataFormatException {
    byte[] body = Arrays.copyOf(message, message.length + 4);
    body[body.length - 2] = (byte) 0xFF;
    body[body.length - 1] = (byte) 0xFF;
    Inflater inflater = new Inflater(true);
    inflater.setInput(body);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    byte[] piece = new byte[4096];
    for (int length = inflater.inflate(piece); length > 0; length = inflater.inflate(piece)) {
      out.write(piece, 0, length);
    }
    inflater.end();
    return out.toString(StandardCharsets.UTF_8);
  }
}
