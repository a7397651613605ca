package eightfold.play;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.rules.vocabulary.Element;
import java.util.List;

/**
 * A position in the middle of a deal, in kinds and seats; {@link Kernel#arrange} lays it out on a
 * table, and begins the turn that is due.
 *
 * @param hands kinds of each hand
 * @param open kinds of each hand that lie face up
 * @param pile the discard pile, the upcard last
 * @param stock the stock, its top card first
 * @param dealer the seat that dealt
 * @param turn the seat to act; {@link Table#NOBODY}: eldest hand
 * @param suit a declared suit in force, or {@link Table#NOBODY}
 * @param rank a called rank in force, which the seat before the one to act has called, or {@link
 *     Kind#NONE}
 * @param reversed whether play goes against the initial direction
 * @param debt cards of a draw penalty pending on the seat to act
 * @param skips skips pending on it
 * @param scores running scores
 * @param deal number of the deal, from 1
 * @param regime which of two rule sets is in force; empty: undecided
 * @param pressed how often each seat has been under pressure in the match; empty: never
 * @param sheet column, seat, total of what stands on a sheet of columns, and −1, seat, deals won
 */
public record ArrangedPosition(
    List<List<Integer>> hands,
    List<List<Integer>> open,
    List<Integer> pile,
    List<Integer> stock,
    int dealer,
    int turn,
    int suit,
    int rank,
    boolean reversed,
    int debt,
    int skips,
    List<Integer> scores,
    int deal,
    String regime,
    List<Integer> pressed,
    List<Integer> sheet) {
  /** Lays the position out on a table; see {@link Kernel#arrange}. */
  void on(Table t) {
    t.clearMatch();
    t.slots[Slot.DEAL] = deal;
    t.slots[Slot.DEALER] = dealer;
    for (int seat = 0; seat < t.seats; seat++) {
      t.slots[Slot.SCORE + seat] = Countdown.begins(t.program, scores.get(seat));
      for (int kind : hands.get(seat)) {
        t.hands.add(seat, kind);
      }
      for (int kind : open.get(seat)) {
        t.hands.show(seat, kind);
      }
    }
    for (int seat = 0; seat < pressed.size(); seat++) {
      t.slots[Slot.PRESSED + seat] = pressed.get(seat);
    }
    if (t.players.teams()) {
      teams(t);
    }
    t.slots[Slot.OPENED] = -1;
    for (int kind : pile) {
      Pile.discard(t, kind);
    }
    rules(t);
    t.slots[Slot.STOCK_TOP] = 0;
    t.slots[Slot.STOCK_END] = stock.size();
    for (int i = 0; i < t.slots[Slot.STOCK_END]; i++) {
      t.cards[i] = (byte) (int) stock.get(i);
    }
    if (reversed) {
      t.slots[Slot.STEP] = -t.slots[Slot.STEP];
    }
    int begins = turn == Table.NOBODY ? t.eldest() : turn;
    declared(t, begins);
    pending(t, begins);
    Occasions.start(t, true);
    t.push(AgendaTask.BEGIN, begins);
  }

  /** Who has no card is out; a score told of one seat is its team's. */
  private static void teams(Table t) {
    for (int seat = 0; seat < t.seats; seat++) {
      t.slots[Slot.PLAYING] &= t.slots[Slot.COUNT + seat] == 0 ? ~(1 << seat) : -1;
      int first = Math.min(seat, Teams.partner(t, seat));
      int told =
          t.slots[Slot.SCORE + first] == 0
              ? t.slots[Slot.SCORE + Teams.partner(t, first)]
              : t.slots[Slot.SCORE + first];
      t.slots[Slot.SCORE + seat] = told;
    }
  }

  private void declared(Table t, int begins) {
    if (suit == Suits.FREE) {
      Suits.free(t, Suits.below(t));
    } else if (suit != Table.NOBODY) {
      Pile.ask(t, suit);
      if (t.factored) {
        Factors.suit(t, suit);
      }
    }
    boolean calls = Kinds.has(t.declaring.rank(), t.slots[Slot.UPCARD]);
    if (rank != Kind.NONE && t.besideSuit != 0 && !calls) {
      Ranks.keepSuit(t, rank);
    } else if (rank != Kind.NONE) {
      Ranks.set(t, t.next(begins, -t.slots[Slot.STEP]), rank);
    }
  }

  private void rules(Table t) {
    if (t.factored) {
      Regime.named(regime).begin(t);
      Factors.onUpcard(t);
    }
    for (int i = 0; i + 2 < sheet.size(); i += 3) {
      int seat = sheet.get(i + 1);
      if (sheet.get(i) < 0) {
        t.columns.won(seat, sheet.get(i + 2));
      } else {
        t.columns.write(sheet.get(i), seat, sheet.get(i + 2), t.program);
      }
      t.slots[Slot.SCORE + seat] = t.columns.sum(seat);
    }
    if (t.program.match().format() == Element.Match.Format.ELIMINATION) {
      for (int seat = 0; seat < t.seats; seat++) {
        int most = t.program.target() - (t.program.match().exactIsNothing() ? 0 : 1);
        t.slots[Slot.LEFT] &= t.slots[Slot.SCORE + seat] > most ? ~(1 << seat) : -1;
      }
      t.slots[Slot.PLAYING] = t.slots[Slot.LEFT];
    }
  }

  /** What is pending lies there as if the upcard had just caused it. */
  private void pending(Table t, int begins) {
    if (debt > 0) {
      t.slots[Slot.DEBT] = debt;
      t.slots[Slot.DEBT_KIND] = t.slots[Slot.UPCARD];
      Causes.addsToPenalty(t, t.slots[Slot.UPCARD], Table.NOBODY);
      t.slots[Slot.DEBT_BY] = t.next(begins, -t.slots[Slot.STEP]);
    }
    if (skips > 0) {
      t.slots[Slot.SKIPS] = skips;
      t.slots[Slot.SKIP_KIND] = t.slots[Slot.UPCARD];
      Causes.addsToSkips(t, t.slots[Slot.UPCARD], Table.NOBODY);
      t.slots[Slot.SKIP_BY] = t.next(begins, -t.slots[Slot.STEP]);
    }
    if (t.slots[Slot.UPCARD] == Kind.NONE) {
      throw new IllegalArgumentException("a position needs an upcard");
    }
  }
}
