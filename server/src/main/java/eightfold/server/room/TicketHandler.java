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
  private final Transition transition;

  TicketHandler(Transition transition) {
    this.transition = transition;
  }

  /** A player's seat may be had by a ticket, in the place of an earlier one, or by none. */
  Optional<Fault> ticket(int seat, Request.Ticket wish, Input.Asked asked) {
    Optional<Fault> grown = transition.grown();
    if (grown.isPresent()) {
      return grown;
    }
    Optional<String> to = wish.to().flatMap(Names::clean);
    if (wish.to().isPresent() && to.isEmpty()) {
      return Optional.of(Fault.of(Fault.WRONG_PARAMS, Message.of("faults.handed-to-whom")));
    }
    boolean agreed = to.isEmpty() || seat == transition.broadcast().host();
    if (wish.ticket().isPresent() || transition.table().seating().at(seat).offer().isPresent()) {
      transition.accept(new Fact.Offered(seat, wish.ticket().orElse(""), to.orElse(""), agreed));
    }
    return transition.done(asked);
  }

  /** The host agrees that a seat is handed on, or does not. */
  Optional<Fault> agree(int by, Request.Hand wish, Input.Asked asked) {
    Table table = transition.table();
    if (!table.seating().has(wish.seat())) {
      return Optional.of(SeatHandler.noSeat());
    }
    Optional<Fault> fault =
        new HostRights(table, transition.broadcast().host()).hand(by).or(transition::grown);
    if (fault.isPresent()) {
      return fault;
    }
    Optional<Chair.Offer> offer =
        table.seating().at(wish.seat()).offer().filter(one -> one.holds(transition.now()));
    if (offer.flatMap(Chair.Offer::to).filter(wish.name()::equals).isEmpty()) {
      return Optional.of(
          Fault.of(Fault.STALE, Message.of("faults.not-handed").with("name", wish.name())));
    }
    if (wish.off()) {
      transition.accept(new Fact.Offered(wish.seat(), "", "", false));
    } else if (!offer.get().agreed()) {
      transition.accept(new Fact.Offered(wish.seat(), offer.get().ticket(), wish.name(), true));
    }
    return transition.done(asked);
  }

  /** Somebody shows a ticket. */
  void take(Input.Sit sit, String ticket) {
    Seating seating = transition.table().seating();
    int seat = seating.offeredBy(ticket);
    int has = seating.seatOf(sit.token());
    if (has != Match.NOBODY && (seat == Match.NOBODY || seat == has)) {
      // asked for again, as the answer was lost
      transition.say(new Output.Seated(has));
      return;
    }
    Optional<Message> why = refusal(seat, has, sit);
    if (why.isPresent()) {
      transition.say(new Output.NoSeat(why.get()));
      return;
    }
    Chair chair = seating.at(seat);
    Optional<String> to = chair.offer().flatMap(Chair.Offer::to);
    if (to.isEmpty()) {
      new SeatHandler(transition)
          .rekey(chair.token().orElseThrow(), sit.token(), Notice.Gone.TAKEN_ALONG);
    } else {
      hand(seat, to.get(), sit.token());
    }
    transition.say(new Output.Seated(seat));
  }

  /** Why a ticket gives no seat; empty if it does. */
  private Optional<Message> refusal(int seat, int has, Input.Sit sit) {
    if (transition.presence().consent().asking()) {
      return Optional.of(RefereeHandler.asking().reason());
    }
    Seating seating = transition.table().seating();
    Optional<Chair.Offer> offer =
        seat == Match.NOBODY
            ? Optional.empty()
            : seating.at(seat).offer().filter(one -> one.holds(transition.now()));
    if (offer.isEmpty()) {
      return Optional.of(Message.of("faults.ticket-spent"));
    }
    if (has != Match.NOBODY) {
      return Optional.of(Message.of("faults.sits-elsewhere"));
    }
    if (!offer.get().agreed()) {
      int host = transition.broadcast().host();
      String name = host == Match.NOBODY ? "–" : seating.names().get(host);
      return Optional.of(Message.of("faults.host-not-agreed").with("host", name));
    }
    boolean knowsAHand =
        transition.table().isRunning()
            && offer.get().to().isPresent()
            && (seating.hasHeld(sit.token()) || sit.held().filter(seating::hasHeld).isPresent());
    return knowsAHand
        ? Optional.of(Message.of("faults.knows-a-hand"))
        : transition.grown().map(Fault::reason);
  }

  /** The seat is somebody else's from now on, also in the midst of a deal. */
  private void hand(int seat, String to, String token) {
    Optional<Long> before = transition.presence().connectionOf(seat);
    before.ifPresent(
        gone -> transition.presence(transition.presence().gone(gone, transition.now())));
    transition.presence(transition.presence().vacated(seat));
    String name = Names.unique(to, transition.table().chairs());
    transition.accept(new Fact.Seated(seat, name, token));
    transition.presence(transition.presence().seated(seat, transition.now()));
    before.ifPresent(gone -> transition.say(new Output.Dismissed(gone, Notice.Gone.HANDED_ON)));
  }
}
