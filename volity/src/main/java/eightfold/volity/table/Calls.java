package eightfold.volity.table;

import eightfold.protocol.Request;
import eightfold.server.room.Steer;
import eightfold.volity.Jid;
import eightfold.volity.rpc.Call;
import eightfold.volity.rpc.Code;
import eightfold.volity.rpc.RpcFault;
import eightfold.volity.xml.Xml;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * The calls of the platform. What is refused is refused in the page's order: not in the room, not
 * in this state, not seated, number and types of arguments, their values.
 */
final class Calls {
  private static final String GAME = "game.";

  /** What would change who plays, or how, while the bookkeeper is asked. */
  private static final Set<String> SETTLED =
      Set.of(
          "volity.sit",
          "volity.stand",
          "volity.ready",
          "volity.unready",
          "volity.suspend_game",
          "volity.kill_game",
          "volity.show_table",
          "volity.record_games",
          "volity.set_language");

  private final Outgoing out;
  private final RefereeState state;
  private final Xml iq;
  private final Jid from;
  private final Optional<Occupant> caller;

  Calls(Outgoing out, Xml iq, Jid from, Optional<Occupant> caller) {
    this.out = out;
    this.state = out.state();
    this.iq = iq;
    this.from = from;
    this.caller = caller;
  }

  void take(Call call) throws RpcFault {
    if (call.method().equals("volity.get_info")) {
      call.expect(0, 0);
      out.answer(iq, Replies.ok(new Disco(state).info()));
      return;
    }
    if (AdminCalls.are(call)) {
      new AdminCalls(out, iq).take(call, from);
      return;
    }
    if (caller.isEmpty()) {
      throw Replies.stranger();
    }
    state.activeAt = out.now();
    if (call.method().startsWith(GAME)) {
      new GameCalls(out, iq, caller.get()).take(call);
      return;
    }
    if (state.told.authorizing() && SETTLED.contains(call.method())) {
      out.answer(iq, Replies.denied("authorizing_in_progress"));
      return;
    }
    switch (call.method()) {
      case "volity.send_state" -> sendState(call);
      case "volity.sit" -> new SeatCalls(out, iq, from, caller.get()).sit(call);
      case "volity.stand" -> new SeatCalls(out, iq, from, caller.get()).stand(call);
      case "volity.ready" -> ready(call, true);
      case "volity.unready" -> ready(call, false);
      case "volity.add_bot" -> new BotCalls(out, iq).add(call);
      case "volity.remove_bot" -> new BotCalls(out, iq).remove(call);
      case "volity.suspend_game" -> suspend(call);
      case "volity.kill_game" -> kill(call);
      case "volity.show_table" -> showTable(call);
      case "volity.record_games" -> recordGames(call);
      case "volity.set_language" -> setLanguage(call);
      case "volity.invite_player" -> new Invitations(out, iq, caller.get()).invite(call);
      default ->
          throw new RpcFault(Code.UNKNOWN_METHOD, "there is no call " + call.method() + " here");
    }
  }

  private String account() {
    return caller.orElseThrow().account();
  }

  private boolean deny(boolean denied, String token) {
    if (denied) {
      out.answer(iq, Replies.denied(token));
    }
    return denied;
  }

  private boolean isActive() {
    return state.told.playing() && !state.told.suspended();
  }

  private boolean isSeated() {
    return state.seatOf(account()).isPresent();
  }

  private void sendState(Call call) throws RpcFault {
    call.expect(0, 0);
    if (state.table().isEmpty()) {
      out.answer(iq, Replies.denied("referee_not_ready"));
      return;
    }
    String nick = caller.orElseThrow().nick();
    if (state.connections.containsKey(account())) {
      out.answer(iq, Replies.ok());
      new StateTelling(out).tellTo(nick, from);
    } else {
      out.connect(account(), new Pending.State(iq, nick, from));
    }
  }

  private void ready(Call call, boolean on) throws RpcFault {
    if (deny(isActive(), "game_in_progress") || deny(!isSeated(), "not_seated")) {
      return;
    }
    call.expect(0, 0);
    int seat = state.seatOf(account()).orElseThrow();
    String jid = state.told.seated().getOrDefault(state.place(seat), from.toString());
    if (state.told.ready().contains(jid) == on) {
      out.answer(iq, Replies.ok());
      return;
    }
    if (on && deny(hasEmptySeats(), "empty_seats")) {
      return;
    }
    Pending pending = on ? new Pending.Readied(iq, jid) : ok();
    out.ask(account(), new Request.Ready(!on), pending);
  }

  /** In a match its seats have to be filled, before one those that are required. */
  private boolean hasEmptySeats() {
    int needed =
        state.told.playing()
            ? state.table().orElseThrow().seats().size()
            : state.site.game().players().min();
    if (state.told.playing()) {
      return state.told.seated().size() < needed;
    }
    for (int place = 0; place < needed; place++) {
      if (!state.told.seated().containsKey(place)) {
        return true;
      }
    }
    return false;
  }

  private Pending ok() {
    return new Pending.Answer(iq, List.of("volity.ok"));
  }

  private void suspend(Call call) throws RpcFault {
    if (deny(!isActive(), "game_not_in_progress") || deny(!isSeated(), "not_seated")) {
      return;
    }
    call.expect(0, 0);
    out.ask(account(), new Request.Suspend(false), ok());
  }

  private void kill(Call call) throws RpcFault {
    if (deny(
            !state.told.suspended(),
            state.told.playing() ? "game_in_progress" : "game_not_in_progress")
        || deny(!isSeated(), "not_seated")) {
      return;
    }
    boolean on = call.expect(1, 1).flag(0);
    if (state.told.kill() == on) {
      out.answer(iq, Replies.ok());
      return;
    }
    state.killer =
        state
            .told
            .seated()
            .getOrDefault(state.place(state.seatOf(account()).orElseThrow()), from.toString());
    out.steer(new Steer.Kill(on, state.seatOf(account())), ok());
  }

  /** Whether a setting cannot be changed now; then it is said. */
  private boolean isSettled() {
    return deny(state.told.playing(), "game_in_progress") || deny(!isSeated(), "not_seated");
  }

  /** A setting has changed: all are told, and nobody is ready any more. */
  private void set(boolean changed, Call told) {
    if (!changed) {
      out.answer(iq, Replies.ok());
      return;
    }
    out.keep(DoorNote.SETTINGS, state.settings.written());
    out.answer(iq, Replies.ok());
    out.callAll(told);
    state.told = state.told.withReady(Set.of());
    out.steer(new Steer.Unready(), new Pending.Nothing());
  }

  private void showTable(Call call) throws RpcFault {
    if (!isSettled()) {
      boolean on = call.expect(1, 1).flag(0);
      boolean changed = state.settings.listed() != on;
      state.settings = state.settings.listed(on);
      set(changed, Call.of("volity.show_table", from.toString(), on));
    }
  }

  private void recordGames(Call call) throws RpcFault {
    if (!isSettled()) {
      boolean on = call.expect(1, 1).flag(0);
      boolean changed = state.settings.recorded() != on;
      state.settings = state.settings.recorded(on);
      set(changed, Call.of("volity.record_games", from.toString(), on));
    }
  }

  private void setLanguage(Call call) throws RpcFault {
    if (!isSettled()) {
      String language = call.expect(1, 1).text(0).toLowerCase(Locale.ROOT);
      if (!Set.of(Locale.getISOLanguages()).contains(language)) {
        throw new RpcFault(Code.VALUE, "a language has two letters, such as en");
      }
      boolean changed = !state.settings.language().equals(language);
      state.settings = state.settings.language(language);
      set(changed, Call.of("volity.language", from.toString(), language));
    }
  }
}
