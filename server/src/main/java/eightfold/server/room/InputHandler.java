package eightfold.server.room;

import eightfold.game.Match;
import eightfold.message.Message;
import eightfold.protocol.BotSpeed;
import eightfold.protocol.Fault;
import eightfold.protocol.Notice;
import eightfold.protocol.Request;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * How a room takes one input: people coming and going, starting, dealing. What seats do in the
 * match is {@link ActHandler}'s part. It lives for that one input.
 */
final class InputHandler implements FactReactions {
  private final Transition transition;

  InputHandler(RoomState room, long now) {
    this.transition = new Transition(room, now, this);
  }

  /** The room with its clocks set by how the match stands. */
  RoomState settled() {
    transition.noteOwing();
    return transition.state();
  }

  Outcome take(Input input) {
    transition.spectators().release();
    ActHandler acts = new ActHandler(transition);
    Doorstep doorstep = new Doorstep(transition);
    acts.releaseDue();
    switch (input) {
      case Input.Sit sit -> transition.apply(new SeatHandler(here()).sit(sit));
      case Input.Connected(
              long connection,
              String id,
              Optional<String> token,
              OptionalLong since) ->
          doorstep.connected(connection, id, token, since);
      case Input.Measured(long connection, int millis) -> {
        if (transition.presence().seatOf(connection).isPresent()) {
          transition.presence(there -> there.measured(connection, millis));
        }
      }
      case Input.Disconnected(long connection) -> doorstep.disconnected(connection);
      case Input.Asked asked -> asked(asked, acts);
      case Input.Erase erase -> erase(erase);
      case Input.Rekey(String before, String after) ->
          transition.apply(new SeatHandler(here()).rekey(before, after, Notice.Gone.SIGNED_OUT));
      case Input.Steered steered -> steered(steered);
      case Input.TimePassed() -> acts.timePassed();
    }
    transition.apply(new RefereeHandler(here()).settle());
    transition.apply(new AgreementHandler(here()).settle());
    transition.apply(new RefereeHandler(here()).widen());
    transition.conclude();
    return new Outcome(
        new Room(transition.state()),
        transition.facts(),
        transition.outputs(),
        transition.rewritten());
  }

  /** The room as it is now. */
  private StepContext here() {
    return transition.situation();
  }

  /** A door of the server's own wants something, and is answered. */
  private void steered(Input.Steered steered) {
    Step step = new DoorHandler(here()).steered(steered);
    transition.apply(step);
    transition.say(
        step.fault()
            .<Output>map(why -> new Output.Refused(steered.connection(), steered.id(), why))
            .orElseGet(
                () -> new Output.Answered(steered.connection(), steered.id(), new Notice.Done())));
  }

  /** Does what somebody asked for, and answers; or says why not. */
  private Optional<Fault> does(Step step, Input.Asked asked) {
    transition.apply(step);
    return step.fault().isPresent() ? step.fault() : transition.done(asked);
  }

  /** Somebody's name and talk are taken out of all that has happened. */
  private void erase(Input.Erase erase) {
    RoomTable table = transition.table();
    long late = transition.now() - table.terms().watchDelayMillis();
    transition.erase(FactErasure.of(table.id(), table.games(), erase.facts(), erase.token(), late));
  }

  private void asked(Input.Asked asked, ActHandler acts) {
    int seat = transition.presence().seatOf(asked.connection()).orElse(Match.NOBODY);
    if (seat == Match.NOBODY) {
      refuse(asked, watching(asked));
      return;
    }
    // who leaves and comes again has to leave again
    boolean once = !(asked.request() instanceof Request.Leave);
    Optional<Fact.Command> command =
        asked.command().filter(id -> once).map(id -> new Fact.Command(seat, id));
    transition.command(command);
    RoomTable table = transition.table();
    boolean known = command.isPresent() && transition.hasDone(command.get());
    boolean written = command.isPresent() && table.commands().has(table, command.get());
    if (written || known && !AgreementHandler.isWish(asked.request())) {
      transition.command(Optional.empty());
      transition.done(asked);
      return;
    }
    Optional<Fault> fault = request(seat, asked, acts);
    if (fault.isPresent() || asked.request() instanceof Request.Act) {
      transition.command(Optional.empty());
    }
    // a wish that was put is put again; unless it has come true or to nothing since
    refuse(asked, known && fault.isPresent() ? transition.done(asked) : fault);
  }

  private void refuse(Input.Asked asked, Optional<Fault> fault) {
    fault.ifPresent(f -> transition.say(new Output.Refused(asked.connection(), asked.id(), f)));
  }

  private Optional<Fault> request(int seat, Input.Asked asked, ActHandler acts) {
    if (transition.presence().consent().asking() && RefereeHandler.isSettled(asked.request())) {
      return Optional.of(RefereeHandler.asking());
    }
    return switch (asked.request()) {
      case Request.Hello hello -> Optional.of(Fault.notNow(Message.of("faults.hello-said")));
      case Request.Act act -> {
        acts.asked(seat, act, new DeferredAct.Asked(asked.connection(), asked.id()));
        yield Optional.empty();
      }
      case Request.Leave() -> {
        transition.apply(new SeatHandler(here()).leave(seat, asked));
        yield Optional.empty();
      }
      // they are read from the store, which a room does not know
      case Request.Events events ->
          Optional.of(Fault.notNow(Message.of("faults.events-elsewhere")));
      case Request.Pong() -> transition.done(asked);
      case Request.Start start -> does(new DealHandler(here()).start(seat, start), asked);
      case Request.Next() -> does(new DealHandler(here()).next(), asked);
      case Request.Nonce(String hex) -> does(new DealHandler(here()).nonce(seat, hex), asked);
      case Request.Rematch(OptionalInt chosen) ->
          does(new AgreementHandler(here()).rematch(seat, chosen), asked);
      case Request.End end -> does(new AgreementHandler(here()).end(seat, end), asked);
      case Request.Suspend suspend ->
          does(new AgreementHandler(here()).suspend(seat, suspend), asked);
      case Request.Ready ready -> does(new AgreementHandler(here()).ready(seat, ready), asked);
      case Request.Repeat(OptionalLong number) ->
          does(new AloneHandler(here()).repeat(seat, number), asked);
      case Request.Undo undo -> does(new AloneHandler(here()).undo(seat, undo), asked);
      case Request.Chat(String text) -> does(new TalkHandler(here()).chat(seat, text), asked);
      case Request.Mute mute -> does(new TalkHandler(here()).mute(seat, mute), asked);
      case Request.Kick kick -> does(new SeatHandler(here()).kick(seat, kick), asked);
      case Request.Bot bot -> does(new SeatHandler(here()).bot(seat, bot), asked);
      case Request.Speed(BotSpeed bots) -> does(new SeatHandler(here()).speed(seat, bots), asked);
      case Request.Options options ->
          does(new OptionsHandler(here()).options(seat, options), asked);
      case Request.Referee() -> does(new RefereeHandler(here()).wanted(seat), asked);
      case Request.Ticket ticket -> does(new TicketHandler(here()).ticket(seat, ticket), asked);
      case Request.Hand hand -> does(new TicketHandler(here()).agree(seat, hand), asked);
      case Request.Prompt prompt -> does(new PromptHandler(here()).prompt(seat, prompt), asked);
      case Request.Here() -> does(new PromptHandler(here()).here(seat), asked);
    };
  }

  /** Who watches may do nothing but give up a seat that is kept for them. */
  private Optional<Fault> watching(Input.Asked asked) {
    int kept = transition.presence().keptFor(asked.connection());
    if (kept == Match.NOBODY || !(asked.request() instanceof Request.Leave)) {
      return Optional.of(Fault.of(Fault.NOT_YOUR_SEAT, Message.of("faults.watch-only")));
    }
    transition.apply(new SeatHandler(here()).giveUp(kept, asked));
    return Optional.empty();
  }

  @Override
  public void tookOver(Transition during, long connection, int seat) {
    new Doorstep(during).arrive(connection, seat);
  }

  @Override
  public void accepted(Transition during, Fact fact, Seating before) {
    if (fact instanceof Fact.Acted acted) {
      during.apply(new PromptHandler(during.situation()).acted(acted));
    } else if (fact instanceof Fact.Suspended) {
      new ActHandler(during).refuseWaiting(Fault.suspended());
    }
    during.apply(new RefereeHandler(during.situation()).accepted(fact, before));
  }
}
