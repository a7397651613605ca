package eightfold.crazier.play;

import eightfold.crazier.cards.AbilityCardSet;
import eightfold.crazier.cards.AbilityOccasion;
import eightfold.crazier.cards.Card;
import eightfold.crazier.cards.Side;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * The cards of a game, one deck or two: what each is and how it is called, by its number. It never
 * changes; all tables of a game have the same.
 */
public final class CrazierPack {
  /** So many seats still share one deck (GEN-1). */
  private static final int ONE_DECK = 4;

  private static final int SIDES = 2;

  private static final int NO_RANK = -1;

  private static final int NAMING = Card.RANKS.indexOf(Card.NAMING);

  private final String[] ids;
  private final Card[] cards;

  /** The sides of each card, one after the other: what counts in play is asked all the time. */
  private final Side[] sides;

  /** For each card its colours as a mask. */
  private final int[] colours;

  /** For each card the number of its rank, or -1 where nobody may know it. */
  private final int[] ranks;

  /** How many sides each card has. */
  private final int[] sideCounts;

  /** For each side, when it matters in play: a bit for each {@link AbilityOccasion}. */
  private final int[] occasions;

  /** A pack of these cards with these names. */
  public CrazierPack(List<Card> cards, List<String> ids) {
    this.ids = ids.toArray(String[]::new);
    this.cards = new Card[cards.size()];
    colours = new int[cards.size()];
    ranks = new int[cards.size()];
    sides = new Side[SIDES * cards.size()];
    sideCounts = new int[cards.size()];
    occasions = new int[SIDES * cards.size()];
    for (int card = 0; card < this.cards.length; card++) {
      put(card, cards.get(card));
    }
  }

  private CrazierPack(CrazierPack other) {
    ids = other.ids;
    cards = other.cards.clone();
    colours = other.colours.clone();
    ranks = other.ranks.clone();
    sides = other.sides.clone();
    sideCounts = other.sideCounts.clone();
    occasions = other.occasions.clone();
  }

  private void put(int number, Card card) {
    cards[number] = card;
    colours[number] = card.colours();
    ranks[number] = Card.RANKS.indexOf(card.rank());
    sideCounts[number] = card.sides().size();
    for (int side = 0; side < SIDES; side++) {
      Side its = card.side(Math.min(side, card.sides().size() - 1));
      sides[SIDES * number + side] = its;
      occasions[SIDES * number + side] = AbilityOccasion.of(its);
    }
  }

  /** The pack for so many seats. */
  public static CrazierPack of(AbilityCardSet set, int seats) {
    List<Card> cards = new ArrayList<>(set.cards());
    List<String> ids = new ArrayList<>(set.cards().stream().map(Card::id).toList());
    if (seats > ONE_DECK) {
      cards.addAll(set.cards());
      set.cards().forEach(card -> ids.add(card.id() + "#2"));
    }
    return new CrazierPack(cards, ids);
  }

  /** How many cards there are. */
  public int size() {
    return ids.length;
  }

  /** The names of all cards in the notation. */
  public List<String> ids() {
    return List.of(ids);
  }

  /** The name of a card in the notation. */
  public String id(int card) {
    return ids[card];
  }

  /** A card's name in the notation, with its side where it is split. */
  String withSide(int card, int side) {
    return ids[card] + (cards[card].isSplit() ? side == 0 ? "/a" : "/b" : "");
  }

  /** What is printed on a card. */
  public Card card(int card) {
    return cards[card];
  }

  /** The colours of a card as a mask, in every zone. */
  int colours(int card) {
    return colours[card];
  }

  /** The rank of a card by its number, or -1 where nobody may know it. */
  int rank(int card) {
    return ranks[card];
  }

  /** Whether a colour is named when it is discarded: an eight. */
  boolean names(int card) {
    return ranks[card] == NAMING;
  }

  /** How many sides a card has. */
  int sides(int card) {
    return sideCounts[card];
  }

  /** One side of a card, from 0; the only one, if it is not split. */
  Side side(int card, int number) {
    return sides[SIDES * card + number];
  }

  /** When one side of a card does something while it is in play: a bit for each occasion. */
  int occasions(int card, int number) {
    return occasions[SIDES * card + number];
  }

  /** Whether it has the cards that another has. */
  boolean hasCardsOf(CrazierPack other) {
    return Arrays.equals(ids, other.ids);
  }

  /** The same, where nothing is known of some cards but their names. */
  CrazierPack without(IntPredicate unknown) {
    CrazierPack known = new CrazierPack(this);
    for (int card = 0; card < ids.length; card++) {
      if (unknown.test(card)) {
        known.forget(card);
      }
    }
    return known;
  }

  private void forget(int number) {
    cards[number] = Card.UNKNOWN;
    colours[number] = 0;
    ranks[number] = NO_RANK;
    sideCounts[number] = Card.UNKNOWN.sides().size();
    Arrays.fill(sides, SIDES * number, SIDES * (number + 1), Card.UNKNOWN.side(0));
    Arrays.fill(occasions, SIDES * number, SIDES * (number + 1), 0);
  }
}
