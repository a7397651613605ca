package eightfold.testkit;

import eightfold.cards.Pack;
import eightfold.game.FastChance;
import eightfold.rules.check.RuleBookCheck;
import eightfold.rules.vocabulary.Amount;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.CardSet.Part;
import eightfold.rules.vocabulary.Consequence;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.EventCondition;
import eightfold.rules.vocabulary.Letters;
import eightfold.rules.vocabulary.OtherSeat;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.rules.vocabulary.SeatSelector;
import eightfold.rules.vocabulary.SeatSelector.Which;
import eightfold.rules.vocabulary.SeatTable;
import eightfold.rules.vocabulary.Trigger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;

/** Makes up lines with conditions, of all events, cards, seats and consequences. */
final class RandomConditions {
  private static final Pack PACK = RandomBooks.PACK;
  private static final int RANKS = PACK.ranks().size();

  private static final int MOST = 6;

  private static final List<String> WORDS = List.of("Yee haw", "eight", "hello", "Ten of Spades");

  private static final List<String> OF_CARDS =
      List.of("{its rank}", "{its value}S", "{its suit} {2 times its value less 1}");

  private static final List<String> LETTERS = List.of("AB", "ABA", "AAB", "ABAC");

  private final FastChance chance;

  /** Whether the book plays in teams: elsewhere the check takes no line that names a partner. */
  private boolean teams;

  RandomConditions(long seed) {
    this.chance = new FastChance(seed);
  }

  /** The book with up to six such lines more, as far as the check takes them. */
  RuleBook addedTo(RuleBook book) {
    RuleBook more = book;
    teams = book.the(Element.Players.class).teams();
    int number = chance.below(MOST + 1);
    for (int i = 0; i < number; i++) {
      List<Element> elements = new ArrayList<>(more.elements());
      Element line = line();
      boolean twice = elements.contains(line);
      elements.add(line);
      RuleBook tried = more.with(elements);
      more = !twice && RuleBookCheck.check(tried).isEmpty() ? tried : more;
    }
    return more;
  }

  private Element line() {
    return switch (chance.below(15)) {
      case 0 -> new Element.Pairing(Element.Laying.NEVER, cards(), cards());
      case 1 -> new Element.Pairing(Element.Laying.ALSO, cards(), cards());
      case 2 -> new Element.Honour("Be kind.", 1 + chance.below(3));
      default -> when();
    };
  }

  private Element when() {
    Trigger event = event();
    boolean card = event instanceof Trigger.Played;
    List<EventCondition> and = new ArrayList<>();
    while (one(2 + and.size())) {
      and.add(card && !one(4) ? condition() : circumstance(card));
    }
    List<Consequence> then = new ArrayList<>();
    int number = 1 + (one(3) ? 1 + chance.below(2) : 0);
    for (int i = 0; i < number; i++) {
      then.add(consequence(card));
    }
    return new Element.When(event, and, then);
  }

  /** One that comes about often enough. */
  private EventCondition condition() {
    EventCondition.Aspect[] aspects = EventCondition.Aspect.values();
    EventCondition.Aspect aspect = aspects[chance.below(aspects.length)];
    return switch (chance.below(7)) {
      case 0 -> new EventCondition.Card(cards(), one(2));
      case 1 -> {
        List<EventCondition.Step> steps = new ArrayList<>(List.of(step()));
        while (one(3) && steps.size() < EventCondition.Steps.MOST) {
          steps.add(step());
        }
        yield new EventCondition.Steps(steps);
      }
      case 2 ->
          new EventCondition.Pattern(
              aspect, new Letters(LETTERS.get(chance.below(LETTERS.size()))));
      case 3 ->
          new EventCondition.Row(
              1 + chance.below(3), one(2) ? cards().parts() : List.of(), aspect, one(2));
      case 4 -> {
        EventCondition.Result[] results = EventCondition.Result.values();
        yield new EventCondition.Values(
            one(2) ? EventCondition.Reckoning.SUM : EventCondition.Reckoning.DIFFERENCE,
            results[chance.below(results.length)],
            chance.below(12),
            one(2) ? 2 : 2 + chance.below(EventCondition.Values.MOST_CARDS - 1));
      }
      default -> new EventCondition.Alike(aspect, one(2), one(3));
    };
  }

  private EventCondition circumstance(boolean card) {
    if (card && one(3)) {
      return EventCondition.Counted.of(EventCondition.Tally.LAID, 1 + chance.below(2), one(2));
    }
    if (one(5)) {
      return EventCondition.Counted.of(EventCondition.Tally.IN_HAND, 1 + chance.below(6), one(2));
    }
    if (one(5)) {
      return new EventCondition.Counted(
          EventCondition.Tally.HELD,
          chance.below(3),
          false,
          one(3) ? List.of() : cards().parts(),
          fitting());
    }
    if (one(6)) {
      int number = 1 + chance.below(2);
      return new EventCondition.Counted(
          EventCondition.Tally.HELD, number, true, one(2) ? List.of() : cards().parts(), fitting());
    }
    if (one(5)) {
      int times = 1 + chance.below(3);
      return new EventCondition.ByChance(times, times + 1 + chance.below(3));
    }
    EventCondition.What[] all = EventCondition.What.values();
    return new EventCondition.Circumstance(all[chance.below(all.length)], one(3));
  }

  private EventCondition.Step step() {
    int by = chance.below(4);
    return new EventCondition.Step(
        one(2) ? EventCondition.Way.HIGHER : EventCondition.Way.LOWER, by, by > 0 && one(2));
  }

  private Trigger event() {
    Trigger.Moment[] moments = Trigger.Moment.values();
    return switch (chance.below(8)) {
      case 0, 1 -> new Trigger.Happens(moments[chance.below(moments.length)]);
      case 2 -> new Trigger.HandBecomes(one(12) ? 0 : 1 + chance.below(8));
      default ->
          new Trigger.Played(
              cards(),
              one(3) ? cards().parts() : List.of(),
              one(5) ? 1 + chance.below(3) : 0,
              one(6) ? OptionalInt.of(chance.below(6)) : OptionalInt.empty());
    };
  }

  private Consequence consequence(boolean card) {
    Consequence.Way[] ways = Consequence.Way.values();
    return switch (chance.below(19)) {
      case 0 -> once(one(2) ? Effect.What.REVERSE : oneWay());
      case 1 -> once(Effect.What.AGAIN);
      case 2 -> card ? once(Effect.What.DECLARES_SUIT) : once(Effect.What.REVERSE);
      case 3 -> Consequence.LosesTurns.misses(seats(card), amount(card));
      case 4 -> new Consequence.MustPlay(seats(card), cards(), one(3));
      case 5 -> Consequence.WholeHands.swap(seats(card));
      case 6 ->
          new Consequence.Says(
              one(2) ? SeatSelector.of(Which.PLAYER) : seats(card),
              words(card),
              1 + chance.below(3));
      case 7 ->
          Consequence.WholeHands.show(
              seats(card), one(2) ? SeatSelector.of(Which.ALL) : seats(card));
      case 8 -> Consequence.WholeHands.pass(ways[chance.below(ways.length)]);
      case 9 -> card ? once(Effect.What.TURNS_UP) : once(Effect.What.AGAIN);
      case 10 -> card ? fromPile() : Consequence.WholeHands.redeal();
      case 11 -> one(2) ? Consequence.WholeHands.redeal() : once(Effect.What.AGAIN);
      case 12 ->
          Consequence.Moves.steals(
              one(2) ? SeatSelector.of(Which.PLAYER) : seats(card), amount(card), seats(card));
      case 13 -> card ? Consequence.LosesTurns.skips(amount(true)) : once(Effect.What.REVERSE);
      case 15 -> card ? decision() : once(Effect.What.REVERSE);
      case 14 -> card ? Consequence.LosesTurns.until(seats(true)) : once(Effect.What.AGAIN);
      case 16, 17 -> putAway(card);
      default -> Consequence.Moves.of(Consequence.Route.DRAWS, seats(card), amount(card));
    };
  }

  private static Consequence once(Effect.What what) {
    return new Effect.AtOnce(what);
  }

  private Effect.What oneWay() {
    return one(2) ? Effect.What.GOES_LEFT : Effect.What.GOES_RIGHT;
  }

  private Consequence fromPile() {
    SeatSelector player = SeatSelector.of(Which.PLAYER);
    SeatSelector who = one(2) ? player : seats(true);
    return switch (chance.below(6)) {
      case 0, 1 -> Consequence.Moves.of(Consequence.Route.TAKES_BACK, player, Amount.of(1));
      case 2 -> Consequence.Moves.of(Consequence.Route.TAKES_THE_PILE, who, Amount.of(1));
      default -> Consequence.Moves.of(Consequence.Route.TAKES_FROM_PILE, who, amount(true));
    };
  }

  /** Cards out of hands, and from the ends of the stock. */
  private Consequence putAway(boolean card) {
    SeatSelector player = SeatSelector.of(Which.PLAYER);
    SeatSelector who = one(2) ? player : seats(card);
    Consequence.Away to = one(2) ? Consequence.Away.UNDER_PILE : Consequence.Away.INTO_STOCK;
    return switch (chance.below(4)) {
      case 0 -> Consequence.Moves.of(Consequence.Route.DRAWS_FROM_BOTTOM, who, amount(card));
      case 1 -> Consequence.Moves.of(Consequence.Route.BURNS, player, amount(card));
      case 2 -> Consequence.Moves.puts(who, amount(card), to);
      default ->
          Consequence.Moves.putsAll(who, one(2) ? List.of() : cards().parts(), fitting(), to);
    };
  }

  private Consequence decision() {
    OtherSeat[] seats = OtherSeat.values();
    OtherSeat who = seats[chance.below(seats.length)];
    OtherSeat other = who == OtherSeat.PARTNER && !teams ? OtherSeat.CHOSEN : who;
    return switch (chance.below(4)) {
      case 0 -> new Effect.Decides(Effect.Choice.EXCHANGES, 1, OtherSeat.NEXT);
      case 1 -> new Effect.Decides(Effect.Choice.SHOWS, 1 + chance.below(3), other);
      default -> new Effect.Decides(Effect.Choice.GIVES, 1, other);
    };
  }

  /** A number, mostly; sometimes one by seats, or a count. */
  private Amount amount(boolean card) {
    if (one(8)) {
      return new Amount.Fixed(
          new SeatTable(new TreeMap<>(Map.of(0, 1 + chance.below(3), 3, 1 + chance.below(3)))));
    }
    if (one(8)) {
      return one(3)
          ? Amount.Thrown.COIN
          : one(2) ? Amount.Thrown.DIE : new Amount.Thrown(chance.below(3), 3 + chance.below(2));
    }
    if (one(6)) {
      Amount.Count[] counts = Amount.Count.values();
      Amount.Count of = counts[chance.below(counts.length)];
      int least = of == Amount.Count.ITS_VALUE ? 6 : 0;
      boolean some = card || of != Amount.Count.ITS_VALUE;
      return new Amount.Counted(
          some ? of : Amount.Count.SEATS, 1 + chance.below(2), least + chance.below(3));
    }
    return Amount.of(1 + chance.below(3));
  }

  private String words(boolean card) {
    if (card && one(2)) {
      return one(2) ? "" : OF_CARDS.get(chance.below(OF_CARDS.size()));
    }
    return WORDS.get(chance.below(WORDS.size()));
  }

  private SeatSelector seats(boolean card) {
    if (teams && one(3)) {
      return SeatSelector.of(Which.PARTNER);
    }
    Which[] all = Which.values();
    Which which = card && one(4) ? Which.CHOSEN : all[chance.below(all.length)];
    return which == Which.SEAT
        ? new SeatSelector(which, 1 + chance.below(one(6) ? SeatSelector.MOST_STEPS : 4))
        : SeatSelector.of(which);
  }

  /** One word that names cards, sometimes two. */
  private CardSet cards() {
    List<Part> parts = new ArrayList<>(List.of(part()));
    if (one(4)) {
      Part more = part();
      if (!parts.contains(more)) {
        parts.add(more);
      }
    }
    return new CardSet(parts);
  }

  private Part part() {
    return switch (chance.below(12)) {
      case 0 -> new Part.OfSuit(PACK, chance.below(4));
      case 1 -> new Part.OfColour(PACK, one(2) ? 1 : 0);
      case 2 -> new Part.OfParity(PACK, one(2));
      case 3 -> new Part.Court(PACK);
      case 4 -> new Part.Coloured(PACK, one(2) ? 1 : 0, new Part.OfRank(PACK, chance.below(RANKS)));
      case 5 -> new Part.Single(PACK, PACK.kind(chance.below(4), chance.below(RANKS)));
      case 6 -> one(2) ? new Part.Jokers(PACK) : new Part.Wild();
      case 7 -> new Part.Any(PACK);
      case 8 ->
          new Part.Coloured(
              PACK,
              one(2) ? 1 : 0,
              one(2) ? new Part.OfParity(PACK, one(2)) : new Part.Court(PACK));
      default -> new Part.OfRank(PACK, chance.below(RANKS));
    };
  }

  private EventCondition.Fitting fitting() {
    EventCondition.Fitting[] all = EventCondition.Fitting.values();
    return all[chance.below(all.length)];
  }

  private boolean one(int in) {
    return chance.below(in) == 0;
  }
}
