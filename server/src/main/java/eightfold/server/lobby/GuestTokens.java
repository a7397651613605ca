package eightfold.server.lobby;

import eightfold.protocol.Base64Url;
import eightfold.protocol.Json;
import eightfold.protocol.Malformed;
import eightfold.server.port.Clock;
import eightfold.server.port.Entropy;
import eightfold.server.port.Notes;
import eightfold.server.port.StoreException;
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

  /** The kind of notes of guests who have signed out everywhere; their id is the guest's. */
  static final String SIGNED_OUT = "signed-out";

  /** Their time says when their guest was here last; it is no more exact than this. */
  private static final long SEEN_MILLIS = TimeUnit.DAYS.toMillis(1);

  /** So far the clocks of servers that share a store may be apart. */
  static final long APART_MILLIS = 1_000;

  private static final String FORM = "g1";
  private static final int PARTS = 6;

  private final SigningKeys keys;
  private final Notes notes;
  private final Clock clock;
  private final Entropy entropy;

  GuestTokens(LobbyParts parts, SigningKeys keys) {
    this.keys = keys;
    this.notes = parts.store();
    this.clock = parts.clock();
    this.entropy = parts.entropy();
  }

  /**
   * That a guest has signed out everywhere.
   *
   * @param at when, in milliseconds of the epoch: tokens of then and before are worth nothing
   * @param salt of {@link Guest}
   */
  private record SignedOut(long at, String salt) {
    static SignedOut of(Notes.Note note) {
      if (note.body().isEmpty()) {
        // of before 28 November 2026: seats kept their tokens
        return new SignedOut(note.at(), "");
      }
      try {
        return Json.own(note.body(), SignedOut.class);
      } catch (Malformed e) {
        throw new StoreException("a note of signing out cannot be read: " + e.words(), e);
      }
    }

    /** Their guest, who has come back since. */
    Guest back(String name, String secret) {
      return new Guest(name, secret, salt, at + 1);
    }

    Notes.Note note(String guest, long now) {
      // nobody's: it must outlive the guest who deletes all that is theirs, else old tokens came
      // back
      return new Notes.Note(SIGNED_OUT, guest, "", now, Json.write(this));
    }
  }

  /** Somebody who has not been here before. */
  Guest stranger(String name) {
    return new Guest(name, Keys.fresh(entropy), "", 0);
  }

  /** Somebody who has a secret. */
  Guest withSecret(String name, String secret) {
    Guest guest = new Guest(name, secret, "", 0);
    return signedOut(guest).map(out -> out.back(name, secret)).orElse(guest);
  }

  private Optional<SignedOut> signedOut(Guest guest) {
    return notes.note(SIGNED_OUT, guest.id()).map(SignedOut::of);
  }

  /** A token and when it ends. */
  record Issued(String token, long until) {}

  /** Signs a token. */
  Issued issue(Guest guest) {
    long now = clock.millis();
    notes
        .note(SIGNED_OUT, guest.id())
        .filter(note -> now - note.at() >= SEEN_MILLIS)
        .ifPresent(note -> notes.put(SignedOut.of(note).note(guest.id(), now)));
    long until = Math.max(now, guest.since()) + LIFE_MILLIS;
    String key = keys.current();
    String name = Base64Url.of(guest.name().getBytes(StandardCharsets.UTF_8));
    String text = String.join(".", FORM, key, Long.toString(until), guest.secret(), name);
    return new Issued(text + "." + keys.signature(key, text).orElseThrow(), until);
  }

  /** Who somebody says they are. */
  Identity identity(Optional<String> token) {
    return token.<Identity>map(this::read).orElseGet(Identity.Nobody::new);
  }

  /** Whose a token is, or why it is nobody's. */
  Identity.Shown read(String token) {
    String[] parts = token.split("\\.", -1);
    if (parts.length != PARTS || !parts[0].equals(FORM) || !Keys.isOne(parts[3])) {
      return new Identity.Stranger(Problems.stranger());
    }
    String text = token.substring(0, token.lastIndexOf('.'));
    // what we have signed can be read
    if (!keys.hasSigned(parts[1], text, parts[PARTS - 1])
        || Long.parseLong(parts[2]) <= clock.millis()) {
      return new Identity.Stranger(Problems.stranger());
    }
    Guest guest =
        new Guest(new String(Base64Url.bytes(parts[4]), StandardCharsets.UTF_8), parts[3], "", 0);
    long issued = Long.parseLong(parts[2]) - LIFE_MILLIS;
    Optional<SignedOut> out = signedOut(guest);
    return out.filter(one -> one.at() >= issued).isPresent()
        ? new Identity.Stranger(Problems.signedOut())
        : new Identity.Known(
            new Guest(guest.name(), guest.secret(), out.map(SignedOut::salt).orElse(""), issued));
  }

  /**
   * From now on all tokens that a guest has by now are worth nothing.
   *
   * @param now in milliseconds of the epoch
   * @return the same guest, whose seats have other tokens
   */
  Guest signOut(Guest guest, long now) {
    // a server whose clock is ahead may have issued some of them later than now
    SignedOut out = new SignedOut(now + APART_MILLIS, Keys.fresh(entropy));
    notes.put(out.note(guest.id(), now));
    return out.back(guest.name(), guest.secret());
  }
}
