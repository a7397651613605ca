package eightfold.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.FastChance;
import eightfold.game.Match;
import eightfold.game.Position;
import eightfold.game.Reply;
import eightfold.game.SearchableMatch;
import eightfold.rules.check.RuleBookCheck;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.shedding.Shedding;
import eightfold.shedding.SheddingMatch;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Hidden cards dealt anew for a seat, at every game of the library with standard and random
 * options. Source: issue 11, point 5; docs/adr/0015.
 */
class DeterminiseTest {
  private static final int ACTS = 120;

  /** Looked at after so many acts each time: no divisor of how many seats there are. */
  private static final int EVERY = 5;

  private static final int BOOKS = 60;
  private static final int MOST_ACTS = 6_000;

  static Stream<Tables.Named> tables() {
    return Tables.ofAllGames();
  }

  private static int[] acts(Match match, int seat) {
    int[] acts = new int[Match.MOST_LEGAL];
    int count = seat == Match.NOBODY ? 0 : match.legal(seat, acts);
    return Arrays.copyOf(acts, count);
  }

  /** Does an act at random for any seat that may act; false when the deal is over. */
  private static boolean goesOn(Match match, FastChance chance) {
    int first = chance.below(match.seats());
    for (int i = 0; i < match.seats(); i++) {
      int seat = (first + i) % match.seats();
      int[] acts = acts(match, seat);
      if (acts.length > 0) {
        match.apply(seat, acts[chance.below(acts.length)]);
        return true;
      }
    }
    return false;
  }

  @Sampled
  @MethodSource("tables")
  void a_seat_cannot_tell_a_sample_from_the_table(Tables.Named named) {
    SheddingMatch match = (SheddingMatch) named.begin();
    FastChance chance = new FastChance(31);
    int[] cards = TableNumbers.kinds(match.table(), match.seats());
    for (int act = 0; act < ACTS && goesOn(match, chance); act++) {
      if (act % EVERY != 0) {
        continue;
      }
      int seat = chance.below(match.seats() + 1) - 1;
      SheddingMatch sample = match.determinise(seat, chance);
      String at = "seat " + seat + " after act " + act;
      assertThat(sample.view(seat)).as(at).isEqualTo(match.view(seat));
      assertThat(acts(sample, seat)).as(at).isEqualTo(acts(match, seat));
      assertThat(sample.view(Match.NOBODY)).as(at).isEqualTo(match.view(Match.NOBODY));
      assertThat(sample.facts()).as(at).isEqualTo(match.facts());
      assertThat(sample.informationKey(seat)).as(at).isEqualTo(match.informationKey(seat));
      assertThat(TableNumbers.kinds(sample.table(), match.seats())).as(at).isEqualTo(cards);
      for (int other = 0; other < match.seats(); other++) {
        assertThat(sample.held(other)).as(at).isEqualTo(match.held(other));
      }
    }
  }

  /** As semantics 32.6 has it: nobody knows a throw to come, and so neither does a sample. */
  @Test
  void throws_to_come_are_other_ones_in_a_sample() {
    SheddingMatch match = (SheddingMatch) thrown("when 4H: next misses 0 to 20 by chance");
    List<Integer> rolled = new ArrayList<>();
    for (int seed = 0; seed < 40; seed++) {
      rolled.add(throwOf(match.determinise(0, new FastChance(seed))));
    }

    assertThat(rolled.stream().distinct().count()).isGreaterThan(10);
    assertThat(throwOf(match.copy())).isEqualTo(throwOf(match.copy()));
  }

  private static Match thrown(String line) {
    Position position =
        new Position(
            List.of(List.of("4H", "9C"), List.of("5S", "KD")),
            List.of("5H"),
            List.of(),
            true,
            OptionalInt.empty(),
            OptionalInt.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            0,
            0,
            List.of(0, 0),
            1,
            Map.of());
    return Shedding.standard()
        .game("eights", Map.of())
        .with(List.of(line))
        .arrange(position, new FastChance(7));
  }

  private static int throwOf(Match match) {
    Reply.Taken taken = (Reply.Taken) match.submit(0, "play 4H", List.of("Ann", "Bob"));
    return taken.events().stream()
        .filter(event -> event.verb().equals("rolled"))
        .mapToInt(event -> Integer.parseInt(event.words().getLast()))
        .findFirst()
        .orElseThrow();
  }

  @Sampled
  @MethodSource("tables")
  void a_sample_can_be_played_to_its_end(Tables.Named named) {
    SearchableMatch match = named.begin();
    FastChance chance = new FastChance(37);
    for (int act = 0; act < ACTS && goesOn(match, chance); act++) {
      if (act % (2 * EVERY) != 0 || match.turn() == Match.NOBODY) {
        continue;
      }
      int seat = chance.below(match.seats());
      SearchableMatch sample = match.determinise(seat, chance);
      int acts = 0;
      while (goesOn(sample, chance)) {
        acts++;
        assertThat(acts).isLessThan(MOST_ACTS);
      }
      assertThat(sample.standings().dealOver())
          .as("seat %s after act %s: somebody may act or the deal is over", seat, act)
          .isTrue();
    }
  }

  @Sampled
  @MethodSource("tables")
  void tables_that_differ_only_in_hidden_cards_give_the_same_sample(Tables.Named named) {
    SearchableMatch match = named.begin();
    FastChance chance = new FastChance(41);
    for (int act = 0; act < ACTS && goesOn(match, chance); act++) {
      if (act % EVERY != 0) {
        continue;
      }
      int seat = chance.below(match.seats() + 1) - 1;
      SearchableMatch other = match.determinise(seat, chance);
      SearchableMatch one = match.determinise(seat, chance.copy());
      SearchableMatch same = other.determinise(seat, chance.copy());
      assertThat(same.save()).as("seat %s after act %s", seat, act).isEqualTo(one.save());
      assertThat(same.hash()).isEqualTo(one.hash());
      SearchableMatch over = match.determiniseOver(other, seat, chance);
      assertThat(over.save()).isEqualTo(one.save());
    }
  }

  /** Words of the rule language in books that nobody has thought of. */
  @Test
  void samples_of_made_up_games_can_be_played() {
    int tried = 0;
    for (long seed = 1; tried < BOOKS; seed++) {
      RuleBook book = RandomBooks.book(seed);
      if (RuleBookCheck.check(book, 3).isPresent() || !seats(book, 3)) {
        continue;
      }
      tried++;
      Tables.Named named =
          new Tables.Named(
              "book " + seed, new Trial(book, 3, new Trial.Start.Shuffled(seed), List.of()));
      a_seat_cannot_tell_a_sample_from_the_table(named);
      a_sample_can_be_played_to_its_end(named);
    }
  }

  private static boolean seats(RuleBook book, int seats) {
    return RuleBookCheck.leastSeats(book) <= seats && RuleBookCheck.mostSeats(book) >= seats;
  }
}
