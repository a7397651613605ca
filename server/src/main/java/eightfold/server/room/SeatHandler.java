package eightfold.server.room;

import eightfold.protocol.Fault;
import eightfold.protocol.Notice;
import eightfold.protocol.Request;
import java.util.Optional;

/** How seats change hands: people sit down and get up, and the host makes room or seats bots. */
final class SeatHandler {
  private final InputHandler handler;

  SeatHandler(InputHandler handler) {
    this.handler = handler;
  }

  /** Somebody wants the next free seat. */
  void sit(String name, String token) {
    Table table = handler.table();
    Optional<Integer> seat = table.hasOpenSeats() ? table.seating().free() : Optional.empty();
    if (seat.isEmpty()) {
      handler.say(new Output.NoSeat());
      return;
    }
    handler.accept(new Fact.Seated(seat.get(), Names.unique(name, table.chairs()), token));
    handler.presence(handler.presence().seated(seat.get(), handler.now()));
    handler.say(new Output.Seated(seat.get()));
  }

  /** Bots take all seats that are free. */
  void fill() {
    Optional<Integer> free = handler.table().seating().free();
    while (free.isPresent()) {
      put(free.get(), handler.bots().standIn());
      free = handler.table().seating().free();
    }
  }

  /** The host makes a seat free. */
  Optional<Fault> kick(int by, Request.Kick kick, Input.Asked asked) {
    Seating seating = handler.table().seating();
    if (!seating.has(kick.seat())) {
      return noSeat();
    }
    Optional<Fault> fault = rights().kick(by, kick.seat()).or(() -> handler.grown());
    if (fault.isPresent()) {
      return fault;
    }
    if (!seating.at(kick.seat()).name().equals(Optional.of(kick.name()))) {
      return Optional.of(
          new Fault(Fault.STALE, "“" + kick.name() + "” does not sit at that seat any more"));
    }
    Optional<Long> connection = handler.presence().connectionOf(kick.seat());
    connection.ifPresent(gone -> handler.presence(handler.presence().gone(gone, handler.now())));
    vacate(kick.seat());
    connection.ifPresent(gone -> handler.say(new Output.Dismissed(gone, Notice.Gone.REMOVED)));
    return handler.done(asked);
  }

  /** The host puts a bot on a free seat, or another one on a bot's. */
  Optional<Fault> bot(int by, Request.Bot wish, Input.Asked asked) {
    Seating seating = handler.table().seating();
    if (!seating.has(wish.seat())) {
      return noSeat();
    }
    if (!handler.bots().names().contains(wish.bot())) {
      return Optional.of(
          new Fault(
              Fault.WRONG_PARAMS,
              "there is no bot “"
                  + wish.bot()
                  + "”; bots are "
                  + String.join(", ", handler.bots().names())));
    }
    Optional<Fault> fault = rights().bot(by, wish.seat()).or(() -> handler.grown());
    if (fault.isEmpty() && !seating.at(wish.seat()).bot().equals(Optional.of(wish.bot()))) {
      put(wish.seat(), wish.bot());
    }
    return fault.isPresent() ? fault : handler.done(asked);
  }

  /** A player gets up. */
  Optional<Fault> leave(int seat, Input.Asked asked) {
    handler.presence(handler.presence().gone(asked.connection(), handler.now()));
    if (handler.table().hasOpenSeats()) {
      vacate(seat);
    } else {
      handler.standIn(seat);
    }
    handler.say(new Output.Answered(asked.connection(), asked.id(), new Notice.Done()));
    handler.say(new Output.Dismissed(asked.connection(), Notice.Gone.LEFT));
    return Optional.empty();
  }

  private void put(int seat, String bot) {
    Table table = handler.table();
    String name =
        table.seating().at(seat).name().orElseGet(() -> Names.ofBot(seat, table.chairs()));
    handler.accept(new Fact.Filled(seat, name, bot));
  }

  private void vacate(int seat) {
    handler.presence(handler.presence().vacated(seat));
    handler.accept(new Fact.Vacated(seat));
  }

  private HostRights rights() {
    return new HostRights(handler.table(), handler.broadcast().host());
  }

  private static Optional<Fault> noSeat() {
    return Optional.of(new Fault(Fault.WRONG_PARAMS, "seat: the table has no such seat"));
  }
}
