package eightfold.protocol;

/**
 * A guest wants a rule book of theirs forgotten.
 *
 * @param guest their token
 * @param id by which they know it
 */
public record BookRemoval(String guest, String id) {
  /** Reads the body of the request. */
  public static BookRemoval read(String json) throws Malformed {
    return read(Json.object(json));
  }

  static BookRemoval read(Fields all) throws Malformed {
    Fields body = all.only("guest", "id");
    return new BookRemoval(body.text("guest", GuestWish.LONGEST_TOKEN), BookKeeping.id(body));
  }
}
