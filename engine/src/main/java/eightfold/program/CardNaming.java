package eightfold.program;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.message.Argument;
import eightfold.rules.vocabulary.CardWording;
import eightfold.rules.vocabulary.CardWording.Piece;
import java.util.Arrays;
import java.util.stream.Collectors;

/** What is to be said of cards, in English words, as a book has it. */
final class CardNaming {
  private CardNaming() {}

  /** The one text that a saying has, or one for each kind. */
  static String[] words(LineStep.Say saying) {
    if (!saying.ofCard()) {
      return new String[] {saying.words()};
    }
    String[] words = new String[Kind.COUNT];
    Arrays.fill(words, "");
    for (int kind : Kinds.list(Kinds.ALL)) {
      words[kind] = saying.named() ? name(kind) : filled(saying.words(), kind);
    }
    return words;
  }

  /** The name of a card in words: {@code seven of spades}. */
  private static String name(int kind) {
    return new Argument.Card(kind).word().text().replaceFirst("^the ", "");
  }

  private static String filled(String words, int kind) {
    return CardWording.pieces(words).stream()
        .map(piece -> said(piece, kind))
        .collect(Collectors.joining());
  }

  private static String said(Piece piece, int kind) {
    String name = name(kind);
    boolean joker = Kind.joker(kind);
    return switch (piece) {
      case Piece.Plain(String words) -> words;
      case Piece.Rank() -> joker ? name : name.replaceFirst(" of .*", "");
      case Piece.Suit() -> joker ? name : name.replaceFirst(".* of ", "");
      case Piece.Value(var amount) -> {
        int value = joker ? 0 : Kind.rank(kind) + 1;
        yield String.valueOf(Math.max(0, amount.times() * value - amount.less()));
      }
      case Piece.Unknown(String words) -> words;
    };
  }
}
