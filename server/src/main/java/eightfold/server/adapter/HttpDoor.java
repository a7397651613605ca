package eightfold.server.adapter;

import eightfold.protocol.Page;
import eightfold.server.lobby.Limits;
import eightfold.server.lobby.Lobby;
import eightfold.server.lobby.Problems;
import eightfold.server.port.Clock;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.util.JavalinBindException;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.eclipse.jetty.server.NetworkConnectionLimit;

/** The door for browsers: the page, plain HTTP and the WebSocket, on one port. */
public final class HttpDoor implements AutoCloseable {
  private static final System.Logger LOG = System.getLogger(HttpDoor.class.getName());

  /** The libraries' own news are for their makers; warnings are for us. Held, lest they be lost. */
  private static final Logger JETTY = Logger.getLogger("org.eclipse.jetty");

  private static final Logger JAVALIN = Logger.getLogger("io.javalin");

  private static final Map<String, String> HEADERS =
      Map.of(
          "Content-Security-Policy",
              "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
                  + "font-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; "
                  + "frame-ancestors 'none'",
          "X-Content-Type-Options", "nosniff",
          "X-Frame-Options", "DENY",
          // the path of a table is all that it takes to watch it: it is told to nobody else
          "Referrer-Policy", "no-referrer",
          "Cross-Origin-Opener-Policy", "same-origin",
          "Cross-Origin-Resource-Policy", "same-origin",
          "Permissions-Policy", "camera=(), microphone=(), geolocation=()");

  /** Besides the WebSockets, so that these don't keep plain requests out. */
  private static final int HTTP_CONNECTIONS = 1_000;

  /** Where to listen. */
  public record Address(String host, int port, boolean behindProxy) {}

  private final Javalin javalin;

  private HttpDoor(Javalin javalin) {
    this.javalin = javalin;
  }

  /** Opens the door; says in one line why it cannot. */
  public static HttpDoor open(Lobby lobby, Address address, Limits limits, Clock clock)
      throws IOException {
    JETTY.setLevel(Level.WARNING);
    // why it does not start is said by us, in one line
    JAVALIN.setLevel(Level.OFF);
    if (new InetSocketAddress(address.host(), address.port()).isUnresolved()) {
      throw new IOException("there is no host " + address.host() + " to listen at");
    }
    Javalin javalin = Javalin.create(config -> configure(config, lobby, address, limits, clock));
    try {
      javalin.start(address.host(), address.port());
      JAVALIN.setLevel(Level.WARNING);
      return new HttpDoor(javalin);
    } catch (JavalinBindException e) {
      javalin.stop();
      throw new IOException(
          "port "
              + address.port()
              + " at "
              + address.host()
              + " cannot be had: it is in use, or not yours to use; choose another port",
          e);
    }
  }

  private static void configure(
      JavalinConfig config, Lobby lobby, Address address, Limits limits, Clock clock) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    config.concurrency.useVirtualThreads = true;
    config.http.generateEtags = true;
    config.http.maxRequestSize = HttpApi.MOST_BYTES;
    config.jetty.modifyHttpConfiguration(http -> http.setSendServerVersion(false));
    config.jetty.modifyServer(
        server ->
            server.addBean(
                new NetworkConnectionLimit(limits.connections() + HTTP_CONNECTIONS, server)));
    config.jetty.modifyWebSocketServletFactory(
        factory -> {
          factory.setMaxTextMessageSize(PlaySocket.MOST_BYTES);
          factory.setMaxBinaryMessageSize(PlaySocket.MOST_BYTES);
          factory.setMaxFrameSize(PlaySocket.MOST_BYTES);
          factory.setIdleTimeout(Duration.ofSeconds(PlaySocket.IDLE_SECONDS));
        });
    config.routes.before(ctx -> HEADERS.forEach(ctx::header));
    config.routes.exception(Exception.class, HttpDoor::failed);
    new HttpApi(lobby, limits, clock, address.behindProxy()).addTo(config.routes);
    new PlaySocket(lobby, address.behindProxy()).addTo(config.routes);
    PageFiles files = new PageFiles();
    config.routes.get("/*", ctx -> page(ctx, files));
  }

  private static void page(Context ctx, PageFiles files) {
    Optional<PageFiles.PageFile> file = files.at(ctx.path());
    if (file.isPresent()) {
      PageFiles.PageFile found = file.get();
      ctx.header("Cache-Control", found.caching()).contentType(found.type()).result(found.bytes());
    } else if (files.at("/").isEmpty()) {
      ctx.status(503).contentType("text/plain; charset=utf-8").result(PageFiles.MISSING);
    } else {
      ctx.status(404).contentType("text/plain; charset=utf-8").result("There is nothing here.");
    }
  }

  private static void failed(Exception e, Context ctx) {
    LOG.log(System.Logger.Level.ERROR, ctx.method() + " " + ctx.path(), e);
    HttpApi.send(ctx, new Page.Problem(Problems.TROUBLE, "the server could not do that"));
  }

  /** The port at which it listens. */
  public int port() {
    return javalin.port();
  }

  @Override
  public void close() {
    javalin.stop();
  }
}
