package eightfold.testkit;

import static eightfold.testkit.DifferentialScenario.dealt;
import static eightfold.testkit.DifferentialScenario.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/**
 * What is called and named, and which hand is the last, where rules of several games meet, by
 * docs/semantics.md, on both programs. Deals by the million have found that they differed here.
 */
class MixtureCallsTest {
  // semantics 21.15, 24.12
  @Test
  void a_turn_missed_after_a_penalty_ends_what_was_called() {
    String rules =
        """
        draw up-to, most 2
        on 4 wild, next draws 1, no answer, only in need, challenge costs 2, then turn
        call "Last" caught, before with up to 8
        call-penalty 1
        """;
    DifferentialScenario story =
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
            .does(1, "call", "called Bob");
    story.does(1, "draw", "drew Bob 0", "skipped Bob").turn(2, "play");
    assertThat(story.view(1).hands().get(1).called()).isFalse();
  }

  // semantics 21.15, 23.3
  @Test
  void the_last_card_played_back_in_a_duel_ends_what_was_called() {
    String rules =
        """
        draw one-then-pass
        on K duel 1
        call "Last" caught, for turns of 2
        call-penalty 1
        """;
    DifferentialScenario story =
        table(rules, "KD 9D", "7D KH", "5D 8H")
            .pile("2D")
            .turn(1)
            .begins()
            .does(1, "play 7D", "played Bob 7D")
            .does(1, "call", "called Bob")
            .does(2, "play 5D", "played Cy 5D")
            .does(0, "play KD", "played Ann KD")
            .does(0, "target 1", "named Ann Bob")
            .does(1, "play KH", "played Bob KH", "deal-over Bob", "game-over Bob");
    assertThat(story.view(2).hands().get(1).called()).isFalse();
  }

  // semantics 30.1, 23.3, 21.8; a card drawn by the line leaves the hand in the state that owes
  @Test
  void in_a_duel_too_lines_work_before_the_call_is_owed() {
    String rules =
        """
        draw one-then-pass
        on K duel 1
        call "Last" automatic, at 2
        call-penalty 0
        false-call 1
        when hand becomes 1: player draws 1
        """;
    table(rules, "KD 9D 8C", "JD KH", "5D 8H")
        .pile("2D")
        .stock("3C 4C")
        .begins()
        .does(0, "play KD", "played Ann KD")
        .does(0, "target 1", "named Ann Bob")
        .does(1, "play KH", "played Bob KH", "drew Bob 1")
        // owed since the line has worked: where the referee looks for calls it is too late
        .refuses(1, "call", 911);
  }

  // semantics 21.4; one pack of kapaga.md has eight cards that owe, so nine cards are all it needs
  @Test
  void only_hands_of_up_to_nine_cards_owe_a_call_for_what_one_turn_could_empty() {
    String rules =
        """
        draw one-then-pass
        on 2 3 4 owes any card
        call "Last" caught, at 1
        call-penalty 1
        call-if-emptied
        """;
    table(rules, "9C 9D 2C 2D 2H 2S 3C 3D 3H 3S", "KH", "QH")
        .pile("5C")
        .begins()
        .does(0, "play 9C", "played Ann 9C")
        .does(1, "catch 0", "caught Ann", "reshuffled", "drew Ann 1", "passed Bob", "passed Cy");
    table(rules, "9C 9D 2C 2D 2H 2S 3C 3D 3H 3S 4C", "KH", "QH")
        .pile("5C")
        .begins()
        .does(0, "play 9C", "played Ann 9C")
        .refuses(1, "catch 0", 911);
  }

  // semantics 12.5, 21.22
  @Test
  void two_alike_do_not_go_out_where_the_last_card_is_blocked() {
    String rules =
        """
        jokers 4
        draw one-may-play
        call "Last" caught, until played
        call-penalty 1
        call-blocks
        pairs
        """;
    table(rules, "7D BJ", "7S 10S", "7C KC")
        .pile("KD")
        .stock("BJ 2H 3H")
        .begins()
        .does(0, "play 7D", "played Ann 7D")
        .does(1, "play 7S", "played Bob 7S")
        .does(2, "play 7C", "played Cy 7C")
        .refuses(0, "play BJ", 913)
        .does(0, "draw", "drew Ann 1")
        .refuses(0, "play BJ BJ", 913);
  }

  // semantics 7.8, 7.16
  @Test
  void a_drawn_card_that_a_penalty_makes_useless_ends_the_turn() {
    String rules =
        """
        draw one-must-play
        free-pass, blocked after seats and 1
        on Q only in need
        on A wild
        call "Last" automatic
        call-penalty 2
        false-call 3
        """;
    table(rules, "JD 9H", "6H KC", "5C 8H")
        .pile("7S")
        .stock("QS AD")
        .turn(2)
        .begins()
        .does(2, "draw", "drew Cy 1")
        .does(2, "call", "called Cy", "penalised Cy 3", "drew Cy 1", "passed Cy")
        .turn(0, "play");
  }

  // semantics 22.8, 22.9
  @Test
  void who_gets_another_hand_before_declaring_owes_no_name() {
    String rules =
        """
        draw one-then-pass
        on 8 wild, declares suit, repeat, pass hands left
        call "Last card" caught, for turns of 2
        call-penalty 1
        names-said
        """;
    DifferentialScenario story =
        table(rules, "8D", "9S QC", "KH 2C").pile("7C").stock("2D 3D").begins();
    story
        .does(
            0,
            "play 8D",
            "played Ann 8D",
            "passed-hands left",
            "gave Ann Bob 0",
            "gave Bob Cy 2",
            "gave Cy Ann 2")
        .turn(0, "suit");
    assertThat(story.view(0).legal()).noneMatch(act -> act.startsWith("say"));
  }

  // semantics 21.31
  @Test
  void cards_that_the_starter_gives_are_dealt_and_owe_no_call() {
    String rules =
        """
        deal 2
        starter-draw A 2 3 4 5 6 7 8 9 10 J Q K, each draws 1
        draw one-then-pass
        call "Last" caught, at 3
        call-penalty 1
        call-each-change
        """;
    DifferentialScenario story = dealt(rules, 3, 4);
    for (int seat = 0; seat < 3; seat++) {
      assertThat(story.view(seat).hands().get(seat).count()).isEqualTo(3);
      assertThat(story.view(seat).hands().get(seat).owesCall()).isFalse();
    }
  }

  // semantics 21.30
  @Test
  void who_gets_another_hand_may_call_in_time_again() {
    String rules =
        """
        draw one-then-pass
        several same-rank
        on A wild, pass hands left
        call "Last" next-turn, at 5
        call-penalty 3
        call-each-change
        """;
    table(rules, "5S 6S 7H 8H", "9S AD 2C QD")
        .pile("3S")
        .stock("2D 3D 4D 5D 6D 7D 8D 10D")
        .begins()
        .does(0, "play 5S", "played Ann 5S")
        .does(1, "play 9S", "played Bob 9S", "penalised Ann 3", "drew Ann 3")
        .does(0, "draw", "drew Ann 1", "penalised Bob 3", "drew Bob 3")
        .does(1, "lay AD", "played Bob AD", "passed-hands left", "gave Ann Bob 7", "gave Bob Ann 5")
        .does(0, "call", "called Ann");
  }

  // semantics 18.8, 21.5
  @Test
  void cards_put_on_one_that_was_drawn_to_be_played_owe_the_call() {
    String rules =
        """
        draw one-then-play
        on 6 pass hands left, owes its suit
        on 4 owes any card
        call "Last" automatic
        call-penalty 1
        """;
    table(rules, "7C QD", "4C")
        .pile("KC")
        .stock("6D 3H 5S")
        .turn(1)
        .begins()
        .does(1, "play 4C", "played Bob 4C", "drew Bob 1")
        .does(
            1, "play 6D", "played Bob 6D", "passed-hands left", "gave Ann Bob 2", "gave Bob Ann 0")
        .does(
            1,
            "play QD",
            "played Bob QD",
            "penalised Bob 1",
            "drew Bob 1",
            "deal-over Ann",
            "game-over Ann");
  }

  // semantics 18.11, 19.9, 21.5
  @Test
  void who_gets_a_hand_of_one_for_a_card_drawn_to_be_played_owes_the_call() {
    String rules =
        """
        draw one-then-pass
        on 7 owes any card
        on 8 repeat, pass hands left
        call "Last" caught
        call-penalty 3
        """;
    table(rules, "KD", "7D", "9C 2H")
        .pile("JD")
        .stock("8S 3C 4C 5C 6C")
        .turn(1)
        .begins()
        .does(1, "play 7D", "played Bob 7D", "drew Bob 1")
        .does(
            1,
            "play 8S",
            "played Bob 8S",
            "passed-hands left",
            "gave Ann Bob 1",
            "gave Bob Cy 0",
            "gave Cy Ann 2")
        .turn(1, "play")
        .does(0, "catch 1", "caught Bob", "drew Bob 3");
  }

  // semantics 20.15, 22.1
  @Test
  void who_is_out_is_caught_for_nothing_while_the_partner_plays_on() {
    String rules =
        """
        draw one-then-pass
        on 7 again
        call "Last" caught, for turns of 2
        call-penalty 3
        phrase "thank you"
        names-said
        teams
        """;
    table(rules, "9C 10C", "7S 5S", "2D 3D", "JD KD")
        .pile("4S")
        .stock("2H 3H 4H 5H")
        .turn(1)
        .begins()
        .does(1, "play 7S", "played Bob 7S")
        .does(1, "play 5S", "played Bob 5S", "out Bob")
        .turn(2, "play")
        .refuses(0, "catch 1", 911)
        .does(2, "draw", "drew Cy 1")
        .refuses(0, "catch 1", 911)
        .does(3, "draw", "drew Dan 1")
        .turn(0, "play");
  }

  // semantics 20.13, 21.31
  @Test
  void who_answers_a_trade_is_not_in_a_turn_of_its_own() {
    String rules =
        """
        draw none
        free-pass, blocked after seats and 2
        call "Last" next-turn
        call-penalty 2
        false-call 1
        call-each-change
        teams
        trades
        """;
    table(rules, "4D 7H", "6S 9S", "5S QH", "3C 8D 9D")
        .pile("2C")
        .stock("5H 3S QC 2S 2D")
        .turn(2)
        .begins()
        .does(2, "give QH 0", "gave Cy Ann 1")
        .does(0, "pass", "kept Ann")
        .does(2, "pass", "passed Cy")
        .does(3, "pass", "passed Dan")
        .does(0, "give 7H 2", "gave Ann Cy 1")
        .does(2, "call", "called Cy", "penalised Cy 1", "drew Cy 1")
        .does(2, "give 7H 0", "gave Cy Ann 1")
        .does(0, "pass", "passed Ann")
        .does(1, "pass", "passed Bob")
        .turn(2, "play");
  }

  // semantics 22.16; DESIGN 4
  @Test
  void a_fault_never_tells_of_hidden_cards() {
    String rules =
        """
        draw one-then-pass
        on 5 only in need
        several marriage
        wrong-cards-stay
        call "Last" caught, for turns of 2
        call-penalty 1
        """;
    DifferentialScenario story =
        table(rules, "5H 9H 2C KD 3S", "7S 9S").pile("7H").stock("2D 3D").begins();
    story.refuses(0, "play 5H", 918).refuses(0, "play KD", 907).does(0, "lay 3S", "played Ann 3S");
    assertThat(story.view(1).hands().get(0).owesCall()).isTrue();
  }

  // semantics 21.2, 21.3
  @Test
  void saved_cards_of_two_ranks_owe_the_call_and_of_one_rank_they_do_not() {
    String rules = "draw one-then-pass\ncall \"Last\" caught, at 2, save A 8\ncall-penalty 1\n";
    table(rules, "7H AC 8D", "9C 9D")
        .pile("7S")
        .stock("2H 3H")
        .begins()
        .does(0, "play 7H", "played Ann 7H")
        .does(1, "catch 0", "caught Ann", "drew Ann 1");
    table(rules, "7H AC AD", "9C 9D")
        .pile("7S")
        .stock("2H 3H")
        .begins()
        .does(0, "play 7H", "played Ann 7H")
        .refuses(1, "catch 0", 911);
  }

  // semantics 21.2
  @Test
  void a_call_for_cards_of_one_rank_is_not_owed_for_two_ranks() {
    String rules = "draw one-then-pass\ncall \"Last\" caught, or of one rank\ncall-penalty 1\n";
    table(rules, "7H 5C 6D", "9C 9D")
        .pile("7S")
        .stock("2H 3H")
        .begins()
        .does(0, "play 7H", "played Ann 7H")
        .refuses(1, "catch 0", 911);
    table(rules, "7H 5C 5D", "9C 9D")
        .pile("7S")
        .stock("2H 3H")
        .begins()
        .does(0, "play 7H", "played Ann 7H")
        .does(1, "catch 0", "caught Ann", "drew Ann 1");
  }

  // semantics 19.6, 30.1, 30.12
  @Test
  void who_draws_again_when_the_last_gift_is_given_owes_no_call() {
    String rules =
        """
        draw one-may-play
        on 9 gives to others
        call "Last" caught, until played
        call-penalty 2
        when hand becomes 1: player draws 2
        """;
    table(rules, "9H 4C 6C 8C", "KD 2D", "QC 3D")
        .pile("5H")
        .stock("2H 3H 4H")
        .begins()
        .does(0, "play 9H", "played Ann 9H")
        .does(0, "give 4C 1", "gave Ann Bob 1")
        .does(0, "give 6C 2", "gave Ann Cy 1", "drew Ann 2")
        .turn(1, "play")
        .refuses(1, "catch 0", 911);
  }
}
