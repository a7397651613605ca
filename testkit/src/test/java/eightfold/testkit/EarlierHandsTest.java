package eightfold.testkit;

import static eightfold.testkit.LaidTables.does;
import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.FastChance;
import eightfold.game.Match;
import eightfold.shedding.SheddingMatch;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * What a hand decided some time ago, which others could not see: whoever reckons with hidden cards
 * reckons with how it really was. Nearly each is a story in which nobody did, of a kind found in
 * made-up games. The truth is what the table itself does. Source: issue 11, point 5; semantics 28.
 */
class EarlierHandsTest {
  private static final int TRIES = 4_000;

  private static SheddingMatch table(
      String rules, int turn, String pile, String stock, String... hands) {
    return LaidTables.table(
        LaidTables.madeUp("deal 2\n" + rules),
        LaidTables.position(turn, pile, stock, hands).deal(2));
  }

  /** The table as it is comes among the samples, and from it and a sample come the same ones. */
  private static void reckonsWithTheTruth(SheddingMatch match, int observer) {
    FastChance chance = new FastChance(71);
    boolean comes = false;
    for (int i = 0; i < TRIES && !comes; i++) {
      comes = match.determinise(observer, chance).hash() == match.hash();
    }
    assertThat(comes).as("the truth is possible").isTrue();
    for (int i = 0; i < 20; i++) {
      SheddingMatch sample = match.determinise(observer, new FastChance(i));
      assertThat(sample.view(observer)).isEqualTo(match.view(observer));
      assertThat(sample.determinise(observer, chance.copy()).hash())
          .isEqualTo(match.determinise(observer, chance.copy()).hash());
    }
  }

  /** Bob's two nines owe the call until he plays, also when a third card has come to them. */
  // semantics 21.17, 28.13
  @Test
  void a_call_owed_stands_though_the_cards_drawn_would_owe_none() {
    String rules =
        """
        draw one-then-pass
        call "Last" automatic, or of one rank, until played
        call-penalty 0
        """;
    SheddingMatch match = table(rules, 1, "5H", "4S 2S", "KC QC", "5D 9C 9S");
    does(match, 1, "play 5D");
    reckonsWithTheTruth(match, 0);
    does(match, 0, "draw");
    does(match, 1, "draw");
    reckonsWithTheTruth(match, 0);
  }

  /** Bob owes for his last nine, which stays in his hand when he has drawn on it (21.22). */
  // semantics 21.22, 28.13
  @Test
  void a_card_kept_back_stays_so_among_cards_drawn_on_it() {
    String rules =
        """
        draw up-to, most 2
        call "Last" automatic, or of one rank
        call-penalty 0
        call-blocks
        """;
    SheddingMatch match = table(rules, 1, "5H", "2S 3S", "5C QC", "5D 9D");
    does(match, 1, "play 5D");
    does(match, 0, "play 5C");
    does(match, 1, "draw");
    reckonsWithTheTruth(match, 0);
  }

  private static final String NEXT_TURN =
      """
      draw one-then-pass
      on K others draw 1
      call "Last" next-turn, or of one rank
      call-penalty 2
      call-each-change
      """;

  /** Bob has just played: he may call for two cards of one rank, until another plays or draws. */
  // semantics 21.8, 28.12
  @Test
  void who_has_just_come_to_owe_a_call_may_make_it() {
    SheddingMatch owes = table(NEXT_TURN, 0, "5H", "4S 2S", "5C QC KC", "5D 9C 9S", "JH JD");
    SheddingMatch owesNone = table(NEXT_TURN, 0, "5H", "4S 9S", "5C QC KC", "5D 9C 2S", "JH JD");
    for (SheddingMatch match : List.of(owes, owesNone)) {
      does(match, 0, "play 5C");
      does(match, 1, "play 5D");
      reckonsWithTheTruth(match, 0);
      mayCallIfOfOneRank(match, true);
      does(match, 2, "draw");
      mayCallIfOfOneRank(match, false);
    }
    sameToAnn(owes, owesNone);
  }

  private static void mayCallIfOfOneRank(SheddingMatch match, boolean inTime) {
    FastChance chance = new FastChance(5);
    int owing = 0;
    for (int i = 0; i < 500; i++) {
      SheddingMatch sample = match.determinise(0, chance);
      List<String> hand = sample.view(1).hands().get(1).cards();
      boolean oneRank = hand.get(0).charAt(0) == hand.get(1).charAt(0);
      owing += oneRank ? 1 : 0;
      assertThat(sample.view(1).legal().contains("call")).isEqualTo(oneRank && inTime);
    }
    assertThat(owing).isPositive();
  }

  private static void sameToAnn(SheddingMatch one, SheddingMatch other) {
    assertThat(one.informationKey(0)).isEqualTo(other.informationKey(0));
    for (int i = 0; i < 20; i++) {
      assertThat(one.determinise(0, new FastChance(i)).hash())
          .isEqualTo(other.determinise(0, new FastChance(i)).hash());
    }
  }

  /**
   * Cy's king brings Bob a second ace. With the ace of spades alone he owed nothing, so he may call
   * now; with the other one he owed, and Cy has played since (21.30).
   */
  // semantics 21.30, 28.13
  @Test
  void what_is_owed_since_a_card_came_is_in_time_if_nothing_was_owed_before() {
    String rules = NEXT_TURN.replace("or of one rank", "or of one rank, save AS");
    SheddingMatch inTime = table(rules, 1, "5H", "2S AH 4S", "QC JC", "5D AS", "KD 2D");
    SheddingMatch late = table(rules, 1, "5H", "2S AS 4S", "QC JC", "5D AH", "KD 2D");
    for (SheddingMatch match : List.of(inTime, late)) {
      does(match, 1, "play 5D");
      does(match, 2, "play KD");
      assertThat(match.view(1).hands().get(1).cards()).containsExactlyInAnyOrder("AS", "AH");
      assertThat(match.view(1).legal().contains("call")).isEqualTo(match == inTime);
      reckonsWithTheTruth(match, 0);
    }
    sameToAnn(inTime, late);
    FastChance chance = new FastChance(7);
    int owing = 0;
    int called = 0;
    for (int i = 0; i < 8_000; i++) {
      SheddingMatch sample = inTime.determinise(0, chance);
      List<String> hand = sample.view(1).hands().get(1).cards();
      boolean aces = hand.contains("AS") && hand.contains("AH");
      owing += aces ? 1 : 0;
      called += sample.view(1).legal().contains("call") ? 1 : 0;
      assertThat(aces || !sample.view(1).legal().contains("call")).isTrue();
    }
    // either ace is as likely as the other to be the one that came
    assertThat(called).isBetween(owing * 2 / 5, owing * 3 / 5);
  }

  /** The ace of Bob's two cards never owes; which of them was there before Ann cannot see. */
  // semantics 21.3, 28.13
  @Test
  void an_ace_that_owed_no_call_is_among_the_cards_that_did_not() {
    String rules =
        """
        draw up-to, most 2
        call "Last" automatic, save A
        call-penalty 0
        call-blocks
        """;
    SheddingMatch match = table(rules, 1, "5H", "2D 3S", "5C QC", "5D AD");
    does(match, 1, "play 5D");
    does(match, 0, "play 5C");
    does(match, 1, "draw");
    reckonsWithTheTruth(match, 0);
  }

  /** Whether Bob owed a call for the card that he kept back cannot be seen when he cheats. */
  // semantics 21.22, 25.6, 28.12
  @Test
  void what_was_kept_back_before_a_cheat_is_hidden() {
    String rules =
        """
        draw up-to, most 2
        call "Last" automatic, save A
        call-penalty 0
        call-blocks
        cheating, caught draws 1, false catch draws 1
        """;
    SheddingMatch owed = table(rules, 1, "5H", "2S AD", "5C QC", "5D 9D");
    SheddingMatch owedNone = table(rules, 1, "5H", "2S 9D", "5C QC", "5D AD");
    for (SheddingMatch match : List.of(owed, owedNone)) {
      does(match, 1, "play 5D");
      does(match, 0, "play 5C");
      does(match, 1, "draw", "play 2S");
      reckonsWithTheTruth(match, 0);
    }
    sameToAnn(owed, owedNone);
  }

  /** Bob's last card costs him one of the stock, and what he draws says nothing of his play. */
  // semantics 24.2, 28.13
  @Test
  void a_last_card_was_right_whatever_has_been_drawn_for_it() {
    String rules =
        """
        draw one-may-play
        on 8 wild, next draws 3, no answer, only in need, challenge costs 1
        last-costs 8, draws 1
        """;
    SheddingMatch match = table(rules, 1, "5H", "9H 3S 4S 6S 7S", "KC QC", "8D");
    does(match, 1, "play 8D");
    assertThat(match.view(0).legal()).contains("challenge");
    FastChance chance = new FastChance(5);
    for (int i = 0; i < 100; i++) {
      Match sample = match.determinise(0, chance);
      does(sample, 0, "challenge");
      // a challenge that is lost costs the challenger the card that it was about
      assertThat(sample.view(0).hands().get(0).cards()).contains("8D");
    }
  }

  /** Bob draws a card that does not follow, calls in vain, and has one that does. */
  // semantics 7.9, 28.13
  @Test
  void what_has_come_for_a_false_call_must_be_played_as_well() {
    String rules =
        """
        draw until-playable
        call "Last" automatic
        call-penalty 1
        false-call 2
        """;
    SheddingMatch match = table(rules, 1, "5H", "2S 9H 3H 4S", "KC QC", "JC 10C 9C");
    does(match, 1, "draw", "call");
    assertThat(match.view(1).legal()).doesNotContain("draw");
    reckonsWithTheTruth(match, 0);
  }

  /** Ann has put the four on the stock that Bob draws: she knows that he can play it. */
  // semantics 28.6
  @Test
  void a_card_known_on_the_stock_is_the_one_that_was_drawn() {
    String rules =
        """
        draw one-may-play
        on K exchanges with stock
        """;
    SheddingMatch match = table(rules, 0, "5H", "9S 3S 2C", "KH 4H 2D", "JC 10S");
    does(match, 0, "play KH", "exchange 4H");
    does(match, 1, "draw");
    reckonsWithTheTruth(match, 0);
    FastChance chance = new FastChance(5);
    for (int i = 0; i < 100; i++) {
      Match sample = match.determinise(0, chance);
      assertThat(sample.view(1).legal()).contains("play 4H");
    }
  }

  /** Bob passes with a card that he could play, and acts again, as Ann misses her turn. */
  // semantics 28.12
  @Test
  void a_pass_is_judged_by_the_hand_of_who_has_passed() {
    String rules =
        """
        draw one-may-play
        stock pass
        on 8 wild, next misses 2
        """;
    SheddingMatch match = table(rules, 1, "5H", "2S", "KC QC", "8D 9D 10C");
    does(match, 1, "play 8D", "draw", "pass");
    reckonsWithTheTruth(match, 0);
  }

  /** Ann calls jacks, Bob passes with one in hand; the call is over as Ann is to act again. */
  // semantics 28.14
  @Test
  void what_a_passer_could_have_played_is_not_told_when_something_else_is_asked_for() {
    String rules =
        """
        draw one-may-play
        stock pass
        on 8 wild, calls rank except 8
        """;
    SheddingMatch match = table(rules, 0, "5H", "2S", "8C 9D", "JD 10D");
    does(match, 0, "play 8C", "rank J");
    does(match, 1, "draw", "pass");
    reckonsWithTheTruth(match, 0);
  }

  /** Bob's second king has the pile turned over, and any card may still follow it. */
  // semantics 28.12
  @Test
  void what_may_follow_two_cards_does_not_turn_on_what_lies_under_them() {
    String rules =
        """
        draw one-may-play
        stock reshuffle
        several run, at least 3
        on K others draw 1, may be followed by any
        """;
    SheddingMatch match = table(rules, 1, "2C 5H", "7S", "QC JC", "KH KC 9D 3S");
    does(match, 1, "lay KH", "lay KC");
    assertThat(match.view(1).legal()).contains("lay 9D");
    reckonsWithTheTruth(match, 0);
  }

  /** Bob's eight was wrong, as he held a heart; his hand is Cy's now, and Ann has seen neither. */
  // semantics 30.25, 28.14
  @Test
  void a_hand_that_has_come_by_a_swap_does_not_tell_whether_a_play_was_right() {
    String rules =
        """
        draw one-may-play
        on 8 wild, next draws 2, no answer, only in need, challenge costs 1
        when 8: swaps hands with seat +1
        """;
    SheddingMatch match = table(rules, 1, "5H", "3S 4S", "KC", "8D 9H 10S", "JC 2S");
    does(match, 1, "play 8D");
    assertThat(match.view(0).legal()).contains("challenge");
    reckonsWithTheTruth(match, 0);
  }

  /** Bob's ten and jack can only become a run, but with the jack all hands have moved on. */
  // semantics 28.9
  @Test
  void who_has_got_another_hand_need_not_hold_the_next_card_of_a_run() {
    String rules =
        """
        draw one-may-play
        several run, at least 3
        on J pass hands right
        """;
    SheddingMatch match = table(rules, 1, "5D", "7S 2H", "QC KC", "10D JD QD 3S 4S");
    does(match, 1, "lay 10D", "lay JD");
    assertThat(match.view(0).hands().get(0).cards()).contains("QD");
    reckonsWithTheTruth(match, 0);
  }
}
