package eightfold.server.adapter;

import eightfold.server.lobby.Conversation;
import eightfold.server.lobby.Lobby;
import eightfold.server.port.Link;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.ForbiddenResponse;
import io.javalin.websocket.WsConnectContext;
import io.javalin.websocket.WsContext;
import java.net.URI;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The WebSocket for play: each connection is a conversation with the lobby. */
final class PlaySocket {
  /** The largest message. */
  static final int MOST_BYTES = 4096;

  /**
   * A connection over which nothing goes for so long is gone; players are told something sooner.
   */
  static final int IDLE_SECONDS = 45;

  private static final int NOT_TEXT = 1003;
  private static final int TRY_LATER = 1013;

  /** What is found out while the connection is still a request. */
  private static final String ADDRESS = "address";

  private final Lobby lobby;
  private final Clients clients;
  private final Map<String, Conversation> conversations = new ConcurrentHashMap<>();

  PlaySocket(Lobby lobby, Clients clients) {
    this.lobby = lobby;
    this.clients = clients;
  }

  void addTo(RoutesConfig routes) {
    routes.wsBeforeUpgrade("/ws", this::check);
    routes.ws(
        "/ws",
        socket -> {
          socket.onConnect(this::connected);
          socket.onMessage(ctx -> conversation(ctx).ifPresent(talk -> talk.hear(ctx.message())));
          socket.onBinaryMessage(ctx -> ctx.closeSession(NOT_TEXT, "messages are text"));
          socket.onClose(ctx -> ended(ctx.sessionId()));
          socket.onError(ctx -> ended(ctx.sessionId()));
        });
  }

  /** A browser says which page opens the connection: only ours may. Other programs need not say. */
  private void check(Context ctx) {
    if (!clients.knowHost(ctx)) {
      throw new ForbiddenResponse(Clients.WRONG_HOST);
    }
    ctx.attribute(ADDRESS, clients.address(ctx));
    String origin = ctx.header("Origin");
    if (origin != null && !isSameHost(origin, ctx.header("Host"))) {
      throw new ForbiddenResponse("this WebSocket is for the page of this server");
    }
  }

  static boolean isSameHost(String origin, @org.jspecify.annotations.Nullable String host) {
    try {
      String authority = URI.create(origin).getRawAuthority();
      return authority != null
          && host != null
          && authority.toLowerCase(Locale.ROOT).equals(host.toLowerCase(Locale.ROOT));
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  private void connected(WsConnectContext ctx) {
    String address = Objects.requireNonNullElse(ctx.attribute(ADDRESS), "");
    Link link = new SocketLink(ctx.session);
    Optional<Conversation> admitted = lobby.connect(link, address);
    if (admitted.isEmpty()) {
      link.close(TRY_LATER, "too many connections");
      return;
    }
    conversations.put(ctx.sessionId(), admitted.get());
  }

  private Optional<Conversation> conversation(WsContext ctx) {
    return Optional.ofNullable(conversations.get(ctx.sessionId()));
  }

  private void ended(String session) {
    Conversation conversation = conversations.remove(session);
    if (conversation != null) {
      conversation.end();
    }
  }
}
