package eightfold.testkit;

import static eightfold.testkit.DifferentialScenario.table;
import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.View;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What is counted: points, turns, and who was first, where mutation testing missed a story. */
class CountedDecisionsTest {
  private static final String ONE = "draw one-then-pass\n";

  // semantics 26.1, 26.13, 27.2
  @Test
  void of_a_blocked_deal_the_seat_alone_with_the_fewest_collects() {
    String rules = ONE + "limit cards, at 1\nscoring winner-collects\n";
    table(rules, "9H 4C", "3C", "5C")
        .stock("7D 8D")
        .begins()
        .does(0, "play 9H", "played Ann 9H", "deal-over none", "scored Bob 3", "game-over Bob");
    table(rules, "9H 4C", "3C", "3D")
        .stock("7D 8D")
        .begins()
        .does(0, "play 9H", "played Ann 9H", "deal-over none", "game-over Bob", "game-over Cy");
  }

  // semantics 13.5, 13.6, 13.7
  @Test
  void of_two_hands_that_a_count_has_emptied_the_first_that_stays_empty_wins() {
    table(ONE + "on 2 opens count, counts 2\non A counts 1\n", "2H", "AS", "AD 3C")
        .stock("7D 8D 9D 10D JD")
        .begins()
        .does(0, "play 2H", "played Ann 2H")
        .does(1, "play AS", "played Bob AS")
        .does(2, "play AD", "played Cy AD")
        .allows(0, "draw")
        .does(0, "draw", "drew Ann 4", "deal-over Bob", "game-over Bob");
  }

  // semantics 26.5
  @Test
  void the_next_seat_draws_for_a_last_card_that_makes_it_draw() {
    table(ONE + "last-effect draws\non 7 next draws 2\non 6 skip 1\n", "7H", "3C")
        .stock("7D 8D 9D")
        .begins()
        .does(0, "play 7H", "played Ann 7H", "drew Bob 2", "deal-over Ann", "game-over Ann");
    table(ONE + "last-effect draws\non 7 next draws 2\non 6 skip 1\n", "6H", "3C")
        .stock("7D 8D 9D")
        .begins()
        .does(0, "play 6H", "played Ann 6H", "deal-over Ann", "game-over Ann");
  }

  // semantics 27.5, 27.8; kapaga.md
  @Test
  void exactly_the_points_of_the_elimination_are_none_and_more_drop_out() {
    String rules = ONE + "scoring own\nmatch elimination, at 20\nexact-is-nothing\n";
    DifferentialScenario story =
        table(rules, "9H", "KC", "6C").scores(0, 10, 15).stock("7D 8D 9D").begins();
    story.does(
        0, "play 9H", "played Ann 9H", "deal-over Ann", "scored Bob 10", "scored Cy 6", "out Cy");
    assertThat(story.view(0).standings().score()).containsExactly(0, 0, 21);
  }

  // semantics 22.6, 22.10, 22.13; crazy-spoons.md R2
  @Test
  void who_has_drawn_for_a_wrong_catch_owes_the_phrase() {
    String rules =
        ONE
            + """
            phrase "not my spoon"
            call "Last" caught, for turns of 2
            call-penalty 1
            wrong-catch 1
            """;
    table(rules, "9H 4C 5C", "3C 6C", "5D 6D")
        .stock("7D 8D 9D")
        .begins()
        .does(2, "catch 0", "penalised Cy 1", "drew Cy 1")
        .allows(2, "say not my spoon");
  }

  // semantics 12.1, 12.3, 12.11; creights.md R4
  @Test
  void skips_and_further_turns_add_up_over_the_turns_of_a_seat() {
    table(
            ONE + "packs 2\non-its-like\non 6 again\non 4 skip 1\n",
            "6H 3H 4H 9C",
            "7C 8C",
            "7S 8S",
            "JD QD")
        .pile("6H")
        .stock("7D 8D 9D")
        .begins()
        .does(0, "play 6H", "played Ann 6H")
        .turn(0, "play")
        .does(0, "play 3H", "played Ann 3H")
        .turn(0, "play")
        .does(0, "play 4H", "played Ann 4H", "skipped Bob", "skipped Cy")
        .turn(3, "play");
  }

  // semantics 26.11, 26.12; creights.md 4
  @Test
  void cards_that_cancel_take_away_the_dearest_or_count_against_their_holder() {
    DifferentialScenario story =
        table(ONE + "scoring own\ncancelling 3, not 8, alone 50\n", "9H", "3C 3D", "3H KC 5C 8S")
            .stock("7D 8D 9D")
            .begins();
    assertThat(story.view(2).hands().get(2).points()).as("while the deal runs").isEmpty();
    story.does(
        0,
        "play 9H",
        "played Ann 9H",
        "deal-over Ann",
        "scored Bob -100",
        "scored Cy 16",
        "game-over Ann");
    assertThat(story.view(1).hands().get(1).points()).containsExactly(-50, -50);
    View.Hand hand = story.view(2).hands().get(2);
    assertThat(counted(hand)).containsExactlyInAnyOrder("3H 3", "KC 0", "5C 5", "8S 8");
  }

  private static List<String> counted(View.Hand hand) {
    return IntStream.range(0, hand.cards().size())
        .mapToObj(i -> hand.cards().get(i) + " " + hand.points().get(i))
        .toList();
  }

  // semantics 26.13
  @Test
  void what_the_winner_collects_is_what_the_cards_of_the_others_count() {
    DifferentialScenario story =
        table(ONE + "scoring winner-collects\n", "9H", "3C KD", "8S").stock("7D 8D 9D").begins();
    story.does(0, "play 9H", "played Ann 9H", "deal-over Ann", "scored Ann 21", "game-over Ann");
    assertThat(counted(story.view(1).hands().get(1))).containsExactlyInAnyOrder("3C 3", "KD 10");
    assertThat(counted(story.view(2).hands().get(2))).containsExactly("8S 8");
    assertThat(story.view(1).hands().get(2).points()).as("in the eyes of another").isEmpty();
  }

  // semantics 21.30; kapaga.md 8
  @Test
  void a_hand_that_others_fill_is_looked_at_anew() {
    String rules =
        ONE
            + """
            on 7 others draw 1
            call "Last" caught, at 2, each change
            call-penalty 1
            """;
    table(rules, "7H 4D 9C JD", "3C", "4C 5C 6C")
        .stock("7D 8D 9D 10D")
        .begins()
        .refuses(0, "catch 1", 911)
        .does(0, "play 7H", "played Ann 7H", "drew Bob 1", "drew Cy 1")
        .refuses(0, "catch 2", 911)
        .does(2, "catch 1", "caught Bob", "drew Bob 1");
  }

  // semantics 13.6, 13.7
  @Test
  void the_second_whose_hand_a_count_has_emptied_wins_when_the_first_must_draw() {
    table(ONE + "on 2 opens count, counts 2\non A counts 1\n", "2H", "AS 3C", "AD")
        .stock("7D 8D 9D 10D JD")
        .begins()
        .does(0, "play 2H", "played Ann 2H")
        .does(1, "play AS", "played Bob AS")
        .does(2, "play AD", "played Cy AD")
        .allows(0, "draw")
        .does(0, "draw", "drew Ann 4", "deal-over Cy", "game-over Cy");
  }

  // semantics 12.3, 20.2, 20.3; tag-team.md 4
  @Test
  void a_further_turn_of_a_seat_that_is_out_lapses() {
    String rules = ONE + "teams\non-its-like\npacks 2\non 6 again\n";
    table(rules, "6H", "7C 8C", "7S 8S", "JD QD")
        .stock("7D 8D 9D")
        .begins()
        .does(0, "play 6H", "played Ann 6H", "out Ann")
        .turn(1, "play");
    table(rules, "7C 8C", "6H 9H", "7S 8S", "JD QD")
        .stock("7D 8D 9D")
        .turn(1)
        .begins()
        .does(1, "play 6H", "played Bob 6H")
        .turn(1, "play");
  }

  // semantics 26.5, 26.8
  @Test
  void what_the_next_seat_draws_while_the_stock_lasts_a_last_card_makes_it_draw_no_longer() {
    String rules = ONE + "last-effect draws\non 7 next draws 2, while stock lasts\n";
    table(rules, "7H", "3C")
        .stock("7D 8D 9D")
        .begins()
        .does(0, "play 7H", "played Ann 7H", "drew Bob 2", "deal-over Ann", "game-over Ann");
    table(rules, "7H", "3C")
        .pile("2H 3H 4H 5H")
        .begins()
        .does(0, "play 7H", "played Ann 7H", "deal-over Ann", "game-over Ann");
  }

  // semantics 22.10, 23.9; crazy-spoons.md 3, R2
  @Test
  void who_has_grabbed_nothing_and_draws_for_it_owes_the_phrase() {
    String rules =
        ONE
            + """
            phrase "not my spoon"
            on 7 grab 1
            call "Last" caught, for turns of 2
            call-penalty 1
            """;
    table(rules, "7H 3C 4C", "3D 6C 6D", "5D 6S 9S")
        .stock("7D 8D 9D 10D")
        .begins()
        .does(0, "play 7H", "played Ann 7H")
        .does(0, "grab", "grabbed Ann")
        .does(1, "grab", "grabbed Bob", "drew Cy 1")
        .allows(2, "say not my spoon");
  }
}
