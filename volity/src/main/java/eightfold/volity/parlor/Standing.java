package eightfold.volity.parlor;

import eightfold.volity.table.Times;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * How a parlor stands. It never changes; its methods make another. Times are in milliseconds of the
 * epoch.
 *
 * @param hours whether it takes new tables
 * @param startedAt since when there is the parlor
 * @param openedAt when a table was opened last, or {@link Times#NEVER}
 * @param opened how many tables were opened since then
 */
record Standing(Hours hours, long startedAt, long openedAt, int opened) {
  /** Whether a parlor takes new tables. */
  private enum Hours {
    ONLINE,
    /** It takes none; those that there are go on. */
    OFFLINE,
    /** It takes none, and there are none. */
    SHUT
  }

  static Standing begun(long now) {
    return new Standing(Hours.ONLINE, now, Times.NEVER, 0);
  }

  boolean isOnline() {
    return hours == Hours.ONLINE;
  }

  boolean isShut() {
    return hours == Hours.SHUT;
  }

  /** It takes new tables, or none; one that is shut stays so until it takes them again. */
  Standing online(boolean on) {
    return with(on ? Hours.ONLINE : isShut() ? Hours.SHUT : Hours.OFFLINE);
  }

  Standing shut() {
    return with(Hours.SHUT);
  }

  private Standing with(Hours other) {
    return new Standing(other, startedAt, openedAt, opened);
  }

  Standing opened(long now) {
    return new Standing(hours, startedAt, now, opened + 1);
  }

  /**
   * What an administrator is told.
   *
   * @param running how many tables there are
   */
  Map<String, Object> told(int running, long now) {
    Map<String, Object> told = new LinkedHashMap<>();
    told.put("online", isOnline());
    told.put("startup_time", Times.written(startedAt));
    told.put("startup_at", Times.ago(startedAt, now));
    told.put("last_new_table", Times.ago(openedAt, now));
    told.put("tables_running", running);
    told.put("tables_started", opened);
    return told;
  }
}
