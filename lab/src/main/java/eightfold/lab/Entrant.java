package eightfold.lab;

import eightfold.bots.Bot;
import eightfold.bots.Bots;
import java.util.function.Supplier;

/**
 * Who takes part in a tournament.
 *
 * @param name what it is called
 * @param players makes a player of it, apart from all others
 */
public record Entrant(String name, Supplier<Player> players) {
  /** A bot of the house. */
  public static Entrant named(String bot) {
    return new Entrant(bot, () -> chair -> named(bot, chair));
  }

  private static Bot named(String bot, Player.Chair chair) {
    return Bots.named(bot)
        .orElseThrow(() -> new IllegalArgumentException("seat " + chair.seat() + ": " + bot));
  }
}
