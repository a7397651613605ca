package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.server.adapter.Address;
import eightfold.server.adapter.RawSocket;
import eightfold.server.little.LittleCatalogue;
import eightfold.server.lobby.Limits;
import eightfold.server.lobby.LobbySettings;
import eightfold.server.room.Allowance;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * What one address may have of what all share. Source: issue 10, point 2: 6,300 connections of one
 * byte each ten seconds shut out everybody.
 */
class SharesTest {
  private static final Allowance.Limit PLENTY = ServerFixture.WIDE.speeds().calls();
  private static final long HOUR = 3_600_000;

  /** Room for a thousand tables and WebSockets, of one address too. */
  private static final Limits THOUSAND =
      new Limits(
          new Limits.Totals(1_000, 1_000),
          new Limits.Shares(10, 1_000, 100),
          Limits.Speeds.all(PLENTY),
          Limits.Times.all(HOUR));

  private static ServerFixture server(Limits limits) throws StartException {
    return ServerFixture.with(new LittleCatalogue(), ServerFixture.QUICK, limits);
  }

  /** A connection from an address of this machine, of which there are many. */
  private static Socket from(String address, ServerFixture server) throws IOException {
    Socket socket = new Socket();
    socket.bind(new InetSocketAddress(InetAddress.getByName(address), 0));
    socket.setSoTimeout(5_000);
    socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), server.port()), 5_000);
    return socket;
  }

  /** The status that is answered to a plain request; -1 if the connection is closed instead. */
  private static int status(Socket socket) {
    try {
      String request = "GET /api/catalogue HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n";
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      byte[] line = socket.getInputStream().readNBytes(12);
      return line.length < 12
          ? -1
          : Integer.parseInt(new String(line, StandardCharsets.US_ASCII).substring(9));
    } catch (IOException e) {
      return -1;
    }
  }

  @Test
  void one_address_has_so_many_connections_and_others_come_in() throws Exception {
    List<Socket> greedy = new ArrayList<>();
    try (ServerFixture server = server(THOUSAND.with(new Limits.Shares(10, 1_000, 5)))) {
      for (int i = 0; i < 5; i++) {
        greedy.add(from("127.0.0.2", server));
        assertThat(status(greedy.getLast())).isEqualTo(200);
      }
      for (int i = 0; i < 20; i++) {
        try (Socket further = from("127.0.0.2", server)) {
          assertThat(status(further)).as("a connection beyond the share").isEqualTo(-1);
        }
      }
      try (Socket other = from("127.0.0.3", server)) {
        assertThat(status(other)).isEqualTo(200);
      }
      greedy.removeFirst().close();
      assertThat(comesIn(server)).as("a place that is free again").isTrue();
    } finally {
      for (Socket socket : greedy) {
        socket.close();
      }
    }
  }

  /** Five addresses that may have 300 each, where there is room for 1,020 of all together. */
  @Tag("long")
  @Test
  void many_addresses_that_hold_all_the_connections_they_can_let_others_in() throws Exception {
    Limits limits =
        THOUSAND.with(new Limits.Totals(1_000, 20)).with(new Limits.Shares(10, 20, 300));
    List<Socket> greedy = new ArrayList<>();
    try (ServerFixture server =
        ServerFixture.with(new LittleCatalogue(), ServerFixture.QUICK, limits)) {
      for (int address = 2; address < 7; address++) {
        for (int i = 0; i < 300; i++) {
          greedy.add(from("127.0.0." + address, server));
        }
      }
      for (int address = 10; address < 20; address++) {
        try (Socket other = from("127.0.0." + address, server)) {
          assertThat(status(other)).as("one more address").isEqualTo(200);
        }
      }
    } finally {
      for (Socket socket : greedy) {
        socket.close();
      }
    }
  }

  private static boolean comesIn(ServerFixture server) throws Exception {
    for (int i = 0; i < 100; i++) {
      try (Socket again = from("127.0.0.2", server)) {
        if (status(again) == 200) {
          return true;
        }
      }
      Thread.sleep(20);
    }
    return false;
  }

  @Test
  void one_address_connects_so_fast_and_no_faster() throws Exception {
    try (ServerFixture server =
        server(THOUSAND.with(THOUSAND.speeds().connecting(new Allowance.Limit(8, 0.001))))) {
      List<Integer> answers = new ArrayList<>();
      for (int i = 0; i < 12; i++) {
        try (Socket socket = from("127.0.0.2", server)) {
          answers.add(status(socket));
        }
      }
      assertThat(answers.subList(0, 8)).containsOnly(200);
      assertThat(answers.subList(8, 12)).containsOnly(-1);
      try (Socket other = from("127.0.0.3", server)) {
        assertThat(status(other)).isEqualTo(200);
      }
    }
  }

  /** A request that comes byte by byte is never idle, and never done. */
  @Test
  void a_request_that_takes_too_long_is_cut_off_and_a_slow_reader_of_pages_is_not()
      throws Exception {
    try (ServerFixture server = server(THOUSAND.with(THOUSAND.times().request(1_500)));
        Socket header = from("127.0.0.2", server);
        Socket body = from("127.0.0.2", server);
        Socket blanks = from("127.0.0.2", server);
        Socket calm = from("127.0.0.2", server)) {
      assertThat(status(calm)).isEqualTo(200);
      write(header, "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ");
      write(
          body,
          "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
              + "Content-Length: 1000\r\n\r\n{");
      for (int i = 0; i < 60 && !(isCut(header) && isCut(body) && isCut(blanks)); i++) {
        Thread.sleep(100);
        trickle(header, "x");
        trickle(body, " ");
        trickle(blanks, "\r\n");
      }
      assertThat(isCut(header)).as("a slow header").isTrue();
      assertThat(isCut(body)).as("a slow body").isTrue();
      assertThat(isCut(blanks)).as("a request that never begins").isTrue();
      calm.getInputStream().readNBytes(calm.getInputStream().available());
      assertThat(status(calm)).as("one that was silent for longer").isEqualTo(200);
    }
  }

  private static void write(Socket socket, String text) throws IOException {
    socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
  }

  private static void trickle(Socket socket, String text) {
    try {
      write(socket, text);
    } catch (IOException e) {
      assertThat(socket.isConnected()).isTrue();
    }
  }

  private static boolean isCut(Socket socket) {
    try {
      socket.setSoTimeout(1);
      return socket.getInputStream().read() < 0;
    } catch (java.net.SocketTimeoutException e) {
      return false;
    } catch (IOException e) {
      return true;
    }
  }

  @Test
  void pings_and_empty_parts_count_as_messages_do() throws Exception {
    Limits limits =
        THOUSAND
            .with(ServerFixture.WIDE.shares())
            .with(THOUSAND.speeds().messages(new Allowance.Limit(30, 10)));
    try (ServerFixture server =
            ServerFixture.with(new LittleCatalogue(), ServerFixture.QUICK, limits);
        RawSocket pings = RawSocket.open(server.port(), Optional.empty());
        RawSocket parts = RawSocket.open(server.port(), Optional.empty());
        RawSocket calm = RawSocket.open(server.port(), Optional.empty())) {
      parts.sendFrame(RawSocket.FIRST_PART, "x");
      for (int i = 0; i < 2_000; i++) {
        pings.trySendFrame(RawSocket.PING, "");
        parts.trySendFrame(RawSocket.PART, "");
      }
      for (int i = 0; i < 20; i++) {
        calm.sendFrame(RawSocket.PING, "");
      }
      assertThat(pings.isCutOff()).as("a flood of pings").isTrue();
      assertThat(parts.isCutOff()).as("a flood of empty parts").isTrue();
      calm.sendText("nonsense".getBytes(StandardCharsets.UTF_8));
      assertThat(calm.nextText()).contains("-32700");
    }
  }

  /**
   * Whoever sends without end, faster than it can be read, has a turn as everybody has. Limits
   * would end that within a second or two; here there are none.
   */
  @Test
  void who_sends_without_end_keeps_nobody_waiting() throws Exception {
    Allowance.Limit endless = new Allowance.Limit(1e12, 1e12);
    Limits limits =
        THOUSAND.with(ServerFixture.WIDE.shares()).with(THOUSAND.speeds().messages(endless));
    try (ServerFixture server =
            ServerFixture.with(new LittleCatalogue(), ServerFixture.QUICK, limits);
        RawSocket flood = RawSocket.open(server.port(), Optional.empty());
        RawSocket calm = RawSocket.open(server.port(), Optional.empty())) {
      byte[] block = pongs(100_000);
      AtomicInteger blocks = new AtomicInteger();
      Thread flooding =
          Thread.ofPlatform()
              .daemon()
              .start(
                  () -> {
                    try {
                      while (true) {
                        flood.sendBytes(block);
                        blocks.incrementAndGet();
                      }
                    } catch (IOException e) {
                      // the test is over
                    }
                  });
      for (int i = 0; i < 50; i++) {
        calm.sendText("nonsense".getBytes(StandardCharsets.UTF_8));
        assertThat(calm.nextText()).contains("-32700");
      }
      assertThat(flooding.isAlive()).as("the flood went on").isTrue();
      assertThat(blocks).as("and was read").hasPositiveValue();
    }
  }

  private static byte[] pongs(int count) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (int i = 0; i < count; i++) {
      all.writeBytes(RawSocket.frame(RawSocket.PONG, new byte[0]));
    }
    return all.toByteArray();
  }

  @Test
  void behind_a_proxy_all_connections_are_the_proxys() throws Exception {
    ServerSettings settings =
        ServerSettings.at("127.0.0.1", 0, java.nio.file.Path.of("unused"))
            .with(Address.of("127.0.0.1", 0).proxied())
            .with(
                LobbySettings.standard()
                    .with(
                        THOUSAND
                            .with(new Limits.Shares(10, 1_000, 2))
                            .with(
                                THOUSAND
                                    .speeds()
                                    .calls(new Allowance.Limit(3, 0.001))
                                    .connecting(new Allowance.Limit(2, 0.001)))));
    try (Server server =
        Server.start(
            settings,
            new LittleCatalogue(),
            new Server.Ports(
                new MemoryStore(), System::currentTimeMillis, ServerFixture.entropy(1)))) {
      for (int client = 0; client < 10; client++) {
        assertThat(forwarded(server, "192.0.2." + client)).isEqualTo(200);
      }
      // a household has many IPv6 addresses, and whatever a client claims comes before the proxy's
      for (int i = 0; i < 3; i++) {
        assertThat(forwarded(server, "10.9.9." + i + ", 2001:db8:1:2::" + i)).isEqualTo(200);
      }
      assertThat(forwarded(server, "10.9.9.9, [2001:db8:1:2:ffff::1]:4711")).isEqualTo(429);
      assertThat(forwarded(server, "2001:db8:1:3::1")).isEqualTo(200);
      assertThat(forwarded(server, "8.8.8.8\r\nX-Forwarded-For: 2001:db8:1:2::77")).isEqualTo(429);
    }
  }

  /** The status of a request as a proxy passes it on, on a connection of its own. */
  private static int forwarded(Server server, String client) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
      write(
          socket,
          "GET /api/catalogue HTTP/1.1\r\nHost: cards.example\r\nX-Forwarded-For: "
              + client
              + "\r\nConnection: close\r\n\r\n");
      byte[] line = socket.getInputStream().readNBytes(12);
      return Integer.parseInt(new String(line, StandardCharsets.US_ASCII).substring(9));
    }
  }
}
