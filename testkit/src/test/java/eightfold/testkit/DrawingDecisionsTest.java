package eightfold.testkit;

import static eightfold.testkit.DifferentialScenario.table;

import org.junit.jupiter.api.Test;

/** Drawing, passing, a stock that gives out, counts and pressure, on both programs. */
class DrawingDecisionsTest {
  // semantics 7.6
  @Test
  void a_stock_that_ends_the_deal_ends_it_with_its_last_card() {
    String rules = "draw one-may-play\nstock ends-at-last\non 7 others draw 1\n";
    table(rules, "9D KC", "2D 3D", "4S 5S")
        .pile("3C 5H")
        .stock("2C")
        .begins()
        .does(0, "draw", "drew Ann 1", "deal-over none", "game-over none");
    table(rules, "7H KC", "2D 3D", "4S 5S")
        .pile("3C 5H")
        .stock("2C")
        .begins()
        .does(0, "play 7H", "played Ann 7H", "drew Bob 1", "deal-over none", "game-over none");
  }

  // semantics 7.12
  @Test
  void one_card_drawn_ends_the_turn_though_it_fits() {
    table("draw one-then-pass\n", "9D KC", "2D 3D")
        .stock("6H 7C")
        .begins()
        .does(0, "draw", "drew Ann 1")
        .turn(1, "play");
  }

  // semantics 7.13
  @Test
  void after_a_draw_the_drawn_card_or_a_pass() {
    table("draw one-may-play\n", "9H KC", "2D 3D")
        .stock("3H 4C")
        .begins()
        .does(0, "draw", "drew Ann 1")
        .allows(0, "play 3H", "pass")
        .refuses(0, "play 9H", 907)
        .refuses(0, "draw", 909)
        .does(0, "pass", "passed Ann");
  }

  // semantics 7.19
  @Test
  void where_nobody_draws_the_pass_is_the_seats_own() {
    table("draw none\n", "9H KC", "2D 3D")
        .stock("3H 4C")
        .begins()
        .allows(0, "play 9H", "pass")
        .refuses(0, "draw", 909)
        .does(0, "pass", "passed Ann")
        .turn(1, "play")
        .allows(1, "pass");
    table("draw none\nforced-play always\n", "9H KC", "2D 3D")
        .stock("3H 4C")
        .begins()
        .refuses(0, "pass", 910);
  }

  // semantics 7.23; NOTATION 3
  @Test
  void that_one_must_play_is_told_before_that_nothing_is_left() {
    table("draw one-may-play\nforced-play always\n", "9H KC", "2D 3D")
        .begins()
        .refuses(0, "draw", 909);
    table("draw one-may-play\n", "9H KC", "2D 3D").begins().refuses(0, "draw", 904);
  }

  // semantics 7.25, 8.3
  @Test
  void an_open_turn_knows_neither_draw_nor_pass() {
    table("draw one-may-play\nseveral same-rank\n", "9H 9C KC", "2D 3D")
        .stock("3H 4C")
        .begins()
        .does(0, "lay 9H", "played Ann 9H")
        .refuses(0, "draw", 909)
        .refuses(0, "pass", 910);
  }

  // semantics 8.8, 8.9
  @Test
  void a_pass_that_blocks_the_deal_comes_before_the_calls() {
    String rules =
        """
        draw none
        call "Last" automatic, each turn
        call-penalty 2
        """;
    table(rules, "KS", "QC")
        .stock("2D 3D 4D 6D")
        .begins()
        .does(0, "pass", "passed Ann", "penalised Ann 2", "drew Ann 2")
        .does(1, "pass", "passed Bob", "deal-over none", "game-over none");
  }

  // semantics 8.10
  @Test
  void with_a_free_pass_nobody_passes_by_itself() {
    String rules = "draw one-then-pass\nstock pass\nfree-pass\n";
    table(rules, "KS QC", "9H 3D")
        .begins()
        .turn(0, "play")
        .allows(0, "pass")
        .does(0, "pass", "passed Ann")
        .allows(1, "play 9H", "pass");
    table(rules + "forced-play always\n", "KH QC", "9H 3D").begins().refuses(0, "pass", 910);
  }

  // semantics 13.4; creights.md 1
  @Test
  void who_can_add_to_a_count_may_not_draw_it() {
    String rules =
        """
        draw one-then-pass
        on 2 opens count, counts 2
        on A counts 1
        forced-count
        """;
    table(rules, "2H KC", "AS 3C", "4S 5S")
        .stock("2D 3D 4D 6D")
        .begins()
        .does(0, "play 2H", "played Ann 2H")
        .allows(1, "play AS")
        .refuses(1, "draw", 909);
    table(rules, "2H KC", "JS 3C", "4S 5S")
        .stock("2D 3D 4D 6D")
        .begins()
        .does(0, "play 2H", "played Ann 2H")
        .does(1, "draw", "drew Bob 2");
    table(rules + "last-never A\n", "2H KC", "AS", "4S 5S")
        .stock("2D 3D 4D 6D")
        .begins()
        .does(0, "play 2H", "played Ann 2H")
        .does(1, "draw", "drew Bob 2");
  }

  // semantics 13.8, 13.9, 13.10, 13.12; creights.md 2
  @Test
  void pressure_that_finds_no_pile_ends_the_deal_in_the_middle_of_a_draw() {
    String rules =
        """
        draw one-then-pass
        pressure 5
        scoring own
        on 2 next draws 3
        """;
    table(rules, "2H KC 4C", "9D")
        .stock("3C")
        .begins()
        .does(0, "play 2H", "played Ann 2H")
        .does(
            1,
            "draw",
            "pressure Bob 5",
            "reshuffled",
            "pressure Bob 10",
            "drew Bob 2",
            "deal-over none",
            "scored Ann 14",
            "scored Bob 32",
            "game-over Ann");
  }

  // semantics 13.11; creights.md 2
  @Test
  void under_pressure_a_draw_is_never_refused_for_want_of_cards() {
    table("draw one-then-pass\npressure 5\nscoring own\n", "9D 3C", "4S")
        .begins()
        .does(
            0,
            "draw",
            "pressure Ann 5",
            "drew Ann 0",
            "deal-over none",
            "scored Ann 17",
            "scored Bob 4",
            "game-over Bob");
  }

  // semantics 29.2, 16.1
  @Test
  void a_position_with_a_pile_has_its_openings_behind_it() {
    table("draw one-then-pass\nstarter none\nopening clubs, each seat\n", "9H 4C", "2D 3D")
        .stock("7D 8D")
        .begins()
        .allows(0, "play 9H", "draw")
        .refuses(0, "play 4C", 907);
  }

  // semantics 29.5, 13.7
  @Test
  void a_count_in_a_position_has_emptied_nobody() {
    table("draw one-then-pass\non 2 opens count, counts 2\n", "", "7C 8C", "4S 5S")
        .pile("2H")
        .stock("2D 3D 4D 6D")
        .turn(1)
        .pending(2, 0)
        .begins()
        .does(1, "draw", "drew Bob 2")
        .turn(2, "play");
  }

  // semantics 29.6
  @Test
  void a_penalty_in_a_position_cannot_be_challenged() {
    String rules =
        "draw one-then-pass\non J next draws 3, no answer, only in need, challenge costs 2\n";
    table(rules, "7C 8C", "9C 10C", "4S 5S")
        .pile("2D JD")
        .stock("2S 3D 4D 6D")
        .turn(1)
        .pending(3, 0)
        .begins()
        .refuses(2, "challenge", 912)
        .does(1, "draw", "drew Bob 3");
  }
}
