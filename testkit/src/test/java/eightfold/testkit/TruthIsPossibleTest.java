package eightfold.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.FastChance;
import eightfold.game.Match;
import eightfold.game.Position;
import eightfold.rules.book.Options;
import eightfold.rules.check.RuleBookCheck;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.shedding.SheddingMatch;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * However a table came about, each seat reckons with it: among the tables that a seat could not
 * tell from the true one is the true one, with all that follows from its hidden cards, whose passes
 * count and who owes a call too. Tried where so few cards are hidden that every arrangement comes
 * soon. And from each of them come the same samples. Source: issue 11, point 5; semantics 28.
 */
class TruthIsPossibleTest {
  /** From the act with which each seat has laid a card: what it owes comes of its play then. */
  private static final int ACTS = 24;

  private static final int MOST_HIDDEN = 5;
  private static final int TRIES = 4_000;
  private static final int POSITIONS = 10;
  private static final int BOOKS = 600;

  static Stream<RuleBook> games() {
    return Tables.BOOKS.values().stream().map(book -> Options.apply(book, Map.of()).book());
  }

  @ParameterizedTest
  @MethodSource("games")
  void the_table_itself_is_among_those_that_a_seat_reckons_with(RuleBook book) {
    for (int seats = 2; seats <= 4; seats++) {
      if (seats < RuleBookCheck.leastSeats(book) || seats > RuleBookCheck.mostSeats(book)) {
        continue;
      }
      for (long seed = 1; seed <= POSITIONS; seed++) {
        isAmongItsSamples(book, seats, seed * 31 + seats);
      }
    }
  }

  /** Words of the rule language in books that nobody has thought of. */
  @Test
  @Tag("sampled")
  void the_table_itself_is_among_them_in_made_up_games() {
    int tried = 0;
    int books = Sample.seeds(BOOKS);
    for (long seed = 1; tried < books; seed++) {
      RuleBook book = RandomBooks.book(seed);
      int seats = 2 + (int) (seed % 3);
      if (seats < RuleBookCheck.leastSeats(book)
          || seats > RuleBookCheck.mostSeats(book)
          || RuleBookCheck.check(book, seats).isPresent()) {
        continue;
      }
      tried++;
      isAmongItsSamples(book, seats, seed);
    }
  }

  private static void isAmongItsSamples(RuleBook book, int seats, long seed) {
    Position position = small(RandomPositions.position(book, seats, seed));
    Trial trial = new Trial(book, seats, new Trial.Start.Arranged(position, seed), List.of());
    SheddingMatch match = (SheddingMatch) new Tables.Named(book.id(), trial).begin();
    FastChance chance = new FastChance(seed);
    BitSet laid = new BitSet();
    for (int act = 0; act < ACTS; act++) {
      for (int seat = 0; seat < seats && laid.cardinality() == seats; seat++) {
        if (hidden(match, seat) <= MOST_HIDDEN) {
          String at =
              "%s, position %d of %d seats, seat %d after act %d"
                  .formatted(book.id(), seed, seats, seat, act);
          assertThat(comes(match, seat, chance)).as(at).isTrue();
          assertThat(sampleOfSample(match, seat, chance))
              .as(at)
              .isEqualTo(sample(match, seat, chance));
        }
      }
      if (!goesOn(match, chance, laid)) {
        return;
      }
    }
  }

  private static boolean comes(SheddingMatch match, int seat, FastChance chance) {
    SheddingMatch spare = match.copy();
    for (int i = 0; i < TRIES; i++) {
      spare = (SheddingMatch) match.determiniseOver(spare, seat, chance);
      if (spare.hash() == match.hash()) {
        return true;
      }
    }
    return false;
  }

  /** The next sample, and that of a table which differs from this one only in hidden cards. */
  private static long sample(SheddingMatch match, int seat, FastChance chance) {
    return match.determinise(seat, chance.copy()).hash();
  }

  private static long sampleOfSample(SheddingMatch match, int seat, FastChance chance) {
    return sample(match.determinise(seat, new FastChance(seat)), seat, chance);
  }

  private static int hidden(SheddingMatch match, int observer) {
    int hidden = match.table().stockCount();
    for (int seat = 0; seat < match.seats(); seat++) {
      hidden += seat == observer ? 0 : match.held(seat);
    }
    return hidden;
  }

  /** At most two cards a hand and two in the stock: few arrangements. */
  private static Position small(Position of) {
    List<List<String>> hands = of.hands().stream().map(hand -> first(hand, 2)).toList();
    return of.with(hands, of.discard(), first(of.stock(), 2));
  }

  private static List<String> first(List<String> cards, int most) {
    return cards.subList(0, Math.min(most, cards.size()));
  }

  /** Does an act at random for any seat that may act; false when the deal is over. */
  private static boolean goesOn(Match match, FastChance chance, BitSet laid) {
    int[] acts = new int[Match.MOST_LEGAL];
    int first = chance.below(match.seats());
    for (int i = 0; i < match.seats(); i++) {
      int seat = (first + i) % match.seats();
      int count = match.legal(seat, acts);
      if (count > 0) {
        int act = acts[chance.below(count)];
        if (match.text(act).matches("(lay|play) .*")) {
          laid.set(seat);
        }
        match.apply(seat, act);
        return true;
      }
    }
    return false;
  }
}
