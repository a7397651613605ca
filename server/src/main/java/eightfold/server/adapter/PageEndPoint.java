package eightfold.server.adapter;

import eightfold.server.room.Allowance;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.util.Optional;
import org.eclipse.jetty.io.ManagedSelector;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.Scheduler;
import org.eclipse.jetty.websocket.core.WebSocketConnection;

/**
 * The server's end of a connection. What comes over a WebSocket is read by the thread that saw it
 * come, which then looks at the next connection: nobody there ever waits ({@link PlayConnection}
 * only leaves messages in a mailbox). Jetty would wake another thread for each message, which costs
 * more than to read it. Lest others wait for somebody who sends without end, a connection is left
 * for the next one after {@link #FILLS_IN_A_ROW}.
 */
final class PageEndPoint extends SocketChannelEndPoint {
  /** A message of the largest size comes in two; what is left is read when it is its turn again. */
  static final int FILLS_IN_A_ROW = 4;

  /** How far requests have come, and since when they have not come further. */
  record Progress(long requests, long bytes, long since) {}

  /** How many frames a WebSocket has sent, and how many more it may. */
  record Frames(long seen, Allowance allowance) {}

  private int fills;
  private NeverWaits reading = new NeverWaits(Callback.NOOP);

  // for who watches all connections
  private Optional<Progress> progress = Optional.empty();
  private Optional<Frames> frames = Optional.empty();

  PageEndPoint(
      SocketChannel channel, ManagedSelector selector, SelectionKey key, Scheduler scheduler) {
    super(channel, selector, key, scheduler);
  }

  private boolean isWebSocket() {
    return getConnection() instanceof WebSocketConnection;
  }

  @Override
  public void fillInterested(Callback callback) {
    fills = 0;
    if (!isWebSocket()) {
      super.fillInterested(callback);
      return;
    }
    if (!reading.callback().equals(callback)) {
      // a WebSocket always comes with the same one
      reading = new NeverWaits(callback);
    }
    super.fillInterested(reading);
  }

  @Override
  public int fill(ByteBuffer buffer) throws IOException {
    return isWebSocket() && fills++ >= FILLS_IN_A_ROW ? 0 : super.fill(buffer);
  }

  /** What was seen last of its requests. */
  Optional<Progress> progress() {
    return progress;
  }

  /** Its requests have come so far. */
  void hasCome(Progress now) {
    progress = Optional.of(now);
  }

  /** What was seen last of its frames. */
  Optional<Frames> frames() {
    return frames;
  }

  /** It has sent so many frames. */
  void hasSent(Frames now) {
    frames = Optional.of(now);
  }

  /** What is called back never waits, so that the caller may do it itself. */
  private record NeverWaits(Callback callback) implements Callback {
    @Override
    public void succeeded() {
      callback.succeeded();
    }

    @Override
    public void failed(Throwable cause) {
      callback.failed(cause);
    }

    @Override
    public InvocationType getInvocationType() {
      return InvocationType.NON_BLOCKING;
    }
  }
}
