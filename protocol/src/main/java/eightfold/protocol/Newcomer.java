package eightfold.protocol;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/**
 * Somebody who wants a seat at a table.
 *
 * @param name what they want to be called
 * @param seat which seat: a free one or a bot's; empty: the next free one
 * @param guest the token of the guest that they are, if they have one
 * @param ticket by which they take a seat along, or one that is handed to them; its name is that
 *     which it was given
 * @param held a token by which the same browser sits at the table or has sat there: who has held a
 *     hand in a deal is handed no other in it
 */
public record Newcomer(
    String name,
    OptionalInt seat,
    Optional<String> guest,
    Optional<String> ticket,
    Optional<String> held) {
  private static final int LONGEST_NAME = 80;
  private static final Pattern TICKET = Pattern.compile("[A-Za-z0-9_-]{22,64}");

  public Newcomer(String name, OptionalInt seat, Optional<String> guest) {
    this(name, seat, guest, Optional.empty(), Optional.empty());
  }

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
    Fields body = all.only("name", "seat", "guest", "ticket", "held");
    Optional<String> ticket = body.optionalText("ticket", Request.LONGEST_ID);
    return new Newcomer(
        ticket.isPresent()
            ? body.optionalText("name", LONGEST_NAME).orElse("")
            : body.text("name", LONGEST_NAME),
        body.optionalNumber("seat", 0, Request.MOST_SEATS),
        body.optionalText("guest", GuestWish.LONGEST_TOKEN),
        ticket.isPresent() ? Optional.of(ticket(ticket.get())) : ticket,
        body.optionalText("held", Request.LONGEST_ID));
  }

  /** A ticket as it has to be: made by chance, of 128 bits or more. */
  static String ticket(String text) throws Malformed {
    if (!TICKET.matcher(text).matches()) {
      throw new Malformed("ticket must be 22 to 64 letters, digits, “-” and “_” made by chance");
    }
    return text;
  }
}
