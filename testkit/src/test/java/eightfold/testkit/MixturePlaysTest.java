package eightfold.testkit;

import static eightfold.testkit.DifferentialScenario.dealt;
import static eightfold.testkit.DifferentialScenario.table;

import org.junit.jupiter.api.Test;

/**
 * Which card may lie on which, and what it does there, where rules of several games meet, by
 * docs/semantics.md, on both programs. Deals by the million have found that they differed here.
 */
class MixturePlaysTest {
  // semantics 11.15, 30.1, 6.7
  @Test
  void lines_set_off_as_the_turn_closes_work_before_the_gifts_come() {
    String rules =
        """
        draw up-to
        several run
        on KS pass hands right, gives to others
        last-effect-only
        when hand becomes 3: reverse
        """;
    table(rules, "KS 4D", "QC 5H AD", "10D")
        .pile("KC")
        .stock("3C 4C 6C")
        .begins()
        .does(0, "lay KS", "played Ann KS")
        .does(
            0,
            "end",
            "passed-hands right",
            "gave Ann Cy 1",
            "gave Cy Bob 1",
            "gave Bob Ann 3",
            "reversed")
        // the direction has turned, so that Cy is the first to be given a card
        .does(0, "give QC 2", "gave Ann Cy 1");
  }

  // semantics 19.1
  @Test
  void gifts_go_round_as_the_round_does_once_the_suit_is_declared() {
    String rules =
        """
        draw up-to
        on 7 declares suit, gives to others
        call "Last" caught
        call-penalty 2
        false-call 2
        when hand becomes 5: reverse
        """;
    table(rules, "7S 8C 9C 10C", "8D 4H", "QS 5H")
        .pile("7D")
        .stock("AS KC JC")
        .begins()
        .does(0, "play 7S", "played Ann 7S")
        .does(0, "call", "called Ann", "penalised Ann 2", "drew Ann 2", "reversed")
        .does(0, "suit C", "declared Ann C")
        .refuses(0, "give 8C 1", 919)
        .does(0, "give 8C 2", "gave Ann Cy 1");
  }

  // semantics 18.3
  @Test
  void where_any_card_is_owed_lines_alone_keep_one_off() {
    String rules =
        """
        draw up-to
        on 2 owes any card
        last-only 5 9 3
        never K on 2
        """;
    table(rules, "2H KS", "4C", "9H")
        .pile("QH")
        .begins()
        .does(0, "play 2H", "played Ann 2H")
        .turn(0, "follow")
        .refuses(0, "play KS", 918);
  }

  // semantics 18.7, 30.1
  @Test
  void what_a_card_that_owes_another_does_comes_before_its_lines_also_with_last_effect_only() {
    String rules =
        """
        draw up-to
        on 5 pass hands right, owes any card
        last-effect-only
        when 5: player draws 1
        """;
    table(rules, "5C", "QD", "8D")
        .pile("5H")
        .stock("3C 4C 6C")
        .begins()
        .does(
            0,
            "play 5C",
            "played Ann 5C",
            "passed-hands right",
            "gave Ann Cy 0",
            "gave Cy Bob 1",
            "gave Bob Ann 1",
            "drew Ann 1")
        .turn(0, "follow");
  }

  // semantics 19.10, 19.14, 30.27, 30.29
  @Test
  void an_exchange_comes_after_the_suit_that_a_line_makes_its_player_declare() {
    String rules =
        """
        draw one-may-play
        on J exchanges with stock, others draw 1
        when J: declares suit
        when hand becomes 3: says "Fence", else draws 2
        """;
    table(rules, "JC 4D 6S", "QD 9H", "8D")
        .pile("5C")
        .stock("3C 4C 6C 7C 8C 9C")
        .begins()
        .does(0, "play JC", "played Ann JC", "drew Bob 1", "drew Cy 1")
        .turn(0, "suit")
        .does(0, "suit H", "penalised Bob 2", "drew Bob 2", "declared Ann H")
        .turn(0, "exchange")
        .refuses(0, "exchange JC", 902)
        .does(0, "exchange 4D", "exchanged Ann")
        .turn(1, "play");
  }

  // semantics 4.14, 14.1, 30.27
  @Test
  void a_suit_that_a_line_makes_its_player_declare_ends_the_rank_that_its_card_left_in_force() {
    String rules =
        """
        draw one-may-play
        on 9 calls held rank of 7 J 8
        on 8 leaves in force
        when 8: declares suit
        """;
    table(rules, "9C 8H 4D", "8D QH", "KC 2H 3S")
        .pile("5C")
        .stock("3C 4C 6C 7C 8C 9H")
        .begins()
        .does(0, "play 9C", "played Ann 9C")
        .does(0, "rank 8", "declared Ann 8")
        .does(1, "play 8D", "played Bob 8D")
        .does(1, "suit H", "declared Bob H")
        .does(2, "play 2H", "played Cy 2H");
  }

  // semantics 17.5, 30.27
  @Test
  void a_line_takes_the_place_of_what_a_factor_asks_for_which_no_grab_comes_beside() {
    String rules =
        """
        draw one-then-play
        on 8C grab 2
        factor
        when 8: declares suit
        """;
    table(rules, "8H 3D 4D", "8C 10C 9C", "QD KD")
        .pile("JH")
        .stock("2S 3S 4S")
        .begins()
        .does(0, "play 8H", "played Ann 8H")
        .turn(0, "suit")
        .does(0, "suit C", "declared Ann C")
        .does(1, "play 8C", "played Bob 8C")
        .does(1, "suit D", "declared Bob D")
        .turn(2, "play");
  }

  // semantics 19.13
  @Test
  void where_others_draw_the_last_of_the_stock_meanwhile_nothing_is_exchanged() {
    String rules =
        """
        draw one-may-play
        stock pass
        on J exchanges with stock, others draw 1
        when hand becomes 3: says "Fence", else draws 2
        """;
    table(rules, "JC 4D 6S", "QD 9H", "8D")
        .pile("5C")
        .stock("3C 4C 6C 7C")
        .begins()
        .does(0, "play JC", "played Ann JC", "drew Bob 1", "drew Cy 1")
        .turn(0, "exchange")
        .does(0, "exchange 4D", "penalised Bob 2", "drew Bob 2")
        .turn(0, "exchange")
        .refuses(0, "exchange 4D", 904)
        .does(0, "pass", "declined Ann")
        .turn(1, "play");
  }

  // semantics 18.9, 18.10
  @Test
  void a_card_to_be_put_on_is_wanted_also_under_one_that_gives_a_turn() {
    String rules =
        """
        draw one-then-pass
        several same-rank
        on QH repeat
        on QS again
        """;
    table(rules, "QH QS 5S 6C", "7S 9S")
        .pile("2H")
        .stock("2D 3D 6D 7D")
        .begins()
        .does(0, "play QH QS", "played Ann QH", "played Ann QS")
        .turn(0, "play")
        .refuses(0, "draw", 909)
        .does(0, "play 5S", "played Ann 5S");
  }

  // semantics 17.2 to 17.5
  @Test
  void other_cards_than_eights_and_kings_bring_factors_and_end_them() {
    String rules =
        """
        deal 7
        draw one-then-pass
        factor, by 7, back by Q
        """;
    table(rules, "8H 7D 3D QC", "KH 7C 2S 6S", "2H 9C")
        .pile("5H")
        .stock("2D 4D 6D 8D 10D JD")
        .begins()
        // five of hearts: an eight fits by suit only, and brings the rules of eights
        .does(0, "play 8H", "played Ann 8H")
        .refuses(1, "play 2S", 907)
        .does(1, "play 7C", "played Bob 7C")
        .refuses(1, "rank Q", 914)
        .does(1, "rank 9", "declared Bob 9")
        .refuses(2, "play 2H", 907)
        .does(2, "play 9C", "played Cy 9C")
        .does(0, "play QC", "played Ann QC")
        .does(0, "suit S", "declared Ann S")
        .refuses(1, "play KH", 907)
        .does(1, "play 6S", "played Bob 6S");
  }

  // semantics 11.17, 11.19
  @Test
  void a_jack_and_a_ten_marry_where_the_book_says_so() {
    String rules =
        """
        draw one-then-pass
        several marriage, of J 10
        """;
    table(rules, "JS 10S KH QH", "7S 9S")
        .pile("10H")
        .stock("2D 3D 6D 7D")
        .begins()
        .does(0, "lay JS", "played Ann JS")
        .refuses(0, "end", 910)
        .refuses(0, "lay KH", 907)
        .does(0, "lay 10S", "played Ann 10S");
  }

  // semantics 9.1, 9.8
  @Test
  void a_penalty_by_a_card_that_also_duels_is_answered_as_its_line_says() {
    String rules =
        """
        draw one-then-pass
        on 3 adds as an answer 4, answered by 4, duel 2
        """;
    table(rules, "9D 2C", "3S 5S", "10C JC")
        .pile("3C")
        .stock("2D 3D 6D 7D 8D 10D JD")
        .turn(1)
        .pending(7, 0)
        .begins()
        .refuses(1, "play 3S", 917)
        .does(1, "draw", "drew Bob 7");
  }

  // semantics 14.12
  @Test
  void a_starter_that_comes_after_one_taken_is_nobodys_own() {
    String rules =
        """
        deal 13
        starter eldest-bears
        goodies
        draw until-played
        on 7 Q next draws 2
        match countdown, at 6
        own-wild
        """;
    dealt(rules, 2, 9).does(1, "take", "took Bob 7H", "turned 6D").turn(0, "play");
  }

  // semantics 18.7, 18.9
  @Test
  void a_card_owed_to_one_that_repeats_is_put_on_in_turn() {
    String rules =
        """
        draw one-then-play
        on 7 repeat, owes any card
        last-effect-only
        """;
    table(rules, "7S QH JH 2C", "8C 9C")
        .pile("10S")
        .stock("2D 3D 4D")
        .begins()
        .does(0, "play 7S", "played Ann 7S")
        .does(0, "play QH", "played Ann QH")
        .turn(0, "play")
        .refuses(0, "draw", 909);
  }

  // semantics 17.2, 23.3
  @Test
  void a_card_played_back_is_matched_by_the_rules_in_force() {
    String rules = "draw none\nfactor\non 10 duel 2\n";
    table(rules, "8S 6C 6H", "10H 9S", "10C 3C")
        .pile("7H")
        .stock("2D 3D 4D")
        .begins()
        .does(0, "play 8S =5", "played Ann 8S", "declared Ann 5")
        .does(1, "play 10H", "played Bob 10H")
        .does(1, "target 2", "named Bob Cy")
        .does(2, "play 10C", "played Cy 10C")
        .does(1, "draw", "drew Bob 3")
        .turn(0, "play")
        .refuses(0, "play 6C", 907);
  }

  // semantics 12.7, 12.10, 17.6
  @Test
  void of_two_kings_played_as_one_the_second_declares_nothing() {
    String rules = "packs 2\ndraw one-then-play\nfactor\npairs\n";
    table(rules, "8S JC", "KD KD 3D 7D")
        .pile("7H")
        .stock("2D 4D 5D")
        .begins()
        .does(0, "play 8S =Q", "played Ann 8S", "declared Ann Q")
        .does(1, "play KD KD", "played Bob KD", "played Bob KD", "skipped Ann")
        .turn(1, "play");
  }

  // semantics 12.11
  @Test
  void a_like_card_put_on_one_that_owes_it_brings_no_turn() {
    String rules = "packs 2\ndraw one-then-pass\non 7 owes its suit\non-its-like\n";
    table(rules, "7D 7D 9C", "9D 2C", "3S 4S")
        .pile("5D")
        .stock("6H 8H")
        .begins()
        .does(0, "play 7D", "played Ann 7D")
        .does(0, "play 7D", "played Ann 7D")
        .does(0, "draw", "drew Ann 1")
        .turn(1, "play");
  }

  // semantics 11.15
  @Test
  void two_alike_act_once_where_the_last_effect_alone_counts() {
    String rules =
        """
        packs 2
        draw one-may-play
        on 10 next draws 3
        last-effect-only
        pairs
        """;
    table(rules, "KS 9S", "8D 9D", "10C 10C JD", "7C 8C")
        .pile("10D")
        .stock("2D 3D 4D 5D 6D 7D")
        .turn(2)
        .begins()
        .does(2, "play 10C 10C", "played Cy 10C", "played Cy 10C", "skipped Dan")
        .turn(0, "answer")
        .does(0, "draw", "drew Ann 3");
  }

  // semantics 18.6
  @Test
  void what_is_owed_to_a_card_lies_on_it_whatever_it_left_in_force() {
    String rules =
        """
        draw none
        on K never on 8
        on A leaves in force, owes its suit
        """;
    table(rules, "AC KC 2D", "9S 3D")
        .pile("8C")
        .begins()
        .refuses(0, "play KC", 918)
        .does(0, "play AC", "played Ann AC")
        .does(0, "play KC", "played Ann KC")
        .turn(1, "play");
  }

  // semantics 30.2, 30.8
  @Test
  void a_pair_brings_the_hand_to_its_size_before_what_it_does_is_drawn() {
    String rules =
        """
        packs 2
        draw one-then-pass
        on 7 others draw 1
        pairs
        when hand becomes 2: reverse
        """;
    table(rules, "7D 7D 5S 9S", "10S JS", "QS KS")
        .pile("3D")
        .stock("2C 3C 4C 5C 6C 7C 8C")
        .begins()
        .does(
            0,
            "play 7D 7D",
            "played Ann 7D",
            "drew Bob 1",
            "drew Cy 1",
            // the second as Bob's: Ann, who held two cards, draws too
            "played Ann 7D",
            "drew Cy 1",
            "drew Ann 1",
            "reversed",
            "skipped Cy");
  }

  // semantics 30.7
  @Test
  void a_card_whose_player_loses_the_whole_hand_by_it_has_not_ended_the_deal() {
    String rules =
        """
        draw one-then-pass
        several neighbours
        on Q pass hands left
        when even with 2 cards left: chosen must play even
        """;
    table(rules, "9D", "", "QS QD KH", "8C")
        .pile("9S")
        .turn(2)
        .begins()
        .does(
            2,
            "lay QS",
            "played Cy QS",
            "passed-hands left",
            "gave Ann Bob 1",
            "gave Bob Cy 0",
            "gave Cy Dan 2",
            "gave Dan Ann 1")
        .turn(2, "target");
  }

  // semantics 19.10, 30.27
  @Test
  void whether_there_is_an_exchange_is_seen_when_the_suit_is_declared() {
    String rules =
        """
        draw one-may-play
        on J exchanges with stock
        call "Last" caught
        call-penalty 1
        false-call 1
        when J: declares suit
        """;
    // the false call has the pile reshuffled
    table(rules, "JC 4D 6S KD", "QD 9H 3D", "8D 7D")
        .pile("2S 10S 5C")
        .begins()
        .does(0, "play JC", "played Ann JC")
        .does(0, "call", "called Ann", "penalised Ann 1", "reshuffled", "drew Ann 1")
        .does(0, "suit H", "declared Ann H")
        .turn(0, "exchange");
    // and here it has taken the last of the stock
    table(rules + "stock pass\n", "JC 4D 6S KD", "QD 9H 3D", "8D 7D")
        .pile("5C")
        .stock("2S")
        .begins()
        .does(0, "play JC", "played Ann JC")
        .does(0, "call", "called Ann", "penalised Ann 1", "drew Ann 1")
        .does(0, "suit H", "declared Ann H")
        .turn(1, "play");
  }
}
