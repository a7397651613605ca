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
  private final Table table;
  private final Presence presence;
  private final Clocks clocks;
  private final Pace pace;
  private final BotPlayer.Bots bots;

  /** Requests that were done and of which no fact came; a restart forgets them. */
  private final Commands unwritten;

  /** What spectators see, where that is not what there is. */
  private final Backlog backlog;

  /** When all are told how many watch, where that has changed. */
  private final OptionalLong audienceDue;

  /** What whoever comes to watch is told as long as nothing changes. */
  private final Welcomes welcomes;

  Room(
      Table table,
      Presence presence,
      Clocks clocks,
      Pace pace,
      BotPlayer.Bots bots,
      Commands unwritten,
      Backlog backlog,
      OptionalLong audienceDue,
      Welcomes welcomes) {
    this.table = table;
    this.presence = presence;
    this.clocks = clocks;
    this.pace = pace;
    this.bots = bots;
    this.unwritten = unwritten;
    this.backlog = backlog;
    this.audienceDue = audienceDue;
    this.welcomes = welcomes;
  }

  /** The room of a table as its facts made it, with nobody there yet. */
  public static Room of(Table table, Pace pace, BotPlayer.Bots bots, long now) {
    return of(table, List.of(table), pace, bots, now);
  }

  /**
   * The same of a table that spectators may see late.
   *
   * @param past the table after each of its last facts, oldest first: the first is what spectators
   *     see now
   */
  public static Room of(Table table, List<Table> past, Pace pace, BotPlayer.Bots bots, long now) {
    Presence away = Presence.away(table, now);
    Backlog backlog = table.terms().watchDelaySeconds() > 0 ? Backlog.of(past) : Backlog.NONE;
    Room room =
        new Room(
            table,
            away,
            Clocks.starting(now),
            pace,
            bots,
            Commands.NONE,
            backlog,
            OptionalLong.empty(),
            Welcomes.NONE);
    return new InputHandler(room, now).settled();
  }

  /** What an input leads to. */
  public Outcome after(Input input, long now) {
    return new InputHandler(this, now).take(input);
  }

  /** When {@link Input.TimePassed} is next of use. */
  public OptionalLong wakeAt() {
    boolean watched = presence.watchers() > 0;
    return LongStream.of(
            schedule().next().orElse(Long.MAX_VALUE),
            audienceDue.orElse(Long.MAX_VALUE),
            watched ? backlog.due().orElse(Long.MAX_VALUE) : Long.MAX_VALUE)
        .filter(due -> due < Long.MAX_VALUE)
        .min();
  }

  /** The table as anybody may know it who has its link: as spectators see it. */
  public Table shown(long now) {
    return backlog.isOn() ? backlog.at(now).seen().table() : table;
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
    return broadcast(viewer, now).snapshot(viewer);
  }

  /** What somebody would be told who came now. */
  public Notice.Welcome welcome(int viewer, OptionalLong since, long now) {
    return broadcast(viewer, now).welcome(viewer, since);
  }

  private Broadcast broadcast(int viewer, long now) {
    return viewer == Match.NOBODY && backlog.isOn()
        ? Broadcast.late(backlog.at(now), pace, now)
        : new Broadcast(schedule(), now);
  }

  Backlog backlog() {
    return backlog;
  }

  OptionalLong audienceDue() {
    return audienceDue;
  }

  Welcomes welcomes() {
    return welcomes;
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
