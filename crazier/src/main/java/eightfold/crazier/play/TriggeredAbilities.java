package eightfold.crazier.play;

import eightfold.crazier.cards.AbilityEffect;
import java.util.ArrayList;
import java.util.List;

/** Uses conditional abilities in the order that the page lays down (A.15, B.5). */
final class TriggeredAbilities {
  private TriggeredAbilities() {}

  /** What is done next is outermost, and what it triggers is done after it. */
  static void outermost(CrazierTable table) {
    table.push(
        new Task.EndOutermost(table.slots[CrazierSlot.SPAN], table.slots[CrazierSlot.BEFORE]));
    table.slots[CrazierSlot.SPAN] = table.work.agenda.size();
    table.slots[CrazierSlot.BEFORE] = Obligations.possible(table);
  }

  static void endOutermost(CrazierTable table, Task.EndOutermost end) {
    CrazierTurns.checkpoint(table);
    if (table.isOver()) {
      return;
    }
    if (table.work.fresh.isEmpty()) {
      table.slots[CrazierSlot.SPAN] = end.span();
      table.slots[CrazierSlot.BEFORE] = end.before();
    } else {
      table.push(end);
      fresh(table);
    }
  }

  static void fresh(CrazierTable table) {
    DataList<List<Triggered>> fresh = table.work.fresh;
    for (int i = fresh.size() - 1; i > 0; i--) {
      table.push(new Task.Rest(fresh.get(i)));
    }
    if (!fresh.isEmpty()) {
      List<Triggered> first = fresh.get(0);
      fresh.clear();
      rest(table, first);
    }
  }

  static void rest(CrazierTable table, List<Triggered> batch) {
    // waiting abilities of a player who has lost are removed (LOSE-7)
    List<Triggered> left =
        table.slots[CrazierSlot.LOST] == 0
            ? batch
            : batch.stream().filter(triggered -> !table.isOut(triggered.you())).toList();
    if (!left.isEmpty()) {
      CrazierTurns.checkpoint(table);
      if (!table.isOver()) {
        pickNext(table, left);
      }
    }
  }

  /** Those of the current player first, then clockwise (COND-3). */
  private static void pickNext(CrazierTable table, List<Triggered> batch) {
    if (batch.size() == 1) {
      table.work.answer = IntList.only(batch.getFirst().card());
      nextPicked(table, batch);
      return;
    }
    int controller = nextController(table, batch);
    IntList assets = new IntList(batch.size());
    for (int i = 0; i < batch.size(); i++) {
      Triggered triggered = batch.get(i);
      if (triggered.you() == controller && !assets.has(triggered.card())) {
        assets.append(triggered.card());
      }
    }
    if (assets.size() > 1) {
      Decisions.ask(
          table,
          new OpenDecision(
              orderer(table, controller),
              OpenDecision.Kind.ORDER,
              assets,
              1,
              1,
              false,
              IntList.NONE,
              Numbering.NONE,
              "",
              new Task.NextPicked(batch)),
          false);
    } else {
      table.work.answer = assets;
      nextPicked(table, batch);
    }
  }

  private static int nextController(CrazierTable table, List<Triggered> batch) {
    int controllers = 0;
    for (int i = 0; i < batch.size(); i++) {
      Triggered triggered = batch.get(i);
      controllers |= 1 << triggered.you();
    }
    for (int i = 0; i < table.players.size(); i++) {
      int seat = table.players.at(i);
      if ((controllers >> seat & 1) != 0) {
        return seat;
      }
    }
    return table.fromCurrent(controllers).at(0);
  }

  /** The first current player orders also the abilities of others (COND-4). */
  private static int orderer(CrazierTable table, int controller) {
    for (int i = 0; i < table.players.size(); i++) {
      if (!table.isOut(table.players.at(i))) {
        return table.players.at(i);
      }
    }
    return controller;
  }

  static void nextPicked(CrazierTable table, List<Triggered> batch) {
    int controller = nextController(table, batch);
    int asset = table.work.answer.at(0);
    for (int i = 0; i < batch.size(); i++) {
      Triggered triggered = batch.get(i);
      if (triggered.you() == controller && triggered.card() == asset) {
        if (batch.size() > 1) {
          table.push(new Task.Rest(without(batch, i)));
        }
        outermost(table);
        use(table, triggered, false);
        return;
      }
    }
    throw new IllegalStateException("no ability of the chosen asset waits");
  }

  private static List<Triggered> without(List<Triggered> batch, int used) {
    if (batch.size() == 2) {
      return List.of(batch.get(1 - used));
    }
    List<Triggered> left = new ArrayList<>(batch);
    left.remove(/* index */ used);
    return List.copyOf(left);
  }

  /** Its "if" is judged now (COND-10), then it may be declined. */
  private static void use(CrazierTable table, Triggered triggered, boolean remembered) {
    AbilityContext env = AbilityContext.of(triggered);
    Evaluator evaluator = Evaluator.of(table, env);
    List<AbilityEffect> effects = triggered.ability().effects();
    boolean may = triggered.ability().may();
    if (!evaluator.holds(triggered.ability().condition())
        || may && !Decisions.offers(table, env, effects.getFirst())) {
      return;
    }
    if (table.settings.honour() && !remembered) {
      Decisions.remember(
          table, orderer(table, triggered.you()), triggered.card(), new Task.Remembered(triggered));
      return;
    }
    int number = EffectInterpreter.open(table, env);
    table.push(new Task.Finish(number));
    Task offered = new Task.Offered(number, effects);
    if (may) {
      Decisions.yesOrNo(table, triggered.you(), triggered.card(), "", offered);
    } else {
      table.work.answer = IntList.only(1);
      offered(table, number, effects);
    }
  }

  static void remembered(CrazierTable table, Triggered triggered) {
    if (table.work.answer.has(1)) {
      use(table, triggered, true);
    } else {
      table.report.tell("forgot", triggered.you(), table.zones.id(triggered.card()));
    }
  }

  static void offered(CrazierTable table, int number, List<AbilityEffect> effects) {
    if (table.work.answer.has(1)) {
      AbilityContext env = table.work.envs.get(number);
      table.report.tell("uses", env.you(), table.zones.id(env.self()));
      table.push(new Task.Effects(number, effects, 0));
    }
  }
}
