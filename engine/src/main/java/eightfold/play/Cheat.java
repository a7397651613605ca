package eightfold.play;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.game.Refusal;
import eightfold.program.Program;

/**
 * A card played that did not follow: how things stood before it, as long as another seat may catch
 * its player, who then takes it back, draws, and is to act again.
 */
final class Cheat {
  /** The seat that may be caught, or {@link Table#NOBODY}. */
  int seat = Table.NOBODY;

  private int kind = Kind.NONE;
  private boolean open;
  private int upcard;
  private int ruling;
  private int step;
  private int declaredSuit;
  private int calledRank;
  private int rankCaller;
  private int regime;
  private int opened;
  private boolean silent;
  private long follows;
  private long barred;
  private int debt;
  private int debtKind;
  private int skips;
  private int skipKind;
  private int skipBy;
  private int passes;
  private int cardsPlayed;
  private int owes;
  private int called;
  private int announced;
  private int agendaSize;
  private final int[] agenda;
  private final Turn turn;
  private final Waiting waiting;

  /** Stands where nobody can cheat and nothing is ever remembered. */
  private static final Turn NO_TURN = new Turn();

  Cheat(int seats, int agendaLength) {
    agenda = new int[agendaLength];
    turn = agendaLength > 0 ? new Turn() : NO_TURN;
    waiting = new Waiting(seats);
  }

  /** Nobody can be caught any more. */
  void close() {
    seat = Table.NOBODY;
  }

  void copyFrom(Cheat other) {
    seat = other.seat;
    kind = other.kind;
    open = other.open;
    upcard = other.upcard;
    ruling = other.ruling;
    step = other.step;
    declaredSuit = other.declaredSuit;
    calledRank = other.calledRank;
    rankCaller = other.rankCaller;
    regime = other.regime;
    opened = other.opened;
    silent = other.silent;
    follows = other.follows;
    barred = other.barred;
    debt = other.debt;
    debtKind = other.debtKind;
    skips = other.skips;
    skipKind = other.skipKind;
    skipBy = other.skipBy;
    passes = other.passes;
    cardsPlayed = other.cardsPlayed;
    owes = other.owes;
    called = other.called;
    announced = other.announced;
    agendaSize = other.agendaSize;
    System.arraycopy(other.agenda, 0, agenda, 0, agenda.length);
    turn.copyFrom(other.turn);
    waiting.copyFrom(other.waiting);
  }

  /** Whether a card refused with this code may be played all the same: not as the last one. */
  static boolean accepts(Table t, int seat, int kind, int code) {
    boolean first = t.top() == Table.PLAY || t.top() == Table.ANSWER;
    boolean fault = code == Refusal.CARD_DOES_NOT_FOLLOW || code == Refusal.PENALTY_PENDING;
    return t.program.cheatDraws > 0 && first && fault && t.counts[seat] > 1 && seen(t, kind);
  }

  /** Whether nothing but what all can see keeps the card from following. */
  private static boolean seen(Table t, int kind) {
    boolean free = t.turn.bound == Kind.NONE || t.turn.bound == kind;
    boolean mayBeBride =
        (t.program.chains & Program.MARRIAGE) != 0
            && t.top() == Table.PLAY
            && Kinds.has(Kinds.rank(Kind.QUEEN) | Kinds.rank(Kind.KING), kind);
    return free && !mayBeBride;
  }

  /** Whether this seat may be caught for a card that did not follow. */
  static boolean catchable(Table t, int target) {
    return t.program.cheatDraws > 0 && t.cheat.seat == target;
  }

  /** An act of a turn is done: from now on the card played before it stands. */
  static void stands(Table t, int act) {
    if (Acts.card(act) || act == Acts.DRAW || act == Acts.PASS) {
      t.cheat.close();
    }
  }

  /** A first card is about to be laid; one that does not follow is remembered. */
  static void watch(Table t, int seat, int kind) {
    if (t.turn.laid == 0 && !Kinds.has(Laws.playable(t, seat), kind)) {
      t.cheat.remember(t, seat, kind);
    }
  }

  private void remember(Table t, int cheater, int card) {
    seat = cheater;
    kind = card;
    open = t.openCopies(cheater, card) > 0;
    upcard = t.upcard;
    ruling = t.ruling;
    step = t.step;
    declaredSuit = t.declaredSuit;
    calledRank = t.calledRank;
    rankCaller = t.rankCaller;
    regime = t.regime;
    opened = t.opened;
    silent = t.silent;
    follows = t.follows;
    barred = t.barred;
    debt = t.debt;
    debtKind = t.debtKind;
    skips = t.skips;
    skipKind = t.skipKind;
    skipBy = t.skipBy;
    passes = t.passes;
    cardsPlayed = t.cardsPlayed;
    owes = t.owes & 1 << cheater;
    called = t.called & 1 << cheater;
    announced = t.announced & 1 << cheater;
    agendaSize = t.agendaSize;
    System.arraycopy(t.agenda, 0, agenda, 0, agenda.length);
    turn.copyFrom(t.turn);
    waiting.copyFrom(t.waiting);
    // nothing may be laid on it
    t.turn.chains = 0;
  }

  /** Somebody points at a seat: for its cheating, for a call it owes, or without a reason. */
  static void caught(Table t, int catcher, int target) {
    if (catchable(t, target)) {
      t.cheat.takeBack(t);
    } else {
      Calls.caught(t, catcher, target);
    }
  }

  private void takeBack(Table t) {
    int cheater = seat;
    close();
    t.pileSize--;
    t.hands.add(cheater, kind);
    if (open) {
      t.hands.show(cheater, kind);
    }
    restore(t, 1 << cheater);
    Witness witness = t.witness;
    if (witness != null) {
      witness.caught(cheater);
      witness.took(cheater, kind);
    }
    Drawing.take(t, cheater, t.program.cheatDraws);
  }

  private void restore(Table t, int bit) {
    t.upcard = upcard;
    t.ruling = ruling;
    t.step = step;
    t.declaredSuit = declaredSuit;
    t.calledRank = calledRank;
    t.rankCaller = rankCaller;
    t.regime = regime;
    t.opened = opened;
    t.silent = silent;
    t.follows = follows;
    t.barred = barred;
    t.debt = debt;
    t.debtKind = debtKind;
    t.skips = skips;
    t.skipKind = skipKind;
    t.skipBy = skipBy;
    t.passes = passes;
    t.cardsPlayed = cardsPlayed;
    t.owes = t.owes & ~bit | owes;
    t.called = t.called & ~bit | called;
    t.announced = t.announced & ~bit | announced;
    t.agendaSize = agendaSize;
    System.arraycopy(agenda, 0, t.agenda, 0, agenda.length);
    t.turn.copyFrom(turn);
    t.waiting.copyFrom(waiting);
  }
}
