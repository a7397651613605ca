package eightfold.play;

import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Element.Draw.Policy;

/** Taking cards from the stock (C7, C8). */
final class Drawing {
  private Drawing() {}

  /** The seat takes so many cards as far as there are any; returns how many it got. */
  static int take(Table t, int seat, int cards) {
    return take(t, seat, cards, watchesPlayable(t, seat), false);
  }

  /** The same where a line makes it do so: that binds no card. */
  static void unasked(Table t, int seat, int cards) {
    take(t, seat, cards, false, false);
  }

  /** The same with the lowest cards of the stock. */
  static void fromBottom(Table t, int seat, int cards) {
    take(t, seat, cards, false, true);
  }

  private static int take(Table t, int seat, int cards, boolean watch, boolean lowest) {
    boolean hadNone = watch && Playability.binding(t, seat, Playability.opening(t, seat)) == 0;
    int got = 0;
    while (got < cards && one(t, seat, lowest)) {
      got++;
    }
    t.witness.drew(seat, got);
    if (watchesPlayable(t, seat)) {
      t.slots[Slot.CAME_SINCE] = t.is(Slot.OWN_DRAW) ? 0 : t.slots[Slot.CAME_SINCE] + got;
    }
    if (got > 0) {
      t.slots[Slot.PASSES] = t.drawing == Policy.NONE ? t.slots[Slot.PASSES] : 0;
      Calls.drewCards(t, seat);
      if (hadNone && Playability.binding(t, seat, Playability.opening(t, seat)) != 0) {
        t.set(Slot.MUST_PLAY, true);
      }
    }
    if (got < cards && t.pressure > 0 && t.running()) {
      Pressure.ends(t);
    }
    boolean tooFew = got < cards && t.stockOut == Element.Stock.Out.END;
    boolean last =
        got > 0
            && t.stockOut == Element.Stock.Out.ENDS_AT_LAST
            && t.slots[Slot.STOCK_TOP] == t.slots[Slot.STOCK_END];
    if ((tooFew || last) && t.running()) {
      t.end(DealEnding.BLOCKED, Table.NOBODY);
    }
    if (got > 0) {
      Occasions.resized(t, seat);
    }
    return got;
  }

  /** A card comes of a draw that is not from the stock: nobody has passed for want of one. */
  static void came(Table t) {
    t.slots[Slot.PASSES] = 0;
  }

  /** The same in the seat's own turn and of its own doing. */
  static void ownTurn(Table t, int seat, int cards) {
    t.set(Slot.OWN_DRAW, true);
    take(t, seat, cards);
    t.set(Slot.OWN_DRAW, false);
  }

  /**
   * A turn waits in which nothing can be played: what comes by lines is to be played as well (R2).
   */
  static void lacks(Table t, int seat, long opening) {
    if (t.conditional && watchesPlayable(t, seat) && Playability.binding(t, seat, opening) == 0) {
      t.set(Slot.MUST_PLAY, true);
    }
  }

  /** Whether the first playable card that comes must be played at once (R2). */
  private static boolean watchesPlayable(Table t, int seat) {
    return t.drawing == Policy.UNTIL_PLAYABLE
        && t.top() == AgendaTask.PLAY
        && t.topSeat() == seat
        && !t.is(Slot.OPENING);
  }

  private static boolean one(Table t, int seat, boolean lowest) {
    if (t.slots[Slot.STOCK_TOP] == t.slots[Slot.STOCK_END]) {
      if (t.pressure > 0 && Pressure.takesAll(t, seat) || !t.canGive()) {
        return false;
      }
      reshuffle(t);
      if (t.program.stock().costs() > 0 && t.is(Slot.OWN_DRAW)) {
        charge(t, seat);
      }
    }
    boolean top = !lowest || t.stockCount() == 1;
    int kind = top ? t.fromStock() : t.fromBottom();
    t.hands.add(seat, kind);
    if (t.exchanges && top) {
      t.hands.known.takesTop(seat, kind);
    }
    t.witness.received(seat, kind);
    return true;
  }

  /** The seat whose own turn has used up the stock pays for it, each time in the deal more. */
  private static void charge(Table t, int seat) {
    t.slots[Slot.STOCK_TIMES]++;
    int points = t.program.stock().costs() * t.slots[Slot.STOCK_TIMES];
    t.slots[Slot.CHARGED + seat] += points;
    t.slots[Slot.SCORED + seat] += points;
    t.slots[Slot.SCORE + seat] += points;
    Causes.of(t, Ground.EMPTY_STOCK);
    t.witness.charged(seat, points);
    Causes.end(t);
  }

  /** The pile but its upcard becomes the stock (C8.1); face-down cards in hands turn up (naked). */
  private static void reshuffle(Table t) {
    int stays = t.staying();
    int size = t.slots[Slot.PILE_SIZE] - stays;
    System.arraycopy(t.cards, t.pile, t.cards, 0, size);
    System.arraycopy(t.cards, t.pile + size, t.cards, t.pile, stays);
    t.slots[Slot.PILE_SIZE] = stays;
    t.slots[Slot.BEFORE_SERIES] = stays - 1;
    t.slots[Slot.STOCK_TOP] = 0;
    t.slots[Slot.STOCK_END] = size;
    seen(t, size);
    shuffle(t, size);
    if (t.program.deal().faceUp() > 0) {
      t.hands.showAll();
    }
    t.witness.reshuffled();
  }

  /** All have seen what goes into the stock. */
  private static void seen(Table t, int size) {
    Known known = t.hands.known;
    known.forgetStock();
    for (int i = 0; i < size; i++) {
      known.putIntoStock(t.cards[i]);
    }
    t.slots[Slot.RESHUFFLED] = 1;
  }

  /** Fisher and Yates over the first so many cards of the stock array, from the last one down. */
  static void shuffle(Table t, int size) {
    for (int i = size - 1; i > 0; i--) {
      int j = t.chance.below(i + 1);
      byte card = t.cards[i];
      t.cards[i] = t.cards[j];
      t.cards[j] = card;
    }
  }
}
