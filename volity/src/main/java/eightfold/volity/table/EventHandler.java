package eightfold.volity.table;

import eightfold.protocol.Fault;
import eightfold.protocol.Notice;
import eightfold.protocol.Snapshot;
import eightfold.protocol.ToldEvent;
import eightfold.server.room.Input;
import eightfold.server.room.Output;
import eightfold.server.room.Steer;
import eightfold.volity.Jid;
import eightfold.volity.rpc.Rpc;
import eightfold.volity.xml.Xml;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** How a referee takes one event. It lives for that one. */
final class EventHandler {
  private final Outgoing out;
  private final RefereeState state;
  private final Entry entry;

  /** The new events of the game, as each connection was told them. */
  private final Map<Long, List<ToldEvent>> events = new LinkedHashMap<>();

  /** What is said when all answers are out. */
  private final List<Runnable> afterwards = new ArrayList<>();

  EventHandler(RefereeState state, long now) {
    this.out = new Outgoing(state, now);
    this.state = state;
    this.entry = new Entry(out);
  }

  /** The referee's answers, calls and wishes. */
  Outgoing out() {
    return out;
  }

  void take(Event event) {
    switch (event) {
      case Event.Heard(Xml stanza) -> new Stanzas(out).heard(stanza);
      case Event.Said(Input input, List<Output> outputs) -> said(input, outputs);
      case Event.Failed(Input input) -> failed(input);
      case Event.TableGone() -> tableGone();
      case Event.Online() -> entry.online();
      case Event.Announced(String text) -> entry.announce(text);
      case Event.ShutDown() -> entry.shutDown();
      case Event.TimePassed() -> timePassed();
    }
  }

  private void timePassed() {
    entry.timePassed();
    new Bookkeeping(out).timePassed();
    if (out.now() >= state.nextDealAt) {
      state.nextDealAt = Long.MAX_VALUE;
      out.steer(new Steer.Next(), new Pending.Nothing());
    }
  }

  /** The table is asked for again, and all who sat there sit there again. */
  private void tableGone() {
    List<Pending> waiting = new ArrayList<>(state.pending.values());
    waiting.addAll(state.sitting.values());
    state.pending.clear();
    state.sitting.clear();
    waiting.stream()
        .flatMap(one -> one.waiting().stream())
        .forEach(iq -> out.answer(iq, Replies.internal()));
    List<String> accounts = List.copyOf(state.connections.keySet());
    state.connections.clear();
    state.views.clear();
    out.attach();
    accounts.forEach(account -> out.connect(account, new Pending.Nothing()));
  }

  private void failed(Input input) {
    Optional<Pending> waited =
        switch (input) {
          case Input.Asked asked -> Optional.ofNullable(state.pending.remove(asked.id()));
          case Input.Steered steered -> Optional.ofNullable(state.pending.remove(steered.id()));
          case Input.Connected hello -> {
            state.connections.values().remove(hello.connection());
            yield Optional.ofNullable(state.pending.remove(hello.id()));
          }
          case Input.Sit sit -> Optional.ofNullable(state.sitting.remove(sit.token()));
          case Input.Disconnected _,
              Input.Measured _,
              Input.Erase _,
              Input.Rekey _,
              Input.TimePassed _ ->
              Optional.empty();
        };
    waited.flatMap(Pending::waiting).ifPresent(iq -> out.answer(iq, Replies.internal()));
  }

  private void said(Input input, List<Output> outputs) {
    for (Output output : outputs) {
      note(input, output);
    }
    for (Output output : outputs) {
      reply(output);
    }
    if (state.table().isPresent()) {
      new Puppets(out).reconcile();
      new Announcer(out, events).announce();
    }
    afterwards.forEach(Runnable::run);
    new Stanzas(out).release();
  }

  /** What connections see now, before anybody is told. */
  private void note(Input input, Output output) {
    switch (output) {
      case Output.Answered(long connection, String _, Notice.Welcome welcome) ->
          welcomed(connection, welcome.snapshot());
      case Output.Answered _ -> {}
      case Output.Refused _ -> {}
      case Output.Told(long connection, Notice.Table table) ->
          see(connection, table.snapshot(), table.events());
      case Output.Told _ -> {}
      case Output.Dismissed(long connection, String _) -> {
        state.views.remove(connection);
        state.connections.values().remove(connection);
      }
      case Output.Seated(int seat) -> seated(input, OptionalInt.of(seat));
      case Output.NoSeat _ -> seated(input, OptionalInt.empty());
      case Output.Erased _ -> {}
      case Output.Trouble _ -> {}
    }
  }

  /** The last suit that was declared stands in the log, if it is in force. */
  private void welcomed(long connection, Snapshot snapshot) {
    see(connection, snapshot, List.of());
    if (connection == RefereeState.DOOR) {
      snapshot.view().ifPresent(view -> state.turn = view.turn());
      snapshot.log().orElse(List.of()).stream()
          .filter(event -> event.verb().equals("declared"))
          .forEach(event -> state.declarer = state.nick(event.seat()));
    }
  }

  private void see(long connection, Snapshot snapshot, List<ToldEvent> told) {
    state.views.put(connection, snapshot);
    events.put(connection, told);
  }

  /** Whoever asked for a seat has one, and connects; or has none. */
  private void seated(Input input, OptionalInt seat) {
    if (!(input instanceof Input.Sit sit)) {
      return;
    }
    Pending.Sat sat = state.sitting.remove(sit.token());
    if (sat == null) {
      return;
    }
    if (seat.isEmpty()) {
      out.answer(sat.iq(), Replies.denied("seat_not_available"));
    } else if (state.connections.containsKey(sat.account())) {
      // moved, by the connection that is there
      afterwards.add(() -> answerSeat(sat));
    } else {
      out.connect(sat.account(), sat);
    }
  }

  void answerSeat(Pending.Sat sat) {
    Optional<Integer> seat = state.seatOf(sat.account());
    out.answer(
        sat.iq(),
        seat.isPresent()
            ? Replies.ok(Site.seatId(state.place(seat.get())))
            : Replies.denied("seat_not_available"));
  }

  private void reply(Output output) {
    switch (output) {
      case Output.Answered(long _, String id, Notice _) -> {
        Pending pending = state.pending.remove(id);
        if (pending != null) {
          answered(pending);
        }
      }
      case Output.Refused(long connection, String id, Fault fault) -> {
        Pending pending = state.pending.remove(id);
        if (pending != null) {
          refused(connection, pending, fault);
        }
      }
      case Output.Told(long connection, Notice.Spoken line) when connection == RefereeState.DOOR ->
          new Puppets(out).speak(line);
      case Output.Told _,
          Output.Dismissed _,
          Output.Seated _,
          Output.NoSeat _,
          Output.Erased _,
          Output.Trouble _ -> {}
    }
  }

  private void answered(Pending pending) {
    switch (pending) {
      case Pending.Answer(Xml iq, List<Object> value) -> out.answer(iq, Rpc.answer(value));
      case Pending.Again(Xml iq, Xml _) -> out.answer(iq, Replies.ok());
      case Pending.Readied(Xml iq, String jid) -> {
        out.answer(iq, Replies.ok());
        new Announcer(out, events).readied(jid);
      }
      case Pending.State(Xml iq, String nick, Jid from) -> {
        out.answer(iq, Replies.ok());
        afterwards.add(() -> new StateTelling(out).tellTo(nick, from));
      }
      case Pending.Sat sat -> answerSeat(sat);
      case Pending.Back(String account) -> back(account);
      case Pending.Nothing() -> {}
    }
  }

  /** Somebody has their seat again, and hears without asking how the table stands. */
  private void back(String account) {
    Optional<Occupant> there = state.occupant(account);
    if (state.seatOf(account).isPresent() && there.isPresent()) {
      Jid to = there.get().callTo().orElse(there.get().jid());
      afterwards.add(() -> new StateTelling(out).tellTo(there.get().nick(), to));
    }
  }

  private void refused(long connection, Pending pending, Fault fault) {
    boolean hello =
        pending instanceof Pending.State
            || pending instanceof Pending.Sat
            || pending instanceof Pending.Back
            || pending instanceof Pending.Nothing;
    if (hello && connection != RefereeState.DOOR && !state.views.containsKey(connection)) {
      state.connections.values().remove(connection);
    }
    switch (pending) {
      case Pending.Answer(Xml iq, var _) ->
          out.answer(iq, Replies.refused(fault, state.site.ruleset().api()));
      case Pending.Again(Xml iq, Xml otherwise) -> out.answer(iq, otherwise);
      case Pending.Readied(Xml iq, var _) ->
          out.answer(iq, Replies.unready(fault, state.site.ruleset().api()));
      case Pending.State(Xml iq, String nick, Jid from) -> {
        // no seat of theirs is here: they watch
        out.answer(iq, Replies.ok());
        afterwards.add(() -> new StateTelling(out).tellTo(nick, from));
      }
      case Pending.Sat sat -> out.answer(sat.iq(), Replies.denied("no_seat"));
      case Pending.Back _, Pending.Nothing _ -> {}
    }
  }
}
