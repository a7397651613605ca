package eightfold.play;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.program.Following;

/**
 * A called rank: until it is played, or the turn comes back to its caller, it alone follows. A rank
 * called out of the hand stays until it is played, and lets cards that call in this way follow,
 * too.
 */
final class Ranks {
  /** Stands for a free rank: any card that could be called. */
  static final int FREE = Table.FREE_RANK;

  private Ranks() {}

  static void call(Table t, int seat, int rank) {
    boolean beside = t.top() == AgendaTask.SUIT || goesWithSuit(t);
    t.pop();
    CardDecisions.comesUp(t, seat);
    if (beside) {
      keepSuit(t, rank);
    } else {
      set(t, seat, rank);
    }
    t.witness.calledRank(seat, rank);
  }

  /** The rank that this seat has called is in force. */
  static void set(Table t, int seat, int rank) {
    t.slots[Slot.CALLED_RANK] = rank;
    if (t.factored) {
      Factors.rank(t, rank);
      return;
    }
    t.masks[Mask.BARRED] = Kinds.NONE;
    if (Kinds.has(t.heldRank, t.slots[Slot.RULING])) {
      t.slots[Slot.RANK_CALLER] = Table.NOBODY;
      t.masks[Mask.FOLLOWS] = demanded(t) | t.heldRank;
    } else {
      t.slots[Slot.RANK_CALLER] = seat;
      t.masks[Mask.FOLLOWS] = t.pack.ofRank(rank);
    }
  }

  /** The rank counts beside the suit that was in force before the last card, or beside its own. */
  static void keepSuit(Table t, int rank) {
    int before =
        t.slots[Slot.DECLARED_SUIT] == Table.NOBODY
            ? t.slots[Slot.SUIT_BEFORE]
            : t.slots[Slot.DECLARED_SUIT];
    if (before == Table.NOBODY && t.pack.joker(t.slots[Slot.UPCARD])) {
      set(t, Table.NOBODY, rank);
      return;
    }
    int suit = before == Table.NOBODY ? t.pack.suit(t.slots[Slot.UPCARD]) : before;
    Pile.ask(t, suit);
    t.slots[Slot.CALLED_RANK] = rank;
    t.slots[Slot.RANK_CALLER] = Table.NOBODY;
    addTo(t, suit, rank);
  }

  /** Cards of the rank follow beside those of the suit. */
  private static void addTo(Table t, int suit, int rank) {
    long off = t.following.keptOff(Following.declared(suit, t.slots[Slot.UPCARD]));
    t.masks[Mask.FOLLOWS] |= t.pack.ofRank(rank) & ~off;
  }

  /** The cards that a rank called out of the hand, or a free one, asks for. */
  private static long demanded(Table t) {
    long cards = t.declaring.held().of(t.slots[Slot.RULING]);
    return t.slots[Slot.CALLED_RANK] == FREE
        ? cards
        : cards & t.pack.ofRank(t.slots[Slot.CALLED_RANK]);
  }

  /** Whether a rank, or a free one, is in force that was called out of a hand. */
  static boolean calledFromHand(Table t) {
    return t.slots[Slot.CALLED_RANK] != Kind.NONE
        && t.slots[Slot.RULING] != Kind.NONE
        && Kinds.has(t.heldRank, t.slots[Slot.RULING]);
  }

  /** Whether one of these playable cards is of the rank that was called out of a hand. */
  static boolean binds(Table t, long playable) {
    return t.slots[Slot.CALLED_RANK] != FREE && calledFromHand(t) && (playable & demanded(t)) != 0;
  }

  /** The turn has come back to the caller: the call is over before it acts. */
  static void end(Table t) {
    t.slots[Slot.CALLED_RANK] = Kind.NONE;
    t.slots[Slot.RANK_CALLER] = Table.NOBODY;
    demandAnew(t);
    PassingSeats.changes(t);
  }

  /** What was declared is asked for still, else what the card asks for that lies there now. */
  static void demandAnew(Table t) {
    int suit = t.slots[Slot.DECLARED_SUIT];
    int rank = t.slots[Slot.CALLED_RANK];
    if (suit != Table.NOBODY) {
      Pile.ask(t, suit);
      if (rank != Kind.NONE) {
        t.slots[Slot.CALLED_RANK] = rank;
        addTo(t, suit, rank);
      }
    } else if (rank != Kind.NONE) {
      t.masks[Mask.FOLLOWS] = t.pack.ofRank(rank);
      t.masks[Mask.BARRED] = Kinds.NONE;
    } else if (t.slots[Slot.UPCARD] != Kind.NONE) {
      t.masks[Mask.FOLLOWS] = t.following.follow(t.slots[Slot.RULING]);
      t.masks[Mask.BARRED] = t.following.barred(t.slots[Slot.RULING]);
    } else {
      t.masks[Mask.FOLLOWS] = t.pack.all();
      t.masks[Mask.BARRED] = Kinds.NONE;
    }
  }

  /** The ranks that may be declared instead of a suit, as bits; none where the suit alone may. */
  static int beside(Table t) {
    return Kinds.has(t.declaring.orRank(), t.slots[Slot.LAST_LAID])
        ? t.declaring.ranks().of(t.slots[Slot.LAST_LAID])
        : 0;
  }

  /** Whether the last card laid has its player declare a rank with the suit. */
  static boolean goesWithSuit(Table t) {
    return Kinds.has(t.declaring.andRank(), t.slots[Slot.LAST_LAID]);
  }

  /** The ranks that the last card laid lets its player call, as bits, {@link #FREE} included. */
  static int callable(Table t, int seat) {
    if (t.factored) {
      return Factors.declarable(t);
    }
    int kind = t.slots[Slot.LAST_LAID];
    if (!Kinds.has(t.heldRank, kind)) {
      return t.declaring.ranks().of(kind);
    }
    long held = t.hand(seat) & t.declaring.held().of(kind);
    int ranks = 0;
    for (int rank = 0; rank < t.pack.ranks().size(); rank++) {
      ranks |= (held & t.pack.ofRank(rank)) != 0 ? 1 << rank : 0;
    }
    return ranks == 0 ? 1 << FREE : ranks;
  }
}
