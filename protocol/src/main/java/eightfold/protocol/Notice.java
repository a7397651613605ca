package eightfold.protocol;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** What the server sends: results of requests, and notifications without being asked. */
public sealed interface Notice {
  /** The result of a request that has nothing to say but that it was done. */
  record Done() implements Notice {}

  /**
   * The result of {@code hello}.
   *
   * @param seat the viewer's seat; null for a spectator
   * @param snapshot the table, with the last events
   * @param chat the last lines that were spoken
   * @param events what happened since the event that the client knew; absent where that is unknown
   * @param resumed whether {@code events} is all that happened since
   */
  record Welcome(
      OptionalInt seat,
      Snapshot snapshot,
      List<Spoken> chat,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<List<ToldEvent>> events,
      boolean resumed)
      implements Notice {}

  /** The table has changed; {@code events} are what led to it. */
  record Table(Snapshot snapshot, List<ToldEvent> events) implements Notice {}

  /**
   * Somebody said something.
   *
   * @param number the line's number at this table, from 1
   */
  record Spoken(long number, int seat, String name, String text) implements Notice {}

  /** Asks whether the client is there; it answers with the request {@code pong}. */
  record Ping() implements Notice {}

  /** The connection is of no more use here. */
  record Gone(String reason) implements Notice {
    public static final String TAKEN_OVER = "taken over";
    public static final String REMOVED = "removed";
    public static final String CLOSED = "closed";
    public static final String LEFT = "left";
    public static final String RESTARTING = "restarting";
  }

  /** The text of a notification. */
  static String notification(Notice notice) {
    String method =
        switch (notice) {
          case Table table -> "table";
          case Spoken spoken -> "chat";
          case Ping ping -> "ping";
          case Gone gone -> "gone";
          case Done done -> throw new IllegalArgumentException("a result only");
          case Welcome welcome -> throw new IllegalArgumentException("a result only");
        };
    return "{\"jsonrpc\":\"2.0\",\"method\":\""
        + method
        + "\",\"params\":"
        + Json.write(notice)
        + "}";
  }

  /** The text of a result. */
  static String result(String id, Notice notice) {
    return "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"result\":" + Json.write(notice) + "}";
  }

  /** The text of a request's refusal. */
  static String error(String id, Fault fault) {
    return "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"error\":" + Json.write(fault) + "}";
  }
}
