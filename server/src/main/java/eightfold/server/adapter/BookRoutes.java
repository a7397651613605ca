package eightfold.server.adapter;

import eightfold.protocol.Bodies;
import eightfold.protocol.BookKeeping;
import eightfold.protocol.BookRemoval;
import eightfold.protocol.BookWish;
import eightfold.protocol.GuestToken;
import eightfold.protocol.Page;
import eightfold.protocol.TableWish;
import eightfold.server.lobby.OwnBooks;
import java.util.List;

/** What plain HTTP can be asked for about rule books of one's own. */
final class BookRoutes {
  private static final int OK = 200;

  private final OwnBooks books;
  private final CallLimits calls;

  BookRoutes(OwnBooks books, CallLimits calls) {
    this.books = books;
    this.calls = calls;
  }

  List<Route> routes() {
    return List.of(check(), examples(), kept(), keeping(), removal());
  }

  private Route check() {
    return Route.post(
        "/api/rules",
        "checkRules",
        "What there is to say of a rule book, and its rule sheet if it can be played.",
        Bodies.BOOK,
        Route.Answers.of(OK, Page.CheckedBook.class),
        ctx -> {
          BookWish wish = BookWish.read(Requests.body(ctx, TableWish.LONGEST_BOOK));
          HttpApi.send(ctx, books.check(wish, Requests.texts(ctx), calls.address(ctx)));
        });
  }

  private Route examples() {
    return Route.get(
        "/api/rules/examples",
        "ruleExamples",
        "Ways in which people play, as lines of rule books, and what a rule sheet says of each.",
        Route.Answers.of(OK, Page.RuleExamples.class),
        ctx -> HttpApi.send(ctx, books.examples(Requests.texts(ctx))));
  }

  private Route kept() {
    return Route.post(
        "/api/me/books",
        "books",
        "The rule books that are kept for a guest, the latest first.",
        Bodies.WHO,
        Route.Answers.of(OK, Page.KeptBooks.class),
        ctx -> {
          String guest = GuestToken.read(Requests.body(ctx)).guest();
          HttpApi.send(ctx, calls.priced(ctx, pays -> books.kept(guest, pays)));
        });
  }

  private Route keeping() {
    return Route.post(
        "/api/me/books/keeping",
        "keepBook",
        "Keeps a rule book for a guest who has a passkey, in the place of the one of that id.",
        Bodies.KEEPING,
        Route.Answers.of(OK, Page.KeptBook.class),
        ctx -> {
          BookKeeping wish = BookKeeping.read(Requests.body(ctx, TableWish.LONGEST_BOOK));
          HttpApi.send(ctx, calls.priced(ctx, pays -> books.keep(wish, pays)));
        });
  }

  private Route removal() {
    return Route.post(
        "/api/me/books/removal",
        "removeBook",
        "Forgets a rule book that is kept for a guest.",
        Bodies.BOOK_REMOVAL,
        Route.Answers.of(OK, Page.KeptBook.class),
        ctx -> {
          BookRemoval wish = BookRemoval.read(Requests.body(ctx));
          HttpApi.send(ctx, calls.priced(ctx, pays -> books.remove(wish, pays)));
        });
  }
}
