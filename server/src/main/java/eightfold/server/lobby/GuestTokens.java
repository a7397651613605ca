package eightfold.server.lobby;

import eightfold.protocol.Base64Url;
import eightfold.server.port.Clock;
import eightfold.server.port.Entropy;
import eightfold.server.port.Notes;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * Tokens of guests, which the server signs and does not keep: {@code
 * g1.KEY.UNTIL.SECRET.NAME.SIGNATURE}. The secret is the guest's alone, 128 random bits that make
 * the tokens of their seats; the server knows them by its hash. So a signature keeps name and time
 * from being changed, and whoever steals the signing keys can make guests, but be none that there
 * is.
 */
final class GuestTokens {
  /** How long a token holds. */
  static final long LIFE_MILLIS = TimeUnit.DAYS.toMillis(180);

  /** The kind of notes that say when a guest has signed out everywhere; their id is the guest's. */
  static final String SIGNED_OUT = "signed-out";

  /** So far the clocks of servers that share a store may be apart. */
  static final long APART_MILLIS = 1_000;

  private static final String FORM = "g1";
  private static final int PARTS = 6;

  private final SigningKeys keys;
  private final Notes notes;
  private final Clock clock;
  private final Entropy entropy;

  GuestTokens(Lobby.Parts parts, SigningKeys keys) {
    this.keys = keys;
    this.notes = parts.store();
    this.clock = parts.clock();
    this.entropy = parts.entropy();
  }

  /**
   * A guest.
   *
   * @param secret what nobody else knows
   */
  record Guest(String name, String secret) {
    /** By what the server knows them. */
    String id() {
      return Keys.derived("guest", secret);
    }

    /** The token of their seat at a table. */
    String seatToken(String table) {
      return Keys.derived("guest-seat", secret + "\n" + table);
    }

    /** The same, called otherwise. */
    Guest named(String other) {
      return new Guest(other, secret);
    }
  }

  /** Somebody who has not been here before. */
  Guest stranger(String name) {
    return new Guest(name, Keys.fresh(entropy));
  }

  /** A token and when it ends. */
  record Issued(String token, long until) {}

  /** Signs a token. */
  Issued issue(Guest guest) {
    return issue(guest, clock.millis());
  }

  /** Signs a token for who has come back, which is later than all that were signed out. */
  Issued issueAgain(Guest guest) {
    long out = signedOut(guest).map(note -> note.at() + 1).orElse(Long.MIN_VALUE);
    return issue(guest, Math.max(clock.millis(), out));
  }

  private Issued issue(Guest guest, long now) {
    long until = now + LIFE_MILLIS;
    String key = keys.current();
    String name = Base64Url.of(guest.name().getBytes(StandardCharsets.UTF_8));
    String text = String.join(".", FORM, key, Long.toString(until), guest.secret(), name);
    return new Issued(text + "." + keys.signature(key, text).orElseThrow(), until);
  }

  /** Whose a token is, or why it is nobody's. */
  People.Sought.Shown read(String token) {
    String[] parts = token.split("\\.", -1);
    if (parts.length != PARTS || !parts[0].equals(FORM) || !Keys.isOne(parts[3])) {
      return new People.Sought.Stranger(Problems.stranger());
    }
    String text = token.substring(0, token.lastIndexOf('.'));
    // what we have signed can be read
    if (!keys.hasSigned(parts[1], text, parts[PARTS - 1])
        || Long.parseLong(parts[2]) <= clock.millis()) {
      return new People.Sought.Stranger(Problems.stranger());
    }
    Guest guest =
        new Guest(new String(Base64Url.bytes(parts[4]), StandardCharsets.UTF_8), parts[3]);
    long issued = Long.parseLong(parts[2]) - LIFE_MILLIS;
    return signedOut(guest).filter(note -> note.at() >= issued).isPresent()
        ? new People.Sought.Stranger(Problems.signedOut())
        : new People.Sought.Known(guest);
  }

  private Optional<Notes.Note> signedOut(Guest guest) {
    return notes.note(SIGNED_OUT, guest.id());
  }

  /** From now on all tokens that a guest has by now are worth nothing; when that was. */
  long signOut(Guest guest) {
    long now = clock.millis();
    // nobody's: it must outlive the guest who deletes all that is theirs, else old tokens came back
    // and a server whose clock is ahead may have issued some of them later than now
    notes.put(new Notes.Note(SIGNED_OUT, guest.id(), "", now + APART_MILLIS, ""));
    return now;
  }

  /** Forgets who signed out so long ago that the tokens of then have ended. */
  void sweep() {
    notes.removeBefore(SIGNED_OUT, clock.millis() - LIFE_MILLIS);
  }
}
