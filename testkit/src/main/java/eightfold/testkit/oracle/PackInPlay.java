package eightfold.testkit.oracle;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.rules.vocabulary.Element;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The cards that a book is played with (semantics 2, C2). */
final class PackInPlay {
  private PackInPlay() {}

  /** All of them, for so many seats, in the standard order. */
  static List<Integer> cards(Element.Deck deck, int seats, Lines lines) {
    int packs = deck.packs().at(seats);
    List<Integer> cards = new ArrayList<>();
    for (int suit = 0; suit < 4; suit++) {
      for (int rank : ranks(deck)) {
        for (int copy = 0; copy < packs; copy++) {
          cards.add(Kind.of(suit, rank));
        }
      }
    }
    int jokers = deck.eachPack() ? deck.jokers() * packs : deck.jokers();
    for (int joker = 0; joker < jokers; joker++) {
      cards.add(joker < (jokers + 1) / 2 ? Kind.RED_JOKER : Kind.BLACK_JOKER);
    }
    if (packs >= deck.fromPacks()) {
      Kinds.list(lines.mask(deck.leaveOut())).stream()
          .filter(kind -> !Kind.joker(kind))
          .forEach(kind -> cards.remove((Object) kind));
    }
    return List.copyOf(cards);
  }

  private static List<Integer> ranks(Element.Deck deck) {
    return IntStream.range(0, Kind.RANKS)
        .filter(
            rank ->
                switch (deck.cards()) {
                  case FRENCH -> true;
                  case PIQUET -> rank == Kind.ACE || rank >= 6;
                  case SWISS -> rank == Kind.ACE || rank >= 5;
                  case SPANISH -> rank <= 6 || rank >= Kind.JACK;
                })
        .boxed()
        .toList();
  }
}
