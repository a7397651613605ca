package eightfold.play;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.game.Match;
import eightfold.program.Program;
import eightfold.rules.vocabulary.Element;
import java.util.Arrays;

/**
 * What is known of hidden cards: which a hand holds, by who knows it, where cards can be shown,
 * given or taken in sight; and which the stock held when a pile or a starter went into it. Known is
 * what was seen, not what can be guessed (docs/adr/0015). All of it lies in the masks of a table,
 * between the hands and the cards that lie face up.
 */
final class Known {
  /** Most cards that are counted as added to a hand; with more, nothing follows any more. */
  private static final int MOST_ADDED = 255;

  private static final int SEATS_IN_LONG = 8;

  /** In the place of a seat that knows the top of the stock: all do. */
  static final int ALL = Match.NOBODY - 1;

  /** By how many the cards of a hand are known apart: none, all as one, or each seat by itself. */
  final int observers;

  /** Where the planes of the cards begin that the stock is known to have held. */
  final int stock;

  /** The index after the last mask of these. */
  final int end;

  private final int seats;
  private final int planes;
  private final int added;

  /** Where the planes of what is known of hands begin; they hold anything while nothing is. */
  final int hands;

  private final long[] masks;
  private final int[] slots;

  Known(Program p, long[] masks, int[] slots) {
    this.masks = masks;
    this.slots = slots;
    seats = p.seats();
    planes = p.cards().mostCopies();
    observers = observers(p);
    stock = Mask.HELD + seats * planes;
    added = stock + planes;
    hands = added + (seats + SEATS_IN_LONG - 1) / SEATS_IN_LONG;
    end = hands + observers * seats * planes;
  }

  private static int observers(Program p) {
    if (movesUnseen(p) || p.decisions().any() || p.passesHands() || p.conditions().showsApart()) {
      return p.seats() + 1;
    }
    boolean seen =
        p.need().doubtful() != Kinds.NONE
            || p.starter().goodies()
            || p.cheatDraws() > 0
            || p.showsHands()
            || p.draw().orFrom() == Element.Draw.From.PILE
            || p.speech().revealLastWild();
    return seen ? 1 : 0;
  }

  /** Whether single cards go from hand to hand, or to the stock, out of most seats' sight. */
  static boolean movesUnseen(Program p) {
    return p.players().trades()
        || p.draw().orFrom().seat().isPresent()
        || p.conditions().steals()
        || p.conditions().redeals()
        || p.decisions().movesCards()
        || p.effects().gives() != Kinds.NONE;
  }

  /** The index after the last mask of an area, and before the first of the next one. */
  int end(CardArea area) {
    return switch (area) {
      case HANDS -> stock;
      case KNOWN_STOCK -> added;
      case ADDED -> hands;
      case KNOWN_HANDS -> end;
      case OPEN -> end + seats * planes;
      case STOCK, PILE -> 0;
    };
  }

  // cards in hands

  /** Where the planes begin of what a seat, or who only looks on, knows of a hand. */
  int hand(int observer, int holder) {
    int row = observers == 1 ? 0 : observer == Match.NOBODY ? seats : observer;
    return at(row, holder);
  }

  /** All that is known of one hand lies together, as every card that leaves it is looked for. */
  private int at(int row, int holder) {
    return hands + (holder * observers + row) * planes;
  }

  /** How many cards of a kind an observer knows a hand to hold. */
  private int copies(int from, int kind) {
    int copies = 0;
    for (int plane = from; plane < from + planes; plane++) {
      copies += (int) (masks[plane] >>> kind & 1);
    }
    return copies;
  }

  private static int held(int seat, int planes) {
    return Mask.HELD + seat * planes;
  }

  /** Something is about to be known of a hand. */
  private void begin(int holder) {
    if (slots[Slot.KNOWN] == 0) {
      Arrays.fill(masks, hands, end, 0);
    }
    slots[Slot.KNOWN] |= observers > 0 ? 1 << holder : 0;
  }

  /** A seat, or who looks on, learns of one more card of a hand. */
  void see(int observer, int holder, int kind) {
    if (observers > 0) {
      begin(holder);
      put(hand(observer, holder), holder, kind);
    }
  }

  /** A seat is shown cards alike of a hand, so many: they may be such as it knew of before. */
  void shown(int observer, int holder, int kind, int alike) {
    begin(holder);
    int from = hand(observer, holder);
    if (copies(from, kind) < alike) {
      put(from, holder, kind);
    }
  }

  /** Everybody learns of one more card of a hand. */
  void seeAll(int holder, int kind) {
    begin(holder);
    for (int row = 0; row < observers; row++) {
      put(at(row, holder), holder, kind);
    }
  }

  private void put(int from, int holder, int kind) {
    int copies = copies(from, kind);
    if (copies < copies(held(holder, planes), kind)) {
      masks[from + copies] |= 1L << kind;
    }
  }

  /** Everybody learns all cards of a hand. */
  void seeHand(int holder) {
    begin(holder);
    for (int row = 0; row < observers; row++) {
      System.arraycopy(masks, held(holder, planes), masks, at(row, holder), planes);
    }
  }

  /** A seat learns all cards of a hand. */
  void seeHand(int observer, int holder) {
    begin(holder);
    System.arraycopy(masks, held(holder, planes), masks, hand(observer, holder), planes);
  }

  /** A card of this kind leaves a hand in sight: of identical ones one that was known. */
  void leaves(int holder, int kind) {
    long others = ~(1L << kind);
    int last = at(observers, holder);
    for (int row = at(0, holder); row < last; row += planes) {
      // one copy less: each plane takes over what the next one has
      for (int plane = row; plane < row + planes - 1; plane++) {
        masks[plane] &= others | masks[plane + 1];
      }
      masks[row + planes - 1] &= others;
    }
  }

  /**
   * A card is about to go from hand to hand. Who does not see which one no longer knows where any
   * card of the giver is that does not lie open.
   */
  void gives(int from, int to, int kind, boolean inSight, Hands of) {
    forgetDrawn();
    if (inSight) {
      return;
    }
    unseenBy(from, to, of);
  }

  /** A card is about to go to the stock, and another one to come that only its holder sees. */
  void exchanges(int holder, boolean inSight, Hands of) {
    if (!inSight) {
      unseenBy(holder, holder, of);
    }
    forgetStock(); // what it is known to have held may be in this hand now
  }

  private void unseenBy(int from, int to, Hands of) {
    if ((slots[Slot.KNOWN] >>> from & 1) == 0) {
      return;
    }
    for (int plane = 0; plane < planes; plane++) {
      long open = of.openPlane(from, plane);
      int at = at(0, from) + plane;
      for (int row = 0; row < observers; row++, at += planes) {
        masks[at] = row == from || row == to ? masks[at] : open;
      }
    }
  }

  /** Two hands change places, and what is known of them with them. */
  void swap(int one, int other) {
    forgetDrawn();
    int either = slots[Slot.KNOWN] >>> one & 1 | slots[Slot.KNOWN] >>> other & 1;
    slots[Slot.KNOWN] |= either << one | either << other;
    for (int i = 0; i < observers * planes && either != 0; i++) {
      long known = masks[at(0, one) + i];
      masks[at(0, one) + i] = masks[at(0, other) + i];
      masks[at(0, other) + i] = known;
    }
    int was = addedTo(one);
    added(one, addedTo(other));
    added(other, was);
  }

  // the stock

  /** A card has been put into the stock in sight. */
  void putIntoStock(int kind) {
    long bit = 1L << kind;
    int plane = stock;
    while ((masks[plane] & bit) != 0) {
      plane++;
    }
    masks[plane] |= bit;
  }

  /** Whether a seat, or who only looks on ({@link Match#NOBODY}), knows the top of the stock. */
  boolean top(int observer) {
    boolean own = observer != Match.NOBODY && slots[Slot.STOCK_TOP_BY] == observer;
    return own || slots[Slot.STOCK_TOP_SEEN] != 0;
  }

  /** The top card of the stock has come into a hand: who saw it go there knows which it is. */
  void takesTop(int holder, int kind) {
    int by = slots[Slot.STOCK_TOP_BY];
    boolean own = holder == slots[Slot.TURN_SEAT] && slots[Slot.OWN_DRAW] != 0;
    if (own && slots[Slot.LAID] == 0) {
      slots[Slot.DRAWN_TOP] = kind;
      slots[Slot.DRAWN_TOP_KNOWN] = slots[Slot.STOCK_TOP_SEEN] != 0 ? ALL : by;
    }
    if (slots[Slot.STOCK_TOP_SEEN] != 0) {
      seeAll(holder, kind);
    } else if (by != Match.NOBODY && by != holder) {
      see(by, holder, kind);
    }
    slots[Slot.STOCK_TOP_BY] = Match.NOBODY;
    slots[Slot.STOCK_TOP_SEEN] = 0;
  }

  /** All know that this is the card drawn last: it has been laid, where only that one could be. */
  void drewInSight(int kind) {
    slots[Slot.DRAWN_TOP] = kind;
    slots[Slot.DRAWN_TOP_KNOWN] = ALL;
  }

  /**
   * All hands have been shuffled together: nothing is known of any, nor what came from the stock.
   */
  void forgetHands() {
    slots[Slot.KNOWN] = 0;
    forgetDrawn();
    forgetStock();
  }

  /** The hand in turn is not any more what it was with the card drawn last. */
  void forgetDrawn() {
    slots[Slot.DRAWN_TOP] = Kind.NONE;
    slots[Slot.DRAWN_TOP_KNOWN] = Match.NOBODY;
  }

  /** Nothing is known of the stock, and no card has been added to a hand. */
  void forgetStock() {
    for (int i = stock; i < hands; i++) {
      masks[i] = 0;
    }
  }

  /** How many cards of a kind the stock is known to have held. */
  int inStock(int kind) {
    return copies(stock, kind);
  }

  /** A card comes into a hand, from the stock or out of sight. */
  void added(int seat) {
    int now = addedTo(seat);
    if (now < MOST_ADDED) {
      added(seat, now + 1);
    }
  }

  private void added(int seat, int cards) {
    int at = added + seat / SEATS_IN_LONG;
    int shift = seat % SEATS_IN_LONG * SEATS_IN_LONG;
    masks[at] = masks[at] & ~(0xFFL << shift) | (long) cards << shift;
  }

  /** How many cards have come into a hand since what the stock held was seen. */
  int addedTo(int seat) {
    int shift = seat % SEATS_IN_LONG * SEATS_IN_LONG;
    return (int) (masks[added + seat / SEATS_IN_LONG] >>> shift & 0xFF);
  }
}
