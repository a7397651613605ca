package eightfold.server.adapter;

import eightfold.server.lobby.Lobby;
import java.net.URI;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ContextHandler;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.component.LifeCycle;
import org.eclipse.jetty.websocket.core.Configuration.ConfigurationCustomizer;
import org.eclipse.jetty.websocket.core.FrameHandler;
import org.eclipse.jetty.websocket.core.server.ServerUpgradeRequest;
import org.eclipse.jetty.websocket.core.server.ServerUpgradeResponse;
import org.eclipse.jetty.websocket.core.server.WebSocketNegotiator;
import org.eclipse.jetty.websocket.core.server.WebSocketUpgradeHandler;
import org.jspecify.annotations.Nullable;

/**
 * The WebSocket for play: each connection is a conversation with the lobby. It stands on Jetty's
 * WebSockets as they are: of the layers that a web framework has above them an act goes through six
 * times, and each connection keeps the whole request that it began with.
 */
final class PlaySocket extends WebSocketNegotiator.AbstractNegotiator {
  /** Where it is. */
  private static final String PATH = "/ws";

  /** The largest message that is taken, in whatever frames it comes. */
  static final int MOST_BYTES = 4096;

  /**
   * A connection over which nothing goes for so long is gone; players are told something sooner.
   */
  static final int IDLE_SECONDS = 45;

  private final Lobby lobby;
  private final Clients clients;
  private final Unsent unsent = new Unsent(Unsent.MOST_BYTES);

  PlaySocket(Lobby lobby, Clients clients) {
    super(limits());
    this.lobby = lobby;
    this.clients = clients;
  }

  private static ConfigurationCustomizer limits() {
    ConfigurationCustomizer limits = new ConfigurationCustomizer();
    limits.setMaxTextMessageSize(MOST_BYTES);
    limits.setMaxBinaryMessageSize(MOST_BYTES);
    // a limit of frames would be one of those that are sent, too, and have messages sent in parts
    limits.setMaxFrameSize(0);
    limits.setIdleTimeout(Duration.ofSeconds(IDLE_SECONDS));
    return limits;
  }

  /** Has an application answer at its {@code /ws}, as soon as it begins. */
  void addTo(ContextHandler application) {
    application.addEventListener(
        new LifeCycle.Listener() {
          @Override
          public void lifeCycleStarting(LifeCycle event) {
            WebSocketUpgradeHandler upgrades =
                new WebSocketUpgradeHandler(Deflation.components(application));
            upgrades.addMapping(PATH, PlaySocket.this);
            upgrades.setHandler(new NoSocket());
            application.insertHandler(upgrades);
          }
        });
  }

  @Override
  public @Nullable FrameHandler negotiate(
      ServerUpgradeRequest request, ServerUpgradeResponse response, Callback callback) {
    Optional<String> refusal = refusal(request);
    if (refusal.isPresent()) {
      Response.writeError(request, response, callback, HttpStatus.FORBIDDEN_403, refusal.get());
      return null;
    }
    return new PlayConnection(lobby, clients.address(request), unsent);
  }

  /** A browser says which page opens the connection: only ours may. Other programs need not say. */
  private Optional<String> refusal(ServerUpgradeRequest request) {
    String host = request.getHeaders().get(HttpHeader.HOST);
    if (!clients.knowHost(host)) {
      return Optional.of(Clients.WRONG_HOST);
    }
    String origin = request.getHeaders().get(HttpHeader.ORIGIN);
    return origin == null || isSameHost(origin, host)
        ? Optional.empty()
        : Optional.of("this WebSocket is for the page of this server");
  }

  static boolean isSameHost(String origin, @Nullable String host) {
    try {
      String authority = URI.create(origin).getRawAuthority();
      return authority != null
          && host != null
          && authority.toLowerCase(Locale.ROOT).equals(host.toLowerCase(Locale.ROOT));
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  /**
   * What is no request for a WebSocket, or one for a version long gone, is told which there is (RFC
   * 6455, 4.2.2); what is for another path goes on to the application.
   */
  private static final class NoSocket extends Handler.Wrapper {
    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
      if (!PATH.equals(Request.getPathInContext(request))) {
        return super.handle(request, response, callback);
      }
      response.getHeaders().put(HttpHeader.SEC_WEBSOCKET_VERSION, "13");
      Response.writeError(request, response, callback, HttpStatus.UPGRADE_REQUIRED_426);
      return true;
    }
  }
}
