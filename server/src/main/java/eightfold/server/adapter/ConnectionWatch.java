package eightfold.server.adapter;

import eightfold.server.adapter.PageEndPoint.Frames;
import eightfold.server.adapter.PageEndPoint.Progress;
import eightfold.server.lobby.Limits;
import eightfold.server.lobby.Redacted;
import eightfold.server.lobby.SpeedLimit;
import eightfold.server.port.Clock;
import eightfold.server.room.Allowance;
import java.io.IOException;
import java.net.SocketAddress;
import java.nio.channels.SelectableChannel;
import java.nio.channels.SocketChannel;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jetty.http.HttpParser;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.io.SelectorManager;
import org.eclipse.jetty.server.AbstractConnector;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.internal.HttpConnection;
import org.eclipse.jetty.util.component.AbstractLifeCycle;
import org.eclipse.jetty.websocket.core.WebSocketConnection;

/**
 * Looks after the network's connections before anybody has said anything on them: so many of one
 * address and no more, so many new ones at a time, no request that is always on its way, and no
 * flood of frames that are no messages. Whoever has had its share is closed without a word.
 */
final class ConnectionWatch extends AbstractLifeCycle implements SelectorManager.AcceptListener {
  /** Frames that may come besides messages: pings, pongs, parts of messages. */
  private static final double FRAMES_OF_A_MESSAGE = 2;

  /** How many more may come at once, as with messages. */
  private static final double PATIENCE = 50;

  /** Besides the WebSockets, so that these don't keep plain requests out. */
  private static final int HTTP_CONNECTIONS = 1_000;

  /** How many connections there may be of all addresses together. */
  static int most(Limits limits) {
    return limits.totals().connections() + HTTP_CONNECTIONS;
  }

  private final Server server;
  private final Limits limits;
  private final Clock clock;
  private final boolean behindProxy;
  private final SpeedLimit connecting;
  private final Allowance.Limit frames;
  private final Map<SelectableChannel, String> addresses = new HashMap<>();
  private final Map<String, Integer> ofOne = new HashMap<>();

  /**
   * A watch over all connectors of a server.
   *
   * @param behindProxy whether all connections are a proxy's: then no address has a share of them,
   *     requests are counted by what the proxy says
   */
  ConnectionWatch(Server server, Limits limits, Clock clock, boolean behindProxy) {
    this.server = server;
    this.limits = limits;
    this.clock = clock;
    this.behindProxy = behindProxy;
    this.connecting = new SpeedLimit(limits.speeds().connecting());
    this.frames =
        new Allowance.Limit(
            FRAMES_OF_A_MESSAGE * limits.speeds().messages().most() + PATIENCE,
            FRAMES_OF_A_MESSAGE * limits.speeds().messages().perSecond());
  }

  @Override
  protected void doStart() {
    for (Connector connector : server.getConnectors()) {
      if (connector instanceof AbstractConnector watched) {
        watched.addBean(this);
      }
    }
  }

  @Override
  public void onAccepting(SelectableChannel channel) {
    if (behindProxy) {
      return;
    }
    String address = Addresses.of(remote(channel), List.of());
    boolean inTime = connecting.admits(address, clock.millis());
    boolean hasShare;
    synchronized (this) {
      int share = Limits.share(limits.shares().sockets(), most(limits) - addresses.size());
      addresses.put(channel, address);
      hasShare = ofOne.merge(address, 1, Integer::sum) <= share;
    }
    if (!inTime || !hasShare) {
      close(channel);
    }
  }

  private static SocketAddress remote(SelectableChannel channel) {
    try {
      SocketAddress remote = ((SocketChannel) channel).getRemoteAddress();
      return remote == null ? new GoneAddress() : remote;
    } catch (IOException e) {
      return new GoneAddress();
    }
  }

  /** Whoever has gone before we could look counts as nobody known. */
  private static final class GoneAddress extends SocketAddress {
    private static final long serialVersionUID = 1L;
  }

  private static void close(SelectableChannel channel) {
    try {
      channel.close();
    } catch (IOException e) {
      // it is gone already
      System.getLogger(ConnectionWatch.class.getName())
          .log(System.Logger.Level.DEBUG, "closing failed", Redacted.of(e));
    }
  }

  @Override
  public void onAcceptFailed(SelectableChannel channel, Throwable cause) {
    gone(channel);
  }

  @Override
  public void onClosed(SelectableChannel channel) {
    gone(channel);
  }

  private synchronized void gone(SelectableChannel channel) {
    String address = addresses.remove(channel);
    if (address != null) {
      ofOne.computeIfPresent(address, (key, count) -> count > 1 ? count - 1 : null);
    }
  }

  /** Closes connections whose request never ends, and those that flood; for one thread. */
  void sweep() {
    long now = clock.millis();
    for (Connector connector : server.getConnectors()) {
      for (EndPoint connected : connector.getConnectedEndPoints()) {
        if (connected instanceof PageEndPoint endPoint && !isInOrder(endPoint, now)) {
          endPoint.close();
        }
      }
    }
  }

  private boolean isInOrder(PageEndPoint endPoint, long now) {
    return switch (endPoint.getConnection()) {
      case HttpConnection http -> isRequestInTime(endPoint, http, now);
      case WebSocketConnection socket -> isCalm(endPoint, socket, now);
      case null, default -> true;
    };
  }

  /** A request has so long from its first byte to its last; idle connections time out otherwise. */
  private boolean isRequestInTime(PageEndPoint endPoint, HttpConnection http, long now) {
    HttpParser parser = http.getParser();
    Progress current = new Progress(http.getMessagesIn(), http.getBytesIn(), now);
    Progress last = endPoint.progress().orElse(current);
    boolean another = last.requests() != current.requests();
    boolean quiet = parser.isStart() && last.bytes() == current.bytes();
    boolean answering = !parser.isStart() && !parser.inHeaderState() && !parser.inContentState();
    if (another || quiet || answering) {
      endPoint.hasCome(current);
      return true;
    }
    endPoint.hasCome(last);
    return now - last.since() <= limits.times().request();
  }

  private boolean isCalm(PageEndPoint endPoint, WebSocketConnection socket, long now) {
    Frames before = endPoint.frames().orElseGet(() -> new Frames(0, frames.full(now)));
    long seen = socket.getMessagesIn();
    if (seen == before.seen()) {
      return !before.allowance().exceeded();
    }
    int more = (int) Math.min(Integer.MAX_VALUE, seen - before.seen());
    Allowance after = before.allowance().used(frames, now, more);
    endPoint.hasSent(new Frames(seen, after));
    return !after.exceeded();
  }
}
