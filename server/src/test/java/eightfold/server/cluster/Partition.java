package eightfold.server.cluster;

import eightfold.server.browser.SilentProxy;
import eightfold.server.cluster.Nodes.Place;
import eightfold.server.postgres.Database;
import eightfold.server.postgres.PostgresServer;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * Places for nodes, of which each can be cut off from the others. It still reaches the database,
 * and clients reach it: so two nodes may think that they have a table.
 *
 * <p>Where the machine permits, each has a network of its own, and its line to the others is taken
 * down. Elsewhere a proxy before it falls silent, so that it hears nothing of the others.
 */
interface Partition extends AutoCloseable {
  /** The places, for nodes that are started. */
  List<Place> places();

  /** Cuts one off. */
  void cuts(int node) throws IOException;

  /** Its line is there again. */
  void heals(int node) throws IOException;

  /** Cuts one off from the database; the others hear it. */
  void deafens(int node);

  @Override
  void close() throws IOException;

  /**
   * The best that this machine permits, or proxies where {@code cluster.partition} is {@code
   * proxy}; says which.
   */
  static Partition of(PostgresServer postgres, Database database, int count) throws IOException {
    boolean proxy = System.getProperty("cluster.partition", "").equals("proxy");
    Optional<Partition> network =
        proxy ? Optional.empty() : OwnNetworks.made(postgres, database, count);
    if (network.isPresent()) {
      System.err.println("*** PARTITION BY NETWORK NAMESPACES");
      return network.get();
    }
    System.err.println(
        proxy
            ? "*** PARTITION BY PROXIES, as was asked for"
            : "*** PARTITION BY PROXIES: this machine permits no network namespaces");
    return BySilence.made(postgres, database, count);
  }

  /** Proxies before each node. */
  record BySilence(List<Place> places, List<SilentProxy> nodes, List<SilentProxy> databases)
      implements Partition {
    static Partition made(PostgresServer postgres, Database database, int count)
        throws IOException {
      List<Place> places = new ArrayList<>();
      List<SilentProxy> nodes = new ArrayList<>();
      List<SilentProxy> databases = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        SilentProxy way = SilentProxy.before(postgres.port());
        Place place = Place.here(PostgresServer.by(database, "127.0.0.1", way.port()));
        SilentProxy proxy = SilentProxy.before(place.bound());
        databases.add(way);
        nodes.add(proxy);
        places.add(place.knownAt(new NodeAddress("127.0.0.1", proxy.port())));
      }
      return new BySilence(places, nodes, databases);
    }

    @Override
    public void cuts(int node) {
      nodes.get(node).fallsSilent();
    }

    @Override
    public void heals(int node) {
      nodes.get(node).servesNewConnections();
    }

    @Override
    public void deafens(int node) {
      databases.get(node).fallsSilent();
    }

    @Override
    public void close() throws IOException {
      for (SilentProxy proxy : nodes) {
        proxy.close();
      }
      for (SilentProxy proxy : databases) {
        proxy.close();
      }
    }
  }

  /**
   * A network of its own for each node, with a line to other nodes and one to the rest.
   *
   * @param turn held as long as they are there: a machine has them once, and tests run in several
   *     processes
   */
  record OwnNetworks(List<Place> places, List<SilentProxy> databases, FileChannel turn)
      implements Partition {
    private static final String NAME = "eightfold-";
    private static final String NODES = "eightfold-n";
    private static final String REST = "eightfold-r";
    private static final String NODES_NET = "10.77.10.";
    private static final String REST_NET = "10.77.11.";
    private static final int DATABASE_PORT = 54_320;
    private static final int FIRST = 2;

    static Optional<Partition> made(PostgresServer postgres, Database database, int count)
        throws IOException {
      FileChannel turn = awaitTurn();
      try {
        if (!networks(count)) {
          turn.close();
          return Optional.empty();
        }
        List<Place> places = new ArrayList<>();
        List<SilentProxy> databases = new ArrayList<>();
        for (int i = 0; i < count; i++) {
          databases.add(SilentProxy.before(REST_NET + 1, DATABASE_PORT + i, postgres.port()));
          places.add(place(database, i));
        }
        return Optional.of(new OwnNetworks(List.copyOf(places), List.copyOf(databases), turn));
      } catch (IOException e) {
        turn.close();
        throw e;
      }
    }

    /** Waits until no other process has such networks. */
    private static FileChannel awaitTurn() throws IOException {
      FileChannel turn =
          FileChannel.open(
              Path.of(System.getProperty("java.io.tmpdir"), "eightfold-networks.lock"),
              StandardOpenOption.CREATE,
              StandardOpenOption.WRITE);
      turn.lock();
      return turn;
    }

    private static boolean networks(int count) throws IOException {
      remove(count);
      boolean made = bridge(NODES, NODES_NET) && bridge(REST, REST_NET);
      for (int i = 0; i < count && made; i++) {
        made =
            runs("ip", "netns", "add", NAME + i)
                && runs("ip", "-n", NAME + i, "link", "set", "lo", "up")
                && line(NODES, NODES_NET, i)
                && line(REST, REST_NET, i);
      }
      if (!made) {
        remove(count);
      }
      return made;
    }

    private static Place place(Database database, int node) throws IOException {
      int port = Nodes.freePort();
      return new Place(
          port,
          new NodeAddress(NODES_NET + (FIRST + node), port),
          REST_NET + (FIRST + node),
          List.of("ip", "netns", "exec", NAME + node),
          List.of(),
          PostgresServer.by(database, REST_NET + 1, DATABASE_PORT + node));
    }

    private static boolean bridge(String name, String net) throws IOException {
      return runs("ip", "link", "add", name, "type", "bridge")
          && runs("ip", "addr", "add", net + "1/24", "dev", name)
          && runs("ip", "link", "set", name, "up");
    }

    /** Two ends of a line, one at a bridge and one with a node. */
    private static boolean line(String bridge, String net, int node) throws IOException {
      String there = NAME + node;
      return runs(
              "ip", "link", "add", bridge + node, "type", "veth", "peer", bridge, "netns", there)
          && runs("ip", "link", "set", bridge + node, "master", bridge, "up")
          && runs("ip", "-n", there, "addr", "add", net + (FIRST + node) + "/24", "dev", bridge)
          && runs("ip", "-n", there, "link", "set", bridge, "up");
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

    private static void remove(int count) throws IOException {
      for (int i = 0; i < count; i++) {
        boolean _ = runs("ip", "link", "del", NODES + i);
        boolean _ = runs("ip", "link", "del", REST + i);
        boolean _ = runs("ip", "netns", "del", NAME + i);
      }
      boolean _ = runs("ip", "link", "del", NODES);
      boolean _ = runs("ip", "link", "del", REST);
    }

    @Override
    public void cuts(int node) throws IOException {
      sets(node, "down");
    }

    @Override
    public void heals(int node) throws IOException {
      sets(node, "up");
    }

    private static void sets(int node, String state) throws IOException {
      if (!runs("ip", "link", "set", NODES + node, state)) {
        throw new IOException("the line cannot be set " + state);
      }
    }

    @Override
    public void deafens(int node) {
      databases.get(node).fallsSilent();
    }

    @Override
    public void close() throws IOException {
      for (SilentProxy proxy : databases) {
        proxy.close();
      }
      remove(places.size());
      turn.close();
    }
  }
}
