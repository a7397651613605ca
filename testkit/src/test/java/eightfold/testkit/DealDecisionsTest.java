package eightfold.testkit;

import static eightfold.testkit.DifferentialScenario.dealt;
import static eightfold.testkit.DifferentialScenario.table;
import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Awaits;
import eightfold.game.View;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** How a deal begins and ends, and what seats are shown of it, on both programs. */
class DealDecisionsTest {
  private static final String ONE = "draw one-then-pass\n";
  private static final String ALL = "A 2 3 4 5 6 7 8 9 10 J Q K";
  private static final List<String> NAMES = Trial.names(4);

  /** The seats from eldest hand on, by name. */
  private static List<String> fromEldest(View view) {
    int seats = view.hands().size();
    return IntStream.rangeClosed(1, seats)
        .mapToObj(step -> NAMES.get((view.dealer() + step) % seats))
        .toList();
  }

  private static List<String> told(DifferentialScenario story) {
    return story.opening().stream().map(event -> event.replaceAll(" \\[.*]", "")).toList();
  }

  // semantics 2.2
  @Test
  void dealing_tells_each_hand_and_the_starter() {
    DifferentialScenario story = dealt("deal 6\n" + ONE, 3, 4);
    assertThat(told(story))
        .hasSize(4)
        .contains("dealt Ann 6", "dealt Bob 6", "dealt Cy 6")
        .last()
        .isEqualTo("turned " + story.view(0).pile().getLast());
  }

  // semantics 2.4; el-pumba.md
  @Test
  void eldest_hand_may_be_dealt_one_card_more() {
    DifferentialScenario story = dealt("deal 4, one more to eldest\n" + ONE, 3, 4);
    View view = story.view(0);
    List<String> seats = fromEldest(view);
    assertThat(told(story))
        .contains("dealt " + seats.get(0) + " 5", "dealt " + seats.get(1) + " 4")
        .contains("dealt " + seats.get(2) + " 4");
    assertThat(view.stock()).isEqualTo(52 - 13 - 1);
  }

  // semantics 2.6; creights.md
  @Test
  void one_copy_of_each_card_is_left_out_where_there_are_packs_enough() {
    String rules = "deal 5\npacks 1 3:2\nleave-out 5, from packs 2\n" + ONE;
    assertThat(dealt(rules, 2, 4).view(0).stock()).isEqualTo(52 - 10 - 1);
    assertThat(dealt(rules, 3, 4).view(0).stock()).isEqualTo(104 - 4 - 15 - 1);
  }

  // semantics 2.17, 2.18; vandatta.md
  @Test
  void a_starter_that_makes_all_draw_begins_with_eldest_hand() {
    DifferentialScenario story =
        dealt("deal 5\nstarter-draw " + ALL + ", each draws 2\n" + ONE, 3, 4);
    List<String> drew =
        fromEldest(story.view(0)).stream().map(seat -> "drew " + seat + " 2").toList();
    assertThat(told(story)).endsWith(drew.toArray(String[]::new));
  }

  // semantics 2.14, 2.13; eights.md, option dealersGoodies
  @Test
  void the_dealer_decides_about_a_starter_that_does_something() {
    for (String effect :
        List.of(
            "wild",
            "declares suit",
            "calls rank except K",
            "next draws 1",
            "others draw 1",
            "skip 1",
            "next misses 1",
            "reverse",
            "again",
            "repeat",
            "counts 1, opens count",
            "duel 1",
            "grab 1",
            "sister suit",
            "may be followed by any",
            "owes any card",
            "gives to others",
            "pass hands left",
            "silence")) {
      dealt(special(effect), 3, 4).turn(dealt(special(effect), 3, 4).view(0).dealer(), "take");
    }
    for (String condition : List.of("not on 5", "never on 5", "only in need")) {
      View view = dealt(special(condition), 3, 4).view(0);
      assertThat(view.awaits()).as(condition).isEqualTo(Awaits.PLAY);
    }
  }

  private static String special(String effect) {
    String silence = effect.equals("silence") ? "silence-costs 1\n" : "";
    return "deal 5\ngoodies\n" + silence + "on " + ALL + " " + effect + "\n" + ONE;
  }

  // semantics 2.21; kings-reverse.md
  @Test
  void of_a_starter_that_eldest_bears_the_dealer_alone_draws_nothing() {
    DifferentialScenario story =
        dealt("deal 5\nstarter eldest-bears\non " + ALL + " others draw 1\n" + ONE, 4, 4);
    List<String> seats = fromEldest(story.view(0));
    assertThat(told(story))
        .filteredOn(event -> event.startsWith("drew"))
        .containsExactlyInAnyOrder(
            "drew " + seats.get(0) + " 1",
            "drew " + seats.get(1) + " 1",
            "drew " + seats.get(2) + " 1");
  }

  // semantics 2.24
  @Test
  void a_card_owed_to_the_starter_is_the_first_turn_of_eldest_hand() {
    DifferentialScenario story =
        dealt("deal 5\nstarter eldest-bears\non " + ALL + " owes any card\n" + ONE, 3, 4);
    View view = story.view(0);
    int eldest = (view.dealer() + 1) % 3;
    story.turn(eldest, "follow");
  }

  // semantics 26.1, 8.7; C8.2
  @Test
  void a_limit_is_scored_as_a_block() {
    DifferentialScenario story =
        table(ONE + "limit cards, at 1\nscoring winner-collects\n", "9H 2C", "3C")
            .stock("7D 8D")
            .begins();
    story.does(0, "play 9H", "played Ann 9H", "deal-over none", "scored Ann 1", "game-over Ann");
    assertThat(story.view(0).standings().ending()).isEqualTo("limit");
  }

  // semantics 28.1
  @Test
  void a_penalty_is_shown_as_pending_when_it_is_to_be_answered() {
    DifferentialScenario story =
        table(ONE + "on 2 wild, declares suit, next draws 2\n", "2C 4D 6D", "2D 3C")
            .stock("7C 8D 9C")
            .begins();
    story.does(0, "play 2C", "played Ann 2C");
    assertThat(story.view(1).inForce().pendingDraw()).isZero();
    story.does(0, "suit D", "declared Ann D");
    assertThat(story.view(0).inForce().pendingDraw()).isEqualTo(2);
    assertThat(story.view(1).refusals()).containsOnlyKeys("3C");
    assertThat(story.view(0).refusals()).isEmpty();
  }

  // semantics 28.2
  @Test
  void dealing_again_is_a_ply() {
    DifferentialScenario story =
        table(ONE + "scoring own\nmatch deals, at 2\n", "9H", "3C").stock("7C 8D").begins();
    story.does(0, "play 9H", "played Ann 9H", "deal-over Ann", "scored Bob 3");
    int ply = story.view(0).ply();
    story.dealsAgain();
    assertThat(story.view(0).ply()).isEqualTo(ply + 1);
    assertThat(story.view(0).deal()).isEqualTo(2);
  }

  // semantics 29.8; tag-team.md
  @Test
  void a_score_that_one_partner_has_is_the_teams() {
    String rules = ONE + "teams\nscoring own\nmatch target, at 100\n";
    DifferentialScenario one =
        table(rules, "9H 2C", "3C 4C", "", "5C 6C").scores(10, 0, 0, 7).stock("7C 8D").begins();
    assertThat(one.view(0).standings().score()).containsExactly(10, 7, 10, 7);
    DifferentialScenario two =
        table(rules, "9H 2C", "3C 4C", "", "5C 6C").scores(10, 6, 12, 7).stock("7C 8D").begins();
    assertThat(two.view(0).standings().score()).containsExactly(10, 6, 10, 6);
    two.does(0, "play 9H", "played Ann 9H")
        .does(1, "draw", "drew Bob 1")
        .does(3, "draw", "drew Dan 1");
  }

  // semantics 30.32; RULE-LANGUAGE, Conditions 4
  @Test
  void words_that_are_owed_when_the_deal_ends_cost_nothing_in_the_next() {
    String rules =
        """
        draw one-then-pass
        stock ends-at-last
        scoring own
        match deals, at 2
        call "Last" caught
        call-penalty 1
        when 9: says "Nine", else draws 3
        """;
    DifferentialScenario story = table(rules, "9H 2C", "3C 4C").stock("7C").begins();
    story
        .does(0, "play 9H", "played Ann 9H")
        .does(
            1,
            "catch 0",
            "caught Ann",
            "drew Ann 1",
            "deal-over none",
            "scored Ann 9",
            "scored Bob 7")
        .dealsAgain();
    int first = story.view(0).turn();
    story.does(first, "draw", "drew " + NAMES.get(first) + " 1");
    assertThat(story.view(0).hands().get(1 - first).count()).isEqualTo(5);
  }
}
