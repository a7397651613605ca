package eightfold.protocol;

import com.fasterxml.jackson.annotation.JsonInclude;
import eightfold.game.Cause;
import eightfold.game.Event;
import eightfold.message.Message;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * One thing that brought an event about (NOTATION 8); what is missing has no part in it.
 *
 * @param card the card, in the notation
 * @param seat the seat that played the card or did the act
 * @param rule the number of the book's {@code when} line, from 1, or the word of a rule that every
 *     book has
 * @param says what that line says
 */
public record ToldCause(
    @JsonInclude(JsonInclude.Include.NON_EMPTY) String card,
    @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Integer> seat,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) String rule,
    @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Words> says) {
  /**
   * A cause.
   *
   * @param conditions what the {@code when} lines of the book say, in their order
   */
  static ToldCause of(Cause cause, List<Message> conditions) {
    boolean nobody = cause.seat() == Event.NOBODY;
    OptionalInt line = cause.line();
    return new ToldCause(
        cause.card(),
        nobody ? Optional.empty() : Optional.of(cause.seat()),
        cause.rule(),
        line.isPresent() && line.getAsInt() <= conditions.size()
            ? Optional.of(new Words(conditions.get(line.getAsInt() - 1)))
            : Optional.empty());
  }
}
