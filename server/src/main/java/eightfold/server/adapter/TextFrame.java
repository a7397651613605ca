package eightfold.server.adapter;

import eightfold.server.port.SharedText;
import java.nio.ByteBuffer;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.OpCode;

/** A whole message of text. Its bytes are common to all who are told the same. */
final class TextFrame extends Frame {
  private final SharedText text;

  TextFrame(SharedText text) {
    super(OpCode.TEXT, ByteBuffer.wrap(text.bytes()));
    this.text = text;
  }

  SharedText text() {
    return text;
  }
}
