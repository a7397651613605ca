package eightfold.patience;

import eightfold.game.Game;
import java.util.Map;

/** A patience in its text form, for tests; the library has the one that people play. */
final class Texts {
  static final String EIGHTS =
      """
      patience Eights Patience
      id one-pile
      summary For one player: get the whole pack onto one pile.
      source Typed in for the tests.
      alias One Pile
      wild 8
      hand 6, usually 6, from 4 to 8
      winnable no, usually no
      """;

  private Texts() {}

  /** The game with these options. */
  static PatienceGame game(Map<String, String> options) {
    return new PatienceGame(RulesText.read(EIGHTS).with(options));
  }

  /** The game with hands of so many cards. */
  static Game game(int handSize) {
    return game(Map.of("handSize", String.valueOf(handSize)));
  }
}
