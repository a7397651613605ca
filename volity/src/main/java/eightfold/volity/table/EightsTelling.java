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
    List<Tell> tells = new ArrayList<>();
    events.forEach(event -> tells.addAll(told(event, own)));
    Snapshot table = state.table().orElseThrow();
    SeatView view = table.view().orElseThrow();
    if (isOver(events)) {
      tells.addAll(scores(table, view));
    } else if (!view.standings().dealOver()) {
      tells.addAll(turn(events, view));
    }
    return tells;
  }

  private static boolean isOver(List<ToldEvent> events) {
    return events.stream().anyMatch(event -> event.verb().equals("deal-over"));
  }

  /** What all have been told when they have been told these events: whose turn, whose suit. */
  Told after(Told before, List<ToldEvent> events) {
    Told told = before;
    for (ToldEvent event : events) {
      told = event.verb().equals("declared") ? told.declarer(nick(event.seat())) : told;
    }
    SeatView view = state.table().orElseThrow().view().orElseThrow();
    if (isOver(events)) {
      return told.turn(-1);
    }
    boolean turns = !view.standings().dealOver() && view.turn() >= 0;
    return turns ? told.turn(view.turn()) : told;
  }

  private List<Tell> told(ToldEvent event, IntFunction<List<ToldEvent>> own) {
    String nick = nick(event.seat());
    return switch (event.verb()) {
      case "dealt" -> dealt(event, cards(event, own));
      case "turned" -> List.of(Tell.all("game.starter_card", event.words().getFirst()));
      case "played" -> List.of(Tell.all("game.player_played_card", nick, event.words().getFirst()));
      case "declared" ->
          List.of(Tell.all("game.player_chose_suit", nick, event.words().getFirst()));
      case "drew" -> drew(event, cards(event, own));
      case "passed", "skipped" -> List.of(Tell.all("game.player_passes", player(nick)));
      default -> List.of();
    };
  }

  private static List<String> cards(ToldEvent event, IntFunction<List<ToldEvent>> own) {
    return own.apply(event.seat()).stream()
        .filter(told -> told.number() == event.number())
        .flatMap(told -> told.cards().stream())
        .toList();
  }

  private List<Tell> dealt(ToldEvent event, List<String> cards) {
    List<Object> hand = List.copyOf(cards);
    int count = Integer.parseInt(event.words().getFirst());
    Tell size = Tell.all("game.set_player_hand_size", nick(event.seat()), count);
    return hand.isEmpty()
        ? List.of(size)
        : List.of(Tell.one(event.seat(), "game.receive_hand", hand), size);
  }

  private List<Tell> drew(ToldEvent event, List<String> cards) {
    List<Tell> tells = new ArrayList<>();
    int count = Integer.parseInt(event.words().getFirst());
    for (int i = 0; i < count; i++) {
      if (i < cards.size()) {
        tells.add(Tell.one(event.seat(), "game.draw_card", cards.get(i)));
      }
      tells.add(Tell.all("game.player_drew_card", player(nick(event.seat()))));
    }
    return tells;
  }

  /** Whose turn begins; who has drawn what a two demanded has lost the turn by it. */
  private List<Tell> turn(List<ToldEvent> events, SeatView view) {
    int before = state.told().turn();
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
    List<Tell> tells = new ArrayList<>();
    if (drew >= 0 && view.turn() >= 0 && view.turn() != drew && drew == before) {
      tells.add(Tell.all("game.player_passes", player(nick(drew))));
      begins = true;
    }
    boolean starts = view.turn() >= 0 && (begins || view.turn() != before);
    if (starts && !view.awaits().equals("suit")) {
      tells.add(Tell.all("game.start_turn", player(nick(view.turn()))));
    }
    return tells;
  }

  private List<Tell> scores(Snapshot table, SeatView view) {
    List<Integer> scored = view.standings().scored();
    Tell scores = Tell.all("game.scores", byName(scored, scored.size()));
    return table.options().getOrDefault(MATCH, SINGLE).equals(SINGLE)
        ? List.of(scores)
        : List.of(scores, Tell.all("game.totals", byName(view.standings().score(), scored.size())));
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
    List<Tell> tells = new ArrayList<>();
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
    Told told = state.told();
    view.suit()
        .ifPresent(suit -> tells.add(Tell.all("game.player_chose_suit", told.declarer(), suit)));
    int turn = view.turn() >= 0 ? view.turn() : told.turn();
    if (turn >= 0) {
      tells.add(Tell.all("game.set_current_player", player(nick(turn))));
    }
    return tells;
  }
}
