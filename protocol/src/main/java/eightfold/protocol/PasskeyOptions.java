package eightfold.protocol;

import java.util.List;

/**
 * What a browser is asked to do with passkeys, in the words of WebAuthn level 3; what is bytes
 * there stands in base64url here, as its {@code parse…OptionsFromJSON} has it.
 */
public final class PasskeyOptions {
  private static final String REQUIRED = "required";

  /** How long the browser may take, in milliseconds. */
  public static final int TIMEOUT = 300_000;

  /** COSE's numbers of the ways to sign that the server knows: ES256, EdDSA, RS256. */
  public static final List<Integer> ALGORITHMS = List.of(-7, -8, -257);

  private PasskeyOptions() {}

  /** Who asks. */
  public record Party(String id, String name) {}

  /**
   * For whom a passkey is made.
   *
   * @param id the user handle
   */
  public record User(String id, String name, String displayName) {}

  /** A kind of key, by its COSE number. */
  public record Algorithm(String type, int alg) {}

  /** A passkey, by its id. */
  public record Known(String type, String id) {}

  /** What an authenticator must be able to do. */
  public record Selection(String residentKey, boolean requireResidentKey, String userVerification) {
    static final Selection PASSKEY = new Selection(REQUIRED, true, REQUIRED);
  }

  /** What is asked beside: that a key tells the handle only to whoever unlocks it. */
  public record Extensions(
      String credentialProtectionPolicy, boolean enforceCredentialProtectionPolicy) {
    static final Extensions PROTECTED = new Extensions("userVerificationRequired", false);
  }

  /** How a passkey is made; goes to {@code navigator.credentials.create}. */
  public record Creation(
      Party rp,
      User user,
      String challenge,
      List<Algorithm> pubKeyCredParams,
      int timeout,
      List<Known> excludeCredentials,
      Selection authenticatorSelection,
      String attestation,
      Extensions extensions)
      implements Page {
    /** One that can be found without a name, by whoever can unlock it. */
    public static Creation of(Party party, User user, String challenge, List<String> known) {
      return new Creation(
          party,
          user,
          challenge,
          ALGORITHMS.stream().map(number -> new Algorithm("public-key", number)).toList(),
          TIMEOUT,
          known.stream().map(id -> new Known("public-key", id)).toList(),
          Selection.PASSKEY,
          "none",
          Extensions.PROTECTED);
    }
  }

  /** How a passkey is shown; goes to {@code navigator.credentials.get}. */
  public record Request(String challenge, String rpId, int timeout, String userVerification)
      implements Page {
    /** Any passkey that there is for that party. */
    public static Request of(String party, String challenge) {
      return new Request(challenge, party, TIMEOUT, REQUIRED);
    }
  }
}
