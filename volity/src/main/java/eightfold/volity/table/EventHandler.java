package eightfold.volity.table;

import eightfold.protocol.Fault;
import eightfold.protocol.Notice;
import eightfold.protocol.Request;
import eightfold.protocol.Snapshot;
import eightfold.protocol.ToldEvent;
import eightfold.server.room.Input;
import eightfold.server.room.Output;
import eightfold.server.room.Steer;
import eightfold.volity.Jid;
import eightfold.volity.rpc.Call;
import eightfold.volity.rpc.Rpc;
import eightfold.volity.xml.Xml;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** How a referee takes one event. It lives for that one. */
final class EventHandler {
  /** So many answers are kept for calls that are sent again. */
  private static final int MOST_ANSWERED = 256;

  private final RefereeState state;
  private final long now;
  private final List<Effect> effects = new ArrayList<>();
  private final Entry entry;

  /** The new events of the game, as each connection was told them. */
  private final Map<Long, List<ToldEvent>> events = new LinkedHashMap<>();

  /** What is said when all answers are out. */
  private final List<Runnable> afterwards = new ArrayList<>();

  EventHandler(RefereeState state, long now) {
    this.state = state;
    this.now = now;
    this.entry = new Entry(this);
  }

  RefereeState state() {
    return state;
  }

  List<Effect> effects() {
    return effects;
  }

  long now() {
    return now;
  }

  Entry entry() {
    return entry;
  }

  void take(Event event) {
    switch (event) {
      case Event.Heard(Xml stanza) -> new Stanzas(this).heard(stanza);
      case Event.Said(Input input, List<Output> outputs) -> said(input, outputs);
      case Event.Failed(Input input) -> failed(input);
      case Event.TableGone() -> tableGone();
      case Event.Online() -> entry.online();
      case Event.Announced(String text) -> entry.announce(text);
      case Event.ShutDown() -> entry.shutDown();
      case Event.TimePassed() -> timePassed();
    }
  }

  /** The table goes on with what all are ready for, or nobody is ready any more. */
  void consent(boolean given) {
    steer(given ? new Steer.Consent() : new Steer.Unready(), new Pending.Nothing());
  }

  private void timePassed() {
    entry.timePassed();
    new Bookkeeping(this).timePassed();
    if (now >= state.nextDealAt) {
      state.nextDealAt = Long.MAX_VALUE;
      steer(new Steer.Next(), new Pending.Nothing());
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
        .forEach(iq -> answer(iq, Replies.internal()));
    List<String> accounts = List.copyOf(state.connections.keySet());
    state.connections.clear();
    state.views.clear();
    attach();
    accounts.forEach(account -> connect(account, new Pending.Nothing()));
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
    waited.flatMap(Pending::waiting).ifPresent(iq -> answer(iq, Replies.internal()));
  }

  private void said(Input input, List<Output> outputs) {
    for (Output output : outputs) {
      note(input, output);
    }
    for (Output output : outputs) {
      reply(output);
    }
    if (state.table().isPresent()) {
      new Puppets(this).reconcile();
      new Announcer(this, events).announce();
    }
    afterwards.forEach(Runnable::run);
    new Stanzas(this).release();
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
      answer(sat.iq(), Replies.denied("seat_not_available"));
    } else if (state.connections.containsKey(sat.account())) {
      // moved, by the connection that is there
      afterwards.add(() -> answerSeat(sat));
    } else {
      connect(sat.account(), sat);
    }
  }

  void answerSeat(Pending.Sat sat) {
    Optional<Integer> seat = state.seatOf(sat.account());
    answer(
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
          new Puppets(this).speak(line);
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
      case Pending.Answer(Xml iq, List<Object> value) -> answer(iq, Rpc.answer(value));
      case Pending.Again(Xml iq, Xml _) -> answer(iq, Replies.ok());
      case Pending.Readied(Xml iq, String jid) -> {
        answer(iq, Replies.ok());
        new Announcer(this, events).readied(jid);
      }
      case Pending.State(Xml iq, String nick, Jid from) -> {
        answer(iq, Replies.ok());
        afterwards.add(() -> tellState(nick, from));
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
      afterwards.add(() -> tellState(there.get().nick(), to));
    }
  }

  /** Whoever has asked for the state is told it, and whatever changes from then on. */
  void tellState(String nick, Jid from) {
    Occupant occupant = state.occupants.get(nick);
    if (occupant != null) {
      state.occupants.put(nick, occupant.callingAt(from));
      new StateTelling(this).tell(occupant.account());
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
          answer(iq, Replies.refused(fault, state.site.ruleset().api()));
      case Pending.Again(Xml iq, Xml otherwise) -> answer(iq, otherwise);
      case Pending.Readied(Xml iq, var _) ->
          answer(iq, Replies.unready(fault, state.site.ruleset().api()));
      case Pending.State(Xml iq, String nick, Jid from) -> {
        // no seat of theirs is here: they watch
        answer(iq, Replies.ok());
        afterwards.add(() -> tellState(nick, from));
      }
      case Pending.Sat sat -> answer(sat.iq(), Replies.denied("no_seat"));
      case Pending.Back _, Pending.Nothing _ -> {}
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
  void keep(Referee.Note note, String value) {
    steer(new Steer.Keep(Referee.DOOR, note.key(), value), new Pending.Nothing());
  }

  void send(Xml stanza) {
    effects.add(new Effect.Send(stanza));
  }

  /** Answers a call, and remembers the answer for whoever sends the call again. */
  void answer(Xml iq, Xml query) {
    send(Replies.result(iq).with(query));
    state.answered.put(key(iq), Optional.of(query));
    while (state.answered.size() > MOST_ANSWERED) {
      state.answered.pollFirstEntry();
    }
  }

  static String key(Xml iq) {
    return iq.attribute("from") + "\n" + iq.attribute("id");
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

  Jid me() {
    return state.site.referee(state.naming);
  }

  Jid room() {
    return state.site.room(state.naming);
  }
}
