package eightfold.testkit;

import eightfold.game.FastChance;
import eightfold.rules.book.RuleBooks;
import eightfold.rules.vocabulary.Element;
import java.util.ArrayList;
import java.util.List;

/** Makes up rules of Creights, Crazy Spoons and Tag Team (semantics 13, 20 and 23). */
final class RandomFamily {
  private final FastChance chance;
  private final boolean wanted;

  /**
   * @param wanted whether a book is to have such rules at all
   */
  RandomFamily(FastChance chance, boolean wanted) {
    this.chance = chance;
    this.wanted = wanted;
  }

  private boolean one(int in) {
    return wanted && chance.below(in) == 0;
  }

  /** What a card may do besides. */
  void effects(List<String> effects) {
    if (one(6)) {
      effects.add("counts " + (1 + chance.below(3)));
    }
    if (one(6)) {
      effects.add("opens count");
    }
    if (one(8)) {
      effects.add("repeat");
    }
    if (one(8)) {
      effects.add("duel " + (1 + chance.below(3)));
    }
    if (one(8)) {
      effects.add("grab " + (1 + chance.below(3)));
    }
    if (one(8)) {
      effects.add("sister suit");
    }
    if (one(8)) {
      effects.add("not the next");
    }
    if (one(12)) {
      effects.add("named \"Twenty two\"");
    }
  }

  /** Elements besides those that every book may have. */
  List<Element> elements(RandomEffects sets) {
    List<Element> elements = new ArrayList<>();
    if (one(4)) {
      elements.add(RuleBooks.line("forced-count"));
    }
    if (one(5)) {
      elements.add(RuleBooks.line("pressure " + (1 + chance.below(9))));
    }
    if (one(5)) {
      elements.add(RuleBooks.line("pairs"));
    }
    if (one(5)) {
      elements.add(RuleBooks.line("on-its-like"));
    }
    if (one(10)) {
      String cards = sets.set().text();
      elements.add(RuleBooks.line("leave-out " + cards + ", from packs " + (1 + chance.below(2))));
    }
    if (one(3)) {
      elements.add(RuleBooks.line("teams" + (one(3) ? ", disband at three" : "")));
    }
    if (one(3)) {
      elements.add(RuleBooks.line("trades" + (one(2) ? ", face up" : "")));
    }
    if (one(6)) {
      String not = one(2) ? ", not " + sets.set().text() : "";
      String alone = ", alone " + (1 + chance.below(30));
      elements.add(RuleBooks.line("cancelling " + sets.set().text() + not + alone));
    }
    if (one(5)) {
      elements.add(RuleBooks.line("wrong-catch " + (1 + chance.below(2))));
    }
    if (one(3)) {
      elements.add(RuleBooks.line("names-said"));
    }
    if (one(3)) {
      elements.add(RuleBooks.line("phrase \"not my spoon\""));
    }
    if (one(3)) {
      elements.add(RuleBooks.line("wrong-cards-stay"));
    }
    return elements;
  }
}
