package eightfold.server.room;

import eightfold.game.Match;
import eightfold.game.SetupException;
import eightfold.message.Message;
import eightfold.protocol.Fault;
import eightfold.protocol.Request;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * What is otherwise at a table with a referee ({@link Doors}): a match begins when all players are
 * ready, one player suspends it, and it does not wait for ever.
 */
final class RefereeHandler {
  private final StepContext here;

  RefereeHandler(StepContext here) {
    this.here = here;
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
  Step consult(long door, boolean on) {
    Consent consent = here.presence().consent();
    if (on == consent.isOf(door)) {
      return Step.NONE;
    }
    return Step.NONE.presence(there -> there.with(on ? Consent.of(door) : Consent.NONE));
  }

  /** A door that is being asked lets the match begin, or go on. */
  Step consent(long door) {
    Consent consent = here.presence().consent();
    if (!consent.asking() || !consent.isOf(door)) {
      return Step.refused(Fault.notNow(Message.of("faults.nothing-waits")));
    }
    Step next = here.table().isSuspended() ? resume() : unready().isEmpty() ? start() : noneReady();
    return Step.NONE.presence(there -> there.with(there.consent().asking(false))).and(next);
  }

  /** Nobody is ready any more. */
  static Step noneReady() {
    return Step.NONE
        .presence(
            there ->
                there.with(there.wishes().without(Wish.READY)).with(there.consent().asking(false)))
        .show();
  }

  /** What all want happens now; where a door is asked first it does not, yet. */
  private Step afterConsent(Step wanted) {
    return here.presence().consent().door().isEmpty()
        ? wanted
        : Step.NONE.presence(there -> there.with(there.consent().asking(true))).show();
  }

  /** The host wants a referee, so that other doors than the page lead to the table. */
  Step wanted(int seat) {
    Step may = Step.unless(here.rights().referee(seat));
    return here.table().doors().refereed() ? may : may.accept(new Fact.Refereed(true));
  }

  /** Whether players are being ready for a match to begin. */
  private boolean isSettingUp() {
    return here.table().doors().refereed() && here.table().hasOpenSeats();
  }

  /** Why nobody can be ready for a match now; empty if one can. */
  Optional<Fault> unready() {
    RoomTable table = here.table();
    int taken = table.seating().taken().size();
    if (here.grown().isPresent()) {
      return here.grown();
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
    return here.table().game().leastSeats();
  }

  /** A fact has been accepted: whoever was ready was so for a table that was otherwise. */
  Step accepted(Fact fact, Seating before) {
    return switch (fact) {
      case Fact.Seated _, Fact.Vacated _, Fact.Filled _, Fact.Chosen _, Fact.Refereed _ ->
          isSettingUp()
              ? Step.NONE.presence(there -> there.with(there.wishes().without(Wish.READY)))
              : Step.NONE;
      case Fact.Arranged _ ->
          Step.NONE
              .presence(there -> there.arranged(moved(before)))
              .clocks(_ -> Clocks.starting(here.now()));
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
          Fact.BotsPaced _ ->
          Step.NONE;
    };
  }

  /** For each seat that was there and is, which it is. */
  private Map<Integer, Integer> moved(Seating before) {
    Map<Integer, Integer> moved = new TreeMap<>();
    for (int seat = 0; seat < before.size(); seat++) {
      int was = seat;
      here.table().seating().seatAt(before.at(seat).place()).ifPresent(is -> moved.put(was, is));
    }
    return moved;
  }

  /** Does what is due by now. */
  Step settle() {
    RoomTable table = here.table();
    if (!table.doors().refereed() || here.presence().consent().asking()) {
      return Step.NONE;
    }
    if (table.hasOpenSeats()) {
      return begin();
    }
    if (table.isSuspended()) {
      return goOn();
    }
    return isDue(here.schedule().abandonedDue())
        ? new AgreementHandler(here).suspend(OptionalInt.empty())
        : Step.NONE;
  }

  /** After a match all seats are there again. */
  Step widen() {
    Seating seating = here.table().seating();
    int places = here.table().terms().places();
    return isSettingUp() && seating.size() < places
        ? Step.NONE.accept(new Fact.Arranged(seating.widened(places)))
        : Step.NONE;
  }

  private boolean isDue(OptionalLong time) {
    return time.isPresent() && time.getAsLong() <= here.now();
  }

  /** All who sit are ready: the match begins, with the seats that are taken. */
  private Step begin() {
    RoomTable table = here.table();
    List<Integer> persons =
        IntStream.range(0, table.chairs().size())
            .filter(seat -> table.seating().at(seat).isPerson())
            .boxed()
            .toList();
    boolean all = persons.stream().allMatch(seat -> here.presence().wants(seat, Wish.READY));
    return !persons.isEmpty() && all && unready().isEmpty() ? afterConsent(start()) : Step.NONE;
  }

  private Step start() {
    Seating seating = here.table().seating();
    Step step = Step.NONE.presence(there -> there.with(Wishes.NONE));
    Step arranged =
        seating.taken().equals(places(seating))
            ? step
            : step.accept(new Fact.Arranged(seating.taken()));
    return arranged.accept(new Fact.Begun());
  }

  private static List<Integer> places(Seating seating) {
    return seating.chairs().stream().map(Chair::place).toList();
  }

  /** A match that is suspended ends when all are ready, or goes on after all. */
  Step kill(boolean on, Optional<Integer> by) {
    if (!here.table().isSuspended()) {
      return Step.refused(Fault.notNow(Message.of("faults.not-suspended")));
    }
    Wishes wishes = here.presence().wishes().without(Wish.END).without(Wish.READY);
    Wishes wanted = on ? wishes.with(by.orElse(Match.NOBODY), Wish.END, true) : wishes;
    return Step.NONE.presence(there -> there.with(wanted)).show();
  }

  /**
   * A match that is suspended goes on, or ends where that is wanted, when all are ready; after a
   * while without those who are not.
   */
  private Step goOn() {
    Presence presence = here.presence();
    MatchProgress.Suspension suspension = here.table().suspension().orElseThrow();
    if (!presence.anybody()) {
      return Step.NONE;
    }
    boolean complete = suspension.awaited().stream().allMatch(presence::isPresent);
    boolean all = complete && presence.allWant(Wish.READY);
    if (!all && !isDue(here.schedule().suspensionDue())) {
      return Step.NONE;
    }
    return presence.wishes().of(Wish.END).isEmpty()
        ? afterConsent(resume())
        : Step.NONE.presence(there -> there.with(Wishes.NONE)).accept(new Fact.Ended());
  }

  /** The match goes on; bots stand in for who is not ready, or not there. */
  private Step resume() {
    Presence presence = here.presence();
    Set<Integer> missing = new TreeSet<>(presence.holders().keySet());
    missing.removeIf(seat -> presence.wants(seat, Wish.READY));
    missing.addAll(presence.awaySince().keySet());
    Step step = Step.NONE;
    for (int seat : missing) {
      step = step.presence(there -> there.standingIn(seat)).show();
    }
    return step.and(
        new AgreementHandler(here).goOn(here.table().suspension().orElseThrow().since()));
  }
}
