package eightfold.state;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.FastChance;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * Cards of which something is known are dealt to where they may be, each arrangement as often as
 * any other. Source: docs/adr/0015.
 */
class UnseenCardsTest {
  private static final int SAMPLES = 24_000;

  /** Two in the stock, one old and one that has come since. */
  private static Map<String, Integer> dealt(String was, String wasNot, String may) {
    Map<String, Integer> dealt = new TreeMap<>();
    FastChance chance = new FastChance(17);
    for (int i = 0; i < SAMPLES; i++) {
      UnseenCards cards =
          new UnseenCards(cards(was), cards(wasNot), cards(may), /* size */ 2, /* old */ 1, chance);
      StringBuilder text = new StringBuilder();
      for (byte card : cards.stock()) {
        text.append((char) card);
      }
      text.append((char) cards.older()).append((char) cards.younger());
      dealt.merge(text.toString(), 1, Integer::sum);
    }
    return dealt;
  }

  private static byte[] cards(String names) {
    byte[] cards = new byte[names.length()];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = (byte) names.charAt(i);
    }
    return cards;
  }

  /**
   * All orders of four cards, the last two of which are the old one and the one that came since.
   */
  private static Map<String, Integer> allowed(String was, String wasNot, String may) {
    Map<String, Integer> orders = new TreeMap<>();
    orders("", was + wasNot + may, orders);
    orders
        .keySet()
        .removeIf(
            order ->
                was.indexOf(order.charAt(2)) >= 0
                    || wasNot.indexOf(order.charAt(0)) >= 0
                    || wasNot.indexOf(order.charAt(1)) >= 0);
    return orders;
  }

  private static void orders(String begun, String left, Map<String, Integer> into) {
    if (left.isEmpty()) {
      into.put(begun, 0);
    }
    for (int i = 0; i < left.length(); i++) {
      orders(begun + left.charAt(i), left.substring(0, i) + left.substring(i + 1), into);
    }
  }

  private static void equallyLikely(String was, String wasNot, String may) {
    Map<String, Integer> dealt = dealt(was, wasNot, may);
    assertThat(dealt.keySet()).isEqualTo(allowed(was, wasNot, may).keySet());
    double mean = (double) SAMPLES / dealt.size();
    // five standard deviations: once in a million
    assertThat(dealt.values()).allMatch(times -> Math.abs(times - mean) < 5 * Math.sqrt(mean));
  }

  @Test
  void cards_of_which_nothing_is_known_may_be_anywhere() {
    equallyLikely("", "", "abcd");
  }

  @Test
  void what_was_in_the_stock_is_there_or_has_come_since() {
    equallyLikely("a", "", "bcd");
    equallyLikely("abc", "", "d");
  }

  @Test
  void what_was_not_in_the_stock_is_in_a_hand() {
    equallyLikely("a", "b", "cd");
    equallyLikely("", "ab", "cd");
  }
}
