package eightfold.server.lobby;

import eightfold.server.port.Clock;
import eightfold.server.port.Entropy;
import eightfold.server.port.Notes;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Tokens of guests, which the server signs and does not keep: {@code
 * g1.KEY.UNTIL.SECRET.NAME.SIGNATURE}. The secret is the guest's alone, 128 random bits that make
 * the tokens of their seats; the server knows them by its hash. So a signature keeps name and time
 * from being changed, and whoever steals the signing keys can make guests, but be none that there
 * is.
 *
 * <p>A key signs for 90 days. It is kept until the last token that it signed has ended.
 */
final class GuestTokens {
  /** How long a token holds. */
  static final long LIFE_MILLIS = TimeUnit.DAYS.toMillis(180);

  /** How long a key signs. */
  static final long SIGNING_MILLIS = TimeUnit.DAYS.toMillis(90);

  /** The kind of notes that the keys are. */
  static final String KEY = "guest-key";

  private static final String FORM = "g1";
  private static final String ALGORITHM = "HmacSHA256";
  private static final int PARTS = 6;
  private static final int KEY_BYTES = 32;
  private static final int MOST_KEYS = 100;

  private final Notes notes;
  private final Clock clock;
  private final Entropy entropy;
  private final Map<String, Notes.Note> known = new ConcurrentHashMap<>();

  GuestTokens(Lobby.Parts parts) {
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
    long until = clock.millis() + LIFE_MILLIS;
    Notes.Note key = signing();
    String name = base64(guest.name().getBytes(StandardCharsets.UTF_8));
    String text = String.join(".", FORM, key.id(), Long.toString(until), guest.secret(), name);
    return new Issued(text + "." + signature(key, text), until);
  }

  /** Who has a token; empty if it was not signed here, or has ended. */
  Optional<Guest> read(String token) {
    String[] parts = token.split("\\.", -1);
    if (parts.length != PARTS
        || !parts[0].equals(FORM)
        || !Keys.isOne(parts[1])
        || !Keys.isOne(parts[3])) {
      return Optional.empty();
    }
    String text = token.substring(0, token.lastIndexOf('.'));
    byte[] said = parts[PARTS - 1].getBytes(StandardCharsets.US_ASCII);
    boolean ours =
        key(parts[1])
            .map(key -> signature(key, text).getBytes(StandardCharsets.US_ASCII))
            .filter(right -> MessageDigest.isEqual(right, said))
            .isPresent();
    // what we have signed can be read
    return ours && Long.parseLong(parts[2]) > clock.millis()
        ? Optional.of(
            new Guest(
                new String(Base64.getUrlDecoder().decode(parts[4]), StandardCharsets.UTF_8),
                parts[3]))
        : Optional.empty();
  }

  private Optional<Notes.Note> key(String id) {
    Notes.Note key = known.get(id);
    if (key == null) {
      Optional<Notes.Note> found = notes.note(KEY, id);
      found.ifPresent(note -> known.put(id, note));
      return found;
    }
    return Optional.of(key);
  }

  /** The key that signs now; another one when it has done so for long. */
  private synchronized Notes.Note signing() {
    long since = clock.millis() - SIGNING_MILLIS;
    Optional<Notes.Note> newest =
        known.values().stream().filter(key -> key.at() > since).findFirst();
    if (newest.isEmpty()) {
      List<Notes.Note> kept = notes.notes(KEY, "", MOST_KEYS);
      newest = kept.stream().filter(key -> key.at() > since).findFirst();
    }
    if (newest.isEmpty()) {
      String secret = HexFormat.of().formatHex(entropy.bytes(KEY_BYTES));
      Notes.Note made = new Notes.Note(KEY, Keys.fresh(entropy), "", clock.millis(), secret);
      notes.put(made);
      notes.removeBefore(KEY, clock.millis() - SIGNING_MILLIS - LIFE_MILLIS);
      newest = Optional.of(made);
    }
    known.put(newest.get().id(), newest.get());
    return newest.get();
  }

  private static String signature(Notes.Note key, String text) {
    try {
      Mac mac = Mac.getInstance(ALGORITHM);
      mac.init(new SecretKeySpec(HexFormat.of().parseHex(key.body()), ALGORITHM));
      return base64(mac.doFinal(text.getBytes(StandardCharsets.UTF_8)));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java has " + ALGORITHM, e);
    }
  }

  private static String base64(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }
}
