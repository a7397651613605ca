package eightfold.server.room;

import eightfold.game.Event;
import eightfold.game.FastChance;
import eightfold.game.Match;
import eightfold.game.Refusal;
import eightfold.game.View;
import eightfold.message.Message;
import eightfold.protocol.Fault;
import eightfold.protocol.Notice;
import eightfold.protocol.Request;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.UnaryOperator;

/**
 * How seats act in the match: persons when they ask, bots when it is time, and acts that waited.
 */
final class ActHandler {
  private final Transition transition;

  ActHandler(Transition transition) {
    this.transition = transition;
  }

  /** A person's act. */
  void asked(int seat, Request.Act act, DeferredAct.Asked asked) {
    if (isWaitingAlready(asked)) {
      return;
    }
    Optional<Fault> fault;
    if (!isFresh(seat, act)) {
      fault = Optional.of(Fault.stale());
    } else if (isBehindAnother(seat, line(act))) {
      fault =
          let(
              new DeferredAct(
                  transition.now(),
                  DeferredAct.AFTER_THE_LAST,
                  seat,
                  act,
                  line(act),
                  false,
                  Optional.of(asked),
                  transition.command()));
    } else {
      fault = attempt(seat, act, false, Optional.of(asked), transition.now());
    }
    fault.ifPresent(f -> refuse(asked, f));
  }

  /**
   * Whether an act was made in the belief that one is done which still waits. A seat's acts in turn
   * are done in the order in which they were made, and so is the call for the card that waits to be
   * laid; what is owed now may be called at once, and catches and their like have their own time.
   */
  private boolean isBehindAnother(int seat, Line line) {
    boolean follows = line.isCall() ? !new Debts(transition.table()).owesCall(seat) : line.inTurn();
    return follows && waiting().holdsBack(seat);
  }

  /**
   * The same command sent again while it waits is answered once: to the later request. The earlier
   * one is refused, unless its connection is another, which the seat has left.
   */
  private boolean isWaitingAlready(DeferredAct.Asked asked) {
    Optional<DeferredAct> same = waiting().sameAs(transition.command());
    same.ifPresent(
        act -> {
          act.asked()
              .filter(before -> before.connection() == asked.connection())
              .ifPresent(before -> refuse(before, Fault.notNow(Message.of("faults.sent-again"))));
          waiting(waiting -> waiting.replaced(act, act.askedBy(asked)));
        });
    return same.isPresent();
  }

  private WaitingActs waiting() {
    return transition.clocks().waiting();
  }

  private void waiting(UnaryOperator<WaitingActs> how) {
    transition.clocks(clocks -> clocks.waiting(how));
  }

  /**
   * Whether an act answers what is asked now. Acts out of turn by others don't make it late; a late
   * call or catch counts as long as what it answers is still owed, and costs nothing if it is not.
   */
  private boolean isFresh(int seat, Request.Act act) {
    RoomTable table = transition.table();
    if (!table.hasBegun() || act.ply() == table.running().ply()) {
      return true;
    }
    if (act.ply() > table.running().ply()) {
      return false;
    }
    boolean sameTurn = act.ply() >= table.turnPly();
    Line line = line(act);
    if (line.isCatch()) {
      return stillOwed(line);
    }
    return line.isCall()
        ? new Debts(table).owesCall(seat) || sameTurn && table.running().turn() == seat
        : sameTurn;
  }

  private Line line(Request.Act act) {
    return Line.of(transition.table().game(), act.line());
  }

  private boolean stillOwed(Line line) {
    OptionalInt offender = line.caught(transition.table().names());
    return offender.isPresent() && new Debts(transition.table()).owesCall(offender.getAsInt());
  }

  /** Does an act, or lets it wait ({@link Grace}); or says why neither. */
  private Optional<Fault> attempt(
      int seat, Request.Act act, boolean byBot, Optional<DeferredAct.Asked> asked, long cameAt) {
    Optional<Fault> closed = closed(transition.table());
    if (closed.isPresent()) {
      return closed;
    }
    return switch (transition.table().tried(seat, act.line())) {
      case TriedAct.Refused(Refusal refusal) -> Optional.of(Fault.of(refusal));
      case TriedAct.Taken taken when asksFirst(act, byBot) && taken.drawn() > 0 ->
          Optional.of(costs(taken));
      case TriedAct.Taken taken -> {
        OptionalLong due = new Grace(taken, transition.schedule()).wait(cameAt, transition.now());
        if (due.isPresent()) {
          yield let(
              new DeferredAct(
                  cameAt,
                  due.getAsLong(),
                  seat,
                  act,
                  line(act),
                  byBot,
                  asked,
                  transition.command()));
        }
        transition.accept(taken, byBot);
        if (!byBot && transition.presence().hasStandIn(seat)) {
          transition.presence(there -> there.back(seat));
        }
        asked.ifPresent(this::answer);
        yield Optional.empty();
      }
    };
  }

  /** Why nobody acts at a table now; empty if a match goes on there. */
  private static Optional<Fault> closed(RoomTable table) {
    if (!table.hasBegun()) {
      return Optional.of(Fault.notNow(Message.of("faults.not-begun")));
    }
    if (table.isBrokenOff()) {
      return Optional.of(Fault.of(Refusal.OVER, Message.of("faults.rules-mended")));
    }
    if (table.stopped().isPresent()) {
      return Optional.of(Fault.of(Refusal.OVER, Message.of("faults.match-ended")));
    }
    return table.isSuspended() ? Optional.of(Fault.suspended()) : Optional.empty();
  }

  private static Fault costs(TriedAct.Taken act) {
    return Line.of(act.before().game(), act.line()).isCall()
        ? Fault.costs(act.drawn())
        : Fault.wrongCatch(act.drawn());
  }

  /**
   * A call or a catch made by one slip of the finger is not made before its player knows what it
   * costs. Nothing is given away: whether a call is owed, and what was played on what, all can see.
   */
  private boolean asksFirst(Request.Act act, boolean byBot) {
    Line line = line(act);
    return !byBot && !act.meant() && (line.isCall() || line.isCatch());
  }

  private Optional<Fault> let(DeferredAct act) {
    if (waiting().isFull(act.seat())) {
      return Optional.of(
          Fault.notNow(Message.of("faults.acts-waiting").with("acts", WaitingActs.MOST_OF_A_SEAT)));
    }
    waiting(waiting -> waiting.and(act));
    return Optional.empty();
  }

  /** Does what has waited long enough: what was due first, then calls, catches and others. */
  void releaseDue() {
    if (!transition.schedule().timeRuns()) {
      return;
    }
    for (Optional<DeferredAct> next = nextDue(); next.isPresent(); next = nextDue()) {
      DeferredAct act = next.get();
      waiting(waiting -> waiting.without(act));
      boolean done = release(act);
      // a call that is refused changes nothing for what was to come after it
      if (done || !act.line().inTurn()) {
        waiting(waiting -> waiting.movedUp(act.seat(), transition.now()));
      } else {
        refuseBehind(act.seat());
      }
    }
  }

  /** What was to come after an act that is not done was made for another situation. */
  private void refuseBehind(int seat) {
    List<DeferredAct> behind = waiting().behind(seat);
    waiting(waiting -> waiting.without(behind));
    behind.forEach(act -> refused(act, Fault.stale()));
  }

  /** What has waited is not done after all. */
  void refuseWaiting(Fault fault) {
    List<DeferredAct> all = waiting().acts();
    waiting(_ -> WaitingActs.NONE);
    all.forEach(act -> refused(act, fault));
  }

  private void refused(DeferredAct waiting, Fault fault) {
    waiting.asked().ifPresent(asked -> refuse(asked, fault));
    if (waiting.byBot()) {
      transition.clocks(clocks -> clocks.asking(waiting.seat(), -1));
    }
  }

  private Optional<DeferredAct> nextDue() {
    return waiting().nextDue(transition.now(), transition.presence()::credit);
  }

  /** Does an act, or lets it wait on; false if it is refused. */
  private boolean release(DeferredAct waiting) {
    Optional<Fault> fault;
    Line line = waiting.line();
    if (line.isCatch() && !stillOwed(line)) {
      // it was owed when the catch came: the delay is ours, so no game may punish it as a false one
      fault = Optional.of(Fault.of(Refusal.CALL_NOT_VALID, Message.of("faults.call-in-time")));
    } else if (!isFresh(waiting.seat(), waiting.act())) {
      fault = Optional.of(Fault.stale());
    } else {
      transition.command(waiting.command());
      fault =
          attempt(
              waiting.seat(), waiting.act(), waiting.byBot(), waiting.asked(), waiting.cameAt());
      transition.command(Optional.empty());
    }
    fault.ifPresent(f -> refused(waiting, f));
    return fault.isEmpty();
  }

  /** Countdowns run out, and bots act: one act of one bot at a time. */
  void timePassed() {
    if (!transition.schedule().timeRuns()) {
      return;
    }
    int seats = transition.table().chairs().size();
    for (int seat = 0; seat < seats; seat++) {
      if (isDue(transition.schedule().standInDue(seat))) {
        transition.standIn(seat);
      }
    }
    if (isDue(transition.schedule().reactionEnd())) {
      undecidedPass();
      return;
    }
    for (int seat = 0; seat < seats; seat++) {
      if (isDue(transition.schedule().botDue(seat))) {
        botActs(seat);
        return;
      }
    }
  }

  /** The time in which all could decide is over: whoever has not, passes. */
  private void undecidedPass() {
    int seats = transition.table().chairs().size();
    for (int seat = 0; seat < seats; seat++) {
      if (transition.schedule().reactionEnd().isEmpty()) {
        return;
      }
      Match match = transition.table().running();
      if (match.view(seat).legal().contains("pass")) {
        boolean _ = attemptAs(seat, match.ply(), "pass");
      }
    }
  }

  private boolean isDue(OptionalLong time) {
    return time.isPresent() && time.getAsLong() <= transition.now();
  }

  private void botActs(int seat) {
    RoomTable table = transition.table();
    Match match = table.running();
    int ply = match.ply();
    transition.clocks(clocks -> clocks.asking(seat, ply));
    View view = match.appraisedView(seat);
    FastChance chance = new FastChance(table.botSeed(seat));
    Optional<String> line = answerOf(seat, view, chance);
    boolean done = line.isPresent() && attemptAs(seat, ply, line.get());
    // out of turn nothing has to be done, but all are waited for where all decide at once
    if (!done && (match.turn() == seat || table.running().awaits().together())) {
      actAnyhow(seat, ply, view, chance);
    }
  }

  /**
   * What the bot says. A bot that fails says nothing, and whoever runs the server hears of it; the
   * table does not hang because of it.
   */
  private Optional<String> answerOf(int seat, View view, FastChance chance) {
    String name = transition.table().chairs().get(seat).bot().orElse(transition.bots().standIn());
    try {
      BotPlayer bot = transition.bots().player(name, transition.table().game().pack());
      return bot.act(view, heardBy(seat), chance);
    } catch (RuntimeException | Error e) {
      transition.say(new Output.Trouble("the bot “" + name + "” of seat " + seat + " failed", e));
      return Optional.empty();
    }
  }

  /** The events of the running match as a seat was told them. */
  private List<Event> heardBy(int seat) {
    RoomTable table = transition.table();
    return table.events().heardBy(seat, table.state().progress().began());
  }

  /** A legal act of the seat to act, whichever is taken first from a random one on. */
  private void actAnyhow(int seat, int ply, View view, FastChance chance) {
    List<String> legal =
        view.legal().stream()
            .filter(act -> Line.of(transition.table().game(), act).inTurn())
            .toList();
    int from = legal.isEmpty() ? 0 : chance.below(legal.size());
    for (int i = 0; i < legal.size(); i++) {
      if (attemptAs(seat, ply, legal.get((from + i) % legal.size()))) {
        return;
      }
    }
  }

  private boolean attemptAs(int seat, int ply, String line) {
    return attempt(seat, new Request.Act(ply, line), true, Optional.empty(), transition.now())
        .isEmpty();
  }

  private void answer(DeferredAct.Asked asked) {
    transition.say(new Output.Answered(asked.connection(), asked.id(), new Notice.Done()));
  }

  private void refuse(DeferredAct.Asked asked, Fault fault) {
    transition.say(new Output.Refused(asked.connection(), asked.id(), fault));
  }
}
