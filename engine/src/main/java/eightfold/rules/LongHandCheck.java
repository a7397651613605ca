package eightfold.rules;

import eightfold.cards.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What must fit together in a match counted down in one long hand, and in turns of several cards.
 */
final class LongHandCheck {
  private static final int MOST_SCORE = 26;

  /** Elements that count what a countdown does not. */
  private static final List<Class<? extends Element>> COUNTING =
      List.of(
          Element.Points.class,
          Element.DoubledBy.class,
          Element.WinnerScores.class,
          Element.LateDraw.class,
          Element.Pressure.class);

  /** What else a card may ask for; of a seat's own wild card its player declares a suit. */
  private static final List<Class<? extends Effect>> ASKING =
      List.of(
          Effect.DeclaresHeldSuit.class,
          Effect.CallsRank.class,
          Effect.CallsHeldRank.class,
          Effect.LeavesInForce.class);

  private final RuleBook book;
  private final List<RuleBookCheck.Finding> findings = new ArrayList<>();

  private LongHandCheck(RuleBook book) {
    this.book = book;
  }

  static List<RuleBookCheck.Finding> check(RuleBook book) {
    LongHandCheck check = new LongHandCheck(book);
    book.find(Element.Match.class)
        .filter(match -> match.format() == Element.Match.Format.COUNTDOWN)
        .ifPresent(check::countdown);
    book.find(Element.OwnWild.class).ifPresent(check::ownWild);
    book.find(Element.RankStays.class).ifPresent(check::rankStays);
    book.find(Element.EffectsInOrder.class).ifPresent(check::inOrder);
    book.find(Element.RunLastEffect.class).ifPresent(check::runs);
    book.find(Element.AnswersNoRun.class).ifPresent(check::runs);
    book.find(Element.SetsOf.class).ifPresent(check::sets);
    return check.findings;
  }

  private void find(Element element, String what, String right) {
    findings.add(new RuleBookCheck.Finding(Optional.of(element), what, right));
  }

  private boolean anyCard(Class<? extends Effect> effect) {
    return book.all(Element.On.class).anyMatch(on -> on.has(effect));
  }

  private void countdown(Element.Match match) {
    int most = book.has(Element.OwnWild.class) ? Kind.RANKS : MOST_SCORE;
    boolean fits = match.at().bySeats().values().stream().allMatch(at -> at >= 1 && at <= most);
    if (!fits) {
      find(match, "a countdown begins between 1 and " + most, "match countdown, at 8");
    }
    if (match.playOff()) {
      find(match, "nobody shares a countdown, so there is no play-off", "leave the clause out");
    }
    book.find(Element.Scoring.class)
        .filter(scoring -> scoring.mode() != Element.Scoring.Mode.NONE)
        .ifPresent(scoring -> find(scoring, "a countdown counts no cards", "scoring none"));
    for (Class<? extends Element> counting : COUNTING) {
      book.find(counting)
          .ifPresent(element -> find(element, "a countdown counts no cards", "leave it out"));
    }
  }

  private void ownWild(Element.OwnWild wild) {
    boolean counted =
        book.find(Element.Match.class)
            .filter(match -> match.format() == Element.Match.Format.COUNTDOWN)
            .isPresent();
    if (!counted) {
      find(wild, "only a countdown gives every seat a score of its own", "match countdown, at 8");
    }
    if (ASKING.stream().anyMatch(this::anyCard)) {
      find(wild, "a wild card of one's own could ask for two things", "leave out one of them");
    }
    if (book.has(Element.WildsFollow.class) || book.has(Element.Factor.class)) {
      find(wild, "a wild card of one's own is played on any card", "leave out what forbids it");
    }
  }

  private void rankStays(Element.RankStays stays) {
    boolean declared =
        book.has(Element.OwnWild.class)
            || anyCard(Effect.DeclaresSuit.class)
            || anyCard(Effect.DeclaresHeldSuit.class);
    if (!declared || book.has(Element.Factor.class)) {
      find(stays, "no card declares a suit", "let one do so: on 8 wild, declares suit");
    }
  }

  private boolean chain(Element.Several.Chain chain) {
    return book.all(Element.Several.class).anyMatch(several -> several.chain() == chain);
  }

  private void runs(Element element) {
    if (!chain(Element.Several.Chain.RUN)) {
      find(element, "no turn holds a run", "several run");
    }
    boolean unclear =
        chain(Element.Several.Chain.MARRIAGE)
            || chain(Element.Several.Chain.NEIGHBOURS)
            || chain(Element.Several.Chain.ALTERNATING)
            || anyCard(Effect.MayBeFollowedByAny.class)
            || anyCard(Effect.MayBeFollowedByItsSuit.class);
    if (element instanceof Element.RunLastEffect && unclear) {
      find(element, "a card could belong to a run and to something else", "leave out the other");
    }
  }

  private void sets(Element.SetsOf sets) {
    if (!chain(Element.Several.Chain.SAME_RANK)) {
      find(sets, "no turn holds several cards of one rank", "several same-rank");
    }
  }

  private void inOrder(Element.EffectsInOrder order) {
    boolean several =
        book.has(Element.Several.class)
            || anyCard(Effect.MayBeFollowedByAny.class)
            || anyCard(Effect.MayBeFollowedByItsSuit.class);
    if (!several) {
      find(order, "a turn holds one card, so there is no order", "several same-rank");
    }
    if (anyCard(Effect.ParriedBy.class)) {
      find(
          order, "a skip that may be parried takes no seat of its own", "leave out \"parried by\"");
    }
  }
}
