package eightfold.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import eightfold.game.Catalogue;
import eightfold.game.Game;
import eightfold.game.SetupException;
import eightfold.games.Games;
import eightfold.testkit.Sample;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Simulations on the games of the library. */
class SimulationTest {
  /** How deals of the shedding family end. */
  private static final Set<String> FAMILY_ENDINGS = Set.of("out", "blocked", "limit");

  private static final Catalogue GAMES = Games.standard();

  private static Game game(String id) {
    return GAMES.game(id, Map.of());
  }

  /** What comes of a plan, without how fast the machine is and how many threads played. */
  private static Report timeless(Plan plan) {
    Report report = Simulation.run(plan);
    return new Report(
        plan.on(1),
        report.deals(),
        report.decisions(),
        0,
        0,
        report.decisionsPerDeal(),
        report.actsPerDeal(),
        report.endings(),
        report.seats(),
        report.places(),
        report.matches());
  }

  /** The games in which players meet. */
  static Stream<String> listed() {
    return GAMES.entries().stream()
        .filter(entry -> entry.listed() && entry.mostSeats() > 1)
        .map(Catalogue.Entry::id);
  }

  /** Some of them, for what takes long in each. */
  static Stream<String> everyFifth() {
    List<String> games = listed().toList();
    return IntStream.iterate(0, i -> i < games.size(), i -> i + 5).mapToObj(games::get);
  }

  static Stream<String> alone() {
    return GAMES.entries().stream()
        .filter(entry -> entry.mostSeats() == 1)
        .map(Catalogue.Entry::id);
  }

  static Stream<String> someOfAll() {
    return Sample.some(GAMES.entries().stream().map(Catalogue.Entry::id));
  }

  @ParameterizedTest
  @ValueSource(strings = {"random", "eager", "greedy"})
  void the_number_of_threads_changes_nothing(String bot) {
    Plan plan = Plan.deals(game("pesten"), 3, bot, 700, 11);
    Report one = timeless(plan);
    assertThat(timeless(plan.on(2))).isEqualTo(one);
    assertThat(timeless(plan.on(5))).isEqualTo(one);
  }

  /** Semantics 27.7: in the fifth of these matches the two seats that are left drop out at once. */
  @Test
  @Timeout(60)
  void a_match_ends_in_which_nobody_is_left() {
    Plan plan = Plan.deals(game("el-pumba"), 4, "greedy", 5, 20261125).matches();
    assertThat(Simulation.run(plan).matches().count()).isEqualTo(5);
  }

  @Test
  void nor_does_it_in_matches_between_different_bots() {
    Plan plan =
        Plan.deals(game("eights"), 3, "eager", 40, 3)
            .between("greedy", "eager", "random")
            .matches();
    Report one = timeless(plan);
    assertThat(one.matches().count()).isEqualTo(40);
    assertThat(timeless(plan.on(3))).isEqualTo(one);
  }

  /** Later deals of a match have a generator of their own, also where a table is used again. */
  @Test
  void nor_in_matches_with_one_policy() {
    Plan plan = Plan.deals(game("ochos-locos"), 3, "eager", 200, 3).matches();
    Report one = timeless(plan);
    assertThat(one.deals()).isGreaterThan(200);
    assertThat(timeless(plan.on(3))).isEqualTo(one);
  }

  @Test
  void another_seed_gives_other_deals() {
    Plan plan = Plan.deals(game("eights"), 2, "eager", 100, 1);
    Plan other = Plan.deals(game("eights"), 2, "eager", 100, 2);
    assertThat(Simulation.run(plan).decisions()).isNotEqualTo(Simulation.run(other).decisions());
  }

  /** Source: anchors/speed.md, 200,000 random deals of the peer each; three standard errors. */
  @Test
  void random_play_of_the_comparison_game_has_the_peers_statistics() {
    Report report =
        Simulation.run(Plan.deals(game("openspiel-eights"), 2, "random", 40_000, 5).on(2));
    agrees(report.decisionsPerDeal(), 86.04, 0.03);
    agrees(new Estimate(report.ending("out"), Math.sqrt(0.1371 * 0.8629 / 40_000)), 0.1371, 0.0008);
    assertThat(report.acts("play")).isCloseTo(40.67, within(0.2));
    assertThat(report.acts("draw")).isCloseTo(35.75, within(0.2));
    assertThat(report.acts("pass")).isCloseTo(5.78, within(0.1));
    assertThat(report.acts("declare")).isCloseTo(3.85, within(0.05));
  }

  /** Source: as above, five players with special cards. */
  @Test
  void and_so_it_has_with_five_players_and_special_cards() {
    Game game = GAMES.game("openspiel-eights", Map.of("specials", "on"));
    Report report = Simulation.run(Plan.deals(game, 5, "random", 40_000, 6).on(2));
    agrees(report.decisionsPerDeal(), 79.56, 0.03);
    agrees(new Estimate(report.ending("out"), Math.sqrt(0.4452 * 0.5548 / 40_000)), 0.4452, 0.0011);
    assertThat(report.acts("play")).isCloseTo(34.40, within(0.2));
    assertThat(report.acts("draw")).isCloseTo(23.89, within(0.2));
    assertThat(report.acts("pass")).isCloseTo(17.41, within(0.2));
    assertThat(report.acts("declare")).isCloseTo(3.87, within(0.05));
  }

  private static void agrees(Estimate ours, double theirs, double theirSe) {
    double se = Math.hypot(ours.se(), theirSe);
    assertThat(ours.mean()).isCloseTo(theirs, within(3 * se));
  }

  @ParameterizedTest
  @MethodSource("someOfAll")
  @Tag("sampled")
  void every_game_adds_up(String id) {
    Game game = game(id);
    for (int seats : List.of(game.leastSeats(), game.mostSeats())) {
      Report report = Simulation.run(Plan.deals(game, seats, "eager", 200, 9));
      assertThat(report.deals()).isEqualTo(200);
      assertThat(sum(report.endings().values().stream())).isCloseTo(1, within(1e-9));
      assertThat(sum(report.actsPerDeal().values().stream()))
          .isCloseTo(report.decisionsPerDeal().mean(), within(1e-9));
      assertThat(report.decisionsPerDeal().mean() * 200)
          .isCloseTo((double) report.decisions(), within(1e-6));
      assertThat(report.seats()).hasSize(seats);
      // one seat or team wins, unless nobody can go on; who is eldest changes nobody's total
      double won = sum(report.seats().stream().map(seat -> seat.wins().mean()));
      double decided = 1 - report.ending("blocked") - report.ending("limit");
      if (FAMILY_ENDINGS.containsAll(report.endings().keySet())) {
        assertThat(won).isCloseTo(decided * onASide(game), within(1e-9));
      } else {
        // where an effect ends the game, several may win it at once
        assertThat(won).isGreaterThan(decided - 1e-9);
      }
      assertThat(won)
          .isCloseTo(sum(report.places().stream().map(seat -> seat.wins().mean())), within(1e-9));
    }
  }

  /** How many win a deal together: partners do, by the sheet that is made from the rules. */
  private static int onASide(Game game) {
    return game.ruleSheet().contains("Partners sit opposite each other") ? 2 : 1;
  }

  private static double sum(Stream<Double> numbers) {
    return numbers.mapToDouble(Double::doubleValue).sum();
  }

  /** A policy by the numbers of acts, and the same one at a table, by views and the notation. */
  @ParameterizedTest
  @MethodSource("everyFifth")
  void both_ways_to_play_a_policy_agree(String id) {
    agreeBothWays(game(id));
  }

  @ParameterizedTest
  @MethodSource("listed")
  @Tag("long")
  void both_ways_to_play_a_policy_agree_in_all_games(String id) {
    agreeBothWays(game(id));
  }

  private static void agreeBothWays(Game game) {
    int seats = Math.clamp(3, game.leastSeats(), game.mostSeats());
    String[] eager = Collections.nCopies(seats, "eager").toArray(String[]::new);
    Report byNumbers = Simulation.run(Plan.deals(game, seats, "eager", 2000, 21).on(2));
    Report byViews = Simulation.run(Plan.deals(game, seats, "eager", 400, 22).between(eager).on(2));
    Estimate numbers = byNumbers.decisionsPerDeal();
    Estimate views = byViews.decisionsPerDeal();
    assertThat(views.mean())
        .isCloseTo(numbers.mean(), within(4 * Math.hypot(numbers.se(), views.se())));
  }

  /**
   * The measure of greedy (issue 2, point 7). Where seats may not draw at will, random play is
   * nearly as good as eager play: the least leads measured were 0.19 (in el-pumba, where nobody
   * draws and most deals are blocked) and 0.23 (in tschau-sepp), the standard error here is 0.03.
   */
  @ParameterizedTest
  @MethodSource("everyFifth")
  void greedy_beats_random(String id) {
    beatsRandom(game(id));
  }

  @ParameterizedTest
  @MethodSource("listed")
  @Tag("long")
  void greedy_beats_random_in_all_games(String id) {
    beatsRandom(game(id));
  }

  private static void beatsRandom(Game game) {
    // two at a table, or every second one where a game needs more
    String[] bots =
        IntStream.range(0, game.leastSeats())
            .mapToObj(seat -> seat % 2 == 0 ? "greedy" : "random")
            .toArray(String[]::new);
    Report report =
        Simulation.run(Plan.deals(game, bots.length, "greedy", 1200, 77).between(bots).on(2));
    double lead = 0;
    double held = 0;
    for (int seat = 0; seat < bots.length; seat++) {
      int sign = seat % 2 == 0 ? 1 : -1;
      lead += sign * report.places().get(seat).wins().mean();
      held -= sign * report.places().get(seat).points().mean() / bots.length;
    }
    if (report.ending("limit") < 0.5) {
      assertThat(lead).isGreaterThan(0.12);
    } else {
      // most deals end without a winner (neighbour.md, readings): then a card fewer is a point
      // fewer
      assertThat(held).isGreaterThan(1);
    }
  }

  /**
   * Alone there is nobody to beat: the measure is how many cards are played before nothing fits.
   */
  @ParameterizedTest
  @MethodSource("alone")
  void alone_greedy_gets_further_than_random(String id) {
    Estimate greedy =
        Simulation.run(Plan.deals(game(id), 1, "greedy", 2000, 77)).decisionsPerDeal();
    Estimate random =
        Simulation.run(Plan.deals(game(id), 1, "random", 2000, 78)).decisionsPerDeal();
    assertThat(greedy.mean() - random.mean()).isGreaterThan(2);
  }

  @Test
  void matches_are_played_to_their_end() {
    Report report = Simulation.run(Plan.deals(game("ochos-locos"), 3, "eager", 50, 4).matches());
    // eight deals, and more while several lead equally
    assertThat(report.matches().deals().mean()).isGreaterThanOrEqualTo(8);
    assertThat(report.matches().count()).isEqualTo(50);
    assertThat(report.deals()).isEqualTo(Math.round(50 * report.matches().deals().mean()));
    double winners = sum(report.matches().seats().stream().map(seat -> seat.wins().mean()));
    assertThat(winners).isCloseTo(1, within(1e-9));
  }

  @Test
  void progress_is_told_up_to_the_end() {
    List<Long> told = new ArrayList<>();
    var _ = Simulation.run(Plan.deals(game("eights"), 2, "eager", 500, 1), told::add);
    assertThat(told).isSorted().endsWith(500L);
  }

  @Test
  void too_many_seats_are_refused_with_the_reason() {
    Plan plan = Plan.deals(game("pesten"), 12, "eager", 10, 1);
    assertThatThrownBy(() -> Simulation.run(plan)).isInstanceOf(SetupException.class);
  }

  @Test
  void a_plan_that_cannot_be_is_none() {
    Game game = game("eights");
    assertThatThrownBy(() -> Plan.deals(game, 3, "eager", 1, 1).between("greedy", "eager"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Plan.deals(game, 3, "grandmaster", 1, 1))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Plan.deals(game, 3, "eager", 0, 1))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
