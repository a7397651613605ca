package eightfold.play;

import eightfold.cards.Kind;
import eightfold.game.Chance;
import eightfold.game.FastChance;
import eightfold.program.Program;
import eightfold.state.UnseenCards;

/**
 * The cards of a table that a seat does not see, gathered as counts of kinds, and dealt anew: to
 * the hands of others so many as each holds unseen, the rest to the stock. Tables that differ only
 * in where such cards are give the same, whichever way they are dealt.
 */
final class HiddenCards {
  private final Table from;
  private final int observer;
  private final int planes;

  /** The unseen cards by kind, lowest first. */
  private final byte[] cards;

  private final int inHands;

  /** A card that the rules make the player of the open turn hold, or {@link Kind#NONE}. */
  private final int forced;

  /** Cards on top of the stock that the observer has seen go there: one or none. */
  private final int seenOnTop;

  /** The last card dealt to the seat whose turn it is; it stands for the last one that it drew. */
  private int drawn;

  HiddenCards(Table from, int observer) {
    this.from = from;
    this.observer = observer;
    planes = from.program.cards().mostCopies();
    forced = from.slots[Slot.TURN_SEAT] == observer ? Kind.NONE : ForcedHoldings.card(from);
    seenOnTop = from.hands.known.top(observer) ? 1 : 0;
    int hidden = 0;
    for (int seat = 0; seat < from.seats; seat++) {
      hidden += seat == observer ? 0 : hidden(seat);
    }
    inHands = hidden;
    cards = new byte[hidden + from.stockCount() - seenOnTop];
    if (planes == 1) {
      gatherSingle();
    } else {
      gatherCopies();
    }
  }

  // what is seen

  /** One plane of the cards of another seat's hand that the observer knows. */
  private long known(int seat, int plane) {
    Known known = from.hands.known;
    long seen = from.hands.openPlane(seat, plane);
    if (from.is(Slot.KNOWN)) {
      seen |= from.masks[known.hand(observer, seat) + plane];
    }
    boolean plays = forced != Kind.NONE && seat == from.slots[Slot.TURN_SEAT];
    return plays && plane == 0 ? seen | 1L << forced : seen;
  }

  private int known(int seat) {
    int known = 0;
    for (int plane = 0; plane < planes; plane++) {
      known += Long.bitCount(known(seat, plane));
    }
    return known;
  }

  /** How many cards of another seat's hand the observer does not know. */
  private int hidden(int seat) {
    return from.slots[Slot.COUNT + seat] - known(seat);
  }

  // gathering

  private void gatherSingle() {
    long hidden = 0;
    for (int seat = 0; seat < from.seats; seat++) {
      hidden |= seat == observer ? 0 : from.hand(seat) & ~known(seat, 0);
    }
    byte[] stock = from.cards;
    int end = from.slots[Slot.STOCK_END];
    for (int i = unseenFrom(); i < end; i++) {
      hidden |= 1L << stock[i];
    }
    byte[] into = cards;
    int n = 0;
    for (long rest = hidden; rest != 0; rest &= rest - 1) {
      into[n++] = (byte) Long.numberOfTrailingZeros(rest);
    }
    assert n == cards.length;
  }

  private void gatherCopies() {
    byte[] counts = new byte[Kind.COUNT];
    for (int seat = 0; seat < from.seats; seat++) {
      for (int plane = 0; plane < planes && seat != observer; plane++) {
        long held = from.masks[from.hands.held(seat) + plane];
        for (long rest = held; rest != 0; rest &= rest - 1) {
          counts[Long.numberOfTrailingZeros(rest)]++;
        }
        for (long rest = known(seat, plane); rest != 0; rest &= rest - 1) {
          counts[Long.numberOfTrailingZeros(rest)]--;
        }
      }
    }
    for (int i = unseenFrom(); i < from.slots[Slot.STOCK_END]; i++) {
      counts[from.cards[i]]++;
    }
    int n = 0;
    for (int kind = 0; kind < Kind.COUNT; kind++) {
      for (int copy = counts[kind]; copy > 0; copy--) {
        cards[n++] = (byte) kind;
      }
    }
    assert n == cards.length;
  }

  private int unseenFrom() {
    return from.slots[Slot.STOCK_TOP] + seenOnTop;
  }

  /** A number for the unseen cards and for what is known of where they are. */
  long key() {
    long key = inHands;
    for (byte card : cards) {
      key = key * 31 + card;
    }
    if (seenOnTop > 0) {
      key = key * 31 + from.cards[from.slots[Slot.STOCK_TOP]];
    }
    for (int seat = 0; seat < from.seats && seenInStock(); seat++) {
      key = key * 31 + (seat == observer ? 0 : older(seat));
    }
    return FastChance.mix(key);
  }

  /** The last card dealt to the seat whose turn it is, or {@link Kind#NONE}. */
  int drawn() {
    return drawn;
  }

  // dealing

  /**
   * Deals the unseen cards to a table that is otherwise as the one they come from.
   *
   * @param to its hands but the observer's, and its stock, are overwritten
   */
  void deal(Table to, Chance chance) {
    drawn = Kind.NONE;
    if (seenInStock()) {
      dealByWhatIsSeen(to, chance);
    } else {
      dealByCountsAlone(to, chance);
    }
  }

  /**
   * The same, the hands first that all see to owe a call: for where chance alone hardly deals such.
   * With one such hand, where nothing is known of the stock, each arrangement is as likely as
   * otherwise; with more, nearly.
   *
   * @param owing the seats with such hands, as bits
   * @return whether the arrangement counts; otherwise another is to be dealt
   */
  boolean dealOwingFirst(Table to, int owing, Chance chance) {
    if (seenInStock()) {
      deal(to, chance);
      return true;
    }
    drawn = Kind.NONE;
    boolean counts = true;
    int dealt = 0;
    for (int rest = owing; rest != 0; rest &= rest - 1) {
      int seat = Integer.numberOfTrailingZeros(rest);
      int hidden = layKnown(to, seat);
      if (hidden > 0) {
        long[] known = new long[planes];
        System.arraycopy(to.masks, to.hands.held(seat), known, 0, planes);
        counts &= new OwingHand(to.program, cards, dealt, known, hidden).choose(chance);
      }
      dealt = lay(to, seat, hidden, dealt);
    }
    chance.arrange(cards, dealt, cards.length);
    layFrom(to, dealt, owing);
    return counts;
  }

  /** Whether it is known of any card that it was in the stock. */
  private boolean seenInStock() {
    return from.masks[from.hands.known.stock] != 0;
  }

  private void dealByCountsAlone(Table to, Chance chance) {
    chance.arrange(cards, 0, cards.length);
    layFrom(to, 0, 0);
  }

  /** Lays the cards from there on to the hands but some, and what is left to the stock. */
  private void layFrom(Table to, int from, int but) {
    int dealt = from;
    for (int seat = 0; seat < to.seats; seat++) {
      if (seat != observer && (but >>> seat & 1) == 0) {
        dealt = lay(to, seat, layKnown(to, seat), dealt);
      }
    }
    System.arraycopy(cards, dealt, to.cards, unseenFrom(), cards.length - dealt);
  }

  /** A hand holds what the observer knows of it; returns how many cards are still to come. */
  private int layKnown(Table to, int seat) {
    int held = to.hands.held(seat);
    int known = 0;
    for (int plane = 0; plane < planes; plane++) {
      long seen = known(seat, plane);
      to.masks[held + plane] = seen;
      known += Long.bitCount(seen);
    }
    return from.slots[Slot.COUNT + seat] - known;
  }

  /** Lays so many cards to a hand; returns where the next ones are. */
  private int lay(Table to, int seat, int count, int dealt) {
    for (int i = dealt; i < dealt + count; i++) {
      lay(to, seat, cards[i]);
    }
    return dealt + count;
  }

  private void lay(Table to, int seat, int kind) {
    long bit = 1L << kind;
    int plane = to.hands.held(seat);
    while ((to.masks[plane] & bit) != 0) {
      plane++;
    }
    to.masks[plane] |= bit;
    if (seat == from.slots[Slot.TURN_SEAT]) {
      drawn = kind;
    }
  }

  // where something is known of the stock

  /** Whether of each card it is known if it was in the stock, and no card has moved unseen. */
  private boolean exactly() {
    Program p = from.program;
    return from.is(Slot.RESHUFFLED) && p.cards().mostCopies() == 1 && !Known.movesUnseen(p);
  }

  /**
   * How many unseen cards of another's hand have at least been there since before the stock was
   * seen.
   */
  private int older(int seat) {
    if (exactly()) {
      return Long.bitCount(from.hand(seat) & ~known(seat, 0) & ~from.masks[from.hands.known.stock]);
    }
    return Math.max(0, hidden(seat) - from.hands.known.addedTo(seat));
  }

  private void dealByWhatIsSeen(Table to, Chance chance) {
    int older = 0;
    for (int seat = 0; seat < from.seats; seat++) {
      older += seat == observer ? 0 : older(seat);
    }
    UnseenCards dealt = StockKnowledge.deal(from, cards, older, chance);
    for (int seat = 0; seat < from.seats; seat++) {
      if (seat == observer) {
        continue;
      }
      int hidden = layKnown(to, seat);
      int old = older(seat);
      for (int i = 0; i < hidden; i++) {
        lay(to, seat, i < old ? dealt.older() : dealt.younger());
      }
    }
    System.arraycopy(dealt.stock(), 0, to.cards, to.slots[Slot.STOCK_TOP], from.stockCount());
  }
}
