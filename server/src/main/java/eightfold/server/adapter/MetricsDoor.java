package eightfold.server.adapter;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import eightfold.server.lobby.Redacted;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * The door for whoever measures the server: a port of its own on this machine alone, so that no
 * proxy that lets players in lets them in here too. It has nothing but {@code /metrics}.
 */
public final class MetricsDoor implements AutoCloseable {
  private static final System.Logger LOG = System.getLogger(MetricsDoor.class.getName());
  private static final int OK = 200;
  private static final int NOT_FOUND = 404;
  private static final int MISDIRECTED = 421;
  private static final int TROUBLE = 500;

  private final HttpServer server;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final HostNames names = new HostNames(List.of(), false);
  private final Metrics metrics;

  private MetricsDoor(HttpServer server, Metrics metrics) {
    this.server = server;
    this.metrics = metrics;
  }

  /** Opens it at a port; 0 is any that is free. Says in one line why it cannot. */
  public static MetricsDoor open(Metrics metrics, int port) throws IOException {
    HttpServer server;
    try {
      server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
    } catch (IOException e) {
      throw new IOException(
          "port " + port + " for metrics cannot be had: it is in use, or not yours to use", e);
    }
    MetricsDoor door = new MetricsDoor(server, metrics);
    server.createContext("/", door::answer);
    server.setExecutor(door.threads);
    server.start();
    return door;
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      answered(exchange);
    }
  }

  private void answered(HttpExchange exchange) throws IOException {
    String host = exchange.getRequestHeaders().getFirst("Host");
    if (!names.knows(host == null ? "" : host)) {
      say(exchange, MISDIRECTED, Clients.WRONG_HOST);
    } else if (!exchange.getRequestURI().getPath().equals("/metrics")) {
      say(exchange, NOT_FOUND, "There is nothing here but /metrics.");
    } else {
      try {
        send(exchange, OK, Metrics.type(), metrics.text());
      } catch (RuntimeException e) {
        LOG.log(System.Logger.Level.ERROR, "metrics could not be told", Redacted.of(e));
        say(exchange, TROUBLE, "the server could not do that");
      }
    }
  }

  private static void say(HttpExchange exchange, int status, String words) throws IOException {
    send(exchange, status, "text/plain; charset=utf-8", words.getBytes(StandardCharsets.UTF_8));
  }

  private static void send(HttpExchange exchange, int status, String type, byte[] body)
      throws IOException {
    ProtectiveHeaders.ALL.forEach(exchange.getResponseHeaders()::set);
    exchange.getResponseHeaders().set("Cache-Control", "no-store");
    exchange.getResponseHeaders().set("Content-Type", type);
    exchange.sendResponseHeaders(status, body.length);
    exchange.getResponseBody().write(body);
  }

  /** The port at which it listens. */
  public int port() {
    return server.getAddress().getPort();
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }
}
