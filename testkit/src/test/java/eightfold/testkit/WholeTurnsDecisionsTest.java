package eightfold.testkit;

import static eightfold.testkit.DifferentialScenario.table;

import org.junit.jupiter.api.Test;

/**
 * A {@code play} where a turn may hold several cards: it lays its cards and ends the turn, whatever
 * comes between. By docs/semantics.md, on both programs.
 */
class WholeTurnsDecisionsTest {
  private static final String DRAW = "draw one-then-pass\nstock reshuffle\n";

  /** Equal ranks in one turn, and a five whose player names who draws. */
  private static final String FIVES =
      """
      several same-rank
      when 5: chosen draws 1
      """;

  // semantics 5.13, 30.19
  @Test
  void a_play_waits_for_the_seat_that_its_player_names_and_then_ends_the_turn() {
    table(DRAW + FIVES, "5S 5C KD", "9C 8C", "QD QC")
        .stock("2C 3C 4C")
        .begins()
        .allows(0, "play 5S", "lay 5S", "play 5C", "lay 5C", "draw")
        .does(0, "play 5S", "played Ann 5S")
        .turn(0, "target")
        .refuses(0, "end", 908)
        .refuses(0, "lay 5C", 908)
        .does(0, "target 2", "named Ann Cy", "drew Cy 1")
        .turn(1, "play");
  }

  // semantics 5.13
  @Test
  void a_card_that_is_laid_leaves_the_turn_open_when_the_seat_is_named() {
    table(DRAW + FIVES, "5S 5C KD", "9C 8C", "QD QC")
        .stock("2C 3C 4C")
        .begins()
        .does(0, "lay 5S", "played Ann 5S")
        .does(0, "target 2", "named Ann Cy", "drew Cy 1")
        .turn(0, "more")
        // the last card of the turn may be played, too
        .does(0, "play 5C", "played Ann 5C")
        .does(0, "target 1", "named Ann Bob", "drew Bob 1")
        .turn(1, "play");
  }

  // semantics 5.13
  @Test
  void it_waits_for_each_seat_that_is_to_be_named() {
    String rules =
        """
        several same-rank
        when 5: chosen draws 1
        when 5: chosen draws 2
        """;
    table(DRAW + rules, "5S KD", "9C 8C", "QD QC")
        .stock("2C 3C 4C 6C")
        .begins()
        .does(0, "play 5S", "played Ann 5S")
        .does(0, "target 1", "named Ann Bob", "drew Bob 1")
        .turn(0, "target")
        .does(0, "target 2", "named Ann Cy", "drew Cy 2")
        .turn(1, "play");
  }

  // semantics 5.13
  @Test
  void of_several_cards_the_last_may_ask_and_no_other() {
    String rules =
        """
        several neighbours
        when 6: chosen draws 1
        """;
    table(DRAW + rules, "5S 6S 7S KD", "9C 8C", "QD QC")
        .stock("2C 3C 4C")
        .begins()
        .refuses(0, "play 5S 6S 7S", 908)
        .does(0, "play 5S 6S", "played Ann 5S", "played Ann 6S")
        .turn(0, "target")
        .does(0, "target 1", "named Ann Bob", "drew Bob 1")
        .turn(1, "play");
  }

  // semantics 5.13, 6.6
  @Test
  void what_the_card_declares_is_declared_when_the_turn_closes() {
    String rules =
        """
        several same-rank
        on 8 wild, declares suit
        when 8: chosen draws 1
        """;
    table(DRAW + rules, "8S 8C KD", "9C 7C", "QD QC")
        .stock("2C 3C 4C")
        .begins()
        .does(0, "play 8S =D", "played Ann 8S")
        .does(0, "target 1", "named Ann Bob", "drew Bob 1")
        .turn(0, "suit")
        .does(0, "suit H", "declared Ann H")
        .turn(1, "play");
  }

  // semantics 5.13, 11.6
  @Test
  void a_play_that_may_not_be_the_whole_turn_is_refused_as_without_the_question() {
    String rules =
        """
        several marriage
        when Q: chosen draws 1
        """;
    table(DRAW + rules, "QD KD 7D", "9C 8C", "JD JC")
        .pile("KC")
        .begins()
        .allows(0, "lay QD", "play KD", "lay KD")
        .refuses(0, "play QD", 908);
  }

  // semantics 5.13, 25.6
  @Test
  void a_play_that_is_taken_back_ends_no_turn() {
    String rules =
        """
        several same-rank
        cheating, caught draws 1, false catch draws 1
        when 5: chosen draws 1
        """;
    table(DRAW + rules, "5S 5C KD 7S", "9C 8C", "QD QC")
        .pile("7H")
        .stock("2C 3C 4C 6C")
        .begins()
        .does(0, "play 5S", "played Ann 5S")
        .does(1, "catch 0", "caught Ann", "took Ann 5S", "drew Ann 1")
        .turn(0, "play")
        .does(0, "lay 7S", "played Ann 7S")
        .turn(0, "more")
        .does(0, "end")
        .turn(1, "play");
  }

  // semantics 5.14, 30.30
  @Test
  void a_play_whose_card_is_taken_before_it_lies_ends_no_turn() {
    String rules =
        """
        several same-rank
        when 4: says "hi", else draws 3
        when hand becomes 5: swaps hands with next
        """;
    table(DRAW + rules, "4H 9S KD", "7H 7C 4D", "QD QC")
        .stock("2C 3C 4C 6C")
        .begins()
        .does(0, "play 4H", "played Ann 4H")
        // the hand of five goes on round the table, until the lines are stopped
        .does(
            1,
            "play 7H 7C",
            "penalised Ann 3",
            "drew Ann 3",
            "swapped Ann Bob",
            "swapped Bob Cy",
            "swapped Cy Ann",
            "swapped Ann Bob",
            "swapped Bob Cy",
            "swapped Cy Ann",
            "swapped Ann Bob",
            "swapped Bob Cy",
            "rules-stopped")
        .turn(1, "play");
  }
}
