package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import eightfold.server.adapter.RawSocket;
import eightfold.server.little.LittleCatalogue;
import eightfold.server.lobby.Limits;
import eightfold.server.room.Allowance;
import eightfold.server.room.Pace;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A hostile client gets nothing and harms nobody: whatever it does, the players at the table go on.
 * Source: the issue, point 9.
 */
@SuppressWarnings("NullAway.Init")
class HostileClientTest {
  private static final Limits STRICT =
      new Limits(
          new Limits.Totals(1_000, 1_000),
          new Limits.Shares(50, 20, 300),
          ServerFixture.WIDE.speeds().messages(new Allowance.Limit(30, 10)),
          Limits.Times.all(60_000));

  private static ServerFixture server;
  private TableOfFour four;
  private TestClient hostile;

  @BeforeAll
  static void start() throws StartException {
    server = ServerFixture.with(new LittleCatalogue(), new Pace(2_000, 50, 50, 20, 40), STRICT);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @BeforeEach
  void a_table_is_playing() {
    four = TableOfFour.open(server, "little", "{}");
    four.start();
    hostile = TestClient.connected(server);
  }

  @AfterEach
  void the_table_plays_on() {
    hostile.close();
    try (TableOfFour _ = four) {
      int before = four.players.getFirst().snapshot().path("view").path("ply").asInt();
      assertThat(four.playOn()).isTrue();
      assertThat(four.playOn()).isTrue();
      four.players
          .getFirst()
          .awaitTable(snapshot -> snapshot.path("view").path("ply").asInt() >= before + 2);
    }
  }

  private static int code(JsonNode answer) {
    return answer.path("error").path("code").asInt();
  }

  @Test
  void a_wrong_token_gets_an_error_and_nothing_else() {
    for (String token :
        List.of("", "x", four.table, four.tokens.getFirst() + "x", "A".repeat(22))) {
      JsonNode answer = hostile.ask("hello", TestClient.hello(four.table, Optional.of(token)));
      assertThat(code(answer)).isEqualTo(-32002);
    }
    assertThat(hostile.received()).allSatisfy(message -> assertThat(message.has("error")).isTrue());
  }

  @Test
  void a_table_cannot_be_found_by_guessing() {
    for (String table : List.of("", "1", "../../etc/passwd", "A".repeat(22), "%00", "ä")) {
      assertThat(code(hostile.ask("hello", TestClient.hello(table, Optional.empty()))))
          .isEqualTo(-32005);
    }
  }

  @Test
  void nothing_is_done_before_hello() {
    for (String method : List.of("act", "start", "next", "rematch", "chat", "nonce", "leave")) {
      Map<String, Object> params =
          switch (method) {
            case "act" -> Map.of("ply", 0, "line", "draw");
            case "chat" -> Map.of("text", "hi");
            case "nonce" -> Map.of("hex", "00");
            default -> Map.of();
          };
      assertThat(code(hostile.ask(method, params))).as(method).isEqualTo(-32002);
    }
  }

  @Test
  void a_seat_cannot_act_for_another() {
    TestClient ann = four.players.getFirst();
    int facts = ann.snapshot().path("number").asInt();
    for (String wrong : List.of("seat", "you", "as", "player")) {
      JsonNode answer = ann.ask("act", Map.of("ply", 0, "line", "draw", wrong, 2));
      assertThat(code(answer)).isEqualTo(-32602);
    }
    assertThat(ann.snapshot().path("number").asInt()).isGreaterThanOrEqualTo(facts);
    JsonNode notMine =
        four.players.getLast().ask("act", Map.of("ply", Integer.MAX_VALUE, "line", "draw"));
    assertThat(code(notMine)).isEqualTo(-32001);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"act\",\"params\":{\"ply\":-1,\"line\":\"draw\"}}",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"act\",\"params\":{\"ply\":1e99,\"line\":\"draw\"}}",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"act\",\"params\":{\"ply\":99999999999,\"line\":\"draw\"}}",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"act\",\"params\":{\"ply\":\"0\",\"line\":\"draw\"}}",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"act\",\"params\":{\"ply\":0}}",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"act\",\"params\":[0, \"draw\"]}",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"act\",\"params\":{\"ply\":0,\"line\":{}}}",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"nonce\",\"params\":{\"hex\":\"xyz\"}}",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"hello\",\"params\":{\"table\":null}}",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"hello\",\"params\":{\"table\":\"x\",\"since\":-5}}"
      })
  void params_that_are_wrong_are_refused(String message) {
    hostile.raw(message);
    assertThat(code(hostile.await(answer -> answer.has("error")))).isEqualTo(-32602);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{",
        "hello",
        "{}{}",
        "\u0000",
        "{\"a\":1,\"a\":2}",
        "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"act\",\"params\":{\"ply\":11111111111111111111111111111}}"
      })
  void what_is_not_json_is_answered_and_the_connection_goes_on(String message) {
    hostile.raw(message);
    assertThat(code(hostile.await(answer -> answer.has("error")))).isEqualTo(-32700);
    assertThat(hostile.isOpen()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "{\"id\":1,\"method\":\"act\"}",
        "{\"jsonrpc\":\"1.0\",\"id\":1,\"method\":\"act\"}",
        "{\"jsonrpc\":\"2.0\",\"method\":\"leave\"}",
        "{\"jsonrpc\":\"2.0\",\"id\":null,\"method\":\"leave\"}",
        "{\"jsonrpc\":\"2.0\",\"id\":{},\"method\":\"leave\"}"
      })
  void what_is_no_request_is_answered(String message) {
    hostile.raw(message);
    assertThat(code(hostile.await(answer -> answer.has("error")))).isEqualTo(-32600);
  }

  @Test
  void an_unknown_method_is_named() {
    JsonNode answer = hostile.ask("shutdown", Map.of());
    assertThat(code(answer)).isEqualTo(-32601);
    assertThat(answer.path("error").path("message").asText()).contains("shutdown");
  }

  @Test
  void a_line_of_nonsense_is_refused_with_a_code_of_the_notation() {
    TestClient ann = four.players.getFirst();
    for (String line :
        List.of("", "  ", "play", "play 99Z", "fly", "catch", "catch 99", "catch -1")) {
      JsonNode answer =
          ann.ask(
              "act", Map.of("ply", ann.snapshot().path("view").path("ply").asInt(), "line", line));
      assertThat(code(answer)).as("“%s”: %s", line, answer).isBetween(-32700, 921).isNotZero();
    }
  }

  @Test
  void a_huge_message_ends_the_connection_that_sent_it() {
    hostile.raw("x".repeat(5_000));
    assertThat(hostile.awaitClose()).isEqualTo(1009);
  }

  @Test
  void a_binary_message_ends_the_connection_that_sent_it() {
    hostile.binary(new byte[] {1, 2, 3});
    assertThat(hostile.awaitClose()).isEqualTo(1003);
  }

  @Test
  void broken_utf8_ends_the_connection_that_sent_it() throws Exception {
    try (RawSocket raw = RawSocket.open(server.port(), Optional.empty())) {
      assertThat(raw.status()).isEqualTo(101);
      raw.sendText(new byte[] {'"', (byte) 0xC3, (byte) 0x28, '"'});
      assertThat(raw.closeCode()).isEqualTo(1007);
    }
  }

  @Test
  void a_page_of_another_host_cannot_open_the_socket() throws Exception {
    try (RawSocket foreign = RawSocket.open(server.port(), Optional.of("https://evil.example"));
        RawSocket none = RawSocket.open(server.port(), Optional.of("null"));
        RawSocket own =
            RawSocket.open(server.port(), Optional.of("http://127.0.0.1:" + server.port()))) {
      assertThat(foreign.status()).isEqualTo(403);
      assertThat(none.status()).isEqualTo(403);
      assertThat(own.status()).isEqualTo(101);
    }
  }

  @Test
  void a_flood_is_slowed_down_and_then_cut_off() {
    Map<String, Object> hello = TestClient.hello("x", Optional.empty());
    // answered one by one first: of a connection that breaks, answers may be lost
    List<Integer> codes = new ArrayList<>();
    while (codes.size() < 100 && !codes.contains(-32004)) {
      codes.add(code(hostile.ask("hello", hello)));
    }
    assertThat(codes).contains(-32004);
    for (int i = 0; i < 200 && hostile.isOpen(); i++) {
      try {
        hostile.send("hello", hello);
      } catch (RuntimeException e) {
        // the connection was cut while we were sending: that is what is wanted
        break;
      }
    }
    // a client that goes on sending may see the broken pipe before it sees why it was closed
    assertThat(hostile.awaitClose()).isIn(1008, TestClient.BROKEN);
  }

  @Test
  void one_address_has_so_many_connections_and_no_more() {
    List<TestClient> many = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      many.add(TestClient.connected(server));
    }
    assertThat(many.getLast().awaitClose()).isEqualTo(1013);
    many.forEach(TestClient::close);
  }
}
