package eightfold.testkit;

import eightfold.game.FastChance;
import eightfold.game.SearchableMatch;
import eightfold.rules.book.Options;
import eightfold.rules.check.RuleBookCheck;
import eightfold.rules.text.RuleBookWriter;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.shedding.Shedding;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Tables for the tests of all games: every game of the library, every number of seats. */
final class Tables {
  static final Map<String, RuleBook> BOOKS = Library.books();

  private static final List<Named> ALL = made();

  private Tables() {}

  /** A table to be tried, and what to call it. */
  record Named(String name, Trial trial) {
    SearchableMatch begin() {
      return (SearchableMatch)
          trial.begin(Shedding.standard().fromRuleBook(RuleBookWriter.write(trial.book())));
    }

    String game() {
      return trial.book().id();
    }

    @Override
    public String toString() {
      return name;
    }
  }

  /**
   * Every game with every number of seats, standard options and random ones in turn; of each game
   * one where a build tries {@link Sample a part}.
   */
  static Stream<Named> ofAllGames() {
    return Sample.ofEach(all(), Named::game);
  }

  /** All of them. */
  static Stream<Named> all() {
    return ALL.stream();
  }

  private static List<Named> made() {
    List<Named> tables = new ArrayList<>();
    for (RuleBook book : BOOKS.values()) {
      int most = RuleBookCheck.mostSeats(Options.apply(book, Map.of()).book());
      int seats = seats(book, 2);
      for (long seed = 1; seats <= most; seed++) {
        tables.add(seed % 2 == 1 ? standard(book, seats, seed) : varied(book, seats, seed));
        seats += seats < 4 ? 1 : 2;
      }
    }
    return tables;
  }

  /** So many seats, or as near to it as a book allows, its options applied or standard. */
  static int seats(RuleBook book, int wanted) {
    RuleBook applied = book.options().isEmpty() ? book : Options.apply(book, Map.of()).book();
    return Math.clamp(wanted, RuleBookCheck.leastSeats(applied), RuleBookCheck.mostSeats(applied));
  }

  private static Named standard(RuleBook book, int seats, long seed) {
    Trial.Start start = new Trial.Start.Shuffled(seed);
    return new Named(
        book.id() + ", " + seats + " seats",
        new Trial(Options.apply(book, Map.of()).book(), seats, start, List.of()));
  }

  /** With options at random, with which so many seats can play. */
  static Named varied(RuleBook book, int seats, long seed) {
    FastChance chance = new FastChance(FastChance.mix(seed * 31 + book.id().hashCode()));
    while (true) {
      Map<String, String> options = RandomOptions.choose(book, chance.next());
      RuleBook applied = Options.apply(book, options).book();
      // a deal may be too large for one pack, and not for the two of more seats
      if (RuleBookCheck.check(applied, seats).isEmpty()) {
        Trial.Start start = new Trial.Start.Shuffled(chance.next());
        return new Named(
            book.id() + ", " + seats + " seats, " + options,
            new Trial(applied, seats, start, List.of()));
      }
    }
  }
}
