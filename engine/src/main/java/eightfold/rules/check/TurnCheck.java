package eightfold.rules.check;

import eightfold.cards.Kinds;
import eightfold.message.Message;
import eightfold.rules.finding.Advice;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.vocabulary.BookPack;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.RuleBook;
import java.util.List;

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
    check.marriages();
    check.lastCards();
    return check.objections.all();
  }

  private void factor() {
    book.find(Element.Factor.class)
        .filter(
            factor ->
                (mask(factor.by()) & mask(factor.back())) != Kinds.NONE
                    || (book.pack().all() & ~book.pack().jokers() & ~mask(factor.back()))
                        == Kinds.NONE)
        .ifPresent(
            factor ->
                objections.to(
                    FindingCode.WRONG_CARDS,
                    factor,
                    Message.of("findings.factor-both"),
                    Message.of("findings.one-or-two-ranks")
                        .with("line", Examples.of(Element.Factor.class))));
  }

  private void starters() {
    book.find(Element.Starter.class)
        .filter(starter -> !starter.bury().isEmpty())
        .filter(starter -> (BookPack.kinds(book) & ~book.pack().jokers() & ~buried(starter)) == 0)
        .ifPresent(
            starter ->
                objections.to(
                    FindingCode.NO_CARD_LEFT,
                    starter,
                    Message.of("findings.all-buried"),
                    Message.of("findings.leave-some-up")));
    book.find(Element.Opening.class)
        .filter(opening -> (mask(opening.cards()) & BookPack.kinds(book)) == 0)
        .ifPresent(
            opening ->
                objections.to(
                    FindingCode.NO_CARD_LEFT,
                    opening,
                    Message.of("findings.none-may-open"),
                    Message.of("findings.name-in-pack")));
  }

  private void marriages() {
    book.all(Element.Several.class)
        .filter(several -> several.chain() == Element.Several.Chain.MARRIAGE)
        .filter(several -> !twoRanks(mask(several.couple())))
        .forEach(
            several ->
                objections.to(
                    FindingCode.DOES_NOT_FIT,
                    several,
                    Message.of("findings.marriage-ranks"),
                    Advice.instead(Examples.of(Element.Several.Chain.MARRIAGE))));
  }

  private boolean twoRanks(long cards) {
    int ranks = book.pack().wholeRanks(cards);
    long named = Kinds.NONE;
    for (int rest = ranks; rest != 0; rest &= rest - 1) {
      named |= book.pack().ofRank(Integer.numberOfTrailingZeros(rest));
    }
    return Integer.bitCount(ranks) == 2 && cards == named;
  }

  private long mask(CardSet cards) {
    return cards.mask(BookPack.wild(book));
  }

  private void lastCards() {
    Element.Last last = book.the(Element.Last.class);
    book.line(Element.Last.class, Element.Last::only)
        .filter(_ -> (lastCards(new CardSet(last.only())) & ~never()) == 0)
        .ifPresent(
            only ->
                objections.to(
                    FindingCode.NO_CARD_LEFT,
                    only,
                    Message.of("findings.no-last-in-pack"),
                    Message.of("findings.let-some-in-pack")));
    if (never() != 0 && (BookPack.kinds(book) & ~never()) == 0) {
      objections.to(
          FindingCode.NO_CARD_LEFT,
          book.line(Element.Last.class, Element.Last::never).orElseThrow(),
          Message.of("findings.no-last"),
          Message.of("findings.let-some"));
    }
  }

  private long lastCards(CardSet cards) {
    return mask(cards) & BookPack.kinds(book);
  }

  private long never() {
    return lastCards(new CardSet(book.the(Element.Last.class).never()));
  }

  private long buried(Element.Starter starter) {
    return mask(new CardSet(starter.bury()));
  }
}
