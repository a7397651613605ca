package eightfold.server;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import eightfold.game.FastChance;
import eightfold.server.adapter.RawSocket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;

/**
 * What no client of ours would send: requests of the protocol with something about them changed,
 * texts that are none, frames that break the rules of WebSockets, and plain requests of any shape.
 * All of it follows from the seed.
 */
final class WrongMessages {
  /** Most that a message may have; longer ones end their connection. */
  private static final int MOST_BYTES = 4096;

  /** One message of so many breaks a rule of WebSockets. */
  private static final int SELDOM = 250;

  /** A right {@code leave} is rarer still: it ends the table's story. */
  private static final int HARDLY_EVER = 400;

  private static final List<String> METHODS =
      List.of(
          "hello", "act", "start", "next", "rematch", "options", "end", "chat", "nonce", "events",
          "pong", "kick", "bot", "mute", "ticket", "hand", "prompt", "here", "speed");

  private static final List<String> FIELDS =
      List.of(
          "table", "token", "since", "ply", "line", "command", "meant", "fill", "chosen", "options",
          "off", "text", "hex", "seat", "name", "bot", "id", "method", "params", "jsonrpc");

  /** Values of any type, the ends of what numbers and texts can be among them. */
  private static final List<String> VALUES =
      List.of(
          "null",
          "true",
          "false",
          "0",
          "-1",
          "1",
          "2",
          "1e400",
          "-0.0",
          "0.5",
          "2147483648",
          "-9223372036854775809",
          "99999999999999999999",
          "\"\"",
          "\" \"",
          "\"play\"",
          "\"play 8H\"",
          "\"draw\"",
          "\"play 8H =D\"",
          "\"catch 1\"",
          "\"call\"",
          "\"pass\"",
          "\"say hello\"",
          "\"choose -\"",
          "\"pick 1\"",
          "\"greedy\"",
          "\"Cy\"",
          "\"00ff\"",
          "\"\\u0000\"",
          "\"\\ud800\"",
          "\"\\u202e\\u200b\"",
          "\"../../etc/passwd\"",
          "\"'; drop table facts; --\"",
          "\"<script>\"",
          "\"%n%s%x\"",
          "[]",
          "{}",
          "[null]",
          "{\"rules\":\"standard\"}",
          "[[[[[[[[]]]]]]]]",
          "NaN",
          "Infinity",
          "0x10",
          "'single'");

  private static final List<String> TEXTS =
      List.of(
          "",
          " ",
          "{",
          "}",
          "[]",
          "null",
          "true",
          "0",
          "\"",
          "\u0000",
          "{\"id\":1",
          "[{}]",
          "{}{}",
          "//",
          "{\"id\":1,\"id\":2}",
          "\ufeff{}",
          "\uD83C\uDCA1",
          "hello");

  private static final ObjectMapper JSON = new ObjectMapper();

  /** A message, and whether its connection outlives it. */
  sealed interface Message {
    /** A text that is answered, whatever it is. */
    record Text(String text) implements Message {}

    /** The seat gets up: answered, and then the connection may end. */
    record Leave(String text) implements Message {}

    /** Bytes after which the connection ends, with one of these codes. */
    record Breaking(ByteBuffer frame, Set<Integer> codes) implements Message {
      byte[] bytes() {
        byte[] bytes = new byte[frame.capacity()];
        frame.get(0, bytes);
        return bytes;
      }
    }
  }

  private final FastChance chance;

  WrongMessages(long seed) {
    this.chance = new FastChance(seed);
  }

  int below(int bound) {
    return chance.below(bound);
  }

  private <T> T any(List<T> all) {
    return all.get(below(all.size()));
  }

  /** The next message for the socket of a table. */
  Message next(String table, String token) {
    if (below(SELDOM) == 0) {
      return breaking();
    }
    if (below(HARDLY_EVER) == 0) {
      return new Message.Leave(request("leave", "{}"));
    }
    String text =
        switch (below(6)) {
          case 0 -> any(TEXTS);
          case 1 -> spoilt(right(table, token));
          case 2 -> spoilt(odd());
          case 3 -> odd();
          case 4 -> lengthened(right(table, token));
          default -> right(table, token);
        };
    // whoever means to leave says so by itself
    // a pong without an id is no wrong message, and has no answer that could be waited for
    String answered = isPongWithoutId(text) ? text.replace("pong", "Pong") : text;
    return new Message.Text(fitting(answered.replace("leave", "Leave")));
  }

  /**
   * Whether a message is a pong that is not answered: an id among its params is none of its own.
   */
  private static boolean isPongWithoutId(String text) {
    try {
      JsonNode message = JSON.readTree(text);
      return message.path("method").asText().equals("pong") && !message.has("id");
    } catch (JsonProcessingException e) {
      return false;
    }
  }

  private static String fitting(String text) {
    String fits = text;
    while (fits.getBytes(StandardCharsets.UTF_8).length > MOST_BYTES) {
      fits = fits.substring(0, fits.length() / 2);
    }
    // half a character cannot be sent
    return new String(fits.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
  }

  private String request(String method, String params) {
    String id =
        switch (below(8)) {
          case 0 -> any(VALUES);
          case 1 -> "\"" + "i".repeat(below(80)) + "\"";
          default -> String.valueOf(below(1_000_000));
        };
    return "{\"jsonrpc\":\"2.0\",\"id\":%s,\"method\":\"%s\",\"params\":%s}"
        .formatted(id, method, params);
  }

  /** A request as a client might send it, with values of any kind. */
  private String right(String table, String token) {
    String method = any(METHODS);
    String params =
        switch (method) {
          case "hello" ->
              "{\"table\":\"%s\",\"token\":\"%s\",\"since\":%d}"
                  .formatted(table, token, below(100));
          case "act" ->
              "{\"ply\":%d,\"line\":%s,\"command\":\"c%d\",\"meant\":%b}"
                  .formatted(below(60), any(VALUES), below(50), below(2) == 0);
          case "start" -> "{\"fill\":true}";
          case "options" -> "{\"options\":{%s:%s}}".formatted(text(), any(VALUES));
          case "rematch" -> "{\"chosen\":%d}".formatted(below(3));
          case "end" -> "{\"off\":%b}".formatted(below(2) == 0);
          case "chat" -> "{\"text\":%s}".formatted(text());
          case "nonce" -> "{\"hex\":\"%x\"}".formatted(16 + below(200));
          case "ticket" -> "{\"ticket\":%s,\"to\":%s}".formatted(text(), any(VALUES));
          case "kick", "mute", "hand", "prompt" ->
              "{\"seat\":%d,\"name\":\"Cy\"}".formatted(below(6));
          case "speed" -> "{\"bots\":%s}".formatted(below(2) == 0 ? "\"fast\"" : any(VALUES));
          case "bot" -> "{\"seat\":%d,\"bot\":%s}".formatted(below(6), any(VALUES));
          default -> "{}";
        };
    return request(method, params);
  }

  private String text() {
    return "\"" + "ä".repeat(below(5)) + "x".repeat(below(30)) + "\"";
  }

  /** An object with any fields of any values. */
  private String odd() {
    StringBuilder params = new StringBuilder("{");
    for (int i = below(5); i > 0; i--) {
      params.append('"').append(any(FIELDS)).append("\":").append(any(VALUES));
      params.append(i > 1 ? "," : "");
    }
    return request(any(METHODS), params.append('}').toString());
  }

  /** The same with a character changed, lost, doubled, or everything after it gone. */
  private String spoilt(String text) {
    StringBuilder spoilt = new StringBuilder(text);
    for (int i = 1 + below(3); i > 0 && !spoilt.isEmpty(); i--) {
      int at = below(spoilt.length());
      switch (below(5)) {
        case 0 -> spoilt.deleteCharAt(at);
        case 1 -> spoilt.insert(at, spoilt.charAt(at));
        case 2 -> spoilt.setCharAt(at, (char) below(0xD800));
        case 3 -> spoilt.setLength(at);
        default -> spoilt.insert(at, any(VALUES));
      }
    }
    return spoilt.toString();
  }

  /** The same, long or deep. */
  private String lengthened(String text) {
    return switch (below(3)) {
      case 0 -> text.replace("\"params\":{", "\"params\":{\"x\":\"" + "y".repeat(3_500) + "\",");
      case 1 -> "[".repeat(below(3_000)) + text;
      default -> text.replace("\"params\":", "\"params\":" + "{\"a\":".repeat(below(500)));
    };
  }

  /** Codes 1002 and 1007: a broken rule, a text that is none; 1003, 1009: binary, too long. */
  private Message breaking() {
    byte[] any = bytes(below(120));
    return switch (below(7)) {
      case 0 -> breaking(0x82, any, 1003);
      case 1 -> breaking(RawSocket.TEXT, new byte[] {'"', (byte) 0xC3, 0x28, '"'}, 1007);
      case 2 ->
          breaking(
              RawSocket.TEXT,
              "x".repeat(MOST_BYTES + 1 + below(9_000)).getBytes(StandardCharsets.US_ASCII),
              1009);
      case 3 -> breaking(RawSocket.PART | 0x80, any, 1002);
      case 4 -> breaking(0x83 + below(5), any, 1002);
      case 5 -> breaking(RawSocket.TEXT | 0x70, any, 1002);
      // a ping that is longer than pings may be
      default -> breaking(RawSocket.PING, bytes(126 + below(500)), 1002);
    };
  }

  private static Message breaking(int kind, byte[] body, int code) {
    return new Message.Breaking(ByteBuffer.wrap(RawSocket.frame(kind, body)), Set.of(code));
  }

  private byte[] bytes(int count) {
    byte[] bytes = new byte[count];
    for (int i = 0; i < count; i++) {
      bytes[i] = (byte) chance.next();
    }
    return bytes;
  }

  private static final List<String> VERBS =
      List.of("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "BREW", "get", "");

  private static final List<String> PATHS =
      List.of(
          "/",
          "/api/catalogue",
          "/api/games/little/sheet",
          "/api/games/%00/sheet",
          "/api/tables",
          "/api/tables/TABLE",
          "/api/tables/TABLE/seats",
          "/api/tables/TABLE/sheet",
          "/api/tables/TABLE/cards",
          "/api/tables/TABLE/record",
          "/api/tables/TABLE/record?match=",
          "/api/tables/%2e%2e/record",
          "/health",
          "/ready",
          "/ws",
          "/../../etc/passwd",
          "/%zz",
          "/a\u0001b",
          "//",
          "*",
          "http://evil.example/",
          "/api/games/little/sheet?opt.x=",
          "/api/tables/" + "A".repeat(3_000));

  private static final List<String> HEADERS =
      List.of(
          "Content-Type: application/json",
          "Content-Type: text/plain",
          "Content-Type: ;;;=",
          "Content-Type: application/json; charset=utf-16",
          "Origin: null",
          "X-Forwarded-For: 1.2.3.4, ::1, x",
          "Forwarded: for=\"[::1\"",
          "Host: a b",
          "Host: [::",
          "Host: evil.example",
          "Expect: 100-continue",
          "Transfer-Encoding: gzip",
          "Transfer-Encoding: chunked",
          "Upgrade: h2c",
          "Upgrade: websocket",
          "Connection: Upgrade",
          "Sec-WebSocket-Version: 7",
          "Sec-WebSocket-Key: ?",
          "Range: bytes=5-1",
          "If-None-Match: *",
          "If-Modified-Since: never",
          "Cookie: a=\"",
          "Accept-Encoding: gzip;q=x",
          "X: " + "y".repeat(9_000),
          ": none",
          "No colon",
          " folded");

  /** A plain request, as bytes; after it nothing more comes. */
  byte[] plain(String table) {
    StringBuilder request = new StringBuilder();
    request.append(any(VERBS)).append(' ').append(any(PATHS).replace("TABLE", table));
    request.append(below(20) == 0 ? any(VALUES).replace(" ", "") : "");
    request.append(below(20) == 0 ? " HTTP/1.0" : " HTTP/1.1").append("\r\n");
    request.append(below(10) == 0 ? "" : "Host: 127.0.0.1\r\n");
    request.append("Connection: close\r\n");
    for (int i = below(3); i > 0; i--) {
      request.append(any(HEADERS)).append("\r\n");
    }
    String body =
        switch (below(5)) {
          case 0 -> "";
          case 1 -> wish();
          case 2 -> spoilt(wish());
          case 3 -> "{\"name\":" + any(VALUES) + ",\"seat\":" + any(VALUES) + "}";
          default -> any(TEXTS);
        };
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    if (below(2) == 0) {
      request.append("Content-Type: application/json\r\n");
    }
    int length = below(15) == 0 ? below(10_000) : bytes.length;
    request.append("Content-Length: ").append(below(30) == 0 ? any(VALUES) : length);
    request.append("\r\n\r\n").append(body);
    byte[] whole = request.toString().getBytes(StandardCharsets.UTF_8);
    for (int i = below(4) == 0 ? below(4) : 0; i > 0; i--) {
      whole[below(whole.length)] = (byte) chance.next();
    }
    return whole;
  }

  /** A wish for a table, with something odd about it. */
  private String wish() {
    return "{\"game\":%s,\"options\":%s,\"name\":%s,\"seats\":[{\"kind\":%s,\"bot\":%s},%s],\"%s\":%s}"
        .formatted(
            below(2) == 0 ? "\"little\"" : any(VALUES),
            below(2) == 0 ? "{}" : any(VALUES),
            text(),
            below(2) == 0 ? "\"bot\"" : any(VALUES),
            any(VALUES),
            any(VALUES),
            any(List.of("rules", "clockSeconds", "typedWords", "clock", "x")),
            any(VALUES));
  }
}
