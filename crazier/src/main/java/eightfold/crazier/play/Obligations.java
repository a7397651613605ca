package eightfold.crazier.play;

import eightfold.crazier.cards.Colour;
import eightfold.game.Event;
import eightfold.game.FastChance;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Orders to play or discard a card, and how they are kept (A.19). */
final class Obligations {
  /** How many copies of the game are looked at before an option is simply allowed. */
  private static final int MOST_COPIES = 300;

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

  private static Optional<Obligation> inForce(Table table, int seat) {
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
    boolean playable = LegalActs.playsLeft(table, seat) > 0 && LegalActs.meets(table, seat, card);
    return playable || discardable(table, seat, card);
  }

  /** Whether a sequence of discards ends with the card; all is as it was afterwards. */
  private static boolean discardable(Table table, int seat, int card) {
    int left = LegalActs.discardsLeft(table, seat);
    if (left == 0) {
      return false;
    }
    if (LegalActs.matches(table, card)) {
      return true;
    }
    IntList hand = table.zones.hand(seat);
    boolean found = false;
    for (int i = 0; left > 1 && i < hand.size() && !found; i++) {
      int other = hand.at(i);
      if (other == card || !LegalActs.matches(table, other)) {
        continue;
      }
      int named = table.slots[Slot.NAMED];
      lay(table, seat, i);
      boolean eight = table.zones.pack.names(other);
      for (int colour = 0; !found && colour < (eight ? Colour.values().length : 1); colour++) {
        table.slots[Slot.NAMED] = eight ? colour : Table.NONE;
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

  /** Of these answers those that leave the seat able to keep its order; all, if none does. */
  static int allowed(Table table, int seat, int[] choices, int count) {
    Optional<Obligation> due =
        table.settings.honour() || seat < 0 || (table.slots[Slot.BEFORE] >> seat & 1) == 0
            ? Optional.empty()
            : inForce(table, seat);
    if (due.isEmpty()) {
      return count;
    }
    Table masked = masked(table, seat);
    int left = 0;
    for (int i = 0; i < count; i++) {
      if (reachable(masked, due.get(), choices[i], table.slots[Slot.SPAN])) {
        choices[left++] = choices[i];
      }
    }
    return left == 0 ? count : left;
  }

  /** Whether an act of the main phase would make it impossible. */
  static boolean forbids(Table table, int seat, int act) {
    return keepable(table, seat, new int[] {act}, 1) == 0;
  }

  /** Leaves those of a seat's acts with which it can still keep its order; says how many. */
  static int keepable(Table table, int seat, int[] acts, int count) {
    Optional<Obligation> due = keepable(table, seat);
    if (due.isEmpty()) {
      return count;
    }
    boolean quiet = !Triggers.byDiscards(table);
    // made when the first act must be tried on it
    @Nullable Table masked = null;
    int left = 0;
    for (int i = 0; i < count; i++) {
      int act = acts[i];
      if (act == Acts.END) {
        continue;
      }
      boolean keeps = !Acts.ofMainPhase(act) || Acts.card(act) == due.get().card();
      if (!keeps && quiet && Acts.isDiscard(act)) {
        keeps = possibleAfter(table, due.get(), act);
      } else if (!keeps) {
        masked = masked == null ? masked(table, seat) : masked;
        keeps = reachable(masked, due.get(), act, table.work.agenda.size() + 1);
      }
      if (keeps) {
        acts[left++] = act;
      }
    }
    return left;
  }

  /** The order that binds the seat in its main phase: one that it can keep. */
  private static Optional<Obligation> keepable(Table table, int seat) {
    return table.settings.honour() || table.work.obligations.isEmpty()
        ? Optional.empty()
        : inForce(table, seat).filter(due -> possible(table, due));
  }

  /** Whether the order can be kept after the discard of another card that triggers nothing. */
  private static boolean possibleAfter(Table table, Obligation due, int discard) {
    int named = table.slots[Slot.NAMED];
    int index = table.zones.hand(due.seat()).find(Acts.card(discard));
    lay(table, due.seat(), index);
    table.slots[Slot.NAMED] = Acts.colour(discard);
    boolean possible = possible(table, due);
    takeBack(table, due.seat(), index, named);
    return possible;
  }

  private static boolean reachable(Table masked, Obligation due, int act, int span) {
    Table trial = masked.trial();
    LegalActs.set(trial, due.seat(), act);
    return new Search(due, span).reaches(trial);
  }

  /** The first choice of another player in such a copy. */
  static int firstOf(Table copy, int decider) {
    return choices(copy, decider).at(0);
  }

  /**
   * The choices of a seat in such a copy. Cards that are unknown there come first, as they lie and
   * not by their numbers: these follow from what the cards are, and would tell something of them
   * where not all choices can be looked at.
   */
  static IntList choices(Table copy, int decider) {
    Pending asked = copy.pending().orElseThrow();
    // each option, and one act more
    int[] acts = new int[asked.options().size() + 2];
    int count = LegalActs.choices(copy, decider, acts);
    IntList ordered = new IntList(count);
    if (asked.kind().ofCards()) {
      unknown(copy, asked, acts, count, false, ordered);
      unknown(copy, asked, acts, count, true, ordered);
    }
    for (int i = 0; i < count; i++) {
      if (!ordered.has(acts[i])) {
        ordered.append(acts[i]);
      }
    }
    return ordered;
  }

  /**
   * Adds the choices of unknown cards as they lie.
   *
   * @param owed whether it is those that somebody is obliged to play, or the others
   */
  private static void unknown(
      Table copy, Pending asked, int[] acts, int count, boolean owed, IntList ordered) {
    for (int i = 0; i < asked.options().size(); i++) {
      int card = asked.options().at(i);
      int act = asked.several() ? Acts.pick(card) : Acts.choose(card);
      if (copy.zones.card(card).isUnknown()
          && isOwed(copy, card) == owed
          && LegalActs.contains(acts, count, act)) {
        ordered.append(act);
      }
    }
  }

  private static boolean isOwed(Table table, int card) {
    for (int i = 0; i < table.work.obligations.size(); i++) {
      if (table.work.obligations.get(i).card() == card) {
        return true;
      }
    }
    return false;
  }

  /** A table for trials in which what the seat can't see is unknown. */
  static Table masked(Table table, int seat) {
    Table copy = table.trial();
    copy.report.heard(false);
    copy.turnStart = Optional.empty();
    copy.chance = new FastChance(0);
    copy.zones.pack = table.zones.pack.without(card -> isUnseen(table, seat, card));
    return copy;
  }

  private static boolean isUnseen(Table table, int seat, int card) {
    return switch (table.zones.zone(card)) {
      case STOCK -> true;
      case HAND -> table.opponents(seat, table.zones.owner(card));
      case LIMBO -> !table.zones.sees(seat, card);
      case PILE, PLAY -> false;
    };
  }

  /** Looks depth-first for choices of the seat after which its order can still be kept. */
  private static final class Search {
    private final Obligation due;
    private final int span;
    private int copies;

    Search(Obligation due, int span) {
      this.due = due;
      this.span = span;
    }

    boolean reaches(Table copy) {
      copy.work.taken = 0;
      AgendaRunner.on(copy, span);
      if (copy.isOver() || isKept(copy)) {
        // where the game is over nothing is owed any more
        return true;
      }
      if (copy.pending().isEmpty() || copy.work.agenda.size() < span) {
        return possible(copy, due);
      }
      int decider = copy.pending().get().seat();
      if (decider != due.seat()) {
        LegalActs.set(copy, decider, firstOf(copy, decider));
        return reaches(copy);
      }
      IntList choices = choices(copy, decider);
      for (int i = 0; i < choices.size(); i++) {
        if (++copies > MOST_COPIES) {
          return true;
        }
        // with the last one nothing is tried on the copy any more
        Table next = i < choices.size() - 1 ? copy.trial() : copy;
        LegalActs.set(next, decider, choices.at(i));
        if (reaches(next)) {
          return true;
        }
      }
      return false;
    }

    private boolean isKept(Table copy) {
      for (int i = 0; i < copy.work.obligations.size(); i++) {
        Obligation each = copy.work.obligations.get(i);
        if (each.seat() == due.seat() && each.card() == due.card() && each.kept()) {
          return true;
        }
      }
      return false;
    }
  }
}
