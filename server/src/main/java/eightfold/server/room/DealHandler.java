package eightfold.server.room;

import eightfold.message.Message;
import eightfold.protocol.Fault;
import eightfold.protocol.Request;
import java.util.Optional;

/** How matches and deals begin, and what players add to the shuffle before. */
final class DealHandler {
  private final InputHandler handler;

  DealHandler(InputHandler handler) {
    this.handler = handler;
  }

  private Table table() {
    return handler.table();
  }

  /** The host begins the first match. */
  Optional<Fault> start(int seat, Request.Start wish, Input.Asked asked) {
    if (table().doors().refereed()) {
      return Optional.of(RefereeHandler.allReady());
    }
    if (table().hasBegun()) {
      return Optional.of(Fault.notNow(Message.of("faults.match-begun")));
    }
    if (seat != handler.broadcast().host()) {
      return Optional.of(
          Fault.notNow(
              Message.of("faults.host-starts")
                  .with("host", table().names().get(handler.broadcast().host()))));
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
    new SeatHandler(handler).fill();
    handler.accept(Fact.Begun.of(wish.number()));
    return handler.done(asked);
  }

  /** A player deals the next deal. */
  Optional<Fault> next(Input.Asked asked) {
    Optional<Fault> fault = next();
    return fault.isPresent() ? fault : handler.done(asked);
  }

  /** Deals the next deal, or says why not. */
  Optional<Fault> next() {
    if (!table().hasBegun() || table().isRunning() || table().isOver()) {
      return Optional.of(Fault.notNow(Message.of("faults.next-after-end")));
    }
    if (table().isSuspended()) {
      return Optional.of(Fault.suspended());
    }
    if (handler.grown().isPresent()) {
      return handler.grown();
    }
    handler.accept(new Fact.Dealt());
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
    handler.accept(new Fact.Nonced(seat, hex));
    return handler.done(asked);
  }
}
