package eightfold.testkit;

import static eightfold.testkit.DifferentialScenario.table;
import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.View;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What is counted: points, turns, and who was first, where mutation testing missed a story. */
class CountedDecisionsTest {
  private static final String ONE = "draw one-then-pass\n";

  // semantics 26.11, 26.12; creights.md 4
  @Test
  void cards_that_cancel_take_away_the_dearest_or_count_against_their_holder() {
    DifferentialScenario story =
        table(ONE + "scoring own\ncancelling 3, not 8, alone 50\n", "9H", "3C 3D", "3H KC 5C 8S")
            .stock("7D 8D 9D")
            .begins();
    assertThat(story.view(2).hands().get(2).points()).as("while the deal runs").isEmpty();
    story.does(
        0,
        "play 9H",
        "played Ann 9H",
        "deal-over Ann",
        "scored Bob -100",
        "scored Cy 16",
        "game-over Ann");
    assertThat(story.view(1).hands().get(1).points()).containsExactly(-50, -50);
    View.Hand hand = story.view(2).hands().get(2);
    assertThat(counted(hand)).containsExactlyInAnyOrder("3H 3", "KC 0", "5C 5", "8S 8");
  }

  private static List<String> counted(View.Hand hand) {
    return IntStream.range(0, hand.cards().size())
        .mapToObj(i -> hand.cards().get(i) + " " + hand.points().get(i))
        .toList();
  }

  // semantics 26.13
  @Test
  void what_the_winner_collects_is_what_the_cards_of_the_others_count() {
    DifferentialScenario story =
        table(ONE + "scoring winner-collects\n", "9H", "3C KD", "8S").stock("7D 8D 9D").begins();
    story.does(0, "play 9H", "played Ann 9H", "deal-over Ann", "scored Ann 21", "game-over Ann");
    assertThat(counted(story.view(1).hands().get(1))).containsExactlyInAnyOrder("3C 3", "KD 10");
    assertThat(counted(story.view(2).hands().get(2))).containsExactly("8S 8");
    assertThat(story.view(1).hands().get(2).points()).as("in the eyes of another").isEmpty();
  }
}
