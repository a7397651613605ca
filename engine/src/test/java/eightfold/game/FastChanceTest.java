package eightfold.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Cards put into an order: every order comes, each as often as by chance. */
class FastChanceTest {
  private static final int TIMES = 72_000;

  @Test
  void each_order_of_six_cards_is_equally_likely() {
    FastChance chance = new FastChance(5);
    Map<String, Integer> found = new TreeMap<>();
    for (int i = 0; i < TIMES; i++) {
      byte[] cards = "-ABCDEF-".getBytes(StandardCharsets.US_ASCII);
      chance.arrange(cards, 1, 7);
      found.merge(new String(cards, StandardCharsets.US_ASCII), 1, Integer::sum);
    }
    assertThat(found).hasSize(720);
    assertThat(found.keySet()).allMatch(order -> order.matches("-[A-F]{6}-"));
    double mean = TIMES / 720.0;
    double squares = 0;
    for (int times : found.values()) {
      squares += (times - mean) * (times - mean) / mean;
    }
    // chi-square with 719 degrees of freedom: mean 719, standard deviation 38
    assertThat(squares).isBetween(719.0 - 4 * 38, 719.0 + 4 * 38);
  }

  @Test
  void every_card_comes_to_every_place() {
    FastChance chance = new FastChance(6);
    int size = 41;
    int[][] found = new int[size][size];
    for (int i = 0; i < TIMES; i++) {
      byte[] cards = new byte[size];
      for (int card = 0; card < size; card++) {
        cards[card] = (byte) card;
      }
      chance.arrange(cards, 0, size);
      for (int place = 0; place < size; place++) {
        found[place][cards[place]]++;
      }
    }
    double mean = (double) TIMES / size;
    for (int[] place : found) {
      for (int times : place) {
        assertThat((times - mean) / Math.sqrt(mean)).isBetween(-5.0, 5.0);
      }
    }
  }
}
