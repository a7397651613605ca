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
  private final Transition transition;

  AgreementHandler(Transition transition) {
    this.transition = transition;
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
    if (transition.table().doors().refereed() && transition.table().isSuspended()) {
      return new RefereeHandler(transition)
          .kill(!wish.off(), Optional.of(seat))
          .or(() -> transition.done(asked));
    }
    return wants(seat, Wish.END, !wish.off(), asked);
  }

  /** A player wants the match to be suspended, or not any more. */
  Optional<Fault> suspend(int seat, Request.Suspend wish, Input.Asked asked) {
    if (!isGoing()) {
      return Optional.of(Fault.notNow(Message.of("faults.nothing-to-suspend")));
    }
    if (transition.table().isSuspended()) {
      return Optional.of(Fault.suspended());
    }
    Optional<Fault> grown = transition.grown();
    if (grown.isPresent() || !transition.table().doors().refereed()) {
      return grown.isPresent() ? grown : wants(seat, Wish.SUSPEND, !wish.off(), asked);
    }
    if (wish.off()) {
      return transition.done(asked);
    }
    if (!transition.table().state().progress().maySuspend(seat)) {
      return Optional.of(Fault.notNow(Message.of("faults.suspended-often")));
    }
    suspend(Optional.of(seat));
    return transition.done(asked);
  }

  /** A player is ready to go on with a match that is suspended, or not any more. */
  Optional<Fault> ready(int seat, Request.Ready wish, Input.Asked asked) {
    Table table = transition.table();
    if (table.doors().refereed() && table.hasOpenSeats()) {
      Optional<Fault> why =
          wish.off() ? Optional.empty() : new RefereeHandler(transition).unready();
      return why.isPresent() ? why : wants(seat, Wish.READY, !wish.off(), asked);
    }
    if (!table.isSuspended()) {
      return Optional.of(Fault.notNow(Message.of("faults.not-suspended")));
    }
    return wants(seat, Wish.READY, !wish.off(), asked);
  }

  /** Another match begins when every player who is there has asked for it, and no seat is free. */
  Optional<Fault> rematch(int seat, OptionalInt chosen, Input.Asked asked) {
    Table table = transition.table();
    if (!table.isOver()) {
      return Optional.of(Fault.notNow(Message.of("faults.another-after-match")));
    }
    if (table.doors().refereed()) {
      return Optional.of(RefereeHandler.allReady());
    }
    if (transition.grown().isPresent()) {
      return transition.grown();
    }
    if (chosen.isPresent() && chosen.getAsInt() != table.rules().chosen()) {
      return Optional.of(Fault.of(Fault.STALE, Message.of("faults.options-changed")));
    }
    transition.presence(transition.presence().wanting(seat, Wish.AGAIN, true));
    if (transition.presence().allWant(Wish.AGAIN) && table.seating().free().isEmpty()) {
      transition.presence(transition.presence().with(Wishes.NONE));
      transition.accept(new Fact.Begun());
    }
    transition.changed();
    return transition.done(asked);
  }

  private Optional<Fault> wants(int seat, Wish wish, boolean wanted, Input.Asked asked) {
    transition.presence(transition.presence().wanting(seat, wish, wanted));
    transition.changed();
    return transition.done(asked);
  }

  private boolean isGoing() {
    return transition.table().hasBegun() && !transition.table().isOver();
  }

  /** Does what all want by now. */
  void settle() {
    if (!isGoing() || !transition.presence().anybody()) {
      return;
    }
    boolean refereed = transition.table().doors().refereed();
    if (refereed && transition.table().isSuspended()) {
      return;
    }
    if (isAgreed(Wish.END)) {
      transition.accept(new Fact.Ended());
    } else if (transition.table().isSuspended()) {
      resume();
    } else if (isAgreed(Wish.SUSPEND)) {
      suspend(Optional.empty());
    }
  }

  /** Who has just lost the line is waited for, so that nobody loses a match by that. */
  private boolean isAgreed(Wish wish) {
    Presence presence = transition.presence();
    // where turns take days, who is away has agreed to nothing
    boolean allAsked = !transition.table().terms().hasClockOfDays() || presence.nobodyMissing();
    return allAsked
        && presence.allWant(wish)
        && !presence.awaitsAnybody(transition.now(), transition.pace().countdownMillis());
  }

  /** Nobody acts from now on; {@code by}: the player who alone has wanted it. */
  void suspend(Optional<Integer> by) {
    Presence presence = transition.presence();
    transition.presence(presence.with(presence.wishes().without(Wish.SUSPEND)));
    transition.accept(
        new Fact.Suspended(
            presence.holders().keySet().stream().toList(),
            by.map(OptionalInt::of).orElse(OptionalInt.empty())));
    new ActHandler(transition).refuseWaiting(Fault.suspended());
  }

  /** Nobody who agreed that the match is suspended finds that it has gone on without them. */
  private void resume() {
    Presence presence = transition.presence();
    MatchProgress.Suspension suspension = transition.table().suspension().orElseThrow();
    boolean complete = suspension.awaited().stream().allMatch(presence::isPresent);
    if (complete && presence.allWant(Wish.READY)) {
      goOn(suspension.since());
    }
  }

  /** The match goes on that was suspended at a time. */
  void goOn(long since) {
    Presence presence = transition.presence();
    transition.presence(
        presence.with(presence.wishes().without(Wish.READY)).awaySince(transition.now()));
    transition.clocks(transition.clocks().stoodStill(since, transition.now()));
    transition.accept(new Fact.Resumed());
  }

  /** A player leaves, and is not waited for by a match that is suspended. */
  void left(int seat) {
    Optional<MatchProgress.Suspension> suspension = transition.table().suspension();
    if (suspension.isPresent() && suspension.get().awaited().contains(seat)) {
      transition.accept(
          new Fact.Suspended(
              suspension.get().awaited().stream().filter(other -> other != seat).toList()));
    }
  }
}
