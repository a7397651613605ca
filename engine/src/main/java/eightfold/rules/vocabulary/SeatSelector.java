package eightfold.rules.vocabulary;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Which seats a {@code when} line speaks of, seen from the player of the line. Seats that are out
 * of the match or of the deal do not count.
 *
 * @param steps how many seats on, 1 to 14; 0 unless {@link Which#SEAT}
 */
public record SeatSelector(Which which, int steps) {
  /** The words for seats. */
  public enum Which {
    PLAYER,
    /** By the direction of play, as {@link #PREVIOUS} and {@link #SEAT}. */
    NEXT,
    PREVIOUS,
    /** So many seats on, counted round: with two players the second is the player. */
    SEAT,
    /** The next seat clockwise, whatever the direction. */
    LEFT,
    RIGHT,
    /** Everybody but the player, in the direction of play. */
    OTHERS,
    /** The player first, then the others. */
    ALL,
    /** Another seat that the player names. */
    CHOSEN,
    PARTNER,
    /** Whoever holds most cards at that moment; in a tie all of them. */
    MOST_CARDS,
    FEWEST_CARDS,
    /** Whoever has most points in the match; in a tie all of them. */
    MOST_POINTS,
    FEWEST_POINTS,
    /** Whoever laid the card before the one that a line is about; nobody before the first one. */
    PLAYER_OF_THE_CARD_BEFORE;

    private String words() {
      return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
  }

  /** The largest number of seats that {@code seat +N} goes on. */
  public static final int MOST_STEPS = 14;

  /** The words that may stand for seats, as a message lists them. */
  public static final String WORDS =
      String.join(", ", Stream.of(Which.values()).map(SeatSelector::example).toList());

  private static String example(Which which) {
    return which == Which.SEAT ? "seat +2" : which.words();
  }

  /** Always the seats of that word. */
  public static SeatSelector of(Which which) {
    return new SeatSelector(which, 0);
  }

  /** The one seat of which a line about cards speaks so. */
  public static SeatSelector of(OtherSeat other) {
    return of(Which.valueOf(other.name()));
  }

  /** Whether it can only ever mean a single other seat. */
  public boolean single() {
    return switch (which) {
      case PLAYER, OTHERS, ALL, MOST_CARDS, FEWEST_CARDS, MOST_POINTS, FEWEST_POINTS -> false;
      default -> true;
    };
  }

  /** As a line writes it: {@code seat +2}. */
  public String text() {
    return which == Which.SEAT ? "seat +" + steps : which.words();
  }

  /** Reads the words for seats, all of them. */
  public static Optional<SeatSelector> parse(String words) {
    if (words.matches("seat \\+[0-9]{1,2}")) {
      int steps = Integer.parseInt(words.substring("seat +".length()));
      boolean good = steps >= 1 && steps <= MOST_STEPS;
      return good ? Optional.of(new SeatSelector(Which.SEAT, steps)) : Optional.empty();
    }
    return Stream.of(Which.values())
        .filter(which -> which != Which.SEAT && which.words().equals(words))
        .findFirst()
        .map(SeatSelector::of);
  }
}
