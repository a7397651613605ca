package eightfold.server.room;

import eightfold.message.Message;
import eightfold.protocol.Fault;
import eightfold.protocol.Request;
import java.util.Optional;

/** How matches and deals begin, and what players add to the shuffle before. */
final class DealHandler {
  private final Transition transition;

  DealHandler(Transition transition) {
    this.transition = transition;
  }

  private Table table() {
    return transition.table();
  }

  /** The host begins the first match. */
  Optional<Fault> start(int seat, Request.Start wish, Input.Asked asked) {
    if (table().doors().refereed()) {
      return Optional.of(RefereeHandler.allReady());
    }
    if (table().hasBegun()) {
      return Optional.of(Fault.notNow(Message.of("faults.match-begun")));
    }
    if (seat != transition.broadcast().host()) {
      return Optional.of(
          Fault.notNow(
              Message.of("faults.host-starts")
                  .with("host", table().names().get(transition.broadcast().host()))));
    }
    if (!wish.fill() && table().seating().free().isPresent()) {
      return Optional.of(Fault.notNow(Message.of("faults.seat-free")));
    }
    if (wish.number().isPresent()) {
      Optional<Fault> others = new Alone(table()).number(seat);
      if (others.isPresent()) {
        return others;
      }
    }
    new SeatHandler(transition).fill();
    transition.accept(Fact.Begun.of(wish.number()));
    return transition.done(asked);
  }

  /** A player deals the next deal. */
  Optional<Fault> next(Input.Asked asked) {
    Optional<Fault> fault = next();
    return fault.isPresent() ? fault : transition.done(asked);
  }

  /** Deals the next deal, or says why not. */
  Optional<Fault> next() {
    if (!table().hasBegun() || table().isRunning() || table().isOver()) {
      return Optional.of(Fault.notNow(Message.of("faults.next-after-end")));
    }
    if (table().isSuspended()) {
      return Optional.of(Fault.suspended());
    }
    if (transition.grown().isPresent()) {
      return transition.grown();
    }
    transition.accept(new Fact.Dealt());
    return Optional.empty();
  }

  /** A player adds to the coming shuffle. */
  Optional<Fault> nonce(int seat, String hex, Input.Asked asked) {
    if (table().isRunning()) {
      return Optional.of(Fault.notNow(Message.of("faults.nonce-before-deal")));
    }
    if (table().isBrokenOff()) {
      return Optional.of(Fault.notNow(Message.of("faults.nonce-not-now")));
    }
    if (table().hasNonce(seat)) {
      return Optional.of(Fault.notNow(Message.of("faults.nonce-added")));
    }
    transition.accept(new Fact.Nonced(seat, hex));
    return transition.done(asked);
  }
}
