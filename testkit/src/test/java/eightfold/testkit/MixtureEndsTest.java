package eightfold.testkit;

import static eightfold.testkit.DifferentialScenario.table;
import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Match;
import eightfold.rules.text.RuleBookWriter;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.shedding.Shedding;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Last cards, seats that are out and limits where rules of several games meet, by
 * docs/semantics.md, on both programs. Deals by the million have found that they differed here.
 */
class MixtureEndsTest {
  // semantics 3.5
  @Test
  void who_gets_an_empty_hand_while_others_count_is_out() {
    String rules =
        """
        draw one-then-pass
        on 6 counts 1, opens count, pass hands left
        """;
    table(rules, "9C", "6D", "5S")
        .pile("6S")
        .stock("2D 3D 7D")
        .turn(1)
        .pending(1, 0)
        .begins()
        .does(
            1,
            "play 6D",
            "played Bob 6D",
            "passed-hands left",
            "gave Ann Bob 1",
            "gave Bob Cy 0",
            "gave Cy Ann 1",
            "deal-over Cy",
            "game-over Cy");
  }

  // semantics 3.11
  @Test
  void a_limit_comes_before_the_next_card_drawn_for_a_seat() {
    String rules =
        """
        draw until-playable
        auto-draw
        teams
        trades
        limit acts, at 1
        """;
    table(rules, "9C 10C", "2D 3D", "5D 6D", "7D 8D")
        .pile("KS")
        .stock("2H 3H 4H 5H")
        .begins()
        .does(0, "draw", "drew Ann 1", "deal-over none", "game-over none");
  }

  // semantics 3.3, 3.11
  @Test
  void where_no_limit_is_named_a_deal_ends_after_five_thousand_acts() {
    String rules =
        """
        draw one-then-pass
        call "Last card" caught, for turns of 2
        call-penalty 1
        phrase "thank you"
        """;
    DifferentialScenario story =
        table(rules, "9C 10C", "2D 3D").pile("KS").stock("2H 3H 4H 5H").begins();
    for (int act = 1; act < 5_000; act++) {
      story.does(act % 2, "say thank you");
    }
    story.does(0, "say thank you", "deal-over none", "game-over none");
  }

  // semantics 6.3, 12.4, 12.11
  @Test
  void a_last_card_that_costs_the_turn_costs_a_further_one_too() {
    String rules =
        """
        packs 2
        draw one-then-play
        last-costs 7, draws 2, ends turn
        on-its-like
        """;
    table(rules, "JD", "7D", "9C 10C")
        .pile("7D")
        .stock("2S 3S 4S 5S")
        .turn(1)
        .begins()
        .does(1, "play 7D", "played Bob 7D", "drew Bob 2", "skipped Cy")
        .turn(0, "play");
  }

  // semantics 20.2, 20.3
  @Test
  void who_is_out_has_no_further_turn_while_the_partner_plays_on() {
    String rules = "draw one-then-pass\npairs\nteams\non A declares suit, again\n";
    table(rules, "6S 9S", "6C 7C", "AD", "JD KS")
        .pile("QD")
        .stock("2D 3D 4D")
        .turn(2)
        .begins()
        .does(2, "play AD", "played Cy AD", "out Cy")
        .does(2, "suit S", "declared Cy S")
        .turn(3, "play");
  }

  // semantics 26.6, 26.8
  @Test
  void a_last_card_looks_at_the_stock_when_the_others_have_drawn() {
    String rules =
        """
        draw one-then-pass
        on 6 next draws 2, while stock lasts, others draw 1
        last-effect all
        """;
    table(rules, "7C", "6C", "AD")
        .pile("KC KS AC")
        .turn(1)
        .begins()
        .does(
            1,
            "play 6C",
            "played Bob 6C",
            "reshuffled",
            "drew Cy 1",
            "drew Ann 1",
            "drew Cy 1",
            "deal-over Bob",
            "game-over Bob");
  }

  /**
   * Ann has laid her last card, a ten, which wants another one after it: she can only pass, and is
   * out when it is her turn again. By then Cy, who has lost his challenge, has taken the pile:
   * nothing lies there that could double what the deal brings. Found by the fuzz: the oracle asked
   * what lies on an empty pile.
   */
  // semantics 24.8
  @Test
  void a_deal_may_end_while_no_card_lies() {
    RuleBook book =
        Shedding.bookOf(
            "made-up.game",
            """
            game Made Up
            id made-up
            summary "Made up for a story."
            source "A test."

            players 2..6
            deck piquet
            packs 2
            jokers 2, each pack
            deal 2
            draw none
            on 10 9 J repeat
            on 7 8 wild, declares suit, next draws 2, no answer, only in need, challenge costs 1, then turn
            """);
    List<Trial.Step> steps =
        Stream.of(
                "0: play 7S",
                "0: suit C",
                "2: challenge",
                "1: draw",
                "1: pass",
                "0: play 10C",
                "0: pass",
                "1: play 7H",
                "1: suit H",
                "2: challenge",
                "2: draw")
            .map(line -> line.split(": "))
            .map(line -> new Trial.Step(Integer.parseInt(line[0]), line[1]))
            .toList();
    Trial deal = new Trial(book, 3, new Trial.Start.Shuffled(951), steps);
    assertThat(new TrialRunner(Shedding.standard()).again(deal)).isEmpty();
    Match match = deal.begin(Shedding.standard().fromRuleBook(RuleBookWriter.write(book)));
    steps.forEach(step -> match.submit(step.seat(), step.act(), Trial.names(3)));
    assertThat(match.view(Match.NOBODY).pile()).isEmpty();
    assertThat(match.standings().dealWinners()).containsExactly(0);
  }
}
