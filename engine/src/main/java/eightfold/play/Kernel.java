package eightfold.play;

import eightfold.game.Chance;
import eightfold.program.CallForm;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What acts do at a table. Applies legal acts ({@link LegalActs}) and carries on until somebody has
 * to decide or the deal is over; the order of things is that of docs/semantics.md.
 */
public final class Kernel {
  private Kernel() {}

  /** Begins a match: scores at nothing, the first dealer drawn at random, the pack shuffled. */
  public static void begin(Table t, Chance chance, Witness witness) {
    begin(t, chance, Table.NOBODY, null, 1, List.of(), witness);
  }

  /**
   * Begins a match with a fixed pack, dealer, deal or scores.
   *
   * @param dealer the first dealer; {@link Table#NOBODY}: drawn at random
   * @param pack all cards, top first; null: shuffled
   * @param deal the number of the deal in the match, from 1
   * @param scores running scores by seat; empty: all at nothing
   */
  public static void begin(
      Table t,
      Chance chance,
      int dealer,
      byte @Nullable [] pack,
      int deal,
      List<Integer> scores,
      Witness witness) {
    t.witness = witness;
    Dealing.first(t, chance, dealer, pack, deal, scores);
    carryOn(t);
  }

  /** Deals the next deal of a match that goes on; the deal has passed one seat on (C1.3). */
  public static void nextDeal(Table t, Chance chance, byte @Nullable [] pack, Witness witness) {
    t.witness = witness;
    Dealing.next(t, chance, pack);
    carryOn(t);
  }

  /** Lays a position out; the table's chance and program stay. */
  public static void arrange(Table t, ArrangedPosition position, Witness witness) {
    t.witness = witness;
    position.on(t);
    carryOn(t);
  }

  /** Does a legal act of a seat; an act that is not legal is the caller's bug. */
  public static void apply(Table t, int seat, int act, Witness witness) {
    t.witness = witness;
    t.slots[Slot.PLY]++;
    t.slots[Slot.DEAL_ACTS]++;
    if (t.plainTurns) {
      int next = FastPath.apply(t, seat, act);
      if (next >= 0 && FastPath.waits(t, next)) {
        done(t);
        return;
      }
      if (next == FastPath.NOT_DONE) {
        applyOther(t, seat, act);
      }
    } else if (!t.conditional || UnsaidWords.allow(t, seat, act)) {
      applyAny(t, seat, act);
    }
    carryOn(t);
  }

  private static void carryOn(Table t) {
    proceed(t);
    if (!t.running()) {
      Settlement.settle(t);
    }
    done(t);
  }

  private static void done(Table t) {
    if (t.speech.revealLastWild()) {
      Countdown.showLastWilds(t);
    }
    t.witness = Witness.NONE;
  }

  private static void applyAny(Table t, int seat, int act) {
    if (t.program.cheatDraws() > 0) {
      CatchablePlay.stands(t, act);
    }
    if (t.callForm == CallForm.NEXT_TURN && (Acts.card(act) || Acts.draws(act))) {
      Calls.tooLate(t, t.slots[Slot.PLAYING] & ~(1 << seat));
    }
    RequiredSpeech.goesOn(t, act);
    if (Situation.isDuel(t) && Acts.card(act)) {
      Duels.answer(t, seat, Acts.kind(act));
    } else if (act < Acts.LAY) {
      CardPlay.play(t, seat, Acts.kind(act));
    } else if (act < Acts.GIVE) {
      TurnActs.lay(t, seat, Acts.kind(act)); // as a draw, spared the way over the declaration
    } else {
      applyOther(t, seat, act);
    }
  }

  private static void applyOther(Table t, int seat, int act) {
    if (act == Acts.DRAW) {
      DrawActs.draw(t, seat); // most of what is no card, spared the way over the declaration
    } else {
      FamilyActs.of(act).apply(t, seat, act);
    }
  }

  /** Does what needs nobody's decision, until a decision is due or the deal is over. */
  private static void proceed(Table t) {
    while (t.running()) {
      if (t.conditional) {
        Rounds.settle(t);
        if (!t.running()) {
          return;
        }
      }
      int seat = t.topSeat();
      if (t.plainTurns && t.top() == AgendaTask.PLAY && FastPath.waits(t, seat)) {
        return;
      }
      switch (t.top()) {
        case BEGIN -> begin(t, seat);
        case CLOSE -> Turns.close(t, seat);
        case CLOSED -> Turns.closed(t, seat);
        case REST -> Turns.rest(t, seat);
        case PLAYED_BACK -> Duels.playedBack(t, seat);
        case GIVEN -> Gifts.given(t, seat);
        default -> {
          if (!goesOnByItself(t, seat)) {
            return;
          }
        }
      }
    }
  }

  private static void begin(Table t, int seat) {
    if (t.plainTurns && FastPath.begins(t, seat)) {
      FastPath.begin(t, seat);
      t.replaceTop(AgendaTask.PLAY, seat);
    } else {
      Turns.begin(t, seat);
    }
  }

  private static boolean goesOnByItself(Table t, int seat) {
    if (t.slots[Slot.DEAL_ACTS] >= t.mostActs) {
      t.end(DealEnding.LIMIT, Table.NOBODY);
      return true;
    }
    if (t.conditional && t.top() == AgendaTask.GIVE && !Trade.answering(t)) {
      Gifts.begin(t, seat);
    }
    if (t.top() == AgendaTask.MORE && t.is(Slot.ENDS)) {
      Turns.close(t, seat);
      return true;
    }
    if (t.top() != AgendaTask.PLAY) {
      return false;
    }
    long opening = Playability.opening(t, seat);
    t.masks[Mask.READY] = opening;
    Drawing.lacks(t, seat, opening);
    if (DrawActs.byItself(t, seat, opening)) {
      Causes.of(t, Ground.AUTO_DRAW);
      DrawActs.inTurn(t, seat);
      Causes.end(t);
      return true;
    }
    if (Playability.stuck(t, seat, opening)) {
      Turns.stuck(t, seat);
      return true;
    }
    return false;
  }
}
