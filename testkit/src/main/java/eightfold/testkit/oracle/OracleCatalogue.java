package eightfold.testkit.oracle;

import eightfold.game.Catalogue;
import eightfold.game.Game;
import eightfold.game.SetupException;
import eightfold.rules.book.Options;
import eightfold.rules.book.RuleBooks;
import eightfold.rules.vocabulary.RuleBook;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** The oracle's side of a shelf of rule books: the same games, played by the other program. */
public final class OracleCatalogue implements Catalogue {
  private final Map<String, RuleBook> books;

  /** Made once: an entry is a game, and every game is checked as a whole. */
  private final List<Entry> entries;

  /** The games of these books. */
  public OracleCatalogue(Map<String, RuleBook> books) {
    this.books = Map.copyOf(books);
    this.entries = this.books.values().stream().map(OracleCatalogue::entry).toList();
  }

  @Override
  public List<Entry> entries() {
    return entries;
  }

  private static Entry entry(RuleBook book) {
    Game game = new OracleGame(book, Map.of());
    return new Entry(
        book.id(),
        book.name(),
        book.summary(),
        !book.hidden(),
        game.leastSeats(),
        game.mostSeats(),
        List.of());
  }

  @Override
  public List<Entry> find(String name) {
    return entries.stream().filter(entry -> entry.id().equals(name)).toList();
  }

  @Override
  public Game game(String id, Map<String, String> options) {
    RuleBook book =
        Optional.ofNullable(books.get(id))
            .orElseThrow(() -> SetupException.literal("there is no game " + id));
    Optional<String> other = Options.becomes(book, options);
    if (other.isEmpty()) {
      return new OracleGame(book, options);
    }
    Map<String, String> rest = new LinkedHashMap<>(options);
    rest.keySet().removeAll(Options.deciding(book));
    return new OracleGame(Objects.requireNonNull(books.get(other.get()), other.get()), rest);
  }

  @Override
  public Game fromRuleBook(String text) {
    return new OracleGame(RuleBooks.single(text, Map.of()), Map.of());
  }
}
