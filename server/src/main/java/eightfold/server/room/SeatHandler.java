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
  private final Transition transition;

  SeatHandler(Transition transition) {
    this.transition = transition;
  }

  /** Somebody wants a seat: the next free one, or this one, which may be a bot's. */
  void sit(Input.Sit sit) {
    if (sit.ticket().isPresent()) {
      new TicketHandler(transition).take(sit, sit.ticket().get());
      return;
    }
    Table table = transition.table();
    int has = table.seating().openedBy(sit.token());
    if (has != Match.NOBODY && moves(has, sit)) {
      move(has, sit);
      return;
    }
    boolean asking = transition.presence().consent().asking();
    int had = table.seating().seatOf(sit.token());
    if (had != Match.NOBODY) {
      // asked for again, as the answer was lost
      transition.say(new Output.Seated(had));
      return;
    }
    Optional<Integer> free = table.hasOpenSeats() ? table.seating().free() : Optional.empty();
    Optional<Message> why =
        sit.seat().isPresent() ? taken(sit.seat().getAsInt()) : Optional.empty();
    if (asking) {
      transition.say(new Output.NoSeat(RefereeHandler.asking().reason()));
    } else if (why.isPresent()) {
      transition.say(new Output.NoSeat(why.get()));
    } else if (sit.seat().isEmpty() && free.isEmpty()) {
      transition.say(new Output.NoSeat(Message.of("faults.no-free-seat")));
    } else {
      take(sit.seat().orElseGet(free::orElseThrow), sit);
    }
  }

  /** Why a seat cannot be had that somebody wants; empty if it can. */
  private Optional<Message> taken(int seat) {
    Seating seating = transition.table().seating();
    if (!seating.has(seat)) {
      return Optional.of(Message.of("faults.no-seat"));
    }
    Chair chair = seating.at(seat);
    if (chair.heir().isPresent()) {
      return Optional.of(Message.of("faults.kept-for").with("name", chair.heir().get().name()));
    }
    return chair.isPerson()
        ? Optional.of(Message.of("faults.player-there"))
        : transition.grown().map(Fault::reason);
  }

  /** A free seat is theirs at once, a bot's as soon as no deal runs. */
  private void take(int seat, Input.Sit sit) {
    Table table = transition.table();
    String name = Names.unique(sit.name(), table.chairs());
    if (table.isRunning()) {
      transition.accept(new Fact.Reserved(seat, name, sit.token()));
    } else {
      transition.accept(new Fact.Seated(seat, name, sit.token()));
      transition.presence(transition.presence().seated(seat, transition.now()));
    }
    transition.say(new Output.Seated(seat));
  }

  /** Whoever has a seat by a token has it by another; who is there by the first is not any more. */
  void rekey(String before, String after, String reason) {
    Seating seating = transition.table().seating();
    int seat = seating.seatOf(before);
    if (seat == Match.NOBODY) {
      return;
    }
    boolean waits = seating.openedBy(before) == Match.NOBODY;
    Presence presence = transition.presence();
    Optional<Long> there = waits ? presence.heirOf(seat) : presence.connectionOf(seat);
    transition.accept(new Fact.Rekeyed(before, after));
    there.ifPresent(connection -> new Doorstep(transition).dismissed(connection, reason));
  }

  /** With a referee players change seats until they are ready. */
  private boolean moves(int has, Input.Sit sit) {
    Table table = transition.table();
    return table.doors().refereed()
        && table.hasOpenSeats()
        && !transition.presence().consent().asking()
        && sit.seat().isPresent()
        && sit.seat().getAsInt() != has;
  }

  private void move(int from, Input.Sit sit) {
    int to = sit.seat().orElseThrow();
    Optional<Message> why = taken(to);
    if (why.isPresent() || transition.table().seating().at(to).isBot()) {
      transition.say(new Output.NoSeat(why.orElseGet(() -> Message.of("faults.bot-there"))));
      return;
    }
    Optional<Long> connection = transition.presence().connectionOf(from);
    String name = transition.table().seating().at(from).name().orElseThrow();
    vacate(from);
    transition.accept(new Fact.Seated(to, name, sit.token()));
    transition.presence(transition.presence().seated(to, transition.now()));
    connection.ifPresent(
        there -> transition.presence(transition.presence().arrived(there, to, transition.now())));
    transition.say(new Output.Seated(to));
  }

  /** The host has the bots act faster or slower. */
  Optional<Fault> speed(int by, BotSpeed speed, Input.Asked asked) {
    Table table = transition.table();
    HostRights rights = new HostRights(table, transition.broadcast().host());
    Optional<Fault> fault = rights.speed(by).or(transition::grown);
    if (fault.isPresent()) {
      return fault;
    }
    if (table.botSpeed() != speed) {
      transition.accept(new Fact.BotsPaced(speed));
    }
    return transition.done(asked);
  }

  /** A bot takes a free seat, by a name. */
  Optional<Fault> fill(int seat, String bot, String name) {
    Seating seating = transition.table().seating();
    if (!transition.table().hasOpenSeats() || !seating.has(seat) || !seating.at(seat).isFree()) {
      return Optional.of(Fault.notNow(Message.of("faults.seat-not-free")));
    }
    Optional<Fault> grown = transition.grown();
    if (grown.isEmpty()) {
      transition.accept(
          new Fact.Filled(seat, Names.unique(name, transition.table().chairs()), bot));
    }
    return grown;
  }

  /** A bot's seat is free again. */
  Optional<Fault> clear(int seat) {
    Seating seating = transition.table().seating();
    if (!transition.table().hasOpenSeats() || !seating.has(seat) || !seating.at(seat).isBot()) {
      return Optional.of(Fault.notNow(Message.of("faults.no-bot-there")));
    }
    Optional<Fault> grown = transition.grown();
    if (grown.isEmpty()) {
      vacate(seat);
    }
    return grown;
  }

  /** Somebody does not want the seat after all that a bot keeps for them. */
  Optional<Fault> giveUp(int seat, Input.Asked asked) {
    Chair chair = transition.table().seating().at(seat);
    transition.presence(
        transition.presence().notWaiting(seat).gone(asked.connection(), transition.now()));
    transition.accept(new Fact.Filled(seat, chair.name().orElseThrow(), chair.bot().orElseThrow()));
    left(asked);
    return Optional.empty();
  }

  private void left(Input.Asked asked) {
    transition.say(new Output.Answered(asked.connection(), asked.id(), new Notice.Done()));
    transition.say(new Output.Dismissed(asked.connection(), Notice.Gone.LEFT));
  }

  /** Bots take all seats that are free. */
  void fill() {
    Optional<Integer> free = transition.table().seating().free();
    while (free.isPresent()) {
      put(free.get(), transition.bots().standIn());
      free = transition.table().seating().free();
    }
  }

  /** The host makes a seat free. */
  Optional<Fault> kick(int by, Request.Kick kick, Input.Asked asked) {
    Seating seating = transition.table().seating();
    if (!seating.has(kick.seat())) {
      return Optional.of(noSeat());
    }
    Optional<Fault> fault = rights().kick(by, kick.seat()).or(() -> transition.grown());
    if (fault.isPresent()) {
      return fault;
    }
    if (!seating.at(kick.seat()).name().equals(Optional.of(kick.name()))) {
      return Optional.of(gone(kick.name()));
    }
    Optional<Long> connection = transition.presence().connectionOf(kick.seat());
    connection.ifPresent(
        gone -> transition.presence(transition.presence().gone(gone, transition.now())));
    vacate(kick.seat());
    connection.ifPresent(gone -> transition.say(new Output.Dismissed(gone, Notice.Gone.REMOVED)));
    return transition.done(asked);
  }

  /** The host puts a bot on a free seat, or another one on a bot's. */
  Optional<Fault> bot(int by, Request.Bot wish, Input.Asked asked) {
    Seating seating = transition.table().seating();
    if (!seating.has(wish.seat())) {
      return Optional.of(noSeat());
    }
    if (!transition.bots().names().contains(wish.bot())) {
      return Optional.of(noBot(wish.bot()));
    }
    Optional<Fault> fault = rights().bot(by, wish.seat()).or(() -> transition.grown());
    if (fault.isEmpty() && !seating.at(wish.seat()).bot().equals(Optional.of(wish.bot()))) {
      put(wish.seat(), wish.bot());
    }
    return fault.isPresent() ? fault : transition.done(asked);
  }

  /** A player gets up. */
  Optional<Fault> leave(int seat, Input.Asked asked) {
    transition.presence(transition.presence().gone(asked.connection(), transition.now()));
    if (transition.table().hasOpenSeats()) {
      vacate(seat);
    } else {
      transition.standIn(seat);
      new AgreementHandler(transition).left(seat);
    }
    left(asked);
    return Optional.empty();
  }

  private void put(int seat, String bot) {
    Table table = transition.table();
    String name =
        table.seating().at(seat).name().orElseGet(() -> Names.ofBot(seat, table.chairs()));
    transition.accept(new Fact.Filled(seat, name, bot));
  }

  private void vacate(int seat) {
    transition.presence(transition.presence().vacated(seat));
    transition.accept(new Fact.Vacated(seat));
  }

  private HostRights rights() {
    return new HostRights(transition.table(), transition.broadcast().host());
  }

  private Fault noBot(String bot) {
    return Fault.of(
        Fault.WRONG_PARAMS,
        Message.of("faults.no-bot")
            .with("bot", bot)
            .with("bots", String.join(", ", transition.bots().names())));
  }

  static Fault noSeat() {
    return Fault.of(Fault.WRONG_PARAMS, Message.of("faults.no-such-seat"));
  }

  /** Somebody is meant who does not sit there by now. */
  static Fault gone(String name) {
    return Fault.of(Fault.STALE, Message.of("faults.gone").with("name", name));
  }
}
