package eightfold.server.room;

import eightfold.game.Match;
import eightfold.protocol.Fault;
import java.util.List;
import java.util.Optional;

/**
 * What the host may do with the seats of a table: before the first match and between matches, and
 * never while one runs, so that none of it can decide a game.
 *
 * @param host the host's seat, or {@link Match#NOBODY} while no player is there
 */
record HostRights(Table table, int host) {
  /** What is told of a seat that may be made free by {@code kick}. */
  static final String KICK = "kick";

  /** What is told of a seat on which {@code bot} may put one. */
  static final String BOT = "bot";

  /** What a viewer may do with a seat, by the names of the methods. */
  List<String> of(int viewer, int seat) {
    if (viewer == Match.NOBODY || viewer != host || !table.hasOpenSeats()) {
      return List.of();
    }
    Chair chair = table.seating().at(seat);
    if (chair.isFree()) {
      return List.of(BOT);
    }
    if (chair.isBot()) {
      return List.of(BOT, KICK);
    }
    return kick(viewer, seat).isEmpty() ? List.of(KICK) : List.of();
  }

  /** Why a seat may not make another free; empty if it may. */
  Optional<Fault> kick(int by, int seat) {
    Optional<Fault> fault = general(by);
    if (fault.isPresent()) {
      return fault;
    }
    Chair chair = table.seating().at(seat);
    if (seat == by) {
      return Optional.of(Fault.notNow("who wants to go leaves"));
    }
    // a host is host while those who have sat longer are away: they come back to their seats
    return chair.isPerson() && chair.since() < table.seating().at(by).since()
        ? Optional.of(Fault.notNow("who has sat here longer than the host keeps the seat"))
        : Optional.empty();
  }

  /** Why a seat may not put a bot on another; empty if it may. */
  Optional<Fault> bot(int by, int seat) {
    Optional<Fault> fault = general(by);
    if (fault.isPresent()) {
      return fault;
    }
    return table.seating().at(seat).isPerson()
        ? Optional.of(Fault.notNow("a player sits there"))
        : Optional.empty();
  }

  private Optional<Fault> general(int by) {
    if (!table.hasOpenSeats()) {
      return Optional.of(Fault.notNow("while a match runs its seats stay as they are"));
    }
    return by == host
        ? Optional.empty()
        : Optional.of(Fault.notNow("that is up to the host: " + table.names().get(host)));
  }
}
