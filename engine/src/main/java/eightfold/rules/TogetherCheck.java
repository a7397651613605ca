package eightfold.rules;

import java.util.List;
import java.util.Optional;

/** What must fit together in books with counts, pairs, an empty stock's pressure, and teams. */
final class TogetherCheck {
  private final RuleBook book;

  /** The first engine that refuses a book whose faults nobody could catch (CHANGES 16). */
  private static final int FAULTS_NEED_A_CALL = 2;

  private final Objections objections = new Objections();

  private TogetherCheck(RuleBook book) {
    this.book = book;
  }

  static List<Objection> check(RuleBook book) {
    TogetherCheck check = new TogetherCheck(book);
    check.counts();
    check.teams();
    check.faults();
    check.faultsOf("names-said");
    check.faultsOf("phrase");
    check.faultsOf("wrong-cards-stay");
    check.looks();
    check.oneCardEach("pairs");
    check.oneCardEach("on-its-like");
    return check.objections.all();
  }

  private void counts() {
    String right = "on 2 opens count, counts 2";
    boolean opened = book.cardsWith("opens count").isPresent();
    if (!opened) {
      String what = "cards count, but none opens a count";
      book.cardsWith("counts")
          .map(on -> Objection.to(FindingCode.NEEDS_ANOTHER_RULE, on, what, right))
          .map(objection -> objection.about("counts"))
          .ifPresent(objections::add);
    }
    book.saying("forced-count")
        .filter(_ -> !opened)
        .ifPresent(
            forced ->
                objections.to(
                    FindingCode.NEEDS_ANOTHER_RULE, forced, "no card opens a count", right));
    book.saying("pressure")
        .filter(_ -> stockStays())
        .ifPresent(
            pressure ->
                objections.contradiction(
                    pressure,
                    book.find(Element.Stock.class),
                    "under \"pressure\" the pile becomes the stock",
                    "stock reshuffle"));
  }

  private boolean stockStays() {
    return book.find(Element.Stock.class)
        .filter(stock -> stock.out() != Element.Stock.Out.RESHUFFLE)
        .isPresent();
  }

  private void teams() {
    book.saying("teams")
        .filter(
            _ ->
                book.find(Element.Scoring.class)
                    .map(scoring -> scoring.mode() == Element.Scoring.Mode.WINNER_COLLECTS)
                    .orElse(false))
        .ifPresent(
            teams ->
                objections.contradiction(
                    teams,
                    book.find(Element.Scoring.class),
                    "teams add what their seats hold",
                    "scoring own"));
    book.saying("teams")
        .filter(
            _ ->
                book.find(Element.Match.class)
                    .map(match -> match.format() == Element.Match.Format.ELIMINATION)
                    .orElse(false))
        .ifPresent(
            teams ->
                objections.contradiction(
                    teams,
                    book.find(Element.Match.class),
                    "no team drops out of a match",
                    "match target, at 200"));
  }

  private void faults() {
    book.find(Element.Call.class)
        .filter(call -> call.forTurnsOf() > 0)
        .filter(call -> call.penalty() == 0 && book.saying("call-penalty").isPresent())
        .ifPresent(
            call ->
                objections.contradiction(
                    call,
                    book.saying("call-penalty"),
                    "faults that are caught cost at least a card",
                    "call-penalty 1"));
    book.find(Element.Call.class)
        .filter(call -> call.forTurnsOf() > 0)
        .filter(call -> call.found() != Element.Call.Found.CAUGHT)
        .ifPresent(
            call ->
                objections.to(
                    FindingCode.DOES_NOT_FIT,
                    call,
                    "only what others catch is a fault for some turns",
                    "caught"));
  }

  /** Faults are kept, and caught, in the way that a call says which stays open for some turns. */
  private void faultsOf(String rule) {
    boolean caught =
        book.find(Element.Call.class).filter(call -> call.forTurnsOf() > 0).isPresent();
    String what = "nothing says for how long the faults of \"%s\" may be caught";
    book.saying(rule)
        .filter(_ -> !caught)
        .ifPresent(
            element ->
                objections.add(
                    Objection.to(
                            FindingCode.NEEDS_ANOTHER_RULE,
                            element,
                            what.formatted(rule),
                            "write: call \"Last card\" caught, for turns of 2, and: call-penalty 1")
                        .since(FAULTS_NEED_A_CALL)));
  }

  /** What is looked at when each turn ends is not found by a play, or at the next turn. */
  private void looks() {
    String what = "\"each turn\" and \"%s\" look at a call at different times";
    book.find(Element.Call.class)
        .filter(Element.Call::eachTurn)
        .filter(call -> call.forTurnsOf() > 0)
        .ifPresent(
            call ->
                objections.to(
                    FindingCode.DOES_NOT_FIT, call, what.formatted("for turns of"), "choose one"));
    book.find(Element.Call.class)
        .filter(Element.Call::eachTurn)
        .filter(call -> call.found() == Element.Call.Found.NEXT_TURN)
        .ifPresent(
            call ->
                objections.to(
                    FindingCode.DOES_NOT_FIT, call, what.formatted("next-turn"), "choose one"));
  }

  /** These elements speak of turns in which one card is played. */
  private void oneCardEach(String word) {
    String what = "\"%s\" and turns of several cards contradict each other";
    book.saying(word)
        .filter(_ -> several().isPresent())
        .ifPresent(
            element ->
                objections.contradiction(element, several(), what.formatted(word), "choose one"));
  }

  /** The line that lets a turn hold several cards. */
  private Optional<? extends Element> several() {
    Optional<Element> chain = book.find(Element.Several.class).map(several -> several);
    return chain
        .or(() -> book.cardsWith("may be followed by any"))
        .or(() -> book.cardsWith("may be followed by its suit"));
  }
}
