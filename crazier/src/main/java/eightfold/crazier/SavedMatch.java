package eightfold.crazier;

import eightfold.crazier.play.FlatTable;
import eightfold.game.SetupException;
import eightfold.message.Message;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.zip.CRC32;

/**
 * A match as bytes: its version, the layout of its table and a number for its rules; its own
 * numbers, those of its series and those of its table; and at the end a sum of all of them.
 */
final class SavedMatch {
  private static final int VERSION = 1;

  /** Version, layout, rules, and the sum at the end. */
  private static final int FRAME = 4;

  private final int[] numbers;
  private final int[] series;
  private final int[] table;

  /**
   * What is to be saved.
   *
   * @param numbers of the match besides its series and its table
   * @param series its scores
   * @param table as {@link FlatTable} writes it, with the shuffles to come
   */
  SavedMatch(int[] numbers, int[] series, int[] table) {
    this.numbers = numbers;
    this.series = series;
    this.table = table;
  }

  int[] numbers() {
    return numbers;
  }

  int[] series() {
    return series;
  }

  int[] table() {
    return table;
  }

  /**
   * The bytes.
   *
   * @param rules what tells other rules, cards and seats apart
   */
  byte[] bytes(int rules) {
    int count = FRAME + numbers.length + series.length + table.length;
    ByteBuffer out = ByteBuffer.allocate(Integer.BYTES * count);
    out.putInt(VERSION).putInt(FlatTable.layout()).putInt(rules);
    for (int[] part : List.of(numbers, series, table)) {
      for (int number : part) {
        out.putInt(number);
      }
    }
    return out.putInt(sum(out.array())).array();
  }

  /**
   * Reads what was saved.
   *
   * @param rules those of the match that is to become so
   * @param numbers how many numbers it has
   * @param series how many its series has
   * @throws SetupException if the bytes are of another version, of other rules, or not whole
   */
  static SavedMatch read(byte[] saved, int rules, int numbers, int series) {
    ByteBuffer in = ByteBuffer.wrap(saved);
    if (saved.length < Integer.BYTES * (FRAME + numbers + series)
        || saved.length % Integer.BYTES != 0) {
      throw new SetupException(Message.of("setup.saved-cut-short"));
    }
    if (in.getInt() != VERSION || in.getInt() != FlatTable.layout()) {
      throw new SetupException(Message.of("setup.saved-by-another-version"));
    }
    if (in.getInt() != rules) {
      throw new SetupException(Message.of("setup.saved-other-rules"));
    }
    SavedMatch read =
        new SavedMatch(
            next(in, numbers), next(in, series), next(in, in.remaining() / Integer.BYTES - 1));
    if (in.getInt() != sum(saved)) {
      throw new SetupException(Message.of("setup.saved-damaged"));
    }
    return read;
  }

  private static int[] next(ByteBuffer in, int count) {
    int[] read = new int[count];
    for (int i = 0; i < count; i++) {
      read[i] = in.getInt();
    }
    return read;
  }

  /** What all bytes but the last number come to. */
  private static int sum(byte[] bytes) {
    CRC32 sum = new CRC32();
    sum.update(bytes, 0, bytes.length - Integer.BYTES);
    return (int) sum.getValue();
  }
}
