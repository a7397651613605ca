package eightfold.server.adapter;

import eightfold.protocol.Json;
import eightfold.server.lobby.Redacted;
import eightfold.server.lobby.Reports;
import eightfold.server.port.Notes;
import eightfold.server.port.StoreException;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Where a running server is asked for a copy of its store: a socket in its data folder, which only
 * the folder's owner can reach. A request is one line, the absolute path of a file that is not
 * there yet; the answer is one line, empty when the copy is made, else what was wrong. Or it is the
 * word {@code reports}; then the answer is the reports that players have made, as JSON.
 */
public final class BackupSocket implements AutoCloseable {
  private static final System.Logger LOG = System.getLogger(BackupSocket.class.getName());
  private static final String FILE = "eightfold.sock";
  private static final String REPORTS = "reports";
  private static final int MOST_REPORTS = 1_000;

  private final ServerSocketChannel listening;
  private final Path file;
  private final SqliteStore store;

  private BackupSocket(ServerSocketChannel listening, Path file, SqliteStore store) {
    this.listening = listening;
    this.file = file;
    this.store = store;
  }

  /**
   * Listens in a data folder that this program has locked. Where that cannot be done (some systems
   * have no such sockets, and a folder's path may be too long for one) the log says so, and a copy
   * can be made when the server is stopped.
   */
  public static Optional<BackupSocket> open(Path folder, SqliteStore store) {
    Path file = folder.resolve(FILE);
    try {
      // one that a killed server left behind
      Files.deleteIfExists(file);
      ServerSocketChannel listening = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
      try {
        listening.bind(UnixDomainSocketAddress.of(file));
      } catch (IOException e) {
        listening.close();
        throw e;
      }
      OwnerOnly.restrict(file);
      BackupSocket socket = new BackupSocket(listening, file, store);
      Thread.ofPlatform().name("eightfold-backup").daemon().start(socket::serve);
      return Optional.of(socket);
    } catch (IOException | UnsupportedOperationException e) {
      String words = "no backup can be made while the server runs";
      LOG.log(System.Logger.Level.WARNING, words, Redacted.of(e));
      return Optional.empty();
    }
  }

  private void serve() {
    while (listening.isOpen()) {
      try (SocketChannel caller = listening.accept()) {
        answer(caller);
      } catch (ClosedChannelException e) {
        return;
      } catch (IOException | RuntimeException e) {
        LOG.log(System.Logger.Level.WARNING, "a backup was not made", Redacted.of(e));
      }
    }
  }

  private void answer(SocketChannel caller) throws IOException {
    BufferedReader lines = new BufferedReader(Channels.newReader(caller, StandardCharsets.UTF_8));
    String target = lines.readLine();
    if (REPORTS.equals(target)) {
      write(caller, reports(store.notes(Reports.KIND, "", MOST_REPORTS)));
    } else if (target != null) {
      write(caller, copied(target));
    }
  }

  private String copied(String target) {
    try {
      Path path = Path.of(target);
      if (!path.isAbsolute()) {
        return "not an absolute path: " + target;
      }
      store.copyTo(path);
      return "";
    } catch (StoreException | InvalidPathException e) {
      return String.valueOf(e.getMessage());
    }
  }

  /** Reports as one line of JSON. */
  public static String reports(List<Notes.Note> notes) {
    return Json.write(Map.of("notes", notes));
  }

  /**
   * Asks the server that uses a data folder for the reports that players have made.
   *
   * @return what {@link #reports} writes
   * @throws IOException if it cannot be asked
   */
  public static String askReports(Path folder) throws IOException {
    return asked(folder, REPORTS);
  }

  private static String asked(Path folder, String line) throws IOException {
    try (SocketChannel server =
        SocketChannel.open(UnixDomainSocketAddress.of(folder.resolve(FILE)))) {
      write(server, line);
      String answer =
          new BufferedReader(Channels.newReader(server, StandardCharsets.UTF_8)).readLine();
      if (answer == null) {
        throw new IOException("it went down before it had answered");
      }
      return answer;
    }
  }

  /**
   * Asks the server that uses a data folder for a copy.
   *
   * @throws StoreException what that server says, if it could not make the copy
   * @throws IOException if it cannot be asked
   */
  public static void ask(Path folder, Path target) throws IOException {
    String answer = asked(folder, target.toString());
    if (!answer.isEmpty()) {
      throw new StoreException(answer);
    }
  }

  private static void write(SocketChannel channel, String line) throws IOException {
    ByteBuffer bytes = StandardCharsets.UTF_8.encode(line.replace('\n', ' ') + "\n");
    while (bytes.hasRemaining()) {
      channel.write(bytes);
    }
  }

  @Override
  public void close() {
    try {
      listening.close();
      Files.deleteIfExists(file);
    } catch (IOException e) {
      LOG.log(System.Logger.Level.WARNING, "closing failed", Redacted.of(e));
    }
  }
}
