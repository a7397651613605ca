package eightfold.crazier.play;

import eightfold.crazier.cards.Card;
import eightfold.crazier.cards.Side;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Where the cards of a game lie, and how they go from one place to another (GEN-3). */
public sealed class Zones permits Table {
  /** No card, no seat, no colour. */
  public static final int NONE = -1;

  /** Where a card is. */
  public enum Zone {
    STOCK,
    PILE,
    HAND,
    PLAY,
    LIMBO
  }

  final String[] ids;
  Card[] cards;

  private static final Zone[] ZONES = Zone.values();

  // the columns of the table of cards: for each card its zone, its owner, the side that counts, how
  // often it moved, and who sees it in limbo, a bit for each seat
  private static final int ZONE = 0;
  private static final int OWNER = 1;
  private static final int SIDE = 2;
  private static final int MOVES = 3;
  private static final int SEEN = 4;
  private static final int COLUMNS = 5;

  /** By card, then column. */
  private final int[] cells;

  /** Piles have their top first. */
  final IntList stock;

  final IntList pile;
  final IntList limbo = new IntList();

  /** Of all seats, the oldest first (CTRL-6). */
  final IntList assets = new IntList();

  private final IntList[] hands;

  /** The colour named for the eight on top of the pile. */
  int named = NONE;

  Zones(Card[] cards, String[] ids, int seats) {
    this.cards = cards;
    this.ids = ids;
    cells = new int[COLUMNS * ids.length];
    for (int card = 0; card < ids.length; card++) {
      put(card, OWNER, NONE);
    }
    stock = new IntList(ids.length);
    pile = new IntList(ids.length);
    hands = new IntList[seats];
    Arrays.setAll(hands, seat -> new IntList());
  }

  /** All cards lie as they do there. */
  final void layFrom(Zones other) {
    cards = other.cards;
    System.arraycopy(other.cells, 0, cells, 0, cells.length);
    stock.become(other.stock);
    pile.become(other.pile);
    limbo.become(other.limbo);
    assets.become(other.assets);
    for (int seat = 0; seat < hands.length; seat++) {
      hands[seat].become(other.hands[seat]);
    }
    named = other.named;
  }

  private int cell(int card, int column) {
    return cells[COLUMNS * card + column];
  }

  private void put(int card, int column, int value) {
    cells[COLUMNS * card + column] = value;
  }

  static <T> void replace(List<T> mine, List<T> theirs) {
    mine.clear();
    for (int i = 0; i < theirs.size(); i++) {
      mine.add(theirs.get(i));
    }
  }

  /** The name of a card in the notation. */
  public String id(int card) {
    return ids[card];
  }

  /** What is printed on a card. */
  public Card printed(int card) {
    return cards[card];
  }

  public List<Integer> held(int seat) {
    return Collections.unmodifiableList(hands[seat]);
  }

  /** The discard pile, its top first. */
  public List<Integer> pile() {
    return Collections.unmodifiableList(pile);
  }

  /** The draw pile, its top first. */
  public List<Integer> stock() {
    return Collections.unmodifiableList(stock);
  }

  public List<Integer> limbo() {
    return Collections.unmodifiableList(limbo);
  }

  IntList hand(int seat) {
    return hands[seat];
  }

  Zone zone(int card) {
    return ZONES[cell(card, ZONE)];
  }

  boolean isIn(int card, Zone zone) {
    return cell(card, ZONE) == zone.ordinal();
  }

  /** Whose hand a card is in, or who controls it in play. */
  int owner(int card) {
    return cell(card, OWNER);
  }

  /** How often it has changed its zone. */
  int moves(int card) {
    return cell(card, MOVES);
  }

  Card card(int card) {
    return cards[card];
  }

  /** The side that counts in play or while it is used (SPL-2). */
  Side side(int card) {
    return cards[card].side(cell(card, SIDE));
  }

  int sideNumber(int card) {
    return cell(card, SIDE);
  }

  boolean inPlay(int card) {
    return isIn(card, Zone.PLAY);
  }

  boolean sees(int seat, int card) {
    return (cell(card, SEEN) >> seat & 1) != 0;
  }

  /** Whether every seat sees a card in limbo. */
  boolean allSee(int card) {
    int everybody = (1 << hands.length) - 1;
    return (cell(card, SEEN) & everybody) == everybody;
  }

  private void leave(int card) {
    IntList from =
        switch (zone(card)) {
          case STOCK -> stock;
          case PILE -> pile;
          case HAND -> hands[owner(card)];
          case PLAY -> assets;
          case LIMBO -> limbo;
        };
    boolean upcard = isIn(card, Zone.PILE) && pile.at(0) == card;
    boolean there = from.drop(card);
    assert there : ids[card] + " is not where it is";
    named = upcard ? NONE : named;
  }

  final void arrive(int card, Zone where, int whose) {
    put(card, ZONE, where.ordinal());
    put(card, OWNER, whose);
    put(card, MOVES, moves(card) + 1);
  }

  void toHand(int card, int seat) {
    leave(card);
    hands[seat].append(card);
    arrive(card, Zone.HAND, seat);
    put(card, SIDE, 0);
  }

  /** To the stock at a place counted from its top. */
  void toStock(int card, boolean top) {
    leave(card);
    stock.insert(top ? 0 : stock.size(), card);
    arrive(card, Zone.STOCK, NONE);
    put(card, SIDE, 0);
  }

  void toPileBottom(int card) {
    leave(card);
    pile.append(card);
    arrive(card, Zone.PILE, NONE);
    put(card, SIDE, 0);
  }

  /** The card becomes the upcard; a colour that was named is forgotten (DIS-5). */
  void toPileTop(int card, int colour) {
    leave(card);
    pile.insert(0, card);
    arrive(card, Zone.PILE, NONE);
    named = colour;
  }

  void toLimbo(int card, int sideOfIt, int seenBy) {
    leave(card);
    limbo.append(card);
    arrive(card, Zone.LIMBO, NONE);
    put(card, SIDE, sideOfIt);
    put(card, SEEN, seenBy);
  }

  void toPlay(int card, int sideOfIt, int controller) {
    leave(card);
    assets.append(card);
    arrive(card, Zone.PLAY, controller);
    put(card, SIDE, sideOfIt);
  }

  /** Changes control; it is not another zone (CTRL-2), but the asset is young again (CTRL-6). */
  void control(int card, int controller) {
    assets.drop(card);
    assets.append(card);
    put(card, OWNER, controller);
  }

  /** Lays a card while a table is set up. */
  void lay(int card, Zone where, int whose, int sideOfIt) {
    switch (where) {
      case STOCK -> stock.append(card);
      case PILE -> pile.append(card);
      case HAND -> hands[whose].append(card);
      case PLAY -> assets.append(card);
      case LIMBO -> limbo.append(card);
    }
    put(card, ZONE, where.ordinal());
    put(card, OWNER, whose);
    put(card, SIDE, sideOfIt);
  }
}
