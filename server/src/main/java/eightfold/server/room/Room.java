package eightfold.server.room;

import eightfold.game.Match;
import eightfold.protocol.Notice;
import eightfold.protocol.Page;
import eightfold.protocol.Snapshot;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.LongStream;

/**
 * One table with the people around it, as a function: a room, an input and the time give the room
 * afterwards, the facts to be written down, and what is to be said ({@link Outcome}). It knows no
 * thread, no clock and no network, and it never changes itself.
 *
 * <pre>{@code
 * Outcome outcome = room.after(new Input.TimePassed(), now);
 * journal.append(outcome.facts());        // first
 * link.say(outcome.outputs());            // then
 * room = outcome.room();
 * }</pre>
 */
public final class Room {
  private final RoomState state;

  Room(RoomState state) {
    this.state = state;
  }

  /** The room of a table as its facts made it, with nobody there yet. */
  public static Room of(RoomTable table, Pace pace, BotPlayer.Bots bots, long now) {
    return of(table, List.of(table), pace, bots, now);
  }

  /**
   * The same of a table that spectators may see late.
   *
   * @param past the table after each of its last facts, oldest first: the first is what spectators
   *     see now
   */
  public static Room of(
      RoomTable table, List<RoomTable> past, Pace pace, BotPlayer.Bots bots, long now) {
    Presence away = Presence.away(table, now);
    Backlog backlog = table.terms().watchDelaySeconds() > 0 ? Backlog.of(past) : Backlog.NONE;
    RoomState room =
        new RoomState(
            table,
            away,
            Clocks.starting(now),
            pace,
            bots,
            Commands.NONE,
            backlog,
            OptionalLong.empty(),
            Welcomes.NONE);
    return new Room(new InputHandler(room, now).settled());
  }

  /** What an input leads to. */
  public Outcome after(Input input, long now) {
    return new InputHandler(state, now).take(input);
  }

  /** When {@link Input.TimePassed} is next of use. */
  public OptionalLong wakeAt() {
    boolean watched = state.presence().watchers() > 0;
    return LongStream.of(
            state.schedule().next().orElse(Long.MAX_VALUE),
            state.audienceDue().orElse(Long.MAX_VALUE),
            watched ? state.backlog().due().orElse(Long.MAX_VALUE) : Long.MAX_VALUE)
        .filter(due -> due < Long.MAX_VALUE)
        .min();
  }

  /** The table as anybody may know it who has its link: as spectators see it. */
  public RoomTable shown(long now) {
    return state.backlog().isOn() ? state.backlog().at(now).seen().table() : state.table();
  }

  /** What the room is made of: whatever outlives a restart. */
  public RoomTable table() {
    return state.table();
  }

  /** Whether anybody is connected, player or spectator. */
  public boolean hasListeners() {
    return !state.presence().listeners().isEmpty();
  }

  /** The connections of a door of the server's own. */
  public List<Long> doors() {
    return state.presence().listeners().keySet().stream()
        .filter(connection -> connection < 0)
        .toList();
  }

  /** Whether anybody may find it and somebody is there to be found. */
  public boolean isOpenToAll() {
    return state.table().terms().listed() && state.presence().anybody();
  }

  /** The table as somebody sees it who has its link and nothing else. */
  public Page.TableNotice notice(long now) {
    return new Broadcast(state.schedule(), now).notice();
  }

  /** The table as a seat or a spectator sees it. */
  public Snapshot snapshot(int viewer, long now) {
    return broadcast(viewer, now).snapshot(viewer);
  }

  /** What somebody would be told who came now. */
  public Notice.Welcome welcome(int viewer, OptionalLong since, long now) {
    return broadcast(viewer, now).welcome(viewer, since);
  }

  private Broadcast broadcast(int viewer, long now) {
    return viewer == Match.NOBODY && state.backlog().isOn()
        ? Broadcast.late(state.backlog().at(now), state.pace(), now)
        : new Broadcast(state.schedule(), now);
  }

  /** All that it is. */
  RoomState state() {
    return state;
  }
}
