package eightfold.rules.check;

import eightfold.message.Message;
import eightfold.rules.finding.Advice;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.RuleBook;
import java.util.List;
import java.util.Optional;

/**
 * What a book must fulfil whose cards let players challenge, give, follow up or pass their hands
 * on, or whose last cards and deals go on in ways of their own.
 */
final class DecisionCheck {
  private static final String CHALLENGE = "challenge costs";

  private final RuleBook book;
  private final Objections objections = new Objections();

  private DecisionCheck(RuleBook book) {
    this.book = book;
  }

  static List<Objection> check(RuleBook book) {
    DecisionCheck check = new DecisionCheck(book);
    book.all(Element.On.class).forEach(check::effects);
    check.starter();
    check.ends();
    check.deals();
    return check.objections.all();
  }

  private void effects(Element.On on) {
    for (String needed : List.of("only in need", "next draws", "no answer")) {
      objections.needs(on, CHALLENGE, needed);
    }
    // a challenged card goes back into the hand
    on.core().stream()
        .filter(effect -> effect.has(Effect.Trait.FOR_GOOD))
        .flatMap(effect -> on.words(effect.getClass()).stream())
        .forEach(word -> objections.excludes(on, CHALLENGE, word));
    for (String other : List.of("counts", "repeat", "duel", "grab")) {
      objections.excludes(on, "gives to others", other);
    }
    for (String other : List.of("counts", "repeat")) {
      objections.excludes(on, "exchanges with stock", other);
    }
    for (String owes : List.of("owes its suit", "owes any card")) {
      objections.excludes(on, owes, "declares suit");
      objections.excludes(on, owes, "calls rank except");
      objections.excludes(on, owes, "gives to others");
      objections.excludes(on, owes, "exchanges with stock");
      if (on.says(owes) && severalInTurn()) {
        objections.contradiction(
            on,
            book.find(Element.Several.class),
            Message.of("findings.not-with-several").with("words", owes),
            Advice.chooseOne());
      }
    }
    boolean jokers =
        on.cards().parts().stream()
            .anyMatch(
                part ->
                    part instanceof CardSet.Part.Jokers
                        || part instanceof CardSet.Part.Single(int kind)
                            && eightfold.cards.Kind.joker(kind));
    if (jokers && on.says("owes its suit")) {
      objections.to(
          FindingCode.WRONG_CARDS,
          on,
          Message.of("findings.joker-no-suit"),
          Advice.write("on * owes any card"));
    }
  }

  private boolean severalInTurn() {
    return book.has(Element.Several.class)
        || anyCard("may be followed by any")
        || anyCard("may be followed by its suit");
  }

  private boolean anyCard(String effect) {
    return book.cardsWith(effect).isPresent();
  }

  private void starter() {
    book.find(Element.Starter.class)
        .filter(starter -> starter.act() == Element.Starter.Act.ELDEST_BEARS)
        .filter(_ -> anyCard("calls rank except"))
        .ifPresent(
            starter ->
                objections.contradiction(
                    starter,
                    book.cardsWith("calls rank except"),
                    Message.of("findings.called-rank-over"),
                    Advice.write("starter dealer-plays")));
  }

  private void ends() {
    book.saying("last-effect")
        .filter(_ -> book.saying("last-costs").isPresent())
        .ifPresent(
            last ->
                objections.contradiction(
                    last,
                    book.saying("last-costs"),
                    Objections.contradict("last-effect", "last-costs"),
                    Advice.chooseOne()));
    book.saying("exact-is-nothing")
        .filter(_ -> !eliminates())
        .ifPresent(
            exact ->
                objections.to(
                    FindingCode.NEEDS_ANOTHER_RULE,
                    exact,
                    Message.of("findings.exact-elimination"),
                    Advice.write("match elimination, at 2000")));
  }

  private boolean eliminates() {
    return book.find(Element.Match.class)
        .map(match -> match.format() == Element.Match.Format.ELIMINATION)
        .orElse(false);
  }

  private void deals() {
    boolean own =
        book.find(Element.Scoring.class)
            .map(scoring -> scoring.mode() == Element.Scoring.Mode.OWN)
            .orElse(false);
    boolean reshuffle =
        book.find(Element.Stock.class)
            .map(stock -> stock.out() == Element.Stock.Out.RESHUFFLE)
            .orElse(true);
    book.saying("stock-costs")
        .filter(_ -> !own || !reshuffle)
        .ifPresent(
            costs ->
                objections.to(
                    FindingCode.NEEDS_ANOTHER_RULE,
                    costs,
                    Message.of("findings.stock-costs-where"),
                    Advice.writeBoth("stock reshuffle", "scoring own")));
    boolean counts =
        book.find(Element.Scoring.class)
            .map(scoring -> scoring.mode() != Element.Scoring.Mode.NONE)
            .orElse(false);
    Optional<Element.Deal> dealt = book.find(Element.Deal.class);
    book.saying("dealer")
        .filter(_ -> !counts)
        .filter(_ -> dealt.filter(of -> of.dealer() == Element.Deal.Dealer.HIGHEST).isPresent())
        .ifPresent(
            dealer ->
                objections.to(
                    FindingCode.NEEDS_ANOTHER_RULE,
                    dealer,
                    Message.of("findings.no-score-to-deal"),
                    Message.of("findings.add-scoring")));
    book.saying("deal-by-seats-left")
        .filter(_ -> !eliminates())
        .ifPresent(
            deal ->
                objections.to(
                    FindingCode.NEEDS_ANOTHER_RULE,
                    deal,
                    Message.of("findings.no-seat-leaves"),
                    Message.of("findings.cards-into-deal")));
  }
}
