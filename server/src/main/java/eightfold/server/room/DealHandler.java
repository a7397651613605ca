package eightfold.server.room;

import eightfold.message.Message;
import eightfold.protocol.Fault;
import eightfold.protocol.Request;
import java.util.Optional;

/** How matches and deals begin, and what players add to the shuffle before. */
final class DealHandler {
  private final StepContext here;

  DealHandler(StepContext here) {
    this.here = here;
  }

  private RoomTable table() {
    return here.table();
  }

  /** The host begins the first match. */
  Step start(int seat, Request.Start wish) {
    if (table().doors().refereed()) {
      return Step.refused(RefereeHandler.allReady());
    }
    if (table().hasBegun()) {
      return Step.refused(Fault.notNow(Message.of("faults.match-begun")));
    }
    if (seat != here.host()) {
      return Step.refused(
          Fault.notNow(
              Message.of("faults.host-starts").with("host", table().names().get(here.host()))));
    }
    if (!wish.fill() && table().seating().free().isPresent()) {
      return Step.refused(Fault.notNow(Message.of("faults.seat-free")));
    }
    if (wish.number().isPresent()) {
      Optional<Fault> others = new Alone(table()).number(seat);
      if (others.isPresent()) {
        return Step.refused(others.get());
      }
    }
    return new SeatHandler(here).fill().accept(Fact.Begun.of(wish.number()));
  }

  /** Somebody deals the next deal. */
  Step next() {
    if (!table().hasBegun() || table().isRunning() || table().isOver()) {
      return Step.refused(Fault.notNow(Message.of("faults.next-after-end")));
    }
    if (table().isSuspended()) {
      return Step.refused(Fault.suspended());
    }
    return Step.unless(here.grown()).and(Step.NONE.accept(new Fact.Dealt()));
  }

  /** A player adds to the coming shuffle. */
  Step nonce(int seat, String hex) {
    if (table().isRunning()) {
      return Step.refused(Fault.notNow(Message.of("faults.nonce-before-deal")));
    }
    if (table().isBrokenOff()) {
      return Step.refused(Fault.notNow(Message.of("faults.nonce-not-now")));
    }
    if (table().hasNonce(seat)) {
      return Step.refused(Fault.notNow(Message.of("faults.nonce-added")));
    }
    return Step.NONE.accept(new Fact.Nonced(seat, hex));
  }
}
