package eightfold.cli.load;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;

/** What has been counted since it was last begun anew, and every table that was lost. */
final class LoadTally {
  private static final int FIRST_ROOM = 1 << 16;

  private long[] nanos = new long[FIRST_ROOM];
  private int answers;
  private long told;
  private long late;
  private final Map<Integer, Integer> errors = new TreeMap<>();
  private final Map<String, Integer> lost = new TreeMap<>();

  /**
   * What was counted.
   *
   * @param acts acts that were done
   * @param errors how many were refused, by the code
   * @param late beats at which a table's last act had not been answered yet
   * @param told snapshots that came
   * @param lost tables whose play has ended since the start, by the reason: whoever counts the acts
   *     of the others must know that they were fewer
   * @param times how long each answer took
   */
  record Counted(
      long acts,
      Map<Integer, Integer> errors,
      long late,
      long told,
      Map<String, Integer> lost,
      Times times) {}

  /** How long answers took. */
  static final class Times {
    private final long[] sorted;

    private Times(long[] nanos) {
      sorted = nanos.clone();
      Arrays.sort(sorted);
    }

    /** The time in milliseconds within which this part of all answers came; 0 if none did. */
    double millis(double part) {
      if (sorted.length == 0) {
        return 0;
      }
      int at = (int) Math.ceil(part * sorted.length) - 1;
      return sorted[Math.clamp(at, 0, sorted.length - 1)] / 1e6;
    }
  }

  synchronized void answered(long took, int code) {
    if (code != 0) {
      errors.merge(code, 1, Integer::sum);
      return;
    }
    if (answers == nanos.length) {
      nanos = Arrays.copyOf(nanos, 2 * answers);
    }
    nanos[answers] = took;
    answers++;
  }

  synchronized void told() {
    told++;
  }

  synchronized void late() {
    late++;
  }

  synchronized void lost(String why) {
    lost.merge(why, 1, Integer::sum);
  }

  /** How many acts were counted so far. */
  synchronized int acts() {
    return answers;
  }

  synchronized int tablesLost() {
    return lost.values().stream().mapToInt(Integer::intValue).sum();
  }

  /** Begins anew; what was counted so far. */
  synchronized Counted taken() {
    Times times = new Times(Arrays.copyOf(nanos, answers));
    Counted counted = new Counted(answers, Map.copyOf(errors), late, told, Map.copyOf(lost), times);
    answers = 0;
    told = 0;
    late = 0;
    errors.clear();
    return counted;
  }
}
