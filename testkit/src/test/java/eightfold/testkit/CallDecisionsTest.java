package eightfold.testkit;

import static eightfold.testkit.DifferentialScenario.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Calls, faults, duels, challenges and cheats, on both programs. */
class CallDecisionsTest {
  private static final String ONE = "draw one-then-pass\n";
  private static final String CHEATS = ONE + "cheating, caught draws 2, false catch draws 1\n";
  private static final String DOUBT =
      ONE + "on J next draws 3, no answer, only in need, challenge costs 2\n";

  // semantics 24.9, 24.11
  @Test
  void a_limit_goes_before_the_turn_that_a_challenger_misses() {
    wronglyChallenged(DOUBT).does(1, "draw", "drew Bob 3", "skipped Cy").turn(0, "play");
    wronglyChallenged(DOUBT + "limit acts, at 3\n")
        .does(1, "draw", "drew Bob 3", "deal-over none", "game-over none");
  }

  /** Ann has played a jack in need; Cy doubted it and took the pile. */
  private static DifferentialScenario wronglyChallenged(String rules) {
    return table(rules, "JD 6C 5S", "7D 3C", "4C 5C")
        .pile("2D QD")
        .stock("3S 7H 8D 9D 9C 9S 9H 10C")
        .begins()
        .does(0, "play JD", "played Ann JD")
        .does(
            2,
            "challenge",
            "challenged Cy Ann",
            "revealed Ann 6C 5S",
            "drew Cy 2",
            "took Cy JD",
            "took Cy QD");
  }

  // semantics 25.8
  @Test
  void cards_that_a_cheat_made_others_draw_stay_with_them() {
    DifferentialScenario story =
        table(CHEATS + "on 7 others draw 1\n", "7C 4D 6D", "2D KC", "3D QC")
            .stock("3S 7D 8D 9D 10D")
            .begins();
    story
        .does(0, "play 7C", "played Ann 7C", "drew Bob 1", "drew Cy 1")
        .does(2, "catch 0", "caught Ann", "took Ann 7C", "drew Ann 2");
    assertThat(story.view(1).hands().get(1).cards()).containsExactlyInAnyOrder("2D", "KC", "3S");
    assertThat(story.view(2).hands().get(2).cards()).containsExactlyInAnyOrder("3D", "QC", "7D");
  }
}
