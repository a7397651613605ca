package eightfold.protocol;

/**
 * Somebody says which guest they are.
 *
 * @param guest their token
 */
public record GuestToken(String guest) {
  /** Reads the body of the request. */
  public static GuestToken read(String json) throws Malformed {
    return read(Json.object(json));
  }

  static GuestToken read(Fields body) throws Malformed {
    return new GuestToken(body.only("guest").text("guest", GuestWish.LONGEST_TOKEN));
  }
}
