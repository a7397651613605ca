package eightfold.protocol;

import com.fasterxml.jackson.annotation.JsonInclude;
import eightfold.message.Texts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

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
   * @param handedAt the number of the last event before the seat was handed to the viewer while a
   *     deal ran; what happened until then is told as to a spectator
   */
  record Welcome(
      OptionalInt seat,
      Snapshot snapshot,
      List<Spoken> chat,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<List<ToldEvent>> events,
      boolean resumed,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) OptionalLong handedAt)
      implements Notice {}

  /**
   * The result of {@code events}.
   *
   * @param events what happened then, in its order; it may be nothing, and more come
   * @param more whether more happened before the hello: to be asked for again, from the last event
   *     that the client knows now
   */
  record Past(List<ToldEvent> events, boolean more) implements Notice {}

  /** The table has changed; {@code events} are what led to it. */
  record Table(Snapshot snapshot, List<ToldEvent> events) implements Notice {}

  /**
   * The table has changed, told to a client that knows how it was and asked for no more than what
   * is other: the same as {@link Table} tells.
   *
   * @param changed what is other in the snapshot, by its names, whole
   * @param view what is other in its view, where there was one before
   * @param unset what was in the snapshot and is not any more
   */
  record Change(
      Map<String, Object> changed,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) Map<String, Object> view,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> unset,
      List<ToldEvent> events)
      implements Notice {
    private static final Components<Snapshot> SNAPSHOT = new Components<>(Snapshot.class);
    private static final Components<SeatView> VIEW = new Components<>(SeatView.class);
    private static final String OF_THE_VIEW = "view";

    /** What leads from one snapshot to that of a table's change. */
    public static Change between(Snapshot before, Table after) {
      Map<String, Object> changed = new LinkedHashMap<>();
      List<String> unset = new ArrayList<>();
      SNAPSHOT.differing(before, after.snapshot(), changed, unset);
      Map<String, Object> view = Map.of();
      Optional<SeatView> was = before.view();
      Optional<SeatView> is = after.snapshot().view();
      if (was.isPresent() && is.isPresent() && changed.containsKey(OF_THE_VIEW)) {
        changed.remove(OF_THE_VIEW);
        view = VIEW.differing(was.get(), is.get());
      }
      return new Change(changed, view, unset, after.events());
    }

    /**
     * The later of two snapshots of a table, which has as much as it can of the earlier one, part
     * by part: for whoever remembers each until the next.
     */
    public static Snapshot remembered(Snapshot before, Snapshot after) {
      return SNAPSHOT.sharing(before, after, Change::sharingView);
    }

    private static Object sharingView(Object then, Object now) {
      return then instanceof Optional<?> was
              && was.orElse(null) instanceof SeatView before
              && now instanceof Optional<?> is
              && is.orElse(null) instanceof SeatView after
          ? Optional.of(VIEW.sharing(before, after, Components::sharingRecords))
          : Components.sharingRecords(then, now);
    }
  }

  /**
   * Somebody said something.
   *
   * @param number the line's number at this table, from 1
   */
  record Spoken(long number, int seat, String name, String text) implements Notice {}

  /**
   * Something of what has happened was erased: the log and the talk are these, and what the client
   * has of them is to be thrown away.
   *
   * @param log the last events, as a welcome has them
   * @param chat the last lines that were spoken
   */
  record Rewritten(List<ToldEvent> log, List<Spoken> chat) implements Notice {}

  /** Asks whether the client is there; it answers with the request {@code pong}. */
  record Ping() implements Notice {}

  /** The connection is of no more use here. */
  record Gone(String reason) implements Notice {
    public static final String TAKEN_OVER = "taken over";
    public static final String REMOVED = "removed";
    public static final String CLOSED = "closed";
    public static final String LEFT = "left";

    /** The seat's player has signed out everywhere: its token is another now. */
    public static final String SIGNED_OUT = "signed out";

    /** The player has taken the seat along to another place: this place's token is dead. */
    public static final String TAKEN_ALONG = "taken along";

    /** The player has handed the seat on: their token is dead. */
    public static final String HANDED_ON = "handed on";

    public static final String RESTARTING = "restarting";
  }

  /** The text of a notification that says nothing for people. */
  static String notification(Notice notice) {
    return notification(notice, Texts.ENGLISH);
  }

  /** The text of a notification, in a language. */
  static String notification(Notice notice, Texts texts) {
    String method =
        switch (notice) {
          case Table table -> "table";
          case Change change -> "change";
          case Spoken spoken -> "chat";
          case Rewritten rewritten -> "rewritten";
          case Ping ping -> "ping";
          case Gone gone -> "gone";
          case Done done -> throw new IllegalArgumentException("a result only");
          case Welcome welcome -> throw new IllegalArgumentException("a result only");
          case Past past -> throw new IllegalArgumentException("a result only");
        };
    return "{\"jsonrpc\":\"2.0\",\"method\":\""
        + method
        + "\",\"params\":"
        + Json.write(notice, texts)
        + "}";
  }

  /** The text of a result that says nothing for people. */
  static String result(String id, Notice notice) {
    return result(id, notice, Texts.ENGLISH);
  }

  /** The text of a result, in a language. */
  static String result(String id, Notice notice, Texts texts) {
    return "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"result\":" + Json.write(notice, texts) + "}";
  }

  /** The text of a request's refusal, in a language. */
  static String error(String id, Fault fault, Texts texts) {
    return "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"error\":" + Json.write(fault, texts) + "}";
  }
}
