package eightfold.game;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a game is good for, by what the catalogue and its portrait tell of it. */
public enum Mood {
  /** A match takes five minutes at most. */
  QUICK,
  /** Eight can play. */
  MANY,
  /** One rank at most is special. */
  EASY,
  /** Six ranks are special, or more. */
  EVENTFUL,
  /** Careful players win four matches of five against careless ones, or more. */
  THOUGHTFUL;

  private static final int QUICK_MINUTES = 5;
  private static final int MANY_SEATS = 8;
  private static final int EASY_CARDS = 1;
  private static final int EVENTFUL_CARDS = 6;
  private static final int THOUGHTFUL_EDGE = 80;

  /** The word for it at the border. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The moods that a game fits; of one without a portrait what its catalogue alone tells. */
  public static List<Mood> of(Catalogue.Entry game, Optional<Portrait> portrait) {
    return Arrays.stream(values()).filter(mood -> mood.fits(game, portrait)).toList();
  }

  private boolean fits(Catalogue.Entry game, Optional<Portrait> portrait) {
    return switch (this) {
      case QUICK -> portrait.filter(known -> known.minutes() <= QUICK_MINUTES).isPresent();
      case MANY -> game.mostSeats() >= MANY_SEATS;
      case EASY -> game.special().count() <= EASY_CARDS;
      case EVENTFUL -> game.special().count() >= EVENTFUL_CARDS;
      case THOUGHTFUL -> portrait.filter(known -> known.edge() >= THOUGHTFUL_EDGE).isPresent();
    };
  }
}
