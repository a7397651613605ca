package eightfold.play;

import eightfold.cards.Kind;
import eightfold.program.LineStep;

/**
 * Why things happen (NOTATION 8): what lies in wait for a seat remembers which cards brought it
 * about, and the {@link Witness} is told the causes of what follows. A cause is a number: a kind
 * with the seat that played it, a line of the book, a seat that acted, or a {@link Ground}.
 */
public final class Causes {
  private static final int CARD = 1 << 12;
  private static final int LINE = 2 << 12;
  private static final int SEAT = 3 << 12;
  private static final int GROUND = 4 << 12;
  private static final int WHAT = 0xF000;
  private static final int PLAYER = 6;

  private Causes() {}

  // what a cause is

  private static int card(int kind, int seat) {
    return CARD | kind | seat + 1 << PLAYER;
  }

  private static int line(int line) {
    return LINE | line;
  }

  /** Whether a card is the cause, which {@link #kind} and {@link #seat} name. */
  public static boolean isCard(int cause) {
    return (cause & WHAT) == CARD;
  }

  /** Whether a {@code when} line is the cause, by its {@link #lineNumber}. */
  public static boolean isLine(int cause) {
    return (cause & WHAT) == LINE;
  }

  /** Whether what a {@link #seat} did is the cause. */
  public static boolean isSeat(int cause) {
    return (cause & WHAT) == SEAT;
  }

  public static int kind(int cause) {
    return cause & 63;
  }

  /** The seat that played the card or acted; {@link Table#NOBODY}: the card is a starter. */
  public static int seat(int cause) {
    return (cause >> PLAYER & 31) - 1;
  }

  /** The number of the line among the {@code when} lines of its book, from 1. */
  public static int lineNumber(int cause) {
    return (cause & 0xFFF) + 1;
  }

  /** The rule that every book has. */
  public static Ground ground(int cause) {
    return Ground.values()[cause & 0xFFF];
  }

  // what lies in wait remembers them

  /** A card adds to the penalty. */
  static void addsToPenalty(Table t, int kind, int seat) {
    push(t, Slot.PENALTY_CAUSES, card(kind, playerOf(t, seat)));
  }

  /** A card adds to the turns that seats will lose. */
  static void addsToSkips(Table t, int kind, int seat) {
    push(t, Slot.SKIP_CAUSES, card(kind, playerOf(t, seat)));
  }

  /** A line adds to the turns that seats will lose. */
  static void addsToSkips(Table t, int line) {
    push(t, Slot.SKIP_CAUSES, line(line));
  }

  /** Nobody has played a starter; both cards of a pair are their player's. */
  private static int playerOf(Table t, int seat) {
    if (t.inPair) {
      return t.topSeat();
    }
    return t.slots[Slot.CARDS_PLAYED] == 0 ? Table.NOBODY : seat;
  }

  /** The penalty, wiped out or paid, has no cause any more. */
  static void penaltyGone(Table t) {
    clear(t, Slot.PENALTY_CAUSES);
  }

  /** What the cards of this turn have added to the penalty is void. */
  static void penaltyOfTurnVoid(Table t, int seat) {
    int from = Slot.PENALTY_CAUSES;
    while (isCard(t.slots[from]) && seat(t.slots[from]) == seat) {
      System.arraycopy(t.slots, from + 1, t.slots, from, Slots.MOST_CAUSES - 1);
      t.slots[from + Slots.MOST_CAUSES - 1] = 0;
    }
  }

  /** The next duel's demand is another one than the penalty that waits meanwhile. */
  static void penaltyWaits(Table t) {
    System.arraycopy(t.slots, Slot.PENALTY_CAUSES, t.slots, Slot.WAITING_CAUSES, Slots.MOST_CAUSES);
    penaltyGone(t);
  }

  /** The duel is over: the penalty that has waited is the one that lies there. */
  static void penaltyReturns(Table t) {
    System.arraycopy(t.slots, Slot.WAITING_CAUSES, t.slots, Slot.PENALTY_CAUSES, Slots.MOST_CAUSES);
    clear(t, Slot.WAITING_CAUSES);
  }

  /** A turn is over: where no seat is to lose another one, what has cost turns is forgotten. */
  static void turnOver(Table t) {
    if (t.slots[Slot.SKIP_CAUSES] != 0
        && (t.slots[Slot.SKIPS] | t.slots[Slot.SKIPS_BEHIND] | t.slots[Slot.PASS_OVER]) == 0) {
      clear(t, Slot.SKIP_CAUSES);
    }
  }

  /** The seat is to miss turns because of the cards that skip now. */
  static void missesByCard(Table t, int seat, int kind, int player) {
    t.slots[Slot.MISS_CAUSE + seat] = card(kind, playerOf(t, player));
  }

  /** The seat is to miss turns because of a line. */
  static void missesByLine(Table t, int seat, int line) {
    t.slots[Slot.MISS_CAUSE + seat] = line(line);
  }

  private static void push(Table t, int at, int cause) {
    System.arraycopy(t.slots, at, t.slots, at + 1, Slots.MOST_CAUSES - 1);
    t.slots[at] = cause;
  }

  private static void clear(Table t, int at) {
    for (int i = at; i < at + Slots.MOST_CAUSES && t.slots[i] != 0; i++) {
      t.slots[i] = 0;
    }
  }

  // what the witness is told

  /** What follows comes of a card. */
  static void ofCard(Table t, int kind, int seat) {
    if (t.witness.looks()) {
      t.witness.because(card(kind, playerOf(t, seat)));
    }
  }

  /** What follows comes of a card, by a rule that every book has. */
  static void ofCard(Table t, Ground ground, int kind, int seat) {
    if (t.witness.looks()) {
      t.witness.because(GROUND | ground.ordinal(), card(kind, playerOf(t, seat)));
    }
  }

  /** What follows comes of a line; one about a card that is played, of that card, too. */
  static void ofLine(Table t, int line, int seat) {
    ofLine(t, line, t.slots[Slot.LINE_CARD], seat);
  }

  /** What follows comes of a line about that card. */
  static void ofLine(Table t, int line, int kind, int seat) {
    if (!t.witness.looks()) {
      return;
    }
    if (kind != Kind.NONE) {
      t.witness.because(line(line), card(kind, playerOf(t, seat)));
    } else {
      t.witness.because(line(line));
    }
  }

  /** What follows comes of words that a line asked for. */
  static void ofWords(Table t, LineStep.Say saying) {
    if (t.witness.looks()) {
      t.witness.because(line(t.conditions.lineOf(saying)));
    }
  }

  /** What follows comes of what a seat did. */
  static void ofSeat(Table t, int seat) {
    if (t.witness.looks()) {
      t.witness.because(SEAT | seat + 1 << PLAYER);
    }
  }

  /** What follows comes of a rule that every book has. */
  static void of(Table t, Ground ground) {
    if (t.witness.looks()) {
      t.witness.because(GROUND | ground.ordinal());
    }
  }

  /** What follows is the penalty that lies there. */
  static void ofPenalty(Table t) {
    told(t, Slot.PENALTY_CAUSES);
  }

  /** What follows is a turn that cards cost. */
  static void ofSkips(Table t) {
    told(t, Slot.SKIP_CAUSES);
  }

  /** What follows is a turn that the seat misses. */
  static void ofMissedTurn(Table t, int seat) {
    if (t.witness.looks()) {
      int cause = t.slots[Slot.MISS_CAUSE + seat];
      t.witness.because(cause == 0 ? new int[0] : new int[] {cause});
    }
  }

  private static void told(Table t, int from) {
    if (!t.witness.looks()) {
      return;
    }
    int count = 0;
    while (count < Slots.MOST_CAUSES && t.slots[from + count] != 0) {
      count++;
    }
    int[] causes = new int[count];
    System.arraycopy(t.slots, from, causes, 0, count);
    t.witness.because(causes);
  }

  /** What follows has the causes again that held before. */
  static void end(Table t) {
    t.witness.becauseNoMore();
  }
}
