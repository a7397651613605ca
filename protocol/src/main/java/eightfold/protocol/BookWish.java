package eightfold.protocol;

import java.util.Map;

/**
 * Somebody wants to know what there is to say of a rule book that they are writing.
 *
 * @param rules the book, in its text form or in JSON
 * @param options option values other than the standard ones, for its rule sheet
 */
public record BookWish(String rules, Map<String, String> options) {
  public BookWish {
    options = Map.copyOf(options);
  }

  /** Reads the body of the request. */
  public static BookWish read(String json) throws Malformed {
    return read(Json.objectWithBook(json));
  }

  static BookWish read(Fields all) throws Malformed {
    Fields body = all.only("rules", "options");
    return new BookWish(
        body.text("rules", TableWish.LONGEST_BOOK),
        body.fields("options").words(TableWish.MOST_OPTIONS, TableWish.LONGEST_VALUE));
  }
}
