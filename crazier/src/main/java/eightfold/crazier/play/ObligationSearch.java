package eightfold.crazier.play;

import eightfold.game.FastChance;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Which acts leave a seat able to keep an order, tried on copies of the game in which what it does
 * not see is unknown (A.19).
 */
final class ObligationSearch {
  /** How many copies of the game are looked at before an option is simply allowed. */
  private static final int MOST_COPIES = 300;

  private ObligationSearch() {}

  /** Of these answers those that leave the seat able to keep its order; all, if none does. */
  static int allowed(CrazierTable table, int seat, int[] choices, int count) {
    Optional<Obligation> due =
        table.settings.honour() || seat < 0 || (table.slots[CrazierSlot.BEFORE] >> seat & 1) == 0
            ? Optional.empty()
            : Obligations.inForce(table, seat);
    if (due.isEmpty()) {
      return count;
    }
    CrazierTable masked = masked(table, seat);
    int left = 0;
    for (int i = 0; i < count; i++) {
      if (reachable(masked, due.get(), choices[i], table.slots[CrazierSlot.SPAN])) {
        choices[left++] = choices[i];
      }
    }
    return left == 0 ? count : left;
  }

  /** Whether an act of the main phase would make it impossible. */
  static boolean forbids(CrazierTable table, int seat, int act) {
    return keepable(table, seat, new int[] {act}, 1) == 0;
  }

  /** Leaves those of a seat's acts with which it can still keep its order; says how many. */
  static int keepable(CrazierTable table, int seat, int[] acts, int count) {
    Optional<Obligation> due = keepable(table, seat);
    if (due.isEmpty()) {
      return count;
    }
    boolean quiet = !AbilityTriggers.byDiscards(table);
    // made when the first act must be tried on it
    @Nullable CrazierTable masked = null;
    int left = 0;
    for (int i = 0; i < count; i++) {
      int act = acts[i];
      if (act == CrazierActs.END) {
        continue;
      }
      boolean keeps = !CrazierActs.ofMainPhase(act) || CrazierActs.card(act) == due.get().card();
      if (!keeps && quiet && CrazierActs.isDiscard(act)) {
        keeps = Obligations.possibleAfter(table, due.get(), act);
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
  private static Optional<Obligation> keepable(CrazierTable table, int seat) {
    return table.settings.honour() || table.work.obligations.isEmpty()
        ? Optional.empty()
        : Obligations.inForce(table, seat).filter(due -> Obligations.possible(table, due));
  }

  private static boolean reachable(CrazierTable masked, Obligation due, int act, int span) {
    CrazierTable trial = masked.trial();
    CrazierLegalActs.set(trial, due.seat(), act);
    return new Search(due, span).reaches(trial);
  }

  /** The first choice of another player in such a copy. */
  static int firstOf(CrazierTable copy, int decider) {
    return choices(copy, decider).at(0);
  }

  /**
   * The choices of a seat in such a copy. Cards that are unknown there come first, as they lie and
   * not by their numbers: these follow from what the cards are, and would tell something of them
   * where not all choices can be looked at.
   */
  static IntList choices(CrazierTable copy, int decider) {
    OpenDecision asked = copy.pending().orElseThrow();
    // each option, and one act more
    int[] acts = new int[asked.options().size() + 2];
    int count = CrazierLegalActs.choices(copy, decider, acts);
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
      CrazierTable copy, OpenDecision asked, int[] acts, int count, boolean owed, IntList ordered) {
    for (int i = 0; i < asked.options().size(); i++) {
      int card = asked.options().at(i);
      int act = asked.several() ? CrazierActs.pick(card) : CrazierActs.choose(card);
      if (copy.zones.card(card).isUnknown()
          && isOwed(copy, card) == owed
          && CrazierLegalActs.contains(acts, count, act)) {
        ordered.append(act);
      }
    }
  }

  private static boolean isOwed(CrazierTable table, int card) {
    for (int i = 0; i < table.work.obligations.size(); i++) {
      if (table.work.obligations.get(i).card() == card) {
        return true;
      }
    }
    return false;
  }

  /** A table for trials in which what the seat can't see is unknown. */
  static CrazierTable masked(CrazierTable table, int seat) {
    CrazierTable copy = table.trial();
    copy.report.heard(false);
    copy.turnStart = Optional.empty();
    copy.chance = new FastChance(0);
    copy.zones.pack = table.zones.pack.without(card -> isUnseen(table, seat, card));
    return copy;
  }

  private static boolean isUnseen(CrazierTable table, int seat, int card) {
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

    boolean reaches(CrazierTable copy) {
      copy.work.taken = 0;
      AgendaRunner.on(copy, span);
      if (copy.isOver() || isKept(copy)) {
        // where the game is over nothing is owed any more
        return true;
      }
      if (copy.pending().isEmpty() || copy.work.agenda.size() < span) {
        return Obligations.possible(copy, due);
      }
      int decider = copy.pending().get().seat();
      if (decider != due.seat()) {
        CrazierLegalActs.set(copy, decider, firstOf(copy, decider));
        return reaches(copy);
      }
      IntList choices = choices(copy, decider);
      for (int i = 0; i < choices.size(); i++) {
        if (++copies > MOST_COPIES) {
          return true;
        }
        // with the last one nothing is tried on the copy any more
        CrazierTable next = i < choices.size() - 1 ? copy.trial() : copy;
        CrazierLegalActs.set(next, decider, choices.at(i));
        if (reaches(next)) {
          return true;
        }
      }
      return false;
    }

    private boolean isKept(CrazierTable copy) {
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
