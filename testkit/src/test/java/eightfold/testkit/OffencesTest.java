package eightfold.testkit;

import static eightfold.testkit.DifferentialScenario.table;

import org.junit.jupiter.api.Test;

/**
 * Who is made to draw by the referee is told what for, by both programs alike. Source: issue 15
 * (every loss of cards is understood); semantics 7.8.
 */
class OffencesTest {
  private static final String DRAW = "draw one-then-pass\nstock reshuffle\n";
  private static final String CALL = "call \"Last\" automatic\ncall-penalty 2\nfalse-call 3\n";

  // semantics 7.8, 21.27
  @Test
  void a_call_with_a_full_hand_is_false_at_once() {
    table(DRAW + CALL, "9H 3C 4D", "4C 5D 6S")
        .stock("7H 8D 9S 10D JD")
        .begins()
        .does(1, "call", "called Bob", "penalised Bob 3", "drew Bob 3")
        .penalisedFor("false-call");
  }

  // semantics 7.8, 21.26
  @Test
  void a_call_before_a_card_that_is_not_there_was_false() {
    table(DRAW + CALL, "9H 3C", "4C 5D")
        .stock("7D 8D 9S 10D JD")
        .begins()
        .does(0, "call", "called Ann")
        .does(0, "draw", "drew Ann 1", "penalised Ann 3", "drew Ann 3")
        .penalisedFor("false-call");
  }

  // semantics 7.8, 21.20
  @Test
  void the_referee_finds_a_call_that_was_forgotten() {
    table(DRAW + CALL, "9H 3C", "4C 5D")
        .stock("7D 8D 9S 10D JD")
        .begins()
        .does(0, "play 9H", "played Ann 9H", "penalised Ann 2", "drew Ann 2")
        .penalisedFor("missed-call");
  }

  // semantics 7.8, 21.21
  @Test
  void or_finds_it_before_the_next_turn_of_who_forgot() {
    table(DRAW + "call \"Last\" next-turn\ncall-penalty 1\n", "9H 3C", "KH KD JD", "QS QD")
        .stock("2C 3D 5C")
        .begins()
        .does(0, "play 9H", "played Ann 9H")
        .does(1, "play KH", "played Bob KH")
        .does(2, "draw", "drew Cy 1", "penalised Ann 1", "drew Ann 1")
        .penalisedFor("missed-call");
  }

  // semantics 7.8, 22.6
  @Test
  void who_catches_a_player_that_has_done_nothing_wrong_pays_for_it() {
    table(DRAW + "call \"Last\" caught\ncall-penalty 2\nwrong-catch 1\n", "9H 3C", "4C 5D")
        .stock("7D 8D 9S 10D JD")
        .begins()
        .does(1, "catch 0", "penalised Bob 1", "drew Bob 1")
        .penalisedFor("wrong-catch");
  }

  // semantics 7.8, 22.19
  @Test
  void who_speaks_while_silence_holds_pays_for_it() {
    table(DRAW + "on 7 silence\nsilence-costs 1\n", "7H 3C 4D", "4C 5D 6S")
        .stock("7D 8D 9S 10D JD")
        .begins()
        .does(0, "play 7H", "played Ann 7H")
        .does(0, "say hello", "penalised Ann 1", "drew Ann 1")
        .penalisedFor("silence");
  }

  // semantics 7.8, 30.29
  @Test
  void words_that_are_owed_cost_cards_when_the_next_seat_acts() {
    table(DRAW + "when spades: says its name, else draws 1\n", "7S 3C 4D", "9S 5D 6S")
        .pile("8S")
        .stock("7D 8D 9C 10D JD")
        .begins()
        .does(0, "play 7S", "played Ann 7S")
        .does(1, "play 9S", "penalised Ann 1", "drew Ann 1", "played Bob 9S")
        .penalisedFor("unsaid-words");
  }
}
