package eightfold.program;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.cards.Pack;
import eightfold.rules.vocabulary.CardWording;
import eightfold.rules.vocabulary.CardWording.Piece;
import java.util.Arrays;
import java.util.stream.Collectors;

/** What is to be said of cards, in English words, as a book has it. */
final class CardNaming {
  private final Pack pack;

  CardNaming(Pack pack) {
    this.pack = pack;
  }

  /** The one text that a saying has, or one for each kind. */
  String[] words(LineStep.Say saying) {
    if (!saying.ofCard()) {
      return new String[] {saying.words()};
    }
    String[] words = new String[Kind.COUNT];
    Arrays.fill(words, "");
    for (int kind : Kinds.list(pack.all())) {
      words[kind] = saying.named() ? pack.longName(kind) : filled(saying.words(), kind);
    }
    return words;
  }

  private String filled(String words, int kind) {
    return CardWording.pieces(words).stream()
        .map(piece -> said(piece, kind))
        .collect(Collectors.joining());
  }

  private String said(Piece piece, int kind) {
    String name = pack.longName(kind);
    boolean joker = pack.joker(kind);
    int suit = pack.suit(kind);
    return switch (piece) {
      case Piece.Plain(String words) -> words;
      case Piece.Rank() -> joker ? name : pack.ranks().get(pack.rank(kind)).name();
      case Piece.Suit() -> suit == Pack.NONE ? name : pack.suits().get(suit).name();
      case Piece.Value(var amount) -> {
        int value = joker ? 0 : pack.ranks().get(pack.rank(kind)).value();
        yield String.valueOf(Math.max(0, amount.times() * value - amount.less()));
      }
      case Piece.Unknown(String words) -> words;
    };
  }
}
