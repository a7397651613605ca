package eightfold.testkit;

import static eightfold.testkit.DifferentialScenario.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/**
 * Which cards follow, what a card does when it is laid, and how a turn closes, on both programs.
 */
class FollowingDecisionsTest {
  private static final String ONE = "draw one-then-pass\n";

  // semantics 4.1; C6.1
  @Test
  void suit_or_rank_follow_and_nothing_else() {
    table(ONE, "5C 9H 9D KS", "2D 3D")
        .stock("7D 8D")
        .begins()
        .allows(0, "play 5C", "play 9H", "draw")
        .refuses(0, "play KS", 907)
        .refuses(0, "play 9D", 907);
  }

  // semantics 4.2; C9, wild-own-suit
  @Test
  void a_card_that_asks_for_its_suit_is_not_followed_by_its_rank() {
    table(ONE + "on 9 own suit\n", "9C 4H KS", "2D 3D")
        .pile("9H")
        .stock("7D 8D")
        .begins()
        .allows(0, "play 4H", "draw")
        .refuses(0, "play 9C", 907);
  }

  // semantics 4.3
  @Test
  void on_a_joker_with_nothing_declared_wild_cards_alone_follow() {
    table(ONE + "jokers 2\non 8 * wild\n", "8C BJ 4H 5D", "2D 3D")
        .pile("5H RJ")
        .stock("7D 8D")
        .begins()
        .allows(0, "play 8C", "play BJ", "draw");
  }

  // semantics 4.6, 24.8
  @Test
  void on_an_empty_pile_every_card_follows() {
    String rules = ONE + "on J next draws 3, no answer, only in need, challenge costs 2\n";
    table(rules, "JD 5S 6S", "7H 2C", "9C KD")
        .pile("QD")
        .stock("2D 3D 4D 6D 7D 8D 9D")
        .begins()
        .does(0, "play JD", "played Ann JD")
        .does(
            1,
            "challenge",
            "challenged Bob Ann",
            "revealed Ann 5S 6S",
            "drew Bob 2",
            "took Bob JD",
            "took Bob QD")
        .does(1, "draw", "drew Bob 3")
        .allows(2, "play 9C", "play KD", "draw");
  }

  // semantics 4.13; countdown.md
  @Test
  void a_card_of_the_rank_that_stays_asks_for_itself_where_it_is_not_wild() {
    String rules = ONE + "own-wild\nrank-stays\nmatch countdown, at 8\n";
    table(rules, "7C 4S 4H KD", "6C KS 7D")
        .pile("7H")
        .stock("2D 3D")
        .suit("S")
        .scores(3, 2)
        .begins()
        .allows(0, "play 7C", "play 4S", "draw")
        .does(0, "play 7C", "played Ann 7C")
        .allows(1, "play 6C", "play 7D", "draw");
  }

  // semantics 4.15, 4.14; macau.md
  @Test
  void a_card_that_leaves_all_in_force_is_looked_through() {
    String rules = ONE + "on 6 leaves in force\non 9 wild, not on 5\n";
    table(rules, "6H 2C 3C", "9C 5D 6S 7H 2S")
        .stock("7D 8D")
        .begins()
        .does(0, "play 6H", "played Ann 6H")
        .says("ruling", "5H")
        .refuses(1, "play 9C", 907)
        .allows(1, "play 5D", "play 7H", "draw");
  }

  // semantics 4.16; C15
  @Test
  void a_last_card_that_may_not_be_the_last_is_no_answer_either() {
    table(ONE + "on 2 next draws 2\nlast-never 2\n", "2H 3C", "2S", "9C 8S")
        .stock("7D 8D 9D")
        .begins()
        .does(0, "play 2H", "played Ann 2H")
        .refuses(1, "play 2S", 913)
        .does(1, "draw", "drew Bob 2");
  }

  // semantics 4.19; last-card.md 8
  @Test
  void a_wild_card_that_has_to_match_as_the_last_one_is_wild_before() {
    String rules = ONE + "on A wild, declares suit\nlast-matching A\n";
    table(rules, "AS", "3D 4D").stock("7D").begins().refuses(0, "play AS", 907).allows(0, "draw");
    table(rules, "AS 9H", "3D 4D").stock("7D").begins().allows(0, "play AS", "play 9H", "draw");
    table(rules, "AH", "3D 4D").stock("7D").begins().allows(0, "play AH", "draw");
    table(rules, "AS", "3D 4D").pile("AH").stock("7D").begins().allows(0, "play AS", "draw");
  }

  // semantics 4.19; last-card.md 8
  @Test
  void a_declared_suit_is_what_a_last_card_that_has_to_match_must_match() {
    String rules = ONE + "on A wild, declares suit\nlast-matching A\n";
    table(rules, "AH 5C", "AS", "AD")
        .stock("7D 8D")
        .begins()
        .does(0, "play AH", "played Ann AH")
        .does(0, "suit spades", "declared Ann S")
        .allows(1, "play AS", "draw")
        .does(1, "draw", "drew Bob 1")
        .refuses(2, "play AD", 907);
  }

  // semantics 4.19, 4.8
  @Test
  void where_wild_cards_have_to_match_anyway_the_last_one_does_as_they_do() {
    String rules = ONE + "on A wild, declares suit\nwilds-follow\nlast-matching A\n";
    table(rules, "AS", "3D 4D").stock("7D").begins().refuses(0, "play AS", 907);
    table(rules, "AS", "3D 4D").pile("AH").stock("7D").begins().allows(0, "play AS", "draw");
  }

  // semantics 4.18; NOTATION 3
  @Test
  void of_several_reasons_the_first_is_told() {
    String rules = ONE + "on 2 next draws 2\nlast-never K 9\non 9 never on 5\n";
    table(rules, "2H 3C", "KD", "9C 8S")
        .begins()
        .does(0, "play 2H", "played Ann 2H")
        .refuses(1, "play 3D", 902)
        .refuses(1, "play KD", 917);
    table(rules, "9C", "3D 4D").stock("7D").begins().refuses(0, "play 9C", 913);
    table(rules, "9C 3C", "3D 4D")
        .stock("7D")
        .begins()
        .refuses(0, "play 9C", 918)
        .refuses(0, "play 3C", 907);
  }

  // semantics 5.2, 8.5
  @Test
  void a_card_played_ends_the_declared_suit_and_the_passes_in_a_row() {
    DifferentialScenario story = table("draw none\n", "KS 2C", "6H 3C", "7S 8S").suit("H").begins();
    story
        .does(0, "pass", "passed Ann")
        .does(1, "play 6H", "played Bob 6H")
        .does(2, "pass", "passed Cy")
        .does(0, "pass", "passed Ann")
        .turn(1, "play");
    assertThat(story.view(1).inForce().suit()).isEmpty();
    story.does(1, "pass", "passed Bob", "deal-over none", "game-over none");
  }

  // semantics 5.2
  @Test
  void cards_played_are_counted() {
    table(ONE + "limit cards, at 2\n", "6H 2C", "7H 3C")
        .stock("7D 8D")
        .begins()
        .does(0, "play 6H", "played Ann 6H")
        .does(1, "play 7H", "played Bob 7H", "deal-over none", "game-over none");
  }

  // semantics 5.6, 5.7
  @Test
  void what_a_card_does_has_its_order() {
    String rules =
        ONE + "on 7 silence, pass hands left, others draw 1, reverse, skip 1\nsilence-costs 1\n";
    table(rules, "7H 3C 4C", "2C KD", "9D")
        .stock("2S 3S 4S")
        .begins()
        .does(
            0,
            "play 7H",
            "played Ann 7H",
            "reversed",
            "drew Cy 1",
            "drew Bob 1",
            "passed-hands left",
            "gave Ann Bob 2",
            "gave Bob Cy 3",
            "gave Cy Ann 2",
            "skipped Cy")
        .turn(1, "play")
        .does(0, "say hello", "penalised Ann 1", "drew Ann 1");
  }

  // semantics 5.9
  @Test
  void a_penalty_while_the_stock_lasts_looks_at_the_stock_as_the_card_lies() {
    String rules = ONE + "on 2 next draws 2, while stock lasts\n";
    table(rules, "2H 3C", "4S KD").begins().does(0, "play 2H", "played Ann 2H").turn(1, "play");
    table(rules, "2H 3C", "4S KD")
        .stock("9D")
        .begins()
        .does(0, "play 2H", "played Ann 2H")
        .turn(1, "answer");
  }

  // semantics 6.2, 7.7
  @Test
  void who_finds_no_card_for_the_cost_of_the_last_is_out() {
    table(ONE + "stock pass\nlast-costs 7, draws 2\n", "7H", "4S KD")
        .begins()
        .does(0, "play 7H", "played Ann 7H", "drew Ann 0", "deal-over Ann", "game-over Ann");
  }

  // semantics 6.5, 21.32
  @Test
  void a_forgotten_call_is_caught_while_the_suit_is_awaited() {
    String rules = ONE + "on 8 wild, declares suit\ncall \"Last\" caught\ncall-penalty 2\n";
    DifferentialScenario story = table(rules, "8C 4D", "4S KD").stock("2D 3D 5D").begins();
    story.does(0, "play 8C", "played Ann 8C").turn(0, "suit");
    assertThat(story.view(1).hands().get(0).owesCall()).isTrue();
    story.does(1, "catch 0", "caught Ann", "drew Ann 2");
    assertThat(story.view(1).hands().get(0).owesCall()).isFalse();
  }

  // semantics 6.9, 6.10
  @Test
  void skips_leave_a_seat_for_the_penalty() {
    table(ONE + "on 6 skip 3, next draws 1\n", "6H 3C", "4S KD", "5S QD")
        .stock("2D 3D")
        .begins()
        .does(0, "play 6H", "played Ann 6H", "skipped Bob")
        .turn(2, "answer");
  }

  // semantics 6.11, 10.15; RULE-LANGUAGE, Conditions 6
  @Test
  void a_skip_goes_first_and_the_turn_to_be_missed_is_the_one_after_it() {
    String rules = ONE + "several same-rank\non 4S skip 1\non 4 next misses 1\n";
    table(rules, "4H 4S 3C 3D", "6S KD", "7S QD 8C")
        .stock("2D 3H")
        .begins()
        .does(0, "play 4H 4S", "played Ann 4H", "played Ann 4S", "skipped Bob")
        .says("missed", "Bob 1")
        .turn(2, "play")
        .does(2, "draw", "drew Cy 1")
        .does(0, "draw", "drew Ann 1", "skipped Bob")
        .says("missed", "none")
        .turn(2, "play");
  }

  // semantics 6.1, 6.6, 6.7, 6.8
  @Test
  void a_turn_closes_in_its_order() {
    String rules =
        ONE
            + """
            on 8 wild, declares suit, gives to others, skip 1, next draws 1, no answer
            call "Last" automatic
            call-penalty 1
            """;
    table(rules, "8C 4D 6D 7D", "KS KD", "QS QD")
        .stock("2C 3C 5C")
        .begins()
        .does(0, "play 8C", "played Ann 8C")
        .turn(0, "suit")
        .does(0, "suit D", "declared Ann D")
        .turn(0, "give")
        .does(0, "give 4D 1", "gave Ann Bob 1")
        .does(0, "give 6D 2", "gave Ann Cy 1", "penalised Ann 1", "drew Ann 1", "skipped Bob")
        .turn(2, "answer");
  }

  // semantics 3.1, 3.2, 3.3, 3.4
  @Test
  void a_turn_begins_in_its_order() {
    String call = "call \"Last\" next-turn\ncall-penalty 1\n";
    table(ONE + "on 4 next misses 1\nlimit cards, at 1\n", "4H 3C", "KS KD", "QS QD")
        .stock("2C 6C 5C")
        .begins()
        .does(0, "play 4H", "played Ann 4H", "skipped Bob", "deal-over none", "game-over none");
    table(ONE + call, "9H 3C", "KH KD JD", "QS QD")
        .stock("2C 3D 5C")
        .begins()
        .does(0, "play 9H", "played Ann 9H")
        .does(1, "play KH", "played Bob KH")
        .does(2, "draw", "drew Cy 1", "penalised Ann 1", "drew Ann 1");
    table(ONE + call + "limit cards, at 2\n", "9H 3C", "KH KD JD")
        .stock("2C 3D 5C")
        .begins()
        .does(0, "play 9H", "played Ann 9H")
        .does(1, "play KH", "played Bob KH", "deal-over none", "game-over none");
  }
}
