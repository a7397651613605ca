package eightfold.testkit;

import static eightfold.testkit.DifferentialScenario.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/**
 * Turns that are missed or come again where rules of several games meet, by docs/semantics.md, on
 * both programs. Deals by the million have found that they differed here.
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

  // semantics 16.5, 18.9
  @Test
  void an_opening_without_effect_wants_no_card_in_the_turn_that_a_line_gives() {
    String rules =
        """
        draw one-then-pass
        opening any, each seat, without effect
        on odd repeat
        when odd: again
        """;
    DifferentialScenario.dealt(rules, 2, 3)
        .does(1, "play 9D", "played Bob 9D")
        .does(1, "draw", "drew Bob 1")
        .does(0, "play 5C", "played Ann 5C")
        // she has opened, and her next card has its effect
        .does(0, "play AC", "played Ann AC")
        .refuses(0, "draw", 909);
  }

  // semantics 14.4, 24.8, 24.13
  @Test
  void under_the_cards_that_a_challenger_took_the_suit_before_a_joker_is_in_force_again() {
    String rules =
        """
        jokers 4
        draw one-then-pass
        on 5 next draws 1, no answer, only in need, challenge costs 4
        on 7 declares suit, or a rank except 2
        on * by colour
        """;
    table(rules, "BJ 9H 10H", "KS 9D 7S", "5S 6D 2D")
        .pile("4C")
        .stock("2H 3H 4H 6H 8H JH QH")
        .begins()
        .does(0, "play BJ", "played Ann BJ")
        .does(1, "play KS", "played Bob KS")
        .does(2, "play 5S", "played Cy 5S")
        .does(
            0,
            "challenge",
            "challenged Ann Cy",
            "revealed Cy 2D 6D",
            "drew Ann 4",
            "took Ann 5S",
            "took Ann KS")
        .does(0, "draw", "drew Ann 1")
        .does(1, "play 7S", "played Bob 7S")
        .does(1, "rank 10", "declared Bob 10")
        .turn(2, "play");
  }
}
