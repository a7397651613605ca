package eightfold.patience;

import eightfold.cards.Kinds;
import eightfold.game.Chance;
import java.nio.ByteBuffer;
import java.util.Arrays;

/** One deal of a patience as it lies on the table: hand, stock, pile. */
final class PatienceTable {
  /** How many cards the pack has. */
  static final int PACK = 52;

  private static final byte[] STANDARD = standard();

  private final int handSize;
  private final long wild;
  private final byte[] stock = new byte[PACK];
  private final byte[] pile = new byte[PACK];
  private long hand;
  private int stockTop;
  private int stockEnd;
  private int pileCount;

  /**
   * An empty table.
   *
   * @param handSize to how many cards the hand is refilled
   * @param wild the rank whose cards go on anything and take anything
   */
  PatienceTable(int handSize, int wild) {
    this.handSize = handSize;
    this.wild = PatienceRules.PACK.ofRank(wild);
  }

  private static byte[] standard() {
    byte[] pack = new byte[PACK];
    int at = 0;
    for (int suit = 0; suit < 4; suit++) {
      for (int rank = 0; rank < PatienceRules.PACK.ranks().size(); rank++) {
        pack[at++] = (byte) PatienceRules.PACK.kind(suit, rank);
      }
    }
    return pack;
  }

  /** The pack in its standard order. */
  static byte[] pack() {
    return STANDARD.clone();
  }

  /** Shuffles the pack from its standard order and deals. */
  void shuffle(Chance chance) {
    System.arraycopy(STANDARD, 0, stock, 0, PACK);
    for (int last = PACK - 1; last > 0; last--) {
      int other = chance.below(last + 1);
      byte card = stock[last];
      stock[last] = stock[other];
      stock[other] = card;
    }
    deal();
  }

  /** Deals from a pack in this order, top first. */
  void deal(byte[] pack) {
    System.arraycopy(pack, 0, stock, 0, PACK);
    deal();
  }

  private void deal() {
    hand = Kinds.NONE;
    for (stockTop = 0; stockTop < handSize; stockTop++) {
      hand |= Kinds.of(stock[stockTop]);
    }
    stockEnd = PACK;
    pile[0] = stock[stockTop++];
    pileCount = 1;
  }

  /** Lays out a position. */
  void lay(long held, byte[] discarded, byte[] left) {
    hand = held;
    System.arraycopy(discarded, 0, pile, 0, discarded.length);
    pileCount = discarded.length;
    System.arraycopy(left, 0, stock, 0, left.length);
    stockTop = 0;
    stockEnd = left.length;
  }

  void copyFrom(PatienceTable other) {
    System.arraycopy(other.stock, 0, stock, 0, PACK);
    System.arraycopy(other.pile, 0, pile, 0, PACK);
    hand = other.hand;
    stockTop = other.stockTop;
    stockEnd = other.stockEnd;
    pileCount = other.pileCount;
  }

  /** How many bytes {@link #save} gives. */
  static final int SAVED = Long.BYTES + 2 + 2 * PACK;

  /** Hand, stock and pile as bytes. */
  byte[] save() {
    byte[] left = Arrays.copyOf(stock(), PACK);
    return ByteBuffer.allocate(SAVED)
        .putLong(hand)
        .put((byte) stockCount())
        .put((byte) pileCount)
        .put(left)
        .put(Arrays.copyOf(Arrays.copyOf(pile, pileCount), PACK))
        .array();
  }

  /** Lays what was saved. */
  void restore(byte[] saved) {
    ByteBuffer in = ByteBuffer.wrap(saved);
    hand = in.getLong();
    stockTop = 0;
    stockEnd = in.get();
    pileCount = in.get();
    in.get(stock).get(pile);
  }

  /** The cards that only the player sees, and those that nobody sees. */
  long unseen() {
    long cards = hand;
    for (int i = stockTop; i < stockEnd; i++) {
      cards |= Kinds.of(stock[i]);
    }
    return cards;
  }

  /**
   * Deals hidden cards anew, each order of them as likely as any other.
   *
   * @param handToo whether the hand is hidden as well as the stock
   */
  void dealHidden(boolean handToo, Chance chance) {
    int held = handToo ? Kinds.size(hand) : 0;
    byte[] cards = new byte[held + stockCount()];
    int n = 0;
    for (long rest = handToo ? unseen() : unseen() & ~hand; rest != 0; rest &= rest - 1) {
      cards[n++] = (byte) Long.numberOfTrailingZeros(rest);
    }
    chance.arrange(cards, 0, cards.length);
    for (int i = 0; i < held; i++) {
      hand = i == 0 ? Kinds.of(cards[i]) : hand | Kinds.of(cards[i]);
    }
    System.arraycopy(cards, held, stock, stockTop, cards.length - held);
  }

  long hand() {
    return hand;
  }

  int upcard() {
    return pile[pileCount - 1];
  }

  int pileCount() {
    return pileCount;
  }

  int pileCard(int index) {
    return pile[index];
  }

  int stockCount() {
    return stockEnd - stockTop;
  }

  /** The stock, its top card first. */
  byte[] stock() {
    return Arrays.copyOfRange(stock, stockTop, stockEnd);
  }

  /** The cards of the hand that fit. */
  long playable() {
    return Solver.playable(hand, upcard(), wild);
  }

  /** Puts a card of the hand on the pile; the hand is not refilled. */
  void put(int kind) {
    hand &= ~Kinds.of(kind);
    pile[pileCount++] = (byte) kind;
  }

  /** Whether the hand is short of a card that the stock can give. */
  boolean refills() {
    return Kinds.size(hand) < handSize && stockTop < stockEnd;
  }

  /** Takes the top of the stock into the hand. */
  int draw() {
    int kind = stock[stockTop++];
    hand |= Kinds.of(kind);
    return kind;
  }
}
