package eightfold.play;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.game.Chance;
import eightfold.program.Program;
import eightfold.rules.vocabulary.Element;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Shuffling, dealing, turning the starter (C2–C4; semantics 2). */
final class Dealing {
  private Dealing() {}

  /** The first deal of a match; see {@link Kernel#begin}. */
  static void first(
      Table t, Chance chance, int dealer, byte @Nullable [] pack, int deal, List<Integer> scores) {
    t.chance = chance;
    t.clearMatch();
    t.slots[Slot.DEAL] = deal;
    for (int seat = 0; seat < t.seats; seat++) {
      int score = scores.isEmpty() ? 0 : scores.get(seat);
      t.slots[Slot.SCORE + seat] = Countdown.begins(t.program, score);
    }
    t.slots[Slot.DEALER] = dealer == Table.NOBODY ? chance.below(t.seats) : dealer;
    fillOrShuffle(t, pack);
    deal(t);
  }

  /** The next deal of a match; see {@link Kernel#nextDeal}. */
  static void next(Table t, Chance chance, byte @Nullable [] pack) {
    t.chance = chance;
    t.slots[Slot.DEAL]++;
    t.slots[Slot.PLY]++;
    t.slots[Slot.DEALER] =
        t.program.deal().dealer() == Element.Deal.Dealer.HIGHEST ? highest(t) : nextDealer(t);
    t.clearDeal();
    fillOrShuffle(t, pack);
    deal(t);
  }

  /** After the dealer in the initial direction, among those that have not dropped out. */
  private static int nextDealer(Table t) {
    return t.next(t.slots[Slot.DEALER], t.program.clockwise() ? 1 : -1, t.slots[Slot.LEFT]);
  }

  private static int highest(Table t) {
    int seats = Matches.highest(t);
    int skipped = Integer.bitCount(seats) == 1 ? 0 : t.chance.below(Integer.bitCount(seats));
    for (; skipped > 0; skipped--) {
      seats &= seats - 1;
    }
    return Integer.numberOfTrailingZeros(seats);
  }

  private static void fillOrShuffle(Table t, byte @Nullable [] pack) {
    fill(t, pack);
    if (pack == null) {
      Drawing.shuffle(t, t.slots[Slot.STOCK_END]);
    }
  }

  private static void fill(Table t, byte @Nullable [] cards) {
    if (cards == null) {
      t.program.cards().copyTo(t.cards);
    } else {
      System.arraycopy(cards, 0, t.cards, 0, cards.length);
    }
    t.slots[Slot.STOCK_TOP] = 0;
    t.slots[Slot.STOCK_END] = t.program.cards().size();
  }

  private static void deal(Table t) {
    int each = t.dealtEach();
    for (int round = 0; round < each; round++) {
      int seat = t.eldest();
      for (int i = 0; i < t.players(); i++) {
        int kind = t.fromStock();
        t.hands.add(seat, kind);
        if (round < t.program.deal().faceUp()) {
          t.hands.show(seat, kind);
        }
        seat = t.next(seat);
      }
    }
    if (t.program.deal().oneMoreToEldest()) {
      int kind = t.fromStock();
      t.hands.add(t.eldest(), kind);
      if (each < t.program.deal().faceUp()) {
        t.hands.show(t.eldest(), kind);
      }
    }
    if (t.witness.looks()) {
      for (int seat = 0; seat < t.seats; seat++) {
        if (t.slots[Slot.COUNT + seat] > 0) {
          t.hands.tell(seat, t.witness);
          t.witness.dealt(seat, t.slots[Slot.COUNT + seat]);
        }
      }
    }
    if (t.program.starter().act() == Element.Starter.Act.NONE) {
      t.push(AgendaTask.BEGIN, t.eldest());
    } else {
      turnStarter(t, t.program.buried());
      startOfPlay(t);
    }
  }

  private static void turnStarter(Table t, long buried) {
    int kind = nextStarter(t);
    while (Kinds.has(buried, kind) && holdsOther(t, buried)) {
      putBack(t, kind);
      t.witness.buried(kind);
      kind = nextStarter(t);
    }
    Pile.discard(t, kind);
    t.witness.turned(kind);
  }

  /** The top card of the stock, or the one where it is cut. */
  private static int nextStarter(Table t) {
    int place = t.program.starter().cut() ? t.chance.below(t.stockCount()) : 0;
    byte kind = t.cards[t.slots[Slot.STOCK_TOP] + place];
    System.arraycopy(t.cards, t.slots[Slot.STOCK_TOP], t.cards, t.slots[Slot.STOCK_TOP] + 1, place);
    t.slots[Slot.STOCK_TOP]++;
    return kind;
  }

  /** Whether the stock has a card that may lie as starter; without one, what comes stays. */
  private static boolean holdsOther(Table t, long buried) {
    for (int i = t.slots[Slot.STOCK_TOP]; i < t.slots[Slot.STOCK_END]; i++) {
      if (!Kinds.has(buried, t.cards[i])) {
        return true;
      }
    }
    return false;
  }

  private static void putBack(Table t, int kind) {
    int place = t.chance.below(t.stockCount() + 1);
    t.slots[Slot.STOCK_TOP]--;
    System.arraycopy(t.cards, t.slots[Slot.STOCK_TOP] + 1, t.cards, t.slots[Slot.STOCK_TOP], place);
    t.cards[t.slots[Slot.STOCK_TOP] + place] = (byte) kind;
    if (t.hands.known.inStock(kind) == 0) {
      // the same card may be turned and put back again and again
      t.hands.known.putIntoStock(kind);
    }
  }

  private static void startOfPlay(Table t) {
    if (maySwap(t)) {
      t.push(AgendaTask.TAKE, t.slots[Slot.DEALER]);
    } else {
      starterWorks(t);
    }
  }

  /** What the starter does, once the dealer has left it; then eldest hand begins. */
  private static void starterWorks(Table t) {
    Program p = t.program;
    if (t.factored) {
      Factors.starter(t);
    }
    if (Kinds.has(p.starterDraws(), t.slots[Slot.UPCARD])) {
      Causes.ofCard(t, t.slots[Slot.UPCARD], t.slots[Slot.DEALER]);
      everybodyDraws(t, p.starter().eachDraws());
      Causes.end(t);
      if (!t.running()) {
        return;
      }
    }
    switch (p.starter().act()) {
      case DEALER_PLAYS -> {
        t.slots[Slot.TURN_SEAT] = t.slots[Slot.DEALER];
        t.slots[Slot.LAST_LAID] = t.slots[Slot.UPCARD];
        Effects.of(t, t.slots[Slot.DEALER], t.slots[Slot.UPCARD], false);
        if (t.running()) {
          decisions(t, t.slots[Slot.DEALER], t.slots[Slot.DEALER]);
        }
      }
      case ELDEST_BEARS -> onEldest(t);
      case DEALER_DECLARES -> {
        t.push(AgendaTask.BEGIN, t.eldest());
        if (Kinds.has(t.declaring.suit(), t.slots[Slot.UPCARD])) {
          t.push(AgendaTask.SUIT, t.slots[Slot.DEALER]);
        }
      }
      case PLAIN, NONE -> t.push(AgendaTask.BEGIN, t.eldest());
    }
  }

  /** The starter's effects fall on eldest hand, which also makes every choice that it asks for. */
  private static void onEldest(Table t) {
    int eldest = t.eldest();
    t.slots[Slot.TURN_SEAT] = eldest;
    t.slots[Slot.LAST_LAID] = t.slots[Slot.UPCARD];
    Effects.of(t, t.slots[Slot.DEALER], t.slots[Slot.UPCARD], false);
    t.set(Slot.NOTED_AGAIN, false);
    t.set(Slot.REPEAT, false);
    if (t.running()) {
      // whichever way it goes now, the seat before eldest hand has played the card
      decisions(t, t.next(eldest, -t.slots[Slot.STEP]), eldest);
    }
  }

  /** What is to be decided over the starter, and what follows then. */
  private static void decisions(Table t, int player, int decides) {
    t.push(AgendaTask.REST, player);
    if (Situation.owesCard(t)) {
      Turns.owesCard(t, decides);
      return;
    }
    if (Situation.givesCards(t, t.slots[Slot.UPCARD])) {
      Gifts.open(t, decides);
    }
    Turns.declaration(t, decides);
  }

  private static void everybodyDraws(Table t, int each) {
    int seat = t.eldest();
    for (int i = 0; i < t.players() && t.running(); i++) {
      Drawing.take(t, seat, each);
      seat = t.next(seat);
    }
  }

  private static boolean maySwap(Table t) {
    return t.program.starter().goodies()
        && Kinds.has(t.special, t.slots[Slot.UPCARD])
        && t.stockCount() > 0;
  }

  /** The dealer takes the special starter and the next card is turned (dealer's goodies). */
  static void take(Table t, int seat) {
    int kind = t.slots[Slot.UPCARD];
    t.slots[Slot.PILE_SIZE] = 0;
    t.slots[Slot.RULING] = Kind.NONE;
    t.hands.addInSight(seat, kind);
    Calls.drewCards(t, seat);
    t.witness.took(seat, kind);
    turnStarter(t, t.program.buried());
    if (!maySwap(t)) {
      t.pop();
      starterWorks(t);
    }
  }

  /** The special starter stays. */
  static void declined(Table t, int seat) {
    t.pop();
    t.witness.declined(seat);
    starterWorks(t);
  }
}
