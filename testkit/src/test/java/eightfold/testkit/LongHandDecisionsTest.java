package eightfold.testkit;

import static eightfold.testkit.Story.table;

import org.junit.jupiter.api.Test;

/** What docs/semantics.md decides in 13.5 and 13.6 beyond the games' pages, on both programs. */
class LongHandDecisionsTest {
  @Test
  void an_effect_that_waited_happens_before_the_next_card_is_laid() { // 13.6, run-last-effect
    String rules =
        """
        draw one-then-pass
        stock reshuffle
        several same-rank
        several run
        run-last-effect
        on 9 reverse
        """;
    table(rules, "9H 9C 3C", "4C 5D", "5C 6C")
        .begins()
        .does(0, "play 9H 9C", "played Ann 9H", "reversed", "played Ann 9C", "reversed")
        .turn(1, "play");
  }

  @Test
  void a_seat_that_serves_a_missed_turn_is_none_to_be_skipped() { // 13.6, next misses
    String rules =
        """
        draw one-then-pass
        stock reshuffle
        on 4 next misses 2
        on Q skip 1
        """;
    table(rules, "4H QH 3C", "6C 7D")
        .begins()
        .does(0, "play 4H", "played Ann 4H", "skipped Bob")
        .does(0, "play QH", "played Ann QH", "skipped Bob")
        .turn(0, "play");
  }
}
