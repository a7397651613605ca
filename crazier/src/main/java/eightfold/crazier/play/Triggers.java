package eightfold.crazier.play;

import eightfold.crazier.cards.Ability;
import eightfold.crazier.cards.Ability.By;
import eightfold.crazier.cards.Ability.Trigger;
import eightfold.crazier.cards.Ability.Whose;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Collects the abilities that a condition triggers at the instant when it is met (COND-2). */
final class Triggers {
  private Triggers() {}

  /** Looks at each conditional ability in play, of older assets first. */
  private interface Look {
    void at(int asset, Ability.Conditional ability);
  }

  private static void each(Table table, Look look) {
    for (int asset : table.assets) {
      for (Ability.Conditional conditional : table.side(asset).kinds().conditionals()) {
        look.at(asset, conditional);
      }
    }
  }

  private static void collected(Table table, List<Triggered> batch) {
    if (!batch.isEmpty()) {
      table.fresh.add(List.copyOf(batch));
    }
  }

  private static Triggered triggered(
      Table table, int asset, Ability.Conditional ability, Map<String, Env.Held> held) {
    return new Triggered(asset, table.owner(asset), ability, held);
  }

  /** The beginning or end phase: once for each member of the slot that fits (COND-6). */
  static void turn(Table table, boolean begins) {
    List<Triggered> batch = new ArrayList<>();
    each(
        table,
        (asset, ability) -> {
          Optional<Whose> whose = whose(ability.when(), begins);
          if (whose.isEmpty()) {
            return;
          }
          for (int member : table.turn.slot) {
            if (!table.isOut(member) && fits(table, whose.get(), table.owner(asset), member)) {
              batch.add(
                  triggered(table, asset, ability, Map.of("turn_player", Env.Held.of(member))));
            }
          }
        });
    collected(table, batch);
  }

  private static Optional<Whose> whose(Trigger when, boolean begins) {
    return switch (when) {
      case Trigger.TurnBegins(Whose of) -> begins ? Optional.of(of) : Optional.empty();
      case Trigger.TurnEnds(Whose of) -> begins ? Optional.empty() : Optional.of(of);
      case Trigger.Enters _, Trigger.Destroyed _, Trigger.EventPlayed _, Trigger.Discarded _ ->
          Optional.empty();
    };
  }

  private static boolean fits(Table table, Whose whose, int controller, int member) {
    return switch (whose) {
      case YOUR -> controller == member;
      case EACH_PLAYER -> true;
      case EACH_OPPONENT -> table.opponents(controller, member);
    };
  }

  static boolean fits(Table table, By by, int controller, int actor) {
    return switch (by) {
      case YOU -> controller == actor;
      case OPPONENT -> table.opponents(controller, actor);
      case ANYONE -> true;
    };
  }

  static void enters(Table table, int entered) {
    List<Triggered> batch = new ArrayList<>();
    each(
        table,
        (asset, ability) -> {
          if (ability.when() instanceof Trigger.Enters(var filter)
              && Judge.of(table, table.owner(asset), asset).fits(filter, entered)) {
            batch.add(triggered(table, asset, ability, Map.of()));
          }
        });
    collected(table, batch);
  }

  /** These assets are about to leave together and still see each other leave (DEST-3). */
  static void destroyed(Table table, List<Integer> gone) {
    List<Triggered> batch = new ArrayList<>();
    each(
        table,
        (asset, ability) -> {
          if (ability.when() instanceof Trigger.Destroyed(var filter)) {
            Judge judge = Judge.of(table, table.owner(asset), asset);
            for (int each : gone) {
              if (judge.fits(filter, each)) {
                batch.add(triggered(table, asset, ability, Map.of()));
              }
            }
          }
        });
    collected(table, batch);
  }

  static void eventPlayed(Table table, int event, int player, boolean fromHand) {
    List<Triggered> batch = new ArrayList<>();
    Map<String, Env.Held> held =
        Map.of("event", Env.Held.of(event), "event_side", Env.Held.of(table.sideNumber(event)));
    each(
        table,
        (asset, ability) -> {
          if (ability.when() instanceof Trigger.EventPlayed(By by, boolean hand)
              && (fromHand || !hand)
              && fits(table, by, table.owner(asset), player)) {
            batch.add(triggered(table, asset, ability, held));
          }
        });
    collected(table, batch);
  }

  static void discarded(Table table, int card, int player) {
    List<Triggered> batch = new ArrayList<>();
    each(
        table,
        (asset, ability) -> {
          if (ability.when() instanceof Trigger.Discarded(By by, var filter)
              && fits(table, by, table.owner(asset), player)
              && Judge.of(table, table.owner(asset), asset).fits(filter, card)) {
            batch.add(triggered(table, asset, ability, Map.of("discarder", Env.Held.of(player))));
          }
        });
    collected(table, batch);
  }
}
