package eightfold.protocol;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * A player reports somebody at their table to whoever runs the server: a line of talk, or a name.
 *
 * @param token of the reporter's seat
 * @param line the number of the line, if it is about one
 * @param seat where somebody sits whose name it is about, if it is about one
 * @param name that name, as the reporter has seen it; somebody else may sit there by now
 * @param why in the reporter's own words
 */
public record ReportWish(
    String token,
    OptionalLong line,
    OptionalInt seat,
    Optional<String> name,
    Optional<String> why) {
  private static final int LONGEST_WHY = 300;

  /** Reads the body of the request. */
  public static ReportWish read(String json) throws Malformed {
    return read(Json.object(json));
  }

  static ReportWish read(Fields all) throws Malformed {
    Fields body = all.only("token", "line", "seat", "name", "why");
    ReportWish wish =
        new ReportWish(
            body.text("token", Request.LONGEST_ID),
            body.optionalCount("line"),
            body.optionalNumber("seat", 0, Request.MOST_SEATS),
            body.optionalText("name", Request.LONGEST_NAME),
            body.optionalText("why", LONGEST_WHY));
    boolean aboutName = wish.seat.isPresent() && wish.name.isPresent();
    if (wish.line.isPresent() == aboutName || wish.seat.isPresent() != wish.name.isPresent()) {
      throw new Malformed("a report is about a line, or about the name at a seat: seat and name");
    }
    return wish;
  }
}
