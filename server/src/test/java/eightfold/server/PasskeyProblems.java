package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.protocol.Base64Url;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/** What a server refuses to guests: their passkeys, and the rule books that it keeps for them. */
final class PasskeyProblems {
  private static final String SUNDAY = "game Sunday\nextends eights\nset cards 6\n";
  private static final String HANDLE = "AAAAAAAAAAAAAAAAAAAAAA";

  /** An attested key begins behind these bytes of what an authenticator says. */
  private static final int HEADER = 37;

  private static final int FLAGS = 32;
  private static final int ATTESTED = 0x40;

  private final PseudoVisitor visitor;
  private final String origin;
  private final Authenticator phone;
  private int passkeys = 1;

  PasskeyProblems(PseudoVisitor visitor, int port) {
    this.visitor = visitor;
    this.origin = "http://localhost:" + port;
    this.phone = new Authenticator(origin, 1);
  }

  private Authenticator another() {
    return new Authenticator(origin, ++passkeys);
  }

  private static Map<String, Object> changed(Map<String, Object> body, String field, Object value) {
    Map<String, Object> other = new LinkedHashMap<>(body);
    other.put(field, value);
    return other;
  }

  /**
   * All of them.
   *
   * @param later lets a second pass
   */
  void tell(Runnable later) {
    String ann = visitor.guest("Ann");
    visitor.post("me", Map.of("guest", "nobody"));
    visitor.byNumber("passkeys");
    visitor.post("me/sign-out", Map.of("guest", ann));
    visitor.post("me/books/keeping", Map.of("guest", ann, "id", "one", "rules", SUNDAY));
    makes(ann);
    shows(ann);
    keepsBooks(ann);
    later.run();
    visitor.post("me/sign-out", Map.of("guest", ann));
    visitor.post("me", Map.of("guest", ann));
  }

  private void makes(String ann) {
    Map<String, Object> made = visitor.made(ann, phone);
    assertThat(visitor.post("me/passkeys", keyless(made)).path("key").asText())
        .isEqualTo("problems.no-proof");
    visitor.post("me/passkeys", made);
    visitor.post("me/passkeys", made);
    visitor.keeps(visitor.guest("Bob"), phone);
    visitor.post("me/passkeys/removal", Map.of("guest", ann, "id", "AAAA"));
    for (int more = 0; more < 10; more++) {
      visitor.keeps(ann, another());
    }
    // its user handle is Ann's again
    visitor.made(ann, phone);
  }

  /** The same without the key that was made. */
  private static Map<String, Object> keyless(Map<String, Object> made) {
    byte[] object = Base64Url.bytes(String.valueOf(made.get("attestationObject")));
    String text = new String(object, StandardCharsets.ISO_8859_1);
    int data = text.indexOf("authData") + "authData".length() + 2;
    byte[] shorter = Arrays.copyOf(object, data + HEADER);
    shorter[data - 1] = HEADER;
    shorter[data + FLAGS] &= ~ATTESTED;
    return changed(made, "attestationObject", Base64Url.of(shorter));
  }

  private void shows(String ann) {
    Authenticator unknown = another();
    visitor.made(ann, unknown);
    visitor.signsIn(unknown);
    visitor.post("passkeys", changed(phone.show(visitor.get("passkeys")), "userHandle", HANDLE));
    Authenticator thief = new Authenticator(origin, 1);
    visitor.made(ann, thief);
    thief.count = 5;
    visitor.signsIn(thief);
    phone.count = 6;
    phone.origin = "https://cards.evil";
    visitor.signsIn(phone);
    phone.origin = origin;
    phone.party = "cards.evil";
    visitor.signsIn(phone);
    phone.party = "localhost";
    phone.unlocked = false;
    visitor.signsIn(phone);
    phone.unlocked = true;
    visitor.signsIn(phone);
    phone.count = 3;
    visitor.signsIn(phone);
  }

  private void keepsBooks(String ann) {
    visitor.post("me/books/removal", Map.of("guest", ann, "id", "none"));
    for (int book = 0; book <= 24; book++) {
      visitor.post("me/books/keeping", Map.of("guest", ann, "id", "b" + book, "rules", SUNDAY));
    }
  }
}
