package eightfold.server.lobby;

import eightfold.game.SetupException;
import eightfold.message.Message;
import eightfold.message.Texts;
import eightfold.protocol.BookFinding;
import eightfold.protocol.BookKeeping;
import eightfold.protocol.BookRemoval;
import eightfold.protocol.BookWish;
import eightfold.protocol.GameCard;
import eightfold.protocol.Json;
import eightfold.protocol.Malformed;
import eightfold.protocol.Page;
import eightfold.protocol.Page.Problem;
import eightfold.rules.book.BookCheck;
import eightfold.rules.book.RuleBooks;
import eightfold.rules.sheet.RuleExample;
import eightfold.server.port.Notes;
import eightfold.server.port.StoreException;
import eightfold.server.room.Allowance;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.IntPredicate;

/**
 * Rule books that visitors write: what there is to say of one, and those that are kept for guests
 * who have a passkey.
 */
public final class OwnBooks {
  /** The kind of notes that books are kept in. */
  static final String BOOK = "book";

  /** A book is kept as long as the passkey by which its guest comes back. */
  static final Retention RETENTION = new Retention(BOOK, Passkeys.UNUSED_MILLIS);

  /** So many are kept for one guest. */
  static final int MOST = 24;

  /** Whoever types has the book looked at whenever they pause. */
  private static final Allowance.Limit LOOKING = new Allowance.Limit(40, 1);

  /** A book costs as much to keep as so many plain requests. */
  private static final int COST = 5;

  /** A note is written anew so long after it was written, so that it stays while it is read. */
  private static final long RENEWED_MILLIS = TimeUnit.DAYS.toMillis(30);

  /** How a note has a book: when it was changed last is not when the note was written. */
  record Kept(String id, String rules, long at) {
    static Kept of(Notes.Note note) {
      try {
        return Json.own(note.body(), Kept.class);
      } catch (Malformed e) {
        throw new StoreException("a note of a rule book cannot be read: " + e.words(), e);
      }
    }

    Notes.Note note(Guest guest, long now) {
      return new Notes.Note(BOOK, idOf(guest, id), guest.id(), now, Json.write(this));
    }
  }

  private final LobbyParts parts;
  private final WishedGames wished;
  private final GuestTokens tokens;
  private final Passkeys passkeys;
  private final SpeedLimit looking = new SpeedLimit(LOOKING);

  OwnBooks(LobbyParts parts, WishedGames wished, GuestTokens tokens, Passkeys passkeys) {
    this.parts = parts;
    this.wished = wished;
    this.tokens = tokens;
    this.passkeys = passkeys;
  }

  /** Ways in which people play, as a book writes them and as a sheet says them in a language. */
  public Page examples(Texts texts) {
    return parts.catalogue().offers(BookCheck.class).isEmpty()
        ? Problem.of(Problems.NOT_POSSIBLE, Message.of("problems.no-books"))
        : Page.RuleExamples.of(RuleExample.usual(), texts);
  }

  /** What there is to say of a book, and its rule sheet, in a language, if it can be played. */
  public Page check(BookWish wish, Texts texts, String address) {
    long now = parts.clock().millis();
    if (!looking.admits(address, now)) {
      return Problem.of(Problems.TOO_FAST, Message.of("problems.many-books"))
          .after(looking.waitSeconds(address, now));
    }
    try {
      return switch (wished.reading().waited(() -> checked(wish, texts))) {
        case LoneWorker.Work.Done(Page page) -> page;
        case LoneWorker.Work.Undone(Problem why) -> why;
      };
    } catch (SetupException e) {
      return Problem.of(Problems.NOT_POSSIBLE, e.reason());
    }
  }

  private Page checked(BookWish wish, Texts texts) {
    List<BookCheck> checks = parts.catalogue().offers(BookCheck.class);
    if (checks.isEmpty()) {
      return Problem.of(Problems.NOT_POSSIBLE, Message.of("problems.no-books"));
    }
    BookCheck.Checked checked = checks.getFirst().check(wish.rules());
    List<BookFinding> findings =
        checked.findings().stream().map(one -> BookFinding.of(one, RuleBooks.SINGLE)).toList();
    Optional<String> sheet =
        checked
            .entry()
            .map(
                _ ->
                    parts
                        .catalogue()
                        .fromRuleBook(wish.rules(), wish.options())
                        .sheet()
                        .text(texts));
    return new Page.CheckedBook(
        sheet.isPresent(), findings, checked.entry().map(GameCard::of), sheet);
  }

  /**
   * The books that are kept for a guest.
   *
   * @param pays whether whoever asks may do what costs as much as so many plain requests
   */
  public Page kept(String token, IntPredicate pays) {
    return asGuest(token, pays, this::kept);
  }

  private Page kept(Guest guest) {
    boolean account = hasAccount(guest);
    List<Page.KeptBook> books =
        parts.store().notes(BOOK, guest.id(), MOST).stream()
            .map(note -> renewed(note, guest))
            .map(OwnBooks::shown)
            .toList();
    return new Page.KeptBooks(account, books);
  }

  private Kept renewed(Notes.Note note, Guest guest) {
    Kept kept = Kept.of(note);
    long now = parts.clock().millis();
    if (now - note.at() > RENEWED_MILLIS) {
      parts.store().put(kept.note(guest, now));
    }
    return kept;
  }

  /** Keeps a book, right or wrong, in the place of the one that the guest knows by this id. */
  public Page keep(BookKeeping wish, IntPredicate pays) {
    return asGuest(wish.guest(), pays, guest -> keep(guest, wish));
  }

  private Page keep(Guest guest, BookKeeping wish) {
    if (!hasAccount(guest)) {
      return Problem.of(Problems.NOT_POSSIBLE, Message.of("problems.passkey-for-books"));
    }
    long now = parts.clock().millis();
    Kept kept = new Kept(wish.id(), wish.rules(), now);
    boolean known = parts.store().note(BOOK, idOf(guest, wish.id())).isPresent();
    if (!known && parts.store().notes(BOOK, guest.id(), MOST).size() >= MOST) {
      return Problem.of(
          Problems.NOT_POSSIBLE, Message.of("problems.most-books").with("most", MOST));
    }
    parts.store().put(kept.note(guest, now));
    return shown(kept);
  }

  /** Forgets a book that is kept for a guest. */
  public Page remove(BookRemoval wish, IntPredicate pays) {
    return asGuest(wish.guest(), pays, guest -> remove(guest, wish.id()));
  }

  private Page remove(Guest guest, String id) {
    Optional<Notes.Note> note = parts.store().note(BOOK, idOf(guest, id));
    if (note.isEmpty()) {
      return Problem.of(Problems.UNKNOWN, Message.of("problems.no-book"));
    }
    parts.store().remove(BOOK, note.get().id());
    return shown(Kept.of(note.get()));
  }

  private Page asGuest(String token, IntPredicate pays, Function<Guest, Page> does) {
    return switch (tokens.read(token)) {
      case Identity.Known(Guest guest) when pays.test(COST) -> does.apply(guest);
      case Identity.Known _ -> Problem.of(Problems.TOO_FAST, Message.of("problems.much-at-once"));
      case Identity.Stranger(Problem why) -> why;
    };
  }

  private boolean hasAccount(Guest guest) {
    return !passkeys.of(guest).isEmpty();
  }

  private static Page.KeptBook shown(Kept kept) {
    return new Page.KeptBook(kept.id(), kept.rules(), kept.at());
  }

  private static String idOf(Guest guest, String id) {
    return Keys.hash(guest.id() + "\n" + id);
  }
}
