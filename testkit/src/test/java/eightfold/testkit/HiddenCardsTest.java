package eightfold.testkit;

import static eightfold.testkit.LaidTables.cards;
import static eightfold.testkit.LaidTables.does;
import static org.assertj.core.api.Assertions.assertThat;

import eightfold.cards.LibraryPack;
import eightfold.game.Chance;
import eightfold.game.FastChance;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.game.SearchableMatch;
import eightfold.play.Table;
import eightfold.shedding.SheddingMatch;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * What a seat knows of hidden cards, and that all else is equally likely. Sources: issue 11, point
 * 5; docs/adr/0015.
 */
class HiddenCardsTest {
  private static final String PLAIN = "deal 2\ndraw one-then-pass\n";
  private static final int SAMPLES = 24_000;

  // tables

  private static SheddingMatch table(
      String rules, int turn, String pile, String stock, String... hands) {
    return LaidTables.table(
        LaidTables.madeUp(rules), LaidTables.position(turn, pile, stock, hands));
  }

  // what lies where

  /** The hidden cards of a table as a seat could find them: each hand sorted, then the stock. */
  private static String arrangement(Match match, int observer) {
    Table table = ((SheddingMatch) match).table();
    StringBuilder text = new StringBuilder();
    for (int seat = 0; seat < match.seats(); seat++) {
      text.append(seat == observer ? "" : hand(match, seat) + " | ");
    }
    for (int i = 0; i < table.stockCount(); i++) {
      text.append(LibraryPack.french().name(table.stockCard(i))).append(' ');
    }
    return text.toString();
  }

  private static List<String> hand(Match match, int seat) {
    return match.view(seat).hands().get(seat).cards().stream().sorted().toList();
  }

  private static List<String> stock(Match match) {
    Table table = ((SheddingMatch) match).table();
    return IntStream.range(0, table.stockCount())
        .mapToObj(table::stockCard)
        .map(LibraryPack.french()::name)
        .toList();
  }

  // how often it lies so

  /** Every order of some cards, identical ones told apart. */
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
   * @param possible whether cards may lie so, hand after hand (what it has held longest first) and
   *     then the stock
   */
  private static void allEquallyLikely(
      SheddingMatch match, int observer, Predicate<List<String>> possible) {
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
        order.subList(at, order.size()).forEach(card -> text.append(card).append(' '));
        expected.merge(text.toString(), 1, Integer::sum);
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

  // semantics 28.4
  @Test
  void without_anything_seen_any_card_may_be_anywhere() {
    SheddingMatch match = table(PLAIN, 0, "5H", "9D 10D", "2C 3C", "JS QS", "KS");
    allEquallyLikely(match, 0, order -> true);
  }

  // semantics 28.4
  @Test
  void identical_cards_are_as_likely_as_there_are() {
    SheddingMatch match = table("packs 2\n" + PLAIN, 0, "5H", "2C 9D", "2C 3C", "2D 2D", "9D");
    allEquallyLikely(match, 0, order -> true);
  }

  /** C8.2: who can neither play nor draw passes by itself, so who is to act can play. */
  // semantics 28.8
  @Test
  void who_waits_with_nothing_to_draw_holds_a_card_that_follows() {
    SheddingMatch match = table(PLAIN, 1, "5H", "", "2C 3C", "5D 4S", "2S 3S 9H");
    List<String> follow = List.of("5D", "9H");
    allEquallyLikely(
        match, 0, order -> follow.contains(order.get(0)) || follow.contains(order.get(1)));
  }

  /** C8.1: all but the upcard becomes the stock, and everybody has seen what it was. */
  // semantics 28.7
  @Test
  void after_a_reshuffle_the_stock_and_who_drew_from_it_have_what_the_pile_had() {
    SheddingMatch match =
        table(PLAIN + "stock reshuffle\n", 0, "3C 4C 6D 5H", "9D", "2C", "JS", "10S");
    does(match, 0, "draw");
    does(match, 1, "draw");
    List<String> pile = List.of("3C", "4C", "6D");
    allEquallyLikely(
        match,
        0,
        order ->
            // Bob holds one old card and one of the pile, Cy an old one
            pile.contains(order.get(0)) != pile.contains(order.get(1))
                && !pile.contains(order.get(2)));
  }

  // semantics 28.7
  @Test
  void of_two_packs_a_kind_that_was_not_in_the_pile_is_not_in_the_stock() {
    SheddingMatch match =
        table("packs 2\n" + PLAIN + "stock reshuffle\n", 0, "3C 3C 4C 5H", "9D", "2C", "JS", "10S");
    does(match, 0, "draw");
    does(match, 1, "draw");
    List<String> notInStock = List.of("JS", "10S");
    allEquallyLikely(
        match,
        0,
        order ->
            // what Bob has held since before, what has come to him, what Cy has held since before
            !order.get(0).equals("3C")
                && !order.get(2).equals("3C")
                && order.subList(3, 5).stream().noneMatch(notInStock::contains));
  }

  // semantics 28.7
  @Test
  void a_starter_put_back_is_in_the_stock_until_somebody_draws() {
    SearchableMatch match =
        (SearchableMatch)
            LaidTables.madeUp("jokers 1\n" + PLAIN)
                .begin(
                    new Opening(
                        3, OptionalInt.of(2), Optional.of(cards("2C 3C 4C 5C 6C 7C RJ 5H 9S"))),
                    new FastChance(5));
    FastChance chance = new FastChance(9);
    for (int i = 0; i < 200; i++) {
      assertThat(stock(match.determinise(1, chance))).contains("RJ");
    }
    does(match, 0, "draw");
    int drawn = 0;
    for (int i = 0; i < 4_000; i++) {
      SearchableMatch sample = match.determinise(1, chance);
      assertThat(hand(sample, 2)).doesNotContain("RJ");
      drawn += hand(sample, 0).contains("RJ") ? 1 : 0;
    }
    // one of 46 cards has been drawn, the joker as likely as any other
    assertThat(drawn).isBetween(50, 130);
  }

  /**
   * C14: a call that nobody has made costs two cards when its seat comes to act again; whether
   * Bob's two cards owe it, of one rank as they are or not, Ann cannot see.
   */
  // semantics 28.12
  @Test
  void who_owes_a_call_for_cards_of_one_rank_owes_it_where_it_holds_such() {
    SheddingMatch match =
        table(
            PLAIN + "call \"Last\" next-turn, or of one rank\ncall-penalty 2\n",
            1,
            "5H",
            "9D 2S 3S 4S 6S 7S",
            "2C JC",
            "5D 9C 9S");
    does(match, 1, "play 5D");
    FastChance chance = new FastChance(11);
    Set<Boolean> owed = new HashSet<>();
    for (int i = 0; i < 200; i++) {
      Match sample = match.determinise(0, chance);
      List<String> cards = hand(sample, 1);
      boolean oneRank = cards.getFirst().charAt(0) == cards.getLast().charAt(0);
      does(sample, 0, "draw");
      if (sample.turn() == 0) {
        does(sample, 0, "pass");
      }
      assertThat(sample.held(1)).as("%s", cards).isEqualTo(oneRank ? 4 : 2);
      owed.add(oneRank);
    }
    assertThat(owed).containsExactlyInAnyOrder(true, false);
  }

  private static final String UNSEEN =
      "AC AD AH AS 2C 2D 2H 2S 3C 3D 3H 4C 4D 6C 6D 6H 6S 7C 7D 7H 7S 10C 10D 10H 10S JC JD JS";

  /** How often a hand came; each that there can be comes as often as by chance. */
  private static void handsOfBobEquallyLikely(SheddingMatch match, Set<Set<String>> possible) {
    Map<Set<String>, Integer> found = new HashMap<>();
    CountedChance chance = new CountedChance(new FastChance(19));
    SheddingMatch spare = match.copy();
    for (int i = 0; i < SAMPLES; i++) {
      chance.draws = 0;
      spare = (SheddingMatch) match.determiniseOver(spare, 0, chance);
      assertThat(spare.view(0).legal()).contains("catch 1");
      found.merge(Set.copyOf(hand(spare, 1)), 1, Integer::sum);
      assertThat(chance.draws).as("numbers drawn for one sample").isLessThan(20_000);
    }
    assertThat(found.keySet()).isEqualTo(possible);
    double mean = (double) SAMPLES / possible.size();
    double squares = found.values().stream().mapToDouble(n -> (n - mean) * (n - mean) / mean).sum();
    int free = possible.size() - 1;
    assertThat(squares).isLessThan(free + 3.5 * Math.sqrt(2.0 * free) + 6);
  }

  private static final class CountedChance implements Chance {
    private final Chance of;
    private int draws;

    CountedChance(Chance of) {
      this.of = of;
    }

    @Override
    public int below(int bound) {
      draws++;
      return of.below(bound);
    }

    @Override
    public Chance copy() {
      return new CountedChance(of.copy());
    }
  }

  /** The hands of so many unseen cards that one turn could empty or that are of one rank. */
  private static Set<Set<String>> hands(
      int size, List<String> unseen, Predicate<List<String>> owe) {
    Set<Set<String>> hands = new HashSet<>();
    for (long bits = (1L << size) - 1; bits < 1L << unseen.size(); ) {
      long chosen = bits;
      List<String> hand =
          IntStream.range(0, unseen.size())
              .filter(i -> (chosen >>> i & 1) != 0)
              .mapToObj(unseen::get)
              .toList();
      if (owe.test(hand)) {
        hands.add(Set.copyOf(hand));
      }
      // the next larger number with as many bits
      long lowest = bits & -bits;
      long carried = bits + lowest;
      bits = carried | (bits ^ carried) / lowest >>> 2;
    }
    return hands;
  }

  private static boolean ofOneRank(List<String> hand) {
    return hand.stream().map(card -> card.substring(0, card.length() - 1)).distinct().count() == 1;
  }

  /** All see that Bob owes the call for his four nines, or what they are: hands as rare as that. */
  // semantics 28.10
  @Test
  void a_rare_hand_that_owes_a_call_is_found_soon() {
    String call = "call \"Last\" caught, or of one rank\ncall-penalty 2\n";
    SheddingMatch match =
        table(PLAIN + call, 1, "5H", UNSEEN, "KC QC JH", "5D 9C 9D 9H 9S", "8C 8D 8H 8S");
    does(match, 1, "play 5D");
    List<String> unseen = cards(UNSEEN + " 9C 9D 9H 9S 8C 8D 8H 8S");
    Set<Set<String>> possible = hands(4, unseen, HiddenCardsTest::ofOneRank);
    assertThat(possible).hasSize(7);
    handsOfBobEquallyLikely(match, possible);
  }

  /** With three black cards and one more a seat could be out in one turn, and owes the call too. */
  // semantics 21.4, 28.10
  @Test
  void a_rare_hand_that_a_turn_could_empty_is_found_soon() {
    String call =
        """
        on AC AS 2C owes any card
        call "Last" caught, or of one rank
        call-penalty 2
        call-if-emptied
        """;
    SheddingMatch match =
        table(PLAIN + call, 1, "5H", UNSEEN, "KC QC JH", "5D 9C 9D 9H 9S", "8C 8D 8H 8S");
    does(match, 1, "play 5D");
    List<String> unseen = cards(UNSEEN + " 9C 9D 9H 9S 8C 8D 8H 8S");
    Set<String> owing = Set.of("AC", "AS", "2C");
    Set<Set<String>> possible =
        hands(4, unseen, hand -> ofOneRank(hand) || hand.containsAll(owing));
    assertThat(possible).hasSize(7 + 33);
    handsOfBobEquallyLikely(match, possible);
  }

  /** Of three cards all could be an ace, another ace and one more; three aces are found twice. */
  // semantics 21.4, 28.10
  @Test
  void a_hand_that_owes_a_call_in_two_ways_is_as_likely_as_others() {
    String call =
        """
        on AC AS owes any card
        call "Last" caught, or of one rank
        call-penalty 2
        call-if-emptied
        """;
    SheddingMatch match =
        table(PLAIN + call, 1, "5H", UNSEEN, "KC QC JH", "5D 9C 9D 9H", "8C 8D 8H 8S");
    does(match, 1, "play 5D");
    List<String> unseen = cards(UNSEEN + " 9C 9D 9H 8C 8D 8H 8S");
    Set<String> owing = Set.of("AC", "AS");
    handsOfBobEquallyLikely(
        match, hands(3, unseen, hand -> ofOneRank(hand) || hand.containsAll(owing)));
  }

  /** Both others hold a whole turn in one suit, as hardly any two hands do: the search ends. */
  // semantics 21.4, 28.10
  @Test
  void where_hardly_any_hands_fit_a_sample_comes_all_the_same() {
    String call =
        """
        on A 2 3 4 6 7 owes its suit
        call "Last" caught
        call-penalty 2
        call-if-emptied
        """;
    SheddingMatch match =
        table(
            PLAIN + call,
            1,
            "5H",
            "AH 2H 3H 4H 6H 7H 9H AD 2D 3D 4D 6D 7D 9D",
            "KC QC JH",
            "5D AC 2C 3C 4C 6C 7C 9C",
            "5S AS 2S 3S 4S 6S 7S 9S");
    does(match, 1, "play 5D");
    does(match, 2, "play 5S");
    CountedChance chance = new CountedChance(new FastChance(23));
    SheddingMatch sample = match.determinise(0, chance);
    assertThat(sample.view(0)).isEqualTo(match.view(0));
    assertThat(sample.view(0).legal()).contains("catch 1", "catch 2");
    assertThat(sample.informationKey(0)).isEqualTo(match.informationKey(0));
    assertThat(chance.draws).isLessThan(20_000_000);
  }

  /**
   * Bob has lost his challenge and taken the pile (24.8); Cy has drawn the last card and passes.
   * Ann reckons with what Cy could have played, though no card lies that a line could keep others
   * off.
   */
  // semantics 28.12
  @Test
  void passes_are_judged_where_no_card_lies() {
    String eights =
        """
        on 8 wild, declares suit, next draws 1, no answer, only in need, challenge costs 1
        never 5 on hearts
        """;
    SheddingMatch match =
        table(
            "deal 2\ndraw one-may-play\n" + eights,
            0,
            "KH",
            "9D 10D 10S",
            "8C 2D 3D",
            "4D 6D",
            "4S 6S");
    does(match, 0, "play 8C", "suit S");
    does(match, 1, "challenge", "draw");
    does(match, 2, "draw", "pass");
    assertThat(match.view(Match.NOBODY).pile()).isEmpty();
    FastChance chance = new FastChance(13);
    for (int i = 0; i < 100; i++) {
      assertThat(match.determinise(0, chance).view(0)).isEqualTo(match.view(0));
    }
  }
}
