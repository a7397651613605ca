package eightfold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * {@code eightfold solve}, and the game for one player at the terminal. Source:
 * solitaire-eights.md: "The program can tell whether a deal can be won (solver) and offers winnable
 * deals."
 */
class SolveCommandTest {
  private static JsonNode solved(long seed) {
    return Ran.eightfold("solve", "eights-patience", "--seed", "" + seed, "--json").done().json();
  }

  private static long seed(String prospect) {
    for (long seed = 1; seed < 100; seed++) {
      if (solved(seed).at("/prospect").asText().equals(prospect)) {
        return seed;
      }
    }
    throw new AssertionError("no deal " + prospect);
  }

  @Test
  void its_way_wins_the_deal_that_play_deals_with_the_seed() {
    long seed = seed("winnable");
    List<String> acts = new ArrayList<>();
    solved(seed).at("/acts").forEach(act -> acts.add(act.asText()));
    assertThat(acts).hasSize(51);
    Ran ran =
        Ran.typing(String.join("\n", acts) + "\n", "play", "Eights Patience", "--seed", "" + seed)
            .done();
    assertThat(ran.out())
        .contains("Eights Patience, 1 player, seed " + seed, "You are dealt 6 cards.")
        .contains("You win the match.")
        .doesNotContain("Not so", "Scores", "Everybody");
  }

  @Test
  void for_people_it_prints_the_cards_in_their_order() {
    Ran ran = Ran.eightfold("solve", "eights-patience", "--seed", "" + seed("winnable")).done();
    assertThat(ran.out()).contains("can be won.", "starter", "hand", "play");
    assertThat(ran.out().lines())
        .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
  }

  @Test
  void a_deal_that_cannot_be_won_is_lost_however_it_is_played() {
    long seed = seed("lost");
    String itsSeed = "" + seed;
    assertThat(Ran.eightfold("solve", "eights-patience", "--seed", itsSeed).done().out())
        .isEqualTo("Eights Patience, seed " + seed + ": cannot be won.\n");
    Ran unknown = Ran.eightfold("solve", "eights-patience", "--seed", itsSeed, "--steps", "1");
    assertThat(unknown.done().out()).containsAnyOf("not known after 1 plays", "cannot be won");
  }

  @Test
  void it_counts_the_deals_of_many_seeds() {
    JsonNode counted =
        Ran.eightfold("solve", "eights-patience", "--seed", "1", "--deals", "40", "--json")
            .done()
            .json();
    long winnable = 0;
    for (long seed = 1; seed <= 40; seed++) {
      winnable += solved(seed).at("/prospect").asText().equals("winnable") ? 1 : 0;
    }
    assertThat(counted.at("/deals").asLong()).isEqualTo(40);
    assertThat(counted.at("/winnable").asLong()).isEqualTo(winnable);
    assertThat(counted.at("/lost").asLong() + counted.at("/unknown").asLong())
        .isEqualTo(40 - winnable);
    assertThat(counted.at("/winnableShare").asDouble()).isEqualTo(winnable / 40.0);
    assertThat(
            Ran.eightfold("solve", "eights-patience", "--seed", "1", "--deals", "40").done().out())
        .contains("can be won", "cannot be won", "not known");
  }

  @Test
  void where_only_deals_to_win_are_dealt_all_can_be_won() {
    JsonNode counted =
        Ran.eightfold(
                "solve",
                "eights-patience",
                "--option",
                "winnable=yes",
                "--deals",
                "20",
                "--seed",
                "1",
                "--json")
            .done()
            .json();
    assertThat(counted.at("/winnable").asLong()).isEqualTo(20);
  }

  @ParameterizedTest
  @ValueSource(strings = {"random", "eager", "greedy"})
  void every_bot_plays_it_in_simulations(String bot) {
    JsonNode report =
        Ran.eightfold(
                "simulate",
                "eights-patience",
                "--deals",
                "300",
                "--seed",
                "2",
                "--json",
                "--bot",
                bot)
            .done()
            .json();
    assertThat(report.at("/players").asInt()).isEqualTo(1);
    double ended = report.at("/endings/out").asDouble() + report.at("/endings/blocked").asDouble();
    assertThat(ended).isEqualTo(1);
    assertThat(report.at("/actsPerDeal/play").asDouble()).isGreaterThan(5);
    assertThat(report.at("/actsPerDeal/draw").asDouble()).isZero();
  }

  @Test
  void wrong_calls_are_refused() {
    Ran.eightfold("solve", "pesten").refused("pesten is played against others");
    Ran.eightfold("solve", "eights-patience", "--deals", "0").refused("--deals");
    Ran.eightfold("solve", "eights-patience", "--steps", "0").refused("--steps");
    Ran.eightfold("play", "eights-patience", "--players", "2")
        .refused("eights-patience takes 1 player, not 2");
  }
}
