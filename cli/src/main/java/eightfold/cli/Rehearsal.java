package eightfold.cli;

import eightfold.game.LibraryFiles;
import eightfold.games.Games;
import eightfold.server.Server;
import eightfold.server.ServerSettings;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Map;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Goes once through what people do right after a start: short commands, a server's first table, and
 * its first one after a restart. The JVM watches it and keeps which classes that takes, so that
 * real starts find them ready ({@code ./eightfold} does it after a build).
 */
public final class Rehearsal {
  private static final Pattern TABLE =
      Pattern.compile("\"table\":\"([^\"]+)\",.*\"token\":\"([^\"]+)\"");
  private static final int TEXT_FRAME = 0x81;
  private static final int MASKED = 0x80;
  private static final int LENGTH_FOLLOWS = 126;

  private final Path folder;

  /** Any will do: all of them go the same ways. */
  private final String game = Games.standard().ids().getFirst();

  private Rehearsal(Path folder) {
    this.folder = folder;
  }

  /**
   * Rehearses, and fails where a start would.
   *
   * @param args a folder for what is written meanwhile
   */
  public static void main(String[] args) throws Exception {
    Rehearsal rehearsal = new Rehearsal(Path.of(args[0]));
    rehearsal.commands();
    rehearsal.server();
    System.exit(Exit.DONE);
  }

  private void commands() throws IOException {
    Path scenarios = folder.resolve("scenarios.yaml");
    Path record = folder.resolve("record.yaml");
    Files.writeString(scenarios, LibraryFiles.text("scenarios/" + game + ".yaml"));
    run("", "games");
    run("", "games", "--json");
    run("", "rules", game);
    run("", "scenario", scenarios.toString());
    run("draw\nhelp\nquit\n", "play", game, "--seed", "1", "--record", record.toString());
    run("", "simulate", game, "--deals", "20", "--seed", "1");
    run("", "simulate", game, "--deals", "5", "--bot", "greedy", "--seed", "1");
  }

  private void run(String typed, String... args) {
    PrintStream nowhere =
        new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
    Surroundings around =
        new Surroundings(
            new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)),
            nowhere,
            nowhere,
            false,
            false,
            Map.of(),
            "",
            folder,
            () -> 1,
            Clock.systemUTC(),
            OptionalLong.empty(),
            Games::standard);
    if (Eightfold.run(around, args) == Exit.WRONG_CALL) {
      throw new IllegalStateException("eightfold " + String.join(" ", args) + " was refused");
    }
  }

  /**
   * A table is opened, begun and played at by bots until the guest has seen something of it; after
   * a restart it is asked for, and so read again.
   */
  private void server() throws Exception {
    ServerSettings settings = ServerSettings.at("127.0.0.1", 0, folder.resolve("data"));
    String table;
    try (Server server = Server.start(settings, Games.standard())) {
      request(server, "GET / HTTP/1.1", "");
      request(server, "GET /api/catalogue HTTP/1.1", "");
      request(server, "GET /api/games/" + game + "/sheet HTTP/1.1", "");
      request(server, "GET /api/games/" + game + "/lessons HTTP/1.1", "");
      String wish =
          "{\"game\":\""
              + game
              + "\",\"options\":{},\"name\":\"Ann\",\"seats\":"
              + "[{\"kind\":\"person\"},{\"kind\":\"bot\",\"bot\":\"greedy\"}]}";
      Matcher opened = TABLE.matcher(request(server, "POST /api/tables HTTP/1.1", wish));
      if (!opened.find()) {
        throw new IllegalStateException("no table could be opened");
      }
      table = opened.group(1);
      sit(server, table, opened.group(2));
    }
    try (Server server = Server.start(settings, Games.standard())) {
      request(server, "GET /api/tables/" + table + " HTTP/1.1", "");
    }
  }

  private static Socket connect(Server server) throws IOException {
    return new Socket(InetAddress.getLoopbackAddress(), server.port());
  }

  /** A request on a connection of its own, and all of the answer. */
  private static String request(Server server, String line, String body) throws IOException {
    try (Socket socket = connect(server)) {
      String head = line + "\r\nHost: 127.0.0.1\r\nConnection: close\r\n";
      String more = "Content-Type: application/json\r\nContent-Length: " + body.length() + "\r\n";
      send(socket, head + (body.isEmpty() ? "" : more) + "\r\n" + body);
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static void send(Socket socket, String text) throws IOException {
    socket.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
  }

  /** Says hello at the table and begins the match. */
  private static void sit(Server server, String table, String token) throws IOException {
    try (Socket socket = connect(server)) {
      send(
          socket,
          "GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
              + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n");
      InputStream in = socket.getInputStream();
      readHead(in);
      call(socket, 1, "hello", "{\"table\":\"" + table + "\",\"token\":\"" + token + "\"}");
      readFrame(in);
      call(socket, 2, "start", "{\"fill\":true}");
      readFrame(in);
      readFrame(in);
    }
  }

  private static void readHead(InputStream in) throws IOException {
    StringBuilder head = new StringBuilder();
    while (head.indexOf("\r\n\r\n") < 0) {
      int next = in.read();
      if (next < 0) {
        throw new IOException("the connection was closed");
      }
      head.append((char) next);
    }
  }

  private static void call(Socket socket, int id, String method, String params) throws IOException {
    String text =
        "{\"jsonrpc\":\"2.0\",\"id\":"
            + id
            + ",\"method\":\""
            + method
            + "\",\"params\":"
            + params
            + "}";
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    // masked by zeros, which leave the text as it is
    ByteBuffer frame = ByteBuffer.allocate(bytes.length + 8);
    frame.put((byte) TEXT_FRAME);
    if (bytes.length < LENGTH_FOLLOWS) {
      frame.put((byte) (MASKED | bytes.length));
    } else {
      frame.put((byte) (MASKED | LENGTH_FOLLOWS)).putShort((short) bytes.length);
    }
    frame.putInt(0).put(bytes).flip();
    byte[] whole = new byte[frame.remaining()];
    frame.get(whole);
    socket.getOutputStream().write(whole);
  }

  private static void readFrame(InputStream in) throws IOException {
    int first = in.read();
    int length = in.read();
    if (first < 0 || length < 0) {
      throw new IOException("the connection was closed");
    }
    int bytes =
        switch (length) {
          case LENGTH_FOLLOWS -> ByteBuffer.wrap(in.readNBytes(Short.BYTES)).getShort() & 0xFFFF;
          case LENGTH_FOLLOWS + 1 ->
              Math.toIntExact(ByteBuffer.wrap(in.readNBytes(Long.BYTES)).getLong());
          default -> length;
        };
    in.readNBytes(bytes);
  }
}
