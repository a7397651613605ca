package eightfold.testkit;

import static eightfold.testkit.DifferentialScenario.table;

import org.junit.jupiter.api.Test;

/** Counts that only some cards answer, on both programs. Source: docs/games/last-card.md. */
class CountingDecisionsTest {
  private static final String APART =
      """
      draw one-then-pass
      stock reshuffle
      several same-rank
      on 2 opens count, counts 2, answered by 2
      on 5 opens count, counts 5, answered by 5
      on K again
      """;

  // semantics 13.2; last-card.md 4
  @Test
  void only_the_cards_that_are_named_add_to_a_count() {
    table(APART, "2H 9C", "5D 2S 3C", "5C 6C 7C")
        .stock("7D 8D 9D 10D JD QD KD")
        .begins()
        .does(0, "play 2H", "played Ann 2H")
        .refuses(1, "play 5D", 917)
        .does(1, "play 2S", "played Bob 2S")
        .does(2, "draw", "drew Cy 4")
        .turn(0, "play");
  }

  // semantics 13.2, 13.3
  @Test
  void a_card_that_is_named_and_does_not_count_is_no_answer() {
    String rules =
        """
        draw one-then-pass
        stock reshuffle
        on 2 opens count, counts 2, answered by 2 3 4
        on 4 counts 1
        """;
    table(rules, "2H 9C", "3C 4C 9D", "2C 6C 7C")
        .stock("7D 8D 9S 10D JD QD KD")
        .begins()
        .does(0, "play 2H", "played Ann 2H")
        .refuses(1, "play 3C", 917)
        .does(1, "play 4C", "played Bob 4C")
        .does(2, "play 2C", "played Cy 2C")
        .does(0, "draw", "drew Ann 5");
  }

  // semantics 13.2: the four says nothing of answers, so after it every card that counts is one
  @Test
  void what_answers_is_said_by_the_card_that_counted_last() {
    String rules =
        """
        draw one-then-pass
        stock reshuffle
        on 2 opens count, counts 2, answered by 4
        on 4 counts 1
        on 6 counts 3
        """;
    table(rules, "2H 9C", "6H 4C 9D", "6C 7C 8C")
        .stock("7D 8D 9S 10D JD QD KD")
        .begins()
        .does(0, "play 2H", "played Ann 2H")
        .refuses(1, "play 6H", 917)
        .does(1, "play 4C", "played Bob 4C")
        .does(2, "play 6C", "played Cy 6C")
        .does(0, "draw", "drew Ann 6");
  }

  // semantics 13.5, 13.7; last-card.md 5
  @Test
  void several_as_the_last_cards_go_on_and_their_player_is_out_when_the_sum_is_drawn() {
    table(APART, "2H 2S", "2C 3C", "5C 6C 7C")
        .stock("7D 8D 9D 10D JD QD KD")
        .begins()
        .does(0, "play 2H 2S", "played Ann 2H", "played Ann 2S")
        .turn(1, "answer")
        .does(1, "play 2C", "played Bob 2C")
        .does(2, "draw", "drew Cy 6", "deal-over Ann", "game-over Ann");
  }

  // semantics 13.6; last-card.md 5
  @Test
  void a_count_that_comes_back_is_drawn_by_the_empty_hand_and_play_goes_on() {
    table(APART, "5S", "5C 3C")
        .stock("7D 8D 9D 10D JD QD KD AC 2C 4C 6C")
        .begins()
        .does(0, "play 5S", "played Ann 5S")
        .does(1, "play 5C", "played Bob 5C")
        .turn(0, "answer")
        .does(0, "draw", "drew Ann 10")
        .turn(1, "play");
  }
}
