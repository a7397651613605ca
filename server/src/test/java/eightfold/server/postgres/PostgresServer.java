package eightfold.server.postgres;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.UserPrincipal;
import java.nio.file.attribute.UserPrincipalNotFoundException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/**
 * A PostgreSQL of the tests' own, on a free port of this machine and in a folder that is deleted
 * with it. It flushes to the disk as any other. Where there is none to start the tests say so and
 * are skipped.
 */
public final class PostgresServer implements AutoCloseable {
  private static final String USER = "eightfold";
  private static final String PASSWORD = "only for tests";

  /** It refuses to run as root: then it runs as one of these. */
  private static final List<String> USERS = List.of("postgres", "nobody");

  private static final AtomicInteger SCHEMAS = new AtomicInteger();

  private static Optional<PostgresServer> shared = Optional.empty();

  private final Path programs;
  private final Path folder;
  private final List<String> as;
  private final int port;

  private PostgresServer(Path programs, Path folder, List<String> as, int port) {
    this.programs = programs;
    this.folder = folder;
    this.as = as;
    this.port = port;
  }

  /** One for all tests of this run, started for the first; or skips the test. */
  public static synchronized PostgresServer shared() {
    if (shared.isEmpty()) {
      PostgresServer server = started();
      Runtime.getRuntime().addShutdownHook(new Thread(server::close));
      shared = Optional.of(server);
    }
    return shared.get();
  }

  private static PostgresServer started() {
    Optional<Path> programs = programs();
    if (programs.isEmpty()) {
      System.err.println();
      System.err.println(
          "*** NO POSTGRESQL: the tests of several machines are SKIPPED. Install it (Debian:");
      System.err.println(
          "*** postgresql), or name the folder of its programs in EIGHTFOLD_POSTGRES.");
      System.err.println();
      Assumptions.abort("no PostgreSQL on this machine");
    }
    try {
      Path folder = Files.createTempDirectory("eightfold-postgres");
      PostgresServer server = new PostgresServer(programs.get(), folder, as(folder), freePort());
      server.make();
      server.start();
      return server;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Optional<Path> programs() {
    List<Path> folders = new ArrayList<>();
    Optional.ofNullable(System.getenv("EIGHTFOLD_POSTGRES")).map(Path::of).ifPresent(folders::add);
    Path debian = Path.of("/usr/lib/postgresql");
    if (Files.isDirectory(debian)) {
      try (Stream<Path> versions = Files.list(debian)) {
        versions
            .sorted(Comparator.comparing(Path::toString).reversed())
            .map(version -> version.resolve("bin"))
            .forEach(folders::add);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    for (String path : System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1)) {
      folders.add(Path.of(path));
    }
    return folders.stream()
        .filter(bin -> Files.isExecutable(bin.resolve("initdb")))
        .filter(bin -> Files.isExecutable(bin.resolve("pg_ctl")))
        .findFirst();
  }

  /** What stands before a command so that it does not run as root; the folder is made fit. */
  private static List<String> as(Path folder) throws IOException {
    if (!System.getProperty("user.name").equals("root")) {
      return List.of();
    }
    for (String user : USERS) {
      try {
        UserPrincipal owner =
            folder.getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName(user);
        Files.setOwner(folder, owner);
        return List.of("setpriv", "--reuid=" + user, "--clear-groups", "--");
      } catch (UserPrincipalNotFoundException e) {
        // the next one, then
      }
    }
    throw new IOException("none of these users exists: " + USERS);
  }

  private static int freePort() throws IOException {
    try (ServerSocket any = new ServerSocket(0)) {
      return any.getLocalPort();
    }
  }

  private void make() throws IOException {
    Path password = Files.writeString(folder.resolve("password"), PASSWORD + "\n");
    run(
        "initdb",
        "--pgdata=" + data(),
        "--username=" + USER,
        "--pwfile=" + password,
        "--auth=scram-sha-256",
        "--encoding=UTF8",
        "--no-locale",
        "--no-sync");
  }

  private Path data() {
    return folder.resolve("data");
  }

  /** Starts it again after {@link #stop}, at the same port. */
  public void start() throws IOException {
    run(
        "pg_ctl",
        "start",
        "--wait",
        "--pgdata=" + data(),
        "--log=" + folder.resolve("log"),
        "--options=-p "
            + port
            + " -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=60"
            + " -c recovery_init_sync_method=syncfs");
  }

  /** Stops it without a word to anybody, as if its machine had been switched off. */
  public void stop() throws IOException {
    run("pg_ctl", "stop", "--wait", "--mode=immediate", "--pgdata=" + data());
  }

  private void run(String program, String... arguments) throws IOException {
    List<String> words = new ArrayList<>(as);
    words.add(programs.resolve(program).toString());
    words.addAll(List.of(arguments));
    Path out = Files.createTempFile("eightfold-postgres", ".out");
    try {
      Process process =
          new ProcessBuilder(words)
              .directory(folder.toFile())
              .redirectErrorStream(true)
              .redirectOutput(out.toFile())
              .start();
      if (!process.waitFor(60, TimeUnit.SECONDS) || process.exitValue() != 0) {
        process.destroyForcibly();
        throw new IOException(program + " failed: " + Files.readString(out));
      }
    } catch (InterruptedException e) {
      throw new IOException(program + " was interrupted", e);
    } finally {
      Files.delete(out);
    }
  }

  /** The port at which it listens on 127.0.0.1. */
  public int port() {
    return port;
  }

  /** As good as a new database with nothing in it, and quicker made: a schema. */
  public Database database() {
    String name = "test" + SCHEMAS.incrementAndGet();
    asks("public", "CREATE SCHEMA " + name);
    return named(name, port);
  }

  /** A schema by its name, reached by some port. */
  static Database named(String name, int port) {
    return at("127.0.0.1:" + port + "/postgres?currentSchema=" + name);
  }

  /** Any database of a server of the tests. */
  static Database at(String place) {
    return new Database(
        "jdbc:postgresql://" + place,
        Optional.of(USER),
        Optional.of(PASSWORD),
        Database.CONNECTIONS);
  }

  /** The name of the schema of {@link #database}. */
  static String nameOf(Database database) {
    return database.url().substring(database.url().lastIndexOf('=') + 1);
  }

  /** The same database by another port, where something stands before it. */
  static Database by(Database database, int port) {
    return by(database, "127.0.0.1", port);
  }

  /** The same database by another address. */
  public static Database by(Database database, String host, int port) {
    return at(host + ":" + port + "/postgres?currentSchema=" + nameOf(database));
  }

  /** Does something in a schema, as its owner. */
  void asks(String schema, String sql) {
    try (Connection connection = connection(schema);
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    } catch (SQLException e) {
      throw new AssertionError(sql, e);
    }
  }

  Connection connection(String schema) throws SQLException {
    return DriverManager.getConnection(named(schema, port).url(), USER, PASSWORD);
  }

  @Override
  public void close() {
    try {
      stop();
    } catch (IOException e) {
      // it was not running
      System.err.println("PostgreSQL was not stopped: " + e.getMessage());
    }
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    } catch (IOException e) {
      System.err.println(folder + " is left behind: " + e.getMessage());
    }
  }
}
