package eightfold.testkit;

import static eightfold.testkit.Story.table;

import org.junit.jupiter.api.Test;

/** What docs/semantics.md decides of rules of several games at one table, on both programs. */
class MixtureDecisionsTest {
  @Test
  void below_a_card_that_may_go_back_a_pile_has_nothing_to_give() { // 13.1, Pressure; 13.3
    String rules =
        """
        draw one-then-pass
        pressure 9
        on 8 next draws 3, no answer, only in need, challenge costs 2
        """;
    table(rules, "8H 3C 4C", "7S 6S", "9D 10D")
        .begins()
        .does(0, "play 8H", "played Ann 8H")
        .does(
            2,
            "challenge",
            "challenged Cy Ann",
            "revealed Ann 3C 4C",
            "pressure Cy 9",
            "drew Cy 0",
            "deal-over none",
            "scored Cy 9",
            "game-over none");
  }

  @Test
  void of_all_who_drop_out_at_once_the_lowest_has_won_whatever_counts() { // C17; 12, Seats left
    String rules =
        """
        draw one-then-pass
        pressure 9
        scoring one-each
        match elimination, at 5
        """;
    table(rules, "3C 4D", "5S 7S")
        .pile("2C 5H")
        .begins()
        .does(0, "draw", "pressure Ann 9", "reshuffled", "drew Ann 1")
        .does(1, "play 5S", "played Bob 5S")
        .does(0, "draw", "pressure Ann 18", "reshuffled", "drew Ann 1")
        .does(
            1,
            "draw",
            "pressure Bob 9",
            "drew Bob 0",
            "deal-over none",
            "scored Ann 27",
            "scored Bob 9",
            "out Ann",
            "out Bob",
            "game-over Bob");
  }
}
