package eightfold.play;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.game.FastChance;
import eightfold.game.Refusal;

/** The legal acts of a seat; what refuses the others is {@link ActRefusals}. */
public final class LegalActs {
  private static final int WRITTEN_UNASKED = 4;

  private LegalActs() {}

  /**
   * Writes the legal acts of a seat in rising order.
   *
   * @param into at least {@link Acts#COUNT} long
   * @return how many there are
   */
  public static int list(Table t, int seat, int[] into) {
    if (!t.running()) {
      return 0;
    }
    int n = 0;
    if (t.plainTurns && t.top() == AgendaTask.PLAY) {
      n = t.topSeat() == seat ? listPlain(t, seat, into) : 0;
    } else if (t.effects.grabbing() && Situation.isGrab(t)) {
      n = Situation.mayGrab(t, seat) ? 1 : 0;
      into[0] = Acts.PASS;
    } else if (t.topSeat() == seat) {
      n =
          Situation.isInTurn(t) // turns, spared the way over the declaration
              ? listTurn(t, seat, into)
              : AwaitedSteps.of(t.top()).list(t, seat, into);
    }
    if (!t.outOfTurn) {
      return listTargets(t, seat, into, n);
    }
    if (CallRights.mayCall(t, seat)) {
      n = insertCall(into, n);
    }
    if (t.doubtful != 0) {
      n = listChallenge(t, seat, into, n);
    }
    if (Situation.mayGrab(t, seat)) {
      into[n++] = Acts.GRAB;
    }
    boolean catches =
        t.slots[Slot.OWES] != 0
            || t.callRule.forTurnsOf() > 0
            || t.slots[Slot.CHEAT_SEAT] != Table.NOBODY;
    for (int other = 0; other < t.seats && catches; other++) {
      if (CallRights.mayCatch(t, seat, other)) {
        into[n++] = Acts.CATCH + other;
      }
    }
    n = listTargets(t, seat, into, n);
    if (t.slots[Slot.NAMER] == seat) {
      into[n++] = Acts.SAY_NAME;
    }
    if ((t.slots[Slot.PHRASERS] >>> seat & 1) != 0
        && !SpokenWords.repeats(t, seat, Acts.SAY_PHRASE)) {
      into[n++] = Acts.SAY_PHRASE;
    }
    for (int entry = 0; entry < OwedWords.count(t); entry++) {
      if (OwedWords.seat(t, entry) == seat
          && !OwedWords.repeats(t, entry)
          && !SpokenWords.repeats(t, seat, Acts.SAY_OWED + entry)) {
        into[n++] = Acts.SAY_OWED + entry;
      }
    }
    return n;
  }

  /**
   * One of the legal acts that a seat can do in turn only, each equally likely, with one number of
   * the generator, as {@code list} and {@code below} would choose it; or {@link Table#NOBODY} where
   * it takes the list, or a call may go before a card that the seat parts with.
   */
  public static int pick(Table t, int seat, FastChance chance) {
    return pick(t, seat, false, chance);
  }

  /** As {@link #pick}, but a card or a declaration where there is any, else a draw, else a pass. */
  public static int pickEager(Table t, int seat, FastChance chance) {
    return pick(t, seat, true, chance);
  }

  private static int pick(Table t, int seat, boolean eager, FastChance chance) {
    if (!t.running() || t.topSeat() != seat || HandDraws.has(t) || PileDraws.has(t)) {
      return Table.NOBODY;
    }
    return switch (t.top()) {
      case PLAY -> pickInTurn(t, seat, eager, chance);
      case SUIT -> pickDeclaration(t, seat, chance);
      case GIVE -> Trade.answering(t) ? pickAnswer(t, seat, eager, chance) : Table.NOBODY;
      default -> Table.NOBODY;
    };
  }

  /**
   * One of the acts with which the seat may go on in a turn that has begun: of its cards, if it is
   * eager and has any; {@link Table#NOBODY} where there is none, or a call may go first.
   */
  private static int pickInTurn(Table t, int seat, boolean eager, FastChance chance) {
    long opening = t.masks[Mask.READY];
    assert opening == Playability.opening(t, seat);
    long playable = opening | Playability.wrong(t, seat);
    long pairs = Playability.pairs(t, seat, opening);
    long gifts = t.trades ? Trade.gifts(t, seat) : Kinds.NONE;
    int plays = Long.bitCount(playable);
    int laid = plays + Long.bitCount(pairs);
    int sheds = laid + Long.bitCount(gifts);
    int others = 0;
    boolean draws = false;
    if (!eager || sheds == 0) {
      draws = Playability.drawing(t, seat, opening) == Refusal.ALLOWED;
      boolean passes = Playability.passing(t, seat, opening) == Refusal.ALLOWED;
      others = draws && passes && !eager ? 2 : draws || passes ? 1 : 0;
    }
    if (sheds + others == 0 || sheds > 0 && callsFirst(t, seat)) {
      return Table.NOBODY;
    }
    int nth = chance.below(sheds + others);
    if (nth >= sheds) {
      return draws && nth == sheds ? Acts.DRAW : Acts.PASS;
    }
    return nth < plays
        ? cardAct(t, nth(playable, nth))
        : nth < laid ? Acts.LAY + nth(pairs, nth - plays) : Acts.GIVE + nth(gifts, nth - laid);
  }

  /** One of the suits and ranks that may be declared. */
  private static int pickDeclaration(Table t, int seat, FastChance chance) {
    int suits = Suits.declarable(t, seat);
    int ranks = Ranks.beside(t);
    int declared = Integer.bitCount(suits);
    int nth = chance.below(declared + Integer.bitCount(ranks));
    return nth < declared ? Acts.SUIT + nth(suits, nth) : Acts.RANK + nth(ranks, nth - declared);
  }

  /** A card for the one that a partner has offered, or none. */
  private static int pickAnswer(Table t, int seat, boolean eager, FastChance chance) {
    long gifts = Trade.gifts(t, seat);
    if (gifts != Kinds.NONE && callsFirst(t, seat)) {
      return Table.NOBODY;
    }
    int cards = Long.bitCount(gifts);
    int nth = chance.below(eager && cards > 0 ? cards : cards + 1);
    return nth < cards ? Acts.GIVE + nth(gifts, nth) : Acts.PASS;
  }

  /** Whether a call may go before a card that the seat parts with. */
  private static boolean callsFirst(Table t, int seat) {
    return t.calls && t.slots[Slot.COUNT + seat] == 2;
  }

  /** The nth of these bits, from 0: of kinds, suits or ranks. */
  private static int nth(long bits, int nth) {
    return Long.numberOfTrailingZeros(Long.expand(1L << nth, bits));
  }

  /** Seats to be named have higher numbers than a call or a catch that goes on meanwhile. */
  private static int listTargets(Table t, int seat, int[] into, int n) {
    if (t.topSeat() != seat) {
      return n;
    }
    if (t.top() == AgendaTask.PLAY && HandDraws.has(t)) {
      return listHandDraws(t, seat, into, n);
    }
    if (t.top() != AgendaTask.TARGET) {
      return n;
    }
    for (int rest = Situation.nameable(t, seat); rest != 0; rest &= rest - 1) {
      into[n++] = Acts.TARGET + Integer.numberOfTrailingZeros(rest);
    }
    return n;
  }

  private static int listHandDraws(Table t, int seat, int[] into, int n) {
    if (Playability.drawing(t, seat) == Refusal.ALLOWED) {
      for (int rest = HandDraws.seats(t, seat); rest != 0; rest &= rest - 1) {
        into[n++] = Acts.DRAW_FROM + Integer.numberOfTrailingZeros(rest);
      }
    }
    return n;
  }

  private static int listChallenge(Table t, int seat, int[] into, int n) {
    if (Challenges.allowed(t, seat)) {
      into[n++] = Acts.CHALLENGE;
    }
    return n;
  }

  /** The call's number lies below that of a take and above all else that it may stand beside. */
  private static int insertCall(int[] into, int n) {
    if (n > 0 && into[n - 1] == Acts.TAKE) {
      into[n] = Acts.TAKE;
      into[n - 1] = Acts.CALL;
    } else {
      into[n] = Acts.CALL;
    }
    return n + 1;
  }

  /** Writes the acts of a turn in which no decision is asked. */
  static int listTurn(Table t, int seat, int[] into) {
    int base = t.allowedChains == 0 ? Acts.PLAY : Acts.LAY;
    boolean begins = t.top() == AgendaTask.PLAY;
    long opening = begins ? t.masks[Mask.READY] : Kinds.NONE;
    assert !begins || opening == Playability.opening(t, seat);
    long playable = begins ? opening | Playability.wrong(t, seat) : Playability.playable(t, seat);
    int n = kinds(playable, base, into, 0);
    n = kinds(Playability.pairs(t, seat, opening), Acts.LAY, into, n);
    n = gifts(t, seat, into, n);
    if (Playability.drawing(t, seat, opening) == Refusal.ALLOWED) {
      into[n++] = Acts.DRAW;
    }
    if (Playability.passing(t, seat, opening) == Refusal.ALLOWED) {
      into[n++] = Acts.PASS;
    }
    if (Playability.mayEnd(t)) {
      into[n++] = Acts.END;
    }
    if (PileDraws.refusal(t, seat) == Refusal.ALLOWED) {
      into[n++] = Acts.TAKE;
    }
    return n;
  }

  /** Writes an act for each of these kinds; says where the next one goes. */
  static int kinds(long kinds, int base, int[] into, int from) {
    if (kinds == 0) {
      return from;
    }
    // the first ones are written unasked, as how many there are nobody could foretell
    long rest = kinds;
    for (int i = 0; i < WRITTEN_UNASKED; i++) {
      into[from + i] = base + Long.numberOfTrailingZeros(rest);
      rest &= rest - 1;
    }
    int n = Long.bitCount(kinds);
    for (int i = WRITTEN_UNASKED; i < n; i++) {
      into[from + i] = base + Long.numberOfTrailingZeros(rest);
      rest &= rest - 1;
    }
    return from + n;
  }

  static int gifts(Table t, int seat, int[] into, int from) {
    return kinds(t.trades ? Trade.gifts(t, seat) : Kinds.NONE, Acts.GIVE, into, from);
  }

  /** Whether the seat to act may put the card down although it does not follow: a fault. */
  public static boolean wrong(Table t, int seat, int kind) {
    return t.topSeat() == seat
        && t.top() == AgendaTask.PLAY
        && Kinds.has(Playability.wrong(t, seat) & ~Playability.opening(t, seat), kind);
  }

  /** The card that the first one of a marriage must be followed by, or {@link Kind#NONE}. */
  public static int partner(Table t) {
    return t.slots[Slot.BRIDE_PARTNER];
  }

  /** The act that plays this kind as one card of a turn, or lays it where a turn holds several. */
  public static int cardAct(Table t, int kind) {
    return (t.allowedChains == 0 ? Acts.PLAY : Acts.LAY) + kind;
  }

  /** Writes the acts of a turn that has begun: cards, draw, pass. */
  private static int listPlain(Table t, int seat, int[] into) {
    long playable = t.masks[Mask.READY];
    assert playable == Playability.plainly(t, seat);
    int n = kinds(playable, Acts.PLAY, into, 0);
    if (Playability.drawingInTurn(t, seat, playable) == Refusal.ALLOWED) {
      into[n++] = Acts.DRAW;
    }
    if (Playability.freeToPass(t, seat, playable)) {
      into[n++] = Acts.PASS;
    }
    return n;
  }

  /** Whether a card of the seat to act can only be laid, because its partner has to follow it. */
  public static boolean bride(Table t, int seat, int kind) {
    return Playability.bride(t, seat, kind);
  }
}
