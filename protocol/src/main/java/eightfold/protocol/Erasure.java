package eightfold.protocol;

/**
 * Somebody wants their name and talk at a table erased.
 *
 * @param token of the seat that they have there, or had
 */
public record Erasure(String token) {
  /** Reads the body of the request. */
  public static Erasure read(String json) throws Malformed {
    return read(Json.object(json));
  }

  static Erasure read(Fields body) throws Malformed {
    return new Erasure(body.only("token").text("token", Request.LONGEST_ID));
  }
}
