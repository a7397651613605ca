package eightfold.testkit;

import static eightfold.testkit.DifferentialScenario.table;

import org.junit.jupiter.api.Test;

/** Missed turns, the long hand and cheating beyond the games' pages, on both programs. */
class LongHandDecisionsTest {
  // semantics 11.16
  @Test
  void an_effect_that_waited_happens_before_the_next_card_is_laid() {
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

  // semantics 10.14, 10.15
  @Test
  void a_seat_that_serves_a_missed_turn_is_none_to_be_skipped() {
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

  // semantics 27.12, 27.14, 27.16
  @Test
  void a_further_turn_comes_also_without_a_card() {
    String rules =
        """
        draw one-then-pass
        stock reshuffle
        on K again
        match countdown, at 3
        """;
    table(rules, "KH", "4C 5D")
        .pile("5H")
        .begins()
        .does(0, "play KH", "played Ann KH", "scored Ann -1", "reshuffled", "drew Ann 1")
        .turn(0, "play");
  }

  // semantics 27.15
  @Test
  void a_hand_newly_taken_owes_no_call_where_each_turn_is_looked_at() {
    String rules =
        """
        draw one-then-pass
        stock reshuffle
        call "Last" automatic, each turn
        call-penalty 2
        match countdown, at 2
        """;
    table(rules, "KH", "4C 5D")
        .stock("7D 8D 9D")
        .begins()
        .does(0, "play KH", "played Ann KH", "scored Ann -1", "drew Ann 1")
        .turn(1, "play");
  }

  // semantics 14.11
  @Test
  void wild_cards_of_ones_own_oblige_unless_wild_cards_do_not() {
    String rules =
        """
        draw one-then-pass
        stock reshuffle
        forced-play %s
        own-wild
        match countdown, at 8
        """;
    table(rules.formatted("except-jokers"), "8C 3D", "4C 5D")
        .stock("7D 8D 9D")
        .begins()
        .allows(0, "play 8C");
    table(rules.formatted("except-wild"), "8C 3D", "4C 5D")
        .stock("7D 8D 9D")
        .begins()
        .allows(0, "play 8C", "draw");
  }

  // semantics 25.6, 25.10
  @Test
  void a_card_taken_back_takes_back_the_silence() {
    String rules =
        """
        draw one-then-pass
        stock reshuffle
        on 7 silence
        silence-costs 2
        cheating, caught draws 5, false catch draws 4
        """;
    table(rules, "7C 3D", "4C 5D", "6C 6S")
        .stock("7D 8D 9D 10D JD QD KD AD 2D 2C")
        .begins()
        .does(0, "play 7C", "played Ann 7C")
        .does(1, "catch 0", "caught Ann", "took Ann 7C", "drew Ann 5")
        .does(2, "say hello")
        .does(2, "catch 0", "penalised Cy 4", "drew Cy 4")
        .turn(0, "play");
  }

  // semantics 10.16
  @Test
  void skips_that_find_no_seat_beside_missed_turns_lapse() {
    String rules =
        """
        draw one-then-pass
        stock reshuffle
        on A next misses 2
        on 9 skip 1, again
        """;
    table(rules, "AH 9H 3C", "6C 7D")
        .stock("7S 8S 9S 10S")
        .begins()
        .does(0, "play AH", "played Ann AH", "skipped Bob")
        .does(0, "play 9H", "played Ann 9H")
        .does(0, "draw", "drew Ann 1", "skipped Bob")
        .does(0, "draw", "drew Ann 1")
        .turn(1, "play");
  }

  // semantics 11.17, 14.10: found by the fuzz, seed 2026112862
  @Test
  void a_card_is_married_to_one_that_is_its_players_own_wild_card() {
    String rules =
        """
        draw one-then-pass
        stock reshuffle
        several marriage, of 3 J
        match countdown, at 3
        own-wild
        """;
    table(rules, "JC 3C 5D", "4C 6D")
        .pile("6H")
        .begins()
        .refuses(0, "play JC", 910)
        .does(0, "lay JC", "played Ann JC")
        .refuses(0, "end", 910)
        .does(0, "lay 3C", "played Ann 3C")
        .does(0, "end")
        .turn(0, "suit");
  }

  // semantics 25.3
  @Test
  void a_card_that_only_hidden_cards_keep_off_is_no_risk() {
    String rules =
        """
        draw one-may-play
        stock reshuffle
        several marriage
        cheating, caught draws 5, false catch draws 4
        """;
    table(rules, "9H QC 3D", "4C 5D", "6C 6S")
        .stock("7H 8D 9D")
        .begins()
        .refuses(0, "lay QC", 907)
        .does(0, "draw", "drew Ann 1")
        .refuses(0, "lay 9H", 907)
        .does(0, "lay 7H", "played Ann 7H");
  }
}
