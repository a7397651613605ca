package eightfold.testkit;

import static eightfold.testkit.DifferentialScenario.table;

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
}
