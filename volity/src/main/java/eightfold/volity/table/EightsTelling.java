package eightfold.volity.table;

import eightfold.protocol.SeatView;
import eightfold.protocol.Snapshot;
import eightfold.protocol.ToldEvent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;

/** What happens in a game, in the calls of the platform's ruleset of Crazy Eights. */
final class EightsTelling {
  private static final Set<String> TURN_ENDS =
      Set.of("dealt", "played", "declared", "passed", "skipped");
  private static final String MATCH = "match";
  private static final String SINGLE = "single";

  private final RefereeState state;
  private final List<Tell> tells = new ArrayList<>();

  EightsTelling(RefereeState state) {
    this.state = state;
  }

  private static Object[] player(String nick) {
    return new Object[] {nick};
  }

  private String nick(int seat) {
    return state.nick(seat);
  }

  /**
   * The calls that events lead to.
   *
   * @param events as everybody was told them
   * @param own as a seat was told them
   */
  List<Tell> tells(List<ToldEvent> events, IntFunction<List<ToldEvent>> own) {
    for (ToldEvent event : events) {
      told(event, own);
    }
    Snapshot table = state.table().orElseThrow();
    SeatView view = table.view().orElseThrow();
    if (events.stream().anyMatch(event -> event.verb().equals("deal-over"))) {
      scores(table, view);
    } else if (!view.standings().dealOver()) {
      turn(events, view);
    }
    return tells;
  }

  private void told(ToldEvent event, IntFunction<List<ToldEvent>> own) {
    switch (event.verb()) {
      case "dealt" -> {
        List<Object> hand = List.copyOf(cards(event, own));
        if (!hand.isEmpty()) {
          tells.add(Tell.one(event.seat(), "game.receive_hand", hand));
        }
        int count = Integer.parseInt(event.words().getFirst());
        tells.add(Tell.all("game.set_player_hand_size", nick(event.seat()), count));
      }
      case "turned" -> tells.add(Tell.all("game.starter_card", event.words().getFirst()));
      case "played" ->
          tells.add(
              Tell.all("game.player_played_card", nick(event.seat()), event.words().getFirst()));
      case "declared" -> {
        state.declarer = nick(event.seat());
        tells.add(Tell.all("game.player_chose_suit", nick(event.seat()), event.words().getFirst()));
      }
      case "drew" -> drew(event, own);
      case "passed", "skipped" ->
          tells.add(Tell.all("game.player_passes", player(nick(event.seat()))));
      default -> {}
    }
  }

  private static List<String> cards(ToldEvent event, IntFunction<List<ToldEvent>> own) {
    return own.apply(event.seat()).stream()
        .filter(told -> told.number() == event.number())
        .flatMap(told -> told.cards().stream())
        .toList();
  }

  private void drew(ToldEvent event, IntFunction<List<ToldEvent>> own) {
    List<String> cards = cards(event, own);
    int count = Integer.parseInt(event.words().getFirst());
    for (int i = 0; i < count; i++) {
      if (i < cards.size()) {
        tells.add(Tell.one(event.seat(), "game.draw_card", cards.get(i)));
      }
      tells.add(Tell.all("game.player_drew_card", player(nick(event.seat()))));
    }
  }

  /** Whose turn begins; who has drawn what a two demanded has lost the turn by it. */
  private void turn(List<ToldEvent> events, SeatView view) {
    boolean begins = false;
    int drew = -1;
    for (ToldEvent event : events) {
      if (event.verb().equals("drew")) {
        drew = event.seat();
      } else if (TURN_ENDS.contains(event.verb())) {
        begins = true;
        drew = event.seat() == drew ? -1 : drew;
      }
    }
    if (drew >= 0 && view.turn() >= 0 && view.turn() != drew && drew == state.turn) {
      tells.add(Tell.all("game.player_passes", player(nick(drew))));
      begins = true;
    }
    if (view.turn() >= 0) {
      begins |= view.turn() != state.turn;
      state.turn = view.turn();
      if (begins && !view.awaits().equals("suit")) {
        tells.add(Tell.all("game.start_turn", player(nick(view.turn()))));
      }
    }
  }

  private void scores(Snapshot table, SeatView view) {
    List<Integer> scored = view.standings().scored();
    tells.add(Tell.all("game.scores", byName(scored, scored.size())));
    if (!table.options().getOrDefault(MATCH, SINGLE).equals(SINGLE)) {
      tells.add(Tell.all("game.totals", byName(view.standings().score(), scored.size())));
    }
    state.turn = -1;
  }

  private Map<String, Object> byName(List<Integer> points, int seats) {
    Map<String, Object> byName = new LinkedHashMap<>();
    for (int seat = 0; seat < seats; seat++) {
      byName.put(nick(seat), points.get(seat));
    }
    return byName;
  }

  /** The game as a viewer may know it who has just come. */
  List<Tell> state(SeatView view, int viewer) {
    if (view.standings().dealOver()) {
      return List.of();
    }
    int seats = view.hands().size();
    if (viewer >= 0) {
      tells.add(
          Tell.one(viewer, "game.receive_hand", List.copyOf(view.hands().get(viewer).cards())));
    }
    for (int i = 1; i <= seats; i++) {
      int seat = (view.dealer() + i) % seats;
      tells.add(Tell.all("game.set_player_hand_size", nick(seat), view.hands().get(seat).count()));
    }
    tells.add(Tell.all("game.starter_card", view.pile().getLast()));
    view.suit()
        .ifPresent(suit -> tells.add(Tell.all("game.player_chose_suit", state.declarer, suit)));
    int turn = view.turn() >= 0 ? view.turn() : state.turn;
    if (turn >= 0) {
      tells.add(Tell.all("game.set_current_player", player(nick(turn))));
    }
    return tells;
  }
}
