package eightfold.volity.table;

import eightfold.protocol.Request;
import eightfold.server.room.Steer;
import eightfold.volity.Jid;
import eightfold.volity.rpc.Call;
import eightfold.volity.rpc.Code;
import eightfold.volity.rpc.Rpc;
import eightfold.volity.rpc.RpcFault;
import eightfold.volity.xml.Xml;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The calls of the platform. What is refused is refused in the page's order: not in the room, not
 * in this state, not seated, number and types of arguments, their values.
 */
final class PlatformCalls {
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

  private final RefereeStep at;
  private final RefereeState state;
  private final Picture told;
  private final Xml iq;
  private final Jid from;
  private final Optional<Occupant> caller;

  PlatformCalls(RefereeStep at, Xml iq, Jid from, Optional<Occupant> caller) {
    this.at = at;
    this.state = at.state();
    this.told = state.told().picture();
    this.iq = iq;
    this.from = from;
    this.caller = caller;
  }

  /** A call is done, or answered with why not. */
  RefereeStep take(Xml query) {
    try {
      return take(Rpc.call(query));
    } catch (RpcFault fault) {
      return at.answer(iq, Replies.fault(fault));
    }
  }

  private RefereeStep take(Call call) throws RpcFault {
    if (call.method().equals("volity.get_info")) {
      call.expect(0, 0);
      return at.answer(iq, Replies.ok(new Disco(state).info()));
    }
    if (AdminCalls.are(call)) {
      return new AdminCalls(at, iq).take(call, from);
    }
    if (caller.isEmpty()) {
      throw Replies.stranger();
    }
    RefereeStep active = at.times(times -> times.active(at.now()));
    return new PlatformCalls(active, iq, from, caller).takeOf(caller.get(), call);
  }

  /** A call of somebody in the room; who makes one does something, also if it is none. */
  private RefereeStep takeOf(Occupant occupant, Call call) {
    try {
      return call.method().startsWith(GAME)
          ? new GameCalls(at, iq, occupant).take(call)
          : takePlatform(occupant, call);
    } catch (RpcFault fault) {
      return at.answer(iq, Replies.fault(fault));
    }
  }

  private RefereeStep takePlatform(Occupant occupant, Call call) throws RpcFault {
    if (told.authorizing() && SETTLED.contains(call.method())) {
      return denied("authorizing_in_progress");
    }
    return switch (call.method()) {
      case "volity.send_state" -> sendState(call, occupant);
      case "volity.sit" -> new SeatCalls(at, iq, from, occupant).sit(call);
      case "volity.stand" -> new SeatCalls(at, iq, from, occupant).stand(call);
      case "volity.ready" -> ready(call, true);
      case "volity.unready" -> ready(call, false);
      case "volity.add_bot" -> new BotCalls(at, iq).add(call);
      case "volity.remove_bot" -> new BotCalls(at, iq).remove(call);
      case "volity.suspend_game" -> suspend(call);
      case "volity.kill_game" -> kill(call);
      case "volity.show_table" -> showTable(call);
      case "volity.record_games" -> recordGames(call);
      case "volity.set_language" -> setLanguage(call);
      case "volity.invite_player" -> new Invitations(at, iq, occupant).invite(call);
      default ->
          throw new RpcFault(Code.UNKNOWN_METHOD, "there is no call " + call.method() + " here");
    };
  }

  private String account() {
    return caller.orElseThrow().account();
  }

  private RefereeStep done() {
    return at.answer(iq, Replies.ok());
  }

  private RefereeStep denied(String token) {
    return at.answer(iq, Replies.denied(token));
  }

  private Optional<Integer> seat() {
    return state.seatOf(account());
  }

  /** Who sits where the caller sits, as clients were told it. */
  private String seated(int seat) {
    return told.seated().getOrDefault(state.place(seat), from.toString());
  }

  private RefereeStep sendState(Call call, Occupant occupant) throws RpcFault {
    call.expect(0, 0);
    if (state.table().isEmpty()) {
      return denied("referee_not_ready");
    }
    return state.connections().byAccount().containsKey(occupant.account())
        ? done().then(step -> new StateTelling(step).tellTo(occupant.nick(), from))
        : at.connect(occupant.account(), new Pending.State(iq, occupant.nick(), from));
  }

  private RefereeStep ready(Call call, boolean on) throws RpcFault {
    if (state.told().isActive()) {
      return denied("game_in_progress");
    }
    if (seat().isEmpty()) {
      return denied("not_seated");
    }
    call.expect(0, 0);
    String jid = seated(seat().get());
    if (told.ready().contains(jid) == on) {
      return done();
    }
    if (on && hasEmptySeats()) {
      return denied("empty_seats");
    }
    Pending pending = on ? new Pending.Readied(iq, jid) : ok();
    return at.ask(account(), new Request.Ready(!on), pending);
  }

  /** In a match its seats have to be filled, before one those that are required. */
  private boolean hasEmptySeats() {
    return told.playing()
        ? told.seated().size() < state.seats().size()
        : IntStream.range(0, state.site().game().players().min())
            .anyMatch(place -> !told.seated().containsKey(place));
  }

  private Pending ok() {
    return new Pending.Answer(iq, List.of("volity.ok"));
  }

  private RefereeStep suspend(Call call) throws RpcFault {
    if (!state.told().isActive()) {
      return denied("game_not_in_progress");
    }
    if (seat().isEmpty()) {
      return denied("not_seated");
    }
    call.expect(0, 0);
    return at.ask(account(), new Request.Suspend(false), ok());
  }

  private RefereeStep kill(Call call) throws RpcFault {
    if (!told.suspended()) {
      return denied(told.playing() ? "game_in_progress" : "game_not_in_progress");
    }
    if (seat().isEmpty()) {
      return denied("not_seated");
    }
    boolean on = call.expect(1, 1).flag(0);
    if (told.kill() == on) {
      return done();
    }
    String killer = seated(seat().get());
    return at.told(all -> all.killer(killer)).steer(new Steer.Kill(on, seat()), ok());
  }

  /** Why a setting cannot be changed now. */
  private Optional<String> settled() {
    if (told.playing()) {
      return Optional.of("game_in_progress");
    }
    return seat().isEmpty() ? Optional.of("not_seated") : Optional.empty();
  }

  /** A setting has changed, if it has: all are told, and nobody is ready any more. */
  private RefereeStep set(Settings other, Call call) {
    if (other.equals(state.settings())) {
      return done();
    }
    return at.settings(_ -> other)
        .keep(DoorNote.SETTINGS, other.written())
        .answer(iq, Replies.ok())
        .callAll(call)
        .told(all -> all.picture(all.picture().withReady(Set.of())))
        .steer(new Steer.Unready());
  }

  private RefereeStep showTable(Call call) throws RpcFault {
    if (settled().isPresent()) {
      return denied(settled().get());
    }
    boolean on = call.expect(1, 1).flag(0);
    return set(state.settings().listed(on), Call.of("volity.show_table", from.toString(), on));
  }

  private RefereeStep recordGames(Call call) throws RpcFault {
    if (settled().isPresent()) {
      return denied(settled().get());
    }
    boolean on = call.expect(1, 1).flag(0);
    return set(state.settings().recorded(on), Call.of("volity.record_games", from.toString(), on));
  }

  private RefereeStep setLanguage(Call call) throws RpcFault {
    if (settled().isPresent()) {
      return denied(settled().get());
    }
    String language = call.expect(1, 1).text(0).toLowerCase(Locale.ROOT);
    if (!Set.of(Locale.getISOLanguages()).contains(language)) {
      throw new RpcFault(Code.VALUE, "a language has two letters, such as en");
    }
    return set(
        state.settings().language(language), Call.of("volity.language", from.toString(), language));
  }
}
