package eightfold.server.room;

import eightfold.game.Match;
import eightfold.message.Message;
import eightfold.protocol.Fault;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What the host may do: with the seats and the options of a table before the first match and
 * between matches, and never while one runs, so that none of it can decide a game; with the chat
 * and with who comes by which door at any time.
 *
 * @param host the host's seat, or {@link Match#NOBODY} while no player is there
 */
record HostRights(RoomTable table, int host) {
  /** What is told of a seat that may be made free by {@code kick}. */
  static final String KICK = "kick";

  /** What is told of a seat on which {@code bot} may put one. */
  static final String BOT = "bot";

  /** What is told of a person who may be muted, or may be let talk again, by {@code mute}. */
  static final String MUTE = "mute";

  /** What is told of a seat whose player wants to hand it on. */
  static final String HAND = "hand";

  /** What a viewer may do with a seat, by the names of the methods. */
  List<String> of(int viewer, int seat) {
    if (viewer == Match.NOBODY || viewer != host) {
      return List.of();
    }
    List<String> may = new ArrayList<>(table.hasOpenSeats() ? ofOpen(viewer, seat) : List.of());
    boolean person = table.seating().at(seat).isPerson();
    if (person && mute(viewer, seat, table.seating().at(seat).muted()).isEmpty()) {
      may.add(MUTE);
    }
    if (table.seating().at(seat).offer().flatMap(Chair.Offer::to).isPresent()) {
      may.add(HAND);
    }
    return may;
  }

  private List<String> ofOpen(int viewer, int seat) {
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
    if (seat == by) {
      return Optional.of(Fault.notNow(Message.of("faults.leave-instead")));
    }
    // a host is host while those who have sat longer are away: they come back to their seats
    return hasSatLonger(seat, by)
        ? Optional.of(Fault.notNow(Message.of("faults.sat-longer-seat")))
        : Optional.empty();
  }

  private boolean hasSatLonger(int seat, int than) {
    Chair chair = table.seating().at(seat);
    return chair.isPerson() && chair.since() < table.seating().at(than).since();
  }

  /** Why a seat may not mute the person at another, or let them talk again; empty if it may. */
  Optional<Fault> mute(int by, int seat, boolean off) {
    if (by != host) {
      return Optional.of(upToTheHost());
    }
    if (!table.seating().at(seat).isPerson()) {
      return Optional.of(Fault.notNow(Message.of("faults.only-people-talk")));
    }
    if (seat == by && !off) {
      return Optional.of(Fault.notNow(Message.of("faults.silent-instead")));
    }
    if (hasSatLonger(seat, by)) {
      return Optional.of(Fault.notNow(Message.of("faults.sat-longer-floor")));
    }
    // who was muted is not free of it because the host is away for a moment
    boolean eldest =
        IntStream.range(0, table.chairs().size()).noneMatch(other -> hasSatLonger(other, by));
    return seat == by && !eldest
        ? Optional.of(Fault.notNow(Message.of("faults.muted-returns")))
        : Optional.empty();
  }

  /** Why a seat may not say whether another is handed on; empty if it may. */
  Optional<Fault> hand(int by) {
    return by == host ? Optional.empty() : Optional.of(upToTheHost());
  }

  /** Why a seat may not have a referee come, now or ever; empty if it may. */
  Optional<Fault> referee(int by) {
    if (by != host) {
      return Optional.of(upToTheHost());
    }
    if (table.rules().isOwnBook()) {
      return Optional.of(Fault.notNow(Message.of("faults.own-book-outside")));
    }
    if (table.terms().places() < 2) {
      return Optional.of(Fault.notNow(Message.of("faults.nobody-else")));
    }
    return table.terms().watchDelaySeconds() > 0
        ? Optional.of(Fault.notNow(Message.of("faults.watched-late")))
        : Optional.empty();
  }

  /** Why a seat may not put a bot on another; empty if it may. */
  Optional<Fault> bot(int by, int seat) {
    Optional<Fault> fault = general(by);
    if (fault.isPresent()) {
      return fault;
    }
    return table.seating().at(seat).isPerson()
        ? Optional.of(Fault.notNow(Message.of("faults.player-there")))
        : Optional.empty();
  }

  /** Why a seat may not choose how fast the bots are; empty if it may, at any time. */
  Optional<Fault> speed(int by) {
    return by == host ? Optional.empty() : Optional.of(upToTheHost());
  }

  /** Whether a viewer may choose the options of the match to come. */
  boolean mayChoose(int viewer) {
    boolean chooses = viewer == host || table.doors().refereed();
    return viewer != Match.NOBODY && chooses && options(viewer).isEmpty();
  }

  /** Why a seat may not choose the options of the match to come; empty if it may. */
  Optional<Fault> options(int by) {
    Optional<Fault> fault = openOptions();
    if (fault.isPresent() || table.doors().refereed()) {
      return fault;
    }
    return by == host ? Optional.empty() : Optional.of(upToTheHost());
  }

  /** Why nobody may choose the options of the match to come now; empty if somebody may. */
  Optional<Fault> openOptions() {
    if (!table.hasOpenSeats()) {
      return Optional.of(Fault.notNow(Message.of("faults.options-stay")));
    }
    return table.rules().isOwnBook()
        ? Optional.of(Fault.notNow(Message.of("faults.options-in-book")))
        : Optional.empty();
  }

  private Optional<Fault> general(int by) {
    if (!table.hasOpenSeats()) {
      return Optional.of(Fault.notNow(Message.of("faults.seats-stay")));
    }
    return by == host ? Optional.empty() : Optional.of(upToTheHost());
  }

  private Fault upToTheHost() {
    return Fault.notNow(Message.of("faults.up-to-host").with("host", table.names().get(host)));
  }
}
