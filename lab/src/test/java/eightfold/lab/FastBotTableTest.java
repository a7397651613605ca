package eightfold.lab;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Catalogue;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.View;
import eightfold.games.Games;
import eightfold.testkit.Sample;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Bots that play by numbers, beside the same bots at a table where they get views and events in
 * words: from the same seeds each must make the same acts. So they know no more than a view says.
 * Source: issue 11, point 7.
 */
class FastBotTableTest {
  private static final int DEALS = 8;
  private static final Catalogue GAMES = Games.standard();

  static Stream<String> together() {
    return Sample.some(GAMES.entries().stream().filter(entry -> entry.mostSeats() > 1))
        .filter(entry -> fast(Plan.deals(game(entry.id()), entry.leastSeats(), "greedy", 1, 1)))
        .map(Catalogue.Entry::id);
  }

  private static Game game(String id) {
    return GAMES.game(id, Map.of());
  }

  private static boolean fast(Plan plan) {
    return FastBotTable.of(plan).isPresent();
  }

  private static void alike(Plan plan) {
    DealingTable byNumbers = FastBotTable.of(plan).orElseThrow();
    DealingTable byViews = new BotTable(plan);
    DealTally numbers = new DealTally(plan.seats(), plan.game().verbs());
    DealTally views = new DealTally(plan.seats(), plan.game().verbs());
    for (int n = 0; n < plan.count(); n++) {
      long seed = Seeds.nth(plan.seed(), n);
      byNumbers.begin(seed);
      byViews.begin(seed);
      byNumbers.playDeal(numbers);
      byViews.playDeal(views);
      alike(byNumbers.match(), byViews.match(), n);
      if (!byViews.match().standings().over() && n % 4 == 0) {
        byNumbers.nextDeal();
        byViews.nextDeal();
        byNumbers.playDeal(numbers);
        byViews.playDeal(views);
        alike(byNumbers.match(), byViews.match(), n);
      }
    }
    assertThat(numbers.report(plan, 1, 1)).isEqualTo(views.report(plan, 1, 1));
  }

  /** Where every card lies and how many acts it took: other acts would show. */
  private static void alike(Match one, Match other, int deal) {
    for (int seat = 0; seat < one.seats(); seat++) {
      View view = one.view(seat);
      assertThat(view).as("deal %d, seat %d", deal, seat).isEqualTo(other.view(seat));
    }
  }

  @ParameterizedTest
  @MethodSource("together")
  @Tag("sampled")
  void greedy_by_numbers_makes_the_acts_of_greedy_by_views(String id) {
    Game game = game(id);
    for (int seats :
        List.of(game.leastSeats(), Math.clamp(4, game.leastSeats(), game.mostSeats()))) {
      alike(Plan.deals(game, seats, "greedy", DEALS, 5));
    }
  }

  @ParameterizedTest
  @MethodSource("together")
  @Tag("sampled")
  void so_do_different_bots_at_one_table(String id) {
    Game game = game(id);
    int seats = Math.clamp(3, game.leastSeats(), game.mostSeats());
    String[] bots =
        Stream.of("greedy", "random", "eager", "greedy").limit(seats).toArray(String[]::new);
    alike(Plan.deals(game, bots.length, "eager", DEALS, 6).between(bots));
  }
}
