package eightfold.testkit;

import eightfold.game.FastChance;
import eightfold.rules.book.RuleBooks;
import eightfold.rules.vocabulary.Element;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes up what countdown and macau have brought: one long hand, runs and sets, held suits and
 * ranks, missed turns, cheating.
 */
final class RandomRuns {
  private final FastChance chance;

  RandomRuns(FastChance chance) {
    this.chance = chance;
  }

  private boolean one(int in) {
    return chance.below(in) == 0;
  }

  /** Elements of the table and of turns of several cards. */
  List<Element> elements(RandomEffects effects) {
    List<Element> elements = new ArrayList<>();
    if (one(8)) {
      elements.add(RuleBooks.line("cut-starter"));
    }
    if (one(8)) {
      elements.add(RuleBooks.line("rank-stays"));
    }
    if (one(8)) {
      elements.add(RuleBooks.line(one(2) ? "neighbours" : "neighbours-round"));
    }
    if (one(8)) {
      elements.add(RuleBooks.line("effects-in-order"));
    }
    if (one(8)) {
      elements.add(RuleBooks.line("run-last-effect"));
    }
    if (one(8)) {
      elements.add(RuleBooks.line("sets-of " + effects.set().text()));
    }
    if (one(8)) {
      elements.add(RuleBooks.line("answers-no-run"));
    }
    if (one(6)) {
      elements.add(new Element.Cheating(1 + chance.below(3), 1 + chance.below(2)));
    }
    return elements;
  }

  /** A match counted down, which needs no points; mostly another one, and then nothing. */
  List<Element> countdown() {
    if (!one(6)) {
      return List.of();
    }
    List<Element> elements = new ArrayList<>();
    elements.add(RuleBooks.line("match countdown, at " + (1 + chance.below(8))));
    if (!one(3)) {
      elements.add(RuleBooks.line("own-wild"));
    }
    return elements;
  }

  /** What a card may ask of its player, and of who follows; perhaps nothing. */
  void asks(List<String> effects, RandomEffects sets) {
    switch (chance.below(10)) {
      case 0 -> effects.add("declares another suit held");
      case 1 -> effects.add("calls held rank of " + sets.set().text());
      case 2 -> effects.add("leaves in force");
      default -> {}
    }
  }

  /** Turns that the next seat misses. */
  void misses(List<String> effects, RandomEffects sets) {
    if (one(8)) {
      effects.add("next misses " + (1 + chance.below(3)));
      if (one(2)) {
        effects.add("parried by " + sets.set().text());
      }
    }
  }

  /** What a card adds to a penalty that it answers. */
  void answers(List<String> effects, RandomEffects sets) {
    if (one(10)) {
      effects.add("adds as an answer " + (1 + chance.below(4)));
      effects.add("answered by " + sets.set().text());
    }
  }
}
