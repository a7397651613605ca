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
