package eightfold.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What somebody wants who opens a table.
 *
 * @param game the game's id
 * @param options option values other than the standard ones
 * @param seats who is to sit where; the opener takes the first seat of a person
 * @param name the opener's name
 * @param clockSeconds the turn clock; absent: none
 */
public record TableWish(
    String game,
    Map<String, String> options,
    List<SeatWish> seats,
    String name,
    OptionalInt clockSeconds) {
  public static final int MOST_SEATS = 15;
  private static final int LONGEST_NAME = 80;
  private static final int MOST_OPTIONS = 64;
  private static final int LEAST_CLOCK_SECONDS = 5;
  private static final int MOST_CLOCK_SECONDS = 3600;

  /** A seat for a person, or for the bot of that name. */
  public record SeatWish(Optional<String> bot) {}

  /** Reads a wish; whether game, options and bots exist is for others to say. */
  public static TableWish read(String json) throws Malformed {
    Fields fields = Json.object(json).only("game", "options", "seats", "name", "clockSeconds");
    List<SeatWish> seats = new ArrayList<>();
    for (Fields seat : fields.list("seats", MOST_SEATS)) {
      seats.add(seat(seat.only("kind", "bot")));
    }
    return new TableWish(
        fields.text("game", LONGEST_NAME),
        fields.fields("options").words(MOST_OPTIONS),
        seats,
        fields.text("name", LONGEST_NAME),
        fields.optionalNumber("clockSeconds", LEAST_CLOCK_SECONDS, MOST_CLOCK_SECONDS));
  }

  private static SeatWish seat(Fields seat) throws Malformed {
    String kind = seat.text("kind", LONGEST_NAME);
    return switch (kind) {
      case "person" -> new SeatWish(Optional.empty());
      case "bot" -> new SeatWish(Optional.of(seat.optionalText("bot", LONGEST_NAME).orElse("")));
      default -> throw new Malformed("a seat's kind is person or bot");
    };
  }

  /** Reads the name of somebody who takes a seat. */
  public static String newcomer(String json) throws Malformed {
    return Json.object(json).only("name").text("name", LONGEST_NAME);
  }
}
