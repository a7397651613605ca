package eightfold.server.adapter;

import eightfold.server.port.Link;
import eightfold.server.port.SharedText;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.CoreSession;

/**
 * A WebSocket as a link. What the client has not taken yet waits in memory, up to a limit; a client
 * that takes nothing is let go, and comes back when it can.
 *
 * <p>A session may call back from within a call, with the connection's end too, so no lock is held
 * around any. It keeps the order of what one thread sends.
 */
final class SocketLink implements Link {
  private static final int MOST_WAITING = 512 * 1024;

  private final CoreSession session;
  private final Unsent unsent;
  private final AtomicInteger waiting = new AtomicInteger();
  private final AtomicBoolean closed = new AtomicBoolean();

  SocketLink(CoreSession session, Unsent unsent) {
    this.session = session;
    this.unsent = unsent;
  }

  @Override
  public void say(String text) {
    say(new SharedText(text), false);
  }

  @Override
  public void say(SharedText text) {
    say(text, false);
  }

  @Override
  public void say(SharedText text, SharedText next) {
    say(text, true);
    say(next, false);
  }

  /** {@code more}: the next one follows at once, and is what this one is sent with. */
  private void say(SharedText text, boolean more) {
    if (closed.get()) {
      return;
    }
    if (waiting.get() > MOST_WAITING) {
      close(POLICY, TOO_SLOW);
      return;
    }
    int length = text.bytes().length;
    waiting.addAndGet(length);
    unsent.add(this, length);
    session.sendFrame(
        new TextFrame(text), Callback.from(() -> taken(length), failure -> taken(length)), more);
  }

  private void taken(int length) {
    waiting.addAndGet(-length);
    unsent.add(this, -length);
  }

  @Override
  public int waiting() {
    return waiting.get();
  }

  boolean isClosed() {
    return closed.get();
  }

  @Override
  public void drop() {
    if (closed.compareAndSet(false, true)) {
      session.abort();
    }
  }

  @Override
  public void close(int code, String reason) {
    if (closed.compareAndSet(false, true)) {
      session.close(code, reason, Callback.NOOP);
    }
  }
}
