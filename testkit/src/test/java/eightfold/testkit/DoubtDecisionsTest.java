package eightfold.testkit;

import static eightfold.testkit.DifferentialScenario.table;

import org.junit.jupiter.api.Test;

/** Challenges, marriages, cards owed and hands that move on, on both programs. */
class DoubtDecisionsTest {
  private static final String DOUBT =
      """
      draw one-must-play
      stock reshuffle
      on J next draws 3, no answer, only in need, challenge costs 2
      call "Last" automatic
      call-penalty 1
      """;

  // semantics 7.4, 24.6
  @Test
  void a_reshuffle_leaves_the_card_that_may_be_the_upcard_again() {
    // Ann's missed call takes a card while her jack may still be doubted
    table(DOUBT, "JD KD", "7H", "6C")
        .pile("3S QD")
        .begins()
        .does(0, "play JD", "played Ann JD", "penalised Ann 1", "reshuffled", "drew Ann 1")
        .does(
            2,
            "challenge",
            "challenged Cy Ann",
            "revealed Ann KD 3S",
            "took Ann JD",
            "drew Ann 0",
            "passed Bob",
            "passed Cy")
        .turn(0, "play")
        .allows(0, "play KD", "play JD");
  }

  // semantics 4.12
  @Test
  void a_card_that_may_be_challenged_is_no_other_card_that_follows() {
    String rules = DOUBT + "on 8 only in need\n";
    table(rules, "8D JD 5S", "7H 2C", "6C 2S")
        .pile("QD")
        .stock("3S 4S")
        .begins()
        .does(0, "play 8D", "played Ann 8D");
  }

  // semantics 11.17, 11.19
  @Test
  void a_bride_for_need_only_must_be_followed_by_her_partner() {
    String rules = "draw none\nseveral marriage\non Q wild, only in need\n";
    table(rules, "2C 7C KH QH", "6S 2D", "2S 3D")
        .pile("KS")
        .begins()
        .does(0, "lay QH", "played Ann QH")
        .refuses(0, "end", 910)
        .allows(0, "lay KH");
  }

  // semantics 24.8
  @Test
  void a_called_rank_stays_in_force_when_its_card_is_taken_by_a_wrong_challenger() {
    nineStaysCalled("calls rank except J", "KD", "QS");
  }

  // semantics 15.7, 24.8
  @Test
  void so_does_a_rank_called_out_of_the_hand() {
    nineStaysCalled("calls held rank of 8 9", "9D", "QS 4S");
  }

  /** Ann's jack calls a nine; Bob challenges in vain and takes the jack and the card below it. */
  private static void nineStaysCalled(String calls, String kept, String pile) {
    String rules =
        """
        draw one-then-pass
        on J wild, next draws 1, no answer, only in need, challenge costs 1, %s
        """
            .formatted(calls);
    String below = pile.substring(pile.length() - 2);
    table(rules, "JD " + kept, "8H 3S", "6C 9C 2S")
        .pile(pile)
        .stock("2H 2D 4H 5H")
        .begins()
        .does(0, "play JD", "played Ann JD")
        .does(0, "rank 9", "declared Ann 9")
        .does(
            1,
            "challenge",
            "challenged Bob Ann",
            "revealed Ann " + kept,
            "drew Bob 1",
            "took Bob JD",
            "took Bob " + below)
        .does(1, "draw", "drew Bob 1")
        .refuses(2, "play 2S", 907);
  }

  // semantics 19.7, 19.8
  @Test
  void hands_are_told_each_receiver_giving_next() {
    table("draw one-may-play\non 5 pass hands right\n", "5C AC", "3D", "10C 2S", "4H 7H")
        .pile("3C")
        .begins()
        .does(
            0,
            "play 5C",
            "played Ann 5C",
            "passed-hands right",
            "gave Ann Dan 1",
            "gave Dan Cy 2",
            "gave Cy Bob 2",
            "gave Bob Ann 1")
        .turn(1, "play");
  }

  // semantics 11.12
  @Test
  void a_card_laid_behind_a_chain_may_still_be_followed_by_any() {
    String rules = "draw none\nseveral alternating\non 7 may be followed by any\n";
    table(rules, "QC 7D 8H QS 7S", "JS JD", "10S 6C")
        .pile("QH")
        .begins()
        .does(
            0,
            "play 8H 7S 7D QC",
            "played Ann 8H",
            "played Ann 7S",
            "played Ann 7D",
            "played Ann QC");
  }

  // semantics 14.2, 14.4
  @Test
  void over_a_joker_with_no_suit_before_it_the_rank_alone_follows() {
    String rules =
        """
        jokers 2
        draw one-may-play
        on * wild, declares suit, or a rank except 8
        """;
    table(rules, "BJ 3C 4C", "7H 9D 2C", "6C 2S")
        .pile("RJ")
        .stock("3S 4S")
        .begins()
        .does(0, "play BJ", "played Ann BJ")
        .refuses(0, "rank free", 914)
        .does(0, "rank 7", "declared Ann 7")
        .allows(1, "play 7H", "draw");
  }
}
