package eightfold.crazier;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.FastChance;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.game.Position;
import eightfold.game.Reply;
import eightfold.game.SearchableMatch;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/**
 * What a seat knows of hidden cards, and that all else is equally likely. Sources: issue 11, point
 * 5; docs/adr/0015; the rules of the game's page that are named.
 */
class HiddenCardsTest {
  private static final List<String> NAMES = List.of("Ann", "Bob", "Cy");
  private static final int ANN = 0;
  private static final int BOB = 1;
  private static final int CY = 2;
  private static final int SAMPLES = 6_000;

  // tables

  /** It is Ann's main phase; the pile's top comes last, the stock's first. */
  static CrazierMatch table(String pile, String stock, String... hands) {
    Position position =
        Position.lying(
                Arrays.stream(hands).map(HiddenCardsTest::cards).toList(),
                cards(pile),
                cards(stock))
            .turn(ANN)
            .build();
    return (CrazierMatch) InvariantsTest.game(Map.of()).arrange(position, new FastChance(3));
  }

  private static List<String> cards(String text) {
    return text.isBlank() ? List.of() : List.of(text.strip().split("\\s+"));
  }

  private static void does(Match match, int seat, String... acts) {
    for (String act : acts) {
      assertThat(match.submit(seat, act, NAMES)).as(act).isInstanceOf(Reply.Taken.class);
    }
  }

  private static List<String> hand(CrazierMatch match, int seat) {
    return match.table().zones().held(seat).stream()
        .map(match.table().zones()::id)
        .sorted()
        .toList();
  }

  private static List<String> stock(CrazierMatch match) {
    return match.table().zones().stock().stream().map(match.table().zones()::id).toList();
  }

  // how often cards lie so

  private static String arrangement(CrazierMatch match, int observer) {
    StringBuilder text = new StringBuilder();
    for (int seat = 0; seat < match.seats(); seat++) {
      text.append(seat == observer ? "" : hand(match, seat) + " | ");
    }
    return text.append(stock(match)).toString();
  }

  private static List<List<String>> orders(List<String> cards) {
    if (cards.isEmpty()) {
      return List.of(List.of());
    }
    List<List<String>> orders = new ArrayList<>();
    for (int i = 0; i < cards.size(); i++) {
      List<String> rest = new ArrayList<>(cards);
      String first = rest.remove(i);
      for (List<String> order : orders(rest)) {
        List<String> one = new ArrayList<>(List.of(first));
        one.addAll(order);
        orders.add(one);
      }
    }
    return orders;
  }

  /**
   * Every arrangement that a seat has to reckon with comes, each as often as by chance.
   *
   * @param observer the seat
   * @param possible whether cards may lie so, hand after hand and then the stock from its top
   */
  private static void allEquallyLikely(
      CrazierMatch match, int observer, Predicate<List<String>> possible) {
    List<String> hidden = new ArrayList<>();
    List<Integer> sizes = new ArrayList<>();
    for (int seat = 0; seat < match.seats(); seat++) {
      if (seat != observer) {
        hidden.addAll(hand(match, seat));
        sizes.add(match.held(seat));
      }
    }
    hidden.addAll(stock(match));
    Map<String, Integer> expected = new TreeMap<>();
    int orders = 0;
    for (List<String> order : orders(hidden)) {
      if (possible.test(order)) {
        StringBuilder text = new StringBuilder();
        int at = 0;
        for (int size : sizes) {
          text.append(order.subList(at, at + size).stream().sorted().toList()).append(" | ");
          at += size;
        }
        expected.merge(text.append(order.subList(at, order.size())).toString(), 1, Integer::sum);
        orders++;
      }
    }
    Map<String, Integer> found = new TreeMap<>();
    FastChance chance = new FastChance(71);
    for (int i = 0; i < SAMPLES; i++) {
      found.merge(arrangement(match.determinise(observer, chance), observer), 1, Integer::sum);
    }
    assertThat(found.keySet()).isEqualTo(expected.keySet());
    double squares = 0;
    for (Map.Entry<String, Integer> each : expected.entrySet()) {
      double mean = (double) SAMPLES * each.getValue() / orders;
      double off = found.getOrDefault(each.getKey(), 0) - mean;
      squares += off * off / mean;
    }
    int free = expected.size() - 1;
    // chi-square: mean as many as are free, variance twice that; so far off comes once in thousands
    assertThat(squares).isLessThan(free + 3.5 * Math.sqrt(2.0 * free) + 6);
  }

  @Test
  void without_anything_seen_any_card_may_be_anywhere() {
    CrazierMatch match = table("stream_of_life", "oasis jafar", "camel", "zeus hecate", "death");
    allEquallyLikely(match, ANN, order -> true);
    allEquallyLikely(match, Match.NOBODY, order -> true);
  }

  /** GEN-3, LIM-4: who looks at a hand and puts a card of it under the stock knows both. */
  @Test
  void who_has_looked_at_a_hand_knows_it_and_the_card_that_went_under_the_stock() {
    CrazierMatch match =
        table(
            "stream_of_life",
            "oasis jafar morgause",
            "third_eye_sanctuary camel",
            "zeus hecate",
            "death");
    does(match, ANN, "play third_eye_sanctuary/a", "choose Bob", "choose hecate");
    assertThat(match.held(BOB)).isEqualTo(3);
    allEquallyLikely(
        match, ANN, order -> order.getFirst().equals("zeus") && order.getLast().equals("hecate"));
    // it is Bob's card, so Bob is told which it was
    allEquallyLikely(match, BOB, order -> order.getLast().equals("hecate"));
    allEquallyLikely(match, CY, order -> true);
  }

  /** MAY-6: cards are passed on at the same time, each seen by two. */
  @Test
  void a_card_that_is_passed_on_is_known_to_giver_and_receiver() {
    CrazierMatch match =
        table("stream_of_life", "morgause", "great_migration camel", "hecate death", "oasis jafar");
    does(match, ANN, "play great_migration", "choose camel");
    does(match, BOB, "choose death");
    does(match, CY, "choose jafar");
    assertThat(hand(match, ANN)).containsExactly("jafar");
    allEquallyLikely(match, ANN, order -> order.getFirst().equals("camel"));
    // of Ann's hand Bob knows nothing: Cy gave it; but Bob has given death to Cy
    allEquallyLikely(match, BOB, order -> order.get(1).equals("death"));
    allEquallyLikely(match, Match.NOBODY, order -> true);
  }

  /** MAY-6: chosen in secret; who sees it not may think of any card of that hand. */
  @Test
  void what_another_has_chosen_to_pass_on_is_not_known_before_it_moves() {
    CrazierMatch match =
        table("stream_of_life", "", "great_migration camel", "hecate death", "oasis jafar");
    does(match, ANN, "play great_migration", "choose camel");
    does(match, BOB, "choose death");
    Map<String, Integer> came = new TreeMap<>();
    FastChance chance = new FastChance(5);
    for (int i = 0; i < 4_000; i++) {
      CrazierMatch sample = match.determinise(ANN, chance);
      List<String> before = hand(sample, CY);
      does(sample, CY, "choose " + before.getFirst());
      List<String> after = new ArrayList<>(hand(sample, CY));
      after.removeAll(before);
      came.merge(after.getFirst(), 1, Integer::sum);
    }
    assertThat(came.keySet()).containsExactly("death", "hecate", "jafar", "oasis");
    assertThat(came.values()).allMatch(times -> times > 880 && times < 1_120);
  }

  /** DRAW-3: all but the upcard becomes the stock, and everybody has seen what it was. */
  @Test
  void after_a_reshuffle_the_stock_and_who_drew_from_it_have_what_the_pile_had() {
    CrazierMatch match =
        table("zeus hecate morgause stream_of_life", "death", "camel", "oasis", "jafar");
    does(match, ANN, "end");
    does(match, BOB, "end");
    does(match, CY, "end");
    List<String> pile = List.of("zeus", "hecate", "morgause");
    allEquallyLikely(
        match,
        ANN,
        order ->
            // Bob's two, what Cy has held since before, what has come to Cy, the stock
            !pile.contains(order.get(0))
                && !pile.contains(order.get(1))
                && !pile.contains(order.get(2))
                && pile.contains(order.get(3))
                && pile.contains(order.get(4)));
  }

  /** LIM-4: who searches sees the whole stock; after the shuffle what it is, not how it lies. */
  @Test
  void who_has_searched_the_stock_knows_what_it_holds_after_the_shuffle() {
    CrazierMatch match =
        table("stream_of_life", "death oasis jafar", "hidden_library camel", "zeus hecate");
    does(match, ANN, "play hidden_library", "choose -");
    List<String> seen = List.of("death", "oasis", "jafar");
    allEquallyLikely(
        match, ANN, order -> seen.contains(order.get(2)) && seen.contains(order.get(3)));
    allEquallyLikely(match, BOB, order -> true);
  }

  /** LIM-3: revealed cards that go under the stock lie there in the order in which all saw them. */
  @Test
  void cards_put_under_the_stock_in_sight_are_known_where_they_lie_until_it_is_shuffled() {
    CrazierMatch match =
        table(
            "stream_of_life",
            "death lotus_slumber wizardry zeus camelot",
            "seedling_withering hidden_library",
            "hecate");
    does(match, ANN, "play seedling_withering/a");
    assertThat(stock(match))
        .containsExactly("zeus", "camelot", "death", "lotus_slumber", "wizardry");
    List<String> seen = List.of("death", "lotus_slumber", "wizardry");
    allEquallyLikely(match, BOB, order -> order.subList(3, 6).equals(seen));
    does(match, ANN, "end");
    does(match, BOB, "end");
    // Ann has drawn the one between, and now draws one from the shuffled stock
    does(match, ANN, "play hidden_library", "choose -");
    assertThat(match.held(ANN)).isEqualTo(2);
    List<String> drawn = hand(match, ANN);
    allEquallyLikely(
        match,
        BOB,
        order ->
            // Ann's first was none of the three; the other is, as all that is left
            !seen.contains(order.getFirst()));
    assertThat(drawn).contains("camelot");
  }

  /** TEAM-6: teammates may see each other's hands. */
  @Test
  void a_teammate_s_hand_is_no_secret() {
    CrazierMatch match =
        (CrazierMatch)
            InvariantsTest.game(Map.of("teams", "2")).begin(Opening.of(4), new FastChance(9));
    FastChance chance = new FastChance(1);
    for (int i = 0; i < 50; i++) {
      CrazierMatch sample = match.determinise(ANN, chance);
      assertThat(hand(sample, CY)).isEqualTo(hand(match, CY));
      assertThat(hand(sample, BOB)).isNotEqualTo(hand(match, BOB));
    }
  }

  /** DSTY-1: the order is told to the two whom it concerns. */
  @Test
  void a_third_seat_does_not_know_which_card_was_ordered() {
    CrazierMatch match =
        table("stream_of_life", "oasis jafar", "destiny camel", "zeus hecate", "death");
    does(match, ANN, "play destiny", "choose Bob", "choose zeus");
    Map<String, Integer> ordered = new TreeMap<>();
    FastChance chance = new FastChance(5);
    for (int i = 0; i < 4_000; i++) {
      SearchableMatch sample = match.determinise(CY, chance);
      ordered.merge(sample.view(BOB).abilities().known().toString(), 1, Integer::sum);
      assertThat(match.determinise(ANN, chance).view(BOB)).isEqualTo(match.view(BOB));
    }
    // any card that Cy does not see, whoever holds it
    assertThat(ordered).hasSize(5);
    assertThat(ordered.values()).allMatch(times -> times > 690 && times < 910);
  }

  @Test
  void the_key_differs_for_who_learns_something_and_for_nobody_else() {
    CrazierMatch match =
        table("stream_of_life", "oasis jafar", "destiny camel", "zeus hecate", "death");
    CrazierMatch other = match;
    FastChance chance = new FastChance(5);
    while (hand(other, BOB).equals(hand(match, BOB)) || !hand(other, CY).equals(hand(match, CY))) {
      other = match.determinise(ANN, chance);
    }
    assertThat(other.informationKey(ANN)).isEqualTo(match.informationKey(ANN));
    assertThat(other.informationKey(CY)).isEqualTo(match.informationKey(CY));
    assertThat(other.informationKey(BOB)).isNotEqualTo(match.informationKey(BOB));
    assertThat(match.informationKey(ANN)).isNotEqualTo(match.informationKey(CY));
    for (CrazierMatch each : List.of(match, other)) {
      does(each, ANN, "play destiny", "choose Bob");
    }
    assertThat(other.informationKey(ANN)).isNotEqualTo(match.informationKey(ANN));
    assertThat(other.informationKey(CY)).isEqualTo(match.informationKey(CY));
    assertThat(other.informationKey(Match.NOBODY)).isEqualTo(match.informationKey(Match.NOBODY));
  }
}
