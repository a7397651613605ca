package eightfold.testkit;

import static eightfold.testkit.DifferentialScenario.table;
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

  // semantics 24.9, 24.10; CHANGES 10
  @Test
  void who_has_doubted_wrongly_twice_misses_one_turn() {
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
        .does(2, "draw", "drew Cy 1")
        .turn(3, "play");
  }

  // semantics 30.22, 25.6
  @Test
  void what_a_seat_must_play_waits_for_its_turn_while_a_wrong_card_is_taken_back() {
    String rules =
        """
        draw up-to
        cheating, caught draws 2, false catch draws 2
        when K: seat +2 must play red
        """;
    table(rules, "KS 4D", "9H 4S 3D", "6S 6H 2C")
        .pile("JS")
        .stock("AC QC JC")
        .begins()
        .does(0, "play KS", "played Ann KS")
        .does(1, "play 9H", "played Bob 9H")
        .does(2, "catch 1", "caught Bob", "took Bob 9H", "drew Bob 2")
        .does(1, "play 4S", "played Bob 4S")
        .refuses(2, "play 6S", 918);
  }

  // semantics 10.1, 10.15
  @Test
  void a_skip_to_be_parried_lapses_under_a_debt_where_the_others_miss_their_turns_anyway() {
    String rules =
        """
        draw one-then-pass
        on A next draws 2, skip 1, parried by 3
        pairs
        when 9: seat +2 misses 1
        """;
    table(rules, "AS 4C 5C", "4D 5D", "9S 8D")
        .pile("5S")
        .stock("2C 2D 2H 6C 6D 6H 10C 10D")
        .turn(2)
        .begins()
        .does(2, "play 9S", "played Cy 9S")
        .does(0, "play AS", "played Ann AS", "skipped Bob")
        .does(2, "draw", "drew Cy 2");
  }

  // semantics 29.7, 10.4
  @Test
  void what_remains_of_a_positions_skip_lapses_when_it_would_reach_the_seat_before() {
    String rules =
        """
        draw one-then-pass
        on 8 skip 1, parried by 8
        when turn ends: reverse
        """;
    table(rules, "4H 5H", "QH KH", "7H 9H")
        .pile("8C")
        .stock("2C 3C 4C")
        .turn(1)
        .pending(0, 2)
        .begins()
        .does(1, "pass", "skipped Bob", "reversed")
        .turn(0, "play");
  }

  // semantics 18.4, 30.13
  @Test
  void who_draws_nothing_instead_of_the_card_owed_draws_not() {
    String rules =
        """
        draw up-to
        stock pass
        on Q owes its suit
        when draws: says "hello", else draws 3
        """;
    table(rules, "QS 4H 5H", "7S 9H", "7D")
        .pile("3S")
        .stock("")
        .begins()
        .does(0, "play QS", "played Ann QS")
        .turn(0, "follow")
        .does(0, "draw", "drew Ann 0")
        .does(1, "play 7S", "played Bob 7S");
  }

  // semantics 30.15
  @Test
  void what_the_penalty_at_the_end_of_a_turn_sets_off_comes_before_the_lines_about_the_end() {
    String rules =
        """
        draw one-may-play
        call "Last" automatic
        call-penalty 2
        when turn ends: next draws 1
        when hand becomes 3: others draw 1
        when hand becomes 4: previous draws 1
        """;
    table(rules, "4H 5H", "QH KH 2C", "7H 9H 3C 4D")
        .pile("8H")
        .stock("3S 3D 4C 6C 7C 9C JC QC KC")
        .begins()
        .does(
            0,
            "play 4H",
            "played Ann 4H",
            "penalised Ann 2",
            "drew Ann 2",
            "drew Bob 1",
            "drew Cy 1",
            "drew Ann 1",
            "drew Cy 1",
            "drew Bob 1")
        .turn(1, "play");
  }

  // semantics 7.24, 30.20
  @Test
  void the_referee_draws_also_for_a_seat_that_a_swap_has_left_nothing_to_play() {
    String rules =
        """
        draw until-playable
        auto-draw
        when draws: swaps hands with next
        """;
    table(rules, "4C 9H", "7H", "8D 10D")
        .pile("4S")
        .stock("QD JD 6S 2D")
        .begins()
        .does(0, "draw", "drew Ann 1", "swapped Ann Bob", "drew Ann 1", "swapped Ann Bob")
        .turn(0, "play");
  }

  // semantics 24.2, 30.35
  @Test
  void a_card_that_a_line_keeps_off_is_none_that_could_have_been_played_instead() {
    String rules =
        "draw up-to\non K next draws 4, no answer, only in need, challenge costs 1\nnever 6 on red\n";
    table(rules, "6H KD 2C", "QC", "4C 5C")
        .pile("KH")
        .stock("2D 3D 4D 5D 7D 8D")
        .begins()
        .does(0, "play KD", "played Ann KD")
        .does(
            2,
            "challenge",
            "challenged Cy Ann",
            "revealed Ann 2C 6H",
            "drew Cy 1",
            "took Cy KD",
            "took Cy KH");
  }

  // semantics 12.4, 30.24
  @Test
  void a_turn_that_a_draw_has_ended_forgets_the_further_ones_also_where_a_line_gives_another() {
    String rules = "packs 2\ndraw one-then-pass\non 6 again\non-its-like\nwhen draws: again\n";
    table(rules, "6C 2S 9C", "7H 8H", "8D 10D")
        .pile("6C")
        .stock("3D 4D 5D JD")
        .begins()
        // two further turns: for the six, and for a card on its like
        .does(0, "play 6C", "played Ann 6C")
        .turn(0, "play")
        .does(0, "draw", "drew Ann 1")
        .turn(0, "play")
        // this one is the line's; Bob is passed over for the card on its like
        .does(0, "play 9C", "played Ann 9C", "skipped Bob")
        .turn(2, "play");
  }

  // semantics 12.11, 24.9
  @Test
  void a_turn_passed_over_for_a_like_card_is_the_one_that_is_missed() {
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

  // semantics 4.14, 24.8
  @Test
  void a_declared_suit_without_a_card_under_it_stays_in_force() {
    String rules =
        """
        draw one-then-play
        on 6 declares suit, next draws 2, no answer, only in need, challenge costs 2
        on J leaves in force
        """;
    DifferentialScenario story =
        table(rules, "QS 2C", "JS 6H 10C")
            .pile("7H")
            .stock("3D 5D 8D 9D JH KD")
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
            .does(0, "draw", "drew Ann 2")
            .does(1, "draw", "drew Bob 1")
            .does(1, "play JH", "played Bob JH");
    assertThat(story.view(1).inForce().suit()).contains("H");
  }

  // semantics 3.5
  @Test
  void who_gets_an_empty_hand_while_others_count_is_out() {
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

  // semantics 7.10, 20.9
  @Test
  void who_has_traded_is_bound_by_no_card_that_came_before() {
    String rules =
        """
        draw until-playable
        call "Last" caught
        call-penalty 1
        false-call 3
        teams
        trades
        """;
    table(rules, "9C 8D 6S", "3D 4D", "3C 7S", "JD QD")
        .pile("2H")
        .stock("4H 5H KC 6D")
        .begins()
        .does(0, "call", "called Ann", "penalised Ann 3", "drew Ann 3")
        .refuses(0, "draw", 909)
        .does(0, "give 4H 2", "gave Ann Cy 1")
        .does(2, "give 3C 0", "gave Cy Ann 1")
        .does(0, "draw", "drew Ann 1");
  }

  // semantics 3.11
  @Test
  void a_limit_comes_before_the_next_card_drawn_for_a_seat() {
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

  // semantics 3.3, 3.11
  @Test
  void where_no_limit_is_named_a_deal_ends_after_five_thousand_acts() {
    String rules =
        """
        draw one-then-pass
        call "Last card" caught, for turns of 2
        call-penalty 1
        phrase "thank you"
        """;
    DifferentialScenario story =
        table(rules, "9C 10C", "2D 3D").pile("KS").stock("2H 3H 4H 5H").begins();
    for (int act = 1; act < 5_000; act++) {
      story.does(act % 2, "say thank you");
    }
    story.does(0, "say thank you", "deal-over none", "game-over none");
  }

  // semantics 10.18, 10.26
  @Test
  void skips_behind_a_penalty_that_waits_pass_over_the_next_seats() {
    String rules =
        """
        packs 2
        draw one-then-play
        several run, at least 3
        on J skip 3
        on K next draws 1
        on 2 wild, next draws 4, next misses 3
        effects-in-order
        """;
    table(rules, "2D AS 9S", "5H KH QH JH", "AH QC 2C AC")
        .pile("2C")
        .begins()
        .does(0, "play 2D", "played Ann 2D", "skipped Bob")
        .does(2, "play 2C", "played Cy 2C", "skipped Ann", "skipped Bob")
        .does(2, "play AC", "played Cy AC", "skipped Ann", "skipped Bob")
        .does(2, "play AH", "played Cy AH", "skipped Ann")
        .does(
            1,
            "play KH QH JH",
            "played Bob KH",
            "played Bob QH",
            "played Bob JH",
            "skipped Cy",
            "skipped Ann")
        .turn(1, "play");
  }

  // semantics 6.3, 12.4, 12.11
  @Test
  void a_last_card_that_costs_the_turn_costs_a_further_one_too() {
    String rules =
        """
        packs 2
        draw one-then-play
        last-costs 7, draws 2, ends turn
        on-its-like
        """;
    table(rules, "JD", "7D", "9C 10C")
        .pile("7D")
        .stock("2S 3S 4S 5S")
        .turn(1)
        .begins()
        .does(1, "play 7D", "played Bob 7D", "drew Bob 2", "skipped Cy")
        .turn(0, "play");
  }

  // semantics 20.2, 20.3
  @Test
  void who_is_out_has_no_further_turn_while_the_partner_plays_on() {
    String rules = "draw one-then-pass\npairs\nteams\non A declares suit, again\n";
    table(rules, "6S 9S", "6C 7C", "AD", "JD KS")
        .pile("QD")
        .stock("2D 3D 4D")
        .turn(2)
        .begins()
        .does(2, "play AD", "played Cy AD", "out Cy")
        .does(2, "suit S", "declared Cy S")
        .turn(3, "play");
  }

  // semantics 26.6, 26.8
  @Test
  void a_last_card_looks_at_the_stock_when_the_others_have_drawn() {
    String rules =
        """
        draw one-then-pass
        on 6 next draws 2, while stock lasts, others draw 1
        last-effect all
        """;
    table(rules, "7C", "6C", "AD")
        .pile("KC KS AC")
        .turn(1)
        .begins()
        .does(
            1,
            "play 6C",
            "played Bob 6C",
            "reshuffled",
            "drew Cy 1",
            "drew Ann 1",
            "drew Cy 1",
            "deal-over Bob",
            "game-over Bob");
  }

  // semantics 10.18, 10.19, 30.21
  @Test
  void a_penalty_that_waits_goes_on_waiting_during_a_duel() {
    String rules =
        """
        draw up-to
        on J next draws 4
        on A duel 2
        when J: next misses 1
        """;
    table(rules, "JC AC 5D", "4H AH 2S")
        .pile("3C")
        .stock("2D 3D 4D 5H 6H 7H 8H 9H 10H")
        .begins()
        .does(0, "play JC", "played Ann JC", "skipped Bob")
        .does(0, "play AC", "played Ann AC")
        .does(0, "target 1", "named Ann Bob")
        .does(1, "draw", "drew Bob 2")
        .turn(1, "answer")
        .does(1, "draw", "drew Bob 4");
  }

  // semantics 10.18, 10.20
  @Test
  void a_penalty_of_a_card_that_duels_is_that_of_who_laid_it() {
    String rules =
        """
        draw up-to
        several run
        on 9 next draws 2
        on 10 duel 1
        when court: all miss 1
        """;
    table(rules, "2C 3C", "9C 10C 5D", "9S 6D 7D")
        .pile("8S")
        .stock("AC QC JC 4C KC AD")
        .turn(2)
        .begins()
        .does(2, "play 9S", "played Cy 9S")
        .does(0, "draw", "drew Ann 2")
        .does(1, "lay 9C", "played Bob 9C")
        .does(1, "lay 10C", "played Bob 10C")
        .does(1, "end")
        .does(1, "target 0", "named Bob Ann")
        .does(0, "draw", "drew Ann 1")
        .turn(2, "answer");
  }

  // semantics 7.26, 7.27
  @Test
  void in_a_duel_the_stock_costs_who_opened_it_alone() {
    String rules =
        """
        draw one-then-pass
        on Q duel 1
        scoring own
        stock-costs 30
        """;
    table(rules, "QD 7H JD", "QS JS KC", "8D 9C")
        .pile("10S")
        .turn(1)
        .begins()
        .does(1, "play QS", "played Bob QS")
        .does(1, "target 0", "named Bob Ann")
        .does(0, "play QD", "played Ann QD")
        .does(1, "draw", "reshuffled", "charged Bob 30", "drew Bob 2");
    table(rules, "7H JD", "QS JS KC", "8D 9C")
        .pile("10S")
        .turn(1)
        .begins()
        .does(1, "play QS", "played Bob QS")
        .does(1, "target 0", "named Bob Ann")
        .does(0, "draw", "reshuffled", "drew Ann 1", "passed Cy");
  }
}
