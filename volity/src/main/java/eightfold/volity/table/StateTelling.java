package eightfold.volity.table;

import eightfold.protocol.Snapshot;
import eightfold.volity.Jid;
import eightfold.volity.rpc.Call;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** Tells somebody how the table stands, as they may know it. */
final class StateTelling {
  private final RefereeStep at;
  private final RefereeState state;

  StateTelling(RefereeStep at) {
    this.at = at;
    this.state = at.state();
  }

  /** Whoever has asked for the state is told it, and whatever changes from then on. */
  RefereeStep tellTo(String nick, Jid from) {
    return at.each(
        Optional.ofNullable(state.occupants().people().get(nick)),
        (step, occupant) ->
            step.occupants(all -> all.with(occupant.callingAt(from)))
                .then(next -> new StateTelling(next).tell(occupant.account())));
  }

  /** Tells an account's client all of it. */
  private RefereeStep tell(String account) {
    return at.each(
        state.occupants().ofAccount(account).flatMap(Occupant::callTo),
        (step, to) ->
            step.each(beforeGame(), (next, call) -> next.call(to, call))
                .when(
                    state.told().picture().playing(),
                    next -> next.call(to, Call.of("volity.game_has_started")))
                .each(hasGame() ? game(account) : List.of(), (next, call) -> next.call(to, call))
                .call(to, Call.of("volity.state_sent")));
  }

  /** How the table stands besides the game. */
  private List<Call> beforeGame() {
    Picture told = state.told().picture();
    List<Call> calls = new ArrayList<>();
    calls.add(Call.of("volity.receive_state", Map.of("state", told.state())));
    calls.add(Call.of("volity.seat_list", seats(state.site().most())));
    calls.add(Call.of("volity.required_seat_list", seats(state.site().game().players().min())));
    new TreeMap<>(told.seated())
        .forEach((place, jid) -> calls.add(Call.of("volity.player_sat", jid, Site.seatId(place))));
    told.ready().stream().sorted().forEach(jid -> calls.add(Call.of("volity.player_ready", jid)));
    new TreeMap<>(told.options())
        .forEach((key, value) -> calls.add(Call.of("game.option", Namespaces.REFEREE, key, value)));
    return calls;
  }

  private boolean hasGame() {
    return state.told().picture().playing() || state.site().ruleset().api() == Ruleset.Api.GENERAL;
  }

  private static List<String> seats(int count) {
    return IntStream.range(0, count).mapToObj(Site::seatId).toList();
  }

  /** Tells an account's client the game. */
  RefereeStep tellGame(String account) {
    return at.each(
        state.occupants().ofAccount(account).flatMap(Occupant::callTo),
        (step, to) -> step.each(game(account), (next, call) -> next.call(to, call)));
  }

  private List<Call> game(String account) {
    Snapshot snapshot = state.connections().view(account).orElseThrow();
    return switch (state.site().ruleset().api()) {
      case GENERAL -> List.of(GeneralTelling.table(snapshot, List.of()));
      case EIGHTS ->
          snapshot.view().stream()
              .flatMap(
                  view -> new EightsTelling(state).state(view, snapshot.you().orElse(-1)).stream())
              .map(Tell::call)
              .toList();
    };
  }
}
