package eightfold.testkit;

import static eightfold.testkit.DifferentialScenario.table;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import eightfold.game.Game;
import eightfold.game.SetupException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What trials of the built games have asked, and how it was decided, on both programs. */
class RulingDecisionsTest {
  // semantics 30.39; CHANGES 37
  @Test
  void a_line_about_a_last_card_works_where_the_deal_goes_on() {
    String rules =
        """
        draw one-then-pass
        last-costs 4, draws 2
        when 4 with 0 cards left: others draw 1
        """;
    table(rules, "4H", "6S 9D", "KC KD")
        .pile("5H")
        .stock("2S 3S 7S 8S")
        .begins()
        .does(0, "play 4H", "played Ann 4H", "drew Bob 1", "drew Cy 1", "drew Ann 2")
        .turn(1, "play");
  }

  // semantics 30.39, 30.7; CHANGES 37
  @Test
  void a_line_about_a_last_card_works_neither_where_it_ends_the_deal_nor_before() {
    String rules =
        """
        draw one-then-pass
        when 4 with 0 cards left: others draw 1
        """;
    table(rules, "4H 4D", "4S 9D")
        .pile("5H")
        .stock("2S 3S 7S 8S")
        .begins()
        .does(0, "play 4H", "played Ann 4H")
        .does(1, "play 4S", "played Bob 4S")
        .does(0, "play 4D", "played Ann 4D", "deal-over Ann", "game-over Ann");
  }

  // semantics 21.15; CHANGES 17
  @Test
  void a_call_does_not_outlive_a_hand_that_its_own_play_refills() {
    String rules =
        """
        draw one-then-pass
        last-costs J, draws 1
        call "Last" caught
        call-penalty 2
        false-call 1
        """;
    table(rules, "9H JH", "KS KC KD")
        .stock("2C 3C 4C 6C")
        .begins()
        .does(0, "call", "called Ann")
        .does(0, "play 9H", "played Ann 9H")
        .does(1, "draw", "drew Bob 1")
        .refuses(0, "call", 911)
        .does(0, "play JH", "played Ann JH", "drew Ann 1")
        .does(0, "call", "called Ann");
  }

  // semantics 12.14; CHANGES 18
  @Test
  void no_call_is_owed_between_the_cards_of_a_pair() {
    String rules =
        """
        packs 2
        draw one-then-pass
        pairs
        on-its-like
        call "One" automatic
        call-penalty 2
        """;
    table(rules, "7H 7H 3C", "9S KD QC", "4D 5D 6D")
        .stock("2C 3D 4C 6C 8C")
        .begins()
        .does(0, "call", "called Ann")
        .does(0, "play 7H 7H", "played Ann 7H", "played Ann 7H", "skipped Bob")
        .turn(2, "play");
  }

  // semantics 21.33; CHANGES 19
  @Test
  void a_draw_in_vain_leaves_a_call_as_it_is() {
    String rules =
        """
        draw one-then-pass
        stock pass
        on 2 next draws 2
        call "Last" caught
        call-penalty 1
        """;
    table(rules, "9H 4C", "2H 3H 6S")
        .begins()
        .does(0, "call", "called Ann")
        .does(0, "play 9H", "played Ann 9H")
        .does(1, "play 2H", "played Bob 2H")
        .does(0, "draw", "drew Ann 0")
        .refuses(0, "call", 911)
        .refuses(1, "catch 0", 911);
  }

  // semantics 25.1; CHANGES 21
  @Test
  void a_wrong_card_may_be_laid_and_then_the_turn_be_ended() {
    String rules =
        """
        draw one-then-pass
        several same-rank
        cheating, caught draws 2, false catch draws 2
        """;
    table(rules, "9C 9D 3S", "KS KC KD")
        .stock("2C 4C 6C")
        .begins()
        .does(0, "lay 9C", "played Ann 9C")
        .allows(0, "end")
        .refuses(0, "lay 9D", 907)
        .does(0, "end")
        .turn(1, "play");
    table(rules, "9C 9D 3S", "KS KC KD")
        .stock("2C 4C 6C")
        .begins()
        .does(0, "play 9C", "played Ann 9C")
        .turn(1, "play");
  }

  // semantics 9.11; CHANGES 22
  @Test
  void of_a_skip_and_a_debt_the_skip_is_answered_first() {
    String rules =
        """
        draw one-then-pass
        several neighbours
        on 2 next draws 2
        on 3 skip 1, parried by 3
        """;
    table(rules, "2H 3H 9C", "KS KC KD", "QS QC QD")
        .stock("4C 5C 6C 7C")
        .begins()
        .does(0, "lay 2H", "played Ann 2H")
        .does(0, "lay 3H", "played Ann 3H")
        .does(0, "end")
        .turn(1, "answer")
        .does(1, "pass", "skipped Bob")
        .does(2, "draw", "drew Cy 2");
  }

  // semantics 8.2; CHANGES 23
  @Test
  void with_nothing_to_draw_who_could_play_may_pass() {
    table("draw one-may-play\nstock pass\n", "9H 4C", "KS KC")
        .begins()
        .allows(0, "play 9H", "pass")
        .does(0, "pass", "passed Ann", "passed Bob");
  }

  // semantics 10.18; CHANGES 29
  @Test
  void a_penalty_waits_for_who_misses_turns_and_never_comes_back() {
    String rules =
        """
        draw one-then-pass
        on 2 next draws 2
        on 4 next misses 2
        """;
    table(rules, "4H 2H 6H 7H", "9S KD QS")
        .stock("3C 4C 5C 6C")
        .begins()
        .does(0, "play 4H", "played Ann 4H", "skipped Bob")
        .does(0, "play 2H", "played Ann 2H", "skipped Bob")
        .turn(0, "play")
        .does(0, "play 6H", "played Ann 6H")
        .turn(1, "answer")
        .does(1, "draw", "drew Bob 2");
  }

  // semantics 10.15; CHANGES 30
  @Test
  void a_skip_hits_the_seat_that_would_act_next() {
    String rules =
        """
        draw one-then-pass
        on 4 next misses 2
        on 10 skip 1
        """;
    table(rules, "4H 10H 6C", "9S KS QS", "3H 9C KC", "5D 6D 8D")
        .stock("3C 4C 5C 7C")
        .begins()
        .does(0, "play 4H", "played Ann 4H", "skipped Bob")
        .does(2, "play 3H", "played Cy 3H")
        .does(3, "draw", "drew Dan 1")
        .does(0, "play 10H", "played Ann 10H", "skipped Bob", "skipped Cy")
        .turn(3, "play");
  }

  // semantics 19.15; CHANGES 32
  @Test
  void who_has_passed_the_hands_owes_the_call_for_the_new_one() {
    String rules =
        """
        draw one-then-pass
        on 9 pass hands left
        call "Last" caught
        call-penalty 2
        """;
    table(rules, "9H KC", "4S 6S 8S", "7D")
        .stock("3C 4C 5C 6C")
        .begins()
        .does(
            0,
            "play 9H",
            "played Ann 9H",
            "passed-hands left",
            "gave Ann Bob 1",
            "gave Bob Cy 3",
            "gave Cy Ann 1")
        .refuses(2, "catch 1", 911)
        .does(1, "catch 0", "caught Ann", "drew Ann 2");
  }

  // semantics 30.29; CHANGES 33
  @Test
  void an_end_makes_no_words_fall_due() {
    String rules =
        """
        draw one-then-pass
        several same-rank
        on 5 others draw 1
        when hand becomes 3: says "Hi", else draws 1
        """;
    table(rules, "KC KD", "5S 9C 9D 9S 8C", "QS QC QD JD")
        .stock("2C 3C 4C 6C 7C")
        .turn(1)
        .begins()
        .does(1, "lay 5S", "played Bob 5S", "drew Cy 1", "drew Ann 1")
        .does(1, "end")
        .does(2, "draw", "penalised Ann 1", "drew Ann 1", "drew Cy 1");
  }

  // semantics 30.24; CHANGES 35
  @Test
  void a_further_turn_is_the_one_to_be_missed() {
    String rules =
        """
        draw one-then-pass
        when 6: misses 1, again
        when draws: again
        """;
    table(rules, "6H 7H 8C", "9S KD QS")
        .stock("3C 4C 5C 2C")
        .begins()
        .does(0, "play 6H", "played Ann 6H", "skipped Ann")
        .turn(1, "play")
        .does(1, "draw", "drew Bob 1")
        .turn(1, "play");
  }

  // semantics 30.40; CHANGES 31
  @Test
  void two_equal_lines_are_refused_where_they_are_added_as_in_a_book() {
    Game game = LaidTables.madeUp("deal 5\ndraw one-then-pass\n");
    assertThatThrownBy(() -> game.with(List.of("when 7: reverse", "when 7: reverse")))
        .isInstanceOf(SetupException.class)
        .hasMessageContaining("twice");
    assertThatThrownBy(() -> LaidTables.madeUp("deal 5\nwhen 7: reverse\nwhen 7: reverse\n"))
        .isInstanceOf(SetupException.class)
        .hasMessageContaining("twice");
  }
}
