package eightfold.testkit;

import static eightfold.testkit.DifferentialScenario.dealt;
import static eightfold.testkit.DifferentialScenario.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What docs/semantics.md decides of rules of several games at one table, on both programs. */
class MixtureDecisionsTest {
  // semantics 7.4, 13.9
  @Test
  void below_a_card_that_may_go_back_a_pile_has_nothing_to_give() {
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

  // semantics 27.7; C17
  @Test
  void of_all_who_drop_out_at_once_the_lowest_has_won_whatever_counts() {
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

  // semantics 16.6
  @Test
  void a_card_played_back_opens_for_its_seat() {
    String rules =
        """
        opening 5, each seat
        draw one-then-pass
        on K duel 2
        """;
    table(rules, "5H KH 4C", "KS 9H 9S")
        .pile("2H")
        .stock("2D 3D 6D 7D 8D 9D")
        .begins()
        .does(0, "play 5H", "played Ann 5H")
        .does(1, "draw", "drew Bob 1")
        .does(0, "play KH", "played Ann KH")
        .does(0, "target 1", "named Ann Bob")
        .does(1, "play KS", "played Bob KS")
        .does(0, "draw", "drew Ann 3")
        .does(0, "draw", "drew Ann 1")
        .does(1, "play 9S", "played Bob 9S");
  }

  // semantics 23.6
  @Test
  void what_turns_have_added_up_lapses_with_a_duel() {
    String rules =
        """
        draw one-then-pass
        packs 2
        on-its-like
        on K duel 1
        """;
    table(rules, "5H KH 4C", "7S 9S", "8D 9D")
        .pile("5H")
        .stock("2D 3D 6D 7D 8D 9C")
        .begins()
        .does(0, "play 5H", "played Ann 5H")
        .does(0, "play KH", "played Ann KH")
        .does(0, "target 2", "named Ann Cy")
        .does(2, "draw", "drew Cy 1")
        // Bob, whom Ann's further turn would have passed over, plays; and nobody is passed over
        .does(1, "draw", "drew Bob 1")
        .does(2, "draw", "drew Cy 1");
  }

  // semantics 21.30, 21.31
  @Test
  void who_draws_in_anothers_duel_is_looked_at_anew() {
    String rules =
        """
        draw one-then-pass
        on K duel 2
        call "Last" next-turn
        call-penalty 1
        call-each-change
        """;
    table(rules, "5H KH 4C 5C", "7H 9D")
        .pile("2H")
        .stock("2D 3D 5D 6D")
        .begins()
        .does(0, "play 5H", "played Ann 5H")
        .does(1, "play 7H", "played Bob 7H")
        .does(0, "play KH", "played Ann KH")
        .does(0, "target 1", "named Ann Bob")
        // with three cards nothing is owed when the turn comes, though none was called of one
        .does(1, "draw", "drew Bob 2")
        .does(1, "draw", "drew Bob 1");
  }

  // semantics 21.17, 23.3
  @Test
  void a_card_played_back_ends_a_call_owed_before() {
    String rules =
        """
        draw one-then-pass
        on 2 others draw 1
        on K duel 2
        call "Last" next-turn
        call-penalty 1
        """;
    table(rules, "9H KH", "2H 7D 7C", "2S 8D 8C", "KS 6D 6C")
        .pile("3H")
        .stock("4C 4D 5C 5D 9C 9D 10C 10D JC JD QC QD AC AD")
        .begins()
        // one card, and no call: it would cost a card when Ann's turn begins
        .does(0, "play 9H", "played Ann 9H")
        .does(1, "play 2H", "played Bob 2H", "drew Cy 1", "drew Dan 1", "drew Ann 1")
        .does(2, "play 2S", "played Cy 2S", "drew Dan 1", "drew Ann 1", "drew Bob 1")
        .does(3, "play KS", "played Dan KS")
        .does(3, "target 0", "named Dan Ann")
        // with three cards she plays her next one: nothing is owed any more
        .does(0, "play KH", "played Ann KH")
        .does(3, "draw", "drew Dan 3")
        .does(1, "draw", "drew Bob 1")
        .does(2, "draw", "drew Cy 1")
        .does(3, "draw", "drew Dan 1")
        .turn(0, "play");
  }

  // semantics 23.7
  @Test
  void a_penalty_answered_by_who_opens_a_duel_lies_on_who_acts_next() {
    String rules =
        """
        draw one-then-pass
        on 4 next draws 4, answered by 4 K
        on K duel 3
        """;
    table(rules, "4H 2C", "KS 3C", "7D 8D", "9D 10D")
        .stock("2D 3D 5D 6D 2S 3S 4S 5S")
        .begins()
        .does(0, "play 4H", "played Ann 4H")
        .does(1, "play KS", "played Bob KS")
        .does(1, "target 3", "named Bob Dan")
        .does(3, "draw", "drew Dan 3")
        .turn(2, "answer")
        .does(2, "draw", "drew Cy 4");
  }

  // semantics 26.6, 26.13
  @Test
  void what_comes_to_the_winner_afterwards_counts_for_nothing() {
    String rules =
        """
        draw one-then-pass
        on 5 pass hands left
        scoring winner-collects
        match target, at 100
        last-effect all
        """;
    table(rules, "5C", "2C 3D", "9D")
        .begins()
        .does(
            0,
            "play 5C",
            "played Ann 5C",
            "passed-hands left",
            "gave Ann Bob 0",
            "gave Bob Cy 2",
            "gave Cy Ann 1",
            "deal-over Ann",
            "scored Ann 5");
  }

  // semantics 18.4
  @Test
  void two_copies_are_no_follow_up() {
    String rules =
        """
        packs 2
        draw one-then-pass
        pairs
        on A owes its suit
        """;
    table(rules, "AH 7H 7H 9C", "2C 3D", "9D 10D")
        .stock("7D 8D 9S 10S")
        .begins()
        .does(0, "play AH", "played Ann AH")
        .refuses(0, "play 7H 7H", 907)
        .does(0, "play 7H", "played Ann 7H")
        .turn(1, "play");
  }

  // semantics 2.25
  @Test
  void over_a_starter_that_eldest_hand_bears_nobody_repeats() {
    String rules = "starter eldest-bears\ndraw one-then-pass\non * repeat\non %s repeat\n";
    String all = "A 2 3 4 5 6 7 8 9 10 J Q K";
    DifferentialScenario story = dealt(rules.formatted(all), 3, 1);
    story.turn((story.view(0).dealer() + 1) % 3, "play");
  }

  // semantics 16.1, 20.10
  @Test
  void who_passes_with_cards_that_it_could_give_has_had_its_opening() {
    String rules = "deal 2\ndraw none\nstarter none\nopening 7 8, each seat\nteams\ntrades\n";
    dealt(rules, 4, 1)
        .does(3, "play 7S", "played Dan 7S")
        .does(0, "pass", "passed Ann")
        .does(1, "pass", "passed Bob")
        .does(2, "pass", "passed Cy")
        .does(3, "play 8S", "played Dan 8S", "out Dan")
        .does(0, "pass", "passed Ann")
        .does(1, "pass", "passed Bob")
        .allows(2, "play QS", "give 10H 0", "give QS 0", "pass");
  }

  // semantics 3.13, 20.14
  @Test
  void cards_traded_face_up_are_shown_also_after_a_penalty_that_leaves_the_turn() {
    String rules =
        """
        draw one-then-play
        on 7 next draws 4, then turn
        teams
        trades, face up
        """;
    DifferentialScenario story =
        table(rules, "KS 9D", "7D 2D", "10H 10D", "2C 3C")
            .pile("7C")
            .stock("4C 5C 6C 8C JC QC KC")
            .pending(4, 0)
            .begins()
            .does(0, "give 9D 2", "gave Ann Cy 1")
            .does(2, "give 10D 0", "gave Cy Ann 1")
            .does(0, "draw", "drew Ann 4");
    assertThat(story.view(1).hands().get(0).cards()).containsExactly("10D");
  }

  // semantics 17.7
  @Test
  void an_eight_that_flips_the_rules_declares_and_asks_for_nothing_else() {
    String rules = "draw one-then-pass\nfactor\non 8 grab 2\non A grab 2\n";
    table(rules, "8C AD 3D", "7C 4C", "AH 2C")
        .pile("KH")
        .stock("2D 3H 4H 5S 6S")
        .begins()
        .does(0, "play 8C", "played Ann 8C")
        .turn(0, "rank")
        .does(0, "rank 7", "declared Ann 7")
        .does(1, "play 7C", "played Bob 7C")
        .does(2, "play AH", "played Cy AH")
        .turn(2, "grab");
  }

  // semantics 2.26, 23.4
  @Test
  void over_a_starter_that_asks_for_a_duel_its_opener_owes_no_call() {
    String all = "A 2 3 4 5 6 7 8 9 10 J Q K";
    String rules =
        """
        deal 1
        starter dealer-plays
        draw one-then-pass
        on %s duel 2
        call "Last" automatic, each turn
        call-penalty 1
        """;
    DifferentialScenario story = dealt(rules.formatted(all), 3, 1);
    int dealer = story.view(0).dealer();
    int named = (dealer + 2) % 3;
    List<String> names = List.of("Ann", "Bob", "Cy");
    story
        .does(dealer, "target " + named, "named " + names.get(dealer) + " " + names.get(named))
        .does(named, "draw", "drew " + names.get(named) + " 2")
        .turn((dealer + 1) % 3, "play");
  }

  // semantics 21.6, 23.4
  @Test
  void over_a_starter_that_asks_for_a_duel_the_other_owes_the_call_of_what_it_has_played_back() {
    String rules =
        """
        deal 2
        starter dealer-plays
        draw one-then-pass
        on A 2 3 4 5 6 7 8 9 10 J Q K duel 2
        call "Last" automatic, each turn
        call-penalty 1
        """;
    DifferentialScenario story = dealt(rules, 3, 1);
    int dealer = story.view(0).dealer();
    int named = (dealer + 2) % 3;
    String opener = List.of("Ann", "Bob", "Cy").get(dealer);
    String other = List.of("Ann", "Bob", "Cy").get(named);
    String back = story.view(named).hands().get(named).cards().getFirst();
    story
        .does(dealer, "target " + named, "named " + opener + " " + other)
        .does(named, "play " + back, "played " + other + " " + back)
        .does(
            dealer,
            "draw",
            "drew " + opener + " 3",
            "penalised " + other + " 1",
            "drew " + other + " 1")
        .turn(dealer, "play");
  }

  // semantics 17.4, 22.8
  @Test
  void of_two_cards_played_as_one_the_second_declares_and_no_name_is_owed() {
    String rules =
        """
        packs 2
        draw one-then-pass
        factor, by J, back by 2
        call "Last" caught, for turns of 2
        call-penalty 2
        pairs
        names-said
        """;
    // the first jack brings eights, the second one factors
    DifferentialScenario story =
        table(rules, "JD JD QD 4C", "10C 9C")
            .pile("9D")
            .begins()
            .does(0, "play JD JD", "played Ann JD", "played Ann JD");
    assertThat(story.view(0).legal()).contains("rank 3").noneMatch(act -> act.startsWith("say"));
  }
}
