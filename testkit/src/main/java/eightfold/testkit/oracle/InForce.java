package eightfold.testkit.oracle;

import eightfold.cards.Kind;
import eightfold.cards.Pack;
import eightfold.rules.vocabulary.Effect;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The card, and the suit, that rule where the upcard leaves in force what was (semantics 4.14 and
 * 4.15).
 */
final class InForce {
  private InForce() {}

  /** The card whose suit and rank are to be matched. */
  static int ruling(Cards cards) {
    int kept = cards.demand().ruling();
    return kept == Kind.NONE ? cards.upcard() : kept;
  }

  /** What is asked for once the card lies: nothing, or what was, if the card leaves it. */
  static Demand after(Rules rules, Cards cards, int card) {
    return turnedToSister(rules, cards, card, left(rules, cards, card));
  }

  private static Demand left(Rules rules, Cards cards, int card) {
    if (!rules.cards().asks(card, Effect.What.LEAVES_IN_FORCE)) {
      return cards.demand().nothing();
    }
    return cards.pile().isEmpty() ? cards.demand() : cards.demand().ruling(ruling(cards));
  }

  /** A card may turn the suit to be matched to the other one of its colour. */
  private static Demand turnedToSister(Rules rules, Cards before, int card, Demand after) {
    OptionalInt suit = suit(before);
    return rules.cards().asks(card, Effect.What.SISTER_SUIT) && suit.isPresent()
        ? after.suit(sister(rules.kinds(), suit.getAsInt()))
        : after;
  }

  private static int sister(Pack pack, int suit) {
    return IntStream.range(0, pack.suits().size())
        .filter(other -> other != suit && pack.colourOfSuit(other) == pack.colourOfSuit(suit))
        .findFirst()
        .orElseThrow();
  }

  /** The place in a pile of the card that rules, all being known that lies there. */
  static int rulingPlace(Rules rules, List<Integer> pile, int top) {
    int place = top;
    while (place > 0 && rules.cards().asks(pile.get(place), Effect.What.LEAVES_IN_FORCE)) {
      place--;
    }
    return place;
  }

  /** The suit in force: the declared one, else the ruling card's. */
  static OptionalInt suit(Cards cards) {
    if (cards.pile().isEmpty() || cards.demand().suit().isPresent()) {
      return cards.demand().suit();
    }
    return suitOf(cards.pack(), ruling(cards));
  }

  /** A card's own suit, the first of two; a card without a suit has none. */
  static OptionalInt suitOf(Pack pack, int kind) {
    return pack.suit(kind) == Pack.NONE ? OptionalInt.empty() : OptionalInt.of(pack.suit(kind));
  }

  /** The suit that a pile shows: of its uppermost card that is no joker. */
  static OptionalInt shownBy(Pack pack, List<Integer> pile) {
    return pile.reversed().stream()
        .filter(kind -> !pack.joker(kind))
        .mapToInt(pack::suit)
        .findFirst();
  }
}
