package eightfold.crazier.play;

import eightfold.crazier.cards.Effect;
import eightfold.crazier.cards.Effect.Place;
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
  static void turnUp(Table table, int number, Effect.TurnUp up) {
    AbilityContext env = table.envs.get(number);
    IntList cards = new IntList(up.count());
    table.renew();
    while (cards.size() < up.count() && !table.stock.isEmpty()) {
      int card = table.stock.at(0);
      table.toLimbo(card, 0, up.revealed() ? table.everybody() : 1 << env.you());
      cards.append(card);
      if (cards.size() < up.count()) {
        table.renew();
      }
    }
    table.envs.set(number, env.turning(cards));
    if (up.revealed() && table.isHeard()) {
      table.tell("revealed", env.you(), table.named(cards).toArray(String[]::new));
    } else if (!up.revealed()) {
      table.whisper("looked", env.you(), Event.NOBODY, cards);
    }
    Decisions.bind(table, number, up.as(), cards, true);
  }

  static void move(Table table, int number, Effect.Move move) {
    AbilityContext env = table.envs.get(number);
    boolean self = move.cards().equals(Effect.THIS);
    IntList cards =
        self
            ? table.inPlay(env.self()) ? IntList.only(env.self()) : IntList.NONE
            : Evaluator.of(table, env).cards(move.cards());
    if (!move.ordered()) {
      put(table, number, move, cards);
      return;
    }
    Decisions.ask(
        table,
        new Pending(
            env.you(),
            Pending.Kind.ORDER_CARDS,
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
  static void put(Table table, int number, Effect.Move move, IntList cards) {
    AbilityContext env = table.envs.get(number);
    Evaluator evaluator = Evaluator.of(table, env);
    boolean inOrder = !move.ordered() && isAllOfLimbo(table, cards);
    for (int i = 0; i < cards.size(); i++) {
      int card = cards.at(move.to() == Place.STOCK_TOP ? cards.size() - 1 - i : i);
      boolean known = isKnown(table, card);
      int from = table.isIn(card, Table.Zone.HAND) ? table.owner(card) : Event.NOBODY;
      int to = move.to() == Place.HAND ? newOwner(table, evaluator, move.owner(), card) : from;
      if (move.to() == Place.HAND && to == Event.NOBODY) {
        continue;
      }
      int other = from >= 0 ? from : to;
      int told = table.observer(env.you()) | (other >= 0 ? table.observer(other) : 0);
      conceal(table, card, told, inOrder);
      switch (move.to()) {
        case STOCK_TOP -> table.toStock(card, true);
        case STOCK_BOTTOM -> table.toStock(card, false);
        case PILE_BOTTOM -> {
          known = true;
          table.toPileBottom(card);
        }
        case HAND -> table.toHand(card, to);
      }
      tellPut(table, env, card, known, other, move.to());
    }
  }

  /** Whether these are all cards in limbo that somebody does not see; they go as they lie. */
  private static boolean isAllOfLimbo(Table table, IntList cards) {
    for (int i = 0; i < table.limbo.size(); i++) {
      int card = table.limbo.at(i);
      if (!table.allSee(card) && !cards.has(card)) {
        return false;
      }
    }
    return true;
  }

  /** One of several is about to be put somewhere; only these are told which. */
  private static void conceal(Table table, int card, int told, boolean inOrder) {
    if (table.isIn(card, Table.Zone.HAND)) {
      table.concealHand(table.owner(card), told);
    } else if (table.isIn(card, Table.Zone.LIMBO) && !table.allSee(card) && !inOrder) {
      table.concealLimbo(told);
    }
    table.learn(told, card);
  }

  /** Into whose hand a card is put; nobody's where whoever is meant is out of the game. */
  private static int newOwner(Table table, Evaluator evaluator, Who owner, int card) {
    if (owner instanceof Who.Everyone) {
      return Math.max(Event.NOBODY, table.owner(card));
    }
    IntList players = evaluator.players(owner);
    return players.isEmpty() ? Event.NOBODY : players.at(0);
  }

  /** Whether everybody knows which card it is. */
  private static boolean isKnown(Table table, int card) {
    return switch (table.zone(card)) {
      case PILE, PLAY -> true;
      case LIMBO -> table.allSee(card);
      case HAND, STOCK -> false;
    };
  }

  private static void tellPut(
      Table table, AbilityContext env, int card, boolean known, int other, Place place) {
    if (!table.isHeard()) {
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
      table.tell(new Event("put", env.you(), second, List.of(table.id(card), where), List.of()));
    } else {
      table.whisper("put", env.you(), second, IntList.only(card), where);
    }
  }

  // played by abilities, or put into play (PLAY-6, PLAY-8, SPL-4)

  static Task bring(
      Table table, int number, int card, Task.Way way, boolean assets, boolean events) {
    IntList fitting = new IntList(2);
    List<Side> sides = table.card(card).sides();
    for (int side = 0; side < sides.size(); side++) {
      if (sides.get(side).isEvent() ? events : assets) {
        fitting.append(side);
      }
    }
    return new Task.Bring(number, card, fitting, way, false);
  }

  /** Brings a card onto the table; of a split card the player chooses a side that fits. */
  static void bring(Table table, Task.Bring task) {
    AbilityContext env = table.envs.get(task.env());
    if (env.stopped() || task.sides().isEmpty()) {
      return;
    }
    if (task.sides().size() > 1 && !task.answered()) {
      Decisions.ask(
          table,
          new Pending(
              env.you(),
              Pending.Kind.SIDE,
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
    int side = task.answered() ? table.answer.at(0) : task.sides().at(0);
    int card = task.card();
    switch (task.way()) {
      case INTO_PLAY -> enter(table, card, side, env.you(), "entered");
      case PLAYED -> {
        if (table.card(card).sides().get(side).isEvent()) {
          playEvent(table, card, side, env.you(), false, env.excluded());
        } else {
          enter(table, card, side, env.you(), "entered");
        }
      }
      case ABILITY_ONLY -> {
        Side used = table.card(card).sides().get(side);
        table.tell("copies", env.you(), table.id(card));
        EffectInterpreter.begin(
            table, new AbilityContext(env.you(), card, env.excluded()), used.eventEffects());
      }
    }
  }

  /** An asset comes into play in front of a player (PLAY-7, CTRL-4). */
  static void enter(Table table, int card, int side, int controller, String verb) {
    table.toPlay(card, side, controller);
    if (table.isHeard()) {
      table.tell(verb, controller, Acts.withSide(table, card, side));
    }
    Triggers.enters(table, card);
  }

  /** An event goes to limbo, its ability is used, then it goes to the bottom of the pile. */
  static void playEvent(
      Table table,
      int card,
      int side,
      int player,
      boolean fromHand,
      List<AbilityContext.Source> excluded) {
    table.toLimbo(card, side, table.everybody());
    table.slots[Slot.EVENTS + player]++;
    if (table.isHeard()) {
      table.tell("played", player, Acts.withSide(table, card, side));
    }
    Triggers.eventPlayed(table, card, player, fromHand);
    table.push(new Task.FinishEvent(card));
    EffectInterpreter.begin(
        table, new AbilityContext(player, card, excluded), table.side(card).eventEffects());
  }

  static void finishEvent(Table table, int card) {
    if (table.isIn(card, Table.Zone.LIMBO)) {
      table.toPileBottom(card);
    }
  }

  // destroying (A.11)

  static void destroy(Table table, int number, IntList assets, String as) {
    Decisions.bind(table, number, as, IntList.NONE, true);
    table.doomed.push(IntList.NONE);
    table.push(new Task.Perish(number, as));
    List<AbilityContext.Source> excluded = table.envs.get(number).excluded();
    IntList seats = table.fromCurrent();
    for (int s = seats.size() - 1; s >= 0; s--) {
      for (int i = table.assets.size() - 1; i >= 0; i--) {
        int asset = table.assets.at(i);
        if (table.owner(asset) == seats.at(s)
            && assets.has(asset)
            && Evaluator.destructible(table, asset)) {
          table.push(new Task.Meet(new Occurrence.Destroyed(asset), excluded));
        }
      }
    }
  }

  /** What was not spared goes to the bottom of the pile, the oldest first (DEST-3). */
  static void perish(Table table, int number, String as) {
    IntList fallen = table.doomed.pop();
    IntList gone = new IntList(fallen.size());
    for (int i = 0; i < table.assets.size(); i++) {
      if (fallen.has(table.assets.at(i))) {
        gone.append(table.assets.at(i));
      }
    }
    Triggers.destroyed(table, gone);
    for (int i = 0; i < gone.size(); i++) {
      int asset = gone.at(i);
      table.tell("destroyed", table.owner(asset), table.id(asset));
      table.toPileBottom(asset);
    }
    Decisions.bind(table, number, as, gone, true);
  }

  // control (A.12)

  static void gain(Table table, IntList assets, int seat) {
    for (int asset : assets) {
      if (table.inPlay(asset)
          && table.owner(asset) != seat
          && Evaluator.gainable(table, asset, seat)) {
        takeOver(table, asset, seat);
      }
    }
  }

  private static void takeOver(Table table, int asset, int seat) {
    if (table.isHeard()) {
      table.tell(
          new Event("gained", seat, table.owner(asset), List.of(table.id(asset)), List.of()));
    }
    table.control(asset, seat);
  }

  static void exchange(Table table, List<Integer> mine, List<Integer> theirs) {
    if (mine.size() != 1 || theirs.size() != 1) {
      return;
    }
    int one = mine.getFirst();
    int other = theirs.getFirst();
    if (table.inPlay(one) && table.inPlay(other)) {
      exchange(table, mine, table.owner(other), theirs, table.owner(one));
    }
  }

  static void exchangeAll(Table table, List<Integer> mine, List<Integer> theirs) {
    if (mine.size() == 1 && theirs.size() == 1) {
      int me = mine.getFirst();
      int them = theirs.getFirst();
      exchange(table, controlled(table, me), them, controlled(table, them), me);
    }
  }

  private static List<Integer> controlled(Table table, int seat) {
    return table.assets.stream().filter(asset -> table.owner(asset) == seat).toList();
  }

  /** Both sides at the same time, or nothing if one of them can't change control (CTRL-5). */
  private static void exchange(
      Table table, List<Integer> ones, int toOthers, List<Integer> others, int toOnes) {
    boolean free =
        ones.stream().allMatch(asset -> Evaluator.gainable(table, asset, toOthers))
            && others.stream().allMatch(asset -> Evaluator.gainable(table, asset, toOnes));
    if (!free || toOnes == toOthers) {
      return;
    }
    for (int asset : List.copyOf(table.assets)) {
      if (ones.contains(asset)) {
        takeOver(table, asset, toOthers);
      } else if (others.contains(asset)) {
        takeOver(table, asset, toOnes);
      }
    }
  }

  // passing on (MAY-6)

  /** Each player chooses secretly; then all the cards move at once. */
  static void passing(Table table, Task.Passing task) {
    List<IntList> chosen = new ArrayList<>(task.chosen());
    if (task.answered()) {
      chosen.add(table.answer);
    }
    if (chosen.size() < task.seats().size()) {
      int seat = task.seats().at(chosen.size());
      IntList hand = IntList.copyOf(table.hand(seat));
      Decisions.ask(
          table,
          new Pending(
              seat,
              Pending.Kind.CARDS,
              hand,
              task.count(),
              task.count(),
              true,
              IntList.NONE,
              Table.NONE,
              "pass",
              new Task.Passing(task.count(), task.seats(), List.copyOf(chosen), true)),
          !hand.isEmpty());
      return;
    }
    for (int i = 0; i < chosen.size(); i++) {
      int from = task.seats().get(i);
      if (!chosen.get(i).isEmpty()) {
        table.concealHand(from, table.mates(table.after(from)));
      }
    }
    for (int i = 0; i < chosen.size(); i++) {
      int from = task.seats().get(i);
      int to = table.after(from);
      chosen.get(i).forEach(card -> table.toHand(card, to));
      table.whisper("gave", from, to, chosen.get(i));
    }
  }
}
