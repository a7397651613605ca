package eightfold.testkit.golden;

import eightfold.game.Catalogue;
import eightfold.game.EngineVersion;
import eightfold.game.Game;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A catalogue that reads equal rule books once: many records have the same. */
public final class BooksReadOnce implements Catalogue {
  private final Catalogue catalogue;

  private record Book(String text, EngineVersion.Of engine) {}

  private final Map<Book, Game> read = new HashMap<>();

  public BooksReadOnce(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  @Override
  public List<Entry> entries() {
    return catalogue.entries();
  }

  @Override
  public List<Entry> find(String name) {
    return catalogue.find(name);
  }

  @Override
  public Game game(String id, Map<String, String> options) {
    return catalogue.game(id, options);
  }

  @Override
  public Game fromRuleBook(String text) {
    return fromRuleBook(text, EngineVersion.Of.TODAY);
  }

  @Override
  public Game fromRuleBook(String text, EngineVersion.Of engine) {
    return read.computeIfAbsent(
        new Book(text, engine), book -> catalogue.fromRuleBook(book.text(), book.engine()));
  }

  @Override
  public boolean reads(String text) {
    return catalogue.reads(text);
  }
}
