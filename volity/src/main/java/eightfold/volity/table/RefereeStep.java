package eightfold.volity.table;

import eightfold.protocol.Request;
import eightfold.server.room.Input;
import eightfold.server.room.Steer;
import eightfold.volity.Jid;
import eightfold.volity.rpc.Call;
import eightfold.volity.rpc.Rpc;
import eightfold.volity.xml.Xml;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;

/**
 * What an event has led to so far: the referee as it is by now, and what is to be done. It never
 * changes; its methods make the next one. Whoever handles a part of an event is given a step and
 * gives back another:
 *
 * <pre>{@code
 * step.occupants(here -> here.without(nick)).send(presence).then(next -> new Entry(next).enter())
 * }</pre>
 */
final class RefereeStep {
  private final RefereeState state;
  private final long now;
  private final Optional<Done> done;
  private final List<UnaryOperator<RefereeStep>> afterwards;

  /** What is to be done last, and what before it. */
  private record Done(RefereeEffect effect, Optional<Done> before) {}

  private RefereeStep(
      RefereeState state,
      long now,
      Optional<Done> done,
      List<UnaryOperator<RefereeStep>> afterwards) {
    this.state = state;
    this.now = now;
    this.done = done;
    this.afterwards = afterwards;
  }

  /** Nothing has been done yet. */
  static RefereeStep at(RefereeState state, long now) {
    return new RefereeStep(state, now, Optional.empty(), List.of());
  }

  /** The referee by now. */
  RefereeState state() {
    return state;
  }

  long now() {
    return now;
  }

  /** All that is to be done, in this order. */
  List<RefereeEffect> effects() {
    List<RefereeEffect> all = new ArrayList<>();
    Optional<Done> last = done;
    while (last.isPresent()) {
      all.add(last.get().effect());
      last = last.get().before();
    }
    Collections.reverse(all);
    return all;
  }

  /** And then another step. */
  RefereeStep then(UnaryOperator<RefereeStep> next) {
    return next.apply(this);
  }

  /** And then another step, if something is so. */
  RefereeStep when(boolean so, UnaryOperator<RefereeStep> next) {
    return so ? next.apply(this) : this;
  }

  /** And then a step for each, one after the other. */
  <T> RefereeStep each(Iterable<? extends T> all, BiFunction<RefereeStep, T, RefereeStep> next) {
    RefereeStep last = this;
    for (T one : all) {
      last = next.apply(last, one);
    }
    return last;
  }

  /** And then a step for what there may be. */
  <T> RefereeStep each(Optional<T> one, BiFunction<RefereeStep, T, RefereeStep> next) {
    return one.map(there -> next.apply(this, there)).orElse(this);
  }

  /** When all answers are out, another step: {@link #concluded}. */
  RefereeStep afterwards(UnaryOperator<RefereeStep> next) {
    return new RefereeStep(state, now, done, FixedCopies.with(afterwards, next));
  }

  /** All answers are out. */
  RefereeStep concluded() {
    return new RefereeStep(state, now, done, List.of())
        .each(afterwards, (step, next) -> step.then(next));
  }

  RefereeStep entry(UnaryOperator<RoomEntry> how) {
    return with(state.with(how.apply(state.entry())));
  }

  RefereeStep settings(UnaryOperator<Settings> how) {
    return with(state.with(how.apply(state.settings())));
  }

  RefereeStep occupants(UnaryOperator<Occupants> how) {
    return with(state.with(how.apply(state.occupants())));
  }

  RefereeStep connections(UnaryOperator<Connections> how) {
    return with(state.with(how.apply(state.connections())));
  }

  RefereeStep calls(UnaryOperator<CallHistory> how) {
    return with(state.with(how.apply(state.calls())));
  }

  RefereeStep told(UnaryOperator<Told> how) {
    return with(state.with(how.apply(state.told())));
  }

  RefereeStep game(UnaryOperator<PlayedGame> how) {
    return with(state.with(how.apply(state.game())));
  }

  RefereeStep books(UnaryOperator<BookkeeperNotes> how) {
    return with(state.with(how.apply(state.books())));
  }

  RefereeStep times(UnaryOperator<RefereeTimes> how) {
    return with(state.with(how.apply(state.times())));
  }

  private RefereeStep with(RefereeState other) {
    return new RefereeStep(other, now, done, afterwards);
  }

  RefereeStep add(RefereeEffect effect) {
    return new RefereeStep(state, now, Optional.of(new Done(effect, done)), afterwards);
  }

  /** The table's room is asked for. */
  RefereeStep attach() {
    RefereeStep asked =
        connections(Connections::attach)
            .add(new RefereeEffect.Attach())
            .connections(all -> all.awaits(new Pending.Nothing()));
    return asked
        .give(
            new Input.Connected(
                Connections.DOOR,
                asked.state.connections().lastRequest(),
                Optional.empty(),
                OptionalLong.empty()))
        .when(
            state.site().oversight().bookkeeper().isPresent(),
            step -> step.steer(new Steer.Consult(true)));
  }

  /** Whoever has a seat by this account is connected to it. */
  RefereeStep connect(String account, Pending pending) {
    RefereeStep asked = connections(all -> all.connects(account).awaits(pending));
    return asked.give(
        new Input.Connected(
            asked.state.connections().last(),
            asked.state.connections().lastRequest(),
            Optional.of(state.site().account(Jid.of(account))),
            OptionalLong.empty()));
  }

  /** The account's seat is away, or nobody watches by it. */
  RefereeStep disconnect(String account) {
    return each(
        Optional.ofNullable(state.connections().byAccount().get(account)),
        (step, connection) ->
            step.connections(all -> all.ended(connection))
                .give(new Input.Disconnected(connection)));
  }

  /**
   * Asks for something by the connection of an account. The room keeps which call it was, with what
   * came of it: sent again after a restart, it is not done again.
   */
  RefereeStep ask(String account, Request request, Pending pending) {
    long connection = state.connections().byAccount().getOrDefault(account, 0L);
    Optional<String> command = pending.waiting().map(iq -> state.site().command(iq));
    RefereeStep asked = connections(all -> all.awaits(pending));
    return asked.give(
        new Input.Asked(connection, asked.state.connections().lastRequest(), request, command));
  }

  /** Asks for something by the referee's own right. */
  RefereeStep steer(Steer steer, Pending pending) {
    RefereeStep asked = connections(all -> all.awaits(pending));
    return asked.give(
        new Input.Steered(Connections.DOOR, asked.state.connections().lastRequest(), steer));
  }

  /** The same, where nobody waits for the answer. */
  RefereeStep steer(Steer steer) {
    return steer(steer, new Pending.Nothing());
  }

  RefereeStep give(Input input) {
    return add(new RefereeEffect.Give(input));
  }

  /** Keeps something with the table. */
  RefereeStep keep(DoorNote note, String value) {
    return steer(new Steer.Keep(DoorNote.DOOR, note.key(), value));
  }

  RefereeStep send(Xml stanza) {
    return add(new RefereeEffect.Send(stanza));
  }

  /** Answers a call, and remembers the answer for whoever sends the call again. */
  RefereeStep answer(Xml iq, Xml query) {
    return send(Replies.result(iq).with(query)).calls(all -> all.answers(iq, query));
  }

  /** Calls a client. */
  RefereeStep call(Jid to, Call call) {
    return call(to, Rpc.query(call));
  }

  /** The same, where the call has been written: for several clients it is so once. */
  RefereeStep call(Jid to, Xml query) {
    RefereeStep made = calls(CallHistory::calls);
    return made.send(
        Xml.stanza("iq")
            .with("type", "set")
            .with("id", "c" + made.state.calls().made())
            .with("from", state.me().toString())
            .with("to", to.toString())
            .with(query));
  }

  /** Calls everybody who has asked for the state. */
  RefereeStep callAll(Call call) {
    Xml query = Rpc.query(call);
    return each(
        state.occupants().people().values(),
        (step, occupant) -> step.each(occupant.callTo(), (next, to) -> next.call(to, query)));
  }

  /** The same. */
  RefereeStep callAll(String method, Object... arguments) {
    return callAll(Call.of(method, arguments));
  }

  /** Says something to everybody in the room. */
  RefereeStep say(String text) {
    return send(
        Xml.stanza("message")
            .with("type", "groupchat")
            .with("from", state.me().toString())
            .with("to", state.room().toString())
            .with(Xml.stanza("body"), text));
  }
}
