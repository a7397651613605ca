package eightfold.volity.table;

import eightfold.protocol.Fault;
import eightfold.protocol.Notice;
import eightfold.protocol.Snapshot;
import eightfold.protocol.ToldEvent;
import eightfold.server.room.Input;
import eightfold.server.room.Output;
import eightfold.volity.Jid;
import eightfold.volity.rpc.Rpc;
import eightfold.volity.xml.Xml;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** What the table's room says: calls that waited for it are answered, and all are told. */
final class TableOutputs {
  private final RefereeStep at;
  private final RefereeState state;
  private final List<Output> outputs;

  TableOutputs(RefereeStep at, List<Output> outputs) {
    this.at = at;
    this.state = at.state();
    this.outputs = outputs;
  }

  private TableOutputs next(RefereeStep step) {
    return new TableOutputs(step, outputs);
  }

  /** What the room says when it has taken an input. */
  RefereeStep saidAfter(Input input) {
    return at.each(outputs, (step, output) -> next(step).noted(input, output))
        .each(outputs, (step, output) -> next(step).replied(output))
        .then(step -> next(step).announced())
        .concluded()
        .then(step -> new Stanzas(step).release());
  }

  private RefereeStep announced() {
    return at.when(
        state.table().isPresent(),
        step ->
            new Puppets(step)
                .reconcile()
                .then(next -> new Announcer(next, events(outputs)).announce()));
  }

  /** The new events of the game, as each connection was told them. */
  private static Map<Long, List<ToldEvent>> events(List<Output> outputs) {
    Map<Long, List<ToldEvent>> events = new LinkedHashMap<>();
    for (Output output : outputs) {
      if (output instanceof Output.Answered(long connection, var _, Notice.Welcome _)) {
        events.put(connection, List.of());
      } else if (output instanceof Output.Told(long connection, Notice.Table table)) {
        events.put(connection, table.events());
      }
    }
    return events;
  }

  /** What connections see now, before anybody is told. */
  private RefereeStep noted(Input input, Output output) {
    return switch (output) {
      case Output.Answered(long connection, String _, Notice.Welcome welcome) ->
          welcomed(connection, welcome.snapshot());
      case Output.Answered _ -> at;
      case Output.Refused _ -> at;
      case Output.Told(long connection, Notice.Table table) ->
          at.connections(all -> all.shown(connection, table.snapshot()));
      case Output.Told _ -> at;
      case Output.Dismissed(long connection, String _) ->
          at.connections(all -> all.ended(connection));
      case Output.Seated(int seat) -> seated(input, OptionalInt.of(seat));
      case Output.NoSeat _ -> seated(input, OptionalInt.empty());
      case Output.Erased _ -> at;
      case Output.Trouble _ -> at;
    };
  }

  /** The last suit that was declared stands in the log, if it is in force. */
  private RefereeStep welcomed(long connection, Snapshot snapshot) {
    RefereeStep seen = at.connections(all -> all.shown(connection, snapshot));
    if (connection != Connections.DOOR) {
      return seen;
    }
    List<ToldEvent> declared =
        snapshot.log().orElse(List.of()).stream()
            .filter(event -> event.verb().equals("declared"))
            .toList();
    return seen.each(snapshot.view(), (step, view) -> step.told(told -> told.turn(view.turn())))
        .each(
            declared,
            (step, event) -> step.told(told -> told.declarer(step.state().nick(event.seat()))));
  }

  /** Whoever asked for a seat has one, and connects; or has none. */
  private RefereeStep seated(Input input, OptionalInt seat) {
    if (!(input instanceof Input.Sit sit)) {
      return at;
    }
    Optional<Pending.Sat> sat = Optional.ofNullable(state.connections().sitting().get(sit.token()));
    if (sat.isEmpty()) {
      return at;
    }
    Pending.Sat asked = sat.get();
    RefereeStep step = at.connections(all -> all.askedForSeat(sit.token()));
    if (seat.isEmpty()) {
      return step.answer(asked.iq(), Replies.denied("seat_not_available"));
    }
    return state.connections().byAccount().containsKey(asked.account())
        // moved, by the connection that is there
        ? step.afterwards(last -> next(last).answerSeat(asked))
        : step.connect(asked.account(), asked);
  }

  private RefereeStep answerSeat(Pending.Sat sat) {
    Optional<Integer> seat = state.seatOf(sat.account());
    return at.answer(
        sat.iq(),
        seat.isPresent()
            ? Replies.ok(Site.seatId(state.place(seat.get())))
            : Replies.denied("seat_not_available"));
  }

  private RefereeStep replied(Output output) {
    return switch (output) {
      case Output.Answered(long _, String id, Notice _) ->
          at.connections(all -> all.answered(id))
              .each(
                  state.connections().waitingFor(id),
                  (step, pending) -> next(step).answered(pending));
      case Output.Refused(long connection, String id, Fault fault) ->
          at.connections(all -> all.answered(id))
              .each(
                  state.connections().waitingFor(id),
                  (step, pending) -> next(step).refused(connection, pending, fault));
      case Output.Told(long connection, Notice.Spoken line) when connection == Connections.DOOR ->
          new Puppets(at).speak(line);
      case Output.Told _,
          Output.Dismissed _,
          Output.Seated _,
          Output.NoSeat _,
          Output.Erased _,
          Output.Trouble _ ->
          at;
    };
  }

  private RefereeStep answered(Pending pending) {
    return switch (pending) {
      case Pending.Answer(Xml iq, List<Object> value) -> at.answer(iq, Rpc.answer(value));
      case Pending.Again(Xml iq, Xml _) -> at.answer(iq, Replies.ok());
      case Pending.Readied(Xml iq, String jid) ->
          at.answer(iq, Replies.ok()).then(step -> Announcer.readied(step, jid));
      case Pending.State(Xml iq, String nick, Jid from) ->
          at.answer(iq, Replies.ok()).afterwards(step -> new StateTelling(step).tellTo(nick, from));
      case Pending.Sat sat -> answerSeat(sat);
      case Pending.Back(String account) -> back(account);
      case Pending.Nothing() -> at;
    };
  }

  /** Somebody has their seat again, and hears without asking how the table stands. */
  private RefereeStep back(String account) {
    Optional<Occupant> there =
        state.seatOf(account).flatMap(_ -> state.occupants().ofAccount(account));
    return at.each(
        there,
        (step, one) ->
            step.afterwards(
                last -> new StateTelling(last).tellTo(one.nick(), one.callTo().orElse(one.jid()))));
  }

  private RefereeStep refused(long connection, Pending pending, Fault fault) {
    boolean hello =
        pending instanceof Pending.State
            || pending instanceof Pending.Sat
            || pending instanceof Pending.Back
            || pending instanceof Pending.Nothing;
    boolean unseen =
        hello
            && connection != Connections.DOOR
            && !state.connections().views().containsKey(connection);
    RefereeStep step = at.when(unseen, one -> one.connections(all -> all.without(connection)));
    return switch (pending) {
      case Pending.Answer(Xml iq, var _) ->
          step.answer(iq, Replies.refused(fault, state.site().ruleset().api()));
      case Pending.Again(Xml iq, Xml otherwise) -> step.answer(iq, otherwise);
      case Pending.Readied(Xml iq, var _) ->
          step.answer(iq, Replies.unready(fault, state.site().ruleset().api()));
      case Pending.State(Xml iq, String nick, Jid from) ->
          // no seat of theirs is here: they watch
          step.answer(iq, Replies.ok())
              .afterwards(last -> new StateTelling(last).tellTo(nick, from));
      case Pending.Sat sat -> step.answer(sat.iq(), Replies.denied("no_seat"));
      case Pending.Back _, Pending.Nothing _ -> step;
    };
  }
}
