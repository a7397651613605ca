package eightfold.rules.check;

import eightfold.game.EngineVersion;
import eightfold.message.Message;
import eightfold.message.Texts;
import eightfold.rules.finding.Explanation;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.RuleBook;
import java.util.List;
import java.util.Optional;

/**
 * Something wrong with a whole book, whose rules are each right by themselves.
 *
 * @param code of what kind it is
 * @param element the element that it is about; none where something is missing
 * @param effect the words of the effect that it is about, of the cards that the element is about
 * @param other another element that has its part in it
 * @param why what is wrong, and what would be right
 * @param since the first engine that refuses such a book ({@link EngineVersion})
 */
public record Objection(
    FindingCode code,
    Optional<Element> element,
    Optional<String> effect,
    Optional<Element> other,
    Explanation why,
    int since) {
  /** About an element; every engine has refused it. */
  static Objection to(FindingCode code, Element element, Explanation why) {
    return new Objection(
        code, Optional.of(element), Optional.empty(), Optional.empty(), why, EngineVersion.FIRST);
  }

  /** About an element; every engine has refused it. */
  static Objection to(FindingCode code, Element element, Message what, Message right) {
    return to(code, element, Explanation.of(what, right));
  }

  /** About what a book does not hold; every engine has refused it. */
  static Objection toLack(FindingCode code, Message what, Message right) {
    return new Objection(
        code,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Explanation.of(what, right),
        EngineVersion.FIRST);
  }

  /** The same about one effect of the element. */
  Objection about(String one) {
    return new Objection(code, element, Optional.of(one), other, why, since);
  }

  /** The same with another element that has its part in it. */
  Objection beside(Optional<? extends Element> another) {
    return new Objection(code, element, effect, another.map(e -> e), why, since);
  }

  /** The same as engines refuse it from one on. */
  Objection since(int engine) {
    return new Objection(code, element, effect, other, why, engine);
  }

  /** The same about the lines of a book that hold the rules of the core that it is about. */
  Objection in(RuleBook book) {
    return new Objection(code, element.map(book::line), effect, other.map(book::line), why, since);
  }

  /** What is wrong, without a full stop, in plain English. */
  String what() {
    return why.what(Texts.ENGLISH);
  }

  /** What would be right, in plain English; may be empty. */
  String right() {
    return why.right(Texts.ENGLISH);
  }

  /** What is wrong and what would be right, in plain English. */
  public String sentence() {
    return why.sentence().text();
  }

  /** Where in its element it is, as a step of its JSON pointer; empty where it is all of it. */
  public String step() {
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
