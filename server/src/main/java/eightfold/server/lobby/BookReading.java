package eightfold.server.lobby;

import eightfold.game.Catalogue;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Opening;
import eightfold.game.SetupException;
import eightfold.message.Message;
import eightfold.protocol.Page.Problem;
import eightfold.protocol.TableWish;
import java.util.Map;
import java.util.concurrent.Callable;

/**
 * Reads rule books that visitors bring, one after the other on a thread of its own: a book that was
 * made to take long keeps others with a book waiting, and nobody who plays.
 */
final class BookReading implements AutoCloseable {
  private static final int MOST_WAITING = 16;
  private static final long PATIENCE_SECONDS = 5;
  private static final int BUSY_SECONDS = 5;

  private final Catalogue catalogue;
  private final SharedGames games;
  private final LoneWorker reader;

  BookReading(Catalogue catalogue, SharedGames games) {
    this.catalogue = catalogue;
    this.games = games;
    Problem busy =
        Problem.of(Problems.FULL, Message.of("problems.books-waiting")).after(BUSY_SECONDS);
    this.reader =
        new LoneWorker(
            "rule-books", new LoneWorker.Terms(MOST_WAITING, busy, PATIENCE_SECONDS, busy));
  }

  /**
   * The game of a book with these options.
   *
   * @throws SetupException if the book is wrong, or so many seats cannot play it so
   */
  LoneWorker.Work<Game> read(String rules, Map<String, String> options, int seats) {
    return waited(() -> game(rules, options, seats));
  }

  /**
   * What comes of a reading.
   *
   * @throws SetupException as the reading does
   */
  <T> LoneWorker.Work<T> waited(Callable<T> what) {
    return reader.waited(what);
  }

  /** The table plays what it will be read from when it wakes: the rules in force, written out. */
  private Game game(String rules, Map<String, String> options, int seats) {
    String book = catalogue.fromRuleBook(rules, options).ruleBook();
    if (book.length() > TableWish.LONGEST_BOOK / 2) {
      throw new SetupException(
          Message.of("setup.book-too-long")
              .with("letters", book.length())
              .with("most", TableWish.LONGEST_BOOK / 2));
    }
    Game game = games.ofBook(book);
    game.begin(Opening.of(seats), new FastChance(0));
    return game;
  }

  @Override
  public void close() {
    reader.close();
  }
}
