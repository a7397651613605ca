package eightfold.testkit.oracle;

import eightfold.cards.Kinds;
import eightfold.cards.LibraryPack;
import eightfold.rules.vocabulary.Element;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** The cards that a book is played with (semantics 2, C2). */
final class PackInPlay {
  private PackInPlay() {}

  /** All of them, for so many seats, in the standard order. */
  static List<Integer> cards(Element.Deck deck, int seats, Lines lines) {
    int packs = deck.packs().at(seats);
    List<Integer> cards = new ArrayList<>();
    if (deck.cards() == Element.Deck.Cards.OWN) {
      return own(deck, packs, lines);
    }
    LibraryPack of = deck.cards().library();
    for (int kind : Kinds.list(of.kinds())) {
      cards.addAll(Collections.nCopies(packs, kind));
    }
    List<Integer> jokers = Kinds.list(of.pack().jokers());
    int all = deck.eachPack() ? deck.jokers() * packs : deck.jokers();
    for (int joker = 0; joker < all; joker++) {
      cards.add(jokers.get(joker % jokers.size()));
    }
    if (packs >= deck.fromPacks()) {
      Kinds.list(lines.mask(deck.leaveOut())).stream()
          .filter(kind -> !of.pack().joker(kind))
          .forEach(kind -> cards.remove((Object) kind));
    }
    cards.sort(Comparator.comparing(of.pack()::joker).thenComparing(Comparator.naturalOrder()));
    return List.copyOf(cards);
  }

  /** Those of the book's own pack, kind by kind as its lines tell them. */
  private static List<Integer> own(Element.Deck deck, int packs, Lines lines) {
    List<Integer> cards = new ArrayList<>();
    for (int pack = 0; pack < packs; pack++) {
      for (int kind = 0; kind < lines.kinds().kinds().size(); kind++) {
        cards.addAll(Collections.nCopies(lines.kinds().kinds().get(kind).copies(), kind));
      }
    }
    if (packs >= deck.fromPacks()) {
      Kinds.list(lines.mask(deck.leaveOut())).forEach(kind -> cards.remove((Object) kind));
    }
    Collections.sort(cards);
    return List.copyOf(cards);
  }
}
