package eightfold.protocol;

import com.fasterxml.jackson.annotation.JsonInclude;
import eightfold.game.Cause;
import eightfold.game.Event;
import java.util.Optional;

/**
 * One thing that brought an event about (NOTATION 8); what is missing has no part in it.
 *
 * @param card the card, in the notation
 * @param seat the seat that played the card or did the act
 * @param rule the number of the book's {@code when} line, from 1, or the word of a rule that every
 *     book has
 */
public record ToldCause(
    @JsonInclude(JsonInclude.Include.NON_EMPTY) String card,
    @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Integer> seat,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) String rule) {
  static ToldCause of(Cause cause) {
    boolean nobody = cause.seat() == Event.NOBODY;
    return new ToldCause(
        cause.card(), nobody ? Optional.empty() : Optional.of(cause.seat()), cause.rule());
  }
}
