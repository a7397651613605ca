package eightfold.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * What somebody wants who opens a table.
 *
 * @param played by which rules
 * @param options option values other than the standard ones
 * @param seats who is to sit where; the opener takes the first seat of a person
 * @param name the opener's name
 * @param clockSeconds the turn clock, seconds or whole days of them; absent: none
 * @param typedWords whether words that a player owes have to be typed, without a button
 * @param listed whether anybody may find the table, and not only who has its link
 * @param watchDelaySeconds how late spectators see the table; 0: at once
 * @param guest the token of the guest who opens it, if they have one
 */
public record TableWish(
    Played played,
    Map<String, String> options,
    List<SeatWish> seats,
    String name,
    OptionalInt clockSeconds,
    boolean typedWords,
    boolean listed,
    int watchDelaySeconds,
    Optional<String> guest) {
  public static final int MOST_SEATS = 15;

  /** The longest rule book that a wish may bring, in characters; its body has no more bytes. */
  public static final int LONGEST_BOOK = 80 * 1024;

  private static final int LONGEST_NAME = 80;
  private static final String PERSON = "person";
  private static final String BOT = "bot";
  static final int LONGEST_VALUE = 1024;
  static final int MOST_OPTIONS = 64;
  private static final int LEAST_CLOCK_SECONDS = 5;
  private static final int MOST_CLOCK_SECONDS = 3600;
  private static final Set<Integer> CLOCK_DAYS = Set.of(1, 3, 7);
  private static final int MOST_CLOCK_DAYS = 7;
  private static final Set<Integer> DELAY_SECONDS = Set.of(0, 30, 120, 300);
  private static final int MOST_DELAY_SECONDS = 300;
  private static final int SECONDS_OF_A_DAY = 86_400;

  /** What is to be played. */
  public sealed interface Played {
    /** A game of the catalogue, by its id. */
    record Listed(String game) implements Played {}

    /** A rule book of the opener's own, in its text form or in JSON. */
    record OwnBook(String rules) implements Played {}
  }

  /** A wish of somebody who is no guest. */
  public TableWish(
      Played played,
      Map<String, String> options,
      List<SeatWish> seats,
      String name,
      OptionalInt clockSeconds,
      boolean typedWords,
      boolean listed) {
    this(played, options, seats, name, clockSeconds, typedWords, listed, 0, Optional.empty());
  }

  /** A wish for a game of the catalogue. */
  public TableWish(
      String game,
      Map<String, String> options,
      List<SeatWish> seats,
      String name,
      OptionalInt clockSeconds) {
    this(new Played.Listed(game), options, seats, name, clockSeconds, false, false);
  }

  /** Whether it brings a rule book of its own, for which it may be longer than other messages. */
  public boolean bringsBook() {
    return played instanceof Played.OwnBook;
  }

  /** A seat for a person, or for the bot of that name. */
  public record SeatWish(Optional<String> bot) {}

  /** Reads a wish; whether game, options and bots exist is for others to say. */
  public static TableWish read(String json) throws Malformed {
    return read(Json.objectWithBook(json));
  }

  static TableWish read(Fields body) throws Malformed {
    Fields fields =
        body.only(
            "game",
            "rules",
            "options",
            "seats",
            "name",
            "clockSeconds",
            "clockDays",
            "typedWords",
            "listed",
            "watchDelaySeconds",
            "guest");
    List<SeatWish> seats = new ArrayList<>();
    for (Fields seat : fields.list("seats", MOST_SEATS)) {
      seats.add(seat(seat.only("kind", "bot")));
    }
    return new TableWish(
        played(fields),
        fields.fields("options").words(MOST_OPTIONS, LONGEST_VALUE),
        seats,
        fields.text("name", LONGEST_NAME),
        clock(fields),
        fields.flag("typedWords"),
        fields.flag("listed"),
        watchDelay(fields),
        fields.optionalText("guest", GuestWish.LONGEST_TOKEN));
  }

  private static OptionalInt clock(Fields fields) throws Malformed {
    OptionalInt seconds =
        fields.optionalNumber("clockSeconds", LEAST_CLOCK_SECONDS, MOST_CLOCK_SECONDS);
    OptionalInt days = fields.optionalNumber("clockDays", 1, MOST_CLOCK_DAYS);
    if (days.isEmpty()) {
      return seconds;
    }
    if (seconds.isPresent()) {
      throw new Malformed("either clockSeconds or clockDays, not both");
    }
    if (!CLOCK_DAYS.contains(days.getAsInt())) {
      throw new Malformed("clockDays must be 1, 3 or 7");
    }
    return OptionalInt.of(days.getAsInt() * SECONDS_OF_A_DAY);
  }

  private static int watchDelay(Fields fields) throws Malformed {
    int seconds = fields.optionalNumber("watchDelaySeconds", 0, MOST_DELAY_SECONDS).orElse(0);
    if (!DELAY_SECONDS.contains(seconds)) {
      throw new Malformed("watchDelaySeconds must be 0, 30, 120 or 300");
    }
    return seconds;
  }

  static Played played(Fields fields) throws Malformed {
    Optional<String> rules = fields.optionalText("rules", LONGEST_BOOK);
    if (rules.isEmpty()) {
      return new Played.Listed(fields.text("game", LONGEST_NAME));
    }
    if (fields.optionalText("game", LONGEST_NAME).isPresent()) {
      throw new Malformed("either game, by its id, or rules, a rule book of your own; not both");
    }
    return new Played.OwnBook(rules.get());
  }

  private static SeatWish seat(Fields seat) throws Malformed {
    Optional<String> bot = seat.optionalText("bot", LONGEST_NAME);
    return seat.choice("kind", PERSON, BOT).equals(PERSON)
        ? new SeatWish(Optional.empty())
        : new SeatWish(Optional.of(bot.orElse("")));
  }
}
