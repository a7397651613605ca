package eightfold.crazier.play;

import eightfold.crazier.cards.Colour;
import eightfold.game.Event;
import java.util.List;
import java.util.Optional;

/** Orders to play or discard a card, and whether they can be kept (A.19). */
final class Obligations {
  private Obligations() {}

  static void oblige(CrazierTable table, int chooser, IntList seats, IntList cards) {
    for (int seat : seats) {
      for (int card : cards) {
        if (table.zones.hand(seat).has(card)) {
          table.knowledge.learn(table.knowledge.observer(chooser), card);
          table.work.obligations.push(new Obligation(seat, card, chooser, false, false, false));
          table.report.tell(
              new Event("obliged", chooser, seat, List.of(), List.of(table.zones.id(card))));
        }
      }
    }
  }

  /** It applies to the next turn that the seat really takes (DSTY-2). */
  static void turnBegins(CrazierTable table, int seat) {
    if (!table.work.obligations.isEmpty()) {
      table.work.obligations.replaceAll(due -> due.seat() == seat ? due.begun() : due);
    }
  }

  static void kept(CrazierTable table, int seat, int card) {
    if (!table.work.obligations.isEmpty()) {
      table.work.obligations.replaceAll(
          due -> due.active() && due.seat() == seat && due.card() == card ? due.done() : due);
    }
  }

  /** Honour mode: remembers that it could have been kept (HON-3). */
  static void note(CrazierTable table) {
    if (table.settings.honour() && !table.isOver() && table.phase() == Phase.MAIN) {
      table.work.obligations.replaceAll(
          due -> due.active() && possible(table, due) ? due.seenPossible() : due);
    }
  }

  /** The order that binds the seat in this turn and that it has not kept. */
  static Optional<Obligation> inForce(CrazierTable table, int seat) {
    for (int i = 0; i < table.work.obligations.size(); i++) {
      Obligation due = table.work.obligations.get(i);
      if (due.active()
          && due.seat() == seat
          && !due.kept()
          && table.zones.hand(seat).has(due.card())) {
        return Optional.of(due);
      }
    }
    return Optional.empty();
  }

  /** The seats that could keep an order now: a bit for each. */
  static int possible(CrazierTable table) {
    int mask = 0;
    for (int i = 0; i < table.work.obligations.size(); i++) {
      Obligation due = table.work.obligations.get(i);
      mask |= due.active() && possible(table, due) ? 1 << due.seat() : 0;
    }
    return mask;
  }

  /** Whether the seat could play or discard the card in this turn (DSTY-5). */
  static boolean possible(CrazierTable table, Obligation due) {
    int seat = due.seat();
    int card = due.card();
    if (!table.isCurrent(seat)
        || table.phase() == Phase.END
        || table.isDone(seat)
        || !table.zones.hand(seat).has(card)) {
      return false;
    }
    boolean playable =
        CrazierPlayability.playsLeft(table, seat) > 0
            && CrazierPlayability.meets(table, seat, card);
    return playable || discardable(table, seat, card);
  }

  /** Whether a sequence of discards ends with the card; all is as it was afterwards. */
  private static boolean discardable(CrazierTable table, int seat, int card) {
    int left = CrazierPlayability.discardsLeft(table, seat);
    if (left == 0) {
      return false;
    }
    if (CrazierPlayability.matches(table, card)) {
      return true;
    }
    IntList hand = table.zones.hand(seat);
    boolean found = false;
    for (int i = 0; left > 1 && i < hand.size() && !found; i++) {
      int other = hand.at(i);
      if (other == card || !CrazierPlayability.matches(table, other)) {
        continue;
      }
      int named = table.slots[CrazierSlot.NAMED];
      lay(table, seat, i);
      boolean eight = table.zones.pack.names(other);
      for (int colour = 0; !found && colour < (eight ? Colour.values().length : 1); colour++) {
        table.slots[CrazierSlot.NAMED] = eight ? colour : Numbering.NONE;
        found = discardable(table, seat, card);
      }
      takeBack(table, seat, i, named);
    }
    return found;
  }

  /** Lays a card of the hand on the pile to see what would be possible then. */
  private static void lay(CrazierTable table, int seat, int index) {
    table.zones.pile.insert(0, table.zones.hand(seat).removeAt(index));
    table.slots[CrazierSlot.DISCARDS + seat]++;
  }

  private static void takeBack(CrazierTable table, int seat, int index, int named) {
    table.slots[CrazierSlot.DISCARDS + seat]--;
    table.zones.hand(seat).insert(index, table.zones.pile.removeAt(0));
    table.slots[CrazierSlot.NAMED] = named;
  }

  /** Whether the order can be kept after the discard of another card that triggers nothing. */
  static boolean possibleAfter(CrazierTable table, Obligation due, int discard) {
    int named = table.slots[CrazierSlot.NAMED];
    int index = table.zones.hand(due.seat()).find(CrazierActs.card(discard));
    lay(table, due.seat(), index);
    table.slots[CrazierSlot.NAMED] = CrazierActs.colour(discard);
    boolean possible = possible(table, due);
    takeBack(table, due.seat(), index, named);
    return possible;
  }
}
