package eightfold.rules.check;

import eightfold.cards.Pack;
import eightfold.cards.Rank;
import eightfold.message.Message;
import eightfold.rules.finding.Advice;
import eightfold.rules.finding.Echo;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.text.ElementText;
import eightfold.rules.vocabulary.Amount;
import eightfold.rules.vocabulary.BookLimits;
import eightfold.rules.vocabulary.CardWording;
import eightfold.rules.vocabulary.Consequence;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.EventCondition;
import eightfold.rules.vocabulary.Forms;
import eightfold.rules.vocabulary.LineMeaning;
import eightfold.rules.vocabulary.OtherSeat;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.rules.vocabulary.SeatSelector;
import eightfold.rules.vocabulary.Trigger;
import eightfold.rules.vocabulary.ValueType;
import eightfold.spelling.SpokenText;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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

  private static final SeatSelector CHOSEN = SeatSelector.of(SeatSelector.Which.CHOSEN);

  private static final Set<Element.Draw.Policy> BINDING =
      Set.of(Element.Draw.Policy.ONE_MAY_PLAY, Element.Draw.Policy.ONE_MUST_PLAY);

  private static final String MAY_PLAY =
      Forms.keyword(Element.Draw.class) + " " + ValueType.word(Element.Draw.Policy.ONE_MAY_PLAY);

  private final Pack pack;
  private final boolean teams;

  /** How a line begins that speaks of a card. */
  private final String whenCard;

  /** Whether a card that has been drawn is the only one that may be played. */
  private final boolean binding;

  private final Objections objections = new Objections();

  private ConditionCheck(RuleBook book) {
    this.pack = book.pack();
    String some = pack.ranks().isEmpty() ? "any" : pack.rankName(0);
    this.whenCard = Forms.keyword(Element.When.class) + " " + some;
    this.teams = book.line(Element.Players.class, Element.Players::teams).isPresent();
    this.binding =
        book.find(Element.Draw.class)
            .map(Element.Draw::policy)
            .filter(BINDING::contains)
            .isPresent();
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
    for (EventCondition condition : line.and()) {
      condition(line, condition, card);
    }
    for (Consequence one : line.then()) {
      seats(line, one, card);
      words(line, one, card);
    }
    long asked = line.then().stream().flatMap(ConditionCheck::seats).filter(CHOSEN::equals).count();
    if (asked > 1) {
      find(line, Message.of("findings.one-choice"), Message.of("findings.second-line"));
    }
  }

  private void seats(Element.When line, Consequence one, boolean card) {
    seats(one)
        .forEach(
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
              } else if (who.which() == SeatSelector.Which.PLAYER_OF_THE_CARD_BEFORE && !card) {
                find(line, Message.of("findings.no-card-before"), Advice.suchAs(whenCard));
              }
            });
    if (one instanceof Consequence.LosesTurns loses
        && loses.how() == Consequence.Losing.TURN_GOES
        && !loses.who().single()) {
      find(
          line,
          Message.of("findings.one-next-seat"),
          Advice.suchAs(seats(SeatSelector.Which.CHOSEN, SeatSelector.Which.PREVIOUS)));
    } else if (one instanceof Consequence.WholeHands hands
        && hands.what() == Consequence.Handling.SWAP
        && !hands.who().single()) {
      find(
          line,
          Message.of("findings.one-other-seat"),
          Advice.suchAs(seats(SeatSelector.Which.CHOSEN, SeatSelector.Which.NEXT)));
    }
  }

  /** What is said, named and counted, which may need a card. */
  private void words(Element.When line, Consequence one, boolean card) {
    if (one instanceof Consequence.Says(SeatSelector _, String words, int _)
        && !words.isEmpty()
        && SpokenText.plain(words).isEmpty()) {
      find(
          line,
          Message.of("findings.cannot-be-said").with("words", words),
          Message.of("findings.words-with-letter"));
    }
    if (!card && amount(one).filter(Amount::asksForCard).isPresent()) {
      find(
          line,
          Message.of("findings.no-value-to-count"),
          Advice.suchAs(Amount.Count.CARDS_IN_HAND.words()));
    }
    if (one instanceof Consequence.Says says) {
      braces(line, says);
    }
    if (!card
        && one instanceof Consequence.Says(SeatSelector _, String words, int _)
        && (words.isEmpty() || CardWording.asksForCard(words))) {
      find(
          line,
          Message.of("findings.no-name-to-say"),
          Advice.write(Forms.of(one).words() + " \"TEXT\""));
    } else if (!card && one instanceof Effect.AtOnce(Effect.What what)) {
      withCard(what).ifPresent(why -> find(line, Message.of(why), Advice.suchAs(whenCard)));
    } else if (!card && one instanceof Effect.Decides) {
      find(line, Message.of("findings.decided-with-card"), Advice.suchAs(whenCard));
    } else if (!card && one instanceof Consequence.Moves moves && moves.route().ofPile()) {
      find(line, Message.of("findings.taken-back-with-card"), Advice.suchAs(whenCard));
    } else if (!card
        && one instanceof Consequence.LosesTurns loses
        && loses.how() != Consequence.Losing.MISSES) {
      find(line, Message.of("findings.skip-with-card"), Advice.suchAs(whenCard));
    }
  }

  /** Why that happens only with a card that is played; empty where it needs none. */
  private static Optional<String> withCard(Effect.What what) {
    if (what == Effect.What.DECLARES_SUIT) {
      return Optional.of("findings.suit-with-card");
    }
    return what == Effect.What.TURNS_UP
        ? Optional.of("findings.turned-up-with-card")
        : Optional.empty();
  }

  private void condition(Element.When line, EventCondition condition, boolean card) {
    boolean counts = card || line.event().equals(new Trigger.Happens(Trigger.Moment.TURN_ENDS));
    if (!counts
        && condition instanceof EventCondition.Counted counted
        && counted.what() == EventCondition.Tally.LAID) {
      find(line, Message.of("findings.no-cards-to-count"), Advice.suchAs(whenCard));
    } else if (drawnUnbound(condition)) {
      find(
          line,
          Message.of("findings.drawn-not-bound"),
          Message.of("findings.such-as-or-add")
              .with("words", EventCondition.What.AFTER_A_DRAW.words())
              .with("line", MAY_PLAY));
    } else if (!card && condition.asksForCard()) {
      find(line, Message.of("findings.no-card-to-ask"), Advice.suchAs(whenCard));
    } else if (saysNothing(condition)) {
      find(
          line,
          Message.of("findings.condition-says-nothing"),
          Message.of("findings.from-to").with("least", 1).with("most", most(condition)));
    }
  }

  /** Which card has been drawn is for others to know only where no other one may be played. */
  private boolean drawnUnbound(EventCondition condition) {
    return !binding
        && condition instanceof EventCondition.Circumstance(EventCondition.What what, boolean _)
        && what == EventCondition.What.JUST_DRAWN;
  }

  /** The greatest number with which the condition would say something. */
  private int most(EventCondition condition) {
    return switch (condition) {
      case EventCondition.ByChance(int _, int in) -> in - 1;
      case EventCondition.Values values -> highest(values);
      case EventCondition.Card _,
          EventCondition.Alike _,
          EventCondition.Steps _,
          EventCondition.Pattern _,
          EventCondition.Row _,
          EventCondition.Counted _,
          EventCondition.Circumstance _ ->
          EventCondition.Steps.MOST;
    };
  }

  /** The greatest sum or difference that the cards of the book can have. */
  private int highest(EventCondition.Values values) {
    IntSummaryStatistics all = pack.ranks().stream().mapToInt(Rank::value).summaryStatistics();
    return all.getCount() == 0
        ? 0
        : values.reckoning() == EventCondition.Reckoning.SUM
            ? values.cards() * all.getMax()
            : all.getMax() - all.getMin();
  }

  /** What can be written, and nobody mean. */
  private boolean saysNothing(EventCondition condition) {
    return condition instanceof EventCondition.Steps(List<EventCondition.Step> steps)
            && (steps.isEmpty() || steps.size() > EventCondition.Steps.MOST)
        || condition instanceof EventCondition.ByChance(int times, int in) && times >= in
        || condition instanceof EventCondition.Counted held
            && held.what() == EventCondition.Tally.HELD
            && held.number() == 0
            && held.more()
        || condition instanceof EventCondition.Values values && values.number() > highest(values);
  }

  private void braces(Element.When line, Consequence.Says says) {
    for (CardWording.Piece piece : CardWording.pieces(says.words())) {
      if (piece instanceof CardWording.Piece.Unknown(String words)) {
        find(
            line,
            Message.of("findings.unknown.word").with("words", Echo.shortened(words)),
            Advice.possible(CardWording.WORDS));
      }
    }
  }

  /** The words for some seats. */
  private static String seats(SeatSelector.Which... some) {
    return Stream.of(some)
        .map(SeatSelector::of)
        .map(SeatSelector::text)
        .collect(Collectors.joining(", "));
  }

  private static Stream<SeatSelector> seats(Consequence one) {
    return switch (one) {
      case Consequence.LosesTurns loses -> Stream.of(loses.who());
      case Consequence.MustPlay must -> Stream.of(must.who());
      case Consequence.Says says -> Stream.of(says.who());
      case Consequence.WholeHands hands -> Stream.of(hands.who(), hands.to());
      case Consequence.Moves moves -> Stream.of(moves.who(), moves.from());
      // whom they may choose is named by the act itself
      case Effect.Decides decision ->
          decision.other().stream()
              .filter(other -> other != OtherSeat.CHOSEN)
              .map(SeatSelector::of);
      case Effect.AtOnce _ -> Stream.empty();
    };
  }

  private static Optional<Amount> amount(Consequence one) {
    return switch (one) {
      case Consequence.LosesTurns loses ->
          Optional.of(loses.how() == Consequence.Losing.MISSES ? loses.turns() : loses.seats());
      case Consequence.Moves moves -> Optional.of(moves.cards());
      case Consequence.MustPlay _,
          Consequence.WholeHands _,
          Consequence.Says _,
          Effect.AtOnce _,
          Effect.Decides _ ->
          Optional.empty();
    };
  }

  private void find(Element element, Message what, Message right) {
    objections.to(FindingCode.DOES_NOT_FIT, element, what, right);
  }
}
