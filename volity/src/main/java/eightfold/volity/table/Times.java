package eightfold.volity.table;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;

/** Times as the platform writes them; all are in milliseconds of the epoch. */
public final class Times {
  /** What has not happened yet. */
  public static final long NEVER = Long.MIN_VALUE;

  private Times() {}

  /** A time as W3C writes them, in UTC and whole seconds. */
  public static String written(long at) {
    return Instant.ofEpochMilli(at).truncatedTo(ChronoUnit.SECONDS).toString();
  }

  /** How long ago that was, in words, by the two largest units: {@code 2 hours 5 minutes ago}. */
  public static String ago(long at, long now) {
    if (at == NEVER) {
      return "never";
    }
    Duration since = Duration.ofMillis(Math.max(0, now - at));
    List<String> words = new ArrayList<>();
    add(words, since.toDays(), "day");
    add(words, since.toHoursPart(), "hour");
    add(words, since.toMinutesPart(), "minute");
    add(words, since.toSecondsPart(), "second");
    return words.isEmpty()
        ? "no time"
        : String.join(" ", words.subList(0, Math.min(2, words.size()))) + " ago";
  }

  private static void add(List<String> words, long count, String unit) {
    if (count > 0) {
      words.add(count + " " + unit + (count == 1 ? "" : "s"));
    }
  }
}
