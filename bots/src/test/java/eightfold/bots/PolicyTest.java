package eightfold.bots;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.FastChance;
import eightfold.game.Verb.Sort;
import eightfold.game.View;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The policies of playouts. Source: issue 2, point 7. */
class PolicyTest {
  private static final int TIMES = 30_000;

  /** How often each act was chosen. */
  private static Map<Integer, Integer> choices(Policy policy, Sort... sorts) {
    byte[] ordinals = new byte[sorts.length];
    for (int i = 0; i < sorts.length; i++) {
      ordinals[i] = (byte) sorts[i].ordinal();
    }
    Map<Integer, Integer> times = new HashMap<>();
    FastChance chance = new FastChance(5);
    for (int i = 0; i < TIMES; i++) {
      times.merge(policy.choose(ordinals, ordinals.length, chance), 1, Integer::sum);
    }
    return times;
  }

  private static void each(Map<Integer, Integer> times, Integer... indices) {
    assertThat(times).containsOnlyKeys(indices);
    // five standard deviations
    double expected = (double) TIMES / indices.length;
    assertThat(times.values())
        .allSatisfy(n -> assertThat((double) n).isBetween(expected - 500, expected + 500));
  }

  @Test
  void random_is_uniform_over_all_acts() {
    each(choices(Policy.RANDOM, Sort.SHEDS, Sort.SHEDS, Sort.DRAWS, Sort.PASSES), 0, 1, 2, 3);
  }

  @Test
  void eager_is_uniform_over_its_plays_when_it_can_play() {
    each(
        choices(Policy.EAGER, Sort.DRAWS, Sort.SHEDS, Sort.PASSES, Sort.SHEDS, Sort.SHEDS),
        1,
        3,
        4);
  }

  @Test
  void eager_draws_when_it_cannot_play_and_passes_when_it_cannot_draw() {
    each(choices(Policy.EAGER, Sort.PASSES, Sort.DRAWS), 1);
    each(choices(Policy.EAGER, Sort.PASSES), 0);
  }

  @Test
  void eager_lays_on_or_ends_uniformly() {
    each(choices(Policy.EAGER, Sort.SHEDS, Sort.SHEDS, Sort.DECIDES), 0, 1, 2);
  }

  @Test
  void eager_chooses_alike_among_more_acts_than_a_mask_holds() {
    Sort[] many = new Sort[70];
    Arrays.fill(many, Sort.PASSES);
    many[3] = Sort.SHEDS;
    many[69] = Sort.SHEDS;
    each(choices(Policy.EAGER, many), 3, 69);
    many[3] = Sort.DRAWS;
    many[69] = Sort.PASSES;
    each(choices(Policy.EAGER, many), 3);
  }

  @Test
  void eager_declares_any_suit() {
    each(
        choices(Policy.EAGER, Sort.DECLARES, Sort.DECLARES, Sort.DECLARES, Sort.DECLARES),
        0,
        1,
        2,
        3);
  }

  private static String answer(View view) {
    return new PolicyBot(Policy.RANDOM).answer(view, new FastChance(3)).orElse("nothing");
  }

  @Test
  void at_a_table_a_policy_calls_when_it_owes_and_before_its_second_last_card() {
    assertThat(answer(Seen.hand("9D", 4).owesCall(0).turnOf(1).legal("call"))).isEqualTo("call");
    assertThat(answer(Seen.hand("5C 9D", 4).legal("play 5C; call"))).isEqualTo("call");
  }

  @Test
  void after_its_call_it_plays_as_it_meant_to() {
    for (int seed = 0; seed < 30; seed++) {
      View view = Seen.hand("5C 9D", 4).called(0).legal("play 5C; draw");
      assertThat(new PolicyBot(Policy.RANDOM).answer(view, new FastChance(seed)))
          .contains("play 5C");
    }
  }

  @Test
  void it_never_calls_falsely_and_catches_nobody() {
    for (int seed = 0; seed < 30; seed++) {
      View view = Seen.hand("5C 9D KD", 1).owesCall(1).legal("play 5C; draw; call; catch 1");
      assertThat(new PolicyBot(Policy.RANDOM).answer(view, new FastChance(seed)))
          .hasValueSatisfying(act -> assertThat(act).isIn("play 5C", "draw"));
    }
    assertThat(answer(Seen.hand("5C 9D KD", 1).turnOf(1).legal("call; catch 1")))
        .isEqualTo("nothing");
  }

  /** crazy-spoons.md, R2: who has drawn a penalty owes the phrase. */
  @Test
  void it_says_what_it_owes_and_grabs_what_there_is() {
    assertThat(answer(Seen.hand("5C 9D", 4).legal("play 5C; say not my spoon")))
        .isEqualTo("say not my spoon");
    assertThat(answer(Seen.hand("5C 9D", 4).turnOf(1).legal("pass; grab"))).isEqualTo("grab");
  }
}
