package eightfold.rules.check;

import eightfold.message.Message;
import eightfold.rules.finding.Advice;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.text.ElementText;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.RuleBook;
import java.util.Collection;
import java.util.List;

/**
 * Whether a match has the numbers that its format needs. Of several things wrong with one line the
 * first is said alone; that a match lacks points ({@link Relations}) goes before all.
 */
final class MatchCheck {
  private static final int MOST_SCORE = 26;

  /** So many deals or points are proposed. */
  private static final int SOME = 8;

  private final RuleBook book;
  private final Objections objections = new Objections();

  private MatchCheck(RuleBook book) {
    this.book = book;
  }

  static List<Objection> check(RuleBook book) {
    MatchCheck check = new MatchCheck(book);
    book.find(Element.Match.class).ifPresent(check::match);
    return check.objections.all();
  }

  private void match(Element.Match match) {
    Collection<Integer> at = match.at().bySeats().values();
    switch (match.format()) {
      case COUNTDOWN -> countdown(match);
      case SINGLE -> {
        if (at.stream().anyMatch(number -> number > 0)) {
          doesNotFit(match, "findings.single-no-at", instead(Element.Match.Format.TARGET, 100));
        } else {
          playOff(match);
        }
      }
      case TARGET, DEALS, ELIMINATION, COLUMNS -> {
        if (scores() != Element.Scoring.Mode.NONE) {
          counted(match, at.contains(0));
        }
      }
    }
  }

  private Element.Scoring.Mode scores() {
    return book.the(Element.Scoring.class).mode();
  }

  private void counted(Element.Match match, boolean nothing) {
    switch (match.format()) {
      case ELIMINATION, COLUMNS -> {
        if (nothing) {
          doesNotFit(match, "findings.match-needs-at", Message.of("findings.write-at"));
        } else if (match.format() == Element.Match.Format.COLUMNS
            && scores() == Element.Scoring.Mode.OWN) {
          objections.contradiction(
              match,
              book.find(Element.Scoring.class),
              Message.of("findings.columns-winner"),
              Advice.instead(
                  ElementText.write(Element.Scoring.by(Element.Scoring.Mode.WINNER_COLLECTS))));
        } else {
          playOff(match);
        }
      }
      case DEALS -> {
        if (nothing) {
          doesNotFit(match, "findings.no-deals", instead(Element.Match.Format.DEALS, SOME));
        }
      }
      case TARGET, SINGLE, COUNTDOWN -> playOff(match);
    }
  }

  private void playOff(Element.Match match) {
    if (match.playOff()) {
      Element.Match deals = Element.Match.of(Element.Match.Format.DEALS, SOME).withPlayOff();
      doesNotFit(match, "findings.play-off-deals", Advice.instead(ElementText.write(deals)));
    }
  }

  private void countdown(Element.Match match) {
    int most = book.the(Element.Matching.class).ownWild() ? book.pack().ranks().size() : MOST_SCORE;
    boolean fits = match.at().bySeats().values().stream().allMatch(at -> at >= 1 && at <= most);
    if (!fits) {
      objections.to(
          FindingCode.DOES_NOT_FIT,
          match,
          Message.of("findings.countdown-between").with("most", most),
          instead(Element.Match.Format.COUNTDOWN, SOME));
    }
    if (match.playOff()) {
      doesNotFit(match, "findings.no-play-off", Advice.leaveClauseOut());
    }
  }

  private static Message instead(Element.Match.Format format, int at) {
    return Advice.instead(ElementText.write(Element.Match.of(format, at)));
  }

  private void doesNotFit(Element.Match match, String what, Message right) {
    objections.to(FindingCode.DOES_NOT_FIT, match, Message.of(what), right);
  }
}
