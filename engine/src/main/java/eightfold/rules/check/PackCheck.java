package eightfold.rules.check;

import eightfold.cards.CardColour;
import eightfold.cards.CardKind;
import eightfold.cards.FaceEmblem;
import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.cards.Named;
import eightfold.cards.Pack;
import eightfold.cards.Rank;
import eightfold.message.Message;
import eightfold.rules.finding.Advice;
import eightfold.rules.finding.Echo;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.text.ElementText;
import eightfold.rules.vocabulary.BookPack;
import eightfold.rules.vocabulary.CardLetters;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Forms;
import eightfold.rules.vocabulary.LocalNames;
import eightfold.rules.vocabulary.ReservedWords;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.rules.vocabulary.SeatTable;
import eightfold.rules.vocabulary.ValueType;
import eightfold.spelling.Printable;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What a pack of a book's own must be like: who reads a card reads one, and all have a name. */
final class PackCheck {
  private static final int LONGEST_NAME = 30;
  private static final int LONGEST_SIGN = 4;
  private static final int MOST_CARDS = 250;

  private static final String DECK_OWN =
      Forms.keyword(Element.Deck.class) + " " + ValueType.word(Element.Deck.Cards.OWN);

  private static final String SEVENS =
      ElementText.write(
          new Element.OwnRank(
              new CardLetters(List.of("7")),
              "seven",
              7,
              4,
              new CardLetters(List.of()),
              false,
              "",
              FaceEmblem.NONE,
              LocalNames.NONE));

  private static final String OF_A_RANK =
      ElementText.write(
          new Element.OwnKind(
              new CardLetters(List.of("S7")),
              "seven",
              1,
              new CardLetters(List.of("S")),
              new CardLetters(List.of("7")),
              CardColour.NONE,
              "",
              FaceEmblem.NONE,
              LocalNames.NONE));

  /** What a pack may have too many of. */
  private enum Counted {
    SUITS,
    RANKS,
    KINDS,
    CARDS
  }

  private final RuleBook book;
  private final Pack pack;
  private final Objections objections = new Objections();

  /** The lines by the readings of what they bring. */
  private final Map<String, Element> readings = new HashMap<>();

  private PackCheck(RuleBook book) {
    this.book = book;
    this.pack = book.pack();
  }

  /** What is wrong with the pack of a book whose options have been applied. */
  static List<Objection> check(RuleBook book) {
    PackCheck check = new PackCheck(book);
    List<Element.PackRule> lines =
        book.elements().stream()
            .filter(Element.PackRule.class::isInstance)
            .map(Element.PackRule.class::cast)
            .toList();
    Optional<Element.Deck> deck = book.find(Element.Deck.class);
    if (BookPack.isOwn(book)) {
      check.numbers(deck.orElseThrow());
      check.deck(deck.orElseThrow());
      lines.forEach(check::line);
      check.readings();
      check.objections.addAll(PackNeeds.check(book));
    } else if (!lines.isEmpty() && deck.isPresent()) {
      check.objections.to(
          FindingCode.CONTRADICTION,
          lines.getFirst(),
          Message.of("findings.pack-unused").with("words", head(lines.getFirst())),
          Advice.write(DECK_OWN));
    }
    return check.objections.all();
  }

  private static String head(Element line) {
    return Echo.shortened(ElementText.write(line));
  }

  private void numbers(Element.Deck deck) {
    long suits = book.all(Element.OwnSuit.class).count();
    long ranks = book.all(Element.OwnRank.class).count();
    int packs = deck.packs().bySeats().values().stream().max(Integer::compare).orElse(1);
    int cards = pack.kinds().stream().mapToInt(CardKind::copies).sum() * packs;
    atMost(deck, Counted.SUITS, (int) suits, Pack.MOST_SUITS);
    atMost(deck, Counted.RANKS, (int) ranks, Pack.MOST_RANKS - 1);
    atMost(deck, Counted.KINDS, kinds(), Kind.COUNT);
    atMost(deck, Counted.CARDS, cards, MOST_CARDS);
    if (cards == 0 || book.elements().stream().noneMatch(Element.PackRule.class::isInstance)) {
      objections.to(
          FindingCode.NO_CARD_LEFT, deck, Message.of("findings.pack-empty"), Advice.write(SEVENS));
    }
  }

  /** How many kinds the lines tell of, also more than a pack can hold. */
  private int kinds() {
    int suits = (int) book.all(Element.OwnSuit.class).count();
    int ofRanks =
        book.all(Element.OwnRank.class)
            .filter(rank -> rank.copies() > 0)
            .mapToInt(
                rank ->
                    suits == 0
                        ? 1
                        : rank.suits().each().isEmpty() ? suits : rank.suits().each().size())
            .sum();
    return ofRanks + (int) book.all(Element.OwnKind.class).count();
  }

  private void atMost(Element line, Counted what, int count, int most) {
    if (count > most) {
      objections.to(
          FindingCode.TOO_MANY_ELEMENTS,
          line,
          Message.of("findings.pack-too-many")
              .with("what", what.name().toLowerCase(Locale.ROOT))
              .with("count", count),
          Advice.atMost(most));
    }
  }

  /** What the line of the deck says of other packs. */
  private void deck(Element.Deck deck) {
    if (deck.jokers() > 0 || deck.eachPack() || deck.suits() != Element.Deck.Suits.FRENCH) {
      objections.to(
          FindingCode.CONTRADICTION,
          deck,
          Message.of("findings.pack-own-clause").with("words", head(deck)),
          Advice.leaveClauseOut());
    }
    if (!deck.packs().equals(SeatTable.always(deck.packs().at(0))) && deck.packs().at(2) == 0) {
      objections.to(
          FindingCode.NO_CARD_LEFT, deck, Message.of("findings.pack-empty"), Advice.leaveOut());
    }
  }

  private void line(Element.PackRule line) {
    switch (line) {
      case Element.OwnPack own -> {
        name(line, own.name());
        names(line, own.names());
      }
      case Element.OwnSuit suit -> {
        name(line, suit.name());
        names(line, suit.names());
        sign(line, suit.sign());
        letters(line, suit.letters());
        suitName(suit);
        if (cards(suit) == Kinds.NONE) {
          none(line, suit.letters().first());
        }
      }
      case Element.OwnRank rank -> {
        name(line, rank.name());
        names(line, rank.names());
        sign(line, rank.index());
        letters(line, rank.letters());
        known(line, rank.suits(), pack.suits().stream().map(suit -> suit.letter()).toList());
        int number = pack.parseRank(rank.letters().first());
        if (number == Pack.NONE || pack.ofRank(number) == Kinds.NONE) {
          none(line, rank.letters().first());
        }
      }
      case Element.OwnKind kind -> {
        name(line, kind.name());
        names(line, kind.names());
        sign(line, kind.index());
        letters(line, kind.letters());
        known(line, kind.suits(), pack.suits().stream().map(suit -> suit.letter()).toList());
        known(line, kind.rank(), pack.ranks().stream().map(Rank::letters).toList());
        if (!kind.suits().each().isEmpty() && kind.rank().each().isEmpty()) {
          objections.to(
              FindingCode.SOMETHING_MISSING,
              line,
              Message.of("findings.pack-suit-and-rank").with("words", kind.letters().first()),
              Advice.suchAs(OF_A_RANK));
        }
      }
    }
  }

  private long cards(Element.OwnSuit suit) {
    int number = pack.suits().stream().map(one -> one.letter()).toList().indexOf(first(suit));
    return number < 0 ? Kinds.NONE : pack.ofSuit(number);
  }

  private static String first(Element.OwnSuit suit) {
    return suit.letters().first();
  }

  private void none(Element line, String words) {
    objections.to(
        FindingCode.NO_CARD_LEFT,
        line,
        Message.of("findings.pack-nothing-of").with("words", words),
        Advice.leaveOut());
  }

  private void known(Element line, CardLetters said, List<String> possible) {
    said.each().stream()
        .filter(letters -> !possible.contains(letters))
        .forEach(
            letters ->
                objections.to(
                    FindingCode.UNKNOWN_CARD,
                    line,
                    Message.of("findings.pack-unknown").with("words", letters),
                    Advice.possible(String.join(" ", possible))));
  }

  private void names(Element line, LocalNames names) {
    names.byTag().values().forEach(name -> name(line, name));
  }

  private void name(Element line, String name) {
    text(line, name, LONGEST_NAME, !name.isBlank());
  }

  private void sign(Element line, String sign) {
    text(line, sign, LONGEST_SIGN, true);
  }

  private void text(Element line, String words, int longest, boolean sound) {
    boolean fits = words.codePointCount(0, words.length()) <= longest;
    if (!sound || !fits || !Printable.isPrintable(words) || !words.equals(words.strip())) {
      objections.to(
          FindingCode.NOT_A_NAME,
          line,
          Message.of("findings.pack-name").with("words", Echo.shortened(words)),
          Message.of("findings.pack-such-name").with("most", longest));
    } else if (ReservedWords.NEVER.contains(words.toLowerCase(Locale.ROOT))) {
      reserved(line, words);
    }
  }

  /** Rules call cards by the name of their suit. */
  private void suitName(Element.OwnSuit suit) {
    String name = suit.name().toLowerCase(Locale.ROOT);
    boolean colour = pack.colours().contains(name) && !suit.colour().word().equals(name);
    if (colour || ReservedWords.OF_CARDS.contains(name)) {
      reserved(suit, suit.name());
    }
    bring(
        suit, pack.suitWord(pack.suits().stream().map(Named::name).toList().indexOf(suit.name())));
  }

  private void letters(Element line, CardLetters letters) {
    for (String each : letters.each()) {
      if (ReservedWords.OF_LINES.contains(each.toLowerCase(Locale.ROOT))) {
        reserved(line, each);
      }
      bring(line, each);
    }
  }

  private void reserved(Element line, String words) {
    objections.to(
        FindingCode.CONTRADICTION,
        line,
        Message.of("findings.pack-reserved").with("words", Echo.shortened(words)),
        Message.of("findings.pack-other-letters"));
  }

  /** A word that is read as what the line tells of, and as nothing else. */
  private void bring(Element line, String word) {
    Optional<Element> before =
        Optional.ofNullable(readings.putIfAbsent(word.toUpperCase(Locale.ROOT), line));
    before
        .filter(other -> !other.equals(line))
        .ifPresent(other -> twoWays(line, Optional.of(other), word));
  }

  /**
   * No card may be read in two ways, as {@code 1} of suit {@code 1R} and {@code 11} of {@code R}.
   */
  private void readings() {
    Map<String, String> cards = new HashMap<>();
    for (Element.OwnSuit suit : book.all(Element.OwnSuit.class).toList()) {
      for (Element.OwnRank rank : book.all(Element.OwnRank.class).toList()) {
        for (String letters : rank.letters().each()) {
          String word = letters + suit.letters().first();
          String card = rank.letters().first() + " " + suit.letters().first();
          Optional<String> before = Optional.ofNullable(cards.putIfAbsent(word, card));
          boolean other = before.filter(one -> !one.equals(card)).isPresent();
          if (other || readings.containsKey(word)) {
            twoWays(rank, Optional.ofNullable(readings.get(word)), word);
          }
        }
      }
    }
  }

  private void twoWays(Element line, Optional<Element> other, String word) {
    objections.add(
        Objection.to(
                FindingCode.CONTRADICTION,
                line,
                Message.of("findings.pack-two-ways").with("words", word),
                Message.of("findings.pack-other-letters"))
            .beside(other));
  }
}
