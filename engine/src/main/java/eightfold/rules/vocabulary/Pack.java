package eightfold.rules.vocabulary;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import java.util.Optional;

/** What the elements of a book say of its pack. */
public final class Pack {
  private static final int LOWEST_PIQUET = 6;
  private static final int LOWEST_SWISS = 5;
  private static final int HIGHEST_SPANISH_PIP = 6;

  private Pack() {}

  /** The kinds that are in the pack. */
  public static long kinds(RuleBook book) {
    long kinds = Kinds.NONE;
    Optional<Element.Deck> deck = book.find(Element.Deck.class);
    Element.Deck.Cards cards = deck.map(Element.Deck::cards).orElse(Element.Deck.Cards.FRENCH);
    for (int rank = 0; rank < Kind.RANKS; rank++) {
      kinds |= holds(cards, rank) ? Kinds.rank(rank) : Kinds.NONE;
    }
    return deck.filter(of -> of.jokers() > 0).isPresent() ? kinds | Kinds.JOKERS : kinds;
  }

  /** Whether a pack of this sort has the rank, 0 (ace) to 12 (king). */
  public static boolean holds(Element.Deck.Cards cards, int rank) {
    return switch (cards) {
      case FRENCH -> true;
      case PIQUET -> rank == Kind.ACE || rank >= LOWEST_PIQUET;
      case SWISS -> rank == Kind.ACE || rank >= LOWEST_SWISS;
      case SPANISH -> rank <= HIGHEST_SPANISH_PIP || rank >= Kind.JACK;
    };
  }

  /** How many cards are in all packs together, for so many seats. */
  public static int size(RuleBook book, int seats) {
    long kinds = kinds(book) & ~Kinds.JOKERS;
    return book.find(Element.Deck.class)
        .map(
            deck -> {
              int packs = deck.packs().at(seats);
              int leftOut = Kinds.size(deck.leftOutOf(packs).mask(wild(book)) & kinds);
              return Kinds.size(kinds) * packs + deck.jokersIn(packs) - leftOut;
            })
        .orElse(Kinds.size(kinds));
  }

  /** The kinds of its pack that an {@code on} element makes wild. */
  public static long wild(RuleBook book) {
    return ruled(book, "wild") & kinds(book);
  }

  /** The kinds whose rules have this effect; of several for one card the first counts. */
  private static long ruled(RuleBook book, String effect) {
    long named = Kinds.NONE;
    long byName = Kinds.NONE;
    long inRank = Kinds.NONE;
    long byRank = Kinds.NONE;
    for (Element element : book.elements()) {
      if (element instanceof Element.On on) {
        long singles = on.cards().singles() & ~named;
        long others = on.cards().mask(Kinds.NONE) & ~inRank;
        named |= singles;
        inRank |= others;
        if (on.says(effect)) {
          byName |= singles;
          byRank |= others;
        }
      }
    }
    return byName | byRank & ~named;
  }
}
