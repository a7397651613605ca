package eightfold.rules.check;

import eightfold.cards.Kinds;
import eightfold.cards.Pack;
import eightfold.message.Message;
import eightfold.rules.finding.Advice;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.text.ElementText;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Forms;
import eightfold.rules.vocabulary.MovementRules;
import eightfold.rules.vocabulary.RuleBook;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** What the rules of a book need of its own pack: cards that are named, suits, ranks, values. */
final class PackNeeds {
  /** What a pack may lack. */
  private enum Lack {
    SUITS,
    RANKS,
    PAIRS,
    VALUES,
    SINGLE,
    CARDS
  }

  private final RuleBook book;
  private final Pack pack;
  private final Objections objections = new Objections();

  private PackNeeds(RuleBook book) {
    this.book = book;
    this.pack = book.pack();
  }

  static List<Objection> check(RuleBook book) {
    PackNeeds needs = new PackNeeds(book);
    for (Element element : book.elements()) {
      needs.cards(element);
      if (element instanceof Element.On on) {
        on.core().forEach(effect -> needs.effect(on, effect));
      }
      if (element instanceof Element.When line && needs.pack.suits().isEmpty()) {
        line.then().stream()
            .filter(new Effect.AtOnce(Effect.What.DECLARES_SUIT)::equals)
            .forEach(one -> needs.lacks(line, Forms.of(one).words(), Lack.SUITS));
      }
    }
    needs.turns();
    return needs.objections.all();
  }

  private void lacks(Element line, String words, Lack what) {
    objections.to(
        FindingCode.WRONG_CARDS,
        line,
        Message.of("findings.pack-lacks")
            .with("words", words)
            .with("what", what.name().toLowerCase(Locale.ROOT)),
        Advice.leaveOut());
  }

  /** The cards that a line names, and those that it means without naming them. */
  private void cards(Element line) {
    boolean noCouple =
        line instanceof Element.Several several
            && several.chain() != Element.Several.Chain.MARRIAGE;
    List<CardSet.Part> named = new ArrayList<>();
    if (!noCouple) {
      parts(line, named);
    }
    for (CardSet.Part part : named) {
      CardSet one = new CardSet(List.of(part));
      if (of(part) && !(part instanceof CardSet.Part.Wild) && one.mask(Kinds.NONE) == Kinds.NONE) {
        lacks(line, one.text(), Lack.CARDS);
      } else if (!of(part)) {
        objections.to(
            FindingCode.WRONG_CARDS,
            line,
            Message.of("findings.pack-other-cards").with("words", one.text()),
            Message.of("findings.pack-name-cards"));
      }
    }
  }

  /** Whether a part of a card set speaks of this pack. */
  private boolean of(CardSet.Part part) {
    return switch (part) {
      case CardSet.Part.OfRank(Pack of, int _) -> of.equals(pack);
      case CardSet.Part.Single(Pack of, int _) -> of.equals(pack);
      case CardSet.Part.Jokers(Pack of) -> of.equals(pack);
      case CardSet.Part.OfSuit(Pack of, int _) -> of.equals(pack);
      case CardSet.Part.Any(Pack of) -> of.equals(pack);
      case CardSet.Part.OfColour(Pack of, int _) -> of.equals(pack);
      case CardSet.Part.OfParity(Pack of, boolean _) -> of.equals(pack);
      case CardSet.Part.Court(Pack of) -> of.equals(pack);
      case CardSet.Part.Coloured(Pack of, int _, CardSet.Part _) -> of.equals(pack);
      case CardSet.Part.Wild() -> true;
    };
  }

  private static void parts(Object value, List<CardSet.Part> into) {
    switch (value) {
      case CardSet.Part part -> into.add(part);
      case List<?> list -> list.forEach(one -> parts(one, into));
      case Element.Use use -> parts(use.values(), into);
      case Effect.Use use -> parts(use.values(), into);
      case Record record -> {
        for (RecordComponent component : record.getClass().getRecordComponents()) {
          try {
            parts(component.getAccessor().invoke(record), into);
          } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot read " + component, e);
          }
        }
      }
      default -> {
        // numbers, words and texts name no cards
      }
    }
  }

  private void effect(Element.On on, Effect effect) {
    switch (effect) {
      case Effect.Declares(var what, var _, var _, var orRank, var andRank) -> {
        boolean suit =
            what == Effect.Declares.Choice.SUIT || what == Effect.Declares.Choice.OTHER_SUIT_HELD;
        if (suit && pack.suits().isEmpty()) {
          lacks(on, effect.words(), Lack.SUITS);
        } else if ((!suit || !orRank.isEmpty() || andRank) && pack.ranks().isEmpty()) {
          lacks(on, effect.words(), Lack.RANKS);
        }
      }
      case Effect.AtOnce(var what) -> {
        if (what == Effect.What.SISTER_SUIT && !inPairs()) {
          lacks(on, effect.words(), Lack.PAIRS);
        } else if (what == Effect.What.OWN_SUIT && pack.suits().isEmpty()) {
          lacks(on, effect.words(), Lack.SUITS);
        }
      }
      case Effect.Followed(var by, var _)
          when by == Effect.Followed.By.BY_ITS_SUIT && pack.suits().isEmpty() ->
          lacks(on, effect.words(), Lack.SUITS);
      case Effect.Use _,
          Effect.Own _,
          Effect.Playable _,
          Effect.Followed _,
          Effect.Penalty _,
          Effect.Lost _,
          Effect.Others _,
          MovementRules.Movement _,
          Effect.Contest _,
          Effect.Named _ -> {
        // these cards do in any pack
      }
    }
  }

  /** Whether every suit has just one other of its colour. */
  private boolean inPairs() {
    return !pack.suits().isEmpty()
        && IntStream.range(0, pack.suits().size()).allMatch(suit -> pack.sister(suit) != Pack.NONE);
  }

  private void turns() {
    for (Element.Several several : book.all(Element.Several.class).toList()) {
      boolean suits =
          several.chain() == Element.Several.Chain.RUN
              || several.chain() == Element.Several.Chain.MARRIAGE;
      if (pack.ranks().isEmpty() || suits && pack.suits().isEmpty()) {
        lacks(several, words(Element.Several.class), suits ? Lack.SUITS : Lack.RANKS);
      } else if (suits && pack.kinds().stream().anyMatch(kind -> kind.suits().size() > 1)) {
        lacks(several, words(Element.Several.class), Lack.SINGLE);
      }
    }
    boolean zero = pack.ranks().stream().anyMatch(rank -> rank.value() == 0);
    book.find(Element.Factor.class)
        .filter(_ -> zero || pack.suits().isEmpty() || pack.ranks().isEmpty())
        .ifPresent(factor -> lacks(factor, words(Element.Factor.class), Lack.VALUES));
    int from =
        book.the(Element.Match.class).at().bySeats().values().stream()
            .max(Integer::compare)
            .orElse(0);
    book.line(Element.Matching.class, Element.Matching::ownWild)
        .filter(_ -> pack.ranks().size() < from || pack.suits().isEmpty())
        .ifPresent(line -> lacks(line, ElementText.write(line), Lack.RANKS));
    book.line(Element.Starter.class, Element.Starter::jokersStay)
        .filter(_ -> pack.jokers() == Kinds.NONE)
        .ifPresent(line -> lacks(line, ElementText.write(line), Lack.CARDS));
    book.line(Element.Matching.class, Element.Matching::neighbours)
        .filter(_ -> pack.ranks().isEmpty())
        .ifPresent(line -> lacks(line, ElementText.write(line), Lack.RANKS));
  }

  private static String words(Class<? extends Element> rule) {
    return Forms.keyword(rule);
  }
}
