package eightfold.server.adapter;

import eightfold.server.port.Link;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/**
 * A WebSocket as a link. What the client has not taken yet waits in memory, up to a limit; a client
 * that takes nothing is let go, and comes back when it can.
 */
final class SocketLink implements Link {
  private static final int MOST_WAITING = 512 * 1024;

  private final Session session;
  private int waiting;
  private boolean closed;

  SocketLink(Session session) {
    this.session = session;
  }

  @Override
  public synchronized void say(String text) {
    if (closed) {
      return;
    }
    if (waiting > MOST_WAITING) {
      close(POLICY, "too slow");
      return;
    }
    waiting += text.length();
    session.sendText(
        text, Callback.from(() -> taken(text.length()), failure -> taken(text.length())));
  }

  private synchronized void taken(int length) {
    waiting -= length;
  }

  @Override
  public synchronized void close(int code, String reason) {
    if (!closed) {
      closed = true;
      session.close(code, reason, Callback.NOOP);
    }
  }
}
