package eightfold.server.room;

import eightfold.protocol.Notice;
import eightfold.protocol.Page;
import eightfold.protocol.Snapshot;
import java.util.List;
import java.util.OptionalLong;

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
  private final Table table;
  private final Presence presence;
  private final Clocks clocks;
  private final Pace pace;
  private final BotPlayer.Bots bots;

  /** Requests that were done and of which no fact came; a restart forgets them. */
  private final Commands unwritten;

  Room(
      Table table,
      Presence presence,
      Clocks clocks,
      Pace pace,
      BotPlayer.Bots bots,
      Commands unwritten) {
    this.table = table;
    this.presence = presence;
    this.clocks = clocks;
    this.pace = pace;
    this.bots = bots;
    this.unwritten = unwritten;
  }

  /** The room of a table as its facts made it, with nobody there yet. */
  public static Room of(Table table, Pace pace, BotPlayer.Bots bots, long now) {
    Presence away = Presence.away(table, now);
    Room room = new Room(table, away, Clocks.starting(now), pace, bots, Commands.NONE);
    return new InputHandler(room, now).settled();
  }

  /** What an input leads to. */
  public Outcome after(Input input, long now) {
    return new InputHandler(this, now).take(input);
  }

  /** When {@link Input.TimePassed} is next of use. */
  public OptionalLong wakeAt() {
    return schedule().next();
  }

  /** What the room is made of: whatever outlives a restart. */
  public Table table() {
    return table;
  }

  /** Whether anybody is connected, player or spectator. */
  public boolean hasListeners() {
    return !presence.listeners().isEmpty();
  }

  /** The connections of a door of the server's own. */
  public List<Long> doors() {
    return presence.listeners().keySet().stream().filter(connection -> connection < 0).toList();
  }

  /** Whether anybody may find it and somebody is there to be found. */
  public boolean isOpenToAll() {
    return table.terms().listed() && presence.anybody();
  }

  /** The table as somebody sees it who has its link and nothing else. */
  public Page.TableNotice notice(long now) {
    return new Broadcast(schedule(), now).notice();
  }

  /** The table as a seat or a spectator sees it. */
  public Snapshot snapshot(int viewer, long now) {
    return new Broadcast(schedule(), now).snapshot(viewer);
  }

  /** What somebody would be told who came now. */
  public Notice.Welcome welcome(int viewer, OptionalLong since, long now) {
    return new Broadcast(schedule(), now).welcome(viewer, since);
  }

  Schedule schedule() {
    return new Schedule(table, presence, clocks, pace);
  }

  Presence presence() {
    return presence;
  }

  Clocks clocks() {
    return clocks;
  }

  Pace pace() {
    return pace;
  }

  Commands unwritten() {
    return unwritten;
  }

  BotPlayer.Bots bots() {
    return bots;
  }
}
