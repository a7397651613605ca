package eightfold.crazier.play;

import eightfold.crazier.cards.Effect;
import eightfold.game.Chance;
import eightfold.game.FastChance;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Makes of a table one that a seat could not tell from it: what it sees and knows stays, hidden
 * cards are dealt anew, what comes of hidden cards is made anew, and so is the generator of
 * shuffles to come (docs/adr/0015). What the seat knows is the table without its hidden cards.
 */
public final class Determiniser {
  private static final int HALF = 1 << 30;

  /** As it really is, and what is made of it. */
  private final Table from;

  private final Table to;
  private final int seat;
  private final HiddenCards hidden;

  private Determiniser(Table table, Table to, int seat) {
    from = table.copy();
    from.settleMoves();
    this.to = to;
    this.seat = seat;
    to.copyFrom(from);
    to.heard(from.isHeard());
    to.asKnownTo(seat);
    to.slots[Slot.BEFORE] &= own();
    hidden = new HiddenCards(to, seat);
    work();
  }

  /**
   * A number for all that a seat sees and knows: the same for tables that it cannot tell apart,
   * almost surely another one for others.
   *
   * @param seat the seat, or {@link Table#NONE} for who only looks on
   */
  public static long informationKey(Table table, int seat) {
    Table known = table.copy();
    HiddenCards hidden = new Determiniser(table, known, seat).hidden;
    known.turnStart = Optional.empty();
    long key = FlatTable.hash(FastChance.mix(seat), FlatTable.of(known, /* chance */ false));
    key = FastChance.mix(key + hidden.shown());
    return table.turnStart.isEmpty()
        ? key
        : FastChance.mix(key + informationKey(table.turnStart.get(), seat));
  }

  /**
   * Makes a table such a one.
   *
   * @param table the true one, which stays as it is
   * @param to another of the same game, which is overwritten
   * @param seat the seat, or {@link Table#NONE} for who only looks on
   * @param chance where the hidden cards come from
   */
  public static void determinise(Table table, Table to, int seat, Chance chance) {
    Determiniser determiniser = new Determiniser(table, to, seat);
    do {
      determiniser.deal(chance);
    } while (!determiniser.fits());
    to.chance = new FastChance(FastChance.mix(seed(chance)));
    if (table.turnStart.isPresent()) {
      Table start = table.copy();
      determinise(table.turnStart.get(), start, seat, chance);
      to.turnStart = Optional.of(start);
    }
  }

  private static long seed(Chance chance) {
    return (long) chance.below(HALF) << 30 | chance.below(HALF);
  }

  private int own() {
    return seat == Table.NONE ? 0 : 1 << seat;
  }

  // what refers to hidden cards

  /** All that refers to hidden cards does so to those that lie there now, or to none. */
  private void work() {
    for (int i = 0; i < from.envs.size(); i++) {
      to.envs.set(i, context(from.envs.get(i)));
    }
    for (int i = 0; i < from.agenda.size(); i++) {
      to.agenda.set(i, task(from.agenda.get(i)));
    }
    for (int i = 0; i < from.obligations.size(); i++) {
      to.obligations.set(i, obligation(from.obligations.get(i)));
    }
    for (int i = 0; i < from.open.size(); i++) {
      Pending asked = from.open.get(i);
      Pending known = asked.then(task(asked.then()));
      to.open.set(i, isUnseen(asked) ? unseen(known) : known);
    }
  }

  private AbilityContext context(AbilityContext env) {
    IntList turned = new IntList(env.turned().size());
    for (int i = 0; i < env.turned().size(); i++) {
      int card = env.turned().at(i);
      // which of them has gone where is not seen, and matters no more
      if (!hidden.wasHidden(card) || from.isIn(card, Zones.Zone.LIMBO)) {
        turned.append(hidden.now(card));
      }
    }
    List<AbilityContext.Variable> variables = new ArrayList<>();
    for (AbilityContext.Variable variable : env.variables()) {
      variables.add(variable(variable));
    }
    return env.turned(turned).withAll(variables);
  }

  private AbilityContext.Variable variable(AbilityContext.Variable variable) {
    IntList moves = variable.held().moves();
    if (moves.isEmpty()) {
      return variable;
    }
    IntList items = new IntList(moves.size());
    for (int i = 0; i < moves.size(); i++) {
      int card = variable.held().items().at(i);
      boolean gone = hidden.wasHidden(card) && moves.at(i) != 0;
      items.append(gone ? Table.NONE : hidden.now(card));
    }
    return new AbilityContext.Variable(variable.name(), new AbilityContext.Held(items, moves));
  }

  private Task task(Task task) {
    return switch (task) {
      case Task.EndOutermost(int span, int before) -> new Task.EndOutermost(span, before & own());
      case Task.Bring(int env, int card, var sides, var way, boolean answered) ->
          new Task.Bring(env, hidden.now(card), sides, way, answered);
      case Task.Passing passing -> {
        List<IntList> chosen = new ArrayList<>();
        for (int i = 0; i < passing.chosen().size(); i++) {
          IntList cards = passing.chosen().get(i);
          chosen.add(passing.seats().at(i) == seat ? cards : nothing(cards.size()));
        }
        yield new Task.Passing(
            passing.count(), passing.seats(), List.copyOf(chosen), passing.answered());
      }
      case Task.Plain _, Task.Picked _ -> task;
    };
  }

  /** So many cards of which nothing is known. */
  private static IntList nothing(int count) {
    IntList nothing = new IntList(count);
    for (int i = 0; i < count; i++) {
      nothing.append(Table.NONE);
    }
    return nothing;
  }

  /** An order is told to the two whom it concerns (DSTY-1). */
  private Obligation obligation(Obligation due) {
    boolean own = due.seat() == seat;
    return own || due.chooser() == seat
        ? due.as(due.card(), own && due.wasPossible(), due.kept())
        : due.as(Table.NONE, false, false);
  }

  /** Whether only another sees among what it decides (MAY-3). */
  private boolean isUnseen(Pending asked) {
    return asked.hidden() && asked.seat() != seat;
  }

  private static Pending unseen(Pending asked) {
    return asked.with(IntList.NONE, 0, 0).picking(nothing(asked.picked().size()));
  }

  // dealing

  private void deal(Chance chance) {
    hidden.deal(chance);
    work();
    to.obligations.replaceAll(due -> due.card() == Table.NONE ? ordered(due, chance) : due);
    int before = Obligations.possible(to) & ~own();
    to.slots[Slot.BEFORE] = from.slots[Slot.BEFORE] & own() | before;
    to.agenda.replaceAll(task -> filled(task, before, chance));
    Optional<Pending> asked = to.pending();
    if (asked.isPresent()) {
      Pending known = asked.get().then(filled(asked.get().then(), before, chance));
      to.open.set(0, known);
      if (isUnseen(known)) {
        Pending anew = Decisions.anew(to, known);
        to.open.set(0, anew.picking(some(anew.options(), known.picked().size(), chance)));
      }
    }
    if (to.settings.honour() && !to.isOver() && to.phase() == Phase.MAIN) {
      to.obligations.replaceAll(
          due ->
              due.seat() != seat && due.active() && Obligations.possible(to, due)
                  ? due.seenPossible()
                  : due);
    }
  }

  /** Which card it is that somebody has been ordered to play: any of the hand. */
  private Obligation ordered(Obligation due, Chance chance) {
    IntList hand = to.hand(due.seat());
    int card = hand.isEmpty() ? Table.NONE : hand.at(chance.below(hand.size()));
    return due.as(card, due.wasPossible(), due.kept());
  }

  private Task filled(Task task, int before, Chance chance) {
    return switch (task) {
      case Task.EndOutermost(int span, int own) -> new Task.EndOutermost(span, own | before);
      case Task.Passing passing -> {
        List<IntList> chosen = new ArrayList<>();
        for (int i = 0; i < passing.chosen().size(); i++) {
          IntList cards = passing.chosen().get(i);
          int giver = passing.seats().at(i);
          chosen.add(giver == seat ? cards : some(to.hand(giver), cards.size(), chance));
        }
        yield new Task.Passing(
            passing.count(), passing.seats(), List.copyOf(chosen), passing.answered());
      }
      case Task.Plain _, Task.Picked _, Task.Bring _ -> task;
    };
  }

  /** So many of some numbers in some order. */
  private static IntList some(IntList all, int count, Chance chance) {
    IntList some = IntList.copyOf(all);
    for (int i = 0; i < count && i < all.size(); i++) {
      some.swap(i, i + chance.below(some.size() - i));
    }
    some.truncate(count);
    return some;
  }

  /** Whether the seat would be asked as it is: cards that it may choose say what others are not. */
  private boolean fits() {
    Optional<Pending> asked = to.pending();
    if (asked.isEmpty()) {
      return true;
    }
    return switch (asked.get().then()) {
      case Task.Chosen(int _, Effect.ChooseCards choice)
          when asked.get().seat() == seat && choice.filter().tells() ->
          sorted(Decisions.anew(to, asked.get()).options()).equals(sorted(asked.get().options()));
      case Task.Offered(int env, List<Effect> effects) when !effects.isEmpty() ->
          Decisions.offers(to, to.envs.get(env), effects.getFirst());
      case Task.Plain _, Task.Picked _, Task.OfHidden _ -> true;
    };
  }

  private static IntList sorted(IntList numbers) {
    IntList sorted = IntList.copyOf(numbers);
    sorted.sort(Integer::compare);
    return sorted;
  }
}
