package eightfold.play;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.program.ChainRules;
import eightfold.program.Operation;
import eightfold.program.Program;

/** A card goes from a hand to the pile: what that changes, and whether its effect comes to pass. */
final class CardPlay {
  private CardPlay() {}

  /** A single card, and the turn is over but for what it demands. */
  static void play(Table t, int seat, int kind) {
    int on = t.slots[Slot.UPCARD];
    putDown(t, seat, kind);
    card(t, seat, kind, seat);
    CumulativeTurns.onItsLike(t, seat, kind, on);
    lies(t, seat);
  }

  /** A card of several in one turn: others may follow. */
  static void lay(Table t, int seat, int kind) {
    putDown(t, seat, kind);
    card(t, seat, kind, seat);
    if (t.slots[Slot.LAID] == 1 && t.running()) {
      t.replaceTop(AgendaTask.MORE, seat);
    }
  }

  /** A first card that does not follow, and stays, is a fault. */
  private static void putDown(Table t, int seat, int kind) {
    boolean wrong = t.speech.wrongCardsStay() && !Kinds.has(Playability.opening(t, seat), kind);
    if (wrong && t.top() == AgendaTask.PLAY) {
      Faults.begin(t, seat, FaultKind.CARD);
    }
  }

  /**
   * Puts a card of the hand on the pile and lets it do what it does when it is laid.
   *
   * @param as the seat for whose play its effects count
   */
  static void card(Table t, int seat, int kind, int as) {
    if (t.program.cheatDraws() > 0) {
      CatchablePlay.watch(t, seat, kind);
    }
    if (t.allowedChains != 0) {
      narrowChains(t, seat, kind);
      if (t.slots[Slot.LAID] > 0 && worksInSets(t)) {
        works(t, seat, t.slots[Slot.LAST_LAID], t.is(Slot.LAST_PARRIED), seat);
        if (!t.running()) {
          return;
        }
      }
    }
    if (t.doubtful != 0) {
      Challenges.played(t, seat, kind);
    }
    if (t.exchanges) {
      t.hands.known.forgetDrawn();
    }
    if (t.heldSuit != 0) {
      Suits.before(t, kind);
    }
    Calls.plays(t, seat);
    t.set(Slot.OWN_WILD, Kinds.has(Countdown.own(t, seat), kind));
    t.hands.remove(seat, kind);
    if (t.slots[Slot.COUNT + seat] == 0) {
      Calls.emptied(t, seat);
    }
    int on = t.slots[Slot.UPCARD];
    int sister = Kinds.has(t.effects.sisterSuit(), kind) ? Suits.sister(t) : Table.NOBODY;
    Pile.discard(t, kind);
    if (sister != Table.NOBODY) {
      Pile.ask(t, sister);
    }
    if (t.factored) {
      Factors.played(t, kind, on);
    }
    RequiredSpeech.of(t, kind);
    t.slots[Slot.OPENED] |= 1 << seat;
    t.slots[Slot.PASSES] = 0;
    t.slots[Slot.CARDS_PLAYED]++;
    t.witness.played(seat, kind);
    if (t.conditional && !t.inPair && lies(t, seat, kind)) {
      Occasions.resized(t, seat);
      Occasions.played(t, seat, kind, on);
    }
    boolean parry = false;
    if (t.is(Slot.ANSWERING) && t.slots[Slot.LAID] == 0) {
      parry = t.slots[Slot.SKIPS] > 0 && t.slots[Slot.CHEAT_SEAT] == Table.NOBODY;
      answer(t, seat, kind);
    }
    t.slots[Slot.LAID]++;
    t.slots[Slot.LAST_LAID] = kind;
    if (waits(t.program, kind)) {
      t.set(Slot.LAST_PARRIED, parry);
    } else if (!t.inPair || t.is(Slot.FIRST_OF_PAIR) || !onlyTheLast(t.program)) {
      works(t, seat, kind, parry, as);
    }
    RequiredSpeech.owed(t, seat, kind);
  }

  /** Whether the deal goes on with the card: one that ends it sets off no line (C11). */
  private static boolean lies(Table t, int seat, int kind) {
    t.slots[Slot.DECLARES] = 0;
    t.slots[Slot.DECIDES] = CardDecisions.OF_THE_CARD;
    Occasions.startByAct(t);
    Calls.movesOn(t, seat);
    return !ends(t, seat, kind) || t.lastCards.costs().of(kind) > 0;
  }

  private static boolean onlyTheLast(Program p) {
    return p.turns().lastEffectOnly() || p.turns().runLastEffect();
  }

  /** Whether what a card does waits until it is known to be the last of its turn, or of its run. */
  static boolean waits(Program p, int kind) {
    return onlyTheLast(p) && !Kinds.has(p.followed().owing(), kind);
  }

  /** Whether the card before has its effect, as it and the next one make no run. */
  private static boolean worksInSets(Table t) {
    Program p = t.program;
    return !t.turns.lastEffectOnly()
        && waits(p, t.slots[Slot.LAST_LAID])
        && t.slots[Slot.CHAINS] != ChainRules.RUN;
  }

  /** Whether a card counts as the last one, which has no effect any more. */
  static boolean ends(Table t, int seat, int kind) {
    return t.slots[Slot.COUNT + seat] == 0
        && !Situation.staysIn(t, kind)
        && !Situation.owesCard(t, kind)
        && !Teams.goesOn(t, seat)
        && !Countdown.goesOn(t, seat);
  }

  /** Lets a card do what it does, unless it is the last one, or an opening without effect. */
  static void works(Table t, int seat, int kind, boolean parry, int as) {
    if (!Kinds.has(t.eventful, kind)) {
      return;
    }
    boolean last = ends(t, seat, kind);
    boolean stays = t.lastCards.costs().of(kind) > 0 && !t.program.last().endsTurn();
    boolean idle = t.is(Slot.OPENING) && t.openingWithoutEffect;
    if ((!last || stays) && !idle) {
      Effects.of(t, as, kind, parry);
    }
  }

  /**
   * The first card of a turn under a debt adds to it or wipes it out; a parry moves the skip on.
   */
  static void answer(Table t, int seat, int kind) {
    // a card that is no answer at all, played by a cheat, wipes out what lay there
    boolean cheats = t.slots[Slot.CHEAT_SEAT] != Table.NOBODY;
    if (t.slots[Slot.SKIPS] > 0) {
      t.slots[Slot.SKIPS] =
          cheats || Kinds.has(t.program.skips().parryEnds(), t.slots[Slot.SKIP_KIND])
              ? 0
              : t.slots[Slot.SKIPS];
    } else if (cheats || !Kinds.has(t.penalties.adding().of(t.slots[Slot.DEBT_KIND]), kind)) {
      t.slots[Slot.DEBT] = 0;
      Causes.penaltyGone(t);
    } else {
      LostTurns.added(t, seat);
      if (t.penalties.onAnswer().of(kind) > 0) {
        Causes.addsToPenalty(t, kind, seat);
        t.slots[Slot.NOTED_DRAW] += t.penalties.onAnswer().of(kind);
        t.slots[Slot.NOTED_DRAW_KIND] = kind;
      }
    }
  }

  /** A card is laid: the first one may need its partner, a further one narrows the chains. */
  private static void narrowChains(Table t, int seat, int kind) {
    t.slots[Slot.LAID_BEFORE] = t.slots[Slot.LAST_LAID];
    if (t.slots[Slot.LAID] > 0) {
      Chains.narrow(t, seat, kind);
      t.slots[Slot.BRIDE_PARTNER] = Kind.NONE;
    } else if (Playability.bride(t, seat, kind)) {
      t.slots[Slot.BRIDE_PARTNER] = t.chains.partner(kind);
      t.slots[Slot.CHAINS] = ChainRules.MARRIAGE;
    } else if (t.slots[Slot.BOUND] != Kind.NONE) {
      t.slots[Slot.CHAINS] &= ~ChainRules.MARRIAGE;
    }
  }

  /** Two identical cards, the second as if the seat that comes next had played it. */
  static void pair(Table t, int seat, int kind) {
    if (t.conditional) {
      Occasions.playsPair(t, seat, kind);
    }
    t.inPair = true;
    t.set(Slot.FIRST_OF_PAIR, true);
    card(t, seat, kind, seat);
    t.set(Slot.FIRST_OF_PAIR, false);
    int other = LostTurns.actsNext(t, seat);
    if (t.running()) {
      card(t, seat, kind, other);
    }
    t.inPair = false;
    if (!t.running()) {
      return;
    }
    if (t.conditional && !lies(t, seat, kind)) {
      Occasions.clear(t, Mask.SET_OFF, Slot.SET_OFF);
    }
    if (t.program.operations().does(kind, Operation.Action.REVERSE)) {
      LostTurns.lostTurn(t, other);
      Causes.ofCard(t, kind, seat);
      t.witness.skipped(other);
      Causes.end(t);
      t.slots[Slot.FURTHER]++;
    } else {
      t.slots[Slot.PASS_OVER]++;
      Causes.addsToSkips(t, kind, seat);
    }
    lies(t, seat);
  }

  /** The last card of the turn lies: what that brings comes next. */
  private static void lies(Table t, int seat) {
    if (t.running()) {
      t.replaceTop(AgendaTask.CLOSE, seat);
    }
  }
}
