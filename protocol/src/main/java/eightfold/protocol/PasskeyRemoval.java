package eightfold.protocol;

/**
 * A guest wants a passkey to be worth nothing any more.
 *
 * @param guest their token
 * @param id the passkey's, in base64url
 */
public record PasskeyRemoval(String guest, String id) {
  /** Reads the body of the request. */
  public static PasskeyRemoval read(String json) throws Malformed {
    return read(Json.object(json));
  }

  static PasskeyRemoval read(Fields all) throws Malformed {
    Fields body = all.only("guest", "id");
    return new PasskeyRemoval(
        body.text("guest", GuestWish.LONGEST_TOKEN),
        Base64Url.field(body, "id", PasskeySignIn.LONGEST_ID));
  }
}
