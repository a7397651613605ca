package eightfold.rules.vocabulary;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How many cards or turns a consequence is about. */
public sealed interface Amount {
  /** No consequence is about more cards or turns than that, whatever is counted. */
  int MOST = 20;

  /** Always the same number, or one that goes by the number of seats: {@code 2}, {@code 1 5:2}. */
  record Fixed(SeatTable bySeats) implements Amount {}

  /**
   * What is counted when the line works: {@code 2 times its value less 1}. It is never less than
   * none, and never more than {@link #MOST}.
   *
   * @param times how often the count is taken
   * @param less so many fewer
   */
  record Counted(Count of, int times, int less) implements Amount {}

  /**
   * What a throw shows when the line works, each number equally likely: {@code a die}, {@code a
   * coin}, {@code 0 to 7 by chance}. It is thrown once for all seats of the consequence.
   *
   * @param least from 0
   * @param most more than that, and not more than {@link #MOST}
   */
  record Thrown(int least, int most) implements Amount {
    /** One to six. */
    public static final Thrown DIE = new Thrown(1, 6);

    /** None or one. */
    public static final Thrown COIN = new Thrown(0, 1);

    private static Optional<Amount> read(String words) {
      Matcher matcher = Pattern.compile(THROWN).matcher(words);
      if (!matcher.matches()) {
        return Optional.empty();
      }
      if (matcher.group(1) == null) {
        return Optional.of(words.equals(DIE.words()) ? DIE : COIN);
      }
      int least = number(matcher.group(1), 0);
      int most = number(matcher.group(2), 0);
      return least < most ? Optional.of(new Thrown(least, most)) : Optional.empty();
    }

    private String words() {
      return equals(DIE) ? "a die" : equals(COIN) ? "a coin" : least + " to " + most + " by chance";
    }
  }

  /** What can be counted. */
  enum Count {
    /** The value of the card that the line is about: ace 1 to king 13, a joker 0. */
    ITS_VALUE,
    /** The cards laid in the turn that is on. */
    CARDS_LAID,
    /** The cards that the player of the line holds. */
    CARDS_IN_HAND,
    /** The seats that take turns in the deal. */
    SEATS,
    /** Half of them, rounded down. */
    HALF_THE_SEATS;

    /** As a line writes it. */
    public String words() {
      return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
  }

  /** The words for counts, as a message lists them. */
  String WORDS =
      Stream.of(Count.values()).map(Count::words).collect(Collectors.joining(", "))
          + ", a die, a coin, 0 to 7 by chance";

  /** How a throw is written. */
  String THROWN = "a die|a coin|([0-9]|1[0-9]) to ([1-9]|1[0-9]|20) by chance";

  /** How a count is written, for those who check a text before they read it. */
  String PATTERN =
      "((?:[1-9]|1[0-9]|20) times )?("
          + Stream.of(Count.values()).map(Count::words).collect(Collectors.joining("|"))
          + ")( less (?:[1-9]|1[0-9]|20))?";

  /** Always that number. */
  static Amount of(int number) {
    return new Fixed(SeatTable.always(number));
  }

  /** Reads a count or a throw, such as {@code half the seats less 1}; numbers are neither. */
  static Optional<Amount> inWords(String words) {
    return Thrown.read(words).or(() -> counted(words));
  }

  /** Reads a count; a throw and a number are none. */
  static Optional<Amount> counted(String words) {
    Matcher matcher = Pattern.compile(PATTERN).matcher(words);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    return Stream.of(Count.values())
        .filter(count -> count.words().equals(matcher.group(2)))
        .findFirst()
        .map(count -> new Counted(count, number(matcher.group(1), 1), number(matcher.group(3), 0)));
  }

  private static int number(String words, int standard) {
    return words == null ? standard : Integer.parseInt(words.replaceAll("[^0-9]", ""));
  }

  /** Whether it asks for the card that a line is about. */
  default boolean asksForCard() {
    return this instanceof Counted(Count of, int _, int _) && of == Count.ITS_VALUE;
  }

  /** As a line writes it. */
  default String text() {
    return switch (this) {
      case Thrown thrown -> thrown.words();
      case Fixed(SeatTable bySeats) -> bySeats.text();
      case Counted(Count of, int times, int less) ->
          (times == 1 ? "" : times + " times ") + of.words() + (less == 0 ? "" : " less " + less);
    };
  }
}
