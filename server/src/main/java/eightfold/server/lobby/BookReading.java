package eightfold.server.lobby;

import eightfold.game.Catalogue;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Opening;
import eightfold.game.SetupException;
import eightfold.message.Message;
import eightfold.protocol.TableWish;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Reads rule books that visitors bring, one after the other on a thread of its own: a book that was
 * made to take long keeps others with a book waiting, and nobody who plays.
 */
final class BookReading implements AutoCloseable {
  /** So many books wait at most; further ones are sent away. */
  private static final int MOST_WAITING = 16;

  private static final long PATIENCE_SECONDS = 5;
  private static final long IDLE_SECONDS = 60;

  private final Catalogue catalogue;
  private final SharedGames games;
  private final ThreadPoolExecutor reader;

  BookReading(Catalogue catalogue, SharedGames games) {
    this.catalogue = catalogue;
    this.games = games;
    this.reader =
        new ThreadPoolExecutor(
            1,
            1,
            IDLE_SECONDS,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(MOST_WAITING),
            Thread.ofPlatform().name("rule-books").daemon().factory());

    reader.allowCoreThreadTimeOut(true);
  }

  /**
   * The game of a book with these options; empty where too many books are waiting.
   *
   * @throws SetupException if the book is wrong, or so many seats cannot play it so
   */
  Optional<Game> read(String rules, Map<String, String> options, int seats) {
    return waited(() -> game(rules, options, seats));
  }

  /**
   * What comes of a reading; empty where too many books are waiting.
   *
   * @throws SetupException as the reading does
   */
  <T> Optional<T> waited(Callable<T> what) {
    try {
      Future<T> reading = reader.submit(what);
      try {
        return Optional.of(reading.get(PATIENCE_SECONDS, TimeUnit.SECONDS));
      } finally {
        // one that has begun is read to its end; one that waits is not begun for nobody
        boolean _ = reading.cancel(false);
      }
    } catch (RejectedExecutionException | TimeoutException e) {
      return Optional.empty();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    } catch (ExecutionException e) {
      throw thrown(e);
    }
  }

  /** What was thrown while it was read, as if it had been read here. */
  private static RuntimeException thrown(ExecutionException e) {
    return switch (e.getCause()) {
      case Error error -> throw error;
      case RuntimeException known -> known;
      case null, default -> new IllegalStateException(e);
    };
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
    reader.shutdownNow();
  }
}
