package eightfold.bots;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Awaits;
import eightfold.game.Event;
import eightfold.game.FastChance;
import eightfold.game.Refusal;
import eightfold.game.View;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * How the greedy bot decides. Source: issue 2, point 7 (sheds, keeps wild cards, names its longest
 * suit …).
 */
class GreedyBotTest {
  private final GreedyBot bot = new GreedyBot();
  private final FastChance chance = new FastChance(1);

  private String answer(View view) {
    return bot.answer(view, chance).orElse("nothing");
  }

  /** The answers of many bots in the same place: what is left to chance shows. */
  private static Set<String> answers(View view) {
    Set<String> answers = new HashSet<>();
    for (int seed = 0; seed < 50; seed++) {
      answers.add(new GreedyBot().answer(view, new FastChance(seed)).orElse("nothing"));
    }
    return answers;
  }

  @Test
  void it_plays_whenever_it_can() {
    assertThat(answer(Seen.hand("5C 9D KD", 4).legal("play 5C; draw"))).isEqualTo("play 5C");
  }

  @Test
  void a_card_that_goes_on_anything_is_kept() {
    // 8S on 5H: neither suit nor rank, so eights must be wild here, whatever the game
    View view = Seen.hand("8S 8H 5C", 4).upcard("5H").legal("play 5C; play 8H; play 8S; draw");
    assertThat(answers(view)).containsExactly("play 5C");
  }

  @Test
  void a_rank_that_was_seen_to_declare_is_kept_also_where_it_follows_suit() {
    bot.hear(Event.of("played", 1, "JC"));
    bot.hear(Event.of("declared", 1, "H"));
    View view = Seen.hand("JH 9H KD", 4).declared("H").upcard("JC").legal("play 9H; play JH; draw");
    assertThat(answer(view)).isEqualTo("play 9H");
  }

  @Test
  void a_wild_card_is_played_rather_than_one_drawn() {
    assertThat(answer(Seen.hand("8S 3D 4D", 4).legal("play 8S; draw"))).isEqualTo("play 8S");
  }

  @Test
  void it_plays_the_suit_of_which_most_is_left() {
    View view = Seen.hand("5C 5D 7D 9D", 4).legal("play 5C; play 5D; draw");
    assertThat(answers(view)).containsExactly("play 5D");
  }

  @Test
  void it_names_its_longest_suit_wild_cards_left_aside() {
    bot.hear(Event.of("played", 0, "8H"));
    View view =
        Seen.hand("8S 8C 7D 9D 2C", 4)
            .awaits(Awaits.of("suit"))
            .upcard("8H")
            .legal("suit C; suit D; suit H; suit S");
    assertThat(answer(view)).isEqualTo("suit D");
  }

  @Test
  void it_declares_the_rank_it_holds_most_of() {
    View view =
        Seen.hand("7S 7C 9D", 4).awaits(Awaits.of("rank")).legal("rank 7; rank 9; rank free");
    assertThat(answers(view)).containsExactly("rank 7");
  }

  @Test
  void a_penalty_is_sent_on_with_the_cheapest_answer() {
    View jack = Seen.hand("2S JC 9D", 4).penalty(0).upcard("5H").legal("play JC; draw");
    assertThat(answer(jack)).isEqualTo("play JC");
    View view =
        Seen.hand("2S JC 9D", 4)
            .awaits(Awaits.of("answer"))
            .upcard("2H")
            .penalty(2)
            .legal("play 2S; play JC; draw");
    assertThat(answer(view)).isEqualTo("play 2S");
  }

  @Test
  void a_penalty_that_cannot_be_answered_is_taken() {
    View view =
        Seen.hand("9S 9D", 4).awaits(Awaits.of("answer")).upcard("2H").penalty(2).legal("draw");
    assertThat(answer(view)).isEqualTo("draw");
  }

  @Test
  void a_next_seat_that_is_about_to_go_out_is_struck() {
    bot.hear(Event.of("played", 1, "2C"));
    bot.hear(Event.of("drew", 2, "2"));
    String acts = "play 2H; play 9H; draw";
    assertThat(answer(Seen.hand("2H 9H 9D 9S", 1, 7).upcard("5H").legal(acts)))
        .isEqualTo("play 2H");
    assertThat(answer(Seen.hand("2H 9H 9D 9S", 7, 1).upcard("5H").legal(acts)))
        .isEqualTo("play 9H");
    View turned = Seen.hand("2H 9H 9D 9S", 7, 1).counterclockwise().upcard("5H").legal(acts);
    assertThat(answer(turned)).isEqualTo("play 2H");
  }

  @Test
  void an_upcard_that_takes_anything_makes_no_card_wild() {
    assertThat(answer(Seen.hand("5C 9S KD").upcard("8H").legal("play 5C; play 9S; play KD")))
        .startsWith("play ");
    assertThat(
            answer(Seen.hand("9S 9D 2S").upcard("KS").refused("9D", 907).legal("play 9S; play 2S")))
        .isEqualTo("play 9S");
  }

  @Test
  void passing_is_better_than_drawing_where_both_are_allowed() {
    assertThat(answer(Seen.hand("9S 3D", 4).legal("draw; pass"))).isEqualTo("pass");
  }

  @Test
  void it_draws_from_the_stock_rather_than_from_a_hand() {
    assertThat(answers(Seen.hand("9S 3D", 4, 7).legal("draw; draw 1; draw 2")))
        .containsExactly("draw");
    assertThat(answers(Seen.hand("9S 3D", 4, 7).legal("draw 1; draw 2; draw")))
        .containsExactly("draw");
    assertThat(answers(Seen.hand("9S 3D", 4).legal("draw 1; pass"))).containsExactly("pass");
    assertThat(answers(Seen.hand("9S 3D", 4).legal("draw 1"))).containsExactly("draw 1");
  }

  @Test
  void it_calls_before_the_play_that_leaves_one_card() {
    assertThat(answer(Seen.hand("5C 9D", 4).legal("play 5C; draw; call"))).isEqualTo("call");
    View called = Seen.hand("5C 9D", 4).called(0).legal("play 5C; draw");
    assertThat(answer(called)).isEqualTo("play 5C");
  }

  @Test
  void it_does_not_call_when_it_is_about_to_draw() {
    assertThat(answer(Seen.hand("4C 9D", 4).legal("draw; call"))).isEqualTo("draw");
  }

  @Test
  void it_never_calls_falsely() {
    // Pesten 3: a call with more than one card is legal at any time and costs five cards
    assertThat(answer(Seen.hand("5C 9D KD", 4).legal("play 5C; draw; call"))).isEqualTo("play 5C");
    View waiting = Seen.hand("5C 9D KD", 4).turnOf(1).legal("call");
    assertThat(answer(waiting)).isEqualTo("nothing");
  }

  @Test
  void it_calls_when_its_call_is_owed_also_out_of_turn() {
    assertThat(answer(Seen.hand("9D", 4).owesCall(0).turnOf(1).legal("call"))).isEqualTo("call");
  }

  @Test
  void it_catches_whoever_owes_a_call_and_nobody_else() {
    View view = Seen.hand("9D 4C 4S", 2, 1).owesCall(2).turnOf(1).legal("catch 1; catch 2");
    assertThat(answer(view)).isEqualTo("catch 2");
    View wrong = Seen.hand("9D 4C 4S", 2, 1).turnOf(1).legal("catch 1; catch 2");
    assertThat(answer(wrong)).isEqualTo("nothing");
  }

  @Test
  void in_a_turn_of_several_cards_it_lays_on_but_for_wild_ones() {
    View first = Seen.hand("5C 5D 9D", 4).legal("play 5C; lay 5C; play 5D; lay 5D; draw");
    assertThat(answer(first)).isEqualTo("lay 5D");
    View more = Seen.hand("5C 9D", 4).awaits(Awaits.of("more")).legal("lay 5C; end");
    assertThat(answer(more)).isEqualTo("lay 5C");
    bot.hear(Event.of("played", 1, "8C"));
    bot.hear(Event.of("declared", 1, "H"));
    View wild = Seen.hand("8S 9D KC", 4).awaits(Awaits.of("more")).legal("lay 8S; end");
    assertThat(answer(wild)).isEqualTo("end");
    View last = Seen.hand("8S", 4).awaits(Awaits.of("more")).legal("lay 8S; end");
    assertThat(answer(last)).isEqualTo("lay 8S");
  }

  @Test
  void a_card_that_may_not_be_the_last_goes_before_one_that_may() {
    // Pesten 1: a two as last card costs five; the bot saw it happen to another
    bot.hear(Event.of("dealt", 1, "1"));
    bot.hear(Event.of("played", 1, "2C"));
    bot.hear(Event.of("drew", 1, "5"));
    View view = Seen.hand("2H 9H", 4).called(0).upcard("5H").legal("play 2H; play 9H; draw");
    assertThat(answer(view)).isEqualTo("play 2H");
  }

  @Test
  void a_refused_last_card_is_remembered() {
    View stuck = Seen.hand("9H", 4).called(0).refused("9H", Refusal.MAY_NOT_GO_OUT).legal("draw");
    assertThat(answer(stuck)).isEqualTo("draw");
    View later = Seen.hand("9H 5D", 4).called(0).upcard("5H").legal("play 9H; play 5D; draw");
    assertThat(answer(later)).isEqualTo("play 9H");
  }

  @Test
  void it_gives_what_it_can_do_best_without() {
    View view =
        Seen.hand("3S 7D 9D 9C", 4, 5)
            .awaits(Awaits.of("give"))
            .legal("give 3S 1; give 7D 1; give 9C 1; give 9D 1; pass");
    assertThat(answers(view)).containsExactly("give 3S 1");
  }

  @Test
  void it_names_the_seat_with_the_fewest_cards() {
    View view =
        Seen.hand("3S 7D", 4, 2, 6)
            .awaits(Awaits.of("target"))
            .legal("target 1; target 2; target 3");
    assertThat(answers(view)).containsExactly("target 2");
  }

  @Test
  void a_starter_that_may_be_taken_is_left() {
    View view = Seen.hand("3S 7D", 4).awaits(Awaits.of("take")).legal("pass; take");
    assertThat(answers(view)).containsExactly("pass");
  }

  @Test
  void it_grabs_when_there_is_something_to_grab() {
    View view =
        Seen.hand("3S 7D", 4).awaits(new Awaits("grab", true)).turnOf(1).legal("pass; grab");
    assertThat(answers(view)).containsExactly("grab");
  }

  /**
   * crazy-spoons.md, R2: who has played owes the name until anybody next plays, draws or passes.
   */
  @Test
  void it_says_the_name_that_it_owes_before_anybody_goes_on() {
    View view = Seen.hand("3S 7D", 4).turnOf(1).legal("say Switchback");
    assertThat(answers(view)).containsExactly("say Switchback");
  }

  /** crazy-spoons.md, R2: a wrong card may be put down, and can be caught. */
  @Test
  void it_puts_no_wrong_card_down_although_the_table_would_take_it() {
    View view = Seen.hand("3S 7D", 4).refused("7D", 907).legal("play 3S; play 7D; draw");
    assertThat(answers(view)).containsExactly("play 3S");
    View none =
        Seen.hand("3S 7D", 4).refused("7D", 907).refused("3S", 907).legal("play 3S; play 7D; draw");
    assertThat(answers(none)).containsExactly("draw");
  }

  @Test
  void a_challenge_is_worth_it_against_a_full_hand_alone() {
    View full = Seen.hand("3S 7D", 3, 7).awaits(Awaits.of("answer")).legal("draw; challenge");
    assertThat(answers(full)).containsExactly("challenge");
    View nearlyOut = Seen.hand("3S 7D", 7, 1).awaits(Awaits.of("answer")).legal("draw; challenge");
    assertThat(answers(nearlyOut)).containsExactly("draw");
  }

  @Test
  void what_it_does_not_understand_it_does_at_random() {
    View view = Seen.hand("zeus death", 4).legal("choose X; choose Y");
    assertThat(answers(view)).containsExactlyInAnyOrder("choose X", "choose Y");
  }

  @Test
  void cards_of_another_kind_are_played_like_any_other() {
    View view = Seen.hand("zeus death", 4).upcard("zeus").legal("play zeus; play death");
    assertThat(answers(view)).containsExactlyInAnyOrder("play zeus", "play death");
  }
}
