package eightfold.server.lobby;

import eightfold.server.port.Clock;
import eightfold.server.port.Entropy;
import eightfold.server.port.Notes;
import java.util.concurrent.TimeUnit;

/**
 * Questions to passkeys: {@code c1.KEY.UNTIL.NONCE.SIGNATURE}. The server signs them and keeps none
 * before it is answered, so that whoever asks for many fills nothing; what was answered rightly is
 * kept until it ends, so that it counts once, also where another server is asked. The signature is
 * over what the question is for, too, and for whom.
 */
final class PasskeyChallenges {
  /** How long one may take. */
  static final long LIFE_MILLIS = TimeUnit.MINUTES.toMillis(5);

  /** The kind of notes that are the questions that were answered. */
  static final String ANSWERED = "answered-challenge";

  static final Retention RETENTION = new Retention(ANSWERED, LIFE_MILLIS);

  private static final String FORM = "c1";
  private static final int PARTS = 5;

  private final SigningKeys keys;
  private final Notes notes;
  private final Clock clock;
  private final Entropy entropy;

  PasskeyChallenges(LobbyParts parts, SigningKeys keys) {
    this.keys = keys;
    this.notes = parts.store();
    this.clock = parts.clock();
    this.entropy = parts.entropy();
  }

  /**
   * A new one.
   *
   * @param purpose what it is for, and for whom
   */
  String fresh(String purpose) {
    String key = keys.current();
    String until = Long.toString(clock.millis() + LIFE_MILLIS);
    String text = String.join(".", FORM, key, until, Keys.fresh(entropy));
    return text + "." + keys.signature(key, text + "\n" + purpose).orElseThrow();
  }

  /** Whether it was made here for that purpose, and has not ended. */
  boolean holds(String challenge, String purpose) {
    String[] parts = challenge.split("\\.", -1);
    return parts.length == PARTS
        && parts[0].equals(FORM)
        && keys.hasSigned(
            parts[1],
            challenge.substring(0, challenge.lastIndexOf('.')) + "\n" + purpose,
            parts[PARTS - 1])
        // what we have signed can be read
        && Long.parseLong(parts[2]) > clock.millis();
  }

  /** Notes that it is answered; whether it was not before. */
  boolean use(String challenge) {
    // the same answer may be here twice in one millisecond: no two of these notes are the same
    String mark = Keys.fresh(entropy);
    return notes.add(new Notes.Note(ANSWERED, Keys.hash(challenge), "", clock.millis(), mark));
  }
}
