package eightfold.testkit;

import static eightfold.testkit.Story.dealt;
import static eightfold.testkit.Story.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/**
 * Turns that are missed, come again or end the deal where rules of several games meet, by
 * docs/semantics.md, on both programs. Deals by the million have found that they differed here.
 */
class MixtureTurnsTest {
  private static final String DOUBTFUL =
      """
      draw one-then-pass
      on 4 next draws 1, no answer, only in need, challenge costs 2
      """;

  @Test
  void who_has_doubted_wrongly_twice_misses_two_turns() { // 13.3, challenge costs
    table(DOUBTFUL, "4H 9C", "2D 3C", "4S 9D", "7D 8C")
        .pile("9S 5S 5H")
        .stock("2H 3D 6D 10D JD QD KD 10H JS QC")
        .begins()
        .does(0, "play 4H", "played Ann 4H")
        .does(
            3,
            "challenge",
            "challenged Dan Ann",
            "revealed Ann 9C",
            "drew Dan 2",
            "took Dan 4H",
            "took Dan 5H")
        .does(1, "draw", "drew Bob 1")
        .does(2, "play 4S", "played Cy 4S")
        .does(
            3,
            "challenge",
            "challenged Dan Cy",
            "revealed Cy 9D",
            "drew Dan 2",
            "took Dan 4S",
            "took Dan 5S")
        .does(3, "draw", "drew Dan 1")
        .does(0, "draw", "drew Ann 1")
        .does(1, "draw", "drew Bob 1")
        .does(2, "draw", "drew Cy 1", "skipped Dan")
        .turn(0, "play");
  }

  @Test
  void a_turn_missed_after_a_penalty_ends_what_was_called() { // 6; 13.3, challenge costs
    String rules =
        """
        draw up-to, most 2
        on 4 wild, next draws 1, no answer, only in need, challenge costs 2, then turn
        call "Last" caught
        call-penalty 1
        """;
    Story story =
        table(rules, "6C 4C", "8D", "9H")
            .pile("KD")
            .begins()
            .does(0, "play 4C", "played Ann 4C")
            .does(
                1,
                "challenge",
                "challenged Bob Ann",
                "revealed Ann 6C",
                "drew Bob 0",
                "took Bob 4C",
                "took Bob KD")
            .turn(1, "answer");
    story.does(1, "draw", "drew Bob 0", "skipped Bob").turn(2, "play");
    assertThat(story.view(1).hands().get(1).called()).isFalse();
  }

  @Test
  void a_turn_passed_over_for_a_like_card_is_the_one_that_is_missed() { // 13.1; 13.3
    String rules = DOUBTFUL + "packs 2\non-its-like\n";
    table(rules, "4H 9C", "3C JC", "9H 2C 3S", "7D 8C")
        .pile("2S 9H 5H")
        .stock("2D 3D 6D 10D JD QD KD 10S JS QS")
        .begins()
        .does(0, "play 4H", "played Ann 4H")
        .does(
            3,
            "challenge",
            "challenged Dan Ann",
            "revealed Ann 9C",
            "drew Dan 2",
            "took Dan 4H",
            "took Dan 5H")
        .does(1, "draw", "drew Bob 1")
        .does(2, "play 9H", "played Cy 9H")
        .does(2, "draw", "drew Cy 1", "skipped Dan")
        .does(0, "draw", "drew Ann 1")
        .does(1, "draw", "drew Bob 1")
        .does(2, "draw", "drew Cy 1")
        .turn(3, "play");
  }

  @Test
  void a_card_to_be_put_on_is_wanted_also_under_one_that_gives_a_turn() { // 13.2, Repeat
    String rules =
        """
        draw one-then-pass
        several same-rank
        on QH repeat
        on QS again
        """;
    table(rules, "QH QS 5S 6C", "7S 9S")
        .pile("2H")
        .stock("2D 3D 6D 7D")
        .begins()
        .does(0, "play QH QS", "played Ann QH", "played Ann QS")
        .turn(0, "play")
        .refuses(0, "draw", 909)
        .does(0, "play 5S", "played Ann 5S");
  }

  @Test
  void a_penalty_by_a_card_that_also_duels_is_answered_as_its_line_says() { // 3.2; 13.2, Duel
    String rules =
        """
        draw one-then-pass
        on 3 adds as an answer 4, answered by 4, duel 2
        """;
    table(rules, "9D 2C", "3S 5S", "10C JC")
        .pile("3C")
        .stock("2D 3D 6D 7D 8D 10D JD")
        .turn(1)
        .pending(7, 0)
        .begins()
        .refuses(1, "play 3S", 917)
        .does(1, "draw", "drew Bob 7");
  }

  @Test
  void a_declared_suit_without_a_card_under_it_stays_in_force() { // 13.3, challenge costs; 12
    String rules =
        """
        draw one-then-pass
        on 6 declares suit, next draws 2, no answer, only in need, challenge costs 2
        on J leaves in force
        """;
    Story story =
        table(rules, "QS 2C", "JS 6H 10C")
            .pile("7H")
            .stock("3D 5D 8D 9D KD")
            .turn(1)
            .begins()
            .does(1, "play 6H =H", "played Bob 6H", "declared Bob H")
            .does(
                0,
                "challenge",
                "challenged Ann Bob",
                "revealed Bob 10C JS",
                "drew Ann 2",
                "took Ann 6H",
                "took Ann 7H")
            .does(0, "draw", "drew Ann 2");
    assertThat(story.view(1).suit()).contains("H");
  }

  @Test
  void who_gets_an_empty_hand_while_others_count_is_out() { // 7.2; 13.1, Counts; 13.3, pass hands
    String rules =
        """
        draw one-then-pass
        on 6 counts 1, opens count, pass hands left
        """;
    table(rules, "9C", "6D", "5S")
        .pile("6S")
        .stock("2D 3D 7D")
        .turn(1)
        .pending(1, 0)
        .begins()
        .does(
            1,
            "play 6D",
            "played Bob 6D",
            "passed-hands left",
            "gave Ann Bob 1",
            "gave Bob Cy 0",
            "gave Cy Ann 1",
            "deal-over Cy",
            "game-over Cy");
  }

  @Test
  void a_starter_that_comes_after_one_taken_is_nobodys_own() { // 9, goodies; 13.5, own-wild
    String rules =
        """
        deal 13
        starter eldest-bears
        goodies
        draw until-played
        on 7 Q next draws 2
        match countdown, at 6
        own-wild
        """;
    dealt(rules, 2, 9).does(1, "take", "took Bob 7H", "turned 6D").turn(0, "play");
  }

  @Test
  void a_limit_comes_before_the_next_card_drawn_for_a_seat() { // 11.9; 13.4, trades; auto-draw
    String rules =
        """
        draw until-playable
        auto-draw
        teams
        trades
        limit acts, at 1
        """;
    table(rules, "9C 10C", "2D 3D", "5D 6D", "7D 8D")
        .pile("KS")
        .stock("2H 3H 4H 5H")
        .begins()
        .does(0, "draw", "drew Ann 1", "deal-over none", "game-over none");
  }

  @Test
  void where_no_limit_is_named_a_deal_ends_after_five_thousand_acts() { // 7.1
    String rules = "draw one-then-pass\nphrase \"thank you\"\n";
    Story story = table(rules, "9C 10C", "2D 3D").pile("KS").stock("2H 3H 4H 5H").begins();
    for (int act = 1; act < 5_000; act++) {
      story.does(act % 2, "say thank you");
    }
    story.does(0, "say thank you", "deal-over none", "game-over none");
  }
}
