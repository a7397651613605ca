package eightfold.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class PackTest {
  private final Pack french = LibraryPack.french();

  @Test
  void kinds_are_numbered_without_a_gap_as_hands_have_always_been_sorted() {
    assertThat(french.all()).isEqualTo((1L << 54) - 1);
    assertThat(french.text(french.ofSuit(0))).isEqualTo("AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC");
    assertThat(french.text(french.ofRank(7) | french.jokers())).isEqualTo("8C 8D 8H RJ 8S BJ");
  }

  @Test
  void every_card_is_read_as_it_is_written_in_any_case_and_with_the_sign_of_its_suit() {
    for (int kind : Kinds.list(french.all())) {
      String name = french.name(kind);
      assertThat(french.parse(name)).isEqualTo(kind);
      assertThat(french.parse(" " + name.toLowerCase(Locale.ROOT))).isEqualTo(kind);
    }
    assertThat(french.parse("t♥")).isEqualTo(french.parse("10H"));
    assertThat(french.parseSuit("♠")).isEqualTo(french.parseSuit("spades")).isEqualTo(3);
    assertThat(french.parseRank("T")).isEqualTo(french.parseRank("10")).isEqualTo(9);
    assertThat(Stream.of("", "H", "10", "1H", "JJ", "8HH", "♥8", "wild", "free"))
        .allMatch(word -> french.parse(word) == Kind.NONE);
  }

  @Test
  void a_joker_has_a_colour_and_a_rank_of_its_own_but_no_suit() {
    int red = french.parse("RJ");
    assertThat(french.joker(red)).isTrue();
    assertThat(french.suit(red)).isEqualTo(Pack.NONE);
    assertThat(french.sameSuit(red)).isEqualTo(Kinds.NONE);
    assertThat(french.sameRank(red)).isEqualTo(french.jokers());
    assertThat(french.colour(red)).isEqualTo(french.colour(french.parse("2H")));
    assertThat(french.longName(red)).isEqualTo("red joker");
  }

  @Test
  void suit_rank_and_colour_of_each_kind_agree_with_the_sets() {
    for (int kind : Kinds.list(french.all() & ~french.jokers())) {
      int suit = french.suit(kind);
      int rank = french.rank(kind);
      assertThat(french.kind(suit, rank)).isEqualTo(kind);
      assertThat(french.ofSuit(suit) & french.ofRank(rank)).isEqualTo(Kinds.of(kind));
      assertThat(french.colour(kind)).isEqualTo(french.colourOfSuit(suit));
      assertThat(Kinds.has(french.ofColour(french.colour(kind)), kind)).isTrue();
    }
    assertThat(french.longName(french.parse("7S"))).isEqualTo("seven of spades");
    assertThat(french.text(french.ofRanks(Rank::court) & french.ofSuit(1))).isEqualTo("JD QD KD");
  }

  @Test
  void a_set_holds_whole_ranks() {
    long eights = french.ofRank(7);
    assertThat(french.wholeRanks(eights | french.ofSuit(0))).isEqualTo(1 << 7);
    assertThat(french.wholeRanks(eights & ~french.ofSuit(0))).isZero();
  }

  @Test
  void the_other_packs_of_the_library_are_parts_of_the_french_one() {
    assertThat(names("piquet")).hasSize(32).startsWith("AC", "7C").doesNotContain("6S");
    assertThat(names("swiss")).hasSize(36).contains("6S").doesNotContain("5S");
    assertThat(names("spanish")).hasSize(40).contains("7H", "JH").doesNotContain("8H", "10H");
    assertThat(names("french")).hasSize(52);
    assertThat(LibraryPack.of("swiss").pack()).isSameAs(french);
    assertThatThrownBy(() -> LibraryPack.of("tarot")).isInstanceOf(NullPointerException.class);
  }

  private static List<String> names(String pack) {
    LibraryPack of = LibraryPack.of(pack);
    return of.pack().names(Kinds.list(of.kinds()));
  }

  @Test
  void a_pack_may_have_other_suits_and_ranks_in_some_of_them_only() {
    Pack shapes = shapes();
    assertThat(shapes.text(shapes.all())).isEqualTo("1C 2C 14C 1T 2T 1Q W20");
    assertThat(shapes.parse("14c")).isEqualTo(2);
    assertThat(shapes.kind(2, 1)).isEqualTo(Kind.NONE);
    assertThat(shapes.text(shapes.ofRank(1))).isEqualTo("2C 2T");
    assertThat(shapes.text(shapes.jokers())).isEqualTo("W20");
    assertThat(shapes.colours()).containsExactly("blue", "green", "none");
    assertThat(shapes.wholeRanks(shapes.ofSuit(0))).isEqualTo(1 << 2);
    assertThat(shapes).isEqualTo(shapes()).isNotEqualTo(french);
  }

  private static Pack shapes() {
    List<Suit> suits =
        List.of(
            new Suit("C", "circles", "blue", "●"),
            new Suit("T", "triangles", "green", "▲"),
            new Suit("Q", "squares", "blue", "■"));
    List<Rank> ranks =
        Stream.of(1, 2, 14).map(n -> new Rank("" + n, List.of(), "" + n, n, false)).toList();
    List<CardKind> kinds = new ArrayList<>();
    for (int suit = 0; suit < 3; suit++) {
      int held = suit;
      IntStream.range(0, 3 - suit)
          .mapToObj(
              rank ->
                  new CardKind(
                      ranks.get(rank).letters() + suits.get(held).letter(),
                      "",
                      held,
                      rank,
                      suits.get(held).colour(),
                      1))
          .forEach(kinds::add);
    }
    kinds.add(new CardKind("W20", "wild", Pack.NONE, Pack.NONE, "none", 5));
    return new Pack("shapes", suits, ranks, kinds);
  }

  @Test
  void a_pack_may_hold_as_many_kinds_as_a_set_has_bits() {
    List<Suit> suit = List.of(new Suit("S", "stars", "red", "★"));
    List<CardKind> kinds =
        IntStream.range(0, Kind.COUNT)
            .mapToObj(n -> new CardKind("X" + n, "x" + n, Pack.NONE, Pack.NONE, "red", 1))
            .toList();
    assertThat(new Pack("full", suit, List.of(), kinds).all()).isEqualTo(-1L);
  }
}
