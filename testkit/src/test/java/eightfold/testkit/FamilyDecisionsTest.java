package eightfold.testkit;

import static eightfold.testkit.DifferentialScenario.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** When a call is owed, in time or false, on both programs. */
class FamilyDecisionsTest {
  // semantics 21.8, 21.20; C14.4
  @Test
  void under_automatic_no_call_is_made_after_the_play_that_owes_it() {
    String rules =
        """
        draw one-then-pass
        stock reshuffle
        on 8 wild, declares suit
        call "Last" automatic
        call-penalty 2
        """;
    table(rules, "8C 3D", "4C 5C")
        .stock("7D 9D 10D JD")
        .begins()
        .does(0, "play 8C", "played Ann 8C")
        .refuses(0, "call", 911)
        .does(0, "suit H", "declared Ann H", "penalised Ann 2", "drew Ann 2");
  }

  // semantics 21.12, 21.20
  @Test
  void under_automatic_a_call_in_time_may_come_while_an_earlier_one_is_owed() {
    String rules =
        """
        draw one-then-pass
        stock reshuffle
        call "Last" automatic, each turn
        call-penalty 0
        call-blocks
        """;
    table(rules, "3H 4H", "4D 5C")
        .stock("7D 9D 10D JD")
        .begins()
        .does(0, "play 3H", "played Ann 3H")
        .refuses(0, "call", 911)
        .does(1, "draw", "drew Bob 1")
        .refuses(0, "play 4H", 913)
        .does(0, "call", "called Ann")
        .does(0, "draw", "drew Ann 1");
  }

  // semantics 21.26, 21.29
  @Test
  void a_call_found_false_holds_no_longer() {
    String rules =
        """
        draw one-then-pass
        stock reshuffle
        several neighbours
        call "Last" automatic, at 4, each turn, save 8
        call-penalty 2
        false-call 2
        """;
    DifferentialScenario story =
        table(rules, "8D 7H", "4C 5C")
            .stock("9D JC 10D JD")
            .begins()
            .does(0, "lay 7H", "played Ann 7H")
            .does(0, "call", "called Ann")
            .does(0, "end", "penalised Ann 2", "drew Ann 2");
    assertThat(story.view(1).hands().get(0).called()).isFalse();
  }
}
