package eightfold.crazier.play;

import eightfold.crazier.cards.AbilityEffect;
import eightfold.crazier.cards.AbilityEffect.Place;
import eightfold.crazier.cards.Side;
import eightfold.crazier.cards.Who;
import eightfold.game.Event;
import java.util.ArrayList;
import java.util.List;

/** Moves cards as abilities say: turned up, put somewhere, played, destroyed, taken over. */
final class CardMoves {
  private CardMoves() {}

  // limbo (A.13)

  /** As many top cards of the stock as there are, up to a number, go to limbo (DRAW-5). */
  static void turnUp(CrazierTable table, int number, AbilityEffect.TurnUp up) {
    AbilityContext env = table.work.envs.get(number);
    IntList cards = new IntList(up.count());
    table.renew();
    while (cards.size() < up.count() && !table.zones.stock.isEmpty()) {
      int card = table.zones.stock.at(0);
      table.zones.toLimbo(card, 0, up.revealed() ? table.teams.everybody() : 1 << env.you());
      cards.append(card);
      if (cards.size() < up.count()) {
        table.renew();
      }
    }
    table.work.envs.set(number, env.turning(cards));
    if (up.revealed() && table.report.isHeard()) {
      table.report.tell("revealed", env.you(), table.zones.named(cards).toArray(String[]::new));
    } else if (!up.revealed()) {
      table.report.whisper("looked", env.you(), Event.NOBODY, cards);
    }
    Decisions.bind(table, number, up.as(), cards, true);
  }

  static void move(CrazierTable table, int number, AbilityEffect.Move move) {
    AbilityContext env = table.work.envs.get(number);
    boolean self = move.cards().equals(AbilityEffect.THIS);
    IntList cards =
        self
            ? table.zones.inPlay(env.self()) ? IntList.only(env.self()) : IntList.NONE
            : Evaluator.of(table, env).cards(move.cards());
    if (!move.ordered()) {
      put(table, number, move, cards);
      return;
    }
    Decisions.ask(
        table,
        new OpenDecision(
            env.you(),
            OpenDecision.Kind.ORDER_CARDS,
            cards,
            cards.size(),
            cards.size(),
            true,
            IntList.NONE,
            env.self(),
            "",
            new Task.Arranged(number, move)),
        false);
  }

  /** Puts cards where they go, the first of them highest. */
  static void put(CrazierTable table, int number, AbilityEffect.Move move, IntList cards) {
    AbilityContext env = table.work.envs.get(number);
    Evaluator evaluator = Evaluator.of(table, env);
    boolean inOrder = !move.ordered() && isAllOfLimbo(table, cards);
    for (int i = 0; i < cards.size(); i++) {
      int card = cards.at(move.to() == Place.STOCK_TOP ? cards.size() - 1 - i : i);
      boolean known = isKnown(table, card);
      int from = table.zones.isIn(card, Zone.HAND) ? table.zones.owner(card) : Event.NOBODY;
      int to = move.to() == Place.HAND ? newOwner(table, evaluator, move.owner(), card) : from;
      if (move.to() == Place.HAND && to == Event.NOBODY) {
        continue;
      }
      int other = from >= 0 ? from : to;
      int told =
          table.knowledge.observer(env.you()) | (other >= 0 ? table.knowledge.observer(other) : 0);
      conceal(table, card, told, inOrder);
      switch (move.to()) {
        case STOCK_TOP -> table.zones.toStock(card, true);
        case STOCK_BOTTOM -> table.zones.toStock(card, false);
        case PILE_BOTTOM -> {
          known = true;
          table.zones.toPileBottom(card);
        }
        case HAND -> table.zones.toHand(card, to);
      }
      tellPut(table, env, card, known, other, move.to());
    }
  }

  /** Whether these are all cards in limbo that somebody does not see; they go as they lie. */
  private static boolean isAllOfLimbo(CrazierTable table, IntList cards) {
    Zones zones = table.zones;
    for (int i = 0; i < zones.limbo.size(); i++) {
      int card = zones.limbo.at(i);
      if (!zones.allSee(card) && !cards.has(card)) {
        return false;
      }
    }
    return true;
  }

  /** One of several is about to be put somewhere; only these are told which. */
  private static void conceal(CrazierTable table, int card, int told, boolean inOrder) {
    if (table.zones.isIn(card, Zone.HAND)) {
      table.knowledge.concealHand(table.zones.owner(card), told);
    } else if (table.zones.isIn(card, Zone.LIMBO) && !table.zones.allSee(card) && !inOrder) {
      table.knowledge.concealLimbo(told);
    }
    table.knowledge.learn(told, card);
  }

  /** Into whose hand a card is put; nobody's where whoever is meant is out of the game. */
  private static int newOwner(CrazierTable table, Evaluator evaluator, Who owner, int card) {
    if (owner instanceof Who.Everyone) {
      return Math.max(Event.NOBODY, table.zones.owner(card));
    }
    IntList players = evaluator.players(owner);
    return players.isEmpty() ? Event.NOBODY : players.at(0);
  }

  /** Whether everybody knows which card it is. */
  private static boolean isKnown(CrazierTable table, int card) {
    return switch (table.zones.zone(card)) {
      case PILE, PLAY -> true;
      case LIMBO -> table.zones.allSee(card);
      case HAND, STOCK -> false;
    };
  }

  private static void tellPut(
      CrazierTable table, AbilityContext env, int card, boolean known, int other, Place place) {
    if (!table.report.isHeard()) {
      return;
    }
    String where =
        switch (place) {
          case STOCK_TOP -> "stock-top";
          case STOCK_BOTTOM -> "stock-bottom";
          case PILE_BOTTOM -> "pile-bottom";
          case HAND -> "hand";
        };
    int second = other == env.you() ? Event.NOBODY : other;
    if (known) {
      table.report.tell(
          new Event("put", env.you(), second, List.of(table.zones.id(card), where), List.of()));
    } else {
      table.report.whisper("put", env.you(), second, IntList.only(card), where);
    }
  }

  // played by abilities, or put into play (PLAY-6, PLAY-8, SPL-4)

  static Task bring(
      CrazierTable table, int number, int card, Task.Way way, boolean assets, boolean events) {
    IntList fitting = new IntList(2);
    List<Side> sides = table.zones.card(card).sides();
    for (int side = 0; side < sides.size(); side++) {
      if (sides.get(side).isEvent() ? events : assets) {
        fitting.append(side);
      }
    }
    return new Task.Bring(number, card, fitting, way, false);
  }

  /** Brings a card onto the table; of a split card the player chooses a side that fits. */
  static void bring(CrazierTable table, Task.Bring task) {
    AbilityContext env = table.work.envs.get(task.env());
    if (env.stopped() || task.sides().isEmpty()) {
      return;
    }
    if (task.sides().size() > 1 && !task.answered()) {
      Decisions.ask(
          table,
          new OpenDecision(
              env.you(),
              OpenDecision.Kind.SIDE,
              task.sides(),
              1,
              1,
              false,
              IntList.NONE,
              task.card(),
              "",
              new Task.Bring(task.env(), task.card(), task.sides(), task.way(), true)),
          false);
      return;
    }
    int side = task.answered() ? table.work.answer.at(0) : task.sides().at(0);
    int card = task.card();
    switch (task.way()) {
      case INTO_PLAY -> enter(table, card, side, env.you(), "entered");
      case PLAYED -> {
        if (table.zones.card(card).sides().get(side).isEvent()) {
          playEvent(table, card, side, env.you(), false, env.excluded());
        } else {
          enter(table, card, side, env.you(), "entered");
        }
      }
      case ABILITY_ONLY -> {
        Side used = table.zones.card(card).sides().get(side);
        table.report.tell("copies", env.you(), table.zones.id(card));
        EffectInterpreter.begin(
            table, new AbilityContext(env.you(), card, env.excluded()), used.eventEffects());
      }
    }
  }

  /** An asset comes into play in front of a player (PLAY-7, CTRL-4). */
  static void enter(CrazierTable table, int card, int side, int controller, String verb) {
    table.zones.toPlay(card, side, controller);
    if (table.report.isHeard()) {
      table.report.tell(verb, controller, table.zones.pack.withSide(card, side));
    }
    AbilityTriggers.enters(table, card);
  }

  /** An event goes to limbo, its ability is used, then it goes to the bottom of the pile. */
  static void playEvent(
      CrazierTable table,
      int card,
      int side,
      int player,
      boolean fromHand,
      List<AbilityContext.Source> excluded) {
    table.zones.toLimbo(card, side, table.teams.everybody());
    table.slots[CrazierSlot.EVENTS + player]++;
    if (table.report.isHeard()) {
      table.report.tell("played", player, table.zones.pack.withSide(card, side));
    }
    AbilityTriggers.eventPlayed(table, card, player, fromHand);
    table.push(new Task.FinishEvent(card));
    EffectInterpreter.begin(
        table, new AbilityContext(player, card, excluded), table.zones.side(card).eventEffects());
  }

  static void finishEvent(CrazierTable table, int card) {
    if (table.zones.isIn(card, Zone.LIMBO)) {
      table.zones.toPileBottom(card);
    }
  }

  // destroying (A.11)

  static void destroy(CrazierTable table, int number, IntList assets, String as) {
    Zones zones = table.zones;
    Decisions.bind(table, number, as, IntList.NONE, true);
    table.work.doomed.push(IntList.NONE);
    table.push(new Task.Perish(number, as));
    List<AbilityContext.Source> excluded = table.work.envs.get(number).excluded();
    IntList seats = table.fromCurrent();
    for (int s = seats.size() - 1; s >= 0; s--) {
      for (int i = zones.assets.size() - 1; i >= 0; i--) {
        int asset = zones.assets.at(i);
        if (zones.owner(asset) == seats.at(s)
            && assets.has(asset)
            && Evaluator.destructible(table, asset)) {
          table.push(new Task.Meet(new Occurrence.Destroyed(asset), excluded));
        }
      }
    }
  }

  /** What was not spared goes to the bottom of the pile, the oldest first (DEST-3). */
  static void perish(CrazierTable table, int number, String as) {
    Zones zones = table.zones;
    IntList fallen = table.work.doomed.pop();
    IntList gone = new IntList(fallen.size());
    for (int i = 0; i < zones.assets.size(); i++) {
      if (fallen.has(zones.assets.at(i))) {
        gone.append(zones.assets.at(i));
      }
    }
    AbilityTriggers.destroyed(table, gone);
    for (int i = 0; i < gone.size(); i++) {
      int asset = gone.at(i);
      table.report.tell("destroyed", zones.owner(asset), zones.id(asset));
      zones.toPileBottom(asset);
    }
    Decisions.bind(table, number, as, gone, true);
  }

  // control (A.12)

  static void gain(CrazierTable table, IntList assets, int seat) {
    for (int asset : assets) {
      if (table.zones.inPlay(asset)
          && table.zones.owner(asset) != seat
          && Evaluator.gainable(table, asset, seat)) {
        takeOver(table, asset, seat);
      }
    }
  }

  private static void takeOver(CrazierTable table, int asset, int seat) {
    if (table.report.isHeard()) {
      table.report.tell(
          new Event(
              "gained", seat, table.zones.owner(asset), List.of(table.zones.id(asset)), List.of()));
    }
    table.zones.control(asset, seat);
  }

  static void exchange(CrazierTable table, IntList mine, IntList theirs) {
    if (mine.size() != 1 || theirs.size() != 1) {
      return;
    }
    int one = mine.at(0);
    int other = theirs.at(0);
    if (table.zones.inPlay(one) && table.zones.inPlay(other)) {
      exchange(table, mine, table.zones.owner(other), theirs, table.zones.owner(one));
    }
  }

  static void exchangeAll(CrazierTable table, IntList mine, IntList theirs) {
    if (mine.size() == 1 && theirs.size() == 1) {
      int me = mine.at(0);
      int them = theirs.at(0);
      exchange(table, controlled(table, me), them, controlled(table, them), me);
    }
  }

  private static IntList controlled(CrazierTable table, int seat) {
    IntList controlled = new IntList();
    for (int i = 0; i < table.zones.assets.size(); i++) {
      int asset = table.zones.assets.at(i);
      if (table.zones.owner(asset) == seat) {
        controlled.append(asset);
      }
    }
    return controlled;
  }

  /** Both sides at the same time, or nothing if one of them can't change control (CTRL-5). */
  private static void exchange(
      CrazierTable table, IntList ones, int toOthers, IntList others, int toOnes) {
    boolean free = gainable(table, ones, toOthers) && gainable(table, others, toOnes);
    if (!free || toOnes == toOthers) {
      return;
    }
    // the list changes as they go over
    IntList assets = IntList.copyOf(table.zones.assets);
    for (int i = 0; i < assets.size(); i++) {
      int asset = assets.at(i);
      if (ones.has(asset)) {
        takeOver(table, asset, toOthers);
      } else if (others.has(asset)) {
        takeOver(table, asset, toOnes);
      }
    }
  }

  private static boolean gainable(CrazierTable table, IntList assets, int seat) {
    for (int i = 0; i < assets.size(); i++) {
      if (!Evaluator.gainable(table, assets.at(i), seat)) {
        return false;
      }
    }
    return true;
  }

  // passing on (MAY-6)

  /** Each player chooses secretly; then all the cards move at once. */
  static void passing(CrazierTable table, Task.Passing task) {
    List<IntList> chosen = new ArrayList<>(task.chosen());
    if (task.answered()) {
      chosen.add(table.work.answer);
    }
    if (chosen.size() < task.seats().size()) {
      int seat = task.seats().at(chosen.size());
      IntList hand = IntList.copyOf(table.zones.hand(seat));
      Decisions.ask(
          table,
          new OpenDecision(
              seat,
              OpenDecision.Kind.CARDS,
              hand,
              task.count(),
              task.count(),
              true,
              IntList.NONE,
              Numbering.NONE,
              "pass",
              new Task.Passing(task.count(), task.seats(), List.copyOf(chosen), true)),
          !hand.isEmpty());
      return;
    }
    for (int i = 0; i < chosen.size(); i++) {
      int from = task.seats().get(i);
      if (!chosen.get(i).isEmpty()) {
        table.knowledge.concealHand(from, table.teams.mates(table.after(from)));
      }
    }
    for (int i = 0; i < chosen.size(); i++) {
      int from = task.seats().get(i);
      int to = table.after(from);
      chosen.get(i).forEach(card -> table.zones.toHand(card, to));
      table.report.whisper("gave", from, to, chosen.get(i));
    }
  }
}
