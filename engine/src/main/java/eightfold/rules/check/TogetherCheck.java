package eightfold.rules.check;

import eightfold.message.Message;
import eightfold.rules.finding.Advice;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.RuleBook;
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
    Message right = Advice.instead("on 2 opens count, counts 2");
    boolean opened = book.cardsWith("opens count").isPresent();
    if (!opened) {
      Message what = Message.of("findings.none-opens");
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
                    FindingCode.NEEDS_ANOTHER_RULE,
                    forced,
                    Message.of("findings.no-card-opens"),
                    right));
    book.saying("pressure")
        .filter(_ -> stockStays())
        .ifPresent(
            pressure ->
                objections.contradiction(
                    pressure,
                    book.find(Element.Stock.class),
                    Message.of("findings.pressure-stock"),
                    Advice.instead("stock reshuffle")));
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
                    Message.of("findings.teams-add"),
                    Advice.instead("scoring own")));
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
                    Message.of("findings.no-team-drops"),
                    Advice.instead("match target, at 200")));
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
                    Message.of("findings.faults-cost"),
                    Advice.instead("call-penalty 1")));
    book.find(Element.Call.class)
        .filter(call -> call.forTurnsOf() > 0)
        .filter(call -> call.found() != Element.Call.Found.CAUGHT)
        .ifPresent(
            call ->
                objections.to(
                    FindingCode.DOES_NOT_FIT,
                    call,
                    Message.of("findings.caught-only"),
                    Advice.instead("caught")));
  }

  /** Faults are kept, and caught, in the way that a call says which stays open for some turns. */
  private void faultsOf(String rule) {
    boolean caught =
        book.find(Element.Call.class).filter(call -> call.forTurnsOf() > 0).isPresent();
    Message what = Message.of("findings.faults-how-long").with("words", rule);
    book.saying(rule)
        .filter(_ -> !caught)
        .ifPresent(
            element ->
                objections.add(
                    Objection.to(
                            FindingCode.NEEDS_ANOTHER_RULE,
                            element,
                            what,
                            Message.of("findings.write-call"))
                        .since(FAULTS_NEED_A_CALL)));
  }

  /** What is looked at when each turn ends is not found by a play, or at the next turn. */
  private void looks() {

    book.find(Element.Call.class)
        .filter(Element.Call::eachTurn)
        .filter(call -> call.forTurnsOf() > 0)
        .ifPresent(
            call ->
                objections.to(
                    FindingCode.DOES_NOT_FIT,
                    call,
                    differentTimes("for turns of"),
                    Advice.chooseOne()));
    book.find(Element.Call.class)
        .filter(Element.Call::eachTurn)
        .filter(call -> call.found() == Element.Call.Found.NEXT_TURN)
        .ifPresent(
            call ->
                objections.to(
                    FindingCode.DOES_NOT_FIT,
                    call,
                    differentTimes("next-turn"),
                    Advice.chooseOne()));
  }

  private static Message differentTimes(String words) {
    return Message.of("findings.different-times").with("words", words);
  }

  /** These elements speak of turns in which one card is played. */
  private void oneCardEach(String word) {
    Message what = Message.of("findings.several-contradict").with("words", word);
    book.saying(word)
        .filter(_ -> several().isPresent())
        .ifPresent(
            element -> objections.contradiction(element, several(), what, Advice.chooseOne()));
  }

  /** The line that lets a turn hold several cards. */
  private Optional<? extends Element> several() {
    Optional<Element> chain = book.find(Element.Several.class).map(several -> several);
    return chain
        .or(() -> book.cardsWith("may be followed by any"))
        .or(() -> book.cardsWith("may be followed by its suit"));
  }
}
