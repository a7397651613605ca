package eightfold.program;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.rules.vocabulary.Effect;
import java.util.Arrays;
import java.util.Comparator;

/** What each kind does when it is laid, in the order in which it is done. Never changed. */
public final class CardOperations {
  private static final Comparator<Operation> ORDER =
      Comparator.comparing(Operation::action).thenComparingInt(Operation::number);

  private final Operation[][] operations = new Operation[Kind.COUNT][0];

  private final int seats;

  private CardOperations(int seats) {
    this.seats = seats;
  }

  static CardOperations of(RuledCards cards, int seats) {
    CardOperations operations = new CardOperations(seats);
    for (RuledCards.Line line : cards.lines()) {
      for (Effect effect : line.effects()) {
        operations.add(effect, line.kinds(), cards);
      }
    }
    return operations;
  }

  private void add(Effect effect, long kinds, RuledCards cards) {
    switch (effect) {
      case Effect.Penalty penalty -> penalty(penalty, kinds);
      case Effect.Lost lost -> lost(lost, kinds, cards.mask(lost.parriedBy()));
      case Effect.Others others -> step(kinds, othersDraw(others), others.draw());
      case Effect.AtOnce(Effect.What what) ->
          Operation.Action.of(what).ifPresent(action -> step(kinds, action, 0));
      case Effect.Playable _,
          Effect.Declares _,
          Effect.Followed _,
          Effect.Decides _,
          Effect.Contest _,
          Effect.Named _ -> {
        // sets of kinds: what may be played, or what is decided once the card lies
      }
      case Effect.Use _, Effect.Own _ ->
          throw new IllegalStateException("no rule of the core: " + effect);
    }
  }

  private void penalty(Effect.Penalty penalty, long kinds) {
    if (penalty.draws() > 0) {
      boolean lasts = penalty.whileStockLasts();
      step(
          kinds,
          lasts ? Operation.Action.NEXT_DRAWS_WHILE_STOCK_LASTS : Operation.Action.NEXT_DRAWS,
          penalty.draws());
    }
    if (penalty.counts() > 0) {
      step(kinds, Operation.Action.COUNT, penalty.counts());
    }
  }

  private void lost(Effect.Lost lost, long kinds, long parries) {
    int skipped = lost.seats().at(seats);
    if (skipped > 0) {
      boolean answered = parries != Kinds.NONE;
      step(kinds, answered ? Operation.Action.SKIP_OR_ANSWER : Operation.Action.SKIP, skipped);
    }
    if (lost.turns() > 0) {
      step(kinds, Operation.Action.NEXT_MISSES, lost.turns());
    }
  }

  private static Operation.Action othersDraw(Effect.Others others) {
    if (others.clockwise()) {
      return others.notTheNext()
          ? Operation.Action.OTHERS_BUT_NEXT_DRAW_CLOCKWISE
          : Operation.Action.OTHERS_DRAW_CLOCKWISE;
    }
    return others.notTheNext()
        ? Operation.Action.OTHERS_BUT_NEXT_DRAW
        : Operation.Action.OTHERS_DRAW;
  }

  /** One more step of what cards do. */
  private void step(long kinds, Operation.Action action, int number) {
    for (int kind : Kinds.list(kinds)) {
      Operation[] steps = operations[kind];
      Operation[] more = Arrays.copyOf(steps, steps.length + 1);
      more[steps.length] = new Operation(action, number);
      Arrays.sort(more, ORDER);
      operations[kind] = more;
    }
  }

  /** How many steps a kind has. */
  public int count(int kind) {
    return operations[kind].length;
  }

  /** One of them, from 0. */
  public Operation of(int kind, int step) {
    return operations[kind][step];
  }

  /** Whether a kind does that. */
  public boolean does(int kind, Operation.Action action) {
    for (Operation operation : operations[kind]) {
      if (operation.action() == action) {
        return true;
      }
    }
    return false;
  }

  /** Whether any kind does that. */
  public boolean anyDoes(Operation.Action action) {
    for (int kind = 0; kind < Kind.COUNT; kind++) {
      if (does(kind, action)) {
        return true;
      }
    }
    return false;
  }

  /** The kinds that do anything. */
  long active() {
    long kinds = Kinds.NONE;
    for (int kind = 0; kind < Kind.COUNT; kind++) {
      kinds |= operations[kind].length > 0 ? Kinds.of(kind) : Kinds.NONE;
    }
    return kinds;
  }
}
