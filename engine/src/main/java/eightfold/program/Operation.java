package eightfold.program;

import eightfold.rules.vocabulary.Effect;
import java.util.Optional;

/**
 * A step of what a card does when it is laid. The steps of a card are done in the order of their
 * actions, wherever its rules stand in the book.
 *
 * @param action what it does
 * @param number how many cards, seats or turns it is about
 */
public record Operation(Action action, int number) {
  /** What a step does. */
  public enum Action {
    /** Play turns round; the number is not used. */
    REVERSE,
    /** Play goes clockwise from here. */
    GO_LEFT,
    /** Play goes counterclockwise from here. */
    GO_RIGHT,
    /** With two seats its player has another turn. */
    AGAIN_WITH_TWO,
    /** With two seats the other one is passed over. */
    SKIP_WITH_TWO,
    /** All others draw so many cards at once, in the direction of play. */
    OTHERS_DRAW,
    /** The same for all but the next seat. */
    OTHERS_BUT_NEXT_DRAW,
    /** All others draw so many cards at once, clockwise whatever the direction of play. */
    OTHERS_DRAW_CLOCKWISE,
    /** The same for all but the next seat. */
    OTHERS_BUT_NEXT_DRAW_CLOCKWISE,
    /** So many cards more in the count that the card opens or goes on with. */
    COUNT,
    /** The next seat is to draw so many cards. */
    NEXT_DRAWS,
    /** The same unless the stock is empty. */
    NEXT_DRAWS_WHILE_STOCK_LASTS,
    /** So many seats are passed over. */
    SKIP,
    /** So many seats are to be passed over, unless that is answered. */
    SKIP_OR_ANSWER,
    /** The next seat misses so many turns. */
    NEXT_MISSES,
    /** All hands move on clockwise. */
    PASS_HANDS_LEFT,
    /** All hands move on counterclockwise. */
    PASS_HANDS_RIGHT,
    /** All hands move on in the direction of play. */
    PASS_HANDS_ON,
    /** The next seat shows its hand to all. */
    NEXT_SHOWS_HAND,
    /** Every other seat does, the next one first. */
    OTHERS_SHOW_HANDS,
    /** Its player has another turn. */
    AGAIN,
    /** Its player puts another card on it. */
    REPEAT,
    /** Silence begins, or ends. */
    SILENCE,
    /** The top card of the stock comes onto the pile and does what it does. */
    TURN_UP;

    /**
     * The step that such an effect is; none where it says what matches, or something is decided
     * once the card lies.
     */
    static Optional<Action> of(Effect.What what) {
      return switch (what) {
        case SILENCE -> Optional.of(SILENCE);
        case REPEAT -> Optional.of(REPEAT);
        case REVERSE -> Optional.of(REVERSE);
        case GOES_LEFT -> Optional.of(GO_LEFT);
        case GOES_RIGHT -> Optional.of(GO_RIGHT);
        case AGAIN -> Optional.of(AGAIN);
        case TURNS_UP -> Optional.of(TURN_UP);
        case PASS_HANDS_LEFT -> Optional.of(PASS_HANDS_LEFT);
        case PASS_HANDS_RIGHT -> Optional.of(PASS_HANDS_RIGHT);
        case PASS_HANDS_ON -> Optional.of(PASS_HANDS_ON);
        case NEXT_SHOWS_HAND -> Optional.of(NEXT_SHOWS_HAND);
        case OTHERS_SHOW_HANDS -> Optional.of(OTHERS_SHOW_HANDS);
        case AGAIN_WITH_TWO -> Optional.of(AGAIN_WITH_TWO);
        case SKIP_WITH_TWO -> Optional.of(SKIP_WITH_TWO);
        case GIVES_TO_OTHERS, OWN_SUIT, LEAVES_IN_FORCE, SISTER_SUIT -> Optional.empty();
        case DECLARES_SUIT -> throw new IllegalStateException("no card of its own does " + what);
      };
    }
  }
}
