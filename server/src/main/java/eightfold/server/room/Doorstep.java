package eightfold.server.room;

import eightfold.game.Match;
import eightfold.message.Message;
import eightfold.protocol.Fault;
import eightfold.protocol.Notice;
import java.util.Optional;
import java.util.OptionalLong;

/** How connections come to a room and go, and find their seats. It lives for one input. */
final class Doorstep {
  /** So many may watch a table; who has a seat there, or waits for one, is never refused. */
  static final int MOST_WATCHERS = 1_000;

  private final Transition transition;

  Doorstep(Transition transition) {
    this.transition = transition;
  }

  /** A connection says hello. */
  void connected(long connection, String id, Optional<String> token, OptionalLong since) {
    if (transition.presence().seatOf(connection).isPresent()) {
      refuse(connection, id, Fault.notNow(Message.of("faults.hello-said")));
      return;
    }
    int seat = Match.NOBODY;
    if (token.isPresent()) {
      seat = transition.table().seating().openedBy(token.get());
      int kept = transition.table().seating().keptFor(token.get());
      if (seat != Match.NOBODY) {
        arrive(connection, seat);
      } else if (kept != Match.NOBODY) {
        await(connection, kept);
      } else {
        refuse(connection, id, Fault.of(Fault.NOT_YOUR_SEAT, Message.of("faults.no-such-token")));
        return;
      }
    } else if (transition.presence().watchers() >= MOST_WATCHERS) {
      refuse(connection, id, Fault.notNow(Message.of("faults.watched-by-many")));
      return;
    } else {
      transition.presence(there -> there.watching(connection));
      transition.audienceChanged();
    }
    transition.welcomed(connection);
    Notice.Welcome welcome =
        seat == Match.NOBODY
            ? transition.watching(since)
            : transition.broadcast().welcome(seat, since);
    transition.say(new Output.Answered(connection, id, welcome));
  }

  private void refuse(long connection, String id, Fault fault) {
    transition.say(new Output.Refused(connection, id, fault));
  }

  /** Somebody watches until the seat is theirs that a bot keeps for them. */
  private void await(long connection, int seat) {
    Optional<Long> before = transition.presence().heirOf(seat);
    before.ifPresent(this::dismissed);
    transition.presence(there -> there.waiting(connection, seat));
    transition.changed();
  }

  /** A connection is over, whose player may come again. */
  static Step dismissed(long connection, String reason, long now) {
    return Step.NONE
        .presence(there -> there.gone(connection, now))
        .show()
        .say(new Output.Dismissed(connection, reason));
  }

  private void dismissed(long connection) {
    transition.apply(dismissed(connection, Notice.Gone.TAKEN_OVER, transition.now()));
  }

  /** A seat's player is there. */
  void arrive(long connection, int seat) {
    Long before = transition.presence().holders().get(seat);
    boolean first = !transition.presence().anybody();
    if (before != null) {
      dismissed(before);
    }
    transition.presence(there -> there.arrived(connection, seat, transition.now()));
    if (first) {
      transition.clocks(clocks -> clocks.again(transition.now()));
    }
    transition.changed();
  }

  /** A connection has gone. */
  void disconnected(long connection) {
    Optional<Integer> seat = transition.presence().seatOf(connection);
    boolean watched =
        seat.filter(at -> at == Match.NOBODY).isPresent()
            && connection >= 0
            && transition.presence().keptFor(connection) == Match.NOBODY;
    if (watched) {
      transition.audienceChanged();
    } else if (seat.isPresent()) {
      transition.changed();
    }
    transition.presence(there -> there.gone(connection, transition.now()));
  }
}
