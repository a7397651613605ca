package eightfold.crazier.play;

import eightfold.crazier.cards.Card;
import eightfold.crazier.cards.Occasion;
import eightfold.crazier.cards.Side;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Where the cards of a game lie, and how they go from one place to another (GEN-3). */
public sealed class Zones extends Knowledge permits Table {
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

  private static final int ZONE = Column.ZONE;
  private static final int OWNER = Column.OWNER;
  private static final int SIDE = Column.SIDE;
  private static final int MOVES = Column.MOVES;
  private static final int SEEN = Column.SEEN;

  Pack pack;

  private static final Zone[] ZONES = Zone.values();

  /** Lists of numbers that a table has, by {@link Row}; hands come last. */
  final IntList[] rows;

  /** Piles have their top first. */
  final IntList stock;

  final IntList pile;
  final IntList limbo;

  /** Of all seats, the oldest first (CTRL-6). */
  final IntList assets;

  private final int seats;

  Zones(Pack pack, int[] team) {
    super(pack.size(), team);
    this.pack = pack;
    seats = team.length;
    rows = new IntList[Row.HANDS + seats];
    Arrays.setAll(rows, row -> new IntList(row == Row.STOCK || row == Row.PILE ? pack.size() : 8));
    stock = row(Row.STOCK);
    pile = row(Row.PILE);
    limbo = row(Row.LIMBO);
    assets = row(Row.ASSETS);
    clear();
  }

  /** No card lies anywhere. */
  final void clear() {
    Arrays.fill(slots, 0);
    slots[Slot.NAMED] = NONE;
    for (int card = 0; card < pack.size(); card++) {
      put(card, OWNER, NONE);
    }
    for (IntList row : rows) {
      row.clear();
    }
  }

  @Override
  final IntList row(int row) {
    return rows[row];
  }

  /** All numbers and cards are as they are there. */
  final void layFrom(Zones other) {
    pack = other.pack;
    System.arraycopy(other.slots, 0, slots, 0, slots.length);
    for (int row = 0; row < rows.length; row++) {
      rows[row].become(other.rows[row]);
    }
  }

  /** The name of a card in the notation. */
  public String id(int card) {
    return pack.id(card);
  }

  /** What is printed on a card. */
  public Card printed(int card) {
    return pack.card(card);
  }

  public List<Integer> held(int seat) {
    return Collections.unmodifiableList(hand(seat));
  }

  /** How many cards a seat holds. */
  public int count(int seat) {
    return hand(seat).size();
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

  @Override
  final IntList hand(int seat) {
    return rows[Row.HANDS + seat];
  }

  Zone zone(int card) {
    return ZONES[cell(card, ZONE)];
  }

  @Override
  final boolean isIn(int card, Zone zone) {
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
    return pack.card(card);
  }

  /** The side that counts in play or while it is used (SPL-2). */
  Side side(int card) {
    return pack.side(card, cell(card, SIDE));
  }

  /** Whether what lies in play does something then. */
  boolean matters(int asset, Occasion when) {
    return pack.matters(asset, cell(asset, SIDE), when);
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
    int everybody = (1 << seats) - 1;
    return (cell(card, SEEN) & everybody) == everybody;
  }

  private void leave(int card) {
    IntList from =
        switch (zone(card)) {
          case STOCK -> stock;
          case PILE -> pile;
          case HAND -> hand(owner(card));
          case PLAY -> assets;
          case LIMBO -> limbo;
        };
    boolean upcard = isIn(card, Zone.PILE) && pile.at(0) == card;
    boolean there = from.drop(card);
    assert there : id(card) + " is not where it is";
    slots[Slot.NAMED] = upcard ? NONE : slots[Slot.NAMED];
  }

  final void arrive(int card, Zone where, int whose) {
    if (where != Zone.LIMBO) {
      put(card, SEEN, 0);
    }
    put(card, ZONE, where.ordinal());
    put(card, OWNER, whose);
    put(card, MOVES, moves(card) + 1);
  }

  void toHand(int card, int seat) {
    learn(mates(seat), card);
    countAdded(card, seat);
    leave(card);
    hand(seat).append(card);
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
    learn(observers, card);
    leave(card);
    pile.append(card);
    arrive(card, Zone.PILE, NONE);
    put(card, SIDE, 0);
  }

  /** The card becomes the upcard; a colour that was named is forgotten (DIS-5). */
  void toPileTop(int card, int colour) {
    learn(observers, card);
    leave(card);
    pile.insert(0, card);
    arrive(card, Zone.PILE, NONE);
    slots[Slot.NAMED] = colour;
  }

  void toLimbo(int card, int sideOfIt, int seenBy) {
    int seen = seenBy == (1 << seats) - 1 ? observers : seenBy;
    learn(seen, card);
    leave(card);
    limbo.append(card);
    arrive(card, Zone.LIMBO, NONE);
    put(card, SIDE, sideOfIt);
    put(card, SEEN, seen);
  }

  void toPlay(int card, int sideOfIt, int controller) {
    learn(observers, card);
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

  /** Counts moves from now on. */
  final void clearMoves() {
    for (int card = 0; card < pack.size(); card++) {
      put(card, MOVES, 0);
    }
  }

  /** Lays a card while a table is set up. */
  void lay(int card, Zone where, int whose, int sideOfIt) {
    switch (where) {
      case STOCK -> stock.append(card);
      case PILE -> pile.append(card);
      case HAND -> hand(whose).append(card);
      case PLAY -> assets.append(card);
      case LIMBO -> limbo.append(card);
    }
    put(card, ZONE, where.ordinal());
    put(card, OWNER, whose);
    put(card, SIDE, sideOfIt);
    put(
        card,
        Column.KNOWN,
        switch (where) {
          case PILE, PLAY -> observers;
          case HAND -> mates(whose);
          case STOCK, LIMBO -> 0;
        });
  }
}
