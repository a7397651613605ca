package eightfold.testkit.oracle;

import eightfold.game.SetupException;
import eightfold.rules.vocabulary.Element;

/** Whether so many can play by a book (C2). */
final class Fit {
  private Fit() {}

  /** Refuses a number of seats, or a pack too small for them. */
  static void check(Rules rules) {
    checkSeats(rules);
    int seats = rules.seats();
    if (rules.dealing().bySeatsLeft()) {
      for (int left = 2; left < seats; left++) {
        checkPack(rules, left);
      }
    }
    checkPack(rules, seats);
  }

  private static void checkSeats(Rules rules) {
    int seats = rules.seats();
    Element.Players players = rules.players();
    if (seats < players.least() || seats > players.most()) {
      throw SetupException.literal(
          rules.book().name()
              + " is for "
              + players.least()
              + " to "
              + players.most()
              + " players, not "
              + seats);
    }
    if (Teams.play(rules) && (seats < 4 || seats % 2 != 0)) {
      throw SetupException.literal("partners sit opposite: 4, 6 or 8 players, not " + seats);
    }
  }

  /** Refuses a pack that the first deal of so many seats leaves without a card of stock. */
  private static void checkPack(Rules rules, int left) {
    int more = rules.oneMoreToEldest() ? 1 : 0;
    int needed = left * rules.dealt(1, left) + more + 2;
    if (needed > rules.pack().size()) {
      throw SetupException.literal(
          "a pack of " + rules.pack().size() + " cards is too small: the deal needs " + needed);
    }
  }
}
