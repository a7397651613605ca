package eightfold.rules;

import eightfold.game.EngineVersion;
import java.util.List;
import java.util.Optional;

/**
 * Something wrong with a whole book, whose rules are each right by themselves.
 *
 * @param code of what kind it is
 * @param element the element that it is about; none where something is missing
 * @param effect the words of the effect that it is about, of the cards that the element is about
 * @param other another element that has its part in it
 * @param what what is wrong, without a full stop
 * @param right what would be right; may be empty
 * @param since the first engine that refuses such a book ({@link EngineVersion})
 */
public record Objection(
    FindingCode code,
    Optional<Element> element,
    Optional<String> effect,
    Optional<Element> other,
    String what,
    String right,
    int since) {
  /** About an element; every engine has refused it. */
  static Objection to(FindingCode code, Element element, String what, String right) {
    return new Objection(
        code,
        Optional.of(element),
        Optional.empty(),
        Optional.empty(),
        what,
        right,
        EngineVersion.FIRST);
  }

  /** About what a book does not hold; every engine has refused it. */
  static Objection toLack(FindingCode code, String what, String right) {
    return new Objection(
        code,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        what,
        right,
        EngineVersion.FIRST);
  }

  /** The same about one effect of the element. */
  Objection about(String one) {
    return new Objection(code, element, Optional.of(one), other, what, right, since);
  }

  /** The same with another element that has its part in it. */
  Objection beside(Optional<? extends Element> another) {
    return new Objection(code, element, effect, another.map(e -> e), what, right, since);
  }

  /** The same as engines refuse it from one on. */
  Objection since(int engine) {
    return new Objection(code, element, effect, other, what, right, engine);
  }

  /** The same about the lines of a book that hold the rules of the core that it is about. */
  Objection in(RuleBook book) {
    return new Objection(
        code, element.map(book::line), effect, other.map(book::line), what, right, since);
  }

  /** What is wrong and what would be right. */
  public String sentence() {
    return right.isEmpty() ? what : what + "; " + right;
  }

  /** Where in its element it is, as a step of its JSON pointer; empty where it is all of it. */
  String step() {
    if (element.isPresent() && effect.isPresent() && element.get() instanceof Element.On on) {
      for (int i = 0; i < on.effects().size(); i++) {
        Element.On one = new Element.On(on.cards(), List.of(on.effects().get(i)));
        if (one.says(effect.get())) {
          return "effects/" + i;
        }
      }
    }
    return "";
  }
}
