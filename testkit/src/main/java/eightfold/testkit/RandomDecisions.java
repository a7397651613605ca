package eightfold.testkit;

import eightfold.game.FastChance;
import eightfold.rules.CardSet;
import eightfold.rules.Effect;
import eightfold.rules.Element;
import eightfold.rules.RuleBooks;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Makes up cards that are doubted, given, followed up or make the hands move, and what books with
 * such cards say of their deals.
 */
final class RandomDecisions {
  private final FastChance chance;

  /** Of twenty lines or rules of this sort, so many are in. */
  private final int weight;

  RandomDecisions(FastChance chance) {
    this.chance = chance;
    this.weight = Math.max(0, chance.below(6) - 1);
  }

  private boolean in() {
    return chance.below(20) < weight;
  }

  /** What a line of effects may say besides. */
  void add(List<Effect> effects, CardSet some) {
    if (in()) {
      effects.add(new Effect.OrRank(some));
    }
    if (in()) {
      effects.add(chance.below(2) == 0 ? new Effect.PassHandsLeft() : new Effect.PassHandsRight());
    }
    if (in()) {
      effects.add(chance.below(2) == 0 ? new Effect.OwesItsSuit() : new Effect.OwesAnyCard());
    }
    if (in()) {
      effects.add(new Effect.GivesToOthers());
    }
  }

  /** A line about a card that may be challenged, alone in it. */
  Optional<List<Effect>> doubtful() {
    if (!in()) {
      return Optional.empty();
    }
    List<Effect> effects = new ArrayList<>();
    if (chance.below(2) == 0) {
      effects.add(new Effect.Wild());
    }
    if (chance.below(2) == 0) {
      effects.add(new Effect.DeclaresSuit());
    }
    effects.add(new Effect.NextDraws(1 + chance.below(4)));
    effects.add(new Effect.NoAnswer());
    effects.add(new Effect.OnlyInNeed());
    effects.add(new Effect.ChallengeCosts(1 + chance.below(4)));
    if (chance.below(3) == 0) {
      effects.add(new Effect.ThenTurn());
    }
    return Optional.of(effects);
  }

  /** What a book may say besides. */
  void addTo(List<Element> book) {
    if (in()) {
      book.add(RuleBooks.line("jokers-stay"));
    }
    if (in()) {
      book.add(RuleBooks.line("last-effect " + (chance.below(2) == 0 ? "draws" : "all")));
    }
    if (in()) {
      book.add(RuleBooks.line("call-if-emptied"));
    }
    if (in()) {
      book.add(RuleBooks.line("call-each-change"));
    }
    if (in()) {
      book.add(RuleBooks.line("call-until-turn"));
    }
    if (in()) {
      book.add(RuleBooks.line("exact-is-nothing"));
    }
    if (in()) {
      book.add(new Element.DealBySeatsLeft());
    }
    if (in()) {
      book.add(new Element.Dealer(Element.Dealer.Who.HIGHEST));
    }
    if (in()) {
      book.add(RuleBooks.line("stock-costs " + (1 + chance.below(30))));
    }
  }
}
