package eightfold.protocol;

/**
 * Somebody shows that they have a passkey. What is bytes stands in base64url.
 *
 * @param id the passkey's
 * @param userHandle what the passkey keeps: the guest's secret
 * @param clientData what the browser says, {@code clientDataJSON}
 * @param authenticatorData what the authenticator says
 * @param signature over both
 */
public record PasskeySignIn(
    String id, String userHandle, String clientData, String authenticatorData, String signature) {
  /** The longest id of a passkey, in characters. */
  public static final int LONGEST_ID = 1_364;

  private static final int LONGEST_HANDLE = 86;
  private static final int LONGEST = 2_000;

  /** Reads the body of the request. */
  public static PasskeySignIn read(String json) throws Malformed {
    return read(Json.object(json));
  }

  static PasskeySignIn read(Fields all) throws Malformed {
    Fields body = all.only("id", "userHandle", "clientDataJSON", "authenticatorData", "signature");
    return new PasskeySignIn(
        Base64Url.field(body, "id", LONGEST_ID),
        Base64Url.field(body, "userHandle", LONGEST_HANDLE),
        Base64Url.field(body, "clientDataJSON", LONGEST),
        Base64Url.field(body, "authenticatorData", LONGEST),
        Base64Url.field(body, "signature", LONGEST));
  }
}
