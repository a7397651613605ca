package eightfold.server.room;

import eightfold.game.Match;
import eightfold.message.Message;
import eightfold.protocol.BotSpeed;
import eightfold.protocol.Fault;
import eightfold.protocol.Notice;
import eightfold.protocol.Request;
import java.util.Optional;

/** How seats change hands: people sit down and get up, and the host makes room or seats bots. */
final class SeatHandler {
  private final StepContext here;

  SeatHandler(StepContext here) {
    this.here = here;
  }

  /** Somebody wants a seat: the next free one, or this one, which may be a bot's. */
  Step sit(Input.Sit sit) {
    if (sit.ticket().isPresent()) {
      return new TicketHandler(here).take(sit, sit.ticket().get());
    }
    RoomTable table = here.table();
    int has = table.seating().openedBy(sit.token());
    if (has != Match.NOBODY && moves(has, sit)) {
      return move(has, sit);
    }
    int had = table.seating().seatOf(sit.token());
    if (had != Match.NOBODY) {
      // asked for again, as the answer was lost
      return Step.NONE.say(new Output.Seated(had));
    }
    if (here.presence().consent().asking()) {
      return noSeat(RefereeHandler.asking().reason());
    }
    Optional<Message> why =
        sit.seat().isPresent() ? taken(sit.seat().getAsInt()) : Optional.empty();
    if (why.isPresent()) {
      return noSeat(why.get());
    }
    Optional<Integer> free = table.hasOpenSeats() ? table.seating().free() : Optional.empty();
    return sit.seat().isEmpty() && free.isEmpty()
        ? noSeat(Message.of("faults.no-free-seat"))
        : take(sit.seat().orElseGet(free::orElseThrow), sit);
  }

  private static Step noSeat(Message why) {
    return Step.NONE.say(new Output.NoSeat(why));
  }

  /** Why a seat cannot be had that somebody wants; empty if it can. */
  private Optional<Message> taken(int seat) {
    Seating seating = here.table().seating();
    if (!seating.has(seat)) {
      return Optional.of(Message.of("faults.no-seat"));
    }
    Chair chair = seating.at(seat);
    if (chair.heir().isPresent()) {
      return Optional.of(Message.of("faults.kept-for").with("name", chair.heir().get().name()));
    }
    return chair.isPerson()
        ? Optional.of(Message.of("faults.player-there"))
        : here.grown().map(Fault::reason);
  }

  /** A free seat is theirs at once, a bot's as soon as no deal runs. */
  private Step take(int seat, Input.Sit sit) {
    RoomTable table = here.table();
    String name = GuestNames.unique(sit.name(), table.chairs());
    Step taken =
        table.isRunning()
            ? Step.NONE.accept(new Fact.Reserved(seat, name, sit.token()))
            : seated(seat, name, sit.token());
    return taken.say(new Output.Seated(seat));
  }

  private Step seated(int seat, String name, String token) {
    return Step.NONE
        .accept(new Fact.Seated(seat, name, token))
        .presence(there -> there.seated(seat, here.now()));
  }

  /** Whoever has a seat by a token has it by another; who is there by the first is not any more. */
  Step rekey(String before, String after, String reason) {
    Seating seating = here.table().seating();
    int seat = seating.seatOf(before);
    if (seat == Match.NOBODY) {
      return Step.NONE;
    }
    boolean waits = seating.openedBy(before) == Match.NOBODY;
    Presence presence = here.presence();
    Optional<Long> there = waits ? presence.heirOf(seat) : presence.connectionOf(seat);
    Step rekeyed = Step.NONE.accept(new Fact.Rekeyed(before, after));
    return there
        .map(connection -> rekeyed.and(Doorstep.dismissed(connection, reason, here.now())))
        .orElse(rekeyed);
  }

  /** With a referee players change seats until they are ready. */
  private boolean moves(int has, Input.Sit sit) {
    RoomTable table = here.table();
    return table.doors().refereed()
        && table.hasOpenSeats()
        && !here.presence().consent().asking()
        && sit.seat().isPresent()
        && sit.seat().getAsInt() != has;
  }

  private Step move(int from, Input.Sit sit) {
    int to = sit.seat().orElseThrow();
    Optional<Message> why = taken(to);
    if (why.isPresent() || here.table().seating().at(to).isBot()) {
      return noSeat(why.orElseGet(() -> Message.of("faults.bot-there")));
    }
    String name = here.table().seating().at(from).name().orElseThrow();
    Step moved = vacate(from).and(seated(to, name, sit.token()));
    return here.presence()
        .connectionOf(from)
        .map(one -> moved.presence(there -> there.arrived(one, to, here.now())))
        .orElse(moved)
        .say(new Output.Seated(to));
  }

  /** The host has the bots act faster or slower. */
  Step speed(int by, BotSpeed speed) {
    Step may = Step.unless(here.rights().speed(by).or(here::grown));
    return here.table().botSpeed() == speed ? may : may.accept(new Fact.BotsPaced(speed));
  }

  /** A bot takes a free seat, by a name. */
  Step fill(int seat, String bot, String name) {
    Seating seating = here.table().seating();
    if (!here.table().hasOpenSeats() || !seating.has(seat) || !seating.at(seat).isFree()) {
      return Step.refused(Fault.notNow(Message.of("faults.seat-not-free")));
    }
    return Step.unless(here.grown())
        .accept(new Fact.Filled(seat, GuestNames.unique(name, here.table().chairs()), bot));
  }

  /** A bot's seat is free again. */
  Step clear(int seat) {
    Seating seating = here.table().seating();
    if (!here.table().hasOpenSeats() || !seating.has(seat) || !seating.at(seat).isBot()) {
      return Step.refused(Fault.notNow(Message.of("faults.no-bot-there")));
    }
    return Step.unless(here.grown()).and(vacate(seat));
  }

  /** Somebody does not want the seat after all that a bot keeps for them. */
  Step giveUp(int seat, Input.Asked asked) {
    Chair chair = here.table().seating().at(seat);
    return Step.NONE
        .presence(there -> there.notWaiting(seat).gone(asked.connection(), here.now()))
        .accept(new Fact.Filled(seat, chair.name().orElseThrow(), chair.bot().orElseThrow()))
        .and(left(asked));
  }

  private static Step left(Input.Asked asked) {
    return Step.NONE
        .say(new Output.Answered(asked.connection(), asked.id(), new Notice.Done()))
        .say(new Output.Dismissed(asked.connection(), Notice.Gone.LEFT));
  }

  /** Bots take all seats that are free. */
  Step fill() {
    Step step = Step.NONE;
    Seating seating = here.table().seating();
    String bot = here.bots().standIn();
    for (Optional<Integer> free = seating.free(); free.isPresent(); free = seating.free()) {
      String name = nameOfBot(free.get(), seating);
      step = step.accept(new Fact.Filled(free.get(), name, bot));
      seating = seating.with(free.get(), Chair.bot(bot, name, here.table().facts()));
    }
    return step;
  }

  /** The host makes a seat free. */
  Step kick(int by, Request.Kick kick) {
    Seating seating = here.table().seating();
    if (!seating.has(kick.seat())) {
      return Step.refused(noSeat());
    }
    Optional<Fault> fault = here.rights().kick(by, kick.seat()).or(here::grown);
    if (fault.isPresent()) {
      return Step.refused(fault.get());
    }
    if (!seating.at(kick.seat()).name().equals(Optional.of(kick.name()))) {
      return Step.refused(gone(kick.name()));
    }
    Step vacated = vacate(kick.seat());
    return here.presence()
        .connectionOf(kick.seat())
        .map(
            gone ->
                Step.NONE
                    .presence(there -> there.gone(gone, here.now()))
                    .and(vacated)
                    .say(new Output.Dismissed(gone, Notice.Gone.REMOVED)))
        .orElse(vacated);
  }

  /** The host puts a bot on a free seat, or another one on a bot's. */
  Step bot(int by, Request.Bot wish) {
    Seating seating = here.table().seating();
    int seat = wish.seat();
    if (!seating.has(seat)) {
      return Step.refused(noSeat());
    }
    if (!here.bots().names().contains(wish.bot())) {
      return Step.refused(noBot(wish.bot()));
    }
    Step may = Step.unless(here.rights().bot(by, seat).or(here::grown));
    return seating.at(seat).bot().equals(Optional.of(wish.bot()))
        ? may
        : may.accept(new Fact.Filled(seat, nameOfBot(seat, seating), wish.bot()));
  }

  private static String nameOfBot(int seat, Seating seating) {
    return seating.at(seat).name().orElseGet(() -> GuestNames.ofBot(seat, seating.chairs()));
  }

  /** A player gets up. */
  Step leave(int seat, Input.Asked asked) {
    Step gone = Step.NONE.presence(there -> there.gone(asked.connection(), here.now()));
    Step freed =
        here.table().hasOpenSeats()
            ? vacate(seat)
            : Step.NONE
                .presence(there -> there.standingIn(seat))
                .show()
                .and(new AgreementHandler(here).left(seat));
    return gone.and(freed).and(left(asked));
  }

  private static Step vacate(int seat) {
    return Step.NONE.presence(there -> there.vacated(seat)).accept(new Fact.Vacated(seat));
  }

  private Fault noBot(String bot) {
    return Fault.of(
        Fault.WRONG_PARAMS,
        Message.of("faults.no-bot")
            .with("bot", bot)
            .with("bots", String.join(", ", here.bots().names())));
  }

  static Fault noSeat() {
    return Fault.of(Fault.WRONG_PARAMS, Message.of("faults.no-such-seat"));
  }

  /** Somebody is meant who does not sit there by now. */
  static Fault gone(String name) {
    return Fault.of(Fault.STALE, Message.of("faults.gone").with("name", name));
  }
}
