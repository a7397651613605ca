package eightfold.server.room;

import eightfold.message.Message;
import eightfold.protocol.Fault;
import eightfold.protocol.Request;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What nobody at a table does alone: ending a match, suspending it, going on with it, beginning
 * another one.
 */
final class AgreementHandler {
  private final StepContext here;

  AgreementHandler(StepContext here) {
    this.here = here;
  }

  /** Whether what is asked for lasts only as long as whoever asks for it is there. */
  static boolean isWish(Request request) {
    return request instanceof Request.End
        || request instanceof Request.Suspend
        || request instanceof Request.Ready
        || request instanceof Request.Rematch;
  }

  /** A player wants the match to end without a result, or not any more. */
  Step end(int seat, Request.End wish) {
    if (!isGoing()) {
      return Step.refused(Fault.notNow(Message.of("faults.nothing-to-end")));
    }
    if (here.table().doors().refereed() && here.table().isSuspended()) {
      return new RefereeHandler(here).kill(!wish.off(), Optional.of(seat));
    }
    return wants(seat, Wish.END, !wish.off());
  }

  /** A player wants the match to be suspended, or not any more. */
  Step suspend(int seat, Request.Suspend wish) {
    if (!isGoing()) {
      return Step.refused(Fault.notNow(Message.of("faults.nothing-to-suspend")));
    }
    if (here.table().isSuspended()) {
      return Step.refused(Fault.suspended());
    }
    Step may = Step.unless(here.grown());
    if (!here.table().doors().refereed()) {
      return may.and(wants(seat, Wish.SUSPEND, !wish.off()));
    }
    if (may.fault().isPresent() || wish.off()) {
      return may;
    }
    if (!here.table().state().progress().maySuspend(seat)) {
      return Step.refused(Fault.notNow(Message.of("faults.suspended-often")));
    }
    return suspend(OptionalInt.of(seat));
  }

  /** A player is ready to go on with a match that is suspended, or not any more. */
  Step ready(int seat, Request.Ready wish) {
    RoomTable table = here.table();
    if (table.doors().refereed() && table.hasOpenSeats()) {
      Optional<Fault> why = wish.off() ? Optional.empty() : new RefereeHandler(here).unready();
      return Step.unless(why).and(wants(seat, Wish.READY, !wish.off()));
    }
    if (!table.isSuspended()) {
      return Step.refused(Fault.notNow(Message.of("faults.not-suspended")));
    }
    return wants(seat, Wish.READY, !wish.off());
  }

  /** Another match begins when every player who is there has asked for it, and no seat is free. */
  Step rematch(int seat, OptionalInt chosen) {
    RoomTable table = here.table();
    if (!table.isOver()) {
      return Step.refused(Fault.notNow(Message.of("faults.another-after-match")));
    }
    if (table.doors().refereed()) {
      return Step.refused(RefereeHandler.allReady());
    }
    Optional<Fault> grown = here.grown();
    if (grown.isPresent()) {
      return Step.refused(grown.get());
    }
    if (chosen.isPresent() && chosen.getAsInt() != table.rules().chosen()) {
      return Step.refused(Fault.of(Fault.STALE, Message.of("faults.options-changed")));
    }
    Step wants = wants(seat, Wish.AGAIN, true);
    boolean all = here.presence().wanting(seat, Wish.AGAIN, true).allWant(Wish.AGAIN);
    return all && table.seating().free().isEmpty()
        ? wants.presence(there -> there.with(Wishes.NONE)).accept(new Fact.Begun())
        : wants;
  }

  private static Step wants(int seat, Wish wish, boolean wanted) {
    return Step.NONE.presence(there -> there.wanting(seat, wish, wanted)).show();
  }

  private boolean isGoing() {
    return here.table().hasBegun() && !here.table().isOver();
  }

  /** Does what all want by now. */
  Step settle() {
    RoomTable table = here.table();
    if (!isGoing() || !here.presence().anybody()) {
      return Step.NONE;
    }
    if (table.doors().refereed() && table.isSuspended()) {
      return Step.NONE;
    }
    if (isAgreed(Wish.END)) {
      return Step.NONE.accept(new Fact.Ended());
    }
    if (table.isSuspended()) {
      return resume();
    }
    return isAgreed(Wish.SUSPEND) ? suspend(OptionalInt.empty()) : Step.NONE;
  }

  /** Who has just lost the line is waited for, so that nobody loses a match by that. */
  private boolean isAgreed(Wish wish) {
    Presence presence = here.presence();
    // where turns take days, who is away has agreed to nothing
    boolean allAsked = !here.table().terms().hasClockOfDays() || presence.nobodyMissing();
    return allAsked
        && presence.allWant(wish)
        && !presence.awaitsAnybody(here.now(), here.pace().countdownMillis());
  }

  /** Nobody acts from now on; {@code by}: the player who alone has wanted it. */
  Step suspend(OptionalInt by) {
    List<Integer> awaited = List.copyOf(here.presence().holders().keySet());
    return Step.NONE
        .presence(there -> there.with(there.wishes().without(Wish.SUSPEND)))
        .accept(new Fact.Suspended(awaited, by));
  }

  /** Nobody who agreed that the match is suspended finds that it has gone on without them. */
  private Step resume() {
    Presence presence = here.presence();
    MatchProgress.Suspension suspension = here.table().suspension().orElseThrow();
    boolean complete = suspension.awaited().stream().allMatch(presence::isPresent);
    return complete && presence.allWant(Wish.READY) ? goOn(suspension.since()) : Step.NONE;
  }

  /** The match goes on that was suspended at a time. */
  Step goOn(long since) {
    long now = here.now();
    return Step.NONE
        .presence(there -> there.with(there.wishes().without(Wish.READY)).awaySince(now))
        .clocks(clocks -> clocks.stoodStill(since, now))
        .accept(new Fact.Resumed());
  }

  /** A player leaves, and is not waited for by a match that is suspended. */
  Step left(int seat) {
    return here.table()
        .suspension()
        .map(MatchProgress.Suspension::awaited)
        .filter(awaited -> awaited.contains(seat))
        .map(awaited -> awaited.stream().filter(other -> other != seat).toList())
        .map(awaited -> Step.NONE.accept(new Fact.Suspended(awaited)))
        .orElse(Step.NONE);
  }
}
