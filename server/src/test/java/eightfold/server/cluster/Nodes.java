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
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
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

  private final List<Place> places;
  private final List<Integer> httpPorts;
  private static final int LEAST_PORT = 15_000;
  private static final int MOST_PORT = 30_000;

  private final List<Process> processes = new ArrayList<>();

  private Nodes(List<Place> places, List<Integer> httpPorts) {
    this.places = places;
    this.httpPorts = httpPorts;
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
    Nodes nodes = new Nodes(places, places.stream().map(place -> freePort()).toList());
    for (int i = 0; i < places.size(); i++) {
      nodes.processes.add(nodes.launch(i));
    }
    for (int i = 0; i < places.size(); i++) {
      nodes.awaits(i);
    }
    return nodes;
  }

  private Process launch(int node) throws IOException {
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
    places.forEach(other -> words.add(other.known().toString()));
    return new ProcessBuilder(words).redirectError(ProcessBuilder.Redirect.INHERIT).start();
  }

  private void awaits(int node) throws IOException {
    BufferedReader out = processes.get(node).inputReader(StandardCharsets.UTF_8);
    for (String line = out.readLine(); line != null; line = out.readLine()) {
      if (line.equals(NodeProcess.READY)) {
        return;
      }
    }
    throw new IOException("node " + node + " did not start");
  }

  int count() {
    return places.size();
  }

  /** Where clients find one of them, whether it runs or not. */
  URI http(int node) {
    return URI.create("http://" + places.get(node).host() + ":" + httpPorts.get(node) + "/");
  }

  /** As a power cut does it. */
  void kill(int node) throws InterruptedException {
    int _ = processes.get(node).destroyForcibly().waitFor();
  }

  /** As whoever runs it does it; it hands over what it has. */
  void stop(int node) throws InterruptedException {
    processes.get(node).destroy();
    if (!processes.get(node).waitFor(60, TimeUnit.SECONDS)) {
      throw new AssertionError("node " + node + " does not stop");
    }
  }

  /** Starts one again that has ended. */
  void start(int node) throws IOException {
    processes.set(node, launch(node));
    awaits(node);
  }

  boolean isUp(int node) {
    return processes.get(node).isAlive();
  }

  @Override
  public void close() {
    processes.forEach(Process::destroyForcibly);
  }
}
