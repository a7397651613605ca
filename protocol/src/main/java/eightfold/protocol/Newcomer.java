package eightfold.protocol;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * Somebody who wants a seat at a table.
 *
 * @param name what they want to be called
 * @param seat which seat: a free one or a bot's; empty: the next free one
 * @param guest the token of the guest that they are, if they have one
 */
public record Newcomer(String name, OptionalInt seat, Optional<String> guest) {
  private static final int LONGEST_NAME = 80;

  /** Somebody who takes any seat, and is no guest. */
  public Newcomer(String name) {
    this(name, OptionalInt.empty());
  }

  /** Somebody who is no guest. */
  public Newcomer(String name, OptionalInt seat) {
    this(name, seat, Optional.empty());
  }

  /** Reads the body of the request. */
  public static Newcomer read(String json) throws Malformed {
    return read(Json.object(json));
  }

  static Newcomer read(Fields all) throws Malformed {
    Fields body = all.only("name", "seat", "guest");
    return new Newcomer(
        body.text("name", LONGEST_NAME),
        body.optionalNumber("seat", 0, Request.MOST_SEATS),
        body.optionalText("guest", GuestWish.LONGEST_TOKEN));
  }
}
