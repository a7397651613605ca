package eightfold.crazier.play;

import eightfold.crazier.cards.Effect;
import java.util.ArrayList;
import java.util.List;

/** Uses conditional abilities in the order that the page lays down (A.15, B.5). */
final class Batches {
  private Batches() {}

  /** Does something outermost, and then what it triggered. */
  static void outermost(Table table, Task... tasks) {
    table.push(new Task.EndOutermost(table.span, table.before));
    table.span = table.agenda.size();
    table.before = Destiny.possible(table);
    table.push(new Task.Checkpoint());
    table.push(new Task.Fresh());
    table.push(new Task.Checkpoint());
    for (int i = tasks.length - 1; i >= 0; i--) {
      table.push(tasks[i]);
    }
  }

  static void fresh(Table table) {
    for (List<Triggered> batch : table.fresh.reversed()) {
      table.push(new Task.Rest(batch));
    }
    table.fresh.clear();
  }

  static void rest(Table table, List<Triggered> batch) {
    // waiting abilities of a player who has lost are removed (LOSE-7)
    List<Triggered> left =
        table.lost == 0
            ? batch
            : batch.stream().filter(triggered -> !table.isOut(triggered.you())).toList();
    if (!left.isEmpty()) {
      table.push(new Task.PickNext(left));
      table.push(new Task.Checkpoint());
    }
  }

  /** Those of the current player first, then clockwise (COND-3). */
  static void pickNext(Table table, List<Triggered> batch) {
    int controller = nextController(table, batch);
    List<Integer> assets = new ArrayList<>();
    for (Triggered triggered : batch) {
      if (triggered.you() == controller && !assets.contains(triggered.card())) {
        assets.add(triggered.card());
      }
    }
    if (assets.size() > 1) {
      Choosing.ask(
          table,
          new Pending(
              orderer(table, controller),
              Pending.Kind.ORDER,
              List.copyOf(assets),
              1,
              1,
              false,
              List.of(),
              Table.NONE,
              "",
              new Task.NextPicked(batch)),
          false);
    } else {
      table.answer = List.copyOf(assets);
      nextPicked(table, batch);
    }
  }

  private static int nextController(Table table, List<Triggered> batch) {
    int controllers = 0;
    for (Triggered triggered : batch) {
      controllers |= 1 << triggered.you();
    }
    for (int seat : table.turn.slot) {
      if ((controllers >> seat & 1) != 0) {
        return seat;
      }
    }
    for (int seat : table.fromCurrent(controllers)) {
      return seat;
    }
    throw new IllegalStateException("nobody's ability waits");
  }

  /** The first current player orders also the abilities of others (COND-4). */
  private static int orderer(Table table, int controller) {
    return table.turn.slot.stream()
        .filter(seat -> !table.isOut(seat))
        .findFirst()
        .orElse(controller);
  }

  static void nextPicked(Table table, List<Triggered> batch) {
    int controller = nextController(table, batch);
    int asset = table.answer.getFirst();
    List<Triggered> left = new ArrayList<>(batch);
    for (Triggered triggered : batch) {
      if (triggered.you() == controller && triggered.card() == asset) {
        left.remove(triggered);
        table.push(new Task.Rest(List.copyOf(left)));
        outermost(table, new Task.Use(triggered, false));
        return;
      }
    }
    throw new IllegalStateException("no ability of the chosen asset waits");
  }

  /** Its "if" is judged now (COND-10), then it may be declined. */
  static void use(Table table, Triggered triggered, boolean remembered) {
    Env env = new Env(triggered.you(), triggered.card(), List.of());
    env.held.putAll(triggered.held());
    Judge judge = Judge.of(table, env);
    List<Effect> effects = triggered.ability().effects();
    boolean may = triggered.ability().may();
    if (!judge.holds(triggered.ability().condition())
        || may && !Choosing.offers(table, env, effects.getFirst())) {
      return;
    }
    if (table.settings.honour() && !remembered) {
      Choosing.remember(
          table, orderer(table, triggered.you()), triggered.card(), new Task.Remembered(triggered));
      return;
    }
    int number = Doing.open(table, env);
    table.push(new Task.Finish(number));
    Task offered = new Task.Offered(number, effects);
    if (may) {
      Choosing.yesOrNo(table, triggered.you(), triggered.card(), "", offered);
    } else {
      table.answer = List.of(1);
      offered(table, number, effects);
    }
  }

  static void remembered(Table table, Triggered triggered) {
    if (table.answer.contains(1)) {
      use(table, triggered, true);
    } else {
      table.tell("forgot", triggered.you(), table.ids[triggered.card()]);
    }
  }

  static void offered(Table table, int number, List<Effect> effects) {
    if (table.answer.contains(1)) {
      Env env = table.envs.get(number);
      table.tell("uses", env.you, table.ids[env.self]);
      table.push(new Task.Effects(number, effects, 0));
    }
  }
}
