package eightfold.server.room;

import eightfold.game.Match;
import eightfold.protocol.Fault;
import eightfold.protocol.Notice;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * What one input makes of a room: the facts that the table takes, what is to be said, and who is
 * told of it. It lives for that one input, and the handlers of inputs work on it.
 */
final class Transition {
  /** However many come to watch and go meanwhile, the others hear of it once. */
  static final long AUDIENCE_MILLIS = 1_000;

  private final FactReactions reactions;
  private final BotPlayer.Bots bots;
  private final Pace pace;
  private final long now;
  private final long numberBefore;
  private RoomTable table;
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

  Transition(RoomState room, long now, FactReactions reactions) {
    this.reactions = reactions;
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
    this.changed = audienceDue.isPresent() && audienceDue.getAsLong() <= now;
  }

  /** What is to be written down. */
  List<Fact.Dated> facts() {
    return facts;
  }

  /** What is to be said when that is done. */
  List<Output> outputs() {
    return outputs;
  }

  /** Facts of before that are told otherwise since, by their numbers. */
  Map<Integer, Fact.Dated> rewritten() {
    return rewritten;
  }

  /** Something is taken out of all that has happened. */
  void erase(FactErasure erasure) {
    rewritten = erasure.changed();
    if (!rewritten.isEmpty()) {
      table = erasure.table();
      spectators.rewrite(erasure.past());
      accept(new Fact.Erased());
    }
    say(new Output.Erased(rewritten.size()));
  }

  /** Whether a request was done and no fact came of it. */
  boolean hasDone(Fact.Command request) {
    return unwritten.has(table, request);
  }

  /** All who listen are told what has changed, and the request that was done is remembered. */
  void conclude() {
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
  }

  /** The room as it is now, for whoever makes a step of it. */
  StepContext situation() {
    return new StepContext(state(), now);
  }

  /** Does what a step says; nothing, if it is refused. */
  void apply(Step step) {
    for (Step.Change change : step.changes()) {
      switch (change) {
        case Step.Change.Accepts(Fact fact) -> accept(fact);
        case Step.Change.Keeps(Fact fact) -> record(fact);
        case Step.Change.Talks(Fact.Said said) -> {
          record(said);
          telling().talk(table.chat().getLast());
        }
        case Step.Change.Moves(UnaryOperator<Presence> how) -> presence(how);
        case Step.Change.Sets(UnaryOperator<Clocks> how) -> clocks(how);
        case Step.Change.Says(Output output) -> say(output);
        case Step.Change.Shows() -> changed();
      }
    }
  }

  Optional<Fault> done(Input.Asked asked) {
    outputs.add(new Output.Answered(asked.connection(), asked.id(), new Notice.Done()));
    return Optional.empty();
  }

  /** Takes a fact that changes what listeners see. */
  void accept(Fact fact) {
    accept(fact, table::after);
  }

  /** Takes an act that was tried at the table as it is now. */
  void accept(TriedAct.Taken act, boolean byBot) {
    RoomTable before = table;
    accept(act.fact(byBot), fact -> before.after(fact, act));
  }

  private void accept(Fact fact, Function<Fact.Dated, RoomTable> next) {
    int turnBefore = table.isRunning() ? table.running().turn() : Match.NOBODY;
    List<Integer> kept = table.seating().kept();
    boolean wasOver = table.isOver();
    Seating before = table.seating();
    record(fact, next);
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
    reactions.accepted(this, fact, before);
  }

  /** Who has waited for a bot's seat has it now. */
  private void takeOver(int seat) {
    Optional<Long> connection = presence.heirOf(seat);
    presence = presence.notWaiting(seat).seated(seat, now);
    connection.ifPresent(there -> reactions.tookOver(this, there, seat));
  }

  /** Takes a fact. */
  private void record(Fact fact) {
    record(fact, table::after);
  }

  private void record(Fact fact, Function<Fact.Dated, RoomTable> next) {
    Fact.Dated dated = new Fact.Dated(now, fact, command);
    command = Optional.empty();
    table = next.apply(dated);
    facts.add(dated);
  }

  private void matchChanged(boolean turnBegins) {
    clocks = clocks.changed(now, turnBegins);
    noteOwing();
  }

  /** Clocks are set by what the match has seats owe. */
  void noteOwing() {
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

  RoomTable table() {
    return table;
  }

  Presence presence() {
    return presence;
  }

  /** People come, go, or want something. */
  void presence(UnaryOperator<Presence> how) {
    presence = how.apply(presence);
  }

  Clocks clocks() {
    return clocks;
  }

  /** Clocks are set. */
  void clocks(UnaryOperator<Clocks> how) {
    clocks = how.apply(clocks);
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

  /** How the room is afterwards. */
  RoomState state() {
    return new RoomState(
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

  private Telling telling() {
    return new Telling(this, listenersBefore, numberBefore, welcomed, !rewritten.isEmpty());
  }
}
