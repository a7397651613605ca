package eightfold.testkit;

import static eightfold.testkit.DifferentialScenario.table;

import org.junit.jupiter.api.Test;

/** Turns missed, of several cards, and shared with others, on both programs. */
class TurnDecisionsTest {
  private static final String ONE = "draw one-then-pass\n";

  // semantics 10.12, 10.14, 10.21
  @Test
  void turns_that_nothing_parries_are_missed_from_now_on() {
    table(ONE + "on 4 next misses 2\n", "4H 6H 7H 2C", "9H KD", "10H JH QH 2D")
        .stock("3S 3D")
        .begins()
        .does(0, "play 4H", "played Ann 4H", "skipped Bob")
        .says("missed", "Bob 1")
        .turn(2, "play")
        .does(2, "play 10H", "played Cy 10H")
        .does(0, "play 6H", "played Ann 6H", "skipped Bob")
        .says("missed", "none")
        .does(2, "play JH", "played Cy JH")
        .does(0, "play 7H", "played Ann 7H")
        .turn(1, "play");
  }

  // semantics 11.5
  @Test
  void a_further_card_is_judged_by_its_chain_alone() {
    table(ONE + "several same-rank\non 9 not on 9\n", "9H 9C KC", "9D 3D")
        .stock("3H 4C")
        .begins()
        .does(0, "lay 9H", "played Ann 9H")
        .does(0, "lay 9C", "played Ann 9C")
        .does(0, "end")
        .refuses(1, "play 9D", 907);
  }

  // semantics 11.6, 11.4
  @Test
  void a_run_of_two_cards_is_not_closed_where_it_needs_three() {
    table(ONE + "several run, at least 3\n", "6H 7H 8H KC", "9D 3D")
        .stock("3H 4C")
        .begins()
        .refuses(0, "end", 910)
        .does(0, "lay 6H", "played Ann 6H")
        .does(0, "lay 7H", "played Ann 7H")
        .refuses(0, "end", 910)
        .does(0, "lay 8H", "played Ann 8H")
        .does(0, "end")
        .turn(1, "play");
  }

  // semantics 11.13; el-pumba.md
  @Test
  void nothing_goes_on_a_card_that_came_by_its_suit_alone() {
    table(ONE + "on 9 3 may be followed by its suit\n", "9H 3H 4H 4C", "9D 3D")
        .stock("3S 4D")
        .begins()
        .does(0, "lay 9H", "played Ann 9H")
        .refuses(0, "lay 4C", 907)
        .does(0, "lay 3H", "played Ann 3H")
        .refuses(0, "lay 4H", 907)
        .allows(0, "end");
  }

  // semantics 12.12
  @Test
  void beside_pairs_a_skip_that_can_be_parried_is_pending_as_ever() {
    table(ONE + "packs 2\npairs\non K skip 1, parried by K\n", "KH 3C", "KS 4C", "6C 7C")
        .stock("3S 4D")
        .begins()
        .does(0, "play KH", "played Ann KH")
        .turn(1, "answer")
        .does(1, "pass", "skipped Bob")
        .turn(2, "play");
  }

  // semantics 18.12, 22.3; crazy-spoons.md R1
  @Test
  void a_turn_goes_on_after_a_card_that_repeats_and_ends_nobodys_fault() {
    String rules =
        """
        draw one-may-play
        on 10 repeat
        call "Last" caught, for turns of 1
        call-penalty 1
        """;
    table(rules, "9H 4D", "10H QH 3C 4C", "2C 3D")
        .stock("3S 4S 5S")
        .begins()
        .does(0, "play 9H", "played Ann 9H")
        .does(1, "play 10H", "played Bob 10H")
        .does(2, "catch 0", "caught Ann", "drew Ann 1");
    table(rules, "9H 4D", "10H QH 3C 4C", "2C 3D")
        .stock("3S 4S 5S")
        .begins()
        .does(0, "play 9H", "played Ann 9H")
        .does(1, "play 10H", "played Bob 10H")
        .does(1, "play QH", "played Bob QH")
        .refuses(2, "catch 0", 911);
  }

  // semantics 19.3, 19.4; kings-reverse.md R5
  @Test
  void who_is_left_out_of_the_gifts_draws() {
    table(ONE + "on A gives to others\n", "AH 6S", "7D 6D", "8C QD")
        .stock("3S 4S 5S")
        .begins()
        .does(0, "play AH", "played Ann AH")
        .does(0, "give 6S 1", "gave Ann Bob 1", "drew Cy 1", "deal-over Ann", "game-over Ann");
  }

  // semantics 20.4; tag-team.md
  @Test
  void a_team_scores_what_both_hold() {
    table(ONE + "teams\nscoring own\n", "9H", "3C KD", "", "4D")
        .stock("3S 4S 5S")
        .begins()
        .does(
            0,
            "play 9H",
            "played Ann 9H",
            "deal-over Ann",
            "scored Bob 17",
            "scored Dan 17",
            "game-over Ann",
            "game-over Cy");
  }

  // semantics 20.4
  @Test
  void a_blocked_deal_of_teams_is_won_by_the_team_with_the_fewest_points() {
    table(ONE + "stock pass\nteams\nscoring own\n", "9H 2S", "3C KD", "QC", "4D")
        .begins()
        .does(
            0,
            "play 9H",
            "played Ann 9H",
            "passed Bob",
            "passed Cy",
            "passed Dan",
            "passed Ann",
            "deal-over none",
            "scored Ann 12",
            "scored Bob 17",
            "scored Cy 12",
            "scored Dan 17",
            "game-over Ann",
            "game-over Cy");
  }

  // semantics 20.5; tag-team.md, option disband
  @Test
  void teams_that_have_disbanded_neither_give_nor_wait_for_a_partner() {
    table(ONE + "teams, disband at three\ntrades\n", "9H", "QH 3C", "2C 3D", "4D 5D")
        .stock("3S 4S 5S")
        .begins()
        .does(0, "play 9H", "played Ann 9H", "out Ann")
        .refuses(1, "give 3C 3", 919)
        .does(1, "play QH", "played Bob QH")
        .does(2, "draw", "drew Cy 1")
        .does(3, "draw", "drew Dan 1")
        .turn(1, "play");
    table(ONE + "teams, disband at three\n", "9H", "QH", "2C 3D", "4D 5D")
        .stock("3S 4S 5S")
        .begins()
        .does(0, "play 9H", "played Ann 9H", "out Ann")
        .does(1, "play QH", "played Bob QH", "deal-over Bob", "game-over Bob");
  }

  // semantics 20.6, 20.8; tag-team.md 7
  @Test
  void a_card_is_offered_once_and_to_the_partner_alone() {
    table(ONE + "teams\ntrades\n", "9H 5C 6C", "QH 3C", "2C 3D", "4D 5D")
        .stock("3S 4S 5S")
        .begins()
        .refuses(0, "give 5C 1", 919)
        .refuses(0, "give KC 1", 919)
        .refuses(0, "give KC 2", 902)
        .does(0, "give 5C 2", "gave Ann Cy 1")
        .turn(2, "give")
        .does(2, "pass", "kept Cy")
        .turn(0, "play")
        .refuses(0, "give 6C 2", 919);
    table(ONE + "teams\ntrades\n", "9H", "QH 3C", "2C 3D", "4D 5D")
        .stock("3S 4S 5S")
        .begins()
        .refuses(0, "give 9H 2", 919);
  }

  // semantics 20.11
  @Test
  void nothing_is_drawn_for_a_seat_before_its_trade_is_over() {
    table("draw until-playable\nauto-draw\nteams\ntrades\n", "9C 10C", "2D 3D", "5D 6D", "7D 8D")
        .pile("KS")
        .stock("2H 3H KH 5H")
        .begins()
        .turn(0, "play")
        .does(0, "give 9C 2", "gave Ann Cy 1")
        .does(2, "pass", "kept Cy", "drew Ann 1", "drew Ann 1", "drew Ann 1")
        .allows(0, "play KH");
  }

  // semantics 20.12, 20.9
  @Test
  void who_is_left_with_one_card_by_a_gift_owes_the_call() {
    String rules = ONE + "teams\ntrades\ncall \"Last\" caught\ncall-penalty 1\n";
    table(rules, "9H 5C", "QH 3C", "2C 3D", "4D 5D")
        .stock("3S 4S 5S")
        .begins()
        .does(0, "give 5C 2", "gave Ann Cy 1")
        .does(2, "pass", "kept Cy")
        .turn(0, "play")
        .does(1, "catch 0", "caught Ann", "drew Ann 1");
  }

  // semantics 30.25, 18.11; RULE-LANGUAGE, Conditions 6
  @Test
  void who_has_no_card_left_swaps_nothing() {
    table("draw one-may-play\non 4 repeat\nwhen 4: swaps hands with next\n", "4H", "2D 3C", "5C 6C")
        .stock("7D 8D")
        .begins()
        .does(0, "play 4H", "played Ann 4H")
        .does(0, "draw", "drew Ann 1")
        .does(0, "pass", "passed Ann")
        .turn(1, "play");
  }

  // semantics 30.33
  @Test
  void two_alike_lie_on_each_other_and_are_barred_where_a_line_says_so() {
    String rules = ONE + "packs 2\npairs\n";
    table(rules + "never 7 on 7\n", "7H 7H 3C", "2D 3C", "5C 6C")
        .stock("7D 8D")
        .begins()
        .refuses(0, "play 7H 7H", 918)
        .does(0, "play 7H", "played Ann 7H");
    table(rules, "7H 7H 3C", "2D 3C", "5C 6C")
        .stock("7D 8D")
        .begins()
        .does(0, "play 7H 7H", "played Ann 7H", "played Ann 7H", "skipped Bob")
        .turn(2, "play");
  }
}
