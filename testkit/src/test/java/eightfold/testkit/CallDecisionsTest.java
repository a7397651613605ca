package eightfold.testkit;

import static eightfold.testkit.DifferentialScenario.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Calls, faults, duels, challenges and cheats, on both programs. */
class CallDecisionsTest {
  private static final String ONE = "draw one-then-pass\n";
  private static final String CALL = "call \"Last\" caught\ncall-penalty 1\n";
  private static final String CHEATS = ONE + "cheating, caught draws 2, false catch draws 1\n";
  private static final String DOUBT =
      ONE + "on J next draws 3, no answer, only in need, challenge costs 2\n";

  // semantics 21.11; CHANGES 7
  @Test
  void while_a_suit_is_awaited_one_calls_only_where_each_turn_is_looked_at() {
    String rules = ONE + "on 8 wild, declares suit\ncall-penalty 1\n";
    table(rules + "call \"Last\" caught\n", "8C 4D 6D", "2D 3D")
        .stock("7D 8D")
        .begins()
        .does(0, "play 8C", "played Ann 8C")
        .refuses(0, "call", 911);
    table(rules + "call \"Last\" caught, each turn\n", "8C 4D 6D", "2D 3D")
        .stock("7D 8D")
        .begins()
        .does(0, "play 8C", "played Ann 8C")
        .does(0, "call", "called Ann")
        .does(0, "suit D", "declared Ann D")
        .turn(1, "play");
  }

  // semantics 21.16; kapaga.md 8
  @Test
  void a_call_that_waits_for_the_end_of_the_turn_outlives_its_draws() {
    String rules =
        """
        draw one-may-play
        call "Last" caught, each turn, at 2
        call-penalty 1
        """;
    DifferentialScenario story = table(rules, "9C 4D", "2D KC").stock("3H 7D 8D").begins();
    story
        .does(0, "call", "called Ann")
        .does(0, "draw", "drew Ann 1")
        .does(0, "play 3H", "played Ann 3H")
        .refuses(1, "catch 0", 911);
    assertThat(story.view(1).hands().get(0).called()).isTrue();
  }

  // semantics 22.13, 22.7
  @Test
  void who_owes_a_name_is_told_the_words() {
    String rules = ONE + "names-said\ncall \"Last\" caught, for turns of 2\ncall-penalty 1\n";
    table(rules, "7H 4D 6D", "2D KC")
        .stock("3H 7D 8D")
        .begins()
        .does(0, "play 7H", "played Ann 7H")
        .allows(0, "say 7")
        .does(0, "say seven")
        .allows(0);
  }

  // semantics 22.17; crazy-spoons.md R2
  @Test
  void a_wrong_card_that_one_could_put_down_obliges_to_nothing() {
    String rules =
        """
        draw one-may-play
        forced-play always
        wrong-cards-stay
        call "Last" caught, for turns of 2
        call-penalty 1
        """;
    table(rules, "9C 4D", "2D KC")
        .stock("3S 7D 8D")
        .begins()
        .does(0, "draw", "drew Ann 1")
        .does(0, "pass", "passed Ann");
    table(rules + "stock pass\n", "9H 9C 4D", "2D KC")
        .begins()
        .does(0, "play 9H", "played Ann 9H", "passed Bob");
    table(rules + "several same-rank\n", "9C 9D 4D", "2D KC")
        .stock("3S 7D 8D")
        .begins()
        .does(0, "lay 9C", "played Ann 9C")
        .does(0, "lay 9D", "played Ann 9D")
        .does(0, "end")
        .does(1, "catch 0", "caught Ann", "drew Ann 1");
  }

  // semantics 23.5; crazy-spoons.md 1
  @Test
  void what_else_the_card_of_a_duel_does_has_happened_before_a_seat_is_named() {
    table(ONE + "on K duel 1, reverse, others draw 1\n", "KH 4D 6D", "2D 3C", "4C 5C")
        .stock("3S 7D 8D")
        .begins()
        .does(0, "play KH", "played Ann KH", "reversed", "drew Cy 1", "drew Bob 1")
        .turn(0, "target")
        .refuses(0, "target 0", 919)
        .does(0, "target 1", "named Ann Bob")
        .turn(1, "answer");
  }

  // semantics 24.3; kings-reverse.md 1
  @Test
  void the_second_card_of_a_turn_cannot_be_challenged() {
    table(DOUBT + "several same-rank\n", "JD JC 5S 6D", "2D 3C", "4C 5C")
        .pile("QD")
        .stock("3S 7D 8D")
        .begins()
        .does(0, "lay JD", "played Ann JD")
        .does(0, "lay JC", "played Ann JC")
        .does(0, "end")
        .turn(1, "answer")
        .refuses(1, "challenge", 912);
  }

  // semantics 24.6, 24.7
  @Test
  void a_card_taken_back_has_been_played() {
    table(DOUBT + "limit cards, at 2\n", "JD 6D 5S", "7D 3C", "4C 5C")
        .pile("QD")
        .stock("3S 7H 8D")
        .begins()
        .does(0, "play JD", "played Ann JD")
        .does(
            1, "challenge", "challenged Bob Ann", "revealed Ann 6D 5S", "took Ann JD", "drew Ann 2")
        .turn(1, "play")
        .does(1, "play 7D", "played Bob 7D", "deal-over none", "game-over none");
  }

  // semantics 24.9, 24.11
  @Test
  void a_limit_goes_before_the_turn_that_a_challenger_misses() {
    wronglyChallenged(DOUBT).does(1, "draw", "drew Bob 3", "skipped Cy").turn(0, "play");
    wronglyChallenged(DOUBT + "limit acts, at 3\n")
        .does(1, "draw", "drew Bob 3", "deal-over none", "game-over none");
  }

  /** Ann has played a jack in need; Cy doubted it and took the pile. */
  private static DifferentialScenario wronglyChallenged(String rules) {
    return table(rules, "JD 6C 5S", "7D 3C", "4C 5C")
        .pile("2D QD")
        .stock("3S 7H 8D 9D 9C 9S 9H 10C")
        .begins()
        .does(0, "play JD", "played Ann JD")
        .does(
            2,
            "challenge",
            "challenged Cy Ann",
            "revealed Ann 6C 5S",
            "drew Cy 2",
            "took Cy JD",
            "took Cy QD");
  }

  // semantics 25.7, 25.5, 25.11; macau.md, cheating
  @Test
  void the_declaration_of_a_card_taken_back_is_gone() {
    String rules = CHEATS + "on 9 declares suit\n";
    table(rules, "9C 4D 6D", "2D KC")
        .stock("3S 7D 8D")
        .begins()
        .does(0, "play 9C", "played Ann 9C")
        .turn(0, "suit")
        .does(1, "catch 0", "caught Ann", "took Ann 9C", "drew Ann 2")
        .turn(0, "play");
    DifferentialScenario story = table(rules, "9C 4D 6D", "2D KC").stock("3S 7D 8D").begins();
    story
        .does(0, "play 9C", "played Ann 9C")
        .does(0, "suit D", "declared Ann D")
        .does(1, "catch 0", "caught Ann", "took Ann 9C", "drew Ann 2")
        .turn(0, "play");
    assertThat(story.view(0).inForce().suit()).isEmpty();
  }

  // semantics 25.8
  @Test
  void cards_that_a_cheat_made_others_draw_stay_with_them() {
    DifferentialScenario story =
        table(CHEATS + "on 7 others draw 1\n", "7C 4D 6D", "2D KC", "3D QC")
            .stock("3S 7D 8D 9D 10D")
            .begins();
    story
        .does(0, "play 7C", "played Ann 7C", "drew Bob 1", "drew Cy 1")
        .does(2, "catch 0", "caught Ann", "took Ann 7C", "drew Ann 2");
    assertThat(story.view(1).hands().get(1).cards()).containsExactlyInAnyOrder("2D", "KC", "3S");
    assertThat(story.view(2).hands().get(2).cards()).containsExactlyInAnyOrder("3D", "QC", "7D");
  }

  // semantics 25.9
  @Test
  void a_cheat_is_caught_before_a_forgotten_call() {
    table(CHEATS + CALL, "9C 4D", "2D KC")
        .stock("3S 7D 8D 9D")
        .begins()
        .does(0, "play 9C", "played Ann 9C")
        .does(1, "catch 0", "caught Ann", "took Ann 9C", "drew Ann 2")
        .turn(0, "play");
  }

  // semantics 25.10, 25.12
  @Test
  void who_has_dropped_out_catches_cheats_and_nobody_else() {
    String rules = CHEATS + "scoring own\nmatch elimination, at 100\n";
    table(rules, "9H 4D 6D", "", "2D KC")
        .stock("3S 7D 8D 9D")
        .scores(0, 120, 0)
        .begins()
        .refuses(0, "catch 1", 911)
        .does(0, "play 9H", "played Ann 9H")
        .refuses(1, "catch 0", 911)
        .does(2, "catch 0", "penalised Cy 1", "drew Cy 1");
    table(rules, "9C 4D 6D", "", "2D KC")
        .stock("3S 7D 8D 9D")
        .scores(0, 120, 0)
        .begins()
        .does(0, "play 9C", "played Ann 9C")
        .does(1, "catch 0", "caught Ann", "took Ann 9C", "drew Ann 2");
  }
}
