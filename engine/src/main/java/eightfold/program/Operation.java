package eightfold.program;

import eightfold.rules.vocabulary.Effect;
import java.util.Arrays;
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
    REVERSE(Effect.Reverse.class),
    /** Play goes clockwise from here. */
    GO_LEFT(Effect.GoesLeft.class),
    /** Play goes counterclockwise from here. */
    GO_RIGHT(Effect.GoesRight.class),
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
    AGAIN(Effect.Again.class),
    /** Its player puts another card on it. */
    REPEAT(Effect.Repeat.class),
    /** Silence begins, or ends. */
    SILENCE(Effect.Silence.class),
    /** The top card of the stock comes onto the pile and does what it does. */
    TURN_UP;

    private final Optional<Class<? extends Effect.AtOnce>> effect;

    Action() {
      effect = Optional.empty();
    }

    Action(Class<? extends Effect.AtOnce> effect) {
      this.effect = Optional.of(effect);
    }

    /** The step that such an effect is. */
    static Action of(Effect.AtOnce effect) {
      return Arrays.stream(values())
          .filter(action -> action.effect.equals(Optional.of(effect.getClass())))
          .findFirst()
          .orElseThrow(() -> new IllegalStateException("no step is " + effect));
    }
  }
}
