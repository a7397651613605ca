package eightfold.crazier;

import eightfold.crazier.play.FlatTable;
import eightfold.game.SetupException;
import eightfold.state.SavedState;
import java.nio.ByteBuffer;
import java.util.List;

/**
 * What is saved of a match ({@link SavedState}): its own numbers, those of its series and those of
 * its table.
 */
final class SavedMatch {
  private static final int VERSION = 2;

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

  private static SavedState form(int rules) {
    return new SavedState(VERSION, FlatTable.layout(), rules);
  }

  /**
   * The bytes.
   *
   * @param rules what tells other rules, cards and seats apart
   */
  byte[] bytes(int rules) {
    int count = numbers.length + series.length + table.length;
    ByteBuffer out = ByteBuffer.allocate(Integer.BYTES * count);
    for (int[] part : List.of(numbers, series, table)) {
      for (int number : part) {
        out.putInt(number);
      }
    }
    return form(rules).write(out.array());
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
    return form(rules)
        .read(
            saved,
            in ->
                new SavedMatch(
                    next(in, numbers), next(in, series), next(in, in.remaining() / Integer.BYTES)));
  }

  private static int[] next(ByteBuffer in, int count) {
    int[] read = new int[count];
    for (int i = 0; i < count; i++) {
      read[i] = in.getInt();
    }
    return read;
  }
}
