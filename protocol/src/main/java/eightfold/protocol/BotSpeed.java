package eightfold.protocol;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** How fast the bots of a table are, as its host has chosen. */
public enum BotSpeed {
  /** Each act can be followed, by somebody who is new to the game, too. */
  SLOW,
  /** As nobody has chosen. */
  USUAL,
  /** Three bots in turn take less than a second. */
  FAST;

  /** All of them by their words. */
  static final List<String> WORDS = Arrays.stream(values()).map(BotSpeed::word).toList();

  /** The word for it on the wire. */
  @JsonValue
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The speed of a word. */
  public static Optional<BotSpeed> of(String word) {
    return Arrays.stream(values()).filter(speed -> speed.word().equals(word)).findFirst();
  }
}
