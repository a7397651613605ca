package eightfold.testkit;

import static eightfold.testkit.DifferentialScenario.dealt;
import static eightfold.testkit.DifferentialScenario.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/**
 * What is called and named, and which hand is the last, where rules of several games meet, by
 * docs/semantics.md, on both programs. Deals by the million have found that they differed here.
 */
class MixtureCallsTest {
  // semantics 22.8, 22.9
  @Test
  void who_gets_another_hand_before_declaring_owes_no_name() {
    String rules =
        """
        draw one-then-pass
        on 8 wild, declares suit, repeat, pass hands left
        call "Last card" caught, for turns of 2
        call-penalty 1
        names-said
        """;
    DifferentialScenario story =
        table(rules, "8D", "9S QC", "KH 2C").pile("7C").stock("2D 3D").begins();
    story
        .does(
            0,
            "play 8D",
            "played Ann 8D",
            "passed-hands left",
            "gave Ann Bob 0",
            "gave Bob Cy 2",
            "gave Cy Ann 2")
        .turn(0, "suit");
    assertThat(story.view(0).legal()).noneMatch(act -> act.startsWith("say"));
  }

  // semantics 21.31
  @Test
  void cards_that_the_starter_gives_are_dealt_and_owe_no_call() {
    String rules =
        """
        deal 2
        starter-draw A 2 3 4 5 6 7 8 9 10 J Q K, each draws 1
        draw one-then-pass
        call "Last" caught, at 3
        call-penalty 1
        call-each-change
        """;
    DifferentialScenario story = dealt(rules, 3, 4);
    for (int seat = 0; seat < 3; seat++) {
      assertThat(story.view(seat).hands().get(seat).count()).isEqualTo(3);
      assertThat(story.view(seat).hands().get(seat).owesCall()).isFalse();
    }
  }
}
