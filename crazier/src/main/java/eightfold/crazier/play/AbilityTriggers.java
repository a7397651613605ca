package eightfold.crazier.play;

import eightfold.crazier.cards.Ability;
import eightfold.crazier.cards.Ability.By;
import eightfold.crazier.cards.Ability.Trigger;
import eightfold.crazier.cards.Ability.Whose;
import eightfold.crazier.cards.AbilityOccasion;
import java.util.ArrayList;
import java.util.List;

/** Collects the abilities that a condition triggers at the instant when it is met (COND-2). */
final class AbilityTriggers {
  private AbilityTriggers() {}

  private static List<Ability.Conditional> conditionals(CrazierTable table, int asset) {
    return table.zones.side(asset).kinds().conditionals();
  }

  /** What one condition triggers together. */
  private static final class Batch {
    private final CrazierTable table;
    private List<Triggered> all = List.of();

    Batch(CrazierTable table) {
      this.table = table;
    }

    void add(int asset, Ability.Conditional ability, List<AbilityContext.Variable> held) {
      Triggered triggered = new Triggered(asset, table.zones.owner(asset), ability, held);
      if (all.isEmpty()) {
        all = List.of(triggered);
        return;
      }
      if (all.size() == 1) {
        all = new ArrayList<>(all);
      }
      all.add(triggered);
    }

    void collected() {
      if (!all.isEmpty()) {
        table.work.fresh.push(List.copyOf(all));
      }
    }
  }

  /** Whether some ability in play happens when a turn begins, or ends. */
  static boolean byTurns(CrazierTable table, boolean begin) {
    return !ofTurns(table, begin).isEmpty();
  }

  private static IntList ofTurns(CrazierTable table, boolean begin) {
    return table.zones.mattering(begin ? AbilityOccasion.TURN_BEGINS : AbilityOccasion.TURN_ENDS);
  }

  /** The beginning or end phase: once for each member of the slot that fits (COND-6). */
  static void turn(CrazierTable table, boolean begins) {
    Batch batch = new Batch(table);
    IntList assets = ofTurns(table, begins);
    for (int i = 0; i < assets.size(); i++) {
      int asset = assets.at(i);
      List<Ability.Conditional> abilities = conditionals(table, asset);
      for (int k = 0; k < abilities.size(); k++) {
        Trigger trigger = abilities.get(k).when();
        if (begins && trigger instanceof Trigger.TurnBegins(Whose whose)) {
          ofMembers(batch, asset, abilities.get(k), whose);
        } else if (!begins && trigger instanceof Trigger.TurnEnds(Whose whose)) {
          ofMembers(batch, asset, abilities.get(k), whose);
        }
      }
    }
    batch.collected();
  }

  private static void ofMembers(Batch batch, int asset, Ability.Conditional ability, Whose whose) {
    CrazierTable table = batch.table;
    for (int m = 0; m < table.players.size(); m++) {
      int member = table.players.at(m);
      if (!table.isOut(member) && fits(table, whose, table.zones.owner(asset), member)) {
        batch.add(
            asset,
            ability,
            List.of(new AbilityContext.Variable("turn_player", AbilityContext.Held.of(member))));
      }
    }
  }

  private static boolean fits(CrazierTable table, Whose whose, int controller, int member) {
    return switch (whose) {
      case YOUR -> controller == member;
      case EACH_PLAYER -> true;
      case EACH_OPPONENT -> table.opponents(controller, member);
    };
  }

  static boolean fits(CrazierTable table, By by, int controller, int actor) {
    return switch (by) {
      case YOU -> controller == actor;
      case OPPONENT -> table.opponents(controller, actor);
      case ANYONE -> true;
    };
  }

  static void enters(CrazierTable table, int entered) {
    Zones zones = table.zones;
    Batch batch = new Batch(table);
    IntList assets = zones.mattering(AbilityOccasion.ENTERS);
    for (int i = 0; i < assets.size(); i++) {
      int asset = assets.at(i);
      List<Ability.Conditional> abilities = conditionals(table, asset);
      for (int k = 0; k < abilities.size(); k++) {
        Ability.Conditional ability = abilities.get(k);
        if (ability.when() instanceof Trigger.Enters(var filter)
            && Evaluator.of(table, zones.owner(asset), asset).fits(filter, entered)) {
          batch.add(asset, ability, List.of());
        }
      }
    }
    batch.collected();
  }

  /** These assets are about to leave together and still see each other leave (DEST-3). */
  static void destroyed(CrazierTable table, IntList gone) {
    Zones zones = table.zones;
    Batch batch = new Batch(table);
    IntList assets = zones.mattering(AbilityOccasion.DESTROYED);
    for (int i = 0; i < assets.size(); i++) {
      int asset = assets.at(i);
      List<Ability.Conditional> abilities = conditionals(table, asset);
      for (int k = 0; k < abilities.size(); k++) {
        Ability.Conditional ability = abilities.get(k);
        if (ability.when() instanceof Trigger.Destroyed(var filter)) {
          Evaluator evaluator = Evaluator.of(table, zones.owner(asset), asset);
          for (int g = 0; g < gone.size(); g++) {
            if (evaluator.fits(filter, gone.at(g))) {
              batch.add(asset, ability, List.of());
            }
          }
        }
      }
    }
    batch.collected();
  }

  static void eventPlayed(CrazierTable table, int event, int player, boolean fromHand) {
    Zones zones = table.zones;
    Batch batch = new Batch(table);
    IntList assets = zones.mattering(AbilityOccasion.EVENT_PLAYED);
    for (int i = 0; i < assets.size(); i++) {
      int asset = assets.at(i);
      List<Ability.Conditional> abilities = conditionals(table, asset);
      for (int k = 0; k < abilities.size(); k++) {
        Ability.Conditional ability = abilities.get(k);
        if (ability.when() instanceof Trigger.EventPlayed(By by, boolean hand)
            && (fromHand || !hand)
            && fits(table, by, zones.owner(asset), player)) {
          batch.add(
              asset,
              ability,
              List.of(
                  new AbilityContext.Variable("event", AbilityContext.Held.of(event)),
                  new AbilityContext.Variable(
                      "event_side", AbilityContext.Held.of(zones.sideNumber(event)))));
        }
      }
    }
    batch.collected();
  }

  /** Whether some ability in play happens when a card is discarded. */
  static boolean byDiscards(CrazierTable table) {
    return !table.zones.mattering(AbilityOccasion.DISCARDED).isEmpty();
  }

  static void discarded(CrazierTable table, int card, int player) {
    Zones zones = table.zones;
    Batch batch = new Batch(table);
    IntList assets = zones.mattering(AbilityOccasion.DISCARDED);
    for (int i = 0; i < assets.size(); i++) {
      int asset = assets.at(i);
      List<Ability.Conditional> abilities = conditionals(table, asset);
      for (int k = 0; k < abilities.size(); k++) {
        Ability.Conditional ability = abilities.get(k);
        if (ability.when() instanceof Trigger.Discarded(By by, var filter)
            && fits(table, by, zones.owner(asset), player)
            && Evaluator.of(table, zones.owner(asset), asset).fits(filter, card)) {
          batch.add(
              asset,
              ability,
              List.of(new AbilityContext.Variable("discarder", AbilityContext.Held.of(player))));
        }
      }
    }
    batch.collected();
  }
}
