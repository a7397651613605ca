package eightfold.testkit;

import eightfold.cards.LibraryPack;
import eightfold.cards.Pack;
import eightfold.game.FastChance;
import eightfold.rules.check.RuleBookCheck;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.CardSet.Part;
import eightfold.rules.vocabulary.Consequence;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.rules.vocabulary.SeatSelector;
import eightfold.rules.vocabulary.SeatSelector.Which;
import eightfold.rules.vocabulary.Trigger;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** Makes up lines with conditions, of all events, cards, seats and consequences. */
final class RandomConditions {
  private static final Pack PACK = LibraryPack.french();
  private static final int RANKS = PACK.ranks().size();

  private static final int MOST = 6;

  private static final List<String> WORDS = List.of("Yee haw", "eight", "hello", "Ten of Spades");

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
    return switch (chance.below(12)) {
      case 0 -> new Element.Never(cards(), cards());
      case 1 -> new Element.Also(cards(), cards());
      case 2 -> new Element.Honour("Be kind.", 1 + chance.below(3));
      default -> when();
    };
  }

  private Element when() {
    Trigger event = event();
    boolean card = event instanceof Trigger.Played;
    List<Consequence> then = new ArrayList<>();
    int number = 1 + (one(3) ? 1 + chance.below(2) : 0);
    for (int i = 0; i < number; i++) {
      then.add(consequence(card));
    }
    return new Element.When(event, then);
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
    return switch (chance.below(9)) {
      case 0 -> new Effect.Reverse();
      case 1 -> new Effect.Again();
      case 2 -> card ? new Consequence.DeclaresSuit() : new Effect.Reverse();
      case 3 -> new Consequence.Misses(seats(card), 1 + chance.below(3));
      case 4 -> new Consequence.MustPlay(seats(card), cards());
      case 5 -> new Consequence.SwapsHands(seats(card));
      case 6 ->
          new Consequence.Says(
              card && one(2) ? "" : WORDS.get(chance.below(WORDS.size())), 1 + chance.below(3));
      default -> new Consequence.Draws(seats(card), 1 + chance.below(3));
    };
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

  private boolean one(int in) {
    return chance.below(in) == 0;
  }
}
