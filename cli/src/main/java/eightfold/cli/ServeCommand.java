package eightfold.cli;

import eightfold.server.Server;
import eightfold.server.ServerSettings;
import eightfold.server.StartException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Serves tables to browsers. */
@Command(
    name = "serve",
    description = "Serve tables to browsers, for persons and bots.",
    footer = {"", "Example:", "  eightfold serve --host 0.0.0.0 --port 8080"})
final class ServeCommand implements Callable<Integer> {
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

  @Option(
      names = "--data",
      paramLabel = "DIR",
      description = "Folder for tables and records; one of your own if not given.")
  private Optional<Path> data = Optional.empty();

  ServeCommand(Surroundings around) {
    this.around = around;
  }

  @Override
  public Integer call() {
    if (port < 0 || port > MOST_PORT) {
      throw new WrongCall("--port must be 0 to " + MOST_PORT + ", not " + port);
    }
    Path folder = data.orElseGet(() -> DataFolder.of(around)).toAbsolutePath().normalize();
    around.err().println("Tables and records are kept in " + folder);
    ServerSettings settings = ServerSettings.at(host, port, folder);
    try (Server server = Server.start(settings, around.catalogue().get())) {
      around.out().println("Open " + server.address() + " in a browser; Ctrl-C stops the server.");
      around.out().flush();
      closeAtExit(server);
      waitForInterrupt();
      return Exit.DONE;
    } catch (StartException e) {
      throw new WrongCall(e);
    }
  }

  /** Ctrl-C and a stop by the system let the server write down what it has accepted. */
  private static void closeAtExit(Server server) {
    Runtime.getRuntime().addShutdownHook(new Thread(server::close, "eightfold-stop"));
  }

  private static void waitForInterrupt() {
    try {
      new CountDownLatch(1).await();
    } catch (InterruptedException _) {
      // this is how it is told to stop; the server closes in peace
    }
  }
}
