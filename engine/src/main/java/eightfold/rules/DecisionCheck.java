package eightfold.rules;

import java.util.List;

/**
 * What a book must fulfil whose cards let players challenge, give, follow up or pass their hands
 * on, or whose last cards and deals go on in ways of their own.
 */
final class DecisionCheck {
  /** What cannot be taken back when a challenged card goes back into the hand. */
  private static final List<Class<? extends Effect>> FOR_GOOD =
      List.of(
          Effect.Skip.class,
          Effect.Reverse.class,
          Effect.Again.class,
          Effect.OthersDraw.class,
          Effect.Silence.class,
          Effect.GivesToOthers.class,
          Effect.PassHandsLeft.class,
          Effect.PassHandsRight.class,
          Effect.OwesItsSuit.class,
          Effect.OwesAnyCard.class);

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
    for (Class<? extends Effect> needed :
        List.of(Effect.OnlyInNeed.class, Effect.NextDraws.class, Effect.NoAnswer.class)) {
      objections.needs(on, Effect.ChallengeCosts.class, needed);
    }
    FOR_GOOD.forEach(effect -> objections.excludes(on, Effect.ChallengeCosts.class, effect));
    objections.needs(on, Effect.OrRank.class, Effect.DeclaresSuit.class);
    for (Class<? extends Effect> other :
        List.of(Effect.Counts.class, Effect.Repeat.class, Effect.Duel.class, Effect.Grab.class)) {
      objections.excludes(on, Effect.GivesToOthers.class, other);
    }
    objections.excludes(on, Effect.PassHandsLeft.class, Effect.PassHandsRight.class);
    objections.excludes(on, Effect.OwesItsSuit.class, Effect.OwesAnyCard.class);
    for (Class<? extends Effect> owes :
        List.<Class<? extends Effect>>of(Effect.OwesItsSuit.class, Effect.OwesAnyCard.class)) {
      objections.excludes(on, owes, Effect.DeclaresSuit.class);
      objections.excludes(on, owes, Effect.CallsRank.class);
      objections.excludes(on, owes, Effect.GivesToOthers.class);
      if (on.has(owes) && severalInTurn()) {
        String what = "\"%s\" does not go with turns of several cards";
        objections.contradiction(
            on, book.find(Element.Several.class), what.formatted(Form.phrase(owes)), "choose one");
      }
    }
    boolean jokers =
        on.cards().parts().stream()
            .anyMatch(
                part ->
                    part instanceof CardSet.Part.Jokers
                        || part instanceof CardSet.Part.Single(int kind)
                            && eightfold.cards.Kind.joker(kind));
    if (jokers && on.has(Effect.OwesItsSuit.class)) {
      objections.to(
          FindingCode.WRONG_CARDS, on, "a joker has no suit", "write: on * owes any card");
    }
  }

  private boolean severalInTurn() {
    return book.has(Element.Several.class)
        || anyCard(Effect.MayBeFollowedByAny.class)
        || anyCard(Effect.MayBeFollowedByItsSuit.class);
  }

  private boolean anyCard(Class<? extends Effect> effect) {
    return book.cardsWith(effect).isPresent();
  }

  private void starter() {
    book.find(Element.Starter.class)
        .filter(starter -> starter.act() == Element.Starter.Act.ELDEST_BEARS)
        .filter(_ -> anyCard(Effect.CallsRank.class))
        .ifPresent(
            starter ->
                objections.contradiction(
                    starter,
                    book.cardsWith(Effect.CallsRank.class),
                    "a rank that eldest hand calls would be over when its turn begins",
                    "write: starter dealer-plays"));
  }

  private void ends() {
    book.saying("last-effect")
        .filter(_ -> book.saying("last-costs").isPresent())
        .ifPresent(
            last ->
                objections.contradiction(
                    last,
                    book.saying("last-costs"),
                    "\"last-effect\" and \"last-costs\" contradict each other",
                    "choose one"));
    book.saying("exact-is-nothing")
        .filter(_ -> !eliminates())
        .ifPresent(
            exact ->
                objections.to(
                    FindingCode.NEEDS_ANOTHER_RULE,
                    exact,
                    "\"exact-is-nothing\" goes with an elimination",
                    "write: match elimination, at 2000"));
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
                    "the stock costs points only where it is reshuffled and each counts its own",
                    "write: stock reshuffle, and: scoring own"));
    boolean counts =
        book.find(Element.Scoring.class)
            .map(scoring -> scoring.mode() != Element.Scoring.Mode.NONE)
            .orElse(false);
    book.find(Element.Dealer.class)
        .filter(dealer -> dealer.who() == Element.Dealer.Who.HIGHEST && !counts)
        .ifPresent(
            dealer ->
                objections.to(
                    FindingCode.NEEDS_ANOTHER_RULE,
                    dealer,
                    "nobody has a score to deal by",
                    "add a scoring"));
    book.find(Element.DealBySeatsLeft.class)
        .filter(_ -> !eliminates())
        .ifPresent(
            deal ->
                objections.to(
                    FindingCode.NEEDS_ANOTHER_RULE,
                    deal,
                    "no seat ever leaves this match",
                    "write the cards by players into \"deal\""));
  }
}
