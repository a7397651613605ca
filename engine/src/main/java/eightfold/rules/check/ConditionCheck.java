package eightfold.rules.check;

import eightfold.cards.LibraryPack;
import eightfold.message.Message;
import eightfold.rules.finding.Advice;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.text.ElementText;
import eightfold.rules.vocabulary.BookLimits;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.Consequence;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Forms;
import eightfold.rules.vocabulary.LineMeaning;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.rules.vocabulary.SeatSelector;
import eightfold.rules.vocabulary.Trigger;
import eightfold.spelling.SpokenText;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What lines with conditions may not say where they stand: a choice or the card's name where no
 * card is played, a partner without teams (RULE-LANGUAGE, Conditions 3).
 */
final class ConditionCheck {
  /** The line by which there are partners. */
  private static final String IN_TEAMS =
      ElementText.write(
          LineMeaning.lines(new Element.Players(4, 4, true, false, false, false)).getLast());

  private static final String WHEN_ACE =
      Forms.keyword(Element.When.class) + " " + CardSet.ofRanks(LibraryPack.french(), 0).text();

  private final boolean teams;
  private final Objections objections = new Objections();

  private ConditionCheck(RuleBook book) {
    this.teams = book.line(Element.Players.class, Element.Players::teams).isPresent();
  }

  static List<Objection> check(RuleBook book) {
    ConditionCheck check = new ConditionCheck(book);
    book.all(Element.When.class).forEach(check::line);
    return check.objections.all();
  }

  private void line(Element.When line) {
    if (line.then().size() > BookLimits.CONSEQUENCES) {
      objections.to(
          FindingCode.TOO_MANY_CONSEQUENCES,
          line,
          Message.of("findings.many-consequences").with("count", line.then().size()),
          Message.of("findings.at-most-consequences").with("most", BookLimits.CONSEQUENCES));
    }
    boolean card = line.event() instanceof Trigger.Played;
    for (Consequence one : line.then()) {
      seats(one)
          .ifPresent(
              who -> {
                if (who.which() == SeatSelector.Which.PARTNER && !teams) {
                  find(
                      line,
                      Message.of("findings.no-partner"),
                      Message.of("findings.such-as-or-add")
                          .with("words", seats(SeatSelector.Which.NEXT))
                          .with("line", IN_TEAMS));
                } else if (who.which() == SeatSelector.Which.CHOSEN && !card) {
                  find(
                      line,
                      Message.of("findings.nobody-chooses"),
                      Advice.suchAs(seats(SeatSelector.Which.NEXT, SeatSelector.Which.OTHERS)));
                }
              });
      if (one instanceof Consequence.SwapsHands(SeatSelector who) && !who.single()) {
        find(
            line,
            Message.of("findings.one-other-seat"),
            Advice.suchAs(seats(SeatSelector.Which.CHOSEN, SeatSelector.Which.NEXT)));
      }
      if (one instanceof Consequence.Says(String words, int _)
          && !words.isEmpty()
          && SpokenText.plain(words).isEmpty()) {
        find(
            line,
            Message.of("findings.cannot-be-said").with("words", words),
            Message.of("findings.words-with-letter"));
      }
      if (!card && one instanceof Consequence.Says(String words, int _) && words.isEmpty()) {
        find(
            line,
            Message.of("findings.no-name-to-say"),
            Advice.write(Forms.of(one).words() + " \"TEXT\""));
      } else if (!card && one instanceof Consequence.DeclaresSuit) {
        find(line, Message.of("findings.suit-with-card"), Advice.suchAs(WHEN_ACE));
      }
    }
    long asked = line.then().stream().filter(ConditionCheck::chooses).count();
    if (asked > 1) {
      find(line, Message.of("findings.one-choice"), Message.of("findings.second-line"));
    }
  }

  /** The words for some seats. */
  private static String seats(SeatSelector.Which... some) {
    return Stream.of(some)
        .map(SeatSelector::of)
        .map(SeatSelector::text)
        .collect(Collectors.joining(", "));
  }

  private static boolean chooses(Consequence one) {
    return seats(one).filter(who -> who.which() == SeatSelector.Which.CHOSEN).isPresent();
  }

  private static Optional<SeatSelector> seats(Consequence one) {
    return switch (one) {
      case Consequence.Draws(SeatSelector who, int _) -> Optional.of(who);
      case Consequence.Misses(SeatSelector who, int _) -> Optional.of(who);
      case Consequence.MustPlay(SeatSelector who, CardSet _) -> Optional.of(who);
      case Consequence.SwapsHands(SeatSelector who) -> Optional.of(who);
      case Consequence.Says _, Effect.Reverse _, Effect.Again _, Consequence.DeclaresSuit _ ->
          Optional.empty();
    };
  }

  private void find(Element element, Message what, Message right) {
    objections.to(FindingCode.DOES_NOT_FIT, element, what, right);
  }
}
