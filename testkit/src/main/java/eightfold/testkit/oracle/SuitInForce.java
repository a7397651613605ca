package eightfold.testkit.oracle;

import java.util.OptionalInt;

/**
 * The suit that a card which keeps it would find (semantics 14.4); a joker leaves it alone.
 *
 * @param now since the last card was laid, or a suit declared
 * @param before that card was laid
 */
public record SuitInForce(OptionalInt now, OptionalInt before) implements Part {
  static final SuitInForce NONE = new SuitInForce(OptionalInt.empty(), OptionalInt.empty());

  SuitInForce now(OptionalInt to) {
    return new SuitInForce(to, before);
  }
}
