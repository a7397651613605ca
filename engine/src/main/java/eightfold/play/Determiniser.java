package eightfold.play;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.game.Chance;
import eightfold.game.FastChance;
import eightfold.program.ChainRules;
import eightfold.program.Program;
import eightfold.rules.vocabulary.Element.Draw.Policy;
import eightfold.state.Resampling;

/**
 * Makes of a table one that a seat could not tell from it: what the seat sees and knows stays,
 * hidden cards are dealt anew, what comes of hidden cards is made anew, and so is the generator of
 * shuffles to come. Every arrangement in keeping with what the seat knows is equally likely
 * (docs/adr/0015).
 */
public final class Determiniser {
  /** After so many arrangements that did not fit, hands that owe a call are dealt first. */
  private static final int TRIES_BY_CHANCE = 32;

  private final Table from;
  private final Table to;
  private final int observer;
  private final HiddenCards hidden;

  private Determiniser(Table from, Table to, int observer) {
    this.from = from;
    this.to = to;
    this.observer = observer;
    hidden = new HiddenCards(from, observer);
  }

  /**
   * Makes a table such a one.
   *
   * @param from the true one, which stays as it is
   * @param to another of the same program, with a fast generator of its own; overwritten
   * @param observer the seat, or {@link Table#NOBODY} for who only looks on
   * @param chance where the hidden cards come from
   */
  public static void determinise(Table from, Table to, int observer, Chance chance) {
    to.copyFrom(from);
    new Determiniser(from, to, observer).deal(chance);
    ((FastChance) to.chance).reseed(FastChance.seedFrom(chance));
  }

  private void deal(Chance chance) {
    int owing = OwedCalls.shownByHands(from) & ~own();
    boolean rests = ForcedHoldings.restsByHand(from, observer);
    int lastWilds = lastWilds(from);
    boolean dealt =
        Resampling.succeeds(
            tries -> {
              boolean counts = dealHands(owing, tries, chance);
              anew(chance);
              return counts
                  && (!rests || ForcedHoldings.rests(to))
                  && (owing == 0 || (owing & ~OwedCalls.shownByHands(to)) == 0)
                  && lastWilds == lastWilds(to);
            });
    if (!dealt) {
      // it takes hands that come less than once in tens of thousands of those dealt first
      to.copyFrom(from);
    }
  }

  /** Deals hands and stock; returns whether the arrangement counts. */
  private boolean dealHands(int owing, int tries, Chance chance) {
    if (owing != 0 && tries >= TRIES_BY_CHANCE) {
      return hidden.dealOwingFirst(to, owing, chance);
    }
    hidden.deal(to, chance);
    return true;
  }

  private int own() {
    return observer == Table.NOBODY ? 0 : 1 << observer;
  }

  private static int lastWilds(Table t) {
    int seats = 0;
    for (int seat = 0; seat < t.seats && t.speech.revealLastWild(); seat++) {
      seats |= Countdown.showsLastWild(t, seat) ? 1 << seat : 0;
    }
    return seats;
  }

  /** What comes of hidden cards, slot by slot ({@link Visibility}). */
  private void anew(Chance chance) {
    OwedCalls.anew(to, OwedCalls.hidden(to) & ~own(), chance);
    if (from.slots[Slot.TURN_SEAT] != observer) {
      turn(chance);
    }
    int seat = to.slots[Slot.TURN_SEAT];
    if (!Situation.isTurn(to)) {
      to.masks[Mask.READY] = Kinds.NONE;
    } else if (seat != observer) {
      to.masks[Mask.READY] = Playability.opening(to, seat);
    }
    Passes.countAnew(to, chance);
    if (!from.program.plainTurns()) {
      doubt(chance);
      trade(chance);
      cheat(chance);
    }
  }

  /** The turn of another: which card it has drawn, and what that means for it. */
  private void turn(Chance chance) {
    int seat = to.slots[Slot.TURN_SEAT];
    if (seat == Table.NOBODY) {
      return;
    }
    int drawn = drawn(seat, chance);
    if (from.slots[Slot.DRAWN_TOP] != Kind.NONE) {
      to.slots[Slot.DRAWN_TOP] = drawn;
    }
    if (to.slots[Slot.LAID] == 0 && from.slots[Slot.BOUND] != Kind.NONE) {
      to.slots[Slot.BOUND] = drawn;
    }
    to.set(Slot.MUST_PLAY, false);
    if (to.program.draw().policy() == Policy.UNTIL_PLAYABLE
        && to.slots[Slot.DRAWN] + to.slots[Slot.CAME_SINCE] > 0
        && Situation.isTurn(to)) {
      to.set(Slot.MUST_PLAY, mustPlay(seat, drawn, chance));
    }
    if (Situation.isTurn(to)) {
      Drawing.lacks(to, seat, Playability.opening(to, seat));
    }
    run(seat, chance);
    Shows.anew(to, seat, chance);
  }

  /**
   * The card that another seat has drawn last: the one that the observer knew on the stock, else
   * one that is hidden, where there is one.
   */
  private int drawn(int seat, Chance chance) {
    int by = from.slots[Slot.DRAWN_TOP_KNOWN];
    boolean knew = by == Known.ALL || by != Table.NOBODY && by == observer;
    if (knew && Kinds.has(to.hand(seat), from.slots[Slot.DRAWN_TOP])) {
      return from.slots[Slot.DRAWN_TOP];
    }
    if (hidden.drawn() != Kind.NONE) {
      return hidden.drawn();
    }
    return some(seat, chance);
  }

  /**
   * Whether the card that the seat drew last, or what has come to it since, was the first that
   * could be played.
   */
  private boolean mustPlay(int seat, int drawn, Chance chance) {
    if (drawn == Kind.NONE || lacks(seat)) {
      return false;
    }
    int held = to.hands.held(seat) + to.copies(seat, drawn) - 1;
    int came = to.slots[Slot.CAME_SINCE] + (to.slots[Slot.DRAWN] > 0 ? 1 : 0);
    to.masks[held] &= ~(1L << drawn);
    int cards = to.slots[Slot.COUNT + seat]--;
    boolean hadNone =
        EarlierHand.was(to, seat, Math.max(0, cards - came), chance, () -> lacks(seat));
    to.masks[held] |= 1L << drawn;
    to.slots[Slot.COUNT + seat]++;
    return hadNone;
  }

  /** Whether the seat holds nothing that it could be made to play. */
  private boolean lacks(int seat) {
    return Playability.binding(to, seat, Playability.opening(to, seat)) == 0;
  }

  /** Whether two cards of an open turn may become a run, for which a third must be held. */
  private void run(int seat, Chance chance) {
    Program p = to.program;
    int others = to.slots[Slot.CHAINS] & ~ChainRules.RUN;
    if ((p.chains().allowed() & ChainRules.RUN) == 0
        || p.chains().leastRun() < 3
        || to.slots[Slot.LAID] != 2
        || others == 0) {
      return;
    }
    int last = to.slots[Slot.LAST_LAID];
    int before = to.slots[Slot.LAID_BEFORE];
    int step = p.pack().rank(last) - p.pack().rank(before);
    boolean follows = Math.abs(step) == 1 && p.pack().shareSuit(last, before);
    // a hand that has been passed on since does not tell
    boolean tells = !to.is(Slot.HAND_MOVED);
    boolean held = follows && (tells ? Chains.continues(to, seat, last, step) : even(chance));
    to.slots[Slot.CHAINS] = held ? others | ChainRules.RUN : others;
    to.slots[Slot.RUN_STEP] = held ? step : 0;
    boolean bySuit =
        others == ChainRules.FOLLOW_ON && !Kinds.has(p.followed().byAny(), before) && !held;
    to.set(Slot.CAME_BY_SUIT, bySuit);
  }

  private static boolean even(Chance chance) {
    return chance.below(2) == 1;
  }

  /** Whether the play that may be challenged was right. */
  private void doubt(Chance chance) {
    int seat = to.slots[Slot.DOUBT_SEAT];
    if (seat == observer && seat != Table.NOBODY) {
      return;
    }
    boolean open = seat != Table.NOBODY;
    to.set(
        Slot.DOUBT_GUILTY,
        open && !to.is(Slot.DOUBT_BOUND) && ChallengeablePlay.heldOther(to, seat, chance));
  }

  /** Which card waits to be answered by another; of trades that are over nothing is kept. */
  private void trade(Chance chance) {
    if (!to.program.players().trades() || InformationKey.sees(from, observer, Visibility.TRADERS)) {
      return;
    }
    if (Trade.answering(to)) {
      to.slots[Slot.TRADE_GIVEN] = some(to.slots[Slot.TRADE_PARTNER], chance);
    }
  }

  /** A card of a hand, each kind as likely as the others, or {@link Kind#NONE}. */
  private int some(int seat, Chance chance) {
    long hand = to.hand(seat);
    return hand == 0
        ? Kind.NONE
        : Long.numberOfTrailingZeros(Long.expand(1L << chance.below(Kinds.size(hand)), hand));
  }

  /** What another saw of its turn before its card that did not follow. */
  private void cheat(Chance chance) {
    if (to.program.cheatDraws() == 0 || InformationKey.sees(from, observer, Visibility.CHEATER)) {
      return;
    }
    if (to.slots[Slot.CHEAT_SEAT] == Table.NOBODY) {
      to.slots[Slot.CHEAT_OWES] = 0;
      to.clear(Slot.CHEAT_BEFORE, Slot.CHEAT_END);
      return;
    }
    if (to.program.call().hidden()) {
      OwedCalls.anewForCheat(to, chance);
    }
    to.set(Slot.CHEAT_BEFORE + Slot.MUST_PLAY, false);
    to.slots[Slot.CHEAT_BEFORE + Slot.PASSES] = Passes.seen(to, Slot.CHEAT_BEFORE + Slot.PASSES);
  }
}
