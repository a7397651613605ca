package eightfold.patience;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import eightfold.game.FastChance;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.game.SearchableMatch;
import eightfold.game.SetupException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What the player of a patience sees and does not see: the order of the stock. Sources: issue 11,
 * point 5; docs/adr/0015.
 */
class HiddenCardsTest {
  private static final int DEALS = 60;

  private static SearchableMatch begun(int handSize, long seed) {
    return (SearchableMatch) Texts.game(handSize).begin(Opening.of(1), new FastChance(seed));
  }

  private static boolean plays(Match match, FastChance chance) {
    int[] legal = new int[Match.MOST_LEGAL];
    int count = match.legal(0, legal);
    if (count > 0) {
      match.apply(0, legal[chance.below(count)]);
    }
    return count > 0;
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 6, 8})
  void nobody_can_tell_a_sample_from_the_deal(int handSize) {
    FastChance chance = new FastChance(handSize);
    for (long seed = 0; seed < DEALS; seed++) {
      SearchableMatch match = begun(handSize, seed);
      do {
        for (int seat = Match.NOBODY; seat < 1; seat++) {
          SearchableMatch sample = match.determinise(seat, chance);
          assertThat(sample.view(seat)).isEqualTo(match.view(seat));
          assertThat(sample.informationKey(seat)).isEqualTo(match.informationKey(seat));
          SearchableMatch again = sample.determinise(seat, chance.copy());
          assertThat(match.determinise(seat, chance.copy()).save())
              .as("what differs in hidden cards alone gives the same")
              .isEqualTo(again.save());
          while (plays(sample, chance)) {
            assertThat(sample.turn()).isGreaterThanOrEqualTo(Match.NOBODY);
          }
          assertThat(sample.standings().over()).isTrue();
        }
      } while (plays(match, chance));
    }
  }

  @Test
  void each_order_of_the_stock_comes_as_often_as_any() {
    FastChance chance = new FastChance(11);
    SearchableMatch match = begun(8, 3);
    while (match.view(0).stock() > 4) {
      // a deal that gets so far
      if (!plays(match, chance)) {
        match = begun(8, chance.next());
      }
    }
    int left = match.view(0).stock();
    Map<List<Integer>, Integer> found = new TreeMap<>((a, b) -> a.toString().compareTo(b + ""));
    int times = 6_000;
    for (int i = 0; i < times; i++) {
      byte[] stock = ((PatienceMatch) match.determinise(0, chance)).stock();
      List<Integer> order = new ArrayList<>();
      for (byte card : stock) {
        order.add((int) card);
      }
      found.merge(order, 1, Integer::sum);
    }
    int orders = left == 4 ? 24 : left == 3 ? 6 : left == 2 ? 2 : 1;
    assertThat(found).hasSize(orders);
    double mean = (double) times / orders;
    double squares = found.values().stream().mapToDouble(n -> (n - mean) * (n - mean) / mean).sum();
    assertThat(squares).isLessThan(orders - 1 + 4 * Math.sqrt(2.0 * orders) + 1);
  }

  @Test
  void what_was_saved_goes_on_as_the_match_does() {
    FastChance chance = new FastChance(13);
    for (long seed = 0; seed < DEALS; seed++) {
      SearchableMatch match = begun(6, seed);
      for (int act = 0; act < 9 && plays(match, chance); act++) {
        long before = match.hash();
        SearchableMatch other = begun(6, seed + 1);
        other.restore(match.save());
        assertThat(other.hash()).isEqualTo(before);
        assertThat(other.view(0)).isEqualTo(match.view(0));
        assertThat(Arrays.equals(other.save(), match.save())).isTrue();
      }
    }
    SearchableMatch match = begun(6, 1);
    byte[] bytes = match.save();
    assertThatThrownBy(() -> begun(4, 1).restore(bytes))
        .isInstanceOf(SetupException.class)
        .hasMessage("a table of other rules or seats than this one");
    for (int at = 0; at < bytes.length; at++) {
      byte[] changed = bytes.clone();
      changed[at] ^= (byte) (1 << at % 8);
      assertThatThrownBy(() -> match.restore(changed)).isInstanceOf(SetupException.class);
    }
    assertThatThrownBy(() -> match.restore(Arrays.copyOf(bytes, 50)))
        .isInstanceOf(SetupException.class);
    assertThat(match.save()).isEqualTo(bytes);
  }

  @Test
  void a_match_that_is_won_is_worth_one() {
    FastChance chance = new FastChance(17);
    for (long seed = 0; seed < DEALS; seed++) {
      SearchableMatch match = begun(8, seed);
      assertThat(match.returns()).containsExactly(0);
      while (plays(match, chance)) {
        assertThat(match.ply()).isPositive();
      }
      assertThat(match.returns()).containsExactly(match.ending().equals("out") ? 1 : 0);
    }
  }
}
