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

  private final InputHandler handler;

  Doorstep(InputHandler handler) {
    this.handler = handler;
  }

  /** A connection says hello. */
  void connected(long connection, String id, Optional<String> token, OptionalLong since) {
    if (handler.presence().seatOf(connection).isPresent()) {
      refuse(connection, id, Fault.notNow(Message.of("faults.hello-said")));
      return;
    }
    int seat = Match.NOBODY;
    if (token.isPresent()) {
      seat = handler.table().seating().openedBy(token.get());
      int kept = handler.table().seating().keptFor(token.get());
      if (seat != Match.NOBODY) {
        arrive(connection, seat);
      } else if (kept != Match.NOBODY) {
        await(connection, kept);
      } else {
        refuse(connection, id, Fault.of(Fault.NOT_YOUR_SEAT, Message.of("faults.no-such-token")));
        return;
      }
    } else if (handler.presence().watchers() >= MOST_WATCHERS) {
      refuse(connection, id, Fault.notNow(Message.of("faults.watched-by-many")));
      return;
    } else {
      handler.presence(handler.presence().watching(connection));
      handler.audienceChanged();
    }
    handler.welcomed(connection);
    Notice.Welcome welcome =
        seat == Match.NOBODY ? handler.watching(since) : handler.broadcast().welcome(seat, since);
    handler.say(new Output.Answered(connection, id, welcome));
  }

  private void refuse(long connection, String id, Fault fault) {
    handler.say(new Output.Refused(connection, id, fault));
  }

  /** Somebody watches until the seat is theirs that a bot keeps for them. */
  private void await(long connection, int seat) {
    Optional<Long> before = handler.presence().heirOf(seat);
    before.ifPresent(other -> dismissed(other, Notice.Gone.TAKEN_OVER));
    handler.presence(handler.presence().waiting(connection, seat));
    handler.changed();
  }

  /** A connection is over, whose player may come again. */
  void dismissed(long connection, String reason) {
    handler.presence(handler.presence().gone(connection, handler.now()));
    handler.changed();
    handler.say(new Output.Dismissed(connection, reason));
  }

  /** A seat's player is there. */
  void arrive(long connection, int seat) {
    Long before = handler.presence().holders().get(seat);
    boolean first = !handler.presence().anybody();
    if (before != null) {
      dismissed(before, Notice.Gone.TAKEN_OVER);
    }
    handler.presence(handler.presence().arrived(connection, seat, handler.now()));
    if (first) {
      handler.clocks(handler.clocks().again(handler.now()));
    }
    handler.changed();
  }

  /** A connection has gone. */
  void disconnected(long connection) {
    Optional<Integer> seat = handler.presence().seatOf(connection);
    boolean watched =
        seat.filter(at -> at == Match.NOBODY).isPresent()
            && connection >= 0
            && handler.presence().keptFor(connection) == Match.NOBODY;
    if (watched) {
      handler.audienceChanged();
    } else if (seat.isPresent()) {
      handler.changed();
    }
    handler.presence(handler.presence().gone(connection, handler.now()));
  }
}
