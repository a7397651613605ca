package eightfold.server.adapter;

import java.nio.ByteBuffer;
import java.util.zip.Deflater;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.handler.ContextHandler;
import org.eclipse.jetty.util.compression.DeflaterPool;
import org.eclipse.jetty.util.compression.InflaterPool;
import org.eclipse.jetty.websocket.core.ExtensionConfig;
import org.eclipse.jetty.websocket.core.OutgoingEntry;
import org.eclipse.jetty.websocket.core.WebSocketComponents;
import org.eclipse.jetty.websocket.core.internal.PerMessageDeflateExtension;
import org.eclipse.jetty.websocket.core.server.WebSocketServerComponents;

/**
 * WebSockets are compressed message by message, without a memory of those before (RFC 7692, 7.1.1;
 * a server may decide that whatever was offered): else every connection that is idle would keep
 * some hundred kilobytes of compressors, and a message could be guessed at from the length of
 * another. All share a few compressors.
 *
 * <p>Jetty 12.1 gives its compressor back at the end of a message, and then takes another only to
 * empty it, which the connection keeps. So here that one is not taken.
 */
public final class Deflation extends PerMessageDeflateExtension {
  /** A quarter of a megabyte each; when all are in use one is made, and thrown away. */
  private static final int POOLED = 16;

  private static final Deflater NONE = new Nothing();

  /** Whether a message has just ended; what Jetty asks for next is only to be emptied. */
  private boolean ended;

  /** What the WebSockets of an application share that begins: they are compressed so. */
  static WebSocketComponents components(ContextHandler application) {
    Server server = application.getServer();
    server.addBean(new DeflaterPool(POOLED, Deflater.DEFAULT_COMPRESSION, true));
    server.addBean(new InflaterPool(POOLED, true));
    WebSocketComponents components =
        WebSocketServerComponents.ensureWebSocketComponents(server, application);
    components.getExtensionRegistry().register("permessage-deflate", Deflation.class);
    return components;
  }

  @Override
  public void init(ExtensionConfig config, WebSocketComponents components) {
    config.setParameter("server_no_context_takeover");
    config.setParameter("client_no_context_takeover");
    super.init(config, components);
  }

  @Override
  protected void nextOutgoingFrame(OutgoingEntry entry) {
    ended = entry.getFrame().isFin() && !entry.getFrame().isControlFrame();
    super.nextOutgoingFrame(entry);
  }

  @Override
  public Deflater getDeflater() {
    if (ended) {
      ended = false;
      return NONE;
    }
    return super.getDeflater();
  }

  /** Has nothing to compress, and says so if Jetty comes to see it otherwise. */
  private static final class Nothing extends Deflater {
    @Override
    public void setInput(ByteBuffer input) {
      if (input.hasRemaining()) {
        throw new IllegalStateException("Jetty takes its compressors otherwise than in 12.1");
      }
    }
  }
}
