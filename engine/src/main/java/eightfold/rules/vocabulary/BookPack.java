package eightfold.rules.vocabulary;

import eightfold.cards.Kinds;
import eightfold.cards.LibraryPack;
import eightfold.cards.Pack;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What the elements of a book say of its pack. */
public final class BookPack {
  private BookPack() {}

  /** The pack that lines tell; the common one where none says anything of one. */
  public static Pack of(List<Element> lines) {
    return PackMaker.of(lines).orElseGet(LibraryPack::french);
  }

  /** The kinds that are in the pack. */
  public static long kinds(RuleBook book) {
    Optional<Element.Deck> deck = book.find(Element.Deck.class);
    Element.Deck.Cards cards = deck.map(Element.Deck::cards).orElse(Element.Deck.Cards.FRENCH);
    if (cards == Element.Deck.Cards.OWN) {
      return book.pack().all();
    }
    long kinds = cards.library().kinds();
    return deck.filter(of -> of.jokers() > 0).isPresent() ? kinds | book.pack().jokers() : kinds;
  }

  /** How many cards are in all packs together, for so many seats. */
  public static int size(RuleBook book, int seats) {
    if (isOwn(book)) {
      return copies(book, seats).values().stream().mapToInt(Integer::intValue).sum();
    }
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

  /** Whether the book brings its own pack. */
  public static boolean isOwn(RuleBook book) {
    return book.find(Element.Deck.class)
        .filter(deck -> deck.cards() == Element.Deck.Cards.OWN)
        .isPresent();
  }

  /** How many cards of each kind of its own pack there are for so many seats. */
  public static Map<Integer, Integer> copies(RuleBook book, int seats) {
    Element.Deck deck = book.find(Element.Deck.class).orElseThrow();
    int packs = deck.packs().at(seats);
    long leftOut = deck.leftOutOf(packs).mask(wild(book));
    Map<Integer, Integer> copies = new TreeMap<>();
    for (int kind : Kinds.list(book.pack().all())) {
      int all = book.pack().kinds().get(kind).copies() * packs;
      copies.put(kind, Kinds.has(leftOut, kind) ? all - 1 : all);
    }
    return copies;
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
