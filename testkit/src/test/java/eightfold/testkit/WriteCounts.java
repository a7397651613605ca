package eightfold.testkit;

import eightfold.game.Catalogue;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.shedding.Shedding;
import eightfold.testkit.oracle.OracleCatalogue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Writes the counts of the library anew, into the folder where they lie: only where kernel and
 * oracle agree, and for the same deals as before. For tricky positions it prints them. Look at what
 * changes before keeping it.
 */
final class WriteCounts {
  private static final long MOST = 100_000;

  private WriteCounts() {}

  public static void main(String[] args) throws IOException {
    Catalogue oracle = new OracleCatalogue(Library.books());
    Catalogue kernel = Shedding.standard();
    if (args.length == 2) {
      for (TrickyPosition tricky : TrickyPosition.read(Files.readString(Path.of(args[1])))) {
        List<Long> counts = ActCounts.upTo(tricky.begin(kernel), MOST);
        List<Long> others = ActCounts.upTo(tricky.begin(oracle), MOST);
        System.out.println(tricky.name() + (counts.equals(others) ? " " : " DIFFER " + others));
        for (int depth = 1; depth <= counts.size(); depth++) {
          System.out.println("count " + depth + " " + counts.get(depth - 1));
        }
      }
      return;
    }
    for (RuleBook book : Library.books().values()) {
      Path file = Path.of(args[0]).resolve(book.id() + ".counts");
      List<ActCounts.Deal> deals =
          Files.exists(file)
              ? List.copyOf(ActCounts.read(Files.readString(file)).keySet())
              : deals(book);
      Files.writeString(file, ActCounts.write(kernel, oracle, book.id(), deals, MOST));
      System.out.println(book.id());
    }
  }

  /** Two standard deals, and two with options where the game has some. */
  private static List<ActCounts.Deal> deals(RuleBook book) {
    List<ActCounts.Deal> deals = new ArrayList<>();
    deals.add(new ActCounts.Deal(1, Tables.seats(book, 2), Map.of()));
    deals.add(new ActCounts.Deal(2, Tables.seats(book, 4), Map.of()));
    for (long seed = 1; !book.options().isEmpty() && deals.size() < 4; seed++) {
      Map<String, String> options = RandomOptions.choose(book, seed);
      boolean plain = options.values().stream().noneMatch(value -> value.contains(" "));
      if (!options.isEmpty() && plain) {
        deals.add(new ActCounts.Deal(seed, Tables.seats(book, 3), options));
      }
    }
    return deals;
  }
}
