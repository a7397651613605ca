package eightfold.server.cluster;

import eightfold.server.browser.SilentProxy;
import eightfold.server.cluster.Nodes.Place;
import eightfold.server.postgres.Database;
import eightfold.server.postgres.PostgresServer;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * Three places for nodes, of which the third can be cut off from the others. It still reaches the
 * database, and clients reach it: so two nodes may think that they have a table.
 *
 * <p>Where the machine permits, the third has a network of its own, and the line to it is taken
 * down. Elsewhere a proxy before it falls silent, so that it hears nothing of the others.
 */
interface Partition extends AutoCloseable {
  /** The places, for nodes that are started. */
  List<Place> places();

  /** Cuts the third off. */
  void cuts() throws IOException;

  @Override
  void close() throws IOException;

  /**
   * The best that this machine permits, or the proxy where {@code cluster.partition} is {@code
   * proxy}; says which.
   */
  static Partition of(PostgresServer postgres, Database database, List<String> options)
      throws IOException {
    boolean proxy = System.getProperty("cluster.partition", "").equals("proxy");
    Optional<Partition> network =
        proxy ? Optional.empty() : OwnNetwork.made(postgres, database, options);
    if (network.isPresent()) {
      System.err.println("*** PARTITION BY NETWORK NAMESPACES");
      return network.get();
    }
    System.err.println(
        proxy
            ? "*** PARTITION BY A PROXY, as was asked for"
            : "*** PARTITION BY A PROXY: this machine permits no network namespaces");
    return BySilence.made(database, options);
  }

  /** A proxy before the third node. */
  record BySilence(List<Place> places, SilentProxy proxy) implements Partition {
    static Partition made(Database database, List<String> options) throws IOException {
      Place third = Place.here(database).with(options);
      SilentProxy proxy = SilentProxy.before(third.bound());
      NodeAddress known = new NodeAddress("127.0.0.1", proxy.port());
      return new BySilence(
          List.of(Place.here(database), Place.here(database), third.knownAt(known)), proxy);
    }

    @Override
    public void cuts() {
      proxy.fallsSilent();
    }

    @Override
    public void close() throws IOException {
      proxy.close();
    }
  }

  /** A network of its own for the third node, with a line to other nodes and one to the rest. */
  record OwnNetwork(List<Place> places, SilentProxy database) implements Partition {
    private static final String NAME = "eightfold-test";
    private static final String NODES = "eightfold-n";
    private static final String REST = "eightfold-r";
    private static final int DATABASE_PORT = 54_329;

    static Optional<Partition> made(
        PostgresServer postgres, Database database, List<String> options) throws IOException {
      remove();
      if (!runs("ip", "netns", "add", NAME) || !line(NODES, 10) || !line(REST, 11)) {
        remove();
        return Optional.empty();
      }
      boolean _ = runs("ip", "-n", NAME, "link", "set", "lo", "up");
      SilentProxy way = SilentProxy.before("10.77.11.1", DATABASE_PORT, postgres.port());
      return Optional.of(
          new OwnNetwork(
              List.of(
                  place("10.77.10.1", "127.0.0.1", List.of(), List.of(), database),
                  place("10.77.10.1", "127.0.0.1", List.of(), List.of(), database),
                  place(
                      "10.77.10.2",
                      "10.77.11.2",
                      List.of("ip", "netns", "exec", NAME),
                      options,
                      PostgresServer.by(database, "10.77.11.1", DATABASE_PORT))),
              way));
    }

    private static Place place(
        String host, String clients, List<String> before, List<String> options, Database database) {
      int port = Nodes.freePort();
      return new Place(port, new NodeAddress(host, port), clients, before, options, database);
    }

    /** Two ends of a line, one here and one there. */
    private static boolean line(String name, int net) throws IOException {
      return runs("ip", "link", "add", name, "type", "veth", "peer", name + "2", "netns", NAME)
          && runs("ip", "addr", "add", "10.77." + net + ".1/24", "dev", name)
          && runs("ip", "link", "set", name, "up")
          && runs("ip", "-n", NAME, "addr", "add", "10.77." + net + ".2/24", "dev", name + "2")
          && runs("ip", "-n", NAME, "link", "set", name + "2", "up");
    }

    private static boolean runs(String... words) throws IOException {
      try {
        Process process =
            new ProcessBuilder(words)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        return process.waitFor(10, TimeUnit.SECONDS) && process.exitValue() == 0;
      } catch (InterruptedException e) {
        throw new IOException(e);
      } catch (IOException e) {
        // there is no such program
        return false;
      }
    }

    private static void remove() throws IOException {
      boolean _ = runs("ip", "link", "del", NODES);
      boolean _ = runs("ip", "link", "del", REST);
      boolean _ = runs("ip", "netns", "del", NAME);
    }

    @Override
    public void cuts() throws IOException {
      if (!runs("ip", "link", "set", NODES, "down")) {
        throw new IOException("the line cannot be taken down");
      }
    }

    @Override
    public void close() throws IOException {
      database.close();
      remove();
    }
  }
}
