package eightfold.cli;

import eightfold.bots.Bots;
import eightfold.game.Game;
import java.util.List;

/** How many players sit at a table, and who they are. */
final class Seats {
  private Seats() {}

  /** So many players, in words. */
  static String text(int seats) {
    return seats + (seats == 1 ? " player" : " players");
  }

  /** The number asked for, or the standard one where none was (0). */
  static int number(Game game, int asked, int standard) {
    if (asked == 0) {
      return standard;
    }
    if (asked < game.leastSeats() || asked > game.mostSeats()) {
      throw new WrongCall(
          game.leastSeats() == game.mostSeats()
              ? game.id() + " takes " + text(game.leastSeats()) + ", not " + asked
              : game.id()
                  + " takes "
                  + game.leastSeats()
                  + " to "
                  + game.mostSeats()
                  + " players, not "
                  + asked);
    }
    return asked;
  }

  /** A bot's name, if there is such a bot. */
  static String bot(String name) {
    if (Bots.names().contains(name)) {
      return name;
    }
    List<String> near = Nearness.nearest(name, Bots.names(), Bots.names());
    throw new WrongCall(
        "no bot is called \""
            + name
            + "\"; "
            + (near.isEmpty()
                ? "there are " + String.join(", ", Bots.names())
                : "did you mean " + near.getFirst() + "?"));
  }
}
