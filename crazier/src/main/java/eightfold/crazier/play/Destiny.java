package eightfold.crazier.play;

import eightfold.crazier.cards.Card;
import eightfold.crazier.cards.Colour;
import eightfold.game.Event;
import eightfold.game.FastChance;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Orders to play or discard a card, and how they are kept (A.19). */
final class Destiny {
  /** How many copies of the game are looked at before an option is simply allowed. */
  private static final int MOST_COPIES = 300;

  private Destiny() {}

  static void oblige(Table table, int chooser, List<Integer> seats, List<Integer> cards) {
    for (int seat : seats) {
      for (int card : cards) {
        if (table.hand(seat).contains(card)) {
          table.obligations.add(new Obligation(seat, card, chooser, false, false, false));
          table.tell(new Event("obliged", chooser, seat, List.of(), List.of(table.ids[card])));
        }
      }
    }
  }

  /** It applies to the next turn that the seat really takes (DSTY-2). */
  static void turnBegins(Table table, int seat) {
    table.obligations.replaceAll(due -> due.seat() == seat ? due.begun() : due);
  }

  static void kept(Table table, int seat, int card) {
    table.obligations.replaceAll(
        due -> due.active() && due.seat() == seat && due.card() == card ? due.done() : due);
  }

  /** Honour mode: remembers that it could have been kept (HON-3). */
  static void note(Table table) {
    if (table.settings.honour() && !table.over && table.turn.phase == Phase.MAIN) {
      table.obligations.replaceAll(
          due -> due.active() && possible(table, due) ? due.seenPossible() : due);
    }
  }

  private static Optional<Obligation> inForce(Table table, int seat) {
    for (Obligation due : table.obligations) {
      if (due.active()
          && due.seat() == seat
          && !due.kept()
          && table.hand(seat).contains(due.card())) {
        return Optional.of(due);
      }
    }
    return Optional.empty();
  }

  /** The seats that could keep an order now: a bit for each. */
  static int possible(Table table) {
    int mask = 0;
    for (Obligation due : table.obligations) {
      mask |= due.active() && possible(table, due) ? 1 << due.seat() : 0;
    }
    return mask;
  }

  /** Whether the seat could play or discard the card in this turn (DSTY-5). */
  static boolean possible(Table table, Obligation due) {
    int seat = due.seat();
    int card = due.card();
    if (!table.isCurrent(seat)
        || table.turn.phase == Phase.END
        || table.turn.isDone(seat)
        || !table.hand(seat).contains(card)) {
      return false;
    }
    boolean playable = Laws.playsLeft(table, seat) > 0 && Laws.meets(table, seat, card);
    return playable || discardable(table, seat, card);
  }

  /** Whether a sequence of discards ends with the card; all is as it was afterwards. */
  private static boolean discardable(Table table, int seat, int card) {
    int left = Laws.discardsLeft(table, seat);
    if (left == 0) {
      return false;
    }
    if (Laws.matches(table, card)) {
      return true;
    }
    List<Integer> hand = table.hand(seat);
    boolean found = false;
    for (int i = 0; left > 1 && i < hand.size() && !found; i++) {
      int other = hand.get(i);
      if (other == card || !Laws.matches(table, other)) {
        continue;
      }
      int named = table.named;
      hand.remove(/* index */ i);
      table.pile.addFirst(other);
      table.turn.discards[seat]++;
      boolean eight = table.card(other).names();
      for (int colour = 0; !found && colour < (eight ? Colour.values().length : 1); colour++) {
        table.named = eight ? colour : Table.NONE;
        found = discardable(table, seat, card);
      }
      table.turn.discards[seat]--;
      table.pile.removeFirst();
      hand.add(i, other);
      table.named = named;
    }
    return found;
  }

  /** Of these answers those that leave the seat able to keep its order; all, if none does. */
  static List<Integer> allowed(Table table, int seat, List<Integer> choices) {
    Optional<Obligation> due =
        table.settings.honour() || (table.before >> seat & 1) == 0
            ? Optional.empty()
            : inForce(table, seat);
    if (due.isEmpty()) {
      return choices;
    }
    List<Integer> allowed =
        choices.stream().filter(act -> reachable(table, due.get(), act, table.span)).toList();
    return allowed.isEmpty() ? choices : allowed;
  }

  /** Whether an act of the main phase would make it impossible. */
  static boolean forbids(Table table, int seat, int act) {
    return keepable(table, seat)
        .filter(due -> Acts.ofMainPhase(act) && forbids(table, due, act))
        .isPresent();
  }

  /** Leaves those of a seat's acts with which it can still keep its order; says how many. */
  static int keepable(Table table, int seat, int[] acts, int count) {
    Optional<Obligation> due = keepable(table, seat);
    if (due.isEmpty()) {
      return count;
    }
    int left = 0;
    for (int i = 0; i < count; i++) {
      if (!Acts.ofMainPhase(acts[i]) || !forbids(table, due.get(), acts[i])) {
        acts[left++] = acts[i];
      }
    }
    return left;
  }

  /** The order that binds the seat in its main phase: one that it can keep. */
  private static Optional<Obligation> keepable(Table table, int seat) {
    return table.settings.honour() || table.obligations.isEmpty()
        ? Optional.empty()
        : inForce(table, seat).filter(due -> possible(table, due));
  }

  private static boolean forbids(Table table, Obligation due, int act) {
    return act == Acts.END
        || Acts.card(act) != due.card() && !reachable(table, due, act, table.agenda.size() + 1);
  }

  private static boolean reachable(Table table, Obligation due, int act, int span) {
    Table copy = masked(table, due.seat());
    Laws.set(copy, due.seat(), act);
    return new Search(due, span).reaches(copy);
  }

  /** The first choice of another player in such a copy. */
  static int firstOf(Table copy, int decider) {
    return choices(copy, decider).getFirst();
  }

  /**
   * The choices of a seat in such a copy. Cards that are unknown there come first, as they lie and
   * not by their numbers: these follow from what the cards are, and would tell something of them
   * where not all choices can be looked at.
   */
  static List<Integer> choices(Table copy, int decider) {
    Pending asked = copy.pending.orElseThrow();
    List<Integer> choices = Laws.choices(copy, decider);
    if (!asked.kind().ofCards()) {
      return choices;
    }
    List<Integer> ordered = new ArrayList<>();
    List<Integer> owed = new ArrayList<>();
    for (int card : asked.options()) {
      if (copy.card(card).equals(Card.UNKNOWN)) {
        boolean named = copy.obligations.stream().anyMatch(due -> due.card() == card);
        for (int act : List.of(Acts.choose(card), Acts.pick(card))) {
          if (choices.contains(act)) {
            (named ? owed : ordered).add(act);
          }
        }
      }
    }
    ordered.addAll(owed);
    choices.stream().filter(act -> !ordered.contains(act)).forEach(ordered::add);
    return ordered;
  }

  /** A copy in which what the seat can't see is unknown. */
  static Table masked(Table table, int seat) {
    Table copy = table.copy();
    copy.heard(false);
    copy.turnStart = Optional.empty();
    copy.chance = new FastChance(0);
    copy.cards = table.cards.clone();
    for (int card = 0; card < copy.cards.length; card++) {
      boolean unseen =
          switch (table.zone(card)) {
            case STOCK -> true;
            case HAND -> table.opponents(seat, table.owner(card));
            case LIMBO -> !table.sees(seat, card);
            case PILE, PLAY -> false;
          };
      if (unseen) {
        copy.cards[card] = Card.UNKNOWN;
      }
    }
    return copy;
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
      copy.work = 0;
      Run.on(copy, span);
      if (copy.over || isKept(copy)) {
        // where the game is over nothing is owed any more
        return true;
      }
      if (copy.pending.isEmpty() || copy.agenda.size() < span) {
        return possible(copy, due);
      }
      int decider = copy.pending.get().seat();
      if (decider != due.seat()) {
        Laws.set(copy, decider, firstOf(copy, decider));
        return reaches(copy);
      }
      for (int choice : choices(copy, decider)) {
        if (++copies > MOST_COPIES) {
          return true;
        }
        Table next = copy.copy();
        Laws.set(next, decider, choice);
        if (reaches(next)) {
          return true;
        }
      }
      return false;
    }

    private boolean isKept(Table copy) {
      for (Obligation each : copy.obligations) {
        if (each.seat() == due.seat() && each.card() == due.card() && each.kept()) {
          return true;
        }
      }
      return false;
    }
  }
}
