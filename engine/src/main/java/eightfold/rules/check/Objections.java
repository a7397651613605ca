package eightfold.rules.check;

import eightfold.message.Message;
import eightfold.rules.finding.Advice;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.vocabulary.Element;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What is wrong with a whole book, as the checks find it. */
public final class Objections {
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
  void to(FindingCode code, Element element, Message what, Message right) {
    add(Objection.to(code, element, what, right));
  }

  /** About an element that does not go with another one. */
  void contradiction(
      Element element, Optional<? extends Element> other, Message what, Message right) {
    add(Objection.to(FindingCode.CONTRADICTION, element, what, right).beside(other));
  }

  /** An effect that says nothing without another, which the line does not have. */
  void needs(Element.On on, String effect, String needed) {
    if (on.says(effect) && !on.says(needed)) {
      Message right = Message.of("findings.into-same-line").with("words", needed);
      add(
          Objection.to(FindingCode.NEEDS_ANOTHER_RULE, on, saysNothing(effect, needed), right)
              .about(effect));
    }
  }

  /** Words that say something only beside others. */
  public static Message saysNothing(String words, String needed) {
    return Message.of("findings.says-nothing-without").with("words", words).with("other", needed);
  }

  /** Two effects of which a card can have one, as engines refuse it from one on. */
  void excludes(Element.On on, String one, String other, int since) {
    if (on.says(one) && on.says(other)) {
      add(
          Objection.to(FindingCode.CONTRADICTION, on, contradict(one, other), Advice.chooseOne())
              .about(other)
              .since(since));
    }
  }

  /** Two things that cannot both be. */
  private static Message contradict(String one, String other) {
    return Message.of("findings.contradict").with("one", one).with("other", other);
  }
}
