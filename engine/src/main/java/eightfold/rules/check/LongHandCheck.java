package eightfold.rules.check;

import eightfold.cards.Kind;
import eightfold.message.Message;
import eightfold.rules.finding.Advice;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.RuleBook;
import java.util.List;
import java.util.Optional;

/**
 * What must fit together in a match counted down in one long hand, and in turns of several cards.
 */
final class LongHandCheck {
  private static final int MOST_SCORE = 26;

  /** Elements that count what a countdown does not. */
  private static final List<String> COUNTING =
      List.of("points", "doubled-by", "winner-scores", "late-draw", "pressure");

  /** What else a card may ask for; of a seat's own wild card its player declares a suit. */
  private static final List<String> ASKING =
      List.of(
          "declares another suit held",
          "calls rank except",
          "calls held rank of",
          "leaves in force");

  /** What lets a turn go on with another card. */
  private static final List<String> SEVERAL =
      List.of("may be followed by any", "may be followed by its suit");

  private final RuleBook book;
  private final Objections objections = new Objections();

  private LongHandCheck(RuleBook book) {
    this.book = book;
  }

  static List<Objection> check(RuleBook book) {
    LongHandCheck check = new LongHandCheck(book);
    book.find(Element.Match.class)
        .filter(match -> match.format() == Element.Match.Format.COUNTDOWN)
        .ifPresent(check::countdown);
    book.saying("own-wild").ifPresent(check::ownWild);
    book.saying("rank-stays").ifPresent(check::rankStays);
    book.saying("effects-in-order").ifPresent(check::inOrder);
    book.saying("run-last-effect").ifPresent(check::runs);
    book.saying("answers-no-run").ifPresent(check::runs);
    book.saying("sets-of").ifPresent(check::sets);
    return check.objections.all();
  }

  /** The first line of cards that have one of these effects. */
  private Optional<? extends Element> cards(List<String> effects) {
    return effects.stream().map(book::cardsWith).flatMap(Optional::stream).findFirst();
  }

  private boolean anyCard(String effect) {
    return book.cardsWith(effect).isPresent();
  }

  private void countdown(Element.Match match) {
    int most = book.the(Element.Matching.class).ownWild() ? Kind.RANKS : MOST_SCORE;
    boolean fits = match.at().bySeats().values().stream().allMatch(at -> at >= 1 && at <= most);
    if (!fits) {
      objections.to(
          FindingCode.DOES_NOT_FIT,
          match,
          Message.of("findings.countdown-between").with("most", most),
          Advice.instead("match countdown, at 8"));
    }
    if (match.playOff()) {
      objections.to(
          FindingCode.DOES_NOT_FIT,
          match,
          Message.of("findings.no-play-off"),
          Advice.leaveClauseOut());
    }
    Optional<Element.Match> counted = Optional.of(match);
    book.find(Element.Scoring.class)
        .filter(scoring -> scoring.mode() != Element.Scoring.Mode.NONE)
        .ifPresent(
            scoring ->
                objections.contradiction(
                    scoring,
                    counted,
                    Message.of("findings.countdown-counts-none"),
                    Advice.instead("scoring none")));
    for (String counting : COUNTING) {
      book.saying(counting)
          .ifPresent(
              element ->
                  objections.contradiction(
                      element,
                      counted,
                      Message.of("findings.countdown-counts-none"),
                      Advice.leaveOut()));
    }
  }

  private void ownWild(Element wild) {
    boolean counted =
        book.find(Element.Match.class)
            .filter(match -> match.format() == Element.Match.Format.COUNTDOWN)
            .isPresent();
    if (!counted) {
      objections.to(
          FindingCode.NEEDS_ANOTHER_RULE,
          wild,
          Message.of("findings.own-wild-countdown"),
          Advice.instead("match countdown, at 8"));
    }
    cards(ASKING)
        .ifPresent(
            asking ->
                objections.contradiction(
                    wild,
                    Optional.of(asking),
                    Message.of("findings.own-wild-two"),
                    Message.of("findings.leave-one-out")));
    Optional<Element> forbids = book.saying("wilds-follow");
    forbids
        .or(() -> book.find(Element.Factor.class))
        .ifPresent(
            rule ->
                objections.contradiction(
                    wild,
                    Optional.of(rule),
                    Message.of("findings.own-wild-any"),
                    Message.of("findings.leave-forbidding-out")));
  }

  private void rankStays(Element stays) {
    boolean declared =
        book.the(Element.Matching.class).ownWild()
            || anyCard("declares suit")
            || anyCard("declares another suit held");
    if (!declared || book.has(Element.Factor.class)) {
      objections.to(
          FindingCode.NEEDS_ANOTHER_RULE,
          stays,
          Message.of("findings.no-card-declares"),
          Message.of("findings.let-one").with("line", "on 8 wild, declares suit"));
    }
  }

  private Optional<Element> chain(Element.Several.Chain chain) {
    return book.all(Element.Several.class)
        .filter(several -> several.chain() == chain)
        .<Element>map(several -> several)
        .findFirst();
  }

  private void runs(Element element) {
    if (chain(Element.Several.Chain.RUN).isEmpty()) {
      objections.to(
          FindingCode.NEEDS_ANOTHER_RULE,
          element,
          Message.of("findings.no-run"),
          Advice.instead("several run"));
    }
    Optional<? extends Element> unclear =
        chain(Element.Several.Chain.MARRIAGE)
            .or(() -> chain(Element.Several.Chain.NEIGHBOURS))
            .or(() -> chain(Element.Several.Chain.ALTERNATING))
            .or(() -> cards(SEVERAL));
    if (book.saying("run-last-effect").equals(Optional.of(element)) && unclear.isPresent()) {
      objections.contradiction(
          element,
          unclear,
          Message.of("findings.run-and-else"),
          Message.of("findings.leave-other-out"));
    }
  }

  private void sets(Element sets) {
    if (chain(Element.Several.Chain.SAME_RANK).isEmpty()) {
      objections.to(
          FindingCode.NEEDS_ANOTHER_RULE,
          sets,
          Message.of("findings.no-same-rank"),
          Advice.instead("several same-rank"));
    }
  }

  private void inOrder(Element order) {
    if (!book.has(Element.Several.class) && cards(SEVERAL).isEmpty()) {
      objections.to(
          FindingCode.NEEDS_ANOTHER_RULE,
          order,
          Message.of("findings.no-order"),
          Advice.instead("several same-rank"));
    }
    book.cardsWith("parried by")
        .ifPresent(
            on ->
                objections.contradiction(
                    order,
                    Optional.of(on),
                    Message.of("findings.skip-takes-none"),
                    Message.of("findings.leave-words-out").with("words", "parried by")));
  }
}
