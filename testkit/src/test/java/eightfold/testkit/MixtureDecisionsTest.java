package eightfold.testkit;

import static eightfold.testkit.DifferentialScenario.dealt;
import static eightfold.testkit.DifferentialScenario.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What docs/semantics.md decides of rules of several games at one table, on both programs. */
class MixtureDecisionsTest {
  // semantics 2.25
  @Test
  void over_a_starter_that_eldest_hand_bears_nobody_repeats() {
    String rules = "starter eldest-bears\ndraw one-then-pass\non * repeat\non %s repeat\n";
    String all = "A 2 3 4 5 6 7 8 9 10 J Q K";
    DifferentialScenario story = dealt(rules.formatted(all), 3, 1);
    story.turn((story.view(0).dealer() + 1) % 3, "play");
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
