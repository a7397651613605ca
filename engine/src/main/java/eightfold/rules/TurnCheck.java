package eightfold.rules;

import eightfold.cards.Kinds;
import java.util.List;
import java.util.Optional;

/** What must fit together in how the pile begins, in turns, and in how a hand ends. */
final class TurnCheck {
  private final RuleBook book;
  private final Objections objections = new Objections();

  private TurnCheck(RuleBook book) {
    this.book = book;
  }

  static List<Objection> check(RuleBook book) {
    TurnCheck check = new TurnCheck(book);
    check.factor();
    check.starters();
    check.draws();
    check.marriages();
    check.lastCards();
    return check.objections.all();
  }

  private void factor() {
    book.find(Element.Factor.class)
        .filter(_ -> withoutFactors().isPresent())
        .ifPresent(
            factor ->
                objections.contradiction(
                    factor,
                    withoutFactors(),
                    "\"factor\" needs a starter and a pack without jokers",
                    "choose one"));
    book.find(Element.Factor.class)
        .filter(
            factor ->
                (mask(factor.by()) & mask(factor.back())) != Kinds.NONE
                    || (Kinds.ALL & ~Kinds.JOKERS & ~mask(factor.back())) == Kinds.NONE)
        .ifPresent(
            factor ->
                objections.to(
                    FindingCode.WRONG_CARDS,
                    factor,
                    "a card cannot bring factors and end them, and some rank must be left to name",
                    "name one or two ranks for each: factor by 8, back by K"));
  }

  private Optional<Element> withoutFactors() {
    return book.saying("jokers").or(() -> book.find(Element.Opening.class));
  }

  private void starters() {
    book.find(Element.Starter.class)
        .filter(starter -> !starter.bury().isEmpty())
        .filter(starter -> (Pack.kinds(book) & ~Kinds.JOKERS & ~buried(starter)) == 0)
        .ifPresent(
            starter ->
                objections.to(
                    FindingCode.NO_CARD_LEFT,
                    starter,
                    "every card of the pack is buried",
                    "leave some to turn up"));
    book.find(Element.Opening.class)
        .filter(opening -> (mask(opening.cards()) & Pack.kinds(book)) == 0)
        .ifPresent(
            opening ->
                objections.to(
                    FindingCode.NO_CARD_LEFT,
                    opening,
                    "no card of the pack may open",
                    "name some that are in it"));
    book.find(Element.Starter.class)
        .filter(starter -> starter.act() == Element.Starter.Act.NONE)
        .filter(_ -> !book.has(Element.Opening.class))
        .ifPresent(
            starter ->
                objections.to(
                    FindingCode.NEEDS_ANOTHER_RULE,
                    starter,
                    "nothing says what may begin the pile",
                    "write: opening any"));
  }

  private void draws() {
    book.find(Element.Draw.class)
        .filter(draw -> draw.most() > 1 && draw.policy() != Element.Draw.Policy.UP_TO)
        .ifPresent(
            draw ->
                objections.to(
                    FindingCode.DOES_NOT_FIT,
                    draw,
                    "\"most\" goes with \"up-to\" only",
                    "draw up-to, most 3"));
    book.all(Element.Several.class)
        .filter(several -> several.least() > 2 && several.chain() != Element.Several.Chain.RUN)
        .forEach(
            several ->
                objections.to(
                    FindingCode.DOES_NOT_FIT,
                    several,
                    "only a run may need three cards",
                    "leave the clause out"));
  }

  private void marriages() {
    for (Element.Several several : book.all(Element.Several.class).toList()) {
      boolean standard = several.couple().equals(Element.Several.KING_AND_QUEEN);
      if (several.chain() != Element.Several.Chain.MARRIAGE) {
        if (!standard) {
          objections.to(
              FindingCode.DOES_NOT_FIT,
              several,
              "only a marriage is of two ranks",
              "leave the clause out");
        }
      } else if (Integer.bitCount(Kinds.wholeRanks(mask(several.couple()))) != 2
          || Kinds.size(mask(several.couple())) != 8) {
        objections.to(
            FindingCode.DOES_NOT_FIT,
            several,
            "a marriage is of two ranks",
            "several marriage, of K Q");
      }
    }
  }

  private long mask(CardSet cards) {
    return cards.mask(Pack.wild(book));
  }

  private void lastCards() {
    Element.Last last = book.the(Element.Last.class);
    book.saying("last-only")
        .filter(_ -> (lastCards(new CardSet(last.only())) & ~never()) == 0)
        .ifPresent(
            only ->
                objections.to(
                    FindingCode.NO_CARD_LEFT,
                    only,
                    "nobody could go out: no card of the pack may be the last",
                    "let some card that is in the pack be the last"));
    if (never() != 0 && (Pack.kinds(book) & ~never()) == 0) {
      objections.to(
          FindingCode.NO_CARD_LEFT,
          book.saying("last-never").orElseThrow(),
          "nobody could go out: no card may be the last",
          "let some card be the last");
    }
  }

  private long lastCards(CardSet cards) {
    return mask(cards) & Pack.kinds(book);
  }

  private long never() {
    return lastCards(new CardSet(book.the(Element.Last.class).never()));
  }

  private long buried(Element.Starter starter) {
    return mask(new CardSet(starter.bury()));
  }
}
