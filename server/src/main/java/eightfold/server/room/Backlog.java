package eightfold.server.room;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/**
 * A table as it was, for spectators who see it late: the first moment is what they see, the others
 * are to come. So what they are told is, to the byte, what they would have been told then. It never
 * changes; its methods make another.
 */
record Backlog(List<Moment> moments) {
  /** Of a table that spectators see at once. */
  static final Backlog NONE = new Backlog(List.of());

  /**
   * A table at one time.
   *
   * @param at since when it was so, in milliseconds of the epoch
   * @param changed whether listeners saw another table than before, and did not only hear talk
   */
  record Moment(long at, RoomTable table, Presence presence, Clocks clocks, boolean changed) {}

  Backlog {
    moments = List.copyOf(moments);
  }

  /**
   * That of a table whose facts have been read: nobody is known to have been there.
   *
   * @param past the table after each of its last facts, oldest first; the first is what was seen
   */
  static Backlog of(List<RoomTable> past) {
    List<Moment> moments = new ArrayList<>();
    for (RoomTable table : past) {
      long at = table.lastAt();
      moments.add(new Moment(at, table, Presence.away(table, at), Clocks.starting(at), true));
    }
    return new Backlog(moments);
  }

  /** Whether spectators see the table late. */
  boolean isOn() {
    return !moments.isEmpty();
  }

  /** What spectators see. */
  Moment seen() {
    return moments.getFirst();
  }

  /** With one more moment to come. */
  Backlog and(Moment moment) {
    List<Moment> more = new ArrayList<>(moments);
    more.add(moment);
    return new Backlog(more);
  }

  /** When spectators see the next moment; empty while there is none. */
  OptionalLong due() {
    return moments.size() < 2
        ? OptionalLong.empty()
        : OptionalLong.of(moments.get(1).at() + moments.get(1).table().terms().watchDelayMillis());
  }

  /** As it is at a time, whoever was told of it until then. */
  Backlog at(long now) {
    Backlog then = this;
    while (then.due().isPresent() && then.due().getAsLong() <= now) {
      then = then.next();
    }
    return then;
  }

  /** Spectators see the next moment. */
  Backlog next() {
    return new Backlog(moments.subList(1, moments.size()));
  }
}
