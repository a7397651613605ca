package eightfold.testkit;

import static eightfold.testkit.DifferentialScenario.table;

import org.junit.jupiter.api.Test;

/**
 * Duels, and penalties that wait, where rules of several games meet, by docs/semantics.md, on both
 * programs. Deals by the million have found that they differed here.
 */
class MixtureDuelsTest {
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

  // semantics 21.22, 23.3
  @Test
  void in_a_duel_a_call_that_is_owed_keeps_back_the_last_card_of_its_opener_alone() {
    String rules =
        """
        draw one-may-play
        on 10 7 duel 1
        call "Last" caught, until played
        call-penalty 0
        call-blocks
        scoring none
        """;
    table(rules, "9H 7S", "9D 10S 2C")
        .pile("5H")
        .stock("10D 3C 4C 5C")
        .begins()
        .does(0, "play 9H", "played Ann 9H")
        .does(1, "play 9D", "played Bob 9D")
        .refuses(0, "play 7S", 913)
        .does(0, "draw", "drew Ann 1")
        .does(0, "play 10D", "played Ann 10D")
        .does(0, "target 1", "named Ann Bob")
        .does(1, "play 10S", "played Bob 10S")
        .refuses(0, "play 7S", 913)
        .does(0, "draw", "drew Ann 2");
    table(rules, "9H 7S", "9D 10S")
        .pile("5H")
        .stock("10D 3C 4C 5C")
        .begins()
        .does(0, "play 9H", "played Ann 9H")
        .does(1, "play 9D", "played Bob 9D")
        .does(0, "draw", "drew Ann 1")
        .does(0, "play 10D", "played Ann 10D")
        .does(0, "target 1", "named Ann Bob")
        .does(1, "play 10S", "played Bob 10S", "deal-over Bob", "game-over Bob");
  }
}
