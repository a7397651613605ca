package eightfold.server.room;

import eightfold.game.Match;
import eightfold.protocol.Notice;
import java.util.Map;
import java.util.Optional;

/**
 * How one input's change is told to those who listen. It lives for that one input.
 *
 * @param listenersBefore who listened before it, and at which seat
 * @param numberBefore the number of the last event before it
 * @param welcomed the connection that has been told all in its welcome, or none
 * @param rewritten whether something of before was erased
 */
record Telling(
    Transition transition,
    Map<Long, Integer> listenersBefore,
    long numberBefore,
    long welcomed,
    boolean rewritten) {
  /**
   * All are told of the change, the players first; spectators are told alike, so what they are told
   * is made once.
   */
  void all() {
    Broadcast broadcast = transition.broadcast();
    players(broadcast);
    Optional<Notice.Table> shared = Optional.empty();
    for (Map.Entry<Long, Integer> listener : transition.presence().listeners().entrySet()) {
      long connection = listener.getKey();
      boolean watched = listenersBefore.getOrDefault(connection, 0) == Match.NOBODY;
      if (listener.getValue() != Match.NOBODY) {
        continue;
      }
      if (!watched || transition.spectators().seesLate(Match.NOBODY) || rewritten) {
        tellChange(broadcast, connection, Match.NOBODY);
      } else if (connection != welcomed) {
        shared = shared.or(() -> Optional.of(broadcast.change(Match.NOBODY, numberBefore)));
        transition.say(new Output.Told(connection, shared.get()));
      }
    }
  }

  /** A line that somebody has said is heard by all who see the table as it is now. */
  void talk(Notice.Spoken line) {
    transition
        .presence()
        .listeners()
        .forEach(
            (connection, seat) -> {
              if (!transition.spectators().seesLate(seat)) {
                transition.say(new Output.Told(connection, line));
              }
            });
  }

  void players(Broadcast broadcast) {
    transition
        .presence()
        .listeners()
        .forEach(
            (connection, seat) -> {
              if (seat != Match.NOBODY) {
                tellChange(broadcast, connection, seat);
              }
            });
  }

  /** A listener is told of the change, unless it has just been welcomed or sees the table late. */
  private void tellChange(Broadcast broadcast, long connection, int seat) {
    if (connection == welcomed || transition.spectators().seesLate(seat)) {
      return;
    }
    // who has watched until now has not heard of all that has happened
    boolean wasLate =
        transition.spectators().seesLate(listenersBefore.getOrDefault(connection, seat));
    long since = wasLate ? transition.spectators().number() : numberBefore;
    transition.say(new Output.Told(connection, broadcast.change(seat, since)));
    if (rewritten) {
      transition.say(new Output.Told(connection, broadcast.rewritten(seat)));
    }
  }
}
