package eightfold.volity.table;

import eightfold.protocol.SeatView;
import eightfold.protocol.Snapshot;
import eightfold.volity.Jid;
import eightfold.volity.rpc.Call;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** Tells somebody how the table stands, as they may know it. */
final class StateTelling {
  private final Outgoing out;
  private final RefereeState state;

  StateTelling(Outgoing out) {
    this.out = out;
    this.state = out.state();
  }

  /** Whoever has asked for the state is told it, and whatever changes from then on. */
  void tellTo(String nick, Jid from) {
    Occupant occupant = state.occupants.get(nick);
    if (occupant != null) {
      state.occupants.put(nick, occupant.callingAt(from));
      new StateTelling(out).tell(occupant.account());
    }
  }

  /** Tells an account's client all of it. */
  void tell(String account) {
    Optional<Jid> callTo = state.occupant(account).flatMap(Occupant::callTo);
    if (callTo.isEmpty()) {
      return;
    }
    Jid to = callTo.get();
    Picture told = state.told;
    out.call(to, Call.of("volity.receive_state", Map.of("state", told.state())));
    out.call(to, Call.of("volity.seat_list", seats(state.site.most())));
    out.call(to, Call.of("volity.required_seat_list", seats(state.site.game().players().min())));
    new TreeMap<>(told.seated())
        .forEach(
            (place, jid) -> out.call(to, Call.of("volity.player_sat", jid, Site.seatId(place))));
    told.ready().stream()
        .sorted()
        .forEach(jid -> out.call(to, Call.of("volity.player_ready", jid)));
    new TreeMap<>(told.options())
        .forEach((key, value) -> out.call(to, Call.of("game.option", Names.REFEREE, key, value)));
    if (told.playing()) {
      out.call(to, Call.of("volity.game_has_started"));
      game(account);
    } else if (state.site.ruleset().api() == Ruleset.Api.GENERAL) {
      game(account);
    }
    out.call(to, Call.of("volity.state_sent"));
  }

  private static List<String> seats(int count) {
    return IntStream.range(0, count).mapToObj(Site::seatId).toList();
  }

  /** Tells an account's client the game. */
  void game(String account) {
    Optional<Jid> callTo = state.occupant(account).flatMap(Occupant::callTo);
    Snapshot snapshot = state.view(account).orElseThrow();
    if (callTo.isEmpty()) {
      return;
    }
    switch (state.site.ruleset().api()) {
      case GENERAL -> out.call(callTo.get(), GeneralTelling.table(snapshot, List.of()));
      case EIGHTS -> {
        Optional<SeatView> view = snapshot.view();
        if (view.isPresent()) {
          new EightsTelling(state)
              .state(view.get(), snapshot.you().orElse(-1))
              .forEach(tell -> out.call(callTo.get(), tell.call()));
        }
      }
    }
  }
}
