package eightfold.server.lobby;

import eightfold.message.Message;
import eightfold.protocol.GuestWish;
import eightfold.protocol.Page;
import eightfold.protocol.Page.Problem;
import eightfold.protocol.ReportWish;
import eightfold.server.port.StoreException;
import eightfold.server.room.Allowance;
import eightfold.server.room.GuestNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;

/** People who are known at all tables of a server: guests, and where they sit. */
public final class People {
  private static final System.Logger LOG = System.getLogger(People.class.getName());

  /** So many tables of one guest are told of. */
  private static final int MOST_TABLES = 12;

  /** So many of them are changed at once; more come at the next time. */
  private static final int MOST_CHANGED = 200;

  /** All matches of a guest cost as much as so many plain requests. */
  private static final int COST_OF_HISTORY = 2;

  private final TableDirectory directory;
  private final LobbyParts parts;
  private final GuestSeats seats;
  private final GuestTokens tokens;
  private final Passkeys passkeys;

  /** A few at once, then one a minute. */
  private final SpeedLimit reporting = new SpeedLimit(new Allowance.Limit(5, 1.0 / 60));

  People(
      LobbyParts parts,
      TableDirectory directory,
      GuestSeats seats,
      GuestTokens tokens,
      Passkeys passkeys) {
    this.parts = parts;
    this.directory = directory;
    this.seats = seats;
    this.tokens = tokens;
    this.passkeys = passkeys;
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
    String name = GuestNames.clean(wish.name()).orElseThrow();
    return switch (tokens.identity(wish.guest())) {
      case Identity.Stranger(Problem why) -> why;
      case Identity.Nobody() -> key(tokens.stranger(name));
      case Identity.Known(Guest before) -> {
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

  /**
   * Where a guest sits.
   *
   * @param pays whether whoever asks may do what costs as much as so many plain requests
   */
  public Page me(String token, IntPredicate pays) {
    return switch (tokens.read(token)) {
      case Identity.Known(Guest guest) -> me(guest, pays);
      case Identity.Stranger(Problem why) -> why;
    };
  }

  private Page me(Guest guest, IntPredicate pays) {
    List<GuestSeats.Seat> noted = seats.of(guest, MOST_TABLES);
    if (!pays.test(noted.size())) {
      return Problem.of(Problems.TOO_FAST, Message.of("problems.looking-for-tables-takes"));
    }
    List<Page.Held> held = new ArrayList<>();
    for (GuestSeats.Seat seat : noted) {
      Page page = held(guest, seat);
      if (page instanceof Page.Held found) {
        held.add(new Page.Held(found.table(), found.seat(), guest.seatToken(seat.table())));
      } else if (page instanceof Problem problem && problem.error().equals(Problems.UNKNOWN)) {
        // one that only cannot be read now is there another time
        seats.forget(seat);
      }
    }
    return new Page.Me(guest.name(), held, passkeys.of(guest));
  }

  /** A guest's seat, also where it could not be given its token when they signed out. */
  private Page held(Guest guest, GuestSeats.Seat seat) {
    String table = seat.table();
    String token = guest.seatToken(table);
    String id = Keys.hash(token);
    if (id.equals(seat.hash())) {
      return directory.page(table, new TableCall.Holder(id));
    }
    Page page = directory.page(table, new TableCall.Rekey(seat.hash(), id));
    if (page instanceof Page.Held) {
      seats.rekeyed(seat, id);
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
      case Identity.Known(Guest guest) ->
          passkeys.of(guest).isEmpty()
              ? Problem.of(Problems.NOT_POSSIBLE, Message.of("problems.passkey-first"))
              : signOut(guest);
      case Identity.Stranger(Problem why) -> why;
    };
  }

  private Page signOut(Guest before) {
    long now = parts.clock().millis();
    Guest guest = tokens.signOut(before, now);
    for (GuestSeats.Seat seat : seats.of(guest, MOST_CHANGED)) {
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
      case Identity.Known(Guest guest) ->
          pays.test(COST_OF_HISTORY)
              ? new Page.History(History.of(parts.store(), guest.id()))
              : Problem.of(Problems.TOO_FAST, Message.of("problems.looking-back-takes"));
      case Identity.Stranger(Problem why) -> why;
    };
  }

  /** Erases a guest's name and talk at all tables, where they sit, and their passkeys. */
  public Page erase(String token, IntPredicate pays) {
    return switch (tokens.read(token)) {
      case Identity.Known(Guest guest) -> erase(guest, pays);
      case Identity.Stranger(Problem why) -> why;
    };
  }

  private Page erase(Guest guest, IntPredicate pays) {
    int erased = 0;
    for (GuestSeats.Seat seat : seats.of(guest, MOST_CHANGED)) {
      String table = seat.table();
      Page page = directory.erase(table, seat.hash(), pays);
      if (page instanceof Problem problem && !problem.error().equals(Problems.UNKNOWN)) {
        return problem;
      }
      erased += page instanceof Page.Erased(int facts) ? facts : 0;
      seats.forget(seat);
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
    return directory.page(table, new TableCall.Report(Keys.hash(wish.token()), wish));
  }
}
