package eightfold.crazier.play;

import java.util.Arrays;

/**
 * What each observer knows of hidden cards: where a card is, or that it is one of those that the
 * stock held when it was last shuffled. Known is what was shown or moved in sight, not what can be
 * guessed (docs/adr/0015). Observers are the seats, and last whoever only looks on, who knows what
 * all know; sets of them have a bit for each.
 *
 * <p>Of the stock each observer may know a place exactly. Whatever is shuffled is known from then
 * on to be in the stock or to have come into a hand since ({@link #inStock}); how many cards have
 * come into each hand is counted for that ({@link CrazierSlot#ADDED}).
 */
final class Knowledge {
  private static final int OWNER = Column.OWNER;
  private static final int KNOWN = Column.KNOWN;
  private static final int HELD = Column.HELD;

  private final CrazierState state;
  private final int[] slots;
  private final CrazierTeams teams;

  /** Everybody, and whoever only looks on. */
  final int observers;

  Knowledge(CrazierState state, CrazierTeams teams) {
    this.state = state;
    this.teams = teams;
    slots = state.slots;
    observers = (1 << teams.seats() + 1) - 1;
  }

  /** The bit of who sees as a seat does; {@link Numbering#NONE} is whoever only looks on. */
  int observer(int seat) {
    return seat == Numbering.NONE ? observers + 1 >> 1 : 1 << seat;
  }

  /** Who knows that this card is where it is. */
  int known(int card) {
    return state.cell(card, KNOWN);
  }

  /** Who knows only that the stock held it, so that it is there or in what has come of it since. */
  int inStock(int card) {
    return state.cell(card, HELD);
  }

  // learning

  /** These observers see which card it is. */
  void learn(int who, int card) {
    int before = state.cell(card, KNOWN);
    if ((who & ~before) != 0) {
      state.put(card, KNOWN, before | who);
      int held = state.cell(card, HELD) & who;
      if (held != 0) {
        found(held, card);
      }
    }
  }

  /** A card that the stock held is found: one less of those that have come into that hand. */
  private void found(int who, int card) {
    state.put(card, HELD, state.cell(card, HELD) & ~who);
    for (int row = 0; state.isIn(card, Zone.HAND) && row < CrazierSlot.OBSERVERS; row++) {
      int at = added(row, state.cell(card, OWNER));
      slots[at] -= (who >> row & 1) != 0 && slots[at] > 0 ? 1 : 0;
    }
  }

  void learnAll(int who, IntList some) {
    for (int i = 0; i < some.size(); i++) {
      learn(who, some.at(i));
    }
  }

  /** Where it is counted how many cards have come into a hand, as an observer sees it. */
  static int added(int row, int seat) {
    return CrazierSlot.ADDED + row * Numbering.MOST_SEATS + seat;
  }

  /** A card is about to come into a hand, unseen by those who don't know it. */
  void countAdded(int card, int seat) {
    int blind = slots[CrazierSlot.HOLDERS] & ~state.cell(card, KNOWN);
    for (int row = 0; blind >> row != 0; row++) {
      slots[added(row, seat)] += blind >> row & 1;
    }
  }

  // forgetting

  /**
   * A card is about to leave a hand; who does not see which, no longer knows where any of it is.
   */
  void concealHand(int seat, int seenBy) {
    IntList hand = state.hand(seat);
    int blind = observers & ~seenBy & ~teams.mates(seat);
    for (int i = 0; hand.size() > 1 && i < hand.size(); i++) {
      state.put(hand.at(i), KNOWN, state.cell(hand.at(i), KNOWN) & ~blind);
    }
  }

  /** One of the cards in limbo is about to be put somewhere, likewise. */
  void concealLimbo(int seenBy) {
    IntList limbo = state.rows[Row.LIMBO];
    int unseen = 0;
    for (int i = 0; i < limbo.size(); i++) {
      unseen += (observers & ~state.cell(limbo.at(i), Column.SEEN)) != 0 ? 1 : 0;
    }
    for (int i = 0; unseen > 1 && i < limbo.size(); i++) {
      int card = limbo.at(i);
      int blind = state.cell(card, KNOWN) & ~seenBy & ~state.cell(card, Column.SEEN);
      state.put(card, KNOWN, state.cell(card, KNOWN) & ~blind);
      hold(blind, card);
    }
  }

  /** These observers know from now on that the card is in the stock or in what comes of it. */
  private void hold(int who, int card) {
    int first = who & ~slots[CrazierSlot.HOLDERS];
    for (int row = 0; first >> row != 0; row++) {
      if ((first >> row & 1) != 0) {
        clearAdded(row);
      }
    }
    slots[CrazierSlot.HOLDERS] |= who;
    state.put(card, HELD, state.cell(card, HELD) | who);
  }

  private void clearAdded(int row) {
    int from = added(row, 0);
    Arrays.fill(slots, from, from + Numbering.MOST_SEATS, 0);
  }

  /** The stock is put into another order, or cards are taken out of it: unseen by these. */
  void mixStock(int who) {
    IntList stock = state.rows[Row.STOCK];
    for (int row = 0; who >> row != 0; row++) {
      int bit = who & 1 << row;
      int known = 0;
      for (int i = 0; bit != 0 && i < stock.size(); i++) {
        known += (state.cell(stock.at(i), KNOWN) & bit) != 0 ? 1 : 0;
      }
      if (known > 0) {
        if (known == stock.size()) {
          forgetHeld(bit);
        }
        for (int i = 0; i < stock.size(); i++) {
          int card = stock.at(i);
          if ((state.cell(card, KNOWN) & bit) != 0) {
            state.put(card, KNOWN, state.cell(card, KNOWN) & ~bit);
            hold(bit, card);
          }
        }
      }
    }
  }

  private void forgetHeld(int who) {
    for (int card = 0; card < state.cards(); card++) {
      state.put(card, HELD, state.cell(card, HELD) & ~who);
    }
    slots[CrazierSlot.HOLDERS] &= ~who;
  }

  /** Cards that all have seen are the whole stock now, in an order that nobody knows (DRAW-3). */
  void becomeStock() {
    forgetHeld(observers);
    IntList stock = state.rows[Row.STOCK];
    for (int i = 0; i < stock.size(); i++) {
      state.put(stock.at(i), KNOWN, 0);
      hold(observers, stock.at(i));
    }
  }

  // what one of them knows of it all

  /**
   * Leaves of all that is known what one observer knows, and of what the others know what it can
   * tell: what all know, and whoever sees a hand or a card in limbo knows that.
   */
  void asKnownTo(int seat) {
    int own = observer(seat);
    int all = observer(Numbering.NONE);
    for (int card = 0; card < state.cards(); card++) {
      int sees =
          state.isIn(card, Zone.HAND)
              ? teams.mates(state.cell(card, OWNER))
              : state.cell(card, Column.SEEN);
      int known = shared(state.cell(card, KNOWN), own, all) | sees;
      state.put(card, KNOWN, known);
      // of a card that this one does not know it must not tell who does
      int found = (known & own) != 0 ? known : 0;
      state.put(card, HELD, shared(state.cell(card, HELD), own, all) & ~found);
    }
    slots[CrazierSlot.HOLDERS] = shared(slots[CrazierSlot.HOLDERS], own, all);
    int mine = Integer.numberOfTrailingZeros(own);
    int open = Integer.numberOfTrailingZeros(all);
    for (int row = 0; row <= open; row++) {
      for (int i = 0; i < Numbering.MOST_SEATS; i++) {
        int from = added(row == mine ? mine : open, i);
        boolean counts = (slots[CrazierSlot.HOLDERS] >> row & 1) != 0;
        slots[added(row, i)] = counts ? slots[from] : 0;
      }
    }
  }

  private int shared(int bits, int own, int all) {
    return bits & own | ((bits & all) != 0 ? observers & ~own : 0);
  }
}
