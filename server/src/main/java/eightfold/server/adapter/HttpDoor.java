package eightfold.server.adapter;

import eightfold.message.Texts;
import eightfold.server.lobby.Limits;
import eightfold.server.lobby.Lobby;
import eightfold.server.port.Clock;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.util.JavalinBindException;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.eclipse.jetty.util.thread.ThreadPool;

/** The door for browsers: the page, plain HTTP and the WebSocket, on one port. */
public final class HttpDoor implements AutoCloseable {
  /** The libraries' own news are for their makers; warnings are for us. Held, lest they be lost. */
  private static final Logger JETTY = Logger.getLogger("org.eclipse.jetty");

  private static final Logger JAVALIN = Logger.getLogger("io.javalin");

  /**
   * Who warns of every wrong header, in the words of whoever sent it: anybody could fill the log
   * with words of their own.
   */
  private static final List<Logger> STRANGERS_WORDS =
      List.of(
          Logger.getLogger("org.eclipse.jetty.http.HttpParser"),
          Logger.getLogger("org.eclipse.jetty.util.HostPort"));

  private static final Logger ACCEPTING =
      Logger.getLogger("org.eclipse.jetty.server.AbstractConnector");

  private static final int MISDIRECTED = 421;

  private final Javalin javalin;
  private final ConnectionWatch watch;
  private final AtomicBoolean goingDown;

  private HttpDoor(Javalin javalin, ConnectionWatch watch, AtomicBoolean goingDown) {
    this.javalin = javalin;
    this.watch = watch;
    this.goingDown = goingDown;
  }

  /** Opens the door; says in one line why it cannot. */
  public static HttpDoor open(Lobby lobby, Address address, Limits limits, Clock clock)
      throws IOException {
    JETTY.setLevel(Level.WARNING);
    STRANGERS_WORDS.forEach(logger -> logger.setLevel(Level.SEVERE));
    ACCEPTING.setFilter(new AcceptFailures(clock));
    // why it does not start is said by us, in one line
    JAVALIN.setLevel(Level.OFF);
    if (new InetSocketAddress(address.host(), address.port()).isUnresolved()) {
      throw new IOException("there is no host " + address.host() + " to listen at");
    }
    AtomicBoolean goingDown = new AtomicBoolean();
    Javalin javalin =
        Javalin.create(
            config -> {
              Clients clients =
                  new Clients(
                      new HostNames(address.names(), address.behindProxy()), address.behindProxy());
              configure(config, clients, limits, new PlaySocket(lobby, clients));
              config.jetty.addConnector((server, http) -> new PageConnector(server, http, address));
              config.router.contextPath = address.basePath().isEmpty() ? "/" : address.basePath();
              new HttpApi(lobby, limits, clock, clients, () -> !goingDown.get(), address.basePath())
                  .addTo(config.routes);
              PageFiles files = new PageFiles();
              config.routes.get("/rulesets/{game}", ctx -> ruleset(ctx, lobby, address.basePath()));
              config.routes.get("/*", ctx -> page(ctx, files, address.basePath()));
            });
    try {
      Server server = javalin.jettyServer().server();
      ConnectionWatch watch = new ConnectionWatch(server, limits, clock, address.behindProxy());
      server.addBean(watch);
      javalin.start();
      JAVALIN.setLevel(Level.WARNING);
      return new HttpDoor(javalin, watch, goingDown);
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

  /**
   * Whatever may wait does so on virtual threads; what looks after sockets has threads of its own,
   * since a virtual one that waits for sockets is woken by another that does.
   */
  private static ThreadPool threads() {
    QueuedThreadPool pool = new QueuedThreadPool();
    pool.setName("eightfold-http");
    pool.setDaemon(true);
    pool.setVirtualThreadsExecutor(Executors.newVirtualThreadPerTaskExecutor());
    return pool;
  }

  private static void configure(
      JavalinConfig config, Clients clients, Limits limits, PlaySocket socket) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    config.jetty.threadPool = threads();
    config.http.generateEtags = true;
    config.http.maxRequestSize = Requests.MOST_BYTES;
    config.jetty.modifyHttpConfiguration(
        http -> {
          http.setSendServerVersion(false);
          // else a connection has a table of headers seen before, ninety kilobytes for as long as
          // it lasts, also as a WebSocket that begins after another request
          http.setHeaderCacheSize(0);
          http.addCustomizer(ProtectiveHeaders::withEveryAnswer);
        });
    config.jetty.modifyServer(
        server -> {
          server.addBean(new NetworkConnectionLimit(ConnectionWatch.most(limits), server));
          server.setErrorHandler(new ProtectiveHeaders.Errors());
        });
    config.jetty.modifyServletContextHandler(socket::addTo);
    config.routes.before(ctx -> checkHost(ctx, clients));
    config.routes.exception(Exception.class, HttpApi::failed);
  }

  /** The address of a game's rules, with options as query: its rule sheet on the page. */
  private static void ruleset(Context ctx, Lobby lobby, String basePath) {
    String game = ctx.pathParam("game");
    if (lobby.games(Texts.ENGLISH).stream().anyMatch(card -> card.id().equals(game))) {
      String options = ctx.queryString();
      ctx.redirect(basePath + "/#/g/" + game + (options == null ? "" : "?" + options));
    } else {
      ctx.status(404).contentType("text/plain; charset=utf-8").result("There is no such game.");
    }
  }

  private static void page(Context ctx, PageFiles files, String basePath) {
    String path = ctx.path().substring(basePath.length());
    if (PageFiles.isScreen(path)) {
      // the page keeps its screens behind the #, and its files beside it
      String options = ctx.queryString();
      ctx.redirect(basePath + "/#" + path + (options == null ? "" : "?" + options));
      return;
    }
    Optional<PageFiles.PageFile> file = files.at(path);
    if (file.isPresent()) {
      PageFiles.PageFile found = file.get();
      ctx.header("Cache-Control", found.caching()).contentType(found.type()).result(found.bytes());
    } else if (files.at("/").isEmpty()) {
      ctx.status(503).contentType("text/plain; charset=utf-8").result(PageFiles.MISSING);
    } else {
      ctx.status(404).contentType("text/plain; charset=utf-8").result("There is nothing here.");
    }
  }

  private static void checkHost(Context ctx, Clients clients) {
    if (!clients.knowHost(ctx)) {
      ctx.status(MISDIRECTED).contentType("text/plain; charset=utf-8").result(Clients.WRONG_HOST);
      ctx.skipRemainingHandlers();
    }
  }

  /** From now on {@code /ready} says that nobody should be sent here. */
  public void goesDown() {
    goingDown.set(true);
  }

  /** Closes connections that have had their share of time, or more of it. */
  public void sweep() {
    watch.sweep();
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
