package eightfold.protocol;

import java.util.OptionalInt;

/**
 * Somebody who wants a seat at a table.
 *
 * @param name what they want to be called
 * @param seat which seat: a free one or a bot's; empty: the next free one
 */
public record Newcomer(String name, OptionalInt seat) {
  private static final int LONGEST_NAME = 80;

  /** Somebody who takes any seat. */
  public Newcomer(String name) {
    this(name, OptionalInt.empty());
  }

  /** Reads the body of the request. */
  public static Newcomer read(String json) throws Malformed {
    return read(Json.object(json));
  }

  static Newcomer read(Fields all) throws Malformed {
    Fields body = all.only("name", "seat");
    return new Newcomer(
        body.text("name", LONGEST_NAME), body.optionalNumber("seat", 0, Request.MOST_SEATS));
  }
}
