package eightfold.server.port;

import java.nio.charset.StandardCharsets;
import java.util.function.UnaryOperator;

/**
 * A text that many may be told alike: what a link makes of it to send it is made once. Any thread
 * may ask; two that ask at the same moment may both make it.
 */
public final class SharedText {
  private final String text;

  /** In UTF-8, when somebody has asked. */
  private volatile byte[] bytes = {};

  private volatile byte[] compressed = {};

  /** Of a text that is not empty. */
  public SharedText(String text) {
    this.text = text;
  }

  /** What it says. */
  public String text() {
    return text;
  }

  /** The same in UTF-8, to be read only. */
  public byte[] bytes() {
    if (bytes.length == 0) {
      bytes = text.getBytes(StandardCharsets.UTF_8);
    }
    return bytes;
  }

  /**
   * The same compressed, to be read only.
   *
   * @param compressor makes it of the bytes, and the same whoever asks
   */
  public byte[] compressed(UnaryOperator<byte[]> compressor) {
    if (compressed.length == 0) {
      compressed = compressor.apply(bytes());
    }
    return compressed;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SharedText shared && shared.text.equals(text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  @Override
  public String toString() {
    return text;
  }
}
