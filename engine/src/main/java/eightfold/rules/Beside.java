package eightfold.rules;

import eightfold.rules.RuleBookCheck.Finding;
import java.util.Optional;

/** What is wrong about two effects of one card: one without the other, or both together. */
final class Beside {
  private Beside() {}

  /** An effect that says nothing without another, which the line does not have. */
  static Optional<Finding> missing(
      Element.On on, Class<? extends Effect> effect, Class<? extends Effect> needed) {
    if (!on.has(effect) || on.has(needed)) {
      return Optional.empty();
    }
    String what = "\"%s\" says nothing without \"%s\"";
    String right = "put \"%s\" into the same line".formatted(Form.phrase(needed));
    return Optional.of(
        new Finding(
            Optional.of(on), what.formatted(Form.phrase(effect), Form.phrase(needed)), right));
  }

  /** Two effects of which a card can have one. */
  static Optional<Finding> contradiction(
      Element.On on, Class<? extends Effect> one, Class<? extends Effect> other) {
    if (!on.has(one) || !on.has(other)) {
      return Optional.empty();
    }
    String what = "\"%s\" and \"%s\" contradict each other";
    return Optional.of(
        new Finding(
            Optional.of(on), what.formatted(Form.phrase(one), Form.phrase(other)), "choose one"));
  }
}
