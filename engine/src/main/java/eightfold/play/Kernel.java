package eightfold.play;

import eightfold.cards.Kind;
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
    if (t.program.plainTurns()) {
      int next = FastPath.apply(t, seat, act);
      if (next >= 0 && FastPath.waits(t, next)) {
        done(t);
        return;
      }
      if (next == FastPath.NOT_DONE) {
        applyOther(t, seat, act);
      }
    } else if (!t.program.conditional() || UnsaidWords.allow(t, seat, act)) {
      applyAny(t, seat, act);
    }
    carryOn(t);
  }

  private static void carryOn(Table t) {
    proceed(t);
    if (t.slots[Slot.ENDING] != Table.RUNNING) {
      Settlement.settle(t);
    }
    done(t);
  }

  private static void done(Table t) {
    if (t.program.speech().revealLastWild()) {
      Countdown.showLastWilds(t);
    }
    t.witness = Witness.NONE;
  }

  private static void applyAny(Table t, int seat, int act) {
    if (t.program.cheatDraws() > 0) {
      CatchablePlay.stands(t, act);
    }
    if (t.program.call().form() == CallForm.NEXT_TURN && (Acts.card(act) || act == Acts.DRAW)) {
      Calls.tooLate(t, t.slots[Slot.PLAYING] & ~(1 << seat));
    }
    RequiredSpeech.goesOn(t, act);
    if (Situation.isDuel(t) && Acts.card(act)) {
      Duels.answer(t, seat, Acts.kind(act));
    } else if (act < Acts.LAY) {
      CardPlay.play(t, seat, act);
    } else if (t.program.turns().pairs() && act < Acts.LAY + Kind.COUNT) {
      CardPlay.pair(t, seat, Acts.kind(act));
    } else if (act < Acts.LAY + Kind.COUNT) {
      CardPlay.lay(t, seat, Acts.kind(act));
    } else {
      applyOther(t, seat, act);
    }
  }

  private static void applyOther(Table t, int seat, int act) {
    switch (act) {
      case Acts.DRAW -> DrawActs.draw(t, seat);
      case Acts.PASS -> passByChoice(t, seat);
      case Acts.END -> Turns.close(t, seat);
      case Acts.CALL -> Penalties.call(t, seat);
      case Acts.TAKE -> Dealing.take(t, seat);
      case Acts.GRAB -> Grabs.grab(t, seat);
      case Acts.SAY -> say(t, seat);
      case Acts.CHALLENGE -> Challenges.challenge(t, seat);
      default -> {
        if (act >= Acts.SAY_NAME) {
          say(t, seat);
          SpokenWords.pay(t, seat, act);
        } else if (Acts.catches(act)) {
          CatchablePlay.caught(t, seat, act - Acts.CATCH);
        } else if (Acts.gives(act)) {
          give(t, seat, Acts.kind(act));
        } else if (Acts.exchanges(act)) {
          Exchanges.exchange(t, seat, Acts.kind(act));
        } else if (Acts.targets(act)) {
          target(t, seat, act - Acts.TARGET);
        } else if (Acts.declaresRank(act)) {
          Ranks.call(t, seat, act - Acts.RANK);
        } else {
          declare(t, seat, act - Acts.SUIT);
        }
      }
    }
  }

  /** Does what needs nobody's decision, until a decision is due or the deal is over. */
  private static void proceed(Table t) {
    while (t.slots[Slot.ENDING] == Table.RUNNING) {
      if (t.program.conditional()) {
        Rounds.settle(t);
        if (t.slots[Slot.ENDING] != Table.RUNNING) {
          return;
        }
      }
      int seat = t.topSeat();
      if (t.program.plainTurns() && t.top() == Table.PLAY && FastPath.waits(t, seat)) {
        return;
      }
      switch (t.top()) {
        case Table.BEGIN -> begin(t, seat);
        case Table.CLOSE -> Turns.close(t, seat);
        case Table.CLOSED -> Turns.closed(t, seat);
        case Table.REST -> Turns.rest(t, seat);
        case Table.PLAYED_BACK -> Duels.playedBack(t, seat);
        case Table.GIVEN -> Gifts.given(t, seat);
        default -> {
          if (!goesOnByItself(t, seat)) {
            return;
          }
        }
      }
    }
  }

  private static void begin(Table t, int seat) {
    if (t.program.plainTurns() && FastPath.begins(t, seat)) {
      FastPath.begin(t, seat);
      t.replaceTop(Table.PLAY, seat);
    } else {
      Turns.begin(t, seat);
    }
  }

  private static boolean goesOnByItself(Table t, int seat) {
    if (t.slots[Slot.DEAL_ACTS] >= t.program.mostActs()) {
      t.end(Table.LIMIT, Table.NOBODY);
      return true;
    }
    if (t.program.conditional() && t.top() == Table.GIVE && !Trade.answering(t)) {
      Gifts.begin(t, seat);
    }
    if (t.top() == Table.MORE && t.is(Slot.ENDS)) {
      Turns.close(t, seat);
      return true;
    }
    if (t.top() != Table.PLAY) {
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

  private static void target(Table t, int seat, int target) {
    if (Occasions.choosing(t)) {
      Rounds.chosen(t, seat, target);
    } else {
      Duels.begin(t, seat, target);
    }
  }

  private static void give(Table t, int seat, int kind) {
    if (t.top() == Table.GIVE && !Trade.answering(t)) {
      Gifts.give(t, seat, kind);
    } else {
      Trade.give(t, seat, kind);
    }
  }

  private static void declare(Table t, int seat, int suit) {
    t.pop();
    Exchanges.comesUp(t, seat);
    if (suit == Suits.FREE) {
      Suits.free(t, t.slots[Slot.SUIT_BEFORE_DECLARING]);
    } else {
      Pile.ask(t, suit);
    }
    if (t.program.factor().any()) {
      Factors.suit(t, suit);
    }
    t.witness.declared(seat, suit);
  }

  // turns without a play

  private static void passByChoice(Table t, int seat) {
    if (t.top() == Table.GIVE) {
      if (Trade.answering(t)) {
        Trade.keep(t, seat);
      } else {
        t.pop();
        t.witness.declined(seat);
      }
      return;
    }
    if (t.top() == Table.EXCHANGE) {
      t.pop();
      t.witness.declined(seat);
      return;
    }
    if (t.top() == Table.GRAB) {
      Grabs.pass(t, seat);
      return;
    }
    if (t.top() == Table.TAKE) {
      t.pop();
      t.witness.declined(seat);
      Dealing.starterWorks(t);
      return;
    }
    if (t.top() != Table.ANSWER) {
      Turns.pass(t, seat, true);
      return;
    }
    if (LostTurns.counts(t)) {
      LostTurns.accept(t, seat);
    } else {
      t.slots[Slot.SKIPS]--;
    }
    LostTurns.lostTurn(t, seat);
    Causes.ofSkips(t);
    t.witness.skipped(seat);
    Causes.end(t);
    Turns.leave(t, seat);
  }

  /** A seat speaks; while silence holds that costs cards at once, unless it has dropped out. */
  private static void say(Table t, int seat) {
    boolean dropped = (t.slots[Slot.PLAYING] >>> seat & 1) == 0;
    if (t.is(Slot.SILENT) && t.program.speech().silenceCosts() > 0 && !dropped) {
      Penalties.penalise(t, seat, t.program.speech().silenceCosts(), Offence.SILENCE);
    }
  }
}
