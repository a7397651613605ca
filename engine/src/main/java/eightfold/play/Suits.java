package eightfold.play;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.program.Following;

/** Declared suits: any of the four, or one that is held and was not in force; or a free suit. */
final class Suits {
  /** Stands for a free suit: any but one. */
  static final int FREE = Table.FREE_SUIT;

  private Suits() {}

  /** The suit in force, a declared one or that of the ruling card; nobody's under a joker. */
  static int inForce(Table t) {
    if (t.slots[Slot.DECLARED_SUIT] != Table.NOBODY && t.slots[Slot.DECLARED_SUIT] != FREE) {
      return t.slots[Slot.DECLARED_SUIT];
    }
    return t.slots[Slot.RULING] == Kind.NONE || t.pack.joker(t.slots[Slot.RULING])
        ? Table.NOBODY
        : t.pack.suit(t.slots[Slot.RULING]);
  }

  /** Whether the seat holds a card of the suit in force that is not for lack of one alone. */
  static boolean holdsInForce(Table t, int seat) {
    return (t.hand(seat) & ofInForce(t)) != Kinds.NONE;
  }

  /** The kinds of the suit in force but those that are for lack of one alone. */
  static long ofInForce(Table t) {
    int suit = inForce(t);
    return suit == Table.NOBODY ? Kinds.NONE : t.pack.ofSuit(suit) & ~t.need.withoutSuit();
  }

  /** The other suit of the colour in force, or {@link Table#NOBODY}. */
  static int sister(Table t) {
    int suit = inForce(t);
    return suit == Table.NOBODY ? suit : t.pack.sister(suit);
  }

  /** A card is about to be laid: remembers the suit before the first that declares another one. */
  static void before(Table t, int kind) {
    boolean further = t.slots[Slot.LAID] > 0 && Kinds.has(t.heldSuit, t.slots[Slot.LAST_LAID]);
    if (Kinds.has(t.heldSuit, kind) && !further) {
      t.slots[Slot.SUIT_BEFORE_DECLARING] = inForce(t);
    }
  }

  /** What the seat may declare, as bits of suits and of {@link #FREE}. */
  static int declarable(Table t, int seat) {
    if (!Kinds.has(t.heldSuit, declaring(t))) {
      return (1 << t.pack.suits().size()) - 1;
    }
    int suits = 0;
    for (int suit = 0; suit < t.pack.suits().size(); suit++) {
      boolean held = (t.hand(seat) & t.pack.ofSuit(suit)) != 0;
      suits |= held && suit != t.slots[Slot.SUIT_BEFORE_DECLARING] ? 1 << suit : 0;
    }
    return suits == 0 ? 1 << FREE : suits;
  }

  /** The card that makes its player declare: the last one laid, or the starter. */
  private static int declaring(Table t) {
    return t.slots[Slot.LAST_LAID] == Kind.NONE ? t.slots[Slot.UPCARD] : t.slots[Slot.LAST_LAID];
  }

  /** Any suit but one may be played. */
  static void free(Table t, int except) {
    t.slots[Slot.DECLARED_SUIT] = FREE;
    // in a pack of one suit there is no other, and wild cards alone follow
    t.masks[Mask.FOLLOWS] = t.following.wildOn(t.slots[Slot.RULING]);
    for (int suit = 0; suit < t.pack.suits().size(); suit++) {
      t.masks[Mask.FOLLOWS] |=
          suit == except
              ? Kinds.NONE
              : t.following.follow(Following.declared(suit, t.slots[Slot.RULING]));
    }
    t.masks[Mask.BARRED] = t.following.barred(t.slots[Slot.RULING]);
  }

  /** The suit that a free suit in a position leaves out: that of the card below those that free. */
  static int below(Table t) {
    int place = t.slots[Slot.PILE_SIZE] - 1;
    while (place >= 0 && Kinds.has(t.heldSuit | t.leaves, t.cards[t.pile + place])) {
      place--;
    }
    // a card that leaves what was in force, with nothing under it, is in force itself
    boolean own = place < 0 && Kinds.has(t.leaves, t.cards[t.pile + 0]);
    int kind = own ? t.cards[t.pile + 0] : place < 0 ? Kind.NONE : t.cards[t.pile + place];
    return kind == Kind.NONE || t.pack.joker(kind) ? Table.NOBODY : t.pack.suit(kind);
  }
}
