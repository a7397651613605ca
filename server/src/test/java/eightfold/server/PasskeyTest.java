package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/**
 * Ann keeps her seats with a passkey, and signs in on another device. Sources: issue 13, point 3;
 * docs/protocol.md, Passkeys; what must be refused: WebAuthn level 3, 7.1 and 7.2.
 */
class PasskeyTest extends GuestStory {
  private static final String ME = "api/me";
  private static final String REMOVAL = "api/me/passkeys/removal";
  private static final String SIGN_OUT = "api/me/sign-out";

  private static Map<String, Object> changed(Map<String, Object> body, String field, Object value) {
    Map<String, Object> other = new LinkedHashMap<>(body);
    other.put(field, value);
    return other;
  }

  @Test
  void who_signs_in_on_another_device_is_the_same_guest_with_the_same_seats() throws Exception {
    String ann = guest("Ann");
    JsonNode opened =
        done(
            "api/tables",
            Map.of(
                "game",
                "little",
                "name",
                "Ann",
                "guest",
                ann,
                "seats",
                List.of(Map.of("kind", "person"), Map.of("kind", "bot"))));
    assertThat(kept(ann, phone)).isEqualTo(phone.id());
    server.restart();
    String there = signedIn(phone);
    JsonNode me = done(ME, as(there));
    assertThat(me.path("name").asText()).isEqualTo("Ann");
    assertThat(me.path("tables").path(0).path("token")).isEqualTo(opened.path("token"));
    assertThat(me.path("passkeys").path(0).path("id").asText()).isEqualTo(phone.id());
    done("api/guests", Map.of("name", "Anna", "guest", there));
    assertThat(done(ME, as(signedIn(phone))).path("name").asText()).isEqualTo("Anna");
  }

  /** The server asks for a passkey that can be found without a name, and unlocks. */
  @Test
  void what_is_asked_of_a_browser_is_as_webauthn_has_it() {
    JsonNode creation = done(OPTIONS, as(guest("Ann")));
    assertThat(creation.path("rp").path("id").asText()).isEqualTo("localhost");
    assertThat(creation.path("attestation").asText()).isEqualTo("none");
    assertThat(creation.path("authenticatorSelection").path("residentKey").asText())
        .isEqualTo("required");
    assertThat(creation.path("pubKeyCredParams").path(0).path("alg").asInt()).isEqualTo(-7);
    JsonNode request = question();
    assertThat(request.path("rpId").asText()).isEqualTo("localhost");
    assertThat(request.path("userVerification").asText()).isEqualTo("required");
    assertThat(request.path("challenge")).isNotEqualTo(question().path("challenge"));
  }

  @Test
  void an_answer_counts_once_also_after_a_restart() throws Exception {
    String ann = guest("Ann");
    Map<String, Object> made = phone.make(ann, done(OPTIONS, as(ann)));
    done(KEEP, made);
    refused(400, "answered before", KEEP, made);
    phone.count = 1;
    Map<String, Object> shown = phone.show(question());
    done(SIGN_IN, shown);
    // one that does not count, as most do not
    refused(401, "copy", SIGN_IN, shown);
    Authenticator tablet = new Authenticator(phone.origin, 2);
    kept(ann, tablet);
    Map<String, Object> uncounted = tablet.show(question());
    done(SIGN_IN, uncounted);
    refused(400, "answered before", SIGN_IN, uncounted);
    server.restart();
    refused(400, "answered before", SIGN_IN, uncounted);
  }

  @Test
  void a_question_ends_after_five_minutes_and_is_for_one_purpose_and_guest() {
    String ann = guest("Ann");
    kept(ann, phone);
    JsonNode asked = question();
    now.addAndGet(TimeUnit.MINUTES.toMillis(5));
    refused(400, "has ended", SIGN_IN, phone.show(asked));
    Authenticator other = new Authenticator(phone.origin, 2);
    refused(400, "no question", KEEP, other.make(ann, question()));
    refused(400, "no question", SIGN_IN, phone.show(done(OPTIONS, as(ann))));
    JsonNode bobs = done(OPTIONS, as(guest("Bob")));
    refused(400, "no question", KEEP, other.make(ann, bobs));
    refused(400, "no question", SIGN_IN, phone.show(challenged("c1.a.b.c.d")));
    refused(400, "no question", SIGN_IN, phone.show(challenged("")));
  }

  private static JsonNode challenged(String challenge) {
    return TestClient.read("{\"challenge\": \"" + challenge + "\"}");
  }

  @Test
  void what_was_signed_elsewhere_is_refused() {
    String ann = guest("Ann");
    kept(ann, phone);
    String ours = phone.origin;
    for (String theirs : new String[] {"http://localhost:1", "https://cards.evil", "null"}) {
      phone.origin = theirs;
      refused(401, "", SIGN_IN, phone.show(question()));
      Authenticator other = new Authenticator(theirs, 2);
      refused(400, "", KEEP, other.make(ann, done(OPTIONS, as(ann))));
    }
    phone.origin = "https://cards.evil";
    refused(401, "another page", SIGN_IN, phone.show(question()));
    phone.origin = ours;
    phone.party = "cards.evil";
    refused(401, "no proof", SIGN_IN, phone.show(question()));
    phone.party = "localhost";
    phone.unlocked = false;
    refused(401, "unlocked", SIGN_IN, phone.show(question()));
    phone.unlocked = true;
    assertThat(done(ME, as(signedIn(phone))).path("name").asText()).isEqualTo("Ann");
  }

  @Test
  void what_is_not_signed_with_the_passkey_is_refused() {
    String ann = guest("Ann");
    kept(ann, phone);
    Authenticator thief = new Authenticator(phone.origin, 1);
    thief.make(ann, done(OPTIONS, as(ann)));
    thief.count = 5;
    refused(401, "not signed", SIGN_IN, thief.show(question()));
    Map<String, Object> shown = phone.show(question());
    refused(401, "", SIGN_IN, changed(shown, "signature", "AAAA"));
    refused(401, "", SIGN_IN, changed(shown, "authenticatorData", "AAAA"));
    refused(401, "user handle", SIGN_IN, changed(shown, "userHandle", "AAAAAAAAAAAAAAAAAAAAAA"));
    refused(401, "does not know", SIGN_IN, changed(shown, "id", "AAAA"));
    refused(400, "base64url", SIGN_IN, changed(shown, "signature", "="));
    refused(400, "base64url", SIGN_IN, changed(shown, "signature", "AAAAA"));
    refused(400, "no proof", KEEP, changed(fresh(ann), "attestationObject", "oA"));
  }

  private Map<String, Object> fresh(String guest) {
    return new Authenticator(phone.origin, 9).make(guest, done(OPTIONS, as(guest)));
  }

  @Test
  void a_passkey_that_counts_backwards_has_been_copied() {
    kept(guest("Ann"), phone);
    phone.count = 6;
    signedIn(phone);
    phone.count = 3;
    refused(401, "copy", SIGN_IN, phone.show(question()));
    phone.count = 7;
    signedIn(phone);
  }

  @Test
  void a_passkey_is_one_guests_alone() {
    String ann = guest("Ann");
    kept(ann, phone);
    String bob = guest("Bob");
    refused(400, "kept already", KEEP, phone.make(bob, done(OPTIONS, as(bob))));
    refused(404, "no such passkey", REMOVAL, Map.of("guest", bob, "id", phone.id()));
    phone.make(ann, done(OPTIONS, as(ann)));
    assertThat(done(ME, as(signedIn(phone))).path("name").asText()).isEqualTo("Ann");
    assertThat(done(OPTIONS, as(ann)).path("excludeCredentials").path(0).path("id").asText())
        .isEqualTo(phone.id());
    for (int number = 2; number <= 10; number++) {
      kept(ann, new Authenticator(phone.origin, number));
    }
    refused(400, "more than 10", KEEP, fresh(ann));
  }

  @Test
  void a_passkey_that_was_removed_is_worth_nothing() {
    String ann = guest("Ann");
    kept(ann, phone);
    done(REMOVAL, Map.of("guest", ann, "id", phone.id()));
    refused(401, "does not know", SIGN_IN, phone.show(question()));
    assertThat(done(ME, as(ann)).path("passkeys")).isEmpty();
  }

  @Test
  void who_signs_out_everywhere_comes_back_by_the_passkey_alone() throws Exception {
    String ann = guest("Ann");
    refused(400, "could not come back", SIGN_OUT, as(ann));
    kept(ann, phone);
    String tablet = signedIn(phone);
    now.addAndGet(1_000);
    done(SIGN_OUT, as(tablet));
    for (String before : new String[] {ann, tablet}) {
      refused(401, "signed out", ME, as(before));
      refused(401, "signed out", OPTIONS, as(before));
      refused(401, "signed out", SIGN_OUT, as(before));
      refused(401, "signed out", "api/guests", Map.of("name", "Ann", "guest", before));
      refused(401, "signed out", "api/me/erasure", as(before));
    }
    server.restart();
    refused(401, "signed out", ME, as(ann));
    now.addAndGet(1_000);
    String again = signedIn(phone);
    assertThat(done(ME, as(again)).path("name").asText()).isEqualTo("Ann");
    refused(401, "signed out", ME, as(ann));
  }

  @Test
  void who_deletes_everything_has_no_passkey_any_more() {
    String ann = guest("Ann");
    kept(ann, phone);
    done(SIGN_OUT, as(ann));
    now.addAndGet(1_000);
    done("api/me/erasure", as(signedIn(phone)));
    refused(401, "does not know", SIGN_IN, phone.show(question()));
    refused(401, "signed out", ME, as(ann));
  }

  /** Browsers have no passkeys for addresses in digits, and other names are for the operator. */
  @Test
  void where_the_server_has_no_name_there_are_no_passkeys() {
    HttpResponse<String> answer = TestClient.send(at("127.0.0.1", SIGN_IN).build());
    assertThat(answer.statusCode()).isEqualTo(400);
    assertThat(TestClient.json(answer).path("words").asText()).contains("--name");
  }
}
