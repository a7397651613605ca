package eightfold.state;

import eightfold.game.SetupException;
import eightfold.message.Message;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Function;
import java.util.zip.CRC32;

/**
 * How the state of a table or match is saved: which version has written it, how its parts are laid
 * out, by which rules it is played and how long it is; then the state; and last a sum of all that.
 * Bytes of another version, layout or other rules are refused, never guessed at: whoever keeps such
 * bytes keeps the acts, too, and plays them again.
 *
 * @param version of the form in which a kind of game writes its states
 * @param layout what the order, names and widths of the parts come to ({@link #layoutOf})
 * @param rules what tells other rules, cards and seats apart
 */
public record SavedState(int version, int layout, int rules) {
  private static final int HEAD = 4 * Integer.BYTES;
  private static final int SUM = Integer.BYTES;

  /** A number for what has to be the same where bytes are read, line by line. */
  public static int layoutOf(List<String> lines) {
    byte[] text = String.join("\n", lines).getBytes(StandardCharsets.UTF_8);
    return sum(text, text.length);
  }

  /** A state with its head and its sum. */
  public byte[] write(byte[] state) {
    ByteBuffer out = ByteBuffer.allocate(HEAD + state.length + SUM);
    out.putInt(version).putInt(layout).putInt(rules).putInt(state.length).put(state);
    return out.putInt(sum(out.array(), out.position())).array();
  }

  /**
   * Reads what was written.
   *
   * @param reader reads the state, all of it, and changes nothing yet
   * @throws SetupException if the bytes are of another version or layout, of other rules, or not
   *     whole
   */
  public <T> T read(byte[] saved, Function<ByteBuffer, T> reader) {
    ByteBuffer in = ByteBuffer.wrap(saved);
    require(saved.length >= HEAD + SUM, "setup.saved-cut-short");
    require(in.getInt() == version && in.getInt() == layout, "setup.saved-by-another-version");
    require(in.getInt() == rules, "setup.saved-other-rules");
    int length = in.getInt();
    require(length >= 0, "setup.saved-damaged");
    require(length <= saved.length - HEAD - SUM, "setup.saved-cut-short");
    require(length == saved.length - HEAD - SUM, "setup.saved-too-long");
    require(in.getInt(HEAD + length) == sum(saved, HEAD + length), "setup.saved-damaged");
    ByteBuffer state = in.slice(HEAD, length);
    try {
      T read = reader.apply(state);
      require(!state.hasRemaining(), "setup.saved-too-long");
      return read;
    } catch (BufferUnderflowException e) {
      throw refused("setup.saved-damaged");
    }
  }

  private static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw refused(otherwise);
    }
  }

  private static SetupException refused(String why) {
    return new SetupException(Message.of(why));
  }

  private static int sum(byte[] bytes, int upTo) {
    CRC32 sum = new CRC32();
    sum.update(bytes, 0, upTo);
    return (int) sum.getValue();
  }
}
