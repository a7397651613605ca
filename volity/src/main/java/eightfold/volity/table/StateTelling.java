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
  private final EventHandler handler;
  private final RefereeState state;

  StateTelling(EventHandler handler) {
    this.handler = handler;
    this.state = handler.state();
  }

  /** Tells an account's client all of it. */
  void tell(String account) {
    Optional<Jid> callTo = state.occupant(account).flatMap(Occupant::callTo);
    if (callTo.isEmpty()) {
      return;
    }
    Jid to = callTo.get();
    Picture told = state.told;
    handler.call(to, Call.of("volity.receive_state", Map.of("state", told.state())));
    handler.call(to, Call.of("volity.seat_list", seats(state.site.most())));
    handler.call(
        to, Call.of("volity.required_seat_list", seats(state.site.game().players().min())));
    new TreeMap<>(told.seated())
        .forEach(
            (place, jid) ->
                handler.call(to, Call.of("volity.player_sat", jid, Site.seatId(place))));
    told.ready().stream()
        .sorted()
        .forEach(jid -> handler.call(to, Call.of("volity.player_ready", jid)));
    new TreeMap<>(told.options())
        .forEach(
            (key, value) -> handler.call(to, Call.of("game.option", Names.REFEREE, key, value)));
    if (told.playing()) {
      handler.call(to, Call.of("volity.game_has_started"));
      game(account);
    } else if (state.site.ruleset().api() == Ruleset.Api.GENERAL) {
      game(account);
    }
    handler.call(to, Call.of("volity.state_sent"));
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
      case GENERAL -> handler.call(callTo.get(), GeneralTelling.table(snapshot, List.of()));
      case EIGHTS -> {
        Optional<SeatView> view = snapshot.view();
        if (view.isPresent()) {
          new EightsTelling(state)
              .state(view.get(), snapshot.you().orElse(-1))
              .forEach(tell -> handler.call(callTo.get(), tell.call()));
        }
      }
    }
  }
}
