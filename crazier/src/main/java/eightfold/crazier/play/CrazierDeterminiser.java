package eightfold.crazier.play;

import eightfold.crazier.cards.AbilityEffect;
import eightfold.game.Chance;
import eightfold.game.FastChance;
import eightfold.state.Resampling;
import eightfold.state.StateHash;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Makes of a table one that a seat could not tell from it: what it sees and knows stays, hidden
 * cards are dealt anew, what comes of hidden cards is made anew, and so is the generator of
 * shuffles to come (docs/adr/0015). What the seat knows is the table without its hidden cards.
 */
public final class CrazierDeterminiser {
  private final CrazierTable table;
  private final int seat;

  // as it really was

  private final List<AbilityContext> envs;
  private final List<Task> agenda;
  private final List<Obligation> obligations;
  private final Optional<OpenDecision> open;

  /**
   * Whether the seat could follow its orders before what is being done ({@link
   * CrazierSlot#BEFORE}).
   */
  private final int before;

  private final HiddenPlaces hidden;

  /** Takes what the seat does not know off a table. */
  private CrazierDeterminiser(CrazierTable table, int seat) {
    this.table = table;
    this.seat = seat;
    table.settleMoves();
    table.report.heard(table.report.isHeard());
    envs = List.copyOf(table.work.envs);
    agenda = List.copyOf(table.work.agenda);
    obligations = List.copyOf(table.work.obligations);
    open = table.pending();
    before = table.slots[CrazierSlot.BEFORE] & own();
    table.slots[CrazierSlot.BEFORE] = before;
    table.knowledge.asKnownTo(seat);
    hidden = new HiddenPlaces(table, seat);
    work();
  }

  /**
   * A number for all that a seat sees and knows: the same for tables that it cannot tell apart,
   * almost surely another one for others.
   *
   * @param seat the seat, or {@link Numbering#NONE} for who only looks on
   */
  public static long informationKey(CrazierTable table, int seat) {
    CrazierTable known = table.copy();
    HiddenPlaces hidden = new CrazierDeterminiser(known, seat).hidden;
    known.turnStart = Optional.empty();
    long key = StateHash.of(FastChance.mix(seat), FlatTable.of(known, /* chance */ false));
    key = FastChance.mix(key + hidden.shown());
    return table.turnStart.isEmpty()
        ? key
        : FastChance.mix(key + informationKey(table.turnStart.get(), seat));
  }

  /**
   * Makes a table such a one.
   *
   * @param truth the true one, which stays as it is
   * @param table a copy of it, which nobody else has
   * @param seat the seat, or {@link Numbering#NONE} for who only looks on
   * @param chance where the hidden cards come from
   */
  public static void determinise(CrazierTable truth, CrazierTable table, int seat, Chance chance) {
    CrazierDeterminiser determiniser = new CrazierDeterminiser(table, seat);
    boolean dealt =
        Resampling.succeeds(
            tries -> {
              determiniser.deal(chance);
              return determiniser.fits();
            });
    if (!dealt) {
      table.copyFrom(truth);
    }
    table.chance = new FastChance(FastChance.seedFrom(chance));
    if (table.turnStart.isPresent()) {
      CrazierTable before = table.turnStart.get();
      CrazierTable start = before.copy();
      determinise(before, start, seat, chance);
      table.turnStart = Optional.of(start);
    }
  }

  private int own() {
    return seat == Numbering.NONE ? 0 : 1 << seat;
  }

  // what refers to hidden cards

  /** All that refers to hidden cards does so to those that lie there now, or to none. */
  private void work() {
    for (int i = 0; i < envs.size(); i++) {
      table.work.envs.set(i, context(envs.get(i)));
    }
    for (int i = 0; i < agenda.size(); i++) {
      table.work.agenda.set(i, task(agenda.get(i)));
    }
    for (int i = 0; i < obligations.size(); i++) {
      table.work.obligations.set(i, obligation(obligations.get(i)));
    }
    if (open.isPresent()) {
      OpenDecision asked = open.get();
      OpenDecision known = asked.then(task(asked.then()));
      table.work.open.set(0, isUnseen(asked) ? unseen(known) : known);
    }
  }

  private AbilityContext context(AbilityContext env) {
    IntList turned = new IntList(env.turned().size());
    for (int i = 0; i < env.turned().size(); i++) {
      int card = env.turned().at(i);
      // which of them has gone where is not seen, and matters no more
      if (!hidden.wasHidden(card) || hidden.wasInLimbo(card)) {
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
      items.append(gone ? Numbering.NONE : hidden.now(card));
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
      nothing.append(Numbering.NONE);
    }
    return nothing;
  }

  /** An order is told to the two whom it concerns (DSTY-1). */
  private Obligation obligation(Obligation due) {
    boolean own = due.seat() == seat;
    return own || due.chooser() == seat
        ? due.as(due.card(), own && due.wasPossible(), due.kept())
        : due.as(Numbering.NONE, false, false);
  }

  /** Whether only another sees among what it decides (MAY-3). */
  private boolean isUnseen(OpenDecision asked) {
    return asked.hidden() && asked.seat() != seat;
  }

  private static OpenDecision unseen(OpenDecision asked) {
    return asked.with(IntList.NONE, 0, 0).picking(nothing(asked.picked().size()));
  }

  // dealing

  private void deal(Chance chance) {
    hidden.deal(chance);
    work();
    table.work.obligations.replaceAll(
        due -> due.card() == Numbering.NONE ? ordered(due, chance) : due);
    int others = Obligations.possible(table) & ~own();
    table.slots[CrazierSlot.BEFORE] = before | others;
    table.work.agenda.replaceAll(task -> filled(task, others, chance));
    Optional<OpenDecision> asked = table.pending();
    if (asked.isPresent()) {
      OpenDecision known = asked.get().then(filled(asked.get().then(), others, chance));
      table.work.open.set(0, known);
      if (isUnseen(known)) {
        OpenDecision anew = Decisions.anew(table, known);
        table.work.open.set(0, anew.picking(some(anew.options(), known.picked().size(), chance)));
      }
    }
    if (table.settings.honour() && !table.isOver() && table.phase() == Phase.MAIN) {
      table.work.obligations.replaceAll(
          due ->
              due.seat() != seat && due.active() && Obligations.possible(table, due)
                  ? due.seenPossible()
                  : due);
    }
  }

  /** Which card it is that somebody has been ordered to play: any of the hand. */
  private Obligation ordered(Obligation due, Chance chance) {
    IntList hand = table.zones.hand(due.seat());
    int card = hand.isEmpty() ? Numbering.NONE : hand.at(chance.below(hand.size()));
    return due.as(card, due.wasPossible(), due.kept());
  }

  private Task filled(Task task, int others, Chance chance) {
    return switch (task) {
      case Task.EndOutermost(int span, int own) -> new Task.EndOutermost(span, own | others);
      case Task.Passing passing -> {
        List<IntList> chosen = new ArrayList<>();
        for (int i = 0; i < passing.chosen().size(); i++) {
          IntList cards = passing.chosen().get(i);
          int giver = passing.seats().at(i);
          chosen.add(giver == seat ? cards : some(table.zones.hand(giver), cards.size(), chance));
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
    Optional<OpenDecision> asked = table.pending();
    if (asked.isEmpty()) {
      return true;
    }
    return switch (asked.get().then()) {
      case Task.Chosen(int _, AbilityEffect.ChooseCards choice)
          when asked.get().seat() == seat && choice.filter().tells() ->
          sorted(Decisions.anew(table, asked.get()).options())
              .equals(sorted(asked.get().options()));
      case Task.Offered(int env, List<AbilityEffect> effects) when !effects.isEmpty() ->
          Decisions.offers(table, table.work.envs.get(env), effects.getFirst());
      case Task.Plain _, Task.Picked _, Task.OfHidden _ -> true;
    };
  }

  private static IntList sorted(IntList numbers) {
    IntList sorted = IntList.copyOf(numbers);
    sorted.sort();
    return sorted;
  }
}
