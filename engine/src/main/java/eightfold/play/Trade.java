package eightfold.play;

import eightfold.cards.Kind;

/** A card offered to a partner in this turn, and what came back. */
final class Trade {
  /** The seat that gave, or {@link Table#NOBODY} if nobody has given in this turn. */
  int giver = Table.NOBODY;

  int partner = Table.NOBODY;
  int given = Kind.NONE;
  int returned = Kind.NONE;

  /** Whether the partner held one card before: it may only keep the gift or give it back. */
  boolean partnerHadOne;

  void clear() {
    giver = Table.NOBODY;
    partner = Table.NOBODY;
    given = Kind.NONE;
    returned = Kind.NONE;
    partnerHadOne = false;
  }

  void copyFrom(Trade other) {
    giver = other.giver;
    partner = other.partner;
    given = other.given;
    returned = other.returned;
    partnerHadOne = other.partnerHadOne;
  }

  /** How many cards of a kind a seat holds that have come to it by this trade. */
  int received(int seat, int kind) {
    boolean back = seat == giver && kind == returned;
    boolean kept = seat == partner && kind == given && returned != given;
    return back || kept ? 1 : 0;
  }
}
