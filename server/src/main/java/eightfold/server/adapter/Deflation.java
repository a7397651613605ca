package eightfold.server.adapter;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.zip.Deflater;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.handler.ContextHandler;
import org.eclipse.jetty.util.compression.CompressionPool;
import org.eclipse.jetty.util.compression.DeflaterPool;
import org.eclipse.jetty.util.compression.InflaterPool;
import org.eclipse.jetty.websocket.core.ExtensionConfig;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.OpCode;
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
 * <p>A message is one frame: Jetty would make one of each eight kilobytes, and client programs that
 * read no parts are many. What many are told alike is compressed once.
 */
public final class Deflation extends PerMessageDeflateExtension {
  /** A quarter of a megabyte each; when all are in use one is made, and thrown away. */
  private static final int POOLED = 16;

  /** With what a flush ends, and a message that is over does not (RFC 7692, 7.2.1). */
  private static final int TAIL = 4;

  /** An empty message (RFC 7692, 7.2.3.6). */
  private static final byte[] EMPTY = {0};

  /** So much is compressed at a time. */
  private static final int PIECE = 4096;

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
  public void sendFrame(OutgoingEntry entry) {
    Frame frame = entry.getFrame();
    if (frame.isControlFrame()) {
      nextOutgoingFrame(entry);
      return;
    }
    Frame compressed = new Frame(frame.getOpCode(), frame.isFin(), ByteBuffer.wrap(payload(frame)));
    compressed.setRsv1(true);
    nextOutgoingFrame(new OutgoingEntry.Builder(entry).frame(compressed).build());
  }

  private byte[] payload(Frame frame) {
    if (frame instanceof TextFrame whole) {
      return whole.text().compressed(this::compressed);
    }
    if (!frame.isFin() || frame.getOpCode() == OpCode.CONTINUATION) {
      throw new IllegalStateException("messages are sent whole");
    }
    byte[] bytes = new byte[frame.getPayloadLength()];
    frame.getPayload().duplicate().get(bytes);
    return compressed(bytes);
  }

  private byte[] compressed(byte[] bytes) {
    if (bytes.length == 0) {
      return EMPTY;
    }
    CompressionPool<Deflater>.Entry pooled = getDeflaterPool().acquire();
    try {
      Deflater deflater = pooled.get();
      deflater.setInput(bytes);
      ByteArrayOutputStream out = new ByteArrayOutputStream(PIECE);
      byte[] piece = new byte[PIECE];
      int length = PIECE;
      while (length == PIECE) {
        length = deflater.deflate(piece, 0, PIECE, Deflater.SYNC_FLUSH);
        out.write(piece, 0, length);
      }
      return Arrays.copyOf(out.toByteArray(), out.size() - TAIL);
    } finally {
      pooled.release();
    }
  }
}
