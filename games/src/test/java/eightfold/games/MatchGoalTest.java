package eightfold.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** When a match ends. Source: the games' pages, and COMMON C17. */
class MatchGoalTest {
  @ParameterizedTest
  @CsvSource({
    "eights, '', 4, points 200",
    "eights, '', 2, points 100",
    "eights, target 0, 4, ''",
    "eights, target 60, 4, points 60",
    "crazy-factor, '', 4, ''",
    "hollywood-eights, '', 4, columns 100",
    "rockaway, '', 5, deals 5",
    "countdown, '', 4, countdown 8",
    "crazier-eights, '', 4, ''",
    "eights-patience, '', 1, ''"
  })
  void follows_from_the_rules_in_force(String game, String option, int seats, String goal) {
    String[] chosen = option.split(" ", 2);
    Map<String, String> options = option.isEmpty() ? Map.of() : Map.of(chosen[0], chosen[1]);
    assertThat(
            Games.standard()
                .game(game, options)
                .matchGoal(seats)
                .map(one -> one.kind().word() + " " + one.number())
                .orElse(""))
        .isEqualTo(goal);
  }
}
