package eightfold.testkit.oracle;

import java.util.Optional;

/**
 * Who laid the last cards of the deal.
 *
 * @param last who laid the last one
 * @param before who laid the one before it
 */
public record Layers(Optional<Integer> last, Optional<Integer> before) implements Part {
  static final Layers NOBODY = new Layers(Optional.empty(), Optional.empty());

  /** The same when a further card has been laid. */
  Layers and(int seat) {
    return new Layers(Optional.of(seat), last);
  }
}
