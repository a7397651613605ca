package eightfold.rules.sheet;

import eightfold.cards.Kinds;
import eightfold.cards.Pack;
import eightfold.message.Argument;
import eightfold.message.Message;
import eightfold.rules.vocabulary.CardSet;
import java.util.ArrayList;
import java.util.List;

/** Cards as people say them: both black or both red cards of a rank together. */
final class SheetCards {
  /** The cards that are named one by one and are still to be said. */
  private long singles = Kinds.NONE;

  private final List<Argument> said = new ArrayList<>();

  private SheetCards() {}

  /** What a set is made of, in its order. */
  static Argument.Items of(List<CardSet.Part> parts) {
    SheetCards cards = new SheetCards();
    for (CardSet.Part part : parts) {
      if (part instanceof CardSet.Part.Single(Pack pack, int kind) && !pack.joker(kind)) {
        cards.singles |= Kinds.of(kind);
      }
    }
    parts.forEach(cards::say);
    return new Argument.Items(cards.said);
  }

  private void say(CardSet.Part part) {
    switch (part) {
      case CardSet.Part.OfRank(Pack pack, int rank) ->
          said.add(new Argument.Rank(pack, rank).word());
      case CardSet.Part.Jokers(Pack _) -> said.add(Message.of("words.card.joker"));
      case CardSet.Part.OfSuit(Pack pack, int suit) -> said.add(Argument.suit(pack, suit));
      case CardSet.Part.Any(Pack _) -> said.add(Message.of("words.card.any"));
      case CardSet.Part.Wild() -> said.add(Message.of("words.card.wild"));
      case CardSet.Part.OfColour(Pack pack, int colour) -> said.add(ofColour(pack, colour));
      case CardSet.Part.OfParity(Pack _, boolean odd) ->
          said.add(Message.of(odd ? "words.card.odd" : "words.card.even"));
      case CardSet.Part.Court(Pack _) -> said.add(Message.of("words.card.court"));
      case CardSet.Part.Coloured(Pack pack, int colour, CardSet.Part of) ->
          said.add(
              coloured(pack, colour).with("rank", SheetCards.of(List.of(of)).items().getFirst()));
      case CardSet.Part.Single(Pack pack, int kind) -> single(pack, kind);
    }
  }

  private static Message ofColour(Pack pack, int colour) {
    if (pack.own()) {
      return inColour("words.card.in-colour", pack, colour);
    }
    boolean red = pack.colours().get(colour).equals("red");
    return Message.of(red ? "words.card.of.red" : "words.card.of.black");
  }

  /** Cards of a colour, of whatever rank. */
  private static Message coloured(Pack pack, int colour) {
    return pack.own()
        ? inColour("words.card.rank-in-colour", pack, colour)
        : Message.of("words.card." + pack.colours().get(colour));
  }

  private static Message inColour(String key, Pack pack, int colour) {
    return Message.of(key).with("colour", Message.of("words.colour." + pack.colours().get(colour)));
  }

  /** One card; all of a rank and colour where the first of them stands. */
  private void single(Pack pack, int kind) {
    long named = singles & pack.sameRank(kind);
    long alike = pack.sameRank(kind) & pack.ofColour(pack.colour(kind));
    boolean coloured = !pack.colours().get(pack.colour(kind)).isEmpty();
    if (coloured && named == alike && Kinds.size(alike) > 1) {
      singles &= ~named;
      said.add(
          coloured(pack, pack.colour(kind))
              .with("rank", new Argument.Rank(pack, pack.rank(kind)).word()));
    } else if (pack.joker(kind) || named != Kinds.NONE) {
      said.add(new Argument.Card(pack, kind).word());
    }
  }
}
