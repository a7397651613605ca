package eightfold.crazier.play;

import eightfold.crazier.cards.Effect;
import eightfold.crazier.cards.Who;
import eightfold.game.Event;
import java.util.List;

/** Carries out the effects of an ability, one after the other (B.6.3). */
final class Doing {
  /** Abilities used inside abilities go no deeper; cards that call each other come to an end. */
  private static final int DEEPEST = 40;

  private Doing() {}

  /** An ability begins to be used; its number. */
  static int open(Table table, Env env) {
    table.envs.add(env);
    return table.envs.size() - 1;
  }

  /** Uses these effects as an ability of its own, and then puts back what it left in limbo. */
  static void begin(Table table, Env env, List<Effect> effects) {
    if (table.envs.size() < DEEPEST) {
      int number = open(table, env);
      table.push(new Task.Finish(number));
      table.push(new Task.Effects(number, effects, 0));
    }
  }

  /** What it turned up and put nowhere goes back to where it was (LIM-3). */
  static void finish(Table table, int number) {
    Env env = table.envs.remove(number);
    for (int i = env.turned.size() - 1; i >= 0; i--) {
      int card = env.turned.at(i);
      if (table.isIn(card, Table.Zone.LIMBO)) {
        table.toStock(card, true);
      }
    }
  }

  static void next(Table table, Task.Effects task) {
    Env env = table.envs.get(task.env());
    if (env.stopped || task.next() >= task.effects().size()) {
      return;
    }
    if (task.next() + 1 < task.effects().size()) {
      table.push(new Task.Effects(task.env(), task.effects(), task.next() + 1));
    }
    effect(table, task.env(), env, task.effects().get(task.next()));
  }

  private static void effect(Table table, int number, Env env, Effect effect) {
    Judge judge = Judge.of(table, env);
    switch (effect) {
      case Effect.Draw(Who players, int count) ->
          each(
              table,
              judge.players(players),
              seat -> new Task.Meet(new Occurrence.Draws(seat, count, env.you), env.excluded));
      case Effect.ChoosePlayers choice -> Choosing.players(table, number, choice);
      case Effect.ChooseAssets choice -> Choosing.assets(table, number, choice);
      case Effect.ChooseCards choice -> Choosing.cards(table, number, choice);
      case Effect.ChooseColour(String as) -> Choosing.colour(table, number, as);
      case Effect.Select(String as, String from, var filter) ->
          Choosing.bind(
              table, number, as, Choosing.filtered(judge, judge.cards(from), filter), true);
      case Effect.TurnUp up -> Moving.turnUp(table, number, up);
      case Effect.LookHand(Who player) -> look(table, env, judge.players(player));
      case Effect.SearchStock search -> Choosing.search(table, number, search);
      case Effect.ShuffleStock() -> {
        table.shuffle(table.stock);
        table.tell("shuffled", env.you);
      }
      case Effect.Move move -> Moving.move(table, number, move);
      case Effect.PutIntoPlay(String cards) ->
          each(
              table,
              judge.cards(cards),
              card -> Moving.bring(table, number, card, Task.Way.INTO_PLAY, true, false));
      case Effect.Play(String cards, boolean assets, boolean events) ->
          each(
              table,
              judge.cards(cards),
              card -> Moving.bring(table, number, card, Task.Way.PLAYED, assets, events));
      case Effect.UseEventAbility use -> useEvent(table, number, judge, use);
      case Effect.DestroyChosen(String assets, String as) ->
          Moving.destroy(table, number, judge.cards(assets), as);
      case Effect.DestroyAll(var filter, String as) ->
          Moving.destroy(table, number, judge.assets(filter), as);
      default -> later(table, number, env, judge, effect);
    }
  }

  private static void later(Table table, int number, Env env, Judge judge, Effect effect) {
    switch (effect) {
      case Effect.GainControl(String assets, Who player) ->
          judge.players(player).forEach(seat -> Moving.gain(table, judge.cards(assets), seat));
      case Effect.Exchange(String mine, String theirs) ->
          Moving.exchange(table, judge.cards(mine), judge.cards(theirs));
      case Effect.ExchangeAll(Who mine, Who theirs) ->
          Moving.exchangeAll(table, judge.players(mine), judge.players(theirs));
      case Effect.ExtraDiscards(Who player, int count) ->
          judge.players(player).forEach(seat -> grant(table, seat, count));
      case Effect.Again(Who player) ->
          judge
              .players(player)
              .forEach(
                  seat -> {
                    table.agains[seat]++;
                    table.tell("again", seat);
                  });
      case Effect.SkipTurn(Who player) ->
          each(
              table,
              judge.players(player),
              seat -> new Task.Meet(new Occurrence.Skips(seat), env.excluded));
      case Effect.LoseGame(Who player) ->
          each(
              table,
              judge.players(player),
              seat -> new Task.Meet(new Occurrence.Loses(seat), env.excluded));
      case Effect.WinGame(Who player) -> table.claims.addAll(judge.players(player));
      case Effect.Oblige(Who player, String card) ->
          Destiny.oblige(table, env.you, judge.players(player), judge.cards(card));
      case Effect.PassLeft(int count) ->
          table.push(new Task.Passing(count, table.fromCurrent(), List.of(), false));
      case Effect.If(var condition, var then, var otherwise) ->
          table.push(new Task.Effects(number, judge.holds(condition) ? then : otherwise, 0));
      case Effect.ForEachPlayer each ->
          table.push(new Task.ForEach(number, each, judge.players(each.players()), 0));
      default -> throw new IllegalStateException("no such effect: " + effect);
    }
  }

  /** Puts a task for each item on the agenda, the first to be done first. */
  private static void each(Table table, IntList items, java.util.function.IntFunction<Task> task) {
    for (int i = items.size() - 1; i >= 0; i--) {
      table.push(task.apply(items.at(i)));
    }
  }

  static void forEach(Table table, Task.ForEach task) {
    Env env = table.envs.get(task.env());
    if (env.stopped || task.next() >= task.seats().size()) {
      return;
    }
    int seat = task.seats().at(task.next());
    table.push(new Task.ForEach(task.env(), task.each(), task.seats(), task.next() + 1));
    if (!table.isOut(seat)) {
      env.hold(task.each().as(), Env.Held.of(seat));
      table.push(new Task.Effects(task.env(), task.each().effects(), 0));
    }
  }

  private static void look(Table table, Env env, List<Integer> seats) {
    for (int seat : seats) {
      table.whisper("looked", env.you, seat, table.hand(seat));
    }
  }

  private static void useEvent(Table table, int number, Judge judge, Effect.UseEventAbility use) {
    for (int card : judge.cards(use.card())) {
      IntList sides = new IntList(2);
      for (int side = 0; side < table.card(card).sides().size(); side++) {
        boolean named = use.side().isEmpty() || judge.held(use.side()).items().has(side);
        if (named && table.card(card).sides().get(side).isEvent()) {
          sides.append(side);
        }
      }
      table.push(new Task.Bring(number, card, sides, Task.Way.ABILITY_ONLY, false));
    }
  }

  /** Additional discards, which only a current player before the end phase can use (DIS-13). */
  private static void grant(Table table, int seat, int count) {
    if (table.isCurrent(seat) && table.turn.phase != Phase.END) {
      table.turn.granted[seat] += count;
      table.tell(new Event("granted", seat, Event.NOBODY, List.of("" + count), List.of()));
    }
  }
}
