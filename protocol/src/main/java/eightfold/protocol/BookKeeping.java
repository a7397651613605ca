package eightfold.protocol;

import java.util.regex.Pattern;

/**
 * A guest wants a rule book of theirs kept, right or wrong.
 *
 * @param guest their token
 * @param id by which they know the book, in the place of the one that they have kept under it
 * @param rules the book as it is written now
 */
public record BookKeeping(String guest, String id, String rules) {
  private static final int LONGEST_ID = 40;
  private static final Pattern ID = Pattern.compile("[A-Za-z0-9_-]+");

  /** Reads the body of the request. */
  public static BookKeeping read(String json) throws Malformed {
    return read(Json.objectWithBook(json));
  }

  static BookKeeping read(Fields all) throws Malformed {
    Fields body = all.only("guest", "id", "rules");
    return new BookKeeping(
        body.text("guest", GuestWish.LONGEST_TOKEN),
        id(body),
        body.text("rules", TableWish.LONGEST_BOOK));
  }

  static String id(Fields body) throws Malformed {
    String id = body.text("id", LONGEST_ID);
    if (!ID.matcher(id).matches()) {
      throw new Malformed("id must be letters a to z, digits, - and _");
    }
    return id;
  }
}
