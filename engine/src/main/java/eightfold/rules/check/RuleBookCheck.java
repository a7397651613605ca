package eightfold.rules.check;

import eightfold.game.EngineVersion;
import eightfold.message.Message;
import eightfold.rules.finding.Advice;
import eightfold.rules.finding.Explanation;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.text.ElementText;
import eightfold.rules.vocabulary.BookLimits;
import eightfold.rules.vocabulary.BookPack;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Form;
import eightfold.rules.vocabulary.Forms;
import eightfold.rules.vocabulary.LineMeaning;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.rules.vocabulary.SeatTable;
import java.util.List;
import java.util.Optional;

/**
 * What a whole book must fulfil besides each line being right: nothing that is needed is missing,
 * nothing contradicts something else, everybody can get cards. Checks a book whose options have
 * been applied.
 */
public final class RuleBookCheck {
  /** The first engine under which teams are of 4, 6 or 8 players, and no more. */
  private static final int TEAMS_OF_EIGHT = 2;

  private static final List<Class<? extends Element>> NECESSARY =
      List.of(Element.Players.class, Element.Deck.class, Element.Deal.class, Element.Draw.class);

  private final RuleBook book;
  private final Objections objections = new Objections();

  private RuleBookCheck(RuleBook book) {
    this.book = book;
  }

  /** All that is wrong with a book whose options have been applied; nothing if it can be played. */
  public static List<Objection> check(RuleBook book) {
    RuleBookCheck check = new RuleBookCheck(book);
    check.necessary();
    check.conditions();
    check.players();
    check.objections.addAll(SameRuleCheck.check(book));
    check.objections.addAll(DefineCheck.check(book));
    check.objections.addAll(PackCheck.check(book));
    BookLines lines = new BookLines(book);
    Relations relations = new Relations(lines);
    check.objections.addAll(EffectCheck.check(book, relations));
    check.objections.addAll(ConditionCheck.check(book));
    check.objections.addAll(TurnCheck.check(book));
    check.objections.addAll(MatchCheck.check(book));
    check.objections.addAll(relations.ofRules());
    check.objections.addAll(WordingCheck.check(book, lines));
    if (check.objections.all().isEmpty()) {
      check(book, leastSeats(book)).ifPresent(check::tooFewCards);
    }
    return check.objections.all().stream().map(objection -> objection.in(book)).toList();
  }

  /** The word without which a line says nothing, if none of these lines says it. */
  public static Optional<String> needed(Element element, List<Element> lines) {
    Form form = Forms.of(element);
    return form.definition()
        .filter(word -> LineMeaning.alone(word, lines))
        .map(word -> word.core().words())
        .or(() -> Relations.needed(form, lines));
  }

  /** What an engine found wrong with a book; a later one may refuse more. */
  public static List<Objection> check(RuleBook book, EngineVersion.Of engine) {
    return check(book).stream().filter(objection -> objection.since() <= engine.number()).toList();
  }

  /** Why so many seats cannot play a book whose options have been applied; empty if they can. */
  public static Optional<Message> check(RuleBook book, int seats) {
    return check(book, seats, EngineVersion.Of.TODAY);
  }

  /** Why so many seats could not play a book under an engine; empty if they could. */
  public static Optional<Message> check(RuleBook book, int seats, EngineVersion.Of engine) {
    Optional<Element.Players> players = book.find(Element.Players.class);
    int least = players.map(Element.Players::least).orElse(2);
    int most = players.map(Element.Players::most).orElse(seats);
    if (seats < least || seats > most) {
      return Optional.of(
          Message.of("setup.seats")
              .with("game", book.name())
              .with("least", least)
              .with("most", most)
              .with("seats", seats));
    }
    if (players.filter(Element.Players::teams).isPresent() && !pairOff(seats, engine)) {
      return Optional.of(Message.of("setup.partners").with("seats", seats));
    }
    int cards = BookPack.size(book, seats);
    Optional<Element.Deal> deal = book.find(Element.Deal.class);
    int each = deal.map(of -> of.cards().at(seats)).orElse(1);
    int more = deal.filter(Element.Deal::oneMoreToEldest).isPresent() ? 1 : 0;
    // C2.2: the starter, and at least one card of stock
    int besides = more + 2;
    if (seats * each + besides > cards) {
      return Optional.of(
          Message.of("setup.pack-too-small")
              .with("seats", seats)
              .with("each", each)
              .with("needed", seats * each + besides)
              .with("pack", cards)
              .with("most", (cards - besides) / seats));
    }
    if (deal.filter(Element.Deal::bySeatsLeft).isPresent()) {
      SeatTable table = deal.get().cards();
      for (int left = 2; left < seats; left++) {
        if (left * table.at(left) + besides > cards) {
          return Optional.of(Message.of("setup.too-few-for-seats-left").with("seats", left));
        }
      }
    }
    return Optional.empty();
  }

  /** Whether so many seats make teams of partners who sit opposite (tag-team.md; CHANGES 9). */
  private static boolean pairOff(int seats, EngineVersion.Of engine) {
    return seats >= 4 && seats % 2 == 0 && (seats <= 8 || engine.number() < TEAMS_OF_EIGHT);
  }

  /** How many seats it takes at least. */
  public static int leastSeats(RuleBook book) {
    Optional<Element.Players> players = book.find(Element.Players.class);
    int least = players.map(Element.Players::least).orElse(2);
    boolean teams = players.filter(Element.Players::teams).isPresent();
    return teams ? Math.max(least + least % 2, 4) : least;
  }

  /** How many seats can play at most. */
  public static int mostSeats(RuleBook book) {
    int most = book.find(Element.Players.class).map(Element.Players::most).orElse(2);
    while (most > 2 && check(book, most).isPresent()) {
      most--;
    }
    return most;
  }

  /** The fewest players have too few cards: so it is about how many are dealt. */
  private void tooFewCards(Message reason) {
    objections.add(
        Objection.to(
                FindingCode.NOBODY_CAN_PLAY,
                book.find(Element.Deal.class).orElseThrow(),
                Explanation.of(reason))
            .beside(book.find(Element.Players.class)));
  }

  private void necessary() {
    for (Class<? extends Element> kind : NECESSARY) {
      if (!book.has(kind)) {
        String keyword = Forms.keyword(kind);
        Message right = Advice.write(ElementText.shortest(Forms.element(keyword).orElseThrow()));
        Message what = Message.of("findings.rule-missing").with("words", keyword);
        objections.add(Objection.toLack(FindingCode.RULE_MISSING, what, right));
      }
    }
    for (Element line : book.elements()) {
      // a rule's own line may say what a word would
      for (Element word : LineMeaning.lines(line)) {
        needed(word, book.elements())
            .ifPresent(
                needed ->
                    objections.to(
                        FindingCode.NEEDS_ANOTHER_RULE,
                        line,
                        Objections.saysNothing(Forms.of(word).words(), needed),
                        Message.of("findings.add-it")));
      }
    }
  }

  /** Lines with conditions that options may have added to those of the book. */
  private void conditions() {
    List<Element> lines =
        book.elements().stream()
            .filter(element -> BookLimits.conditional(Forms.of(element).words()))
            .toList();
    if (lines.size() > BookLimits.TODAY.conditions()) {
      objections.to(
          FindingCode.TOO_MANY_CONDITIONS,
          lines.get(BookLimits.TODAY.conditions()),
          Message.of("findings.many-conditions").with("count", lines.size()),
          Advice.atMost(BookLimits.TODAY.conditions()));
    }
  }

  private void players() {
    book.find(Element.Players.class)
        .filter(players -> players.least() > players.most())
        .ifPresent(
            players ->
                objections.to(
                    FindingCode.RANGE_BACKWARDS,
                    players,
                    Message.of("findings.players-backwards"),
                    Message.of("findings.least-first")));
    int number = book.find(Element.Deck.class).map(Element.Deck::jokers).orElse(0);
    book.line(Element.Deck.class, Element.Deck::jokers)
        .filter(_ -> number % 2 != 0 && number > 1)
        .ifPresent(
            jokers ->
                objections.to(
                    FindingCode.DOES_NOT_FIT,
                    jokers,
                    Message.of("findings.half-red"),
                    Message.of("findings.even-jokers")));
  }
}
