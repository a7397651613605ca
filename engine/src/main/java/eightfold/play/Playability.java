package eightfold.play;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.game.Refusal;
import eightfold.program.ChainRules;
import eightfold.rules.vocabulary.Element.Draw.Policy;

/**
 * What a seat may do: masks of playable cards, and whether drawing, passing, calling are allowed.
 */
final class Playability {
  private Playability() {}

  /** The kinds that the seat to act may play or lay now. */
  static long playable(Table t, int seat) {
    return ~barred(t) & byTurn(t, seat);
  }

  private static long byTurn(Table t, int seat) {
    return switch (t.top()) {
      case PLAY -> opening(t, seat) | wrong(t, seat);
      case ANSWER -> t.hand(seat) & answers(t) & lastLaw(t, seat);
      case MORE -> further(t, seat);
      case FOLLOW ->
          FollowUps.playable(t, seat) & (FollowUps.any(t) ? t.pack.all() : lastLaw(t, seat));
      default -> Kinds.NONE;
    };
  }

  /**
   * The kinds that lines keep out of this turn, whatever follows: {@code never} those that must not
   * lie on the upcard, {@code must play} all but some; a pending penalty goes before the latter.
   */
  static long barred(Table t) {
    return t.conditions.bars() ? barredByLines(t) : Kinds.NONE;
  }

  private static long barredByLines(Table t) {
    long barred = never(t);
    boolean answers = t.top() == AgendaTask.ANSWER || t.is(Slot.ANSWERING);
    return t.conditions.bars() && !answers ? barred | t.masks[Mask.TURN_BARS] : barred;
  }

  /** The kinds that lines keep off the upcard; none where no card lies. */
  static long never(Table t) {
    int upcard = t.slots[Slot.UPCARD];
    return t.conditions.nevers() && upcard != Kind.NONE ? t.conditions.never(upcard) : Kinds.NONE;
  }

  /**
   * Cards that do not follow, where they may be put down all the same; never as the last one, nor
   * where only hidden cards keep them from following: the fault, open to all, would tell of them.
   */
  static long wrong(Table t, int seat) {
    if (!t.speech.wrongCardsStay() || t.slots[Slot.COUNT + seat] == 1 || t.is(Slot.OPENING)) {
      return Kinds.NONE;
    }
    long wrong = t.slots[Slot.BOUND] != Kind.NONE ? 1L << t.slots[Slot.BOUND] : t.pack.all();
    wrong &= t.hand(seat) & ~t.chains.couple() & ~barred(t);
    wrong = needless(t, seat) ? wrong & ~t.needy : wrong;
    return t.need.suitless() != 0 && Suits.holdsInForce(t, seat)
        ? wrong & ~t.need.suitless()
        : wrong;
  }

  /** Whether some card that is not for need alone follows. */
  static boolean needless(Table t, int seat) {
    return (t.hand(seat) & follows(t, seat) & ~t.inNeed) != 0;
  }

  /** The kinds with which the seat may begin an ordinary turn. */
  static long opening(Table t, int seat) {
    if (t.plainTurns) {
      return plainly(t, seat);
    }
    long allowed = lastLaw(t, seat) & ~barred(t);
    if (t.is(Slot.OPENING)) {
      return t.hand(seat) & t.opening.kinds() & allowed;
    }
    long playable = alone(t, seat);
    if (t.slots[Slot.BOUND] != Kind.NONE) {
      return playable & 1L << t.slots[Slot.BOUND] & allowed;
    }
    if (t.chains.couple() != Kinds.NONE) {
      playable |= Chains.brides(t, seat, playable);
    }
    return playable & allowed;
  }

  /**
   * Whether a pass of the seat counts towards a blocked deal (C8.2): nothing can be drawn, and it
   * holds nothing that it could play, the binding of a card just drawn aside. Where nobody draws,
   * or all may pass freely, every pass counts.
   */
  static boolean passCounts(Table t, int seat) {
    if (t.drawing == Policy.NONE) {
      return true;
    }
    if (t.canGive()) {
      return false;
    }
    boolean free = t.freePass || t.dryPass;
    return free || (playableLater(t, seat) & ~t.program.forced().keptBack()) == 0;
  }

  /** The kinds with which the seat could begin its turn if it had not drawn in it. */
  private static long playableLater(Table t, int seat) {
    int bound = t.slots[Slot.BOUND];
    t.slots[Slot.BOUND] = Kind.NONE;
    long playable = opening(t, seat);
    t.slots[Slot.BOUND] = bound;
    return playable;
  }

  /** The kinds of the hand that follow by themselves, those for need only where there is need. */
  static long alone(Table t, int seat) {
    long follows = t.hand(seat) & follows(t, seat);
    boolean needless = (follows & ~t.inNeed) != 0;
    long kept = needless ? t.needy : Kinds.NONE;
    if (t.need.suitless() != 0 && Suits.holdsInForce(t, seat)) {
      kept |= t.need.suitless();
    }
    return follows & ~kept;
  }

  /** The kinds of which the seat may play two copies as one. */
  static long pairs(Table t, int seat, long opening) {
    if (!t.pairs || t.top() != AgendaTask.PLAY) {
      return Kinds.NONE;
    }
    long twice = opening & t.hands.twice(seat) & ~t.conditions.neverOnItself();
    if (t.slots[Slot.COUNT + seat] != 2) {
      return twice;
    }
    return Situation.blocked(t, seat) ? Kinds.NONE : twice & t.lastAllowed;
  }

  /** The kinds that follow what the pile asks for when this seat plays them. */
  static long follows(Table t, int seat) {
    return matching(t, seat) & ~barred(t);
  }

  /** The same, whatever lines have this seat play in its turn. */
  static long matching(Table t, int seat) {
    long follows = t.masks[Mask.FOLLOWS];
    if (t.alsos) {
      follows |= also(t);
    }
    long wild = wildUnlessLast(t) | (t.ownWild ? Countdown.playable(t, seat) : Kinds.NONE);
    follows |= t.slots[Slot.COUNT + seat] == 1 ? wild & ~t.lastCards.matching() : wild;
    return follows & ~never(t);
  }

  /**
   * The wild kinds that follow now unless they are the last card of a hand: not where exactly the
   * cards that are asked for follow.
   */
  static long wildUnlessLast(Table t) {
    boolean rankAlone =
        t.slots[Slot.CALLED_RANK] != Kind.NONE && t.slots[Slot.DECLARED_SUIT] == Table.NOBODY;
    return t.following.wildUnlessLast() == Kinds.NONE || rankAlone || t.factored
        ? Kinds.NONE
        : t.following.wildUnlessLast() & ~t.following.keptOff(t.slots[Slot.RULING] & 63);
  }

  /** What matches the upcard besides, as long as nothing has been declared or called on it. */
  static long also(Table t) {
    int upcard = t.slots[Slot.UPCARD];
    boolean free =
        upcard != Kind.NONE
            && t.slots[Slot.DECLARED_SUIT] == Table.NOBODY
            && t.slots[Slot.CALLED_RANK] == Kind.NONE;
    return free
        ? t.conditions.also(upcard) & ~t.following.barred(t.slots[Slot.RULING])
        : Kinds.NONE;
  }

  /** Playable cards that oblige this seat to nothing where wild ones do not. */
  private static long exempt(Table t, int seat) {
    return t.exempt | (t.program.forced().exemptsOwn() ? Countdown.own(t, seat) : Kinds.NONE);
  }

  /** What answers the debt or the skip that is pending. */
  static long answers(Table t) {
    if (Situation.isDuel(t)) {
      return t.effects.duelCards();
    }
    if (LostTurns.misses(t, t.topSeat())) {
      return Kinds.NONE;
    }
    if (t.slots[Slot.SKIPS] > 0) {
      return t.program.skips().parries().of(t.slots[Slot.SKIP_KIND]);
    }
    long answers = t.penalties.answering().of(t.slots[Slot.DEBT_KIND]);
    boolean bySuit =
        t.slots[Slot.DECLARED_SUIT] >= 0
            && t.slots[Slot.DECLARED_SUIT] < Suits.FREE
            && Kinds.has(t.penalties.inSuit(), t.slots[Slot.DEBT_KIND]);
    return bySuit ? answers & t.pack.ofSuit(t.slots[Slot.DECLARED_SUIT]) : answers;
  }

  /**
   * The kinds that the next card to leave the hand may be: all, unless it is the last one (C15).
   */
  static long lastLaw(Table t, int seat) {
    if (t.slots[Slot.COUNT + seat] != 1) {
      return t.pack.all();
    }
    return Situation.blocked(t, seat) ? Kinds.NONE : t.lastAllowed;
  }

  /** The kinds that may be laid on the last card of an open turn. */
  static long further(Table t, int seat) {
    if (standsAlone(t)) {
      return Kinds.NONE;
    }
    if (t.slots[Slot.BRIDE_PARTNER] != Kind.NONE) {
      return t.hand(seat) & Kinds.of(t.slots[Slot.BRIDE_PARTNER]) & lastLaw(t, seat);
    }
    if (t.pack.joker(t.slots[Slot.LAST_LAID])) {
      long sets =
          (t.slots[Slot.CHAINS] & ChainRules.SAME_RANK) != 0 ? Chains.sameRank(t) : Kinds.NONE;
      return t.hand(seat) & (Chains.followOn(t) | sets) & ~t.chains.alone() & lastLaw(t, seat);
    }
    long fits = Chains.followOn(t);
    if ((t.slots[Slot.CHAINS] & ChainRules.MARRIAGE) != 0
        && t.slots[Slot.LAID] == 1
        && t.slots[Slot.BOUND] == Kind.NONE) {
      fits |= Chains.partner(t, t.slots[Slot.LAST_LAID]);
    }
    if ((t.slots[Slot.CHAINS] & ChainRules.SAME_RANK) != 0) {
      fits |= Chains.sameRank(t);
    }
    if ((t.slots[Slot.CHAINS] & ChainRules.NEIGHBOURS) != 0) {
      fits |= Chains.neighbours(t, t.slots[Slot.LAST_LAID]);
    }
    if ((t.slots[Slot.CHAINS] & ChainRules.RUN) != 0) {
      fits |= Chains.run(t, seat);
    }
    if ((t.slots[Slot.CHAINS] & ChainRules.ALTERNATING) != 0) {
      fits |= Chains.alternating(t, t.slots[Slot.LAST_LAID]);
    }
    return t.hand(seat) & fits & ~t.chains.alone() & lastLaw(t, seat);
  }

  /** Whether nothing may be laid on the last card of the open turn. */
  private static boolean standsAlone(Table t) {
    return t.pack.joker(t.slots[Slot.LAST_LAID])
            && !Kinds.has(t.followed.byAny() | t.chains.setsOf(), t.slots[Slot.LAST_LAID])
        || t.slots[Slot.CHAINS] == 0
        || Kinds.has(t.chains.alone(), t.slots[Slot.LAST_LAID])
        || t.is(Slot.ANSWERING) && t.turns.answersAlone()
        || t.is(Slot.OPENING) && t.openingWithoutEffect;
  }

  /** Whether playable cards oblige the seat to play one (forced play). */
  static boolean obliged(Table t, int seat, long playable) {
    if (t.heldRank != 0 && Ranks.binds(t, playable)) {
      return true;
    }
    return t.obliges && binding(t, seat, playable) != 0;
  }

  /** The playable cards that count as "able to play" for drawing until playable (R2, R4). */
  static long binding(Table t, int seat, long playable) {
    return playable & ~exempt(t, seat);
  }

  /** The code that refuses a draw, 0 if allowed; the seat is the one to act. */
  static int drawing(Table t, int seat) {
    return drawing(t, seat, opening(t, seat));
  }

  /** The same where it is known with which kinds the seat may begin its turn. */
  static int drawing(Table t, int seat, long opening) {
    if (t.top() == AgendaTask.ANSWER) {
      return t.slots[Slot.SKIPS] > 0 || mustCount(t, seat) ? Refusal.MAY_NOT_DRAW : Refusal.ALLOWED;
    }
    if (t.top() == AgendaTask.FOLLOW) {
      return FollowUps.drawing(t, playable(t, seat));
    }
    if (t.top() == AgendaTask.MORE || t.drawing == Policy.NONE) {
      return Refusal.MAY_NOT_DRAW;
    }
    if (t.is(Slot.OPENING)) {
      return openingDraw(t, opening);
    }
    return drawingInTurn(t, seat, opening);
  }

  /** The same in a turn that has begun, with these playable cards, and is no opening. */
  static int drawingInTurn(Table t, int seat, long playable) {
    if (t.drawing == Policy.NONE) {
      return Refusal.MAY_NOT_DRAW;
    }
    boolean endless = t.drawing == Policy.UNTIL_PLAYABLE || t.drawing == Policy.UNTIL_PLAYED;
    boolean drawnAll = !endless && t.slots[Slot.DRAWN] >= t.mostDraws;
    boolean bound = t.is(Slot.MUST_PLAY) && binding(t, seat, playable) != 0;
    bound |= t.is(Slot.REPEATING) && t.slots[Slot.DRAWN] == 0 && playable != 0;
    if (drawnAll || bound || obliged(t, seat, playable)) {
      return Refusal.MAY_NOT_DRAW;
    }
    return t.canGive() ? Refusal.ALLOWED : Refusal.NOTHING_TO_DRAW;
  }

  private static int openingDraw(Table t, long opening) {
    if (Openings.forced(t, opening)) {
      return Refusal.MAY_NOT_DRAW;
    }
    return t.canGive() ? Refusal.ALLOWED : Refusal.NOTHING_TO_DRAW;
  }

  /** The code that refuses a pass, 0 if allowed; the seat is the one to act. */
  static int passing(Table t, int seat) {
    return passing(t, seat, opening(t, seat));
  }

  /** The same where it is known with which kinds the seat may begin its turn. */
  static int passing(Table t, int seat, long playable) {
    if (t.top() == AgendaTask.ANSWER) {
      return t.slots[Slot.SKIPS] > 0 ? Refusal.ALLOWED : Refusal.MAY_NOT_PASS;
    }
    if (t.top() == AgendaTask.MORE || t.top() == AgendaTask.FOLLOW) {
      return Refusal.MAY_NOT_PASS;
    }
    if (playable == 0 && Trade.mayGive(t, seat) && drawing(t, seat, playable) != Refusal.ALLOWED) {
      return Refusal.ALLOWED;
    }
    if (t.is(Slot.OPENING)) {
      return Refusal.MAY_NOT_PASS;
    }
    if (t.is(Slot.REPEATING) && t.slots[Slot.DRAWN] == 0 && playable != 0) {
      return Refusal.MAY_NOT_PASS;
    }
    return freeToPass(t, seat, playable) ? Refusal.ALLOWED : Refusal.MAY_NOT_PASS;
  }

  /** Whether the seat may leave its turn with these playable cards at that. */
  static boolean freeToPass(Table t, int seat, long playable) {
    return mayStop(t) && !obliged(t, seat, playable) || nobodyNeedPlay(t, seat, playable);
  }

  /** Whether the policy of drawing lets a turn end with a pass now, forced play aside. */
  private static boolean mayStop(Table t) {
    boolean dry = !t.canGive();
    if (dry && (t.freePass || t.dryPass)) {
      return true;
    }
    // compared, as a choice by the policy's place would take longer
    Policy policy = t.drawing;
    return policy == Policy.NONE
        || (policy == Policy.ONE_MAY_PLAY || policy == Policy.UP_TO)
            && (dry || t.slots[Slot.DRAWN] >= t.mostDraws);
  }

  /** Except-wild: only wild cards could be played and no card can be drawn in this turn (R4). */
  private static boolean nobodyNeedPlay(Table t, int seat, long playable) {
    boolean bound = t.heldRank != 0 && Ranks.binds(t, playable);
    if (bound || !t.program.forced().excepts() || (playable & ~exempt(t, seat)) != 0) {
      return false;
    }
    boolean one = t.drawing == Policy.ONE_MUST_PLAY || t.drawing == Policy.ONE_THEN_PLAY;
    return !t.canGive() || one && t.slots[Slot.DRAWN] > 0;
  }

  /**
   * Whether the turn that waits passes by itself: nothing playable, nothing to draw, no pass of its
   * own due.
   *
   * @param opening the kinds with which its seat may begin
   */
  static boolean stuck(Table t, int seat, long opening) {
    return opening == Kinds.NONE
        && drawing(t, seat, opening) != Refusal.ALLOWED
        && !Trade.mayGive(t, seat)
        && !ownPass(t);
  }

  /** Whether ending the turn is the seat's own act even where nothing else is left to it. */
  static boolean ownPass(Table t) {
    if (t.is(Slot.OPENING)) {
      return false;
    }
    if (t.freePass && !t.canGive() && !drewInVain(t)) {
      return true;
    }
    return switch (t.drawing) {
      case ONE_MAY_PLAY -> t.slots[Slot.DRAWN] > 0;
      // where nothing is left before the last draw, it is as after it (eights.md R3)
      case UP_TO -> t.slots[Slot.DRAWN] >= t.mostDraws || t.slots[Slot.DRAWN] > 0 && !t.canGive();
      case NONE -> true;
      case UNTIL_PLAYABLE, UNTIL_PLAYED, ONE_THEN_PASS, ONE_MUST_PLAY, ONE_THEN_PLAY -> false;
    };
  }

  /** Whether a turn without a playable card ends by itself now, as its one card has been drawn. */
  static boolean drewInVain(Table t) {
    Policy draw = t.drawing;
    boolean one = draw == Policy.ONE_MUST_PLAY || draw == Policy.ONE_THEN_PLAY;
    return one && t.slots[Slot.DRAWN] > 0 && !t.is(Slot.OPENING);
  }

  /** Whether the turn of several cards may be closed; always where none can be laid any more. */
  static boolean mayEnd(Table t) {
    return t.top() == AgendaTask.MORE && complete(t);
  }

  /** Whether the cards laid in the turn may be all of it. */
  static boolean complete(Table t) {
    boolean complete =
        t.slots[Slot.LAID] == 1
            || (t.slots[Slot.CHAINS] & ~ChainRules.RUN) != 0
            || t.slots[Slot.LAID] >= t.chains.leastRun();
    return complete && t.slots[Slot.BRIDE_PARTNER] == Kind.NONE
        || further(t, t.topSeat()) == Kinds.NONE;
  }

  /** Who can add to a count must, where the book says so. */
  static boolean mustCount(Table t, int seat) {
    return t.forcedCount && Counts.open(t) && playable(t, seat) != Kinds.NONE;
  }

  /** Whether a card of the seat to act can only be laid, because its partner has to follow it. */
  static boolean bride(Table t, int seat, int kind) {
    return t.top() == AgendaTask.PLAY
        && !t.is(Slot.OPENING)
        && Kinds.has(Chains.brides(t, seat, alone(t, seat)), kind);
  }

  /** The kinds with which the seat may begin its turn. */
  static long plainly(Table t, int seat) {
    long playable = t.hand(seat) & t.masks[Mask.FOLLOWS];
    long needy = t.needy;
    if ((playable & needy) != 0 && (playable & ~needy) != 0) {
      playable &= ~needy;
    }
    if (t.slots[Slot.BOUND] != Kind.NONE) {
      playable &= 1L << t.slots[Slot.BOUND];
    }
    return t.slots[Slot.COUNT + seat] == 1 ? playable & lastLaw(t, seat) : playable;
  }
}
