package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.server.adapter.RawSocket;
import eightfold.server.little.LittleCatalogue;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compressed WebSockets. Source: RFC 7692, 7.1.1 and 7.2; docs/protocol.md, WebSocket. */
class DeflationTest {
  private static final String HELLO =
      "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"hello\",\"params\":{\"table\":\"%s\"}}";

  private static String table(ServerFixture server) {
    return TestClient.json(
            TestClient.http(
                server,
                "api/tables",
                Optional.of(
                    "{\"game\":\"little\",\"name\":\"Ann\",\"seats\":[{\"kind\":\"person\"},"
                        + "{\"kind\":\"bot\"}]}")))
        .path("table")
        .asText();
  }

  /** What one message alone says, to somebody who remembers none before. */
  private static String inflated(RawSocket.Frame frame) throws DataFormatException {
    byte[] body = new byte[frame.body().capacity() + 4];
    frame.body().get(0, body, 0, body.length - 4);
    body[body.length - 2] = (byte) 0xFF;
    body[body.length - 1] = (byte) 0xFF;
    Inflater inflater = new Inflater(true);
    inflater.setInput(body);
    byte[] text = new byte[1 << 16];
    int length = inflater.inflate(text);
    inflater.end();
    return new String(text, 0, length, StandardCharsets.UTF_8);
  }

  /** As Chromium, Firefox, Safari and others offer it. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "permessage-deflate; client_max_window_bits",
        "permessage-deflate",
        "permessage-deflate; server_no_context_takeover",
        "permessage-deflate; client_max_window_bits, permessage-deflate",
        "x-webkit-deflate-frame, permessage-deflate; client_max_window_bits"
      })
  void each_message_is_compressed_by_itself(String offer)
      throws StartException, IOException, DataFormatException {
    try (ServerFixture server = ServerFixture.with(new LittleCatalogue());
        RawSocket socket = RawSocket.compressing(server.port(), offer)) {
      String table = table(server);
      assertThat(socket.status()).isEqualTo(101);
      String accepted =
          socket
              .head()
              .lines()
              .filter(line -> line.toLowerCase(java.util.Locale.ROOT).contains("-extensions"))
              .findFirst()
              .orElseThrow();
      assertThat(accepted)
          .contains("permessage-deflate")
          .containsOnlyOnce("server_no_context_takeover")
          .containsOnlyOnce("client_no_context_takeover");
      for (int i = 0; i < 2; i++) {
        socket.sendCompressed(HELLO.formatted(table));
        RawSocket.Frame answer = socket.nextFrame().orElseThrow();
        assertThat(answer.kind()).isEqualTo(RawSocket.TEXT | RawSocket.COMPRESSED);
        assertThat(inflated(answer)).contains(i == 0 ? "\"snapshot\"" : "hello was said before");
      }
    }
  }

  @Test
  void who_offers_no_compression_gets_none() throws StartException, IOException {
    try (ServerFixture server = ServerFixture.with(new LittleCatalogue());
        RawSocket socket = RawSocket.open(server.port(), Optional.empty())) {
      assertThat(socket.head().toLowerCase(java.util.Locale.ROOT)).doesNotContain("-extensions");
      socket.sendFrame(RawSocket.TEXT, HELLO.formatted(table(server)));
      assertThat(socket.nextText()).startsWith("{\"jsonrpc\":\"2.0\",\"id\":1,\"result\"");
    }
  }

  /** The largest message is counted as it is read, however small it came over the wire. */
  @Test
  void a_small_frame_that_grows_too_large_ends_the_connection() throws StartException, IOException {
    try (ServerFixture server = ServerFixture.with(new LittleCatalogue());
        RawSocket socket = RawSocket.compressing(server.port(), "permessage-deflate")) {
      socket.sendCompressed("[" + " ".repeat(200_000) + "]");
      assertThat(socket.closeCode()).isEqualTo(1009);
    }
  }
}
