package eightfold.rules.sheet;

import eightfold.cards.CardKind;
import eightfold.cards.Pack;
import eightfold.message.Argument;
import eightfold.message.Message;
import eightfold.rules.vocabulary.BookPack;
import eightfold.rules.vocabulary.CardLetters;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.RuleBook;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a sheet tells of a pack of the book's own: its suits, and how many of what it has. */
final class SheetPack {
  private final Pack pack;

  private SheetPack(Pack pack) {
    this.pack = pack;
  }

  /** The facts about the pack of a book, for so many seats. */
  static Map<String, Argument> of(RuleBook book, int seats) {
    SheetPack sheet = new SheetPack(book.pack());
    List<Argument> ranks = book.all(Element.OwnRank.class).map(sheet::rank).toList();
    List<Argument> kinds = book.all(Element.OwnKind.class).map(sheet::kind).toList();
    boolean named = book.has(Element.OwnPack.class);
    Map<String, Argument> facts = new LinkedHashMap<>();
    facts.put("named", Argument.flag(named));
    facts.put("name", new Argument.Name(book.pack()));
    facts.put("size", new Argument.Count(BookPack.size(book, seats)));
    facts.put("suited", Argument.flag(!book.pack().suits().isEmpty()));
    facts.put("suits", new Argument.Items(sheet.suits()));
    facts.put("ranks", new Argument.Items(ranks));
    facts.put("more", Argument.flag(!kinds.isEmpty()));
    facts.put("kinds", new Argument.Items(kinds));
    return facts;
  }

  private List<Argument> suits() {
    List<Argument> suits = new ArrayList<>();
    for (int suit = 0; suit < pack.suits().size(); suit++) {
      String colour = pack.suits().get(suit).colour();
      suits.add(
          Message.of("sheet.pack.suit")
              .with("name", Argument.suit(pack, suit))
              .with("letters", pack.suitName(suit))
              .with("colour", Message.of("words.colour." + (colour.isEmpty() ? "none" : colour))));
    }
    return suits;
  }

  private Argument rank(Element.OwnRank line) {
    Message rank =
        Message.of("sheet.pack.rank")
            .with("name", new Argument.Rank(pack, pack.parseRank(line.letters().first())).word())
            .with("letters", line.letters().first())
            .with("copies", line.copies());
    return line.suits().each().isEmpty()
        ? rank
        : Message.of("sheet.pack.rank-in").with("rank", rank).with("suits", suits(line.suits()));
  }

  private Argument suits(CardLetters letters) {
    return new Argument.Items(
        letters.each().stream()
            .<Argument>map(letter -> Argument.suit(pack, pack.parseSuit(letter)))
            .toList());
  }

  private Argument kind(Element.OwnKind line) {
    CardKind kind = pack.kinds().get(pack.parse(line.letters().first()));
    return Message.of("sheet.pack.kind")
        .with("name", new Argument.Name(kind))
        .with("letters", kind.letters())
        .with("copies", kind.copies());
  }
}
