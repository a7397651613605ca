package eightfold.rules.vocabulary;

import eightfold.cards.Kinds;
import java.util.Optional;

/** What the elements of a book say of its pack. */
public final class BookPack {
  private BookPack() {}

  /** The kinds that are in the pack. */
  public static long kinds(RuleBook book) {
    Optional<Element.Deck> deck = book.find(Element.Deck.class);
    Element.Deck.Cards cards = deck.map(Element.Deck::cards).orElse(Element.Deck.Cards.FRENCH);
    long kinds = cards.pack().kinds();
    return deck.filter(of -> of.jokers() > 0).isPresent() ? kinds | book.pack().jokers() : kinds;
  }

  /** How many cards are in all packs together, for so many seats. */
  public static int size(RuleBook book, int seats) {
    long kinds = kinds(book) & ~book.pack().jokers();
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
