package eightfold.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.game.View;
import eightfold.games.Games;
import eightfold.server.room.BotPlayer;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What the house's bots know of the cards at a table. Source: issue 46, point 1. */
class HouseBotsTest {
  private static final Game GAME = Games.standard().game("four-colours", Map.of());
  private static final List<String> NAMES = List.of("Ann", "Bob", "Cy");

  /** With any other pack in mind it could not tell which colour its cards have. */
  @Test
  void after_a_wild_card_a_skilful_one_names_the_colour_of_which_it_holds_most() {
    BotPlayer bot = new HouseBots().player("greedy", GAME.pack());
    int named = 0;
    for (int seed = 0; seed < 40; seed++) {
      FastChance chance = new FastChance(seed);
      Match match = GAME.begin(Opening.of(NAMES.size()), chance);
      while (!match.standings().dealOver()) {
        int seat = match.turn();
        View view = match.view(seat);
        String act = bot.act(view, List.of(), chance).orElseThrow();
        if (view.awaits().word().equals("suit")) {
          Map<String, Long> held = colours(view, seat);
          long most = held.values().stream().max(Long::compare).orElse(0L);
          assertThat(held.getOrDefault(act.substring("suit ".length()), 0L)).isEqualTo(most);
          named++;
        }
        var _ = match.submit(seat, act, NAMES);
      }
    }
    assertThat(named).isGreaterThan(40);
  }

  private static Map<String, Long> colours(View view, int seat) {
    return view.hands().get(seat).cards().stream()
        .filter(card -> !card.startsWith("W"))
        .map(card -> card.substring(card.length() - 1))
        .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
  }
}
