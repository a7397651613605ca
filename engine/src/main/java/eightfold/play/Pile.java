package eightfold.play;

import eightfold.cards.Kind;
import eightfold.program.Following;

/** The discard pile: cards that come to lie on it, and what it demands then (C5, C6). */
final class Pile {
  private Pile() {}

  static void discard(Table t, int kind) {
    covers(t);
    boolean leaves = (t.leaves >>> kind & 1) != 0;
    if (t.slots[Slot.RULING] != Kind.NONE && leaves) {
      ontoPile(t, kind);
      return;
    }
    int suit = leaves ? t.slots[Slot.DECLARED_SUIT] : Table.NOBODY;
    cover(t, kind);
    if (suit != Table.NOBODY) {
      // no card lies there, but a suit that was declared on one that is gone (semantics 24.8)
      ask(t, suit);
    }
  }

  private static void ontoPile(Table t, int kind) {
    t.cards[t.pile + t.slots[Slot.PILE_SIZE]++] = (byte) kind;
    t.slots[Slot.UPCARD] = kind;
  }

  /** The upcard leaves the pile; which one it is. A series may begin with the card below it. */
  static int uncover(Table t) {
    int size = --t.slots[Slot.PILE_SIZE];
    t.slots[Slot.BEFORE_SERIES] = Math.max(0, Math.min(t.slots[Slot.BEFORE_SERIES], size - 1));
    return t.cards[t.pile + size];
  }

  /** The card under the upcard leaves the pile; which one it is. What is asked for stays. */
  static int fromUnderneath(Table t) {
    int upcard = uncover(t);
    int at = t.pile + t.slots[Slot.PILE_SIZE] - 1;
    int kind = t.cards[at];
    t.cards[at] = (byte) upcard;
    return kind;
  }

  /** A card comes to lie under all the others, where no series has begun. */
  static void putUnder(Table t, int kind) {
    System.arraycopy(t.cards, t.pile, t.cards, t.pile + 1, t.slots[Slot.PILE_SIZE]++);
    t.cards[t.pile] = (byte) kind;
    t.slots[Slot.BEFORE_SERIES]++;
  }

  /** A card covers what lies there and rules from now on. */
  static void cover(Table t, int kind) {
    ontoPile(t, kind);
    t.slots[Slot.RULING] = kind;
    t.slots[Slot.DECLARED_SUIT] = Table.NOBODY;
    t.slots[Slot.CALLED_RANK] = Kind.NONE;
    t.masks[Mask.FOLLOWS] = t.following.follow(kind);
    t.masks[Mask.BARRED] = t.following.barred(kind);
  }

  /**
   * A card is about to cover what lies there, where a book looks back to its suit: the declared
   * one, else the upcard's, under a joker the one before it.
   */
  static void covers(Table t) {
    if (t.besideSuit == 0) {
      return;
    }
    int upcard = t.slots[Slot.UPCARD];
    if (t.slots[Slot.DECLARED_SUIT] != Table.NOBODY) {
      t.slots[Slot.SUIT_BEFORE] = t.slots[Slot.DECLARED_SUIT];
    } else if (upcard == Kind.NONE) {
      t.slots[Slot.SUIT_BEFORE] = Table.NOBODY;
    } else if (!t.pack.joker(upcard)) {
      t.slots[Slot.SUIT_BEFORE] = t.pack.suit(upcard);
    }
  }

  /**
   * Cards have gone from above: what was in force before a joker is the suit that lies under it.
   */
  static void showsSuit(Table t) {
    if (t.besideSuit == 0) {
      return;
    }
    int at = t.pile + t.slots[Slot.PILE_SIZE] - 1;
    while (at >= t.pile && t.pack.joker(t.cards[at])) {
      at--;
    }
    t.slots[Slot.SUIT_BEFORE] = at < t.pile ? Table.NOBODY : t.pack.suit(t.cards[at]);
  }

  /**
   * A suit is declared and alone in force, wild cards aside; a rank that a card has left in force
   * is so no more.
   */
  static void ask(Table t, int suit) {
    int demand = Following.declared(suit, t.slots[Slot.RULING]);
    t.slots[Slot.DECLARED_SUIT] = suit;
    t.slots[Slot.CALLED_RANK] = Kind.NONE;
    t.masks[Mask.FOLLOWS] = t.following.follow(demand);
    t.masks[Mask.BARRED] = t.following.barred(demand);
  }
}
