package eightfold.testkit;

import static eightfold.testkit.DifferentialScenario.table;

import org.junit.jupiter.api.Test;

/** Challenges, marriages, cards owed and hands that move on, on both programs. */
class DoubtDecisionsTest {
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
}
