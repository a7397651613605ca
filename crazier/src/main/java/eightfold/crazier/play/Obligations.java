package eightfold.crazier.play;

import eightfold.crazier.cards.Colour;
import eightfold.game.Event;
import java.util.List;
import java.util.Optional;

/** Orders to play or discard a card, and whether they can be kept (A.19). */
final class Obligations {
  private Obligations() {}

  static void oblige(Table table, int chooser, IntList seats, IntList cards) {
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
  static void turnBegins(Table table, int seat) {
    if (!table.work.obligations.isEmpty()) {
      table.work.obligations.replaceAll(due -> due.seat() == seat ? due.begun() : due);
    }
  }

  static void kept(Table table, int seat, int card) {
    if (!table.work.obligations.isEmpty()) {
      table.work.obligations.replaceAll(
          due -> due.active() && due.seat() == seat && due.card() == card ? due.done() : due);
    }
  }

  /** Honour mode: remembers that it could have been kept (HON-3). */
  static void note(Table table) {
    if (table.settings.honour() && !table.isOver() && table.phase() == Phase.MAIN) {
      table.work.obligations.replaceAll(
          due -> due.active() && possible(table, due) ? due.seenPossible() : due);
    }
  }

  /** The order that binds the seat in this turn and that it has not kept. */
  static Optional<Obligation> inForce(Table table, int seat) {
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
  static int possible(Table table) {
    int mask = 0;
    for (int i = 0; i < table.work.obligations.size(); i++) {
      Obligation due = table.work.obligations.get(i);
      mask |= due.active() && possible(table, due) ? 1 << due.seat() : 0;
    }
    return mask;
  }

  /** Whether the seat could play or discard the card in this turn (DSTY-5). */
  static boolean possible(Table table, Obligation due) {
    int seat = due.seat();
    int card = due.card();
    if (!table.isCurrent(seat)
        || table.phase() == Phase.END
        || table.isDone(seat)
        || !table.zones.hand(seat).has(card)) {
      return false;
    }
    boolean playable =
        Playability.playsLeft(table, seat) > 0 && Playability.meets(table, seat, card);
    return playable || discardable(table, seat, card);
  }

  /** Whether a sequence of discards ends with the card; all is as it was afterwards. */
  private static boolean discardable(Table table, int seat, int card) {
    int left = Playability.discardsLeft(table, seat);
    if (left == 0) {
      return false;
    }
    if (Playability.matches(table, card)) {
      return true;
    }
    IntList hand = table.zones.hand(seat);
    boolean found = false;
    for (int i = 0; left > 1 && i < hand.size() && !found; i++) {
      int other = hand.at(i);
      if (other == card || !Playability.matches(table, other)) {
        continue;
      }
      int named = table.slots[Slot.NAMED];
      lay(table, seat, i);
      boolean eight = table.zones.pack.names(other);
      for (int colour = 0; !found && colour < (eight ? Colour.values().length : 1); colour++) {
        table.slots[Slot.NAMED] = eight ? colour : Numbering.NONE;
        found = discardable(table, seat, card);
      }
      takeBack(table, seat, i, named);
    }
    return found;
  }

  /** Lays a card of the hand on the pile to see what would be possible then. */
  private static void lay(Table table, int seat, int index) {
    table.zones.pile.insert(0, table.zones.hand(seat).removeAt(index));
    table.slots[Slot.DISCARDS + seat]++;
  }

  private static void takeBack(Table table, int seat, int index, int named) {
    table.slots[Slot.DISCARDS + seat]--;
    table.zones.hand(seat).insert(index, table.zones.pile.removeAt(0));
    table.slots[Slot.NAMED] = named;
  }

  /** Whether the order can be kept after the discard of another card that triggers nothing. */
  static boolean possibleAfter(Table table, Obligation due, int discard) {
    int named = table.slots[Slot.NAMED];
    int index = table.zones.hand(due.seat()).find(Acts.card(discard));
    lay(table, due.seat(), index);
    table.slots[Slot.NAMED] = Acts.colour(discard);
    boolean possible = possible(table, due);
    takeBack(table, due.seat(), index, named);
    return possible;
  }
}
