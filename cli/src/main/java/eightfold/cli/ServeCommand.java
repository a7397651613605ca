package eightfold.cli;

import eightfold.server.Server;
import eightfold.server.ServerSettings;
import eightfold.server.ServerSettings.Storage;
import eightfold.server.StartException;
import eightfold.server.adapter.Address;
import eightfold.server.cluster.ClusterSettings;
import eightfold.server.lobby.LobbySettings;
import eightfold.server.postgres.Database;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Serves tables to browsers. */
@Command(
    name = "serve",
    description = "Serve tables to browsers, for persons and bots.",
    footer = {"", "Example:", "  eightfold serve --host 0.0.0.0 --port 8080"})
final class ServeCommand implements Callable<Integer> {
  private static final System.Logger LOG = System.getLogger(ServeCommand.class.getName());
  private static final int MOST_PORT = 65_535;

  private final Surroundings around;

  @Option(
      names = "--port",
      paramLabel = "N",
      defaultValue = "8080",
      description = "Port (${DEFAULT-VALUE} if not given); 0: any that is free.")
  private int port;

  @Option(
      names = "--host",
      paramLabel = "HOST",
      defaultValue = "127.0.0.1",
      description = "Address to listen at (${DEFAULT-VALUE}, this machine alone, if not given).")
  private String host = "127.0.0.1";

  @Mixin private OwnBook own = new OwnBook();

  @Option(
      names = "--data",
      paramLabel = "DIR",
      description = "Folder for tables and records; one of your own if not given.")
  private Optional<Path> data = Optional.empty();

  @Option(
      names = "--name",
      paramLabel = "NAME",
      description =
          "Name by which browsers call this server, such as cards.example.org; may be given several"
              + " times. Addresses in digits, names without a dot and those of private networks"
              + " (.local, .lan, .home.arpa ...) need not be given.")
  private List<String> hostNames = List.of();

  @Option(
      names = "--behind-proxy",
      description =
          "A reverse proxy stands in front, and X-Forwarded-For names the clients."
              + " Nobody else may reach the port then.")
  private boolean behindProxy;

  @Option(
      names = "--metrics-port",
      paramLabel = "N",
      description =
          "Port of this machine, and of no other, at which Prometheus reads /metrics; 0: any that"
              + " is free. Nobody can read them if not given.")
  private Optional<Integer> metricsPort = Optional.empty();

  @Option(
      names = "--base-path",
      paramLabel = "PATH",
      description =
          "Path under which everything lies, such as /cards, where a proxy leads only that path"
              + " here; the root if not given.")
  private String basePath = "";

  @Option(
      names = "--end-with-input",
      description =
          "Stop when standard input ends: for programs that start a server, which goes with them"
              + " however they end.")
  private boolean endWithInput;

  @Mixin private DatabaseOptions database = new DatabaseOptions();

  @Mixin private ClusterOptions cluster = new ClusterOptions();

  @Mixin private LimitOptions limits = new LimitOptions();

  @Mixin private PeopleOptions people = new PeopleOptions();

  @Mixin private VolityOptions volity = new VolityOptions();

  @Mixin private LogOptions log = new LogOptions();

  /** Another door than the page, if there is one. */
  private interface Door extends AutoCloseable {
    @Override
    void close();
  }

  ServeCommand(Surroundings around) {
    this.around = around;
  }

  @Override
  public Integer call() {
    if (port < 0 || port > MOST_PORT) {
      throw new WrongCall("--port must be 0 to " + MOST_PORT + ", not " + port);
    }
    if (metricsPort.isPresent() && (metricsPort.get() < 0 || metricsPort.get() > MOST_PORT)) {
      throw new WrongCall(
          "--metrics-port must be 0 to " + MOST_PORT + ", not " + metricsPort.get());
    }
    Path folder = data.orElseGet(() -> DataFolder.of(around)).toAbsolutePath().normalize();
    ServerSettings settings = settings(folder);
    volity.check(cluster.cluster().isPresent());
    log.set();
    around.err().println("Tables and records are kept in " + settings.storage());
    cluster.outdated().ifPresent(around.err()::println);
    limits.promised().stream()
        .mapToObj(promised -> OpenFiles.lacking(promised, around.openFiles()))
        .flatMap(Optional::stream)
        .forEach(lack -> around.err().println(lack + ", or give fewer --connections"));
    try (Server server = Server.start(settings, own.catalogue(around));
        Door door = volity.given() ? volity.open(server)::close : () -> {}) {
      server
          .metricsAddress()
          .ifPresent(address -> around.err().println("Prometheus reads " + address));
      if (isForThisMachineAlone()) {
        around.err().println("This machine alone can reach it; --host 0.0.0.0 lets others in, too");
      }
      LOG.log(System.Logger.Level.INFO, "serving at {0}", server.address());
      around.out().println("Open " + server.address() + " in a browser; Ctrl-C stops the server.");
      around.out().flush();
      server.prepare();
      closeAtExit(server, door);
      return waitForEnd(server);
    } catch (StartException e) {
      throw new WrongCall(e);
    }
  }

  /** Whether nobody else can come; a proxy on this machine lets others in. */
  private boolean isForThisMachineAlone() {
    try {
      return !behindProxy && InetAddress.getByName(host).isLoopbackAddress();
    } catch (UnknownHostException e) {
      return false;
    }
  }

  private ServerSettings settings(Path folder) {
    ServerSettings settings =
        new ServerSettings(
            address(),
            storage(folder),
            OptionalInt.empty(),
            LobbySettings.standard().with(limits.limits()).with(people.people()));
    return metricsPort.isPresent() ? settings.measuredAt(metricsPort.get()) : settings;
  }

  private Address address() {
    try {
      return new Address(host, port, behindProxy, names(), basePath);
    } catch (IllegalArgumentException e) {
      throw new WrongCall("--base-path: " + e.getMessage());
    }
  }

  private Storage storage(Path folder) {
    Optional<Database> shared = database.database();
    Optional<ClusterSettings> others = cluster.cluster();
    if (others.isPresent() && shared.isEmpty()) {
      throw new WrongCall("--cluster needs --database URL, which all servers share");
    }
    return shared.isPresent()
        ? new Storage.Shared(shared.get(), others)
        : new Storage.Folder(folder);
  }

  /** Where it listens by a name, that is one of its names. */
  private List<String> names() {
    List<String> names = new ArrayList<>(hostNames);
    // a proxy lets through what it knows, unless names are given
    if (!behindProxy) {
      names.add(host);
    }
    return names;
  }

  /** Ctrl-C and a stop by the system let the server write down what it has accepted. */
  private static void closeAtExit(Server server, Door door) {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(server, door), "eightfold-stop"));
  }

  private static void stop(Server server, Door door) {
    LOG.log(System.Logger.Level.INFO, "told to stop");
    door.close();
    server.close();
  }

  /** Until it is told to stop, or the others have gone on without it. */
  private int waitForEnd(Server server) {
    CompletableFuture<Integer> end = server.out().thenApply(_ -> Exit.CHECK_FAILED);
    if (endWithInput) {
      Thread.ofPlatform()
          .name("eightfold-input")
          .daemon()
          .start(() -> end.complete(codeWhenInputEnds()));
    }
    try {
      int code = end.get();
      if (code == Exit.CHECK_FAILED) {
        LOG.log(
            System.Logger.Level.ERROR,
            "the other servers have gone on without this one: start it again");
      }
      return code;
    } catch (InterruptedException _) {
      // this is how it is told to stop; the server closes in peace
      return Exit.DONE;
    } catch (ExecutionException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Whoever has started it is gone when nothing more can come, whatever has ended them. */
  private int codeWhenInputEnds() {
    try {
      long _ = around.in().transferTo(OutputStream.nullOutputStream());
    } catch (IOException e) {
      LOG.log(System.Logger.Level.DEBUG, "standard input broke", e);
    }
    return Exit.DONE;
  }
}
