package eightfold.crazier.play;

import eightfold.crazier.cards.Side;

/** Which cards a seat could discard or play, and how many of them (A.5, A.6). */
public final class CrazierPlayability {
  /** All colours, and more than a card has. */
  private static final int ANY = -1;

  /** No card has it, known or not. */
  private static final int NO_RANK = -2;

  private CrazierPlayability() {}

  // how many

  /** DIS-12; none outside of one's own turn, and none at its end. */
  public static int discardsLeft(CrazierTable table, int seat) {
    if (!table.isCurrent(seat) || table.phase() == Phase.END) {
      return 0;
    }
    int all = 1 + Evaluator.extraDiscards(table, seat) + table.slots[CrazierSlot.GRANTED + seat];
    return Math.max(0, all - table.slots[CrazierSlot.DISCARDS + seat]);
  }

  /** PLAY-2. */
  public static int playsLeft(CrazierTable table, int seat) {
    if (!table.isCurrent(seat) || table.phase() == Phase.END) {
      return 0;
    }
    return Math.max(
        0, 1 + Evaluator.extraPlays(table, seat) - table.slots[CrazierSlot.PLAYS + seat]);
  }

  // which

  /** Whether the card may be laid on the upcard (DIS-1 … DIS-6, MUL-1, MUL-2). */
  public static boolean matches(CrazierTable table, int number) {
    return matches(table.zones.pack, number, coloursAsked(table), rankAsked(table));
  }

  static boolean matches(CrazierPack pack, int card, int colours, int rank) {
    return pack.names(card)
        || (pack.colours(card) & colours) != 0
        || pack.rank(card) == rank
        || colours == ANY;
  }

  /** The colours of which a card must have one to be laid on the upcard, as a mask. */
  static int coloursAsked(CrazierTable table) {
    if (table.zones.pile.isEmpty()) {
      return ANY;
    }
    int named = table.slots[CrazierSlot.NAMED];
    return named == Numbering.NONE ? table.zones.pack.colours(table.zones.pile.at(0)) : 1 << named;
  }

  /** The rank with which a card can be laid on it, too; {@link #NO_RANK} where none helps. */
  static int rankAsked(CrazierTable table) {
    if (table.zones.pile.isEmpty() || table.slots[CrazierSlot.NAMED] != Numbering.NONE) {
      return NO_RANK;
    }
    CrazierPack pack = table.zones.pack;
    int upcard = table.zones.pile.at(0);
    boolean byRank = Integer.bitCount(pack.colours(upcard)) < 2 || table.settings.rankMatches();
    return byRank && pack.rank(upcard) >= 0 ? pack.rank(upcard) : NO_RANK;
  }

  /** Whether the requirement of that side is fulfilled (REQ-1). */
  public static boolean meets(CrazierTable table, int seat, int card, Side side) {
    return Evaluator.holds(table, seat, card, side.requirement());
  }

  /** Whether that of some side is. */
  static boolean meets(CrazierTable table, int seat, int card) {
    CrazierPack pack = table.zones.pack;
    for (int side = 0; side < pack.sides(card); side++) {
      if (meets(table, seat, card, pack.side(card, side))) {
        return true;
      }
    }
    return false;
  }
}
