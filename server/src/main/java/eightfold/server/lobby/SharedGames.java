package eightfold.server.lobby;

import eightfold.game.Catalogue;
import eightfold.game.EngineVersion;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Opening;
import eightfold.game.SetupException;
import eightfold.server.room.Fact;
import eightfold.server.room.GameSource;
import java.lang.ref.SoftReference;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;

/**
 * Games with their compiled rules, one for all tables of equal rules. It keeps no game that nobody
 * plays when memory runs short; so many names of games at most.
 */
final class SharedGames implements GameSource {
  private static final System.Logger LOG = System.getLogger(SharedGames.class.getName());

  /** Whoever tries out all options of all games does not fill the memory. */
  private static final int MOST = 2_000;

  /** No option is called so, as this is no key. */
  private static final String ENGINE = "of engine";

  /** What a game is known by: its id and all its options, or the hash of its book's text alone. */
  private record Key(String words, Map<String, String> options) {}

  private final Catalogue catalogue;

  private final Map<Key, SoftReference<Game>> games =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, SoftReference<Game>> eldest) {
          return size() > MOST;
        }
      };

  SharedGames(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  /**
   * A game of the library with options.
   *
   * @throws SetupException as {@link Catalogue#game} does
   */
  Game of(String id, Map<String, String> options) {
    Game game = shared(new Key(id, Map.copyOf(options)), () -> catalogue.game(id, options));
    // the same game by the values of all its options, however many of them were named
    return shared(new Key(id, Map.copyOf(game.options())), () -> game);
  }

  /**
   * The library's game while it is the same, else the rule book that the table kept. A table of an
   * earlier engine may have been one that the library's game refuses today; a book of a table's own
   * is none of the library's, whatever it calls itself.
   */
  @Override
  public Game kept(GameSource.Kept rules) {
    if (rules.engine() < EngineVersion.CURRENT) {
      return ofKept(rules);
    }
    if (Fact.Opened.isOwnBook(rules.game())) {
      return ofBook(rules.ruleBook());
    }
    try {
      Game game = of(rules.game(), rules.options());
      if (game.ruleBook().equals(rules.ruleBook())) {
        return game;
      }
    } catch (SetupException e) {
      // the library has changed: that is what the table kept its rule book for
      LOG.log(System.Logger.Level.DEBUG, "the library has changed", Redacted.of(e));
    }
    return ofKept(rules);
  }

  /** The rules that a table has kept, with the options that its book says no more of. */
  private Game ofKept(GameSource.Kept rules) {
    EngineVersion.Of engine = new EngineVersion.Of(rules.engine());
    Map<String, String> words = new LinkedHashMap<>(rules.options());
    words.put(ENGINE, Integer.toString(engine.number()));
    return shared(
        new Key(Keys.hash(rules.ruleBook()), Map.copyOf(words)),
        () -> catalogue.kept(rules.ruleBook(), engine, rules.options()));
  }

  /** A match is begun and thrown away: what it refuses is refused now, not at the start. */
  @Override
  public Game chosen(String id, Map<String, String> options, int seats) {
    Game game = of(id, options);
    game.begin(Opening.of(seats), new FastChance(0));
    return game;
  }

  /** The game of a rule book that is not the library's. */
  Game ofBook(String text) {
    return ofBook(text, EngineVersion.Of.TODAY);
  }

  /** The same as a table of that engine has it. */
  Game ofBook(String text, EngineVersion.Of engine) {
    Map<String, String> played = Map.of(ENGINE, Integer.toString(engine.number()));
    return shared(new Key(Keys.hash(text), played), () -> catalogue.fromRuleBook(text, engine));
  }

  /** Compiling is left outside of the lock; of two who do so at once, the first is kept. */
  private Game shared(Key key, Supplier<Game> made) {
    Game known = known(key);
    if (known != null) {
      return known;
    }
    Game game = made.get();
    synchronized (this) {
      Game first = known(key);
      if (first == null) {
        games.put(key, new SoftReference<>(game));
      }
      return Objects.requireNonNullElse(first, game);
    }
  }

  private synchronized @org.jspecify.annotations.Nullable Game known(Key key) {
    SoftReference<Game> reference = games.get(key);
    return reference == null ? null : reference.get();
  }
}
