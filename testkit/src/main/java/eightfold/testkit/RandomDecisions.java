package eightfold.testkit;

import eightfold.game.FastChance;
import eightfold.rules.CardSet;
import eightfold.rules.Effect;
import eightfold.rules.Element;
import eightfold.rules.SeatTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

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
    boolean declares = says(effects, Effect.DeclaresSuit.class);
    boolean decides = declares || says(effects, Effect.CallsRank.class);
    if (declares && in()) {
      effects.add(new Effect.OrRank(some));
    }
    if (in()) {
      effects.add(chance.below(2) == 0 ? new Effect.PassHandsLeft() : new Effect.PassHandsRight());
    }
    if (!decides && in()) {
      effects.add(chance.below(2) == 0 ? new Effect.OwesItsSuit() : new Effect.OwesAnyCard());
    } else if (in()) {
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

  private static boolean says(List<Effect> effects, Class<? extends Effect> sort) {
    return effects.stream().anyMatch(sort::isInstance);
  }

  /** What a book with these rules may say besides. */
  void addTo(List<Element> book) {
    if (in() && has(book, Element.Jokers.class)) {
      book.add(new Element.JokersStay());
    }
    if (in() && !has(book, Element.LastCosts.class)) {
      Element.LastEffect.Scope[] scopes = Element.LastEffect.Scope.values();
      book.add(new Element.LastEffect(scopes[chance.below(scopes.length)]));
    }
    if (has(book, Element.Call.class)) {
      calls(book);
    }
    boolean drops =
        find(book, Element.Match.class)
            .map(match -> match.format() == Element.Match.Format.ELIMINATION)
            .orElse(false);
    if (drops && in()) {
      book.add(new Element.ExactIsNothing());
    }
    if (drops && in()) {
      bySeatsLeft(book);
    }
    scores(book);
  }

  private void calls(List<Element> book) {
    if (in()) {
      book.add(new Element.CallIfEmptied());
    }
    if (in()) {
      book.add(new Element.CallEachChange());
    }
    if (in()) {
      book.add(new Element.CallUntilTurn());
    }
  }

  private void bySeatsLeft(List<Element> book) {
    Element.Deal deal = find(book, Element.Deal.class).orElseThrow();
    TreeMap<Integer, Integer> cards = new TreeMap<>();
    cards.put(2, 1 + chance.below(6));
    cards.put(3 + chance.below(2), deal.cards().at(2));
    book.set(
        book.indexOf(deal),
        new Element.Deal(
            new SeatTable(cards),
            deal.oneLessEachDeal(),
            deal.downAndUp(),
            deal.oneMoreToEldest()));
    book.add(new Element.DealBySeatsLeft());
  }

  private void scores(List<Element> book) {
    Element.Scoring.Mode mode =
        find(book, Element.Scoring.class)
            .map(Element.Scoring::mode)
            .orElse(Element.Scoring.Mode.NONE);
    boolean reshuffle =
        find(book, Element.Stock.class)
            .map(stock -> stock.out() == Element.Stock.Out.RESHUFFLE)
            .orElse(true);
    if (mode != Element.Scoring.Mode.NONE && in()) {
      book.add(new Element.Dealer(Element.Dealer.Who.HIGHEST));
    }
    if (mode == Element.Scoring.Mode.OWN && reshuffle && in()) {
      book.add(new Element.StockCosts(1 + chance.below(30)));
    }
  }

  private static boolean has(List<Element> book, Class<? extends Element> sort) {
    return find(book, sort).isPresent();
  }

  private static <E extends Element> Optional<E> find(List<Element> book, Class<E> sort) {
    return book.stream().filter(sort::isInstance).map(sort::cast).findFirst();
  }
}
