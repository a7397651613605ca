package eightfold.volity.table;

import eightfold.game.Standings;
import eightfold.protocol.Snapshot;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * How a game has ended, for a bookkeeper.
 *
 * @param table as it is after the game
 * @param state what the referee knows of who has played
 * @param now when it ended, in milliseconds of the epoch
 */
record EndedGame(Snapshot table, RefereeState state, long now) {
  /** How a match ends that has no result, as docs/protocol.md has it. */
  private static final Set<String> BROKEN_OFF = Set.of("agreed", "other-rules");

  Map<String, Object> struct() {
    Standings standings = table.view().orElseThrow().standings();
    boolean finished = !BROKEN_OFF.contains(standings.ending());
    Map<String, Object> seats = new LinkedHashMap<>();
    state.game().places().forEach(place -> seats.put(Site.seatId(place), state.game().sat(place)));
    Map<String, Object> struct = new LinkedHashMap<>();
    struct.put("winners", finished ? winners(standings) : List.of(ids(all())));
    struct.put("seats", seats);
    struct.put("game_uri", state.site().ruleset().uri());
    struct.put("parlor", state.site().parlor().bare().toString());
    if (state.game().beganAt() != Times.NEVER) {
      struct.put("start_time", Times.written(state.game().beganAt()));
    }
    struct.put("end_time", Times.written(now));
    if (!finished) {
      struct.put("finished", false);
    }
    return struct;
  }

  private List<Integer> all() {
    return IntStream.range(0, state.game().places().size()).boxed().toList();
  }

  private List<String> ids(List<Integer> seats) {
    return seats.stream().map(state.game().places()::get).map(Site::seatId).toList();
  }

  /** The seats in order of how well they did, those together that did equally well. */
  private List<List<String>> winners(Standings standings) {
    List<List<String>> winners = new ArrayList<>();
    List<Integer> first = standings.matchWinners();
    if (!first.isEmpty()) {
      winners.add(ids(first));
    }
    List<Integer> rest = new ArrayList<>(all());
    rest.removeAll(first);
    Optional<Comparator<Integer>> better = better();
    if (better.isEmpty()) {
      if (!rest.isEmpty()) {
        winners.add(ids(rest));
      }
      return winners;
    }
    while (!rest.isEmpty()) {
      int best = rest.stream().map(standings.score()::get).min(better.get()).orElseThrow();
      List<Integer> equal =
          rest.stream().filter(seat -> standings.score().get(seat) == best).toList();
      winners.add(ids(equal));
      rest.removeAll(equal);
    }
    return winners;
  }

  /** By which scores one has done better, in games that keep any. */
  private Optional<Comparator<Integer>> better() {
    return table
        .game()
        .best()
        .map(
            best ->
                best.equals("most")
                    ? Comparator.reverseOrder()
                    : Comparator.<Integer>naturalOrder());
  }
}
