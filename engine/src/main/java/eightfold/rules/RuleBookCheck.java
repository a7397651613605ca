package eightfold.rules;

import eightfold.cards.Kinds;
import eightfold.game.EngineVersion;
import eightfold.game.SetupException;
import eightfold.message.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a whole book must fulfil besides each line being right: nothing that is needed is missing,
 * nothing contradicts something else, everybody can get cards. Checks a book whose options have
 * been applied.
 */
public final class RuleBookCheck {
  /**
   * Something wrong with a whole book.
   *
   * @param element the element that it is about; none where something is missing
   * @param what what is wrong, without a full stop
   * @param right what would be right; may be empty
   * @param since the first engine that refuses such a book ({@link EngineVersion})
   */
  public record Finding(Optional<Element> element, String what, String right, int since) {
    /** What every engine has refused. */
    public Finding(Optional<Element> element, String what, String right) {
      this(element, what, right, EngineVersion.FIRST);
    }

    /** What is wrong and what would be right. */
    public String sentence() {
      return right.isEmpty() ? what : what + "; " + right;
    }
  }

  /** The first engine under which teams are of 4, 6 or 8 players, and no more. */
  private static final int TEAMS_OF_EIGHT = 2;

  private static final List<Class<? extends Element>> NECESSARY =
      List.of(Element.Players.class, Element.Deck.class, Element.Deal.class, Element.Draw.class);

  /** Elements that say something only beside another one. */
  static final Map<Class<? extends Element>, Class<? extends Element>> NEEDS =
      Map.of(
          Element.CallPenalty.class, Element.Call.class,
          Element.CallBlocks.class, Element.Call.class,
          Element.FalseCall.class, Element.Call.class,
          Element.WrongCatch.class, Element.Call.class,
          Element.Trades.class, Element.Teams.class,
          Element.CallIfEmptied.class, Element.Call.class,
          Element.CallEachChange.class, Element.Call.class,
          Element.CallUntilTurn.class, Element.Call.class,
          Element.JokersStay.class, Element.Jokers.class);

  private final RuleBook book;
  private final List<Finding> findings = new ArrayList<>();

  private RuleBookCheck(RuleBook book) {
    this.book = book;
  }

  /** All that is wrong with a book whose options have been applied; nothing if it can be played. */
  public static List<Finding> check(RuleBook book) {
    RuleBookCheck check = new RuleBookCheck(book);
    check.necessary();
    check.players();
    check.findings.addAll(EffectCheck.check(book));
    check.turns();
    check.marriages();
    check.calls();
    check.lastCards();
    check.match();
    check.findings.addAll(DecisionCheck.check(book));
    check.findings.addAll(TogetherCheck.check(book));
    check.findings.addAll(LongHandCheck.check(book));
    check.findings.addAll(MixtureCheck.check(book));
    if (check.findings.isEmpty()) {
      check(book, leastSeats(book))
          .ifPresent(reason -> check.find(Optional.empty(), reason.text(), ""));
    }
    return check.findings;
  }

  /** What an engine found wrong with a book; a later one may refuse more. */
  static List<Finding> check(RuleBook book, EngineVersion.Of engine) {
    return check(book).stream().filter(finding -> finding.since() <= engine.number()).toList();
  }

  /** All that is wrong with a book when all its options have their standard values. */
  static List<Finding> withStandards(RuleBook book, EngineVersion.Of engine) {
    try {
      return check(Options.edited(book, Map.of()), engine);
    } catch (SetupException e) {
      return List.of(new Finding(Optional.empty(), String.valueOf(e.getMessage()), ""));
    }
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
          Message.of("setup.seats-not-for")
              .with("game", book.name())
              .with("least", least)
              .with("most", most)
              .with("seats", seats));
    }
    if (book.has(Element.Teams.class) && !pairOff(seats, engine)) {
      return Optional.of(Message.of("setup.partners").with("seats", seats));
    }
    int cards = Pack.size(book, seats);
    int each = book.find(Element.Deal.class).map(deal -> deal.cards().at(seats)).orElse(1);
    int more =
        book.find(Element.Deal.class).map(Element.Deal::oneMoreToEldest).orElse(false) ? 1 : 0;
    // C2.2: the starter, and at least one card of stock
    int besides = more + 2;
    if (seats * each + besides > cards) {
      return Optional.of(
          Message.of("setup.pack-too-small-for")
              .with("seats", seats)
              .with("each", each)
              .with("needed", seats * each + besides)
              .with("pack", cards)
              .with("most", (cards - besides) / seats));
    }
    if (book.has(Element.DealBySeatsLeft.class)) {
      SeatTable table = book.find(Element.Deal.class).orElseThrow().cards();
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
    int least = book.find(Element.Players.class).map(Element.Players::least).orElse(2);
    return book.has(Element.Teams.class) ? Math.max(least + least % 2, 4) : least;
  }

  /** How many seats can play at most. */
  public static int mostSeats(RuleBook book) {
    int most = book.find(Element.Players.class).map(Element.Players::most).orElse(2);
    while (most > 2 && check(book, most).isPresent()) {
      most--;
    }
    return most;
  }

  private void find(Optional<Element> element, String what, String right) {
    findings.add(new Finding(element, what, right));
  }

  private void find(Element element, String what, String right) {
    find(Optional.of(element), what, right);
  }

  private void necessary() {
    for (Class<? extends Element> kind : NECESSARY) {
      if (!book.has(kind)) {
        String keyword = Form.keyword(kind);
        String right = "write: " + ElementText.pattern(Form.element(keyword).orElseThrow());
        find(Optional.empty(), "the rule \"" + keyword + "\" is missing", right);
      }
    }
    NEEDS.forEach(
        (kind, needed) -> {
          if (book.has(kind) && !book.has(needed)) {
            Element element = book.find(kind).orElseThrow();
            String what = "\"%s\" says nothing without \"%s\"";
            find(element, what.formatted(Form.keyword(kind), Form.keyword(needed)), "");
          }
        });
    long rules = book.elements().stream().filter(RuleBookCheck::plays).count();
    if (rules > RuleBook.MOST_ELEMENTS) {
      find(Optional.empty(), rules + " rules are too many", "at most " + RuleBook.MOST_ELEMENTS);
    }
  }

  /** Whether an element is a rule of play, and not only words for people. */
  private static boolean plays(Element element) {
    return !(element instanceof Element.Ruling) && !(element instanceof Element.Chosen);
  }

  private void players() {
    book.find(Element.Players.class)
        .filter(players -> players.least() > players.most())
        .ifPresent(players -> find(players, "the least number of players is above the most", ""));
    book.find(Element.Jokers.class)
        .filter(jokers -> jokers.number() % 2 != 0 && jokers.number() > 1)
        .ifPresent(
            jokers -> find(jokers, "half of the jokers are red", "give an even number of jokers"));
    book.find(Element.Starter.class)
        .filter(starter -> !starter.bury().isEmpty())
        .filter(starter -> (Pack.kinds(book) & ~Kinds.JOKERS & ~buried(starter)) == 0)
        .ifPresent(
            starter -> find(starter, "every card of the pack is buried", "leave some to turn up"));
  }

  private long buried(Element.Starter starter) {
    return mask(new CardSet(starter.bury()));
  }

  private void turns() {
    book.find(Element.Factor.class)
        .filter(_ -> book.has(Element.Jokers.class) || book.has(Element.Opening.class))
        .ifPresent(
            factor -> find(factor, "\"factor\" needs a starter and a pack without jokers", ""));
    book.find(Element.Factor.class)
        .filter(
            factor ->
                (mask(factor.by()) & mask(factor.back())) != Kinds.NONE
                    || (Kinds.ALL & ~Kinds.JOKERS & ~mask(factor.back())) == Kinds.NONE)
        .ifPresent(
            factor ->
                find(
                    factor,
                    "a card cannot bring factors and end them, and some rank must be left to name",
                    "name one or two ranks for each: factor by 8, back by K"));
    book.find(Element.Opening.class)
        .filter(opening -> (mask(opening.cards()) & Pack.kinds(book)) == 0)
        .ifPresent(
            opening -> find(opening, "no card of the pack may open", "name some that are in it"));
    book.find(Element.Starter.class)
        .filter(starter -> starter.act() == Element.Starter.Act.NONE)
        .filter(_ -> !book.has(Element.Opening.class))
        .ifPresent(
            starter -> find(starter, "nothing says what may begin the pile", "write: opening any"));
    book.find(Element.Draw.class)
        .filter(draw -> draw.most() > 1 && draw.policy() != Element.Draw.Policy.UP_TO)
        .ifPresent(draw -> find(draw, "\"most\" goes with \"up-to\" only", "draw up-to, most 3"));
    book.all(Element.Several.class)
        .filter(several -> several.least() > 2 && several.chain() != Element.Several.Chain.RUN)
        .forEach(
            several -> find(several, "only a run may need three cards", "leave the clause out"));
  }

  private void marriages() {
    for (Element.Several several : book.all(Element.Several.class).toList()) {
      boolean standard = several.couple().equals(Element.Several.KING_AND_QUEEN);
      if (several.chain() != Element.Several.Chain.MARRIAGE) {
        if (!standard) {
          find(several, "only a marriage is of two ranks", "leave the clause out");
        }
      } else if (Integer.bitCount(Kinds.wholeRanks(mask(several.couple()))) != 2
          || Kinds.size(mask(several.couple())) != 8) {
        find(several, "a marriage is of two ranks", "several marriage, of K Q");
      }
    }
  }

  private long mask(CardSet cards) {
    return cards.mask(Pack.wild(book));
  }

  private void calls() {
    book.find(Element.Call.class)
        .filter(_ -> !book.has(Element.CallPenalty.class))
        .ifPresent(call -> find(call, "a call needs a \"call-penalty\"", "write: call-penalty 2"));
  }

  private void lastCards() {
    book.find(Element.LastOnly.class)
        .filter(only -> (lastCards(only.cards()) & ~never()) == 0)
        .ifPresent(
            only ->
                find(
                    only,
                    "nobody could go out: no card of the pack may be the last",
                    "let some card that is in the pack be the last"));
    if (never() != 0 && (Pack.kinds(book) & ~never()) == 0) {
      find(
          book.find(Element.LastNever.class).orElseThrow(),
          "nobody could go out: no card may be the last",
          "let some card be the last");
    }
  }

  private long lastCards(CardSet cards) {
    return mask(cards) & Pack.kinds(book);
  }

  private long never() {
    return book.find(Element.LastNever.class).map(of -> lastCards(of.cards())).orElse(Kinds.NONE);
  }

  private void match() {
    boolean counts =
        book.find(Element.Scoring.class)
            .map(scoring -> scoring.mode() != Element.Scoring.Mode.NONE)
            .orElse(false);
    book.find(Element.Match.class)
        .ifPresent(
            match -> {
              match(match, counts);
            });
    book.find(Element.DoubledBy.class)
        .filter(_ -> !counts)
        .ifPresent(
            doubled -> find(doubled, "nothing is counted that could be doubled", "add a scoring"));
  }

  private boolean scoresOwn() {
    return book.find(Element.Scoring.class)
        .map(scoring -> scoring.mode() == Element.Scoring.Mode.OWN)
        .orElse(false);
  }

  private void match(Element.Match match, boolean counts) {
    boolean deals = match.format() == Element.Match.Format.DEALS;
    boolean single = match.format() == Element.Match.Format.SINGLE;
    boolean goal =
        match.format() == Element.Match.Format.ELIMINATION
            || match.format() == Element.Match.Format.COLUMNS;
    boolean at = match.at().bySeats().values().stream().anyMatch(number -> number > 0);
    if (match.format() == Element.Match.Format.COUNTDOWN) {
      return; // LongHandCheck looks at it
    }
    if (!single && !counts) {
      find(match, "the match counts points and the deals give none", "write: scoring own");
    } else if (single && at) {
      find(match, "a single deal has no \"at\"", "match target, at 100");
    } else if (goal && match.at().bySeats().containsValue(0)) {
      find(match, "the match needs the points that it is about", "write \"at\" and a number");
    } else if (match.format() == Element.Match.Format.COLUMNS && scoresOwn()) {
      find(match, "only what a winner scores stands in a column", "scoring winner-collects");
    } else if (deals && match.at().bySeats().containsValue(0)) {
      find(match, "a match of no deals", "match deals, at 8");
    } else if (match.playOff() && !deals) {
      find(match, "\"play-off\" goes with a number of deals", "match deals, at 8, play-off");
    }
  }
}
