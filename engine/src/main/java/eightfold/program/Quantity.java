package eightfold.program;

import eightfold.rules.vocabulary.Amount;
import java.util.Optional;

/**
 * An {@link Amount} for a number of seats: a number, and so many times what is counted at the table
 * when the line works, or what is thrown then.
 *
 * @param of what is counted; empty: the number is always the same, or thrown
 * @param plus what is added to that, or less than none
 * @param thrown how many numbers can be thrown, of which the least is {@code plus}; 0: none is
 */
public record Quantity(Optional<Amount.Count> of, int times, int plus, int thrown) {
  static Quantity of(Amount amount, int seats) {
    return switch (amount) {
      case Amount.Fixed(var bySeats) -> new Quantity(Optional.empty(), 0, bySeats.at(seats), 0);
      case Amount.Counted(Amount.Count count, int times, int less) ->
          new Quantity(Optional.of(count), times, -less, 0);
      case Amount.Thrown(int least, int most) ->
          new Quantity(Optional.empty(), 0, least, most - least + 1);
    };
  }
}
