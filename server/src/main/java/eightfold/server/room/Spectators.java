package eightfold.server.room;

import eightfold.game.Match;
import eightfold.protocol.Notice;
import java.util.List;
import java.util.OptionalLong;

/** How spectators are told of a table that they see late. It lives for one input. */
final class Spectators {
  private final Transition transition;
  private Backlog backlog;

  Spectators(Transition transition, Backlog backlog) {
    this.transition = transition;
    this.backlog = backlog;
  }

  /** Whether a listener sees the table late. */
  boolean seesLate(int seat) {
    return seat == Match.NOBODY && backlog.isOn();
  }

  /** What whoever comes to watch is told. */
  Notice.Welcome welcome(OptionalLong since) {
    return broadcast().welcome(Match.NOBODY, since);
  }

  /** The number of the last event that they have seen. */
  long number() {
    return backlog.seen().table().number();
  }

  /** They see what is old enough by now. */
  void release() {
    while (backlog.due().isPresent() && backlog.due().getAsLong() <= transition.now()) {
      RoomTable before = backlog.seen().table();
      backlog = backlog.next();
      backlog.seen().table().chat().stream()
          .filter(line -> isAfter(line, before.chat()))
          .forEach(this::tell);
      if (backlog.seen().changed()) {
        tell(broadcast().change(Match.NOBODY, before.number()));
      }
    }
  }

  private static boolean isAfter(Notice.Spoken line, List<Notice.Spoken> before) {
    return before.isEmpty() || line.number() > before.getLast().number();
  }

  private void tell(Notice notice) {
    transition
        .presence()
        .listeners()
        .forEach(
            (connection, seat) -> {
              if (seesLate(seat)) {
                transition.say(new Output.Told(connection, notice));
              }
            });
  }

  /**
   * They will see how the table is now.
   *
   * @param changed whether they will see another one, and not only hear talk
   */
  void note(boolean changed) {
    if (backlog.isOn()) {
      backlog =
          backlog.and(
              new Backlog.Moment(
                  transition.now(),
                  transition.table(),
                  transition.presence(),
                  transition.clocks(),
                  changed));
    }
  }

  /** What they have seen and will see is told otherwise from now on. */
  void rewrite(List<RoomTable> past) {
    if (backlog.isOn()) {
      backlog = Backlog.of(past);
      tell(broadcast().change(Match.NOBODY, number()));
      tell(broadcast().rewritten(Match.NOBODY));
    }
  }

  private Broadcast broadcast() {
    return Broadcast.late(backlog, transition.pace(), transition.now());
  }

  Backlog backlog() {
    return backlog;
  }
}
