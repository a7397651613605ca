package eightfold.play;

import eightfold.cards.Kind;
import eightfold.game.FastChance;
import eightfold.game.Verb;
import eightfold.program.Program;

/**
 * Plays plain turns ({@link Program#plainTurns}) by chance, one after another, as {@link
 * LegalActs#pick} or {@link LegalActs#pickEager} choose and the {@link Kernel} does them. What
 * changes from act to act is kept in local variables and written back once, when a turn comes to
 * something rarer: a card with an effect, a last card, a stock about to run out, a limit. Such an
 * act is the kernel's, and then it goes on. A test plays deals both ways.
 */
public final class PlainPlayout {
  private static final int PLAY = Verb.PLAY.ordinal();
  private static final int DRAW = Verb.DRAW.ordinal();
  private static final int PASS = Verb.PASS.ordinal();
  private static final int SUIT = Verb.SUIT.ordinal();

  private PlainPlayout() {}

  /**
   * Plays on as long as it can.
   *
   * @param eager whether a seat plays wherever it can, and draws and passes only else
   * @param counts how many acts there were, by the ordinals of their verbs; added to
   * @return how many acts it has done; 0 where the next act is not one of those
   */
  public static int run(Table t, FastChance chance, boolean eager, int[] counts) {
    Program p = t.program;
    if (!p.plainTurns || p.call != Program.NO_CALL || p.planes != 1 || p.autoDraw) {
      return 0;
    }
    int before = t.slots[Slot.PLY];
    boolean able = true;
    while (able && t.slots[Slot.ENDING] == Table.RUNNING) {
      int act = Table.NOBODY;
      if (t.top() == Table.PLAY) {
        act = sees(t) ? Table.NOBODY : turns(t, chance, eager, counts);
        if (act == Table.NOBODY) {
          int seat = t.topSeat();
          act = eager ? LegalActs.pickEager(t, seat, chance) : LegalActs.pick(t, seat, chance);
        }
      } else if (t.top() == Table.SUIT) {
        act = Acts.SUIT + chance.below(Suits.FREE);
      }
      able = act != Table.NOBODY;
      if (able) {
        counts[verb(act)]++;
        Kernel.apply(t, t.topSeat(), act, Witness.NONE);
      }
    }
    return t.slots[Slot.PLY] - before;
  }

  private static int verb(int act) {
    return act < Acts.LAY ? PLAY : act == Acts.DRAW ? DRAW : act == Acts.PASS ? PASS : SUIT;
  }

  /** Whether anything is known of hidden cards, which every act would have to keep. */
  private static boolean sees(Table t) {
    return (t.slots[Slot.KNOWN] | t.slots[Slot.SHOWN]) != 0 || t.masks[t.hands.known.stock] != 0;
  }

  /**
   * Plays turns up to an act for the kernel.
   *
   * @return that act; {@link Table#NOBODY} where it has not been chosen
   */
  private static int turns(Table t, FastChance chance, boolean eager, int[] counts) {
    Program p = t.program;
    int[] slots = t.slots;
    long[] masks = t.masks;
    long eventful = p.eventful;
    long declares = p.declares;
    // the last act or card of a limit is the kernel's
    int mostActs = p.limitActs - slots[Slot.DEAL_ACTS] - 2;
    int mostPlays = p.limitCards - slots[Slot.CARDS_PLAYED] - 1;
    int stockTop = slots[Slot.STOCK_TOP];
    int stockEnd = slots[Slot.STOCK_END];
    boolean dry = stockTop == stockEnd;
    if (dry && (!p.freePass || t.canGive())) {
      return Table.NOBODY;
    }
    boolean all = slots[Slot.PLAYING] == (1 << t.seats) - 1;
    int step = slots[Slot.STEP];
    int last = t.seats - 1;
    int pileEnd = t.pile + slots[Slot.PILE_SIZE];
    int seat = t.topSeat();
    int drawn = slots[Slot.DRAWN];
    boolean mustPlay = t.is(Slot.MUST_PLAY);
    int bound = slots[Slot.BOUND];
    long follows = masks[Mask.FOLLOWS];
    int draws = 0;
    int plays = 0;
    int turns = 0;
    int declared = 0;
    int suit = Table.NOBODY;
    int opened = 0;
    int act = Table.NOBODY;
    while (draws + turns + declared < mostActs && plays < mostPlays) {
      boolean only = slots[Slot.COUNT + seat] == 1;
      long may = only ? follows & p.lastAllowed : follows;
      long playable = playable(p, masks[Mask.HELD + seat] & follows, bound) & may;
      act = choose(p, chance, playable, drawn, mustPlay, eager, dry);
      if (act == Table.NOBODY) {
        break;
      } else if (act < Acts.LAY) {
        if (only || (eventful >>> act & 1) != 0) {
          break;
        }
        masks[Mask.HELD + seat] &= ~(1L << act);
        slots[Slot.COUNT + seat]--;
        slots[Slot.PASSES] = 0;
        t.cards[pileEnd++] = (byte) act;
        boolean names = (declares >>> act & 1) != 0;
        suit = names ? chance.below(Suits.FREE) : Table.NOBODY;
        declared += names ? 1 : 0;
        follows = p.follow[names ? Program.declared(suit, act) : act];
        opened |= 1 << seat;
        plays++;
      } else if (act == Acts.DRAW) {
        if (stockEnd - stockTop < 2 || !goesOn(p)) {
          break;
        }
        masks[Mask.HELD + seat] |= 1L << t.cards[stockTop++];
        slots[Slot.COUNT + seat]++;
        slots[Slot.PASSES] = 0;
        drawn++;
        draws++;
        mustPlay |= becomesPlayable(p, playable, masks[Mask.HELD + seat] & follows);
        act = Table.NOBODY;
        continue;
      } else if (!passes(t, dry)) {
        break;
      }
      act = Table.NOBODY;
      turns++;
      seat =
          all
              ? (step > 0 ? (seat == last ? 0 : seat + 1) : seat == 0 ? last : seat - 1)
              : t.next(seat);
      drawn = 0;
      mustPlay = false;
      bound = Kind.NONE;
    }
    if (turns > 0) {
      t.clearPlainTurn();
      slots[Slot.TURN_SEAT] = seat;
      slots[Slot.NEXT_WORK] = Table.PLAY | seat << 8;
      slots[Slot.OPENED] |= opened;
    }
    if (plays > 0) {
      slots[Slot.PILE_SIZE] = pileEnd - 1 - t.pile;
      Pile.cover(t, t.cards[pileEnd - 1]);
      if (suit != Table.NOBODY) {
        Pile.ask(t, suit);
      }
      slots[Slot.CARDS_PLAYED] += plays;
    }
    if (draws + turns > 0) {
      slots[Slot.STOCK_TOP] = stockTop;
      slots[Slot.DRAWN] = drawn;
      t.set(Slot.MUST_PLAY, mustPlay);
      slots[Slot.PLY] += draws + turns + declared;
      slots[Slot.DEAL_ACTS] += draws + turns + declared;
      counts[PLAY] += plays;
      counts[DRAW] += draws;
      counts[PASS] += turns - plays;
      counts[SUIT] += declared;
      masks[Mask.READY] = Playability.plainly(t, seat);
    }
    return act;
  }

  /** Passes in a turn, unless that could end the deal. */
  private static boolean passes(Table t, boolean dry) {
    Program p = t.program;
    if (p.draw == Program.NO_DRAWING) {
      return false;
    }
    if (!dry) {
      t.slots[Slot.PASSES] = 0;
      return true;
    }
    if (Passes.counted(t) + 1 >= p.blockedAfter - (t.seats - t.players())) {
      return false;
    }
    Passes.add(t, t.topSeat(), true);
    return true;
  }

  /** What of the cards that follow may be played; see {@link Playability#plainly}. */
  private static long playable(Program p, long follows, int bound) {
    long needless = follows & ~p.needy;
    long playable = needless != 0 ? needless : follows;
    return bound == Kind.NONE ? playable : playable & 1L << bound;
  }

  /** Whether a turn goes on after a draw, and need not end or bind the card. */
  private static boolean goesOn(Program p) {
    return p.draw == Program.UP_TO
        || p.draw == Program.UNTIL_PLAYED
        || p.draw == Program.UNTIL_PLAYABLE;
  }

  /** Whether the first playable card has come, which must be played then (R2). */
  private static boolean becomesPlayable(Program p, long before, long follows) {
    return p.draw == Program.UNTIL_PLAYABLE
        && binding(p, before) == 0
        && binding(p, playable(p, follows, Kind.NONE)) != 0;
  }

  private static long binding(Program p, long playable) {
    return p.forced == Program.FORCED_EXCEPT_WILD ? playable & ~p.exempt : playable;
  }

  /**
   * Chooses among the plays, a draw and a pass.
   *
   * @param dry whether nothing can be drawn, where passes are free then
   */
  private static int choose(
      Program p,
      FastChance chance,
      long playable,
      int drawn,
      boolean mustPlay,
      boolean eager,
      boolean dry) {
    boolean obliged = p.forced != Program.NOT_FORCED && binding(p, playable) != 0;
    boolean one = p.draw == Program.ONE_MUST_PLAY || p.draw == Program.ONE_THEN_PLAY;
    if (one && drawn > 0) {
      return Table.NOBODY;
    }
    int plays = Long.bitCount(playable);
    if (eager && plays > 0) {
      return nth(playable, chance.below(plays));
    }
    boolean endless = p.draw == Program.UNTIL_PLAYABLE || p.draw == Program.UNTIL_PLAYED;
    boolean draws =
        !dry
            && p.draw != Program.NO_DRAWING
            && (endless || drawn < p.drawMost)
            && !obliged
            && !(mustPlay && binding(p, playable) != 0);
    boolean stops =
        dry
            || p.draw == Program.NO_DRAWING
            || drawn >= p.drawMost && (p.draw == Program.UP_TO || p.draw == Program.ONE_MAY_PLAY);
    boolean passes = stops && !obliged;
    if (eager) {
      chance.below(1);
      return draws ? Acts.DRAW : Acts.PASS;
    }
    int nth = chance.below(plays + (draws ? 1 : 0) + (passes ? 1 : 0));
    return nth < plays ? nth(playable, nth) : draws && nth == plays ? Acts.DRAW : Acts.PASS;
  }

  private static int nth(long kinds, int nth) {
    return Long.numberOfTrailingZeros(Long.expand(1L << nth, kinds));
  }
}
