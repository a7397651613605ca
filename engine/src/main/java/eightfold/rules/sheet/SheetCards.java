package eightfold.rules.sheet;

import eightfold.cards.Kind;
import eightfold.message.Argument;
import eightfold.message.Message;
import eightfold.rules.vocabulary.CardSet;
import java.util.ArrayList;
import java.util.List;

/** Cards as people say them: both black or both red cards of a rank together. */
final class SheetCards {
  private static final int BLACK = 1 | 1 << 3;
  private static final int RED = 1 << 1 | 1 << 2;

  private SheetCards() {}

  /** What a set is made of, in its order. */
  static Argument.Items of(List<CardSet.Part> parts) {
    int[] singles = new int[Kind.JOKER + 1];
    for (CardSet.Part part : parts) {
      if (part instanceof CardSet.Part.Single(int kind) && !Kind.joker(kind)) {
        singles[Kind.rank(kind)] |= 1 << Kind.suit(kind);
      }
    }
    List<Argument> said = new ArrayList<>();
    for (CardSet.Part part : parts) {
      switch (part) {
        case CardSet.Part.OfRank(int rank) -> said.add(new Argument.Rank(rank).word());
        case CardSet.Part.Jokers() -> said.add(Message.of("words.card.joker"));
        case CardSet.Part.OfSuit(int suit) -> said.add(Argument.suit(suit));
        case CardSet.Part.Any() -> said.add(Message.of("words.card.any"));
        case CardSet.Part.Wild() -> said.add(Message.of("words.card.wild"));
        case CardSet.Part.OfColour(boolean red) ->
            said.add(Message.of(red ? "words.card.of-red" : "words.card.of-black"));
        case CardSet.Part.OfParity(boolean odd) ->
            said.add(Message.of(odd ? "words.card.odd" : "words.card.even"));
        case CardSet.Part.Court() -> said.add(Message.of("words.card.court"));
        case CardSet.Part.Coloured(boolean red, CardSet.Part of) ->
            said.add(
                Message.of(red ? "words.card.red" : "words.card.black")
                    .with("rank", SheetCards.of(List.of(of)).items().getFirst()));
        case CardSet.Part.Single(int kind) -> single(kind, singles, said);
      }
    }
    return new Argument.Items(said);
  }

  /** One card; two of a rank and colour where the first of them stands. */
  private static void single(int kind, int[] singles, List<Argument> said) {
    int rank = Kind.rank(kind);
    boolean both = singles[rank] == (Kind.red(kind) ? RED : BLACK);
    if (both) {
      singles[rank] = 0;
      said.add(
          Message.of(Kind.red(kind) ? "words.card.red" : "words.card.black")
              .with("rank", new Argument.Rank(rank).word()));
    } else if (Kind.joker(kind) || singles[rank] != 0) {
      said.add(new Argument.Card(kind).word());
    }
  }
}
