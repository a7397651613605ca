package eightfold.rules.book;

import eightfold.cards.Kinds;
import eightfold.cards.Pack;
import eightfold.message.Message;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.finding.Findings;
import eightfold.rules.finding.Place;
import eightfold.rules.vocabulary.AnswerCards;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.FurtherTurns;
import eightfold.rules.vocabulary.RuleBook;
import java.util.ArrayList;
import java.util.List;

/** Warns of what a card is said to do and never does. Only what is so for sure is warned of. */
final class UselessEffects {
  private final RuleBook book;
  private final BookPlaces places;
  private final Findings findings;

  UselessEffects(RuleBook book, BookPlaces places, Findings findings) {
    this.book = book;
    this.places = places;
    this.findings = findings;
  }

  /** Warns of the lines in the book's own file. */
  void warn() {
    for (Element.On on : book.all(Element.On.class).toList()) {
      places.of(on).filter(places::own).ifPresent(place -> warn(on, place));
    }
  }

  private void warn(Element.On on, Place place) {
    if (FurtherTurns.lapse(on)) {
      findings.add(
          FindingCode.FURTHER_TURN_LAPSES,
          place,
          Message.of("findings.again-lapses"),
          Message.of("findings.leave-again"));
    }
    long both = AnswerCards.both(book, on);
    if (both != Kinds.NONE) {
      boolean named =
          on.find(Effect.Penalty.class)
              .filter(penalty -> !penalty.answeredBy().isEmpty())
              .isPresent();
      findings.add(
          FindingCode.ANSWERS_AND_CANCELS,
          place,
          Message.of("findings.answers-and-cancels").with("cards", text(book.pack(), both)),
          named ? Message.of("findings.leave-of-either") : Message.of("findings.no-answer-or"));
    }
  }

  /** Cards as a line would name them: whole ranks, then single ones. */
  private static String text(Pack pack, long kinds) {
    List<String> names = new ArrayList<>();
    long rest = kinds;
    for (int rank = 0; rank < pack.ranks().size(); rank++) {
      if ((kinds & pack.ofRank(rank)) == pack.ofRank(rank)) {
        names.add(pack.rankName(rank));
        rest &= ~pack.ofRank(rank);
      }
    }
    Kinds.list(rest).forEach(kind -> names.add(pack.name(kind)));
    return String.join(" ", names);
  }
}
