package eightfold.server.room;

import eightfold.game.Match;
import eightfold.game.SetupException;
import eightfold.message.Message;
import eightfold.protocol.Fault;
import eightfold.protocol.Request;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;

/**
 * What is otherwise at a table with a referee ({@link Doors}): a match begins when all players are
 * ready, one player suspends it, and it does not wait for ever.
 */
final class RefereeHandler {
  private final Transition transition;

  RefereeHandler(Transition transition) {
    this.transition = transition;
  }

  static Fault allReady() {
    return Fault.notNow(Message.of("faults.all-ready-first"));
  }

  static Fault asking() {
    return Fault.notNow(Message.of("faults.asking"));
  }

  /** Whether something that a player asks for cannot be done while a door is being asked. */
  static boolean isSettled(Request request) {
    return switch (request) {
      case Request.Start _,
          Request.Rematch _,
          Request.End _,
          Request.Repeat _,
          Request.Undo _,
          Request.Suspend _,
          Request.Ready _,
          Request.Kick _,
          Request.Bot _,
          Request.Options _,
          Request.Leave _ ->
          true;
      case Request.Hello _,
          Request.Act _,
          Request.Next _,
          Request.Chat _,
          Request.Nonce _,
          Request.Events _,
          Request.Pong _,
          Request.Mute _,
          Request.Ticket _,
          Request.Hand _,
          Request.Prompt _,
          Request.Here _,
          Request.Speed _,
          Request.Referee _ ->
          false;
    };
  }

  /** A door is asked from now on before a match begins or goes on, or is not. */
  void consult(long door, boolean on) {
    Presence presence = transition.presence();
    if (on && !presence.consent().isOf(door)) {
      transition.presence(presence.with(Consent.of(door)));
    } else if (!on && presence.consent().isOf(door)) {
      transition.presence(presence.with(Consent.NONE));
    }
  }

  /** A door that is being asked lets the match begin, or go on. */
  Optional<Fault> consent(long door) {
    Consent consent = transition.presence().consent();
    if (!consent.asking() || !consent.isOf(door)) {
      return Optional.of(Fault.notNow(Message.of("faults.nothing-waits")));
    }
    transition.presence(transition.presence().with(consent.asking(false)));
    if (transition.table().isSuspended()) {
      resume();
    } else if (unready().isEmpty()) {
      start();
    } else {
      noneReady();
    }
    return Optional.empty();
  }

  /** Nobody is ready any more. */
  void noneReady() {
    Presence presence = transition.presence();
    transition.presence(
        presence
            .with(presence.wishes().without(Wish.READY))
            .with(presence.consent().asking(false)));
    transition.changed();
  }

  /** Whether what all want happens now; where a door is asked first it does not, yet. */
  private boolean isFree() {
    Presence presence = transition.presence();
    if (presence.consent().door().isEmpty()) {
      return true;
    }
    transition.presence(presence.with(presence.consent().asking(true)));
    transition.changed();
    return false;
  }

  /** The host wants a referee, so that other doors than the page lead to the table. */
  Optional<Fault> wanted(int seat, Input.Asked asked) {
    Optional<Fault> fault =
        new HostRights(transition.table(), transition.broadcast().host()).referee(seat);
    if (fault.isPresent()) {
      return fault;
    }
    if (!transition.table().doors().refereed()) {
      transition.accept(new Fact.Refereed(true));
    }
    return transition.done(asked);
  }

  /** Whether players are being ready for a match to begin. */
  private boolean isSettingUp() {
    return transition.table().doors().refereed() && transition.table().hasOpenSeats();
  }

  /** Why nobody can be ready for a match now; empty if one can. */
  Optional<Fault> unready() {
    Table table = transition.table();
    int taken = table.seating().taken().size();
    if (transition.grown().isPresent()) {
      return transition.grown();
    }
    if (!table.seating().hasTaken(least())) {
      return Optional.of(Fault.notNow(Message.of("faults.first-seats").with("seats", least())));
    }
    if (!table.rules().isOwnBook()) {
      try {
        var _ = table.games().chosen(table.gameId(), table.game().options(), taken);
      } catch (SetupException e) {
        return Optional.of(Fault.of(e.reason()));
      }
    }
    return Optional.empty();
  }

  private int least() {
    return transition.table().game().leastSeats();
  }

  /** A fact has been accepted: whoever was ready was so for a table that was otherwise. */
  void accepted(Fact fact, Seating before) {
    switch (fact) {
      case Fact.Seated _, Fact.Vacated _, Fact.Filled _, Fact.Chosen _, Fact.Refereed _ -> {
        if (isSettingUp()) {
          transition.presence(
              transition.presence().with(transition.presence().wishes().without(Wish.READY)));
        }
      }
      case Fact.Arranged _ -> {
        Map<Integer, Integer> moved = new TreeMap<>();
        for (int seat = 0; seat < before.size(); seat++) {
          int was = seat;
          transition
              .table()
              .seating()
              .seatAt(before.at(seat).place())
              .ifPresent(is -> moved.put(was, is));
        }
        transition.presence(transition.presence().arranged(moved));
        transition.clocks(Clocks.starting(transition.now()));
      }
      case Fact.Opened _,
          Fact.Reserved _,
          Fact.Begun _,
          Fact.Ended _,
          Fact.Suspended _,
          Fact.Resumed _,
          Fact.Nonced _,
          Fact.Dealt _,
          Fact.Acted _,
          Fact.TookBack _,
          Fact.Said _,
          Fact.Noted _,
          Fact.Erased _,
          Fact.Rekeyed _,
          Fact.Offered _,
          Fact.Muted _,
          Fact.BotsPaced _ -> {}
    }
  }

  /** Does what is due by now. */
  void settle() {
    Table table = transition.table();
    if (!table.doors().refereed() || transition.presence().consent().asking()) {
      return;
    }
    if (table.hasOpenSeats()) {
      begin();
    } else if (table.isSuspended()) {
      goOn();
    } else if (isDue(transition.schedule().abandonedDue())) {
      new AgreementHandler(transition).suspend(Optional.empty());
    }
  }

  /** After a match all seats are there again. */
  void widen() {
    Table table = transition.table();
    int places = table.terms().places();
    if (isSettingUp() && table.seating().size() < places) {
      transition.accept(new Fact.Arranged(table.seating().widened(places)));
    }
  }

  private boolean isDue(OptionalLong time) {
    return time.isPresent() && time.getAsLong() <= transition.now();
  }

  /** All who sit are ready: the match begins, with the seats that are taken. */
  private void begin() {
    Table table = transition.table();
    Presence presence = transition.presence();
    boolean all = true;
    boolean any = false;
    for (int seat = 0; seat < table.chairs().size(); seat++) {
      if (table.seating().at(seat).isPerson()) {
        any = true;
        all &= presence.wants(seat, Wish.READY);
      }
    }
    if (any && all && unready().isEmpty() && isFree()) {
      start();
    }
  }

  private void start() {
    Seating seating = transition.table().seating();
    transition.presence(transition.presence().with(Wishes.NONE));
    if (!seating.taken().equals(places(seating))) {
      transition.accept(new Fact.Arranged(seating.taken()));
    }
    transition.accept(new Fact.Begun());
  }

  private static List<Integer> places(Seating seating) {
    return seating.chairs().stream().map(Chair::place).toList();
  }

  /** A match that is suspended ends when all are ready, or goes on after all. */
  Optional<Fault> kill(boolean on, Optional<Integer> by) {
    Table table = transition.table();
    if (!table.isSuspended()) {
      return Optional.of(Fault.notNow(Message.of("faults.not-suspended")));
    }
    Wishes wishes = transition.presence().wishes().without(Wish.END).without(Wish.READY);
    transition.presence(
        transition
            .presence()
            .with(on ? wishes.with(by.orElse(Match.NOBODY), Wish.END, true) : wishes));
    transition.changed();
    return Optional.empty();
  }

  /**
   * A match that is suspended goes on, or ends where that is wanted, when all are ready; after a
   * while without those who are not.
   */
  private void goOn() {
    Presence presence = transition.presence();
    MatchProgress.Suspension suspension = transition.table().suspension().orElseThrow();
    if (!presence.anybody()) {
      return;
    }
    boolean complete = suspension.awaited().stream().allMatch(presence::isPresent);
    boolean all = complete && presence.allWant(Wish.READY);
    if (!all && !isDue(transition.schedule().suspensionDue())) {
      return;
    }
    if (!presence.wishes().of(Wish.END).isEmpty()) {
      transition.presence(presence.with(Wishes.NONE));
      transition.accept(new Fact.Ended());
    } else if (isFree()) {
      resume();
    }
  }

  /** The match goes on; bots stand in for who is not ready, or not there. */
  private void resume() {
    Presence presence = transition.presence();
    for (int seat : presence.holders().keySet()) {
      if (!presence.wants(seat, Wish.READY)) {
        transition.standIn(seat);
      }
    }
    for (int seat : presence.awaySince().keySet()) {
      transition.standIn(seat);
    }
    new AgreementHandler(transition).goOn(transition.table().suspension().orElseThrow().since());
  }
}
