package eightfold.testkit;

import static eightfold.testkit.DifferentialScenario.dealt;
import static eightfold.testkit.DifferentialScenario.table;
import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Awaits;
import org.junit.jupiter.api.Test;

/** What docs/semantics.md decides where the common rules leave a choice, on both programs. */
class DecisionsTest {
  // semantics 2.9; C4.2
  @Test
  void a_starter_is_put_back_also_where_no_line_says_so() {
    int buried = 0;
    for (long seed = 0; seed < 40; seed++) {
      DifferentialScenario story =
          dealt("jokers 8\ndraw one-then-pass\nstock reshuffle\n", 3, seed);
      buried += (int) story.opening().stream().filter(told -> told.startsWith("buried ")).count();
      assertThat(story.view(0).pile().getLast()).isNotIn("RJ", "BJ");
    }
    assertThat(buried).isPositive();
  }

  // semantics 2.10
  @Test
  void where_no_card_may_stay_the_starter_stays() {
    String rules = "starter plain, bury A 2 3 4 5 6 7 8 9 10 J Q\ndraw one-then-pass\nstock pass\n";
    int stayed = 0;
    for (long seed = 0; seed < 40; seed++) {
      // ten of fifty-two cards are left, and often enough no king is among them
      DifferentialScenario story = dealt("deal 7\n" + rules, 6, seed);
      stayed += story.view(0).pile().getLast().startsWith("K") ? 0 : 1;
    }
    assertThat(stayed).isBetween(1, 39);
  }

  // semantics 2.11
  @Test
  void jokers_that_stay_are_not_put_back_though_they_are_named_among_the_buried() {
    String rules =
        """
        starter dealer-plays, bury * K
        jokers-stay
        jokers 16
        draw one-then-pass
        stock pass
        """;
    int jokers = 0;
    int kings = 0;
    for (long seed = 0; seed < 40; seed++) {
      DifferentialScenario story = dealt(rules, 3, seed);
      assertThat(story.opening()).doesNotContain("buried RJ", "buried BJ");
      kings += (int) story.opening().stream().filter(told -> told.startsWith("buried K")).count();
      jokers += story.view(0).pile().getLast().endsWith("J") ? 1 : 0;
    }
    assertThat(jokers).isGreaterThan(2);
    assertThat(kings).isPositive();
  }

  // semantics 2.13, 2.18
  @Test
  void a_starter_that_the_dealer_leaves_has_its_effect() {
    String rules =
        """
        starter dealer-plays
        goodies
        draw one-then-pass
        stock pass
        on A 2 3 4 5 6 7 8 9 10 J Q K next draws 1
        """;
    DifferentialScenario story = dealt(rules, 3, 1);
    int dealer = story.view(0).dealer();
    story.turn(dealer, "take").does(dealer, "pass", "declined " + Trial.names(3).get(dealer));
    assertThat(story.view(0).inForce().pendingDraw()).isEqualTo(1);
  }

  // semantics 2.15; C4.3
  @Test
  void what_is_buried_is_buried_also_after_the_dealer_took_a_starter() {
    String rules =
        """
        starter plain, bury A 2 3 4 5 6 7
        goodies
        draw one-then-pass
        stock pass
        on 8 9 10 J wild
        """;
    int taken = 0;
    for (long seed = 0; seed < 40; seed++) {
      DifferentialScenario story = dealt(rules, 3, seed);
      int dealer = story.view(0).dealer();
      if (story.view(0).awaits().equals(Awaits.of("take"))) {
        taken++;
        story.takes(dealer);
        assertThat(story.view(0).pile().getLast()).matches("([89JQK]|10)[CDHS]");
      }
    }
    assertThat(taken).isGreaterThan(5);
  }

  // semantics 2.16; C14.2
  @Test
  void a_starter_taken_ends_a_call_as_a_draw_does() {
    String rules =
        """
        deal 1
        goodies
        draw one-then-pass
        stock pass
        on A 2 3 4 5 6 7 8 9 10 J Q K again
        call "Last" caught
        call-penalty 1
        false-call 1
        """;
    DifferentialScenario story = dealt(rules, 3, 1);
    int dealer = story.view(0).dealer();
    String name = Trial.names(3).get(dealer);
    story.turn(dealer, "take").does(dealer, "call", "called " + name).takes(dealer);
    assertThat(story.view(0).hands().get(dealer).called()).isFalse();
  }

  // semantics 8.1, 29.10
  @Test
  void who_is_stuck_where_a_story_begins_passes_at_once() {
    DifferentialScenario story = table("draw one-then-pass\nstock pass\n", "9C", "QH").begins();
    assertThat(story.opening()).containsExactly("passed Ann");
    story.turn(1, "play");
  }
}
