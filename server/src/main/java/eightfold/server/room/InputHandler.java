package eightfold.server.room;

import eightfold.game.Match;
import eightfold.message.Message;
import eightfold.protocol.BotSpeed;
import eightfold.protocol.Fault;
import eightfold.protocol.Notice;
import eightfold.protocol.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * How a room takes one input: people coming and going, starting, dealing. What seats do in the
 * match is {@link ActHandler}'s part. It lives for that one input.
 */
final class InputHandler {
  /** A table with so many facts is ended by and by: no more talk, deals and matches. */
  static final int MOST_FACTS = 100_000;

  private final BotPlayer.Bots bots;
  private final Pace pace;
  private final long now;
  private final long numberBefore;
  private Table table;
  private Presence presence;
  private Clocks clocks;
  private Commands unwritten;
  private final Spectators spectators;
  private final Map<Long, Integer> listenersBefore;

  /** The request that is being done, until a fact has come of it. */
  private Optional<Fact.Command> command = Optional.empty();

  private final List<Fact.Dated> facts = new ArrayList<>();
  private final List<Output> outputs = new ArrayList<>();
  private boolean changed;

  /** However many come to watch and go meanwhile, the others hear of it once. */
  static final long AUDIENCE_MILLIS = 1_000;

  /**
   * Somebody came to watch or went, and nothing else is new: the players are told of the first at
   * once, and all of as many as there are when {@link #audienceDue}, so that a crowd does not cost
   * its square.
   */
  private boolean audienceChanged;

  private OptionalLong audienceDue;

  private long welcomed = Long.MIN_VALUE;

  /** What those are told who come to watch, as long as nothing changes. */
  private Welcomes welcomes;

  /** Facts of before that are told otherwise since. */
  private Map<Integer, Fact.Dated> rewritten = Map.of();

  InputHandler(Room room, long now) {
    this.bots = room.bots();
    this.pace = room.pace();
    this.now = now;
    this.table = room.table();
    this.presence = room.presence();
    this.clocks = room.clocks();
    this.unwritten = room.unwritten();
    this.audienceDue = room.audienceDue();
    this.welcomes = room.welcomes();
    this.numberBefore = table.number();
    this.spectators = new Spectators(this, room.backlog());
    this.listenersBefore = presence.listeners();
  }

  /** The room with its clocks set by how the match stands. */
  Room settled() {
    noteOwing();
    return room();
  }

  Outcome take(Input input) {
    changed = audienceDue.isPresent() && audienceDue.getAsLong() <= now;
    spectators.release();
    ActHandler acts = new ActHandler(this);
    Doorstep doorstep = new Doorstep(this);
    acts.releaseDue();
    switch (input) {
      case Input.Sit sit -> new SeatHandler(this).sit(sit);
      case Input.Connected(
              long connection,
              String id,
              Optional<String> token,
              OptionalLong since) ->
          doorstep.connected(connection, id, token, since);
      case Input.Measured(long connection, int millis) -> {
        if (presence.seatOf(connection).isPresent()) {
          presence = presence.measured(connection, millis);
        }
      }
      case Input.Disconnected(long connection) -> doorstep.disconnected(connection);
      case Input.Asked asked -> asked(asked, acts);
      case Input.Erase erase -> erase(erase);
      case Input.Rekey(String before, String after) ->
          new SeatHandler(this).rekey(before, after, Notice.Gone.SIGNED_OUT);
      case Input.Steered steered -> new DoorHandler(this).steered(steered);
      case Input.TimePassed() -> acts.timePassed();
    }
    new RefereeHandler(this).settle();
    new AgreementHandler(this).settle();
    new RefereeHandler(this).widen();
    command
        .filter(done -> !unwritten.has(table, done))
        .ifPresent(done -> unwritten = unwritten.and(table, done));
    if (changed) {
      telling().all();
      audienceDue = OptionalLong.empty();
    } else if (audienceChanged && audienceDue.isEmpty()) {
      telling().players(broadcast());
      audienceDue = OptionalLong.of(now + AUDIENCE_MILLIS);
    }
    if (changed || !facts.isEmpty()) {
      spectators.note(changed);
    }
    return new Outcome(room(), facts, outputs, rewritten);
  }

  private Telling telling() {
    return new Telling(this, listenersBefore, numberBefore, welcomed, !rewritten.isEmpty());
  }

  /** Somebody's name and talk are taken out of all that has happened. */
  private void erase(Input.Erase erase) {
    long late = now - table.terms().watchDelayMillis();
    Erasure erasure = Erasure.of(table.id(), table.games(), erase.facts(), erase.token(), late);
    rewritten = erasure.changed();
    if (!rewritten.isEmpty()) {
      table = erasure.table();
      spectators.rewrite(erasure.past());
      accept(new Fact.Erased());
    }
    say(new Output.Erased(rewritten.size()));
  }

  private void asked(Input.Asked asked, ActHandler acts) {
    int seat = presence.seatOf(asked.connection()).orElse(Match.NOBODY);
    if (seat == Match.NOBODY) {
      refuse(asked, watching(asked));
      return;
    }
    // who leaves and comes again has to leave again
    boolean once = !(asked.request() instanceof Request.Leave);
    command = asked.command().filter(id -> once).map(id -> new Fact.Command(seat, id));
    boolean known = command.isPresent() && unwritten.has(table, command.get());
    boolean written = command.isPresent() && table.commands().has(table, command.get());
    if (written || known && !AgreementHandler.isWish(asked.request())) {
      command = Optional.empty();
      done(asked);
      return;
    }
    Optional<Fault> fault = request(seat, asked, acts);
    if (fault.isPresent() || asked.request() instanceof Request.Act) {
      command = Optional.empty();
    }
    // a wish that was put is put again; unless it has come true or to nothing since
    refuse(asked, known && fault.isPresent() ? done(asked) : fault);
  }

  private void refuse(Input.Asked asked, Optional<Fault> fault) {
    fault.ifPresent(f -> outputs.add(new Output.Refused(asked.connection(), asked.id(), f)));
  }

  private Optional<Fault> request(int seat, Input.Asked asked, ActHandler acts) {
    if (presence.consent().asking() && RefereeHandler.isSettled(asked.request())) {
      return Optional.of(RefereeHandler.asking());
    }
    return switch (asked.request()) {
      case Request.Hello hello -> Optional.of(Fault.notNow(Message.of("faults.hello-said")));
      case Request.Act act -> {
        acts.asked(seat, act, new DeferredAct.Asked(asked.connection(), asked.id()));
        yield Optional.empty();
      }
      case Request.Start start -> new DealHandler(this).start(seat, start, asked);
      case Request.Next() -> new DealHandler(this).next(asked);
      case Request.Rematch(OptionalInt chosen) ->
          new AgreementHandler(this).rematch(seat, chosen, asked);
      case Request.Repeat(OptionalLong number) ->
          new AloneHandler(this).repeat(seat, number, asked);
      case Request.Undo undo -> new AloneHandler(this).undo(seat, undo, asked);
      case Request.End end -> new AgreementHandler(this).end(seat, end, asked);
      case Request.Suspend suspend -> new AgreementHandler(this).suspend(seat, suspend, asked);
      case Request.Ready ready -> new AgreementHandler(this).ready(seat, ready, asked);
      case Request.Chat(String text) -> new TalkHandler(this).chat(seat, text, asked);
      case Request.Nonce(String hex) -> new DealHandler(this).nonce(seat, hex, asked);
      // they are read from the store, which a room does not know
      case Request.Events events ->
          Optional.of(Fault.notNow(Message.of("faults.events-elsewhere")));
      case Request.Pong() -> done(asked);
      case Request.Kick kick -> new SeatHandler(this).kick(seat, kick, asked);
      case Request.Bot bot -> new SeatHandler(this).bot(seat, bot, asked);
      case Request.Options options -> new OptionsHandler(this).options(seat, options, asked);
      case Request.Mute mute -> new TalkHandler(this).mute(seat, mute, asked);
      case Request.Speed(BotSpeed bots) -> new SeatHandler(this).speed(seat, bots, asked);
      case Request.Referee() -> new RefereeHandler(this).wanted(seat, asked);
      case Request.Ticket ticket -> new TicketHandler(this).ticket(seat, ticket, asked);
      case Request.Hand hand -> new TicketHandler(this).agree(seat, hand, asked);
      case Request.Prompt prompt -> new PromptHandler(this).prompt(seat, prompt, asked);
      case Request.Here() -> new PromptHandler(this).here(seat, asked);
      case Request.Leave() -> new SeatHandler(this).leave(seat, asked);
    };
  }

  /** Who watches may do nothing but give up a seat that is kept for them. */
  private Optional<Fault> watching(Input.Asked asked) {
    int kept = presence.keptFor(asked.connection());
    return kept != Match.NOBODY && asked.request() instanceof Request.Leave
        ? new SeatHandler(this).giveUp(kept, asked)
        : Optional.of(Fault.of(Fault.NOT_YOUR_SEAT, Message.of("faults.watch-only")));
  }

  /** Why no more is taken at a table that has taken very much. */
  Optional<Fault> grown() {
    return table.facts() > MOST_FACTS
        ? Optional.of(Fault.notNow(Message.of("faults.seen-enough")))
        : Optional.empty();
  }

  Optional<Fault> done(Input.Asked asked) {
    outputs.add(new Output.Answered(asked.connection(), asked.id(), new Notice.Done()));
    return Optional.empty();
  }

  /** Takes a fact that changes what listeners see. */
  void accept(Fact fact) {
    int turnBefore = table.isRunning() ? table.running().turn() : Match.NOBODY;
    List<Integer> kept = table.seating().kept();
    boolean wasOver = table.isOver();
    Seating before = table.seating();
    record(fact);
    changed = true;
    // who wanted something of the match that is over has not asked for another
    presence = table.isOver() && !wasOver ? presence.with(Wishes.NONE) : presence;
    kept.stream().filter(seat -> table.seating().at(seat).isPerson()).forEach(this::takeOver);
    switch (fact) {
      case Fact.Begun begun -> matchChanged(true);
      case Fact.Dealt dealt -> matchChanged(true);
      case Fact.Ended ended -> matchChanged(true);
      case Fact.TookBack back -> matchChanged(true);
      case Fact.Suspended suspended -> {}
      case Fact.Resumed resumed -> {}
      case Fact.Acted acted -> {
        boolean own = acted.seat() == turnBefore && !acted.byBot();
        matchChanged(own || table.running().turn() != turnBefore);
        new PromptHandler(this).acted(acted);
      }
      case Fact.Opened opened -> {}
      case Fact.Seated seated -> {}
      case Fact.Reserved reserved -> {}
      case Fact.Rekeyed rekeyed -> {}
      case Fact.Offered offered -> {}
      case Fact.Vacated vacated -> {}
      case Fact.Filled filled -> {}
      case Fact.Chosen chosen -> {}
      case Fact.Nonced nonced -> {}
      case Fact.Said said -> {}
      case Fact.Muted muted -> {}
      case Fact.BotsPaced paced -> {}
      case Fact.Erased erased -> {}
      case Fact.Arranged arranged -> {}
      case Fact.Refereed refereed -> {}
      case Fact.Noted noted -> {}
    }
    new RefereeHandler(this).accepted(fact, before);
  }

  /** Who has waited for a bot's seat has it now. */
  private void takeOver(int seat) {
    Optional<Long> connection = presence.heirOf(seat);
    presence = presence.notWaiting(seat).seated(seat, now);
    connection.ifPresent(there -> new Doorstep(this).arrive(there, seat));
  }

  /** Takes a fact. */
  void record(Fact fact) {
    Fact.Dated dated = new Fact.Dated(now, fact, command);
    command = Optional.empty();
    table = table.after(dated);
    facts.add(dated);
  }

  private void matchChanged(boolean turnBegins) {
    clocks = clocks.changed(now, turnBegins);
    noteOwing();
  }

  private void noteOwing() {
    Debts debts = new Debts(table);
    List<Integer> owing = new ArrayList<>();
    for (int seat = 0; seat < table.chairs().size(); seat++) {
      if (debts.owesCall(seat)) {
        owing.add(seat);
      }
    }
    boolean together = table.isRunning() && table.running().awaits().together();
    clocks = clocks.owing(owing, now).owingWords(debts.words(), now).together(together, now);
  }

  void say(Output output) {
    outputs.add(output);
  }

  /** The request that is being done, if it has an id and no fact has come of it yet. */
  Optional<Fact.Command> command() {
    return command;
  }

  void command(Optional<Fact.Command> doing) {
    command = doing;
  }

  /** A bot plays for an absent player from now on. */
  void standIn(int seat) {
    presence = presence.standingIn(seat);
    changed = true;
  }

  /** That connection is told all in its welcome, and nothing besides. */
  void welcomed(long connection) {
    welcomed = connection;
  }

  /** Somebody came to watch or went. */
  void audienceChanged() {
    audienceChanged = true;
  }

  /** What whoever comes to watch is told: the same as who came before, if nothing has changed. */
  Notice.Welcome watching(OptionalLong since) {
    boolean late = spectators.seesLate(Match.NOBODY);
    Object seen = late ? spectators.backlog().seen() : table;
    Optional<Notice.Welcome> same = changed ? Optional.empty() : welcomes.of(seen, since, now);
    if (same.isPresent()) {
      return same.get();
    }
    Notice.Welcome made =
        late ? spectators.welcome(since) : broadcast().welcome(Match.NOBODY, since);
    welcomes = welcomes.and(seen, since, now, made);
    return made;
  }

  /** Listeners see something else than before. */
  void changed() {
    changed = true;
  }

  Table table() {
    return table;
  }

  Presence presence() {
    return presence;
  }

  void presence(Presence after) {
    presence = after;
  }

  Clocks clocks() {
    return clocks;
  }

  void clocks(Clocks after) {
    clocks = after;
  }

  Spectators spectators() {
    return spectators;
  }

  BotPlayer.Bots bots() {
    return bots;
  }

  Pace pace() {
    return pace;
  }

  long now() {
    return now;
  }

  Schedule schedule() {
    return new Schedule(table, presence, clocks, pace);
  }

  Broadcast broadcast() {
    return new Broadcast(schedule(), now);
  }

  private Room room() {
    return new Room(
        table,
        presence,
        clocks,
        pace,
        bots,
        unwritten,
        spectators.backlog(),
        audienceDue,
        changed ? Welcomes.NONE : welcomes);
  }
}
