package eightfold.server.room;

import eightfold.message.Message;
import eightfold.protocol.Fault;
import eightfold.protocol.Request;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What nobody at a table does alone: ending a match, suspending it, going on with it, beginning
 * another one.
 */
final class AgreementHandler {
  private final InputHandler handler;

  AgreementHandler(InputHandler handler) {
    this.handler = handler;
  }

  /** Whether what is asked for lasts only as long as whoever asks for it is there. */
  static boolean isWish(Request request) {
    return request instanceof Request.End
        || request instanceof Request.Suspend
        || request instanceof Request.Ready
        || request instanceof Request.Rematch;
  }

  /** A player wants the match to end without a result, or not any more. */
  Optional<Fault> end(int seat, Request.End wish, Input.Asked asked) {
    if (!isGoing()) {
      return Optional.of(Fault.notNow(Message.of("faults.nothing-to-end")));
    }
    if (handler.table().doors().refereed() && handler.table().isSuspended()) {
      return new RefereeHandler(handler)
          .kill(!wish.off(), Optional.of(seat))
          .or(() -> handler.done(asked));
    }
    return wants(seat, Wish.END, !wish.off(), asked);
  }

  /** A player wants the match to be suspended, or not any more. */
  Optional<Fault> suspend(int seat, Request.Suspend wish, Input.Asked asked) {
    if (!isGoing()) {
      return Optional.of(Fault.notNow(Message.of("faults.nothing-to-suspend")));
    }
    if (handler.table().isSuspended()) {
      return Optional.of(Fault.suspended());
    }
    Optional<Fault> grown = handler.grown();
    if (grown.isPresent() || !handler.table().doors().refereed()) {
      return grown.isPresent() ? grown : wants(seat, Wish.SUSPEND, !wish.off(), asked);
    }
    if (wish.off()) {
      return handler.done(asked);
    }
    if (!handler.table().state().progress().maySuspend(seat)) {
      return Optional.of(Fault.notNow(Message.of("faults.suspended-often")));
    }
    suspend(Optional.of(seat));
    return handler.done(asked);
  }

  /** A player is ready to go on with a match that is suspended, or not any more. */
  Optional<Fault> ready(int seat, Request.Ready wish, Input.Asked asked) {
    Table table = handler.table();
    if (table.doors().refereed() && table.hasOpenSeats()) {
      Optional<Fault> why = wish.off() ? Optional.empty() : new RefereeHandler(handler).unready();
      return why.isPresent() ? why : wants(seat, Wish.READY, !wish.off(), asked);
    }
    if (!table.isSuspended()) {
      return Optional.of(Fault.notNow(Message.of("faults.not-suspended")));
    }
    return wants(seat, Wish.READY, !wish.off(), asked);
  }

  /** Another match begins when every player who is there has asked for it, and no seat is free. */
  Optional<Fault> rematch(int seat, OptionalInt chosen, Input.Asked asked) {
    Table table = handler.table();
    if (!table.isOver()) {
      return Optional.of(Fault.notNow(Message.of("faults.another-after-match")));
    }
    if (table.doors().refereed()) {
      return Optional.of(RefereeHandler.allReady());
    }
    if (handler.grown().isPresent()) {
      return handler.grown();
    }
    if (chosen.isPresent() && chosen.getAsInt() != table.rules().chosen()) {
      return Optional.of(Fault.of(Fault.STALE, Message.of("faults.options-changed")));
    }
    handler.presence(handler.presence().wanting(seat, Wish.AGAIN, true));
    if (handler.presence().allWant(Wish.AGAIN) && table.seating().free().isEmpty()) {
      handler.presence(handler.presence().with(Wishes.NONE));
      handler.accept(new Fact.Begun());
    }
    handler.changed();
    return handler.done(asked);
  }

  private Optional<Fault> wants(int seat, Wish wish, boolean wanted, Input.Asked asked) {
    handler.presence(handler.presence().wanting(seat, wish, wanted));
    handler.changed();
    return handler.done(asked);
  }

  private boolean isGoing() {
    return handler.table().hasBegun() && !handler.table().isOver();
  }

  /** Does what all want by now. */
  void settle() {
    if (!isGoing() || !handler.presence().anybody()) {
      return;
    }
    boolean refereed = handler.table().doors().refereed();
    if (refereed && handler.table().isSuspended()) {
      return;
    }
    if (isAgreed(Wish.END)) {
      handler.accept(new Fact.Ended());
    } else if (handler.table().isSuspended()) {
      resume();
    } else if (isAgreed(Wish.SUSPEND)) {
      suspend(Optional.empty());
    }
  }

  /** Who has just lost the line is waited for, so that nobody loses a match by that. */
  private boolean isAgreed(Wish wish) {
    Presence presence = handler.presence();
    // where turns take days, who is away has agreed to nothing
    boolean allAsked = !handler.table().terms().hasClockOfDays() || presence.nobodyMissing();
    return allAsked
        && presence.allWant(wish)
        && !presence.awaitsAnybody(handler.now(), handler.pace().countdownMillis());
  }

  /** Nobody acts from now on; {@code by}: the player who alone has wanted it. */
  void suspend(Optional<Integer> by) {
    Presence presence = handler.presence();
    handler.presence(presence.with(presence.wishes().without(Wish.SUSPEND)));
    handler.accept(
        new Fact.Suspended(
            presence.holders().keySet().stream().toList(),
            by.map(OptionalInt::of).orElse(OptionalInt.empty())));
    new ActHandler(handler).refuseWaiting(Fault.suspended());
  }

  /** Nobody who agreed that the match is suspended finds that it has gone on without them. */
  private void resume() {
    Presence presence = handler.presence();
    MatchProgress.Suspension suspension = handler.table().suspension().orElseThrow();
    boolean complete = suspension.awaited().stream().allMatch(presence::isPresent);
    if (complete && presence.allWant(Wish.READY)) {
      goOn(suspension.since());
    }
  }

  /** The match goes on that was suspended at a time. */
  void goOn(long since) {
    Presence presence = handler.presence();
    handler.presence(presence.with(presence.wishes().without(Wish.READY)).awaySince(handler.now()));
    handler.clocks(handler.clocks().stoodStill(since, handler.now()));
    handler.accept(new Fact.Resumed());
  }

  /** A player leaves, and is not waited for by a match that is suspended. */
  void left(int seat) {
    Optional<MatchProgress.Suspension> suspension = handler.table().suspension();
    if (suspension.isPresent() && suspension.get().awaited().contains(seat)) {
      handler.accept(
          new Fact.Suspended(
              suspension.get().awaited().stream().filter(other -> other != seat).toList()));
    }
  }
}
