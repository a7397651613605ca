package eightfold.server.adapter;

import eightfold.server.lobby.Conversation;
import eightfold.server.lobby.Lobby;
import eightfold.server.port.Link;
import java.nio.ByteBuffer;
import java.util.Optional;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.CloseStatus;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.internal.MessageHandler;

/** One WebSocket for play: what comes over it is heard by its conversation. */
final class PlayConnection extends MessageHandler {
  private static final int NOT_TEXT = 1003;
  private static final int TRY_LATER = 1013;

  private final Lobby lobby;
  private final String address;
  private final Unsent unsent;

  /** Empty before the connection is open, where it is one too many, and after its end. */
  private volatile Optional<Conversation> conversation = Optional.empty();

  /**
   * @param address of the client, by which it is counted
   * @param unsent what waits for all clients
   */
  PlayConnection(Lobby lobby, String address, Unsent unsent) {
    this.lobby = lobby;
    this.address = address;
    this.unsent = unsent;
  }

  @Override
  public void onOpen(CoreSession session, Callback callback) {
    Link link = new SocketLink(session, unsent);
    conversation = lobby.connect(link, address);
    super.onOpen(session, callback);
    if (conversation.isEmpty()) {
      link.close(TRY_LATER, "too many connections");
    }
  }

  @Override
  protected void onText(String message, Callback callback) {
    conversation.ifPresent(talk -> talk.hear(message));
    callback.succeeded();
  }

  @Override
  protected void onBinary(ByteBuffer message, Callback callback) {
    callback.succeeded();
    getCoreSession().close(NOT_TEXT, "messages are text", Callback.NOOP);
  }

  @Override
  public void onError(Throwable cause, Callback callback) {
    end();
    callback.succeeded();
  }

  @Override
  public void onClosed(CloseStatus status, Callback callback) {
    end();
    super.onClosed(status, callback);
  }

  private void end() {
    Optional<Conversation> ended = conversation;
    conversation = Optional.empty();
    ended.ifPresent(Conversation::end);
  }
}
