package eightfold.volity.village;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * A Prosody of the tests' own, on free ports of this machine alone and in a temporary folder, with
 * the very configuration that docs/volity.md shows.
 */
public final class Prosody implements AutoCloseable {
  private final Path folder;
  private final Path configuration;
  private final int clients = freePort();
  private final int components = freePort();
  private final Process process;

  private Prosody(Path folder, String program, Optional<OwnCertificate> certificate)
      throws IOException, InterruptedException {
    this.folder = folder;
    this.configuration = folder.resolve("prosody.cfg.lua");
    Files.createDirectories(folder.resolve("data"));
    String shown = VolityPage.shown("lua").replaceFirst("VirtualHost", own() + "\nVirtualHost");
    Files.writeString(configuration, certificate.map(one -> encrypted(shown, one)).orElse(shown));
    this.process = run(List.of(program, "--config", configuration.toString(), "-F"));
    awaitPort(clients);
    awaitPort(components);
  }

  /** Where this one lies, instead of where the system's does. */
  private String own() {
    return String.join(
        "\n",
        "pidfile = \"" + folder + "/pid\"",
        "data_path = \"" + folder + "/data\"",
        "certificates = \"" + folder + "/data\"",
        "log = \"" + folder + "/log\"",
        "interfaces = { \"127.0.0.1\" }",
        "c2s_ports = { " + clients + " }",
        "component_ports = { " + components + " }",
        "http_ports = { }",
        "https_ports = { }",
        "run_as_root = true");
  }

  /** As the page says for a server whose clients come from elsewhere. */
  private static String encrypted(String shown, OwnCertificate certificate) {
    String plain = "c2s_require_encryption = false";
    if (!shown.contains(plain)) {
      throw new IllegalStateException("the page has no " + plain);
    }
    return shown.replace(
        plain,
        "c2s_require_encryption = true\nssl = { key = \""
            + certificate.key()
            + "\", certificate = \""
            + certificate.file()
            + "\" }");
  }

  /** Starts one; empty where the machine has none. */
  public static Optional<Prosody> start(Path folder) throws IOException, InterruptedException {
    return start(folder, Optional.empty());
  }

  /** Starts one that takes encrypted lines alone, and shows this certificate. */
  public static Optional<Prosody> start(Path folder, Optional<OwnCertificate> certificate)
      throws IOException, InterruptedException {
    Optional<String> program = program("prosody");
    return program.isPresent()
        ? Optional.of(new Prosody(folder, program.get(), certificate))
        : Optional.empty();
  }

  /** A Python that has slixmpp; empty where there is none. */
  public static Optional<String> python() throws IOException, InterruptedException {
    for (String python : List.of("/usr/bin/python3", "python3")) {
      if (program(python).isPresent() && succeeds(List.of(python, "-c", "import slixmpp"))) {
        return Optional.of(python);
      }
    }
    return Optional.empty();
  }

  static Optional<String> program(String name) {
    if (name.startsWith("/")) {
      return Files.isExecutable(Path.of(name)) ? Optional.of(name) : Optional.empty();
    }
    for (String where : (System.getenv("PATH") + ":/usr/bin:/usr/sbin").split(":")) {
      Path file = Path.of(where, name);
      if (Files.isExecutable(file)) {
        return Optional.of(file.toString());
      }
    }
    return Optional.empty();
  }

  private static boolean succeeds(List<String> command) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    return process.waitFor(30, TimeUnit.SECONDS) && process.exitValue() == 0;
  }

  private Process run(List<String> command) throws IOException {
    return new ProcessBuilder(command)
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.appendTo(folder.resolve("out").toFile()))
        .start();
  }

  private static int freePort() {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private void awaitPort(int port) throws InterruptedException, IOException {
    for (int i = 0; i < 300; i++) {
      try (Socket _ = new Socket(InetAddress.getLoopbackAddress(), port)) {
        return;
      } catch (IOException e) {
        Thread.sleep(100);
      }
    }
    throw new IOException("Prosody does not listen: " + Files.readString(folder.resolve("out")));
  }

  /** The port for clients. */
  public int clients() {
    return clients;
  }

  /** The port for components. */
  public int components() {
    return components;
  }

  /** Makes an account. */
  public void register(String name, String password) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(program("prosodyctl").orElseThrow());
    command.addAll(List.of("--config", configuration.toString()));
    command.addAll(List.of("register", name, "localhost", password));
    if (!run(command).waitFor(60, TimeUnit.SECONDS)) {
      throw new IOException("prosodyctl does not answer");
    }
  }

  @Override
  public void close() {
    process.destroy();
    try {
      if (!process.waitFor(10, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
