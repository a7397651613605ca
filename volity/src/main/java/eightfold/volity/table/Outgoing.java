package eightfold.volity.table;

import eightfold.protocol.Request;
import eightfold.server.room.Input;
import eightfold.server.room.Steer;
import eightfold.volity.Jid;
import eightfold.volity.rpc.Call;
import eightfold.volity.rpc.Rpc;
import eightfold.volity.xml.Xml;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What a referee knows and sends while it takes one event: answers and calls to clients, and what
 * it asks of the table's room.
 */
final class Outgoing {
  /** So many answers are kept for calls that are sent again. */
  private static final int MOST_ANSWERED = 256;

  private final RefereeState state;
  private final long now;
  private final List<Effect> effects = new ArrayList<>();

  Outgoing(RefereeState state, long now) {
    this.state = state;
    this.now = now;
  }

  RefereeState state() {
    return state;
  }

  /** All that is to be done, in this order. */
  List<Effect> effects() {
    return effects;
  }

  long now() {
    return now;
  }

  void add(Effect effect) {
    effects.add(effect);
  }

  /** The table goes on with what all are ready for, or nobody is ready any more. */
  void consent(boolean given) {
    steer(given ? new Steer.Consent() : new Steer.Unready(), new Pending.Nothing());
  }

  void attach() {
    state.attached = true;
    effects.add(new Effect.Attach());
    give(
        new Input.Connected(
            RefereeState.DOOR,
            request(new Pending.Nothing()),
            Optional.empty(),
            OptionalLong.empty()));
    if (state.site.oversight().bookkeeper().isPresent()) {
      steer(new Steer.Consult(true), new Pending.Nothing());
    }
  }

  /** Whoever has a seat by this account is connected to it. */
  void connect(String account, Pending pending) {
    state.lastConnection--;
    state.connections.put(account, state.lastConnection);
    give(
        new Input.Connected(
            state.lastConnection,
            request(pending),
            Optional.of(state.site.account(Jid.of(account))),
            OptionalLong.empty()));
  }

  /** The account's seat is away, or nobody watches by it. */
  void disconnect(String account) {
    Long connection = state.connections.remove(account);
    if (connection != null) {
      state.views.remove(connection);
      give(new Input.Disconnected(connection));
    }
  }

  private String request(Pending pending) {
    state.lastRequest++;
    String id = "v" + state.lastRequest;
    state.pending.put(id, pending);
    return id;
  }

  /**
   * Asks for something by the connection of an account. The room keeps which call it was, with what
   * came of it: sent again after a restart, it is not done again.
   */
  void ask(String account, Request request, Pending pending) {
    long connection = state.connections.getOrDefault(account, 0L);
    Optional<String> command = pending.waiting().map(iq -> state.site.command(iq));
    give(new Input.Asked(connection, request(pending), request, command));
  }

  /** Asks for something by the referee's own right. */
  void steer(Steer steer, Pending pending) {
    give(new Input.Steered(RefereeState.DOOR, request(pending), steer));
  }

  void give(Input input) {
    effects.add(new Effect.Give(input));
  }

  /** Keeps something with the table. */
  void keep(DoorNote note, String value) {
    steer(new Steer.Keep(DoorNote.DOOR, note.key(), value), new Pending.Nothing());
  }

  void send(Xml stanza) {
    effects.add(new Effect.Send(stanza));
  }

  /** Answers a call, and remembers the answer for whoever sends the call again. */
  void answer(Xml iq, Xml query) {
    send(Replies.result(iq).with(query));
    state.answered.put(Replies.key(iq), Optional.of(query));
    while (state.answered.size() > MOST_ANSWERED) {
      state.answered.pollFirstEntry();
    }
  }

  /** Calls a client. */
  void call(Jid to, Call call) {
    call(to, Rpc.query(call));
  }

  /** The same, where the call has been written: for several clients it is so once. */
  void call(Jid to, Xml query) {
    state.lastCall++;
    send(
        Xml.stanza("iq")
            .with("type", "set")
            .with("id", "c" + state.lastCall)
            .with("from", me().toString())
            .with("to", to.toString())
            .with(query));
  }

  /** Calls everybody who has asked for the state. */
  void callAll(Call call) {
    Xml query = Rpc.query(call);
    for (Occupant occupant : state.occupants.values()) {
      occupant.callTo().ifPresent(to -> call(to, query));
    }
  }

  /** Says something to everybody in the room. */
  void say(String text) {
    send(
        Xml.stanza("message")
            .with("type", "groupchat")
            .with("from", me().toString())
            .with("to", room().toString())
            .with(Xml.stanza("body"), text));
  }

  Jid me() {
    return state.site.referee(state.entry.naming());
  }

  Jid room() {
    return state.site.room(state.entry.naming());
  }
}
