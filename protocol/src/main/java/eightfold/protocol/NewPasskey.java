package eightfold.protocol;

/**
 * A guest has made a passkey. What is bytes stands in base64url.
 *
 * @param guest their token
 * @param clientData what the browser says of it, {@code clientDataJSON}
 * @param attestation what the authenticator says of it, {@code attestationObject}
 */
public record NewPasskey(String guest, String clientData, String attestation) {
  private static final int LONGEST = 3_000;

  /** Reads the body of the request. */
  public static NewPasskey read(String json) throws Malformed {
    return read(Json.object(json));
  }

  static NewPasskey read(Fields all) throws Malformed {
    Fields body = all.only("guest", "clientDataJSON", "attestationObject");
    return new NewPasskey(
        body.text("guest", GuestWish.LONGEST_TOKEN),
        Base64Url.field(body, "clientDataJSON", LONGEST),
        Base64Url.field(body, "attestationObject", LONGEST));
  }
}
