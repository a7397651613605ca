package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every answer tells browsers how to guard the page. Source: issue 13, point 8. */
@SuppressWarnings("NullAway.Init")
@Timeout(60)
class HeadersTest {
  private static final Map<String, String> GUARDS =
      Map.of(
          "x-content-type-options", "nosniff",
          "x-frame-options", "DENY",
          "referrer-policy", "no-referrer",
          "cross-origin-opener-policy", "same-origin",
          "cross-origin-resource-policy", "same-origin");

  private static final String HOST = "Host: 127.0.0.1\n";
  private static final String SOCKET =
      HOST
          + "Upgrade: websocket\nConnection: Upgrade\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\n";

  private static ServerFixture server;

  @BeforeAll
  static void start() throws StartException {
    server = ServerFixture.measured(new MemoryStore());
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  /** The head of the answer to what somebody sends. */
  private static List<String> head(int port, String request) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      socket.setSoTimeout(10_000);
      byte[] bytes = (request.replace("\n", "\r\n") + "\r\n").getBytes(StandardCharsets.ISO_8859_1);
      socket.getOutputStream().write(bytes);
      InputStream in = socket.getInputStream();
      ByteArrayOutputStream head = new ByteArrayOutputStream();
      while (!head.toString(StandardCharsets.ISO_8859_1).endsWith("\r\n\r\n")) {
        int next = in.read();
        if (next < 0) {
          break;
        }
        head.write(next);
      }
      return head.toString(StandardCharsets.ISO_8859_1).lines().toList();
    }
  }

  private static void guarded(List<String> head, int status) {
    assertThat(head).isNotEmpty();
    assertThat(head.getFirst()).startsWith("HTTP/1.1 " + status);
    List<String> lines = new ArrayList<>();
    for (String line : head) {
      int colon = line.indexOf(": ");
      lines.add(
          colon < 0
              ? line
              : line.substring(0, colon).toLowerCase(java.util.Locale.ROOT)
                  + line.substring(colon));
    }
    GUARDS.forEach((name, value) -> assertThat(lines).containsOnlyOnce(name + ": " + value));
    assertThat(lines).filteredOn(line -> line.startsWith("permissions-policy: ")).hasSize(1);
    List<String> policies =
        lines.stream().filter(line -> line.startsWith("content-security-policy: ")).toList();
    assertThat(policies).hasSize(1);
    assertThat(policies.getFirst())
        .contains("default-src 'self'", "frame-ancestors 'none'", "object-src 'none'")
        .doesNotContain("unsafe", "http:", "https:");
    // who runs the server knows its version; visitors need not
    assertThat(lines).noneMatch(line -> line.startsWith("server: "));
    // only whoever does TLS can promise it
    assertThat(lines).noneMatch(line -> line.startsWith("strict-transport-security: "));
  }

  @ParameterizedTest
  @CsvSource({
    "GET, /api/catalogue, 200",
    "GET, /api/games/little/sheet, 200",
    "GET, /api/games/nothing/sheet, 404",
    "POST, /api/tables, 400",
    "GET, /api/tables, 200",
    "PUT, /api/tables, 405",
    "GET, /api/tables/AAAAAAAAAAAAAAAAAAAAAA, 404",
    "POST, /api/tables/AAAAAAAAAAAAAAAAAAAAAA/seats, 400",
    "GET, /api/tables/AAAAAAAAAAAAAAAAAAAAAA/sheet, 404",
    "GET, /api/tables/AAAAAAAAAAAAAAAAAAAAAA/cards, 404",
    "GET, /api/tables/AAAAAAAAAAAAAAAAAAAAAA/record, 404",
    "GET, /api/other, 404",
    "GET, /health, 200",
    "GET, /ready, 200",
    "TRACE, /, 404",
    "OPTIONS, /api/tables, 405",
    "DELETE, /ws, 426",
    "GET, /%zz, 400"
  })
  void on_every_route(String method, String path, int status) throws IOException {
    String request = method + " " + path + " HTTP/1.1\n" + HOST;
    String body = method.equals("GET") ? "" : "Content-Length: 0\n";
    guarded(head(server.port(), request + body), status);
  }

  @Test
  void on_the_page_its_files_and_what_is_none_of_them() throws IOException {
    for (String path : List.of("/", "/t/abc", "/assets/none.js", "/favicon.ico", "/../x")) {
      List<String> head = head(server.port(), "GET " + path + " HTTP/1.1\n" + HOST);
      guarded(head, Integer.parseInt(head.getFirst().split(" ")[1]));
    }
  }

  /** Where one such request follows another, Jetty says 505 of one in some thousands. */
  private static void tooLong(List<String> head, int status) {
    boolean odd = head.getFirst().startsWith("HTTP/1.1 505");
    guarded(head, odd ? 505 : status);
  }

  @Test
  void on_what_nobody_even_looks_at() throws IOException {
    int port = server.port();
    guarded(head(port, "nonsense\n"), 400);
    guarded(head(port, "GET / HTTP/1.1\n"), 400);
    guarded(head(port, "GET / HTTP/1.1\nHost: a b\n"), 400);
    guarded(head(port, "GET / HTTP/3.0\n" + HOST), 505);
    tooLong(head(port, "GET /" + "a".repeat(20_000) + " HTTP/1.1\n" + HOST), 414);
    tooLong(head(port, "GET / HTTP/1.1\n" + HOST + "X: " + "a".repeat(20_000) + "\n"), 431);
    guarded(head(port, "POST /api/tables HTTP/1.1\n" + HOST + "Content-Length: x\n"), 400);
    guarded(head(port, "POST / HTTP/1.1\n" + HOST + "Expect: x\nContent-Length: 2\n"), 417);
    guarded(head(port, "OPTIONS * HTTP/1.1\n" + HOST), 404);
    guarded(head(port, "GET / HTTP/1.1\nHost: evil.example\n"), 421);
  }

  @Test
  void on_the_socket_and_on_what_is_refused_there() throws IOException {
    int port = server.port();
    String wish = "GET /ws HTTP/1.1\n" + SOCKET;
    guarded(head(port, wish + "Sec-WebSocket-Version: 13\n"), 101);
    guarded(head(port, wish + "Sec-WebSocket-Version: 13\nOrigin: http://evil.example\n"), 403);
    // RFC 6455, 4.2.2: a version that is not spoken is answered with 426 and the one that is
    List<String> old = head(port, wish + "Sec-WebSocket-Version: 8\n");
    guarded(old, 426);
    assertThat(old).contains("Sec-WebSocket-Version: 13");
    guarded(head(port, "GET /ws HTTP/1.1\n" + HOST), 426);
  }

  @Test
  void at_the_metrics_door() throws IOException {
    int port = URI.create(server.server().metricsAddress().orElseThrow()).getPort();
    guarded(head(port, "GET /metrics HTTP/1.1\n" + HOST), 200);
    guarded(head(port, "GET /other HTTP/1.1\n" + HOST), 404);
    guarded(head(port, "GET /metrics HTTP/1.1\nHost: evil.example\n"), 421);
  }
}
