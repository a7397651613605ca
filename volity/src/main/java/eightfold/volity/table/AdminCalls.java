package eightfold.volity.table;

import eightfold.protocol.Snapshot;
import eightfold.volity.Jid;
import eightfold.volity.rpc.Call;
import eightfold.volity.rpc.Code;
import eightfold.volity.rpc.RpcFault;
import eightfold.volity.xml.Xml;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The calls of administrators at a table, who need not be in its room. */
public final class AdminCalls {
  /** A longer announcement is none that anybody reads. */
  private static final int LONGEST = 1_000;

  private final RefereeStep at;
  private final RefereeState state;
  private final Xml iq;

  AdminCalls(RefereeStep at, Xml iq) {
    this.at = at;
    this.state = at.state();
    this.iq = iq;
  }

  /** Whether a call is one of those. */
  public static boolean are(Call call) {
    return call.method().startsWith("admin.");
  }

  /** The fault of whoever is no administrator. */
  public static RpcFault refused() {
    return new RpcFault(Code.IDENTITY, "that is for the administrators of this server");
  }

  /** The fault of an administrator who asks for something else. */
  public static RpcFault unknown(Call call) {
    return new RpcFault(Code.UNKNOWN_METHOD, "there is no call " + call.method() + " here");
  }

  /** What an administrator wants to be said. */
  public static String announcement(Call call) throws RpcFault {
    String text = call.expect(1, 1).text(0);
    if (text.isBlank() || text.codePointCount(0, text.length()) > LONGEST) {
      throw new RpcFault(Code.VALUE, "an announcement has 1 to " + LONGEST + " characters");
    }
    return text;
  }

  RefereeStep take(Call call, Jid from) throws RpcFault {
    if (!state.site().oversight().isAdministrator(from)) {
      throw refused();
    }
    return switch (call.method()) {
      case "admin.status" -> tell(call, status());
      case "admin.players" -> tell(call, players());
      case "admin.bots" -> tell(call, state.bots().stream().map(Jid::toString).toList());
      case "admin.seats" -> tell(call, seats());
      case "admin.seat" -> {
        String seat = call.expect(1, 1).text(0);
        yield at.answer(iq, Replies.ok(seat(seat, state.site().place(seat))));
      }
      case "admin.announce" -> {
        Xml answer =
            state.entry().isOpen() ? Replies.ok("sent") : Replies.denied("referee_not_ready");
        yield new Entry(at).announce(announcement(call)).answer(iq, answer);
      }
      case "admin.shutdown" -> {
        call.expect(0, 0);
        yield at.answer(iq, Replies.ok("stopping referee"))
            .then(step -> new Entry(step).shutDown());
      }
      default -> throw unknown(call);
    };
  }

  private RefereeStep tell(Call call, Object value) throws RpcFault {
    call.expect(0, 0);
    return at.answer(iq, Replies.ok(value));
  }

  private List<String> players() {
    return Stream.concat(
            state.occupants().people().values().stream().map(Occupant::jid),
            state.occupants().puppets().values().stream().map(Puppet::jid))
        .map(Jid::toString)
        .toList();
  }

  private Map<String, Object> status() {
    int begun = state.table().map(Snapshot::matches).orElse(0);
    Map<String, Object> status = new LinkedHashMap<>();
    status.put("agentstate", "running");
    status.put("state", state.told().picture().state());
    status.put("players", players().size());
    status.put("bots", state.bots().size());
    status.put("startup_time", Times.written(state.times().startedAt()));
    status.put("startup_at", Times.ago(state.times().startedAt(), at.now()));
    status.put("last_activity_at", Times.ago(state.times().activeAt(), at.now()));
    status.put("games_completed", state.told().picture().playing() ? begun - 1 : begun);
    return status;
  }

  private Map<String, Object> seats() {
    List<String> all = new ArrayList<>();
    List<String> required = new ArrayList<>();
    List<String> occupied = new ArrayList<>();
    List<String> game = new ArrayList<>();
    for (int place = 0; place < state.site().most(); place++) {
      String seat = Site.seatId(place);
      all.add(seat);
      if (isRequired(place)) {
        required.add(seat);
      }
      if (state.told().picture().seated().containsKey(place)) {
        occupied.add(seat);
      }
      if (isInGame(place)) {
        game.add(seat);
      }
    }
    Map<String, Object> seats = new LinkedHashMap<>();
    seats.put("allseats", all);
    seats.put("reqseats", required);
    seats.put("occupiedseats", occupied);
    if (state.told().picture().playing()) {
      seats.put("gameseats", game);
    }
    return seats;
  }

  private boolean isRequired(int place) {
    return place < state.site().game().players().min();
  }

  private boolean isInGame(int place) {
    return state.told().picture().playing() && state.places().contains(place);
  }

  private Map<String, Object> seat(String id, int place) {
    Optional<String> sits = Optional.ofNullable(state.told().picture().seated().get(place));
    Map<String, Object> seat = new LinkedHashMap<>();
    seat.put("id", id);
    seat.put("required", isRequired(place));
    seat.put("ingame", isInGame(place));
    seat.put("players", sits.stream().toList());
    seat.put("history", state.told().picture().playing() ? state.game().sat(place) : List.of());
    return seat;
  }
}
