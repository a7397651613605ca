package eightfold.play;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;

/** What lies on a table and waits, read from its slots. */
final class Situation {
  private Situation() {}

  /** Whether what lies there is the demand of a duel. */
  static boolean isDuel(Table t) {
    return t.slots[Slot.DUELIST] != Table.NOBODY;
  }

  /** Whether a turn waits for its seat in which nothing has been laid, and nothing lies there. */
  static boolean isTurn(Table t) {
    return t.running() && t.top() == AgendaTask.PLAY;
  }

  /** Whether a turn waits for its seat, also one that goes on or has a penalty to answer. */
  static boolean isInTurn(Table t) {
    AgendaTask top = t.top();
    return top == AgendaTask.PLAY || top == AgendaTask.MORE || top == AgendaTask.ANSWER;
  }

  /** Whether the seat to act may lay or give cards: those of its turn do not lie yet. */
  static boolean turnIsOpen(Table t) {
    AgendaTask top = t.top();
    return top == AgendaTask.PLAY
        || top == AgendaTask.MORE
        || top == AgendaTask.ANSWER
        || top == AgendaTask.FOLLOW
        || top == AgendaTask.GIVE && !Trade.answering(t);
  }

  /** Whether the last card of the turn begins a duel. */
  static boolean beginsDuel(Table t) {
    return t.slots[Slot.LAST_LAID] != Kind.NONE
        && t.effects.duels().of(t.slots[Slot.LAST_LAID]) > 0;
  }

  /** The seats that may be named, as bits. */
  static int nameable(Table t, int seat) {
    return t.slots[Slot.PLAYING] & ~(1 << seat);
  }

  /** Whether a grab is open. */
  static boolean isGrab(Table t) {
    return t.top() == AgendaTask.GRAB;
  }

  /** Whether the seat has neither grabbed nor passed. */
  static boolean mayGrab(Table t, int seat) {
    return isGrab(t)
        && (t.slots[Slot.PLAYING] & ~(t.slots[Slot.GRABBED] | t.slots[Slot.GRAB_PASSED]))
                >>> seat
                << 31
            != 0;
  }

  /** Whether the last card laid owes another one. */
  static boolean owesCard(Table t) {
    return owesCard(t, t.slots[Slot.LAST_LAID]);
  }

  /** Whether a card of this kind, laid now, owes another one. */
  static boolean owesCard(Table t, int kind) {
    long owing = t.followed.owing();
    return owing != 0 && Kinds.has(owing, kind) && !(t.is(Slot.OPENING) && t.openingWithoutEffect);
  }

  /** Whether a card of this kind, played now, lets its player give cards away. */
  static boolean givesCards(Table t, int kind) {
    return Kinds.has(t.effects.gives(), kind) && !opensIdly(t);
  }

  /** Whether the seat in turn opens with a card that does nothing (semantics 16.5). */
  private static boolean opensIdly(Table t) {
    return t.is(Slot.OPENING) && t.openingWithoutEffect;
  }

  /** Whether this seat may be caught for a card that did not follow. */
  static boolean isCheat(Table t, int target) {
    return t.program.cheatDraws() > 0 && t.slots[Slot.CHEAT_SEAT] == target;
  }

  /** Whether this card as the last one does not yet take its player out. */
  static boolean staysIn(Table t, int kind) {
    return Counts.joins(t, kind) || Kinds.has(t.effects.repeats(), kind) && !opensIdly(t);
  }

  /**
   * Whether a call that the seat owed as its turn began keeps its last card back: in its own turn,
   * to which a duel belongs that it has opened, and not in that of another (semantics 21.22).
   */
  static boolean blocked(Table t, int seat) {
    return t.is(Slot.BLOCKED) && seat == t.slots[Slot.TURN_SEAT];
  }
}
