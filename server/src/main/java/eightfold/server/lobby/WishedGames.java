package eightfold.server.lobby;

import eightfold.game.Catalogue;
import eightfold.game.Game;
import eightfold.game.SetupException;
import eightfold.message.Message;
import eightfold.protocol.BookFinding;
import eightfold.protocol.Page.Problem;
import eightfold.protocol.TableWish;
import eightfold.rules.book.RuleBookException;
import eightfold.rules.book.RuleBooks;
import eightfold.server.port.Clock;
import eightfold.server.room.Fact;

/**
 * Finds the game that a table is wished for: one of the catalogue, or a book of the opener's own.
 */
final class WishedGames implements AutoCloseable {
  /** What was found. */
  sealed interface Sought {
    /**
     * A game that so many can play.
     *
     * @param id by which the table knows it: {@link Fact.Opened#game}
     */
    record Found(Game game, String id) implements Sought {}

    record Refused(Problem problem) implements Sought {}
  }

  private final Catalogue catalogue;
  private final SharedGames games;
  private final BookReading books;
  private final SpeedLimit speed;
  private final Clock clock;

  WishedGames(Catalogue catalogue, SharedGames games, Limits limits, Clock clock) {
    this.catalogue = catalogue;
    this.games = games;
    this.books = new BookReading(catalogue, games);
    this.speed = new SpeedLimit(limits.speeds().books());
    this.clock = clock;
  }

  /** Whether the catalogue has such a game. */
  boolean has(String id) {
    return catalogue.ids().contains(id);
  }

  Sought of(TableWish wish, String address) {
    try {
      return switch (wish.played()) {
        case TableWish.Played.Listed(String id) -> listed(id, wish);
        case TableWish.Played.OwnBook(String rules) -> own(rules, wish, address);
      };
    } catch (RuleBookException e) {
      var findings =
          e.findings().stream().map(one -> BookFinding.of(one, RuleBooks.SINGLE)).toList();
      return refused(
          Problem.of(
                  Problems.NOT_POSSIBLE,
                  Message.of("problems.book-wrong").with("finding", e.reason()))
              .with(findings));
    } catch (SetupException e) {
      return refused(Problem.of(Problems.NOT_POSSIBLE, e.reason()));
    }
  }

  private Sought listed(String id, TableWish wish) {
    if (!has(id)) {
      return refused(Problems.noGame(id));
    }
    Game game = games.chosen(id, wish.options(), wish.seats().size());
    return new Sought.Found(game, game.id());
  }

  private Sought own(String rules, TableWish wish, String address) {
    long now = clock.millis();
    if (!speed.admits(address, now)) {
      return refused(
          Problem.of(Problems.TOO_FAST, Message.of("problems.books-at-once"))
              .after(speed.waitSeconds(address, now)));
    }
    return switch (books.read(rules, wish.options(), wish.seats().size())) {
      case LoneWorker.Work.Done(Game game) ->
          new Sought.Found(game, Fact.Opened.ownBook(game.id()));
      case LoneWorker.Work.Undone(Problem why) -> refused(why);
    };
  }

  /** Where rule books are read. */
  BookReading reading() {
    return books;
  }

  private static Sought refused(Problem problem) {
    return new Sought.Refused(problem);
  }

  @Override
  public void close() {
    books.close();
  }
}
