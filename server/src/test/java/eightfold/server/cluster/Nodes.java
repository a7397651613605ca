package eightfold.server.cluster;

import eightfold.server.postgres.Database;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;

/** Some servers that share a database, each a process of its own on this machine. */
final class Nodes implements AutoCloseable {
  /**
   * How one of them is started.
   *
   * @param bound the port at which it listens for others
   * @param known where they find it
   * @param host where clients find it
   * @param before what stands before its command, such as to run it in a network of its own
   * @param options of its Java
   * @param database as it finds it
   */
  record Place(
      int bound,
      NodeAddress known,
      String host,
      List<String> before,
      List<String> options,
      Database database) {
    /** One on this machine as any other. */
    static Place here(Database database) {
      int port = freePort();
      return new Place(
          port, new NodeAddress("127.0.0.1", port), "127.0.0.1", List.of(), List.of(), database);
    }

    /** The same with options of its Java. */
    Place with(List<String> others) {
      return new Place(bound, known, host, before, others, database);
    }

    /** The same where others find it elsewhere. */
    Place knownAt(NodeAddress other) {
      return new Place(bound, other, host, before, options, database);
    }
  }

  private static final int LEAST_PORT = 15_000;
  private static final int MOST_PORT = 30_000;

  /** As systemd does it where it is told no other time, and somewhat more. */
  private static final long RESTART_MILLIS = 500;

  private static final long START_SECONDS = 120;

  private final List<Place> places;
  private final List<Integer> httpPorts;
  private final Map<Integer, Running> running = new ConcurrentHashMap<>();
  private volatile boolean keepsUp;

  /** A process that runs, or has ended. */
  private record Running(Process process, CompletableFuture<Boolean> ready) {}

  private Nodes(List<Place> places) {
    this.places = places;
    this.httpPorts = places.stream().map(place -> freePort()).toList();
  }

  /** Below those that a system gives to whoever connects: nobody takes it before it is used. */
  static int freePort() {
    while (true) {
      int port = ThreadLocalRandom.current().nextInt(LEAST_PORT, MOST_PORT);
      try (ServerSocket any = new ServerSocket(port)) {
        return any.getLocalPort();
      } catch (IOException e) {
        // somebody has it
      }
    }
  }

  /** So many, all there. */
  static Nodes started(Database database, int count) throws IOException {
    return started(IntStream.range(0, count).mapToObj(i -> Place.here(database)).toList());
  }

  /** All of these. */
  static Nodes started(List<Place> places) throws IOException {
    return started(places, places.size());
  }

  /** The first of these; there is room for the others. */
  static Nodes started(List<Place> places, int count) throws IOException {
    Nodes nodes = new Nodes(places);
    for (int i = 0; i < count; i++) {
      nodes.launch(i);
    }
    for (int i = 0; i < count; i++) {
      nodes.awaits(i);
    }
    return nodes;
  }

  /** From now on one that ends is started again, as systemd does it with Restart=always. */
  void keepsUp() {
    keepsUp = true;
  }

  private void launch(int node) throws IOException {
    Process process =
        new ProcessBuilder(command(node)).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    Running started = new Running(process, new CompletableFuture<>());
    running.put(node, started);
    Thread.ofVirtual().start(() -> follow(node, started));
  }

  /** Hears what it says until it ends, and starts it again if it is to be kept up. */
  private void follow(int node, Running started) {
    try (BufferedReader out = started.process().inputReader(StandardCharsets.UTF_8)) {
      for (String line = out.readLine(); line != null; line = out.readLine()) {
        if (line.equals(NodeProcess.READY)) {
          started.ready().complete(true);
        }
      }
    } catch (IOException e) {
      // it was killed in the midst of a line
    }
    started.ready().complete(false);
    try {
      TimeUnit.MILLISECONDS.sleep(RESTART_MILLIS);
      if (keepsUp && started.equals(running.get(node))) {
        launch(node);
      }
    } catch (InterruptedException | IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private List<String> command(int node) {
    Place place = places.get(node);
    List<String> words = new ArrayList<>(place.before());
    words.addAll(
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "--sun-misc-unsafe-memory-access=allow",
            "--enable-native-access=ALL-UNNAMED",
            "-Xmx512m",
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-Dpekko.remote.artery.bind.port=" + place.bound()));
    words.addAll(place.options());
    words.addAll(
        List.of(
            "-cp",
            System.getProperty("java.class.path"),
            NodeProcess.class.getName(),
            place.database().url(),
            place.database().user().orElse(""),
            place.database().password().orElse(""),
            place.host(),
            "" + httpPorts.get(node),
            place.known().toString()));
    return words;
  }

  private void awaits(int node) throws IOException {
    try {
      if (running(node).ready().get(START_SECONDS, TimeUnit.SECONDS)) {
        return;
      }
    } catch (InterruptedException | ExecutionException | TimeoutException e) {
      throw new IOException(e);
    }
    throw new IOException("node " + node + " did not start");
  }

  private Running running(int node) {
    return Objects.requireNonNull(running.get(node), "node " + node);
  }

  /** Those that are there, or are to be there again. */
  List<Integer> numbers() {
    return running.keySet().stream().sorted().toList();
  }

  int count() {
    return running.size();
  }

  /** Another one, for whoever finds one closed. */
  int after(int node) {
    List<Integer> all = numbers();
    return all.stream().filter(other -> other > node).findFirst().orElse(all.getFirst());
  }

  /** Where clients find one of them, whether it runs or not. */
  URI http(int node) {
    return URI.create("http://" + places.get(node).host() + ":" + httpPorts.get(node) + "/");
  }

  /** As a power cut does it. */
  void kill(int node) throws InterruptedException {
    int _ = running(node).process().destroyForcibly().waitFor();
  }

  /** The same for good: nobody starts it again. */
  void remove(int node) throws InterruptedException {
    Running last = running(node);
    running.remove(node);
    int _ = last.process().destroyForcibly().waitFor();
  }

  /** As whoever runs it does it; it hands over what it has. */
  void stop(int node) throws InterruptedException {
    Process process = running(node).process();
    process.destroy();
    if (!process.waitFor(60, TimeUnit.SECONDS)) {
      throw new AssertionError("node " + node + " does not stop");
    }
  }

  /** Starts one that was not there yet, or has ended. */
  void start(int node) throws IOException {
    launch(node);
    awaits(node);
  }

  boolean isUp(int node) {
    return running(node).process().isAlive();
  }

  @Override
  public void close() {
    keepsUp = false;
    running.values().forEach(last -> last.process().destroyForcibly());
  }
}
