package eightfold.rules;

import eightfold.game.EngineVersion;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What is wrong with a whole book, as the checks find it. */
final class Objections {
  private final List<Objection> all = new ArrayList<>();

  /** All of them, in the order in which they were found. */
  List<Objection> all() {
    return all;
  }

  void add(Objection objection) {
    all.add(objection);
  }

  void addAll(List<Objection> more) {
    all.addAll(more);
  }

  /** About one element. */
  void to(FindingCode code, Element element, String what, String right) {
    add(Objection.to(code, element, what, right));
  }

  /** About an element that does not go with another one. */
  void contradiction(
      Element element, Optional<? extends Element> other, String what, String right) {
    add(Objection.to(FindingCode.CONTRADICTION, element, what, right).beside(other));
  }

  /** An effect that says nothing without another, which the line does not have. */
  void needs(Element.On on, String effect, String needed) {
    if (on.says(effect) && !on.says(needed)) {
      String what = "\"%s\" says nothing without \"%s\"";
      String right = "put \"%s\" into the same line".formatted(needed);
      add(
          Objection.to(FindingCode.NEEDS_ANOTHER_RULE, on, what.formatted(effect, needed), right)
              .about(effect));
    }
  }

  /** Two effects of which a card can have one. */
  void excludes(Element.On on, String one, String other) {
    excludes(on, one, other, EngineVersion.FIRST);
  }

  /** The same as engines refuse it from one on. */
  void excludes(Element.On on, String one, String other, int since) {
    if (on.says(one) && on.says(other)) {
      String what = "\"%s\" and \"%s\" contradict each other";
      add(
          Objection.to(FindingCode.CONTRADICTION, on, what.formatted(one, other), "choose one")
              .about(other)
              .since(since));
    }
  }
}
