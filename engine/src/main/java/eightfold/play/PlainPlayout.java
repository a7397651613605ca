package eightfold.play;

import eightfold.cards.Kind;
import eightfold.game.FastChance;
import eightfold.program.Following;
import eightfold.program.Program;
import eightfold.rules.vocabulary.Element.Draw.Policy;

/**
 * Plays plain turns ({@link Program#plainTurns}) by chance, one after another, as {@link
 * LegalActs#pick} or {@link LegalActs#pickEager} choose and the {@link Kernel} does them. What
 * changes from act to act is kept in fields and written back once, when a turn comes to something
 * rarer: a card with an effect, a last card, a stock about to run out, a limit. Such an act is the
 * kernel's, and then it goes on. A test plays deals both ways.
 */
public final class PlainPlayout {
  private static final int PLAY = FamilyActs.VERBS.indexOf(FamilyActs.PLAY);
  private static final int DRAW = FamilyActs.VERBS.indexOf(FamilyActs.DRAW);
  private static final int PASS = FamilyActs.VERBS.indexOf(FamilyActs.PASS);
  private static final int SUIT = FamilyActs.VERBS.indexOf(FamilyActs.SUIT);

  private final Table t;
  private final Program p;
  private final boolean able;
  private final int suits;

  /** How many acts of each verb there were, since somebody last asked; what chooses, and how. */
  private int[] counts;

  private FastChance chance;
  private boolean eager;

  /** What the table has, and what changes: the end of the pile, the next of the stock. */
  private int pileEnd;

  private int stockTop;

  /** Whether nothing can be drawn; passes are free then. */
  private boolean dry;

  /** The turn: whose, what it has drawn, what its player must play, what follows. */
  private int seat;

  private int drawn;
  private boolean mustPlay;
  private int bound;
  private long follows;

  /** What has been done since the table was read. */
  private int draws;

  private int plays;
  private int turns;
  private int declared;
  private int suit;
  private int opened;

  /**
   * One for a table, for as long as it lasts.
   *
   * @param table at any point of a deal
   */
  public PlainPlayout(Table table) {
    t = table;
    p = table.program;
    able =
        p.plainTurns() && !p.call().any() && p.cards().mostCopies() == 1 && !p.draw().byReferee();
    suits = p.pack().suits().size();
    counts = new int[0];
    chance = new FastChance(0);
  }

  /**
   * Plays on as long as it can.
   *
   * @param eager whether a seat plays wherever it can, and draws and passes only else
   * @param counts how many acts there were, by their verbs' places among those of the family; added
   *     to
   * @return how many acts it has done; 0 where the next act is not one of those
   */
  public int run(FastChance chance, boolean eager, int[] counts) {
    if (!able) {
      return 0;
    }
    this.chance = chance;
    this.eager = eager;
    this.counts = counts;
    int before = t.slots[Slot.PLY];
    boolean goesOn = true;
    while (goesOn && t.running()) {
      int act = Table.NOBODY;
      if (t.top() == AgendaTask.PLAY) {
        act = sees() ? Table.NOBODY : turns();
        if (act == Table.NOBODY) {
          int next = t.topSeat();
          act = eager ? LegalActs.pickEager(t, next, chance) : LegalActs.pick(t, next, chance);
        }
      } else if (t.top() == AgendaTask.SUIT) {
        act = Acts.SUIT + chance.below(suits);
      }
      goesOn = act != Table.NOBODY;
      if (goesOn) {
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
  private boolean sees() {
    return (t.slots[Slot.KNOWN] | t.slots[Slot.SHOWN]) != 0 || t.masks[t.hands.known.stock] != 0;
  }

  /**
   * Plays turns up to an act for the kernel.
   *
   * @return that act; {@link Table#NOBODY} where it has not been chosen
   */
  private int turns() {
    dry = t.slots[Slot.STOCK_TOP] == t.slots[Slot.STOCK_END];
    if (dry && (!t.freePass || t.canGive())) {
      return Table.NOBODY;
    }
    read();
    // the last act or card of a limit is the kernel's
    int mostActs = t.mostActs - t.slots[Slot.DEAL_ACTS] - 2;
    int mostPlays = t.mostCards - t.slots[Slot.CARDS_PLAYED] - 1;
    int act = Table.NOBODY;
    while (act == Table.NOBODY && draws + turns + declared < mostActs && plays < mostPlays) {
      boolean only = t.slots[Slot.COUNT + seat] == 1;
      long may = only ? follows & t.lastAllowed : follows;
      long playable = playable(t.masks[Mask.HELD + seat] & follows) & may;
      act = choose(playable);
      if (act == Table.NOBODY) {
        break;
      }
      boolean done =
          act < Acts.LAY
              ? !only && play(Acts.kind(act))
              : act == Acts.DRAW ? draw(playable) : passes();
      if (done) {
        act = Table.NOBODY;
      }
    }
    write();
    return act;
  }

  private void read() {
    seat = t.topSeat();
    stockTop = t.slots[Slot.STOCK_TOP];
    pileEnd = t.pile + t.slots[Slot.PILE_SIZE];
    drawn = t.slots[Slot.DRAWN];
    mustPlay = t.is(Slot.MUST_PLAY);
    bound = t.slots[Slot.BOUND];
    follows = t.masks[Mask.FOLLOWS];
    draws = 0;
    plays = 0;
    turns = 0;
    declared = 0;
    suit = Table.NOBODY;
    opened = 0;
  }

  private void write() {
    if (turns > 0) {
      t.clearPlainTurn();
      t.slots[Slot.TURN_SEAT] = seat;
      t.replaceTop(AgendaTask.PLAY, seat);
      t.slots[Slot.OPENED] |= opened;
    }
    if (plays > 0) {
      t.slots[Slot.PILE_SIZE] = pileEnd - 1 - t.pile;
      Pile.cover(t, t.cards[pileEnd - 1]);
      if (suit != Table.NOBODY) {
        Pile.ask(t, suit);
      }
      t.slots[Slot.CARDS_PLAYED] += plays;
    }
    if (draws + turns > 0) {
      t.slots[Slot.STOCK_TOP] = stockTop;
      t.slots[Slot.DRAWN] = drawn;
      t.set(Slot.MUST_PLAY, mustPlay);
      t.slots[Slot.PLY] += draws + turns + declared;
      t.slots[Slot.DEAL_ACTS] += draws + turns + declared;
      counts[PLAY] += plays;
      counts[DRAW] += draws;
      counts[PASS] += turns - plays;
      counts[SUIT] += declared;
      t.masks[Mask.READY] = Playability.plainly(t, seat);
    }
  }

  /** Lays a card, unless it does something to others. */
  private boolean play(int kind) {
    if ((t.eventful >>> kind & 1) != 0) {
      return false;
    }
    t.masks[Mask.HELD + seat] &= ~(1L << kind);
    t.slots[Slot.COUNT + seat]--;
    t.slots[Slot.PASSES] = 0;
    t.cards[pileEnd++] = (byte) kind;
    boolean names = (t.declaring.suit() >>> kind & 1) != 0;
    suit = names ? chance.below(suits) : Table.NOBODY;
    declared += names ? 1 : 0;
    follows = t.following.follow(names ? Following.declared(suit, kind) : kind);
    opened |= 1 << seat;
    plays++;
    next();
    return true;
  }

  /** Draws in a turn that goes on, unless the stock may run out. */
  private boolean draw(long playable) {
    boolean goesOn =
        t.drawing == Policy.UP_TO
            || t.drawing == Policy.UNTIL_PLAYED
            || t.drawing == Policy.UNTIL_PLAYABLE;
    if (!goesOn || t.slots[Slot.STOCK_END] - stockTop < 2) {
      return false;
    }
    t.masks[Mask.HELD + seat] |= 1L << t.cards[stockTop++];
    t.slots[Slot.COUNT + seat]++;
    t.slots[Slot.PASSES] = 0;
    drawn++;
    draws++;
    mustPlay |= becomesPlayable(playable, t.masks[Mask.HELD + seat] & follows);
    return true;
  }

  /** Passes, unless that could end the deal. */
  private boolean passes() {
    if (t.drawing == Policy.NONE) {
      return false;
    }
    if (!dry) {
      t.slots[Slot.PASSES] = 0;
    } else if (Passes.counted(t) + 1 >= p.blockedAfter() - (t.seats - t.players())) {
      return false;
    } else {
      Passes.add(t, t.topSeat(), true);
    }
    next();
    return true;
  }

  private void next() {
    int last = t.seats - 1;
    boolean all = t.slots[Slot.PLAYING] == (1 << t.seats) - 1;
    if (!all) {
      seat = t.next(seat);
    } else if (t.slots[Slot.STEP] > 0) {
      seat = seat == last ? 0 : seat + 1;
    } else {
      seat = seat == 0 ? last : seat - 1;
    }
    turns++;
    drawn = 0;
    mustPlay = false;
    bound = Kind.NONE;
  }

  /** What of the cards that follow may be played; see {@link Playability#plainly}. */
  private long playable(long fits) {
    long needless = fits & ~t.needy;
    long playable = needless != 0 ? needless : fits;
    return bound == Kind.NONE ? playable : playable & 1L << bound;
  }

  /** Whether the first playable card has come, which must be played then (R2). */
  private boolean becomesPlayable(long before, long fits) {
    return t.drawing == Policy.UNTIL_PLAYABLE
        && binding(before) == 0
        && binding(playable(fits)) != 0;
  }

  private long binding(long playable) {
    return playable & ~t.exempt;
  }

  /** Chooses among the plays, a draw and a pass. */
  private int choose(long playable) {
    boolean one = t.drawing == Policy.ONE_MUST_PLAY || t.drawing == Policy.ONE_THEN_PLAY;
    if (one && drawn > 0) {
      return Table.NOBODY;
    }
    int plays = Long.bitCount(playable);
    if (eager && plays > 0) {
      return nth(playable, chance.below(plays));
    }
    boolean obliged = t.obliges && binding(playable) != 0;
    boolean endless = t.drawing == Policy.UNTIL_PLAYABLE || t.drawing == Policy.UNTIL_PLAYED;
    boolean mayDraw =
        !dry
            && t.drawing != Policy.NONE
            && (endless || drawn < t.mostDraws)
            && !obliged
            && !(mustPlay && binding(playable) != 0);
    boolean stops =
        dry
            || t.drawing == Policy.NONE
            || drawn >= t.mostDraws
                && (t.drawing == Policy.UP_TO || t.drawing == Policy.ONE_MAY_PLAY);
    boolean mayPass = stops && !obliged;
    if (eager) {
      chance.below(1);
      return mayDraw ? Acts.DRAW : Acts.PASS;
    }
    int nth = chance.below(plays + (mayDraw ? 1 : 0) + (mayPass ? 1 : 0));
    return nth < plays ? nth(playable, nth) : mayDraw && nth == plays ? Acts.DRAW : Acts.PASS;
  }

  private static int nth(long kinds, int nth) {
    return Long.numberOfTrailingZeros(Long.expand(1L << nth, kinds));
  }
}
