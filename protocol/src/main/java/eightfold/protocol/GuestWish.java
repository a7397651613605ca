package eightfold.protocol;

import java.util.Optional;

/**
 * Somebody wants to be known at all tables of a server.
 *
 * @param name what they want to be called
 * @param guest the token by which they are known already, to be renewed; empty: they are new
 */
public record GuestWish(String name, Optional<String> guest) {
  /** The longest token of a guest, in characters. */
  public static final int LONGEST_TOKEN = 400;

  private static final int LONGEST_NAME = 80;

  /** Reads the body of the request. */
  public static GuestWish read(String json) throws Malformed {
    return read(Json.object(json));
  }

  static GuestWish read(Fields all) throws Malformed {
    Fields body = all.only("name", "guest");
    return new GuestWish(
        body.text("name", LONGEST_NAME), body.optionalText("guest", LONGEST_TOKEN));
  }
}
