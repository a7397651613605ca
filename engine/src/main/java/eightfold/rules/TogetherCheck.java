package eightfold.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What must fit together in books with counts, pairs, an empty stock's pressure, and teams. */
final class TogetherCheck {
  private final RuleBook book;

  /** The first engine that refuses a book whose faults nobody could catch (CHANGES 16). */
  private static final int FAULTS_NEED_A_CALL = 2;

  private final List<RuleBookCheck.Finding> findings = new ArrayList<>();

  private TogetherCheck(RuleBook book) {
    this.book = book;
  }

  static List<RuleBookCheck.Finding> check(RuleBook book) {
    TogetherCheck check = new TogetherCheck(book);
    check.counts();
    check.teams();
    check.faults();
    check.faultsOf(Element.NamesSaid.class);
    check.faultsOf(Element.Phrase.class);
    check.faultsOf(Element.WrongCardsStay.class);
    check.looks();
    check.oneCardEach(Element.Pairs.class, "pairs");
    check.oneCardEach(Element.OnItsLike.class, "on-its-like");
    return check.findings;
  }

  private void find(Optional<Element> element, String what, String right) {
    findings.add(new RuleBookCheck.Finding(element, what, right));
  }

  private void find(Element element, String what, String right) {
    find(Optional.of(element), what, right);
  }

  private boolean effect(Class<? extends Effect> effect) {
    return book.all(Element.On.class).anyMatch(on -> on.has(effect));
  }

  private void counts() {
    String right = "on 2 opens count, counts 2";
    if (effect(Effect.Counts.class) && !effect(Effect.OpensCount.class)) {
      find(Optional.empty(), "cards count, but none opens a count", right);
    }
    book.find(Element.ForcedCount.class)
        .filter(_ -> !effect(Effect.OpensCount.class))
        .ifPresent(forced -> find(forced, "no card opens a count", right));
    book.find(Element.Pressure.class)
        .filter(_ -> stockStays())
        .ifPresent(
            pressure ->
                find(pressure, "under \"pressure\" the pile becomes the stock", "stock reshuffle"));
  }

  private boolean stockStays() {
    return book.find(Element.Stock.class)
        .filter(stock -> stock.out() != Element.Stock.Out.RESHUFFLE)
        .isPresent();
  }

  private void teams() {
    book.find(Element.Teams.class)
        .filter(
            _ ->
                book.find(Element.Scoring.class)
                    .map(scoring -> scoring.mode() == Element.Scoring.Mode.WINNER_COLLECTS)
                    .orElse(false))
        .ifPresent(teams -> find(teams, "teams add what their seats hold", "scoring own"));
    book.find(Element.Teams.class)
        .filter(
            _ ->
                book.find(Element.Match.class)
                    .map(match -> match.format() == Element.Match.Format.ELIMINATION)
                    .orElse(false))
        .ifPresent(teams -> find(teams, "no team drops out of a match", "match target, at 200"));
  }

  private void faults() {
    book.find(Element.Call.class)
        .filter(call -> call.forTurnsOf() > 0)
        .filter(_ -> book.find(Element.CallPenalty.class).map(p -> p.cards() == 0).orElse(false))
        .ifPresent(
            call -> find(call, "faults that are caught cost at least a card", "call-penalty 1"));
    book.find(Element.Call.class)
        .filter(call -> call.forTurnsOf() > 0)
        .filter(call -> call.found() != Element.Call.Found.CAUGHT)
        .ifPresent(
            call -> find(call, "only what others catch is a fault for some turns", "caught"));
  }

  /** Faults are kept, and caught, in the way that a call says which stays open for some turns. */
  private void faultsOf(Class<? extends Element> rule) {
    boolean caught =
        book.find(Element.Call.class).filter(call -> call.forTurnsOf() > 0).isPresent();
    String what = "nothing says for how long the faults of \"%s\" may be caught";
    book.find(rule)
        .filter(_ -> !caught)
        .ifPresent(
            element ->
                findings.add(
                    new RuleBookCheck.Finding(
                        Optional.of(element),
                        what.formatted(Form.keyword(rule)),
                        "write: call \"Last card\" caught, for turns of 2, and: call-penalty 1",
                        FAULTS_NEED_A_CALL)));
  }

  /** What is looked at when each turn ends is not found by a play, or at the next turn. */
  private void looks() {
    String what = "\"each turn\" and \"%s\" look at a call at different times";
    book.find(Element.Call.class)
        .filter(Element.Call::eachTurn)
        .filter(call -> call.forTurnsOf() > 0)
        .ifPresent(call -> find(call, what.formatted("for turns of"), "choose one"));
    book.find(Element.Call.class)
        .filter(Element.Call::eachTurn)
        .filter(call -> call.found() == Element.Call.Found.NEXT_TURN)
        .ifPresent(call -> find(call, what.formatted("next-turn"), "choose one"));
  }

  /** These elements speak of turns in which one card is played. */
  private void oneCardEach(Class<? extends Element> rule, String keyword) {
    boolean several =
        book.has(Element.Several.class)
            || effect(Effect.MayBeFollowedByAny.class)
            || effect(Effect.MayBeFollowedByItsSuit.class);
    String what = "\"%s\" and turns of several cards contradict each other";
    book.find(rule)
        .filter(_ -> several)
        .ifPresent(element -> find(element, what.formatted(keyword), "choose one"));
  }
}
