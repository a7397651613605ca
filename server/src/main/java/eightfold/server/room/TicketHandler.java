package eightfold.server.room;

import eightfold.game.Match;
import eightfold.message.Message;
import eightfold.protocol.Fault;
import eightfold.protocol.Notice;
import eightfold.protocol.Request;
import java.util.Optional;

/**
 * How a person's seat goes to another place, or to somebody else, by a ticket that its player has
 * made: once, for a while, and after it the player's own token is dead.
 */
final class TicketHandler {
  private final StepContext here;

  TicketHandler(StepContext here) {
    this.here = here;
  }

  /** A player's seat may be had by a ticket, in the place of an earlier one, or by none. */
  Step ticket(int seat, Request.Ticket wish) {
    Optional<Fault> grown = here.grown();
    if (grown.isPresent()) {
      return Step.refused(grown.get());
    }
    Optional<String> to = wish.to().flatMap(GuestNames::clean);
    if (wish.to().isPresent() && to.isEmpty()) {
      return Step.refused(Fault.of(Fault.WRONG_PARAMS, Message.of("faults.handed-to-whom")));
    }
    boolean agreed = to.isEmpty() || seat == here.host();
    return wish.ticket().isPresent() || here.table().seating().at(seat).offer().isPresent()
        ? Step.NONE.accept(new Fact.Offered(seat, wish.ticket().orElse(""), to.orElse(""), agreed))
        : Step.NONE;
  }

  /** The host agrees that a seat is handed on, or does not. */
  Step agree(int by, Request.Hand wish) {
    RoomTable table = here.table();
    if (!table.seating().has(wish.seat())) {
      return Step.refused(SeatHandler.noSeat());
    }
    Optional<Fault> fault = here.rights().hand(by).or(here::grown);
    if (fault.isPresent()) {
      return Step.refused(fault.get());
    }
    Optional<Chair.Offer> offer =
        table.seating().at(wish.seat()).offer().filter(one -> one.holds(here.now()));
    if (offer.flatMap(Chair.Offer::to).filter(wish.name()::equals).isEmpty()) {
      return Step.refused(
          Fault.of(Fault.STALE, Message.of("faults.not-handed").with("name", wish.name())));
    }
    if (wish.off()) {
      return Step.NONE.accept(new Fact.Offered(wish.seat(), "", "", false));
    }
    return offer.get().agreed()
        ? Step.NONE
        : Step.NONE.accept(new Fact.Offered(wish.seat(), offer.get().ticket(), wish.name(), true));
  }

  /** Somebody shows a ticket. */
  Step take(Input.Sit sit, String ticket) {
    Seating seating = here.table().seating();
    int seat = seating.offeredBy(ticket);
    int has = seating.seatOf(sit.token());
    if (has != Match.NOBODY && (seat == Match.NOBODY || seat == has)) {
      // asked for again, as the answer was lost
      return Step.NONE.say(new Output.Seated(has));
    }
    Optional<Message> why = refusal(seat, has, sit);
    if (why.isPresent()) {
      return Step.NONE.say(new Output.NoSeat(why.get()));
    }
    Chair chair = seating.at(seat);
    Optional<String> to = chair.offer().flatMap(Chair.Offer::to);
    Step taken =
        to.isPresent()
            ? hand(seat, to.get(), sit.token())
            : new SeatHandler(here)
                .rekey(chair.token().orElseThrow(), sit.token(), Notice.Gone.TAKEN_ALONG);
    return taken.say(new Output.Seated(seat));
  }

  /** Why a ticket gives no seat; empty if it does. */
  private Optional<Message> refusal(int seat, int has, Input.Sit sit) {
    if (here.presence().consent().asking()) {
      return Optional.of(RefereeHandler.asking().reason());
    }
    Seating seating = here.table().seating();
    Optional<Chair.Offer> offer =
        seat == Match.NOBODY
            ? Optional.empty()
            : seating.at(seat).offer().filter(one -> one.holds(here.now()));
    if (offer.isEmpty()) {
      return Optional.of(Message.of("faults.ticket-spent"));
    }
    if (has != Match.NOBODY) {
      return Optional.of(Message.of("faults.sits-elsewhere"));
    }
    if (!offer.get().agreed()) {
      int host = here.host();
      String name = host == Match.NOBODY ? "–" : seating.names().get(host);
      return Optional.of(Message.of("faults.host-not-agreed").with("host", name));
    }
    boolean knowsAHand =
        here.table().isRunning()
            && offer.get().to().isPresent()
            && (seating.hasHeld(sit.token()) || sit.held().filter(seating::hasHeld).isPresent());
    return knowsAHand
        ? Optional.of(Message.of("faults.knows-a-hand"))
        : here.grown().map(Fault::reason);
  }

  /** The seat is somebody else's from now on, also in the midst of a deal. */
  private Step hand(int seat, String to, String token) {
    Optional<Long> before = here.presence().connectionOf(seat);
    String name = GuestNames.unique(to, here.table().chairs());
    Step taken =
        gone(before)
            .presence(there -> there.vacated(seat))
            .accept(new Fact.Seated(seat, name, token))
            .presence(there -> there.seated(seat, here.now()));
    return before
        .map(connection -> taken.say(new Output.Dismissed(connection, Notice.Gone.HANDED_ON)))
        .orElse(taken);
  }

  private Step gone(Optional<Long> connection) {
    return connection
        .map(before -> Step.NONE.presence(there -> there.gone(before, here.now())))
        .orElse(Step.NONE);
  }
}
