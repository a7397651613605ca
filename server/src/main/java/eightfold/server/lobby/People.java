package eightfold.server.lobby;

import eightfold.message.Message;
import eightfold.protocol.GuestWish;
import eightfold.protocol.Json;
import eightfold.protocol.Malformed;
import eightfold.protocol.Page;
import eightfold.protocol.Page.Problem;
import eightfold.protocol.ReportWish;
import eightfold.server.lobby.GuestTokens.Guest;
import eightfold.server.port.Notes;
import eightfold.server.port.StoreException;
import eightfold.server.room.Allowance;
import eightfold.server.room.Names;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.IntPredicate;

/** People who are known at all tables of a server: guests, and where they sit. */
public final class People {
  private static final System.Logger LOG = System.getLogger(People.class.getName());

  /** The kind of notes that say where guests sit; their id is what is kept of the seat's token. */
  static final String SEAT = "seat";

  /** So many tables of one guest are told of. */
  private static final int MOST_TABLES = 12;

  /** So many of them are changed at once; more come at the next time. */
  private static final int MOST_CHANGED = 200;

  /** All matches of a guest cost as much as so many plain requests. */
  private static final int COST_OF_HISTORY = 2;

  private static final long SWEEP_MILLIS = TimeUnit.HOURS.toMillis(1);

  private static final String TABLE = "table";

  private final Lobby lobby;
  private final LobbyParts parts;
  private final Reports reports;
  private final GuestTokens tokens;
  private final Passkeys passkeys;

  /** A few at once, then one a minute. */
  private final SpeedLimit reporting = new SpeedLimit(new Allowance.Limit(5, 1.0 / 60));

  private long sweepAt = Long.MIN_VALUE;

  People(Lobby lobby, LobbyParts parts, Reports reports) {
    this.lobby = lobby;
    this.reports = reports;
    this.parts = parts;
    SigningKeys keys = new SigningKeys(parts);
    this.tokens = new GuestTokens(parts, keys);
    this.passkeys = new Passkeys(parts, tokens, new Challenges(parts, keys));
  }

  /** By what guests come back from other devices. */
  public Passkeys passkeys() {
    return passkeys;
  }

  /** Makes somebody a guest, or renews the token of one, who may be called otherwise now. */
  public Page guest(GuestWish wish) {
    Optional<Problem> unnamed = parts.settings().people().refusedNames().problemOf(wish.name());
    if (unnamed.isPresent()) {
      return unnamed.get();
    }
    String name = Names.clean(wish.name()).orElseThrow();
    return switch (sought(wish.guest())) {
      case Sought.Stranger(Problem why) -> why;
      case Sought.Nobody() -> key(tokens.stranger(name));
      case Sought.Known(Guest before) -> {
        Guest guest = before.named(name);
        if (!before.name().equals(name)) {
          passkeys.rename(guest);
        }
        yield key(guest);
      }
    };
  }

  private Page.GuestKey key(Guest guest) {
    GuestTokens.Issued issued = tokens.issue(guest);
    return new Page.GuestKey(issued.token(), guest.name(), issued.until());
  }

  /** Who somebody says they are; empty where they say nothing. */
  Sought sought(Optional<String> token) {
    return token.<Sought>map(tokens::read).orElseGet(Sought.Nobody::new);
  }

  /** Who somebody is. */
  sealed interface Sought {
    /** They say nothing of it. */
    record Nobody() implements Sought {}

    /** They show a token. */
    sealed interface Shown extends Sought {}

    record Known(Guest guest) implements Shown {}

    /** Their token is none. */
    record Stranger(Problem why) implements Shown {}
  }

  /** A guest has taken a seat: it stays theirs to find, also where it cannot be noted now. */
  void seated(Guest guest, Page.SeatKey key) {
    String body = Json.write(Map.of(TABLE, key.table()));
    String id = Keys.hash(key.token());
    try {
      parts.store().put(new Notes.Note(SEAT, id, guest.id(), parts.clock().millis(), body));
    } catch (StoreException e) {
      LOG.log(System.Logger.Level.WARNING, "a guest's seat was not noted", Redacted.of(e));
    }
  }

  /**
   * Where a guest sits.
   *
   * @param pays whether whoever asks may do what costs as much as so many plain requests
   */
  public Page me(String token, IntPredicate pays) {
    return switch (tokens.read(token)) {
      case Sought.Known(Guest guest) -> me(guest, pays);
      case Sought.Stranger(Problem why) -> why;
    };
  }

  private Page me(Guest guest, IntPredicate pays) {
    List<Notes.Note> seats = parts.store().notes(SEAT, guest.id(), MOST_TABLES);
    if (!pays.test(seats.size())) {
      return Problem.of(Problems.TOO_FAST, Message.of("problems.looking-for-tables-takes"));
    }
    List<Page.Held> held = new ArrayList<>();
    for (Notes.Note seat : seats) {
      Page page = held(guest, seat);
      if (page instanceof Page.Held found) {
        held.add(new Page.Held(found.table(), found.seat(), guest.seatToken(table(seat))));
      } else if (page instanceof Problem problem && problem.error().equals(Problems.UNKNOWN)) {
        // one that only cannot be read now is there another time
        parts.store().remove(SEAT, seat.id());
      }
    }
    return new Page.Me(guest.name(), held, passkeys.of(guest));
  }

  /** A guest's seat, also where it could not be given its token when they signed out. */
  private Page held(Guest guest, Notes.Note seat) {
    String table = table(seat);
    String token = guest.seatToken(table);
    String id = Keys.hash(token);
    if (id.equals(seat.id())) {
      return lobby.ask(table, new TableCall.Holder(id));
    }
    Page page = lobby.ask(table, new TableCall.Rekey(seat.id(), id));
    if (page instanceof Page.Held) {
      parts.store().put(new Notes.Note(SEAT, id, seat.owner(), seat.at(), seat.body()));
      parts.store().remove(SEAT, seat.id());
    }
    return page;
  }

  /**
   * All tokens of a guest and of their seats are worth nothing any more, and whoever is at a table
   * by them is not any more; a passkey brings others. A seat whose table cannot be reached now gets
   * its token when the guest is back.
   */
  public Page signOut(String token) {
    return switch (tokens.read(token)) {
      case Sought.Known(Guest guest) ->
          passkeys.of(guest).isEmpty()
              ? Problem.of(Problems.NOT_POSSIBLE, Message.of("problems.passkey-first"))
              : signOut(guest);
      case Sought.Stranger(Problem why) -> why;
    };
  }

  private Page signOut(Guest before) {
    long now = parts.clock().millis();
    Guest guest = tokens.signOut(before, now);
    for (Notes.Note seat : parts.store().notes(SEAT, guest.id(), MOST_CHANGED)) {
      try {
        held(guest, seat);
      } catch (StoreException e) {
        // they are signed out all the same
        LOG.log(System.Logger.Level.WARNING, "a seat has its old token still", Redacted.of(e));
      }
    }
    return new Page.SignedOut(now);
  }

  /**
   * The matches that a guest has played to their end.
   *
   * @param pays as of {@link #me}
   */
  public Page matches(String token, IntPredicate pays) {
    return switch (tokens.read(token)) {
      case Sought.Known(Guest guest) ->
          pays.test(COST_OF_HISTORY)
              ? new Page.History(History.of(parts.store(), guest.id()))
              : Problem.of(Problems.TOO_FAST, Message.of("problems.looking-back-takes"));
      case Sought.Stranger(Problem why) -> why;
    };
  }

  /** Erases a guest's name and talk at all tables, where they sit, and their passkeys. */
  public Page erase(String token, IntPredicate pays) {
    return switch (tokens.read(token)) {
      case Sought.Known(Guest guest) -> erase(guest, pays);
      case Sought.Stranger(Problem why) -> why;
    };
  }

  private Page erase(Guest guest, IntPredicate pays) {
    int erased = 0;
    for (Notes.Note seat : parts.store().notes(SEAT, guest.id(), MOST_CHANGED)) {
      String table = table(seat);
      Page page = lobby.eraseHeld(table, seat.id(), pays);
      if (page instanceof Problem problem && !problem.error().equals(Problems.UNKNOWN)) {
        return problem;
      }
      erased += page instanceof Page.Erased(int facts) ? facts : 0;
      parts.store().remove(SEAT, seat.id());
    }
    parts.store().removeOwned(guest.id());
    return new Page.Erased(erased);
  }

  /** A player reports somebody at their table to whoever runs the server. */
  public Page report(String table, ReportWish wish, String address) {
    long now = parts.clock().millis();
    if (!reporting.admits(address, now)) {
      return Problem.of(Problems.TOO_FAST, Message.of("problems.many-reports"))
          .after(reporting.waitSeconds(address, now));
    }
    return lobby.ask(table, new TableCall.Report(Keys.hash(wish.token()), wish));
  }

  private static String table(Notes.Note seat) {
    try {
      return Json.own(seat.body()).text(TABLE, seat.body().length());
    } catch (Malformed e) {
      throw new StoreException("a note of a seat cannot be read: " + e.words(), e);
    }
  }

  /** Forgets, once an hour, where guests have sat whose tokens have ended, and old reports. */
  void sweep() {
    long now = parts.clock().millis();
    if (now < sweepAt) {
      return;
    }
    sweepAt = now + SWEEP_MILLIS;
    try {
      parts.store().removeBefore(SEAT, now - GuestTokens.LIFE_MILLIS);
      parts.store().removeBefore(History.MATCH, now - History.KEPT_MILLIS);
      parts.store().removeBefore(OwnBooks.BOOK, now - Passkeys.UNUSED_MILLIS);
      reports.sweep();
      tokens.sweep();
      passkeys.sweep();
    } catch (StoreException e) {
      LOG.log(System.Logger.Level.WARNING, "old notes are still there", Redacted.of(e));
    }
  }
}
