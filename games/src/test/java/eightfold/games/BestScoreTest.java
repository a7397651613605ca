package eightfold.games;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.BestScore;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which score is the best one. Source: the games' pages; scoring as COMMON C16 and C17 have it. */
class BestScoreTest {
  @ParameterizedTest
  @CsvSource({
    "eights, '', most",
    "eights, own, fewest",
    "hollywood-eights, '', most",
    "ochos-locos, '', most",
    "creights, '', fewest",
    "el-pumba, '', fewest",
    "countdown, '', fewest",
    "pesten, '', ''",
    "eights-patience, '', ''",
    "crazier-eights, '', most",
    "crazier-eights, points, fewest"
  })
  void follows_from_the_rules_in_force(String game, String scoring, String best) {
    Map<String, String> options = scoring.isEmpty() ? Map.of() : Map.of("scoring", scoring);
    assertThat(Games.standard().game(game, options).bestScore().map(BestScore::word).orElse(""))
        .isEqualTo(best);
  }
}
