package eightfold.server.lobby;

import eightfold.protocol.Base64Url;
import eightfold.server.port.Clock;
import eightfold.server.port.Entropy;
import eightfold.server.port.Notes;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * By what the server knows again what it has said and not kept. A key signs for 90 days. It is kept
 * until the last token that it signed has ended. All servers of one store have the same.
 */
final class SigningKeys {
  /** How long a key signs. */
  static final long SIGNING_MILLIS = TimeUnit.DAYS.toMillis(90);

  /** The kind of notes that the keys are. */
  static final String KIND = "guest-key";

  private static final String ALGORITHM = "HmacSHA256";
  private static final int KEY_BYTES = 32;
  private static final int MOST_KEYS = 100;

  private final Notes notes;
  private final Clock clock;
  private final Entropy entropy;
  private final long holds;
  private final Map<String, Notes.Note> known = new ConcurrentHashMap<>();

  /**
   * The keys of a store.
   *
   * @param holds how long what they sign holds at most, in milliseconds
   */
  SigningKeys(LobbyParts parts, long holds) {
    this.holds = holds;
    this.notes = parts.store();
    this.clock = parts.clock();
    this.entropy = parts.entropy();
  }

  /** The id of the key that signs now; another one when it has done so for long. */
  synchronized String current() {
    long since = clock.millis() - SIGNING_MILLIS;
    Optional<Notes.Note> newest =
        known.values().stream().filter(key -> key.at() > since).findFirst();
    if (newest.isEmpty()) {
      List<Notes.Note> kept = notes.notes(KIND, "", MOST_KEYS);
      newest = kept.stream().filter(key -> key.at() > since).findFirst();
    }
    if (newest.isEmpty()) {
      String secret = HexFormat.of().formatHex(entropy.bytes(KEY_BYTES));
      Notes.Note made = new Notes.Note(KIND, Keys.fresh(entropy), "", clock.millis(), secret);
      notes.put(made);
      notes.removeBefore(KIND, clock.millis() - SIGNING_MILLIS - holds);
      newest = Optional.of(made);
    }
    known.put(newest.get().id(), newest.get());
    return newest.get().id();
  }

  /** The signature of a text by a key; empty if there is no such key. */
  Optional<String> signature(String key, String text) {
    return key(key).map(found -> signature(found, text));
  }

  /** Whether a key has signed a text so. */
  boolean hasSigned(String key, String text, String signature) {
    return Keys.isOne(key)
        && signature(key, text)
            .filter(
                right ->
                    MessageDigest.isEqual(
                        right.getBytes(StandardCharsets.US_ASCII),
                        signature.getBytes(StandardCharsets.US_ASCII)))
            .isPresent();
  }

  private Optional<Notes.Note> key(String id) {
    Notes.Note key = known.get(id);
    if (key == null) {
      Optional<Notes.Note> found = notes.note(KIND, id);
      found.ifPresent(note -> known.put(id, note));
      return found;
    }
    return Optional.of(key);
  }

  private static String signature(Notes.Note key, String text) {
    try {
      Mac mac = Mac.getInstance(ALGORITHM);
      mac.init(new SecretKeySpec(HexFormat.of().parseHex(key.body()), ALGORITHM));
      return Base64Url.of(mac.doFinal(text.getBytes(StandardCharsets.UTF_8)));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java has " + ALGORITHM, e);
    }
  }
}
