package eightfold.testkit;

import static eightfold.testkit.DifferentialScenario.dealt;
import static eightfold.testkit.DifferentialScenario.table;
import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Awaits;
import org.junit.jupiter.api.Test;

/** What docs/semantics.md decides where the common rules leave a choice, on both programs. */
class DecisionsTest {
  private static final String PARRY =
      """
      draw one-then-pass
      stock reshuffle
      several same-rank
      on K skip 1, parried by K
      """;

  // semantics 5.4, 10.3; eights.md R6, R8
  @Test
  void a_parry_moves_all_pending_skips_on() {
    table(PARRY, "KH KD 3C", "KS 4C", "5C 6C", "7C 8C")
        .begins()
        .does(0, "play KH KD", "played Ann KH", "played Ann KD")
        .does(1, "play KS", "played Bob KS")
        .does(2, "pass", "skipped Cy")
        .does(3, "pass", "skipped Dan")
        .turn(0, "play");
  }

  // semantics 5.4, 10.4; eights.md R8
  @Test
  void what_remains_of_a_skip_lapses_at_the_seat_that_parried() {
    table(PARRY, "KH KD 3C", "KS 4C", "5C 6C")
        .begins()
        .does(0, "play KH KD", "played Ann KH", "played Ann KD")
        .does(1, "play KS", "played Bob KS")
        .does(2, "pass", "skipped Cy")
        .does(0, "pass", "skipped Ann")
        .turn(1, "play");
  }

  // semantics 10.8; C12.4
  @Test
  void a_skip_that_no_card_answers_happens_by_itself() {
    String rules = "draw one-then-pass\nstock reshuffle\non K skip 1, parried by wild\n";
    table(rules, "KH 3C", "4C 5D", "5C 6C")
        .begins()
        .does(0, "play KH", "played Ann KH", "skipped Bob")
        .turn(2, "play");
  }

  // semantics 6.3
  @Test
  void an_answer_that_costs_the_turn_hands_the_debt_on() {
    String rules =
        """
        draw one-then-pass
        stock reshuffle
        on 2 next draws 2, answered by 2 J
        on J next draws 3
        last-costs J, draws 1, ends turn
        """;
    table(rules, "2H 3C", "JC", "5C 6C")
        .stock("7D 8D 9D 10D")
        .begins()
        .does(0, "play 2H", "played Ann 2H")
        .does(1, "play JC", "played Bob JC", "drew Bob 1")
        .turn(2, "answer")
        .does(2, "draw", "drew Cy 2");
  }

  // semantics 9.11, 10.2
  @Test
  void the_skip_is_answered_before_the_debt() {
    String rules =
        """
        draw one-then-pass
        stock reshuffle
        on K skip 1, parried by K, next draws 2, answered by 2
        """;
    table(rules, "KH 3C", "2C 5D", "2D 6C")
        .stock("7D 8D 9D 10D")
        .begins()
        .does(0, "play KH", "played Ann KH")
        .refuses(1, "play 2C", 917)
        .refuses(1, "draw", 909)
        .does(1, "pass", "skipped Bob")
        .allows(2, "play 2D", "draw");
  }

  // semantics 8.5, 8.7; C8.2
  @Test
  void without_drawing_a_round_of_passes_blocks_the_deal() {
    table("draw none\nstock reshuffle\nscoring own\n", "3C", "4C")
        .stock("7D 8D")
        .begins()
        .does(0, "pass", "passed Ann")
        .does(
            1,
            "pass",
            "passed Bob",
            "deal-over none",
            "scored Ann 3",
            "scored Bob 4",
            "game-over Ann");
  }

  // semantics 7.16, 8.11
  @Test
  void a_draw_in_vain_ends_the_turn_also_where_passes_are_free() {
    table("draw one-must-play\nfree-pass\nstock pass\n", "3C 4D", "4C")
        .stock("7D 8D")
        .begins()
        .does(0, "draw", "drew Ann 1", "passed Ann")
        .turn(1, "play");
  }

  // semantics 7.7
  @Test
  void a_penalty_that_finds_nothing_is_told() {
    table("draw one-then-pass\nstock pass\non 2 others draw 2\n", "2H 3C", "4H 5D", "5C 6C")
        .stock("7D")
        .begins()
        .does(0, "play 2H", "played Ann 2H", "drew Bob 1", "drew Cy 0");
  }

  // semantics 21.9, 21.25
  @Test
  void a_call_before_a_turn_of_several_cards_is_judged_at_its_end() {
    String rules =
        """
        draw one-then-pass
        stock reshuffle
        several same-rank
        call "Last" caught
        call-penalty 2
        false-call 3
        """;
    table(rules, "9H 9D 9C 3C", "4C 5D", "5C 6C")
        .stock("7D 8D 9S 10D JD")
        .begins()
        .does(0, "call", "called Ann")
        .does(0, "play 9H 9D 9C", "played Ann 9H", "played Ann 9D", "played Ann 9C")
        .turn(1, "play")
        .refuses(2, "catch 0", 911);
  }

  // semantics 21.24, 21.25, 21.26; Pesten, seed 004, clause 3
  @Test
  void an_announced_call_holds_until_it_is_judged() {
    String rules =
        """
        draw one-may-play
        stock reshuffle
        call "Last" caught
        call-penalty 2
        false-call 3
        """;
    table(rules, "9H 3C", "4C 5D", "5C 6C")
        .stock("7H 8D 9S 10D JD")
        .begins()
        .does(0, "call", "called Ann")
        .does(0, "draw", "drew Ann 1")
        .refuses(0, "call", 911)
        .does(0, "play 7H", "played Ann 7H", "penalised Ann 3", "drew Ann 3");
  }

  // semantics 21.8; C14.4
  @Test
  void where_the_referee_finds_it_no_call_comes_after_the_play() {
    String rules =
        """
        draw one-then-pass
        stock reshuffle
        on 8 wild, declares suit
        call "Last" automatic
        call-penalty 2
        false-call 3
        """;
    table(rules, "8C 3C", "4C 5D")
        .stock("7H 8D 9S")
        .begins()
        .does(0, "play 8C", "played Ann 8C")
        .refuses(0, "call", 911)
        .does(0, "suit C", "declared Ann C", "penalised Ann 2", "drew Ann 2");
  }

  // semantics 21.22; eights.md lastCardBlocks
  @Test
  void a_block_lasts_for_the_turn_whenever_one_card_is_left() {
    String rules =
        """
        draw until-playable
        stock reshuffle
        several neighbours
        call "Last" caught
        call-penalty 0
        call-blocks
        """;
    table(rules, "9H 5C", "KH 4D 3D")
        .stock("6H")
        .begins()
        .does(0, "play 9H", "played Ann 9H")
        .does(1, "play KH", "played Bob KH")
        .refuses(0, "play 5C", 913)
        .does(0, "draw", "drew Ann 1")
        .does(0, "lay 6H", "played Ann 6H")
        .refuses(0, "lay 5C", 913)
        .does(0, "end")
        .turn(1, "play");
  }

  // semantics 11.4; eights.md R8
  @Test
  void a_run_is_not_begun_that_a_block_would_leave_too_short() {
    String rules =
        """
        draw up-to, most 3
        stock reshuffle
        several run, at least 3
        call "Last" caught
        call-penalty 0
        call-blocks
        """;
    table(rules, "9H 5C", "9C 4D 3D")
        .stock("6C 7C")
        .begins()
        .does(0, "play 9H", "played Ann 9H")
        .does(1, "play 9C", "played Bob 9C")
        .does(0, "draw", "drew Ann 1")
        .does(0, "draw", "drew Ann 1")
        .does(0, "lay 5C", "played Ann 5C")
        .refuses(0, "lay 6C", 907)
        .does(0, "end")
        .turn(1, "play");
  }

  // semantics 3.12
  @Test
  void the_limit_of_cards_leaves_the_declaration() {
    String rules =
        "draw one-then-pass\nstock reshuffle\non 8 wild, declares suit\nlimit cards, at 1\n";
    table(rules, "8C 3C", "4C 5D")
        .begins()
        .does(0, "play 8C", "played Ann 8C")
        .does(0, "suit D", "declared Ann D", "deal-over none", "game-over none");
  }

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

  // semantics 1.8
  @Test
  void a_card_named_singly_goes_before_its_rank_also_in_points() {
    String rules = "draw one-then-pass\nstock pass\nscoring own\npoints QS 13, Q 1\n";
    table(rules, "9H", "QS QD")
        .begins()
        .does(0, "play 9H", "played Ann 9H", "deal-over Ann", "scored Bob 14", "game-over Ann");
  }

  // semantics 26.15
  @Test
  void every_kind_of_scoring_is_doubled() {
    String rules = "draw one-then-pass\nstock pass\nscoring one-each\ndoubled-by J\n";
    table(rules, "JH", "QS QD")
        .begins()
        .does(0, "play JH", "played Ann JH", "deal-over Ann", "scored Ann 2", "game-over Ann");
  }

  // semantics 4.8
  @Test
  void a_wild_card_follows_its_rank_also_where_that_asks_for_its_own_suit() {
    String rules = "draw one-then-pass\nstock pass\nwilds-follow\non A wild, own suit\n";
    table(rules, "AH 3C", "AD 3H 4D")
        .stock("7D")
        .begins()
        .does(0, "play AH", "played Ann AH")
        .allows(1, "play AD", "play 3H", "draw");
  }

  // semantics 5.11
  @Test
  void an_addition_that_nothing_awaits_is_passed_over() {
    table("draw one-then-pass\nstock pass\n", "9H 3C", "QS QD")
        .stock("4D")
        .begins()
        .does(0, "play 9H =D", "played Ann 9H")
        .turn(1, "play");
  }

  // semantics 8.1, 29.10
  @Test
  void who_is_stuck_where_a_story_begins_passes_at_once() {
    DifferentialScenario story = table("draw one-then-pass\nstock pass\n", "9C", "QH").begins();
    assertThat(story.opening()).containsExactly("passed Ann");
    story.turn(1, "play");
  }

  // semantics 4.9
  @Test
  void a_wild_joker_follows_a_wild_joker_also_where_wild_cards_must_follow() {
    String rules = "jokers 2\ndraw one-then-pass\nstock pass\nwilds-follow\non * wild\n";
    table(rules, "RJ 3C", "4D 5D").pile("5H BJ").stock("7D").begins().allows(0, "play RJ", "draw");
  }
}
