package eightfold.program;

import eightfold.rules.vocabulary.Amount;
import java.util.Optional;

/**
 * An {@link Amount} for a number of seats: a number, and so many times what is counted at the table
 * when the line works.
 *
 * @param of what is counted; empty: the number is always the same
 * @param plus what is added to that, or less than none
 */
public record Quantity(Optional<Amount.Count> of, int times, int plus) {
  static Quantity of(Amount amount, int seats) {
    return switch (amount) {
      case Amount.Fixed(var bySeats) -> new Quantity(Optional.empty(), 0, bySeats.at(seats));
      case Amount.Counted(Amount.Count count, int times, int less) ->
          new Quantity(Optional.of(count), times, -less);
    };
  }
}
