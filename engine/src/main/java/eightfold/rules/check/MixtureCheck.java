package eightfold.rules.check;

import eightfold.message.Message;
import eightfold.rules.finding.Advice;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Forms;
import eightfold.rules.vocabulary.RuleBook;
import java.util.List;
import java.util.Optional;

/**
 * Rules of different games that say nothing sensible beside each other. Most rules may be mixed as
 * one likes; these would need a ruling of their own that no game has.
 */
final class MixtureCheck {
  /** Rules that do not go with a match of one long hand, in which an empty hand is no end. */
  private static final List<String> NOT_IN_A_LONG_HAND =
      List.of(
          "repeat",
          "opens count",
          "duel",
          "gives to others",
          "exchanges with stock",
          "owes its suit",
          "owes any card",
          "teams",
          "last-effect");

  /** What cannot be undone when a card goes back, or makes another fault of the same card. */
  private static final List<String> NOT_WITH_CHEATING =
      List.of(
          "repeat",
          "opens count",
          "duel",
          "grab",
          "gives to others",
          "exchanges with stock",
          "owes its suit",
          "owes any card",
          "or a rank except",
          "challenge costs",
          "pass hands left",
          "pass hands right",
          "pairs",
          "on-its-like",
          "names-said",
          "phrase",
          "wrong-cards-stay",
          "wrong-catch",
          "teams",
          "pressure",
          "stock-costs");

  /** Other ways in which turns or penalties wait for a seat. */
  private static final List<String> NOT_WITH_MISSED_TURNS =
      List.of("opens count", "duel", "challenge costs", "pairs", "on-its-like", "teams");

  /** What a hand that is empty, or all seats, decide; partners who are out decide nothing. */
  private static final List<String> NOT_IN_TEAMS =
      List.of(
          "gives to others",
          "exchanges with stock",
          "grab",
          "duel",
          "opens count",
          "repeat",
          "owes its suit",
          "owes any card",
          "last-effect");

  /** What adds to scores beside the sheet, or gives a column to two seats. */
  private static final List<String> NOT_IN_COLUMNS = List.of("pressure", "teams");

  /** Other ways in which a missing call ends, or begins. */
  private static final List<String> NOT_FOR_SOME_TURNS =
      List.of("call-until-turn", "call-each-change");

  /** What could take the next card out of the hand before it is laid. */
  private static final List<String> NOT_BETWEEN_CARDS =
      List.of("pass hands left", "pass hands right");

  /** What else says which suit was in force before a card. */
  private static final List<String> NOT_BESIDE_A_RANK =
      List.of("leaves in force", "declares another suit held", "calls held rank of", "rank-stays");

  private final RuleBook book;
  private final Objections objections = new Objections();

  private MixtureCheck(RuleBook book) {
    this.book = book;
  }

  static List<Objection> check(RuleBook book) {
    MixtureCheck check = new MixtureCheck(book);
    book.find(Element.Match.class)
        .filter(match -> match.format() == Element.Match.Format.COUNTDOWN)
        .ifPresent(match -> check.without(match, "match countdown", NOT_IN_A_LONG_HAND));
    book.find(Element.Cheating.class)
        .ifPresent(
            cheating -> {
              check.without(cheating, "cheating", NOT_WITH_CHEATING);
              check.calls(cheating);
            });
    book.find(Element.Match.class)
        .filter(match -> match.format() == Element.Match.Format.COLUMNS)
        .ifPresent(match -> check.without(match, "match columns", NOT_IN_COLUMNS));
    book.saying("teams").ifPresent(teams -> check.without(teams, "teams", NOT_IN_TEAMS));
    book.find(Element.Call.class)
        .filter(call -> call.forTurnsOf() > 0)
        .ifPresent(call -> check.without(call, "for turns of", NOT_FOR_SOME_TURNS));
    book.saying("run-last-effect")
        .ifPresent(runs -> check.without(runs, "run-last-effect", NOT_BETWEEN_CARDS));
    book.saying("pairs").ifPresent(pairs -> check.without(pairs, "pairs", NOT_BETWEEN_CARDS));
    book.cardsWith("duel").ifPresent(on -> check.without(on, "duel", List.of("parried by")));
    book.cardsWith("next misses")
        .ifPresent(on -> check.without(on, "next misses", NOT_WITH_MISSED_TURNS));
    book.cardsWith("or a rank except")
        .ifPresent(on -> check.without(on, "or a rank except", NOT_BESIDE_A_RANK));
    return check.objections.all();
  }

  /** Refuses each of the others beside this rule: words of lines, and of what cards do. */
  private void without(Element rule, String words, List<String> others) {
    for (String other : others) {
      saying(other).ifPresent(line -> find(rule, words, line, other));
    }
  }

  private Optional<? extends Element> saying(String word) {
    return Forms.effects().containsKey(word) ? book.cardsWith(word) : book.saying(word);
  }

  private void find(Element rule, String one, Element beside, String other) {
    Message what = Message.of("findings.not-together").with("one", one).with("other", other);
    objections.add(
        Objection.to(FindingCode.CONTRADICTION, rule, what, Advice.chooseOne())
            .beside(Optional.of(beside)));
  }

  /** Calls that are caught as one fault among others, or only at the next turn. */
  private void calls(Element.Cheating cheating) {
    Optional<Element.Call> call = book.find(Element.Call.class);
    call.filter(rule -> rule.forTurnsOf() > 0)
        .ifPresent(rule -> find(cheating, "cheating", rule, "for turns of"));
    call.filter(rule -> rule.found() == Element.Call.Found.NEXT_TURN)
        .ifPresent(rule -> find(cheating, "cheating", rule, "next-turn"));
  }
}
