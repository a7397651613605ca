package eightfold.crazier.play;

import eightfold.crazier.cards.Effect;
import eightfold.crazier.cards.Who;
import eightfold.game.Event;
import java.util.List;

/** Carries out the effects of an ability, one after the other (B.6.3). */
final class EffectInterpreter {
  /** Abilities used inside abilities go no deeper; cards that call each other come to an end. */
  private static final int DEEPEST = 40;

  private EffectInterpreter() {}

  /** An ability begins to be used; its number. */
  static int open(Table table, AbilityContext env) {
    table.work.envs.push(env);
    return table.work.envs.size() - 1;
  }

  /** Uses these effects as an ability of its own, and then puts back what it left in limbo. */
  static void begin(Table table, AbilityContext env, List<Effect> effects) {
    if (table.work.envs.size() < DEEPEST) {
      int number = open(table, env);
      table.push(new Task.Finish(number));
      table.push(new Task.Effects(number, effects, 0));
    }
  }

  /** What it turned up and put nowhere goes back to where it was (LIM-3). */
  static void finish(Table table, int number) {
    AbilityContext env = table.work.envs.remove(number);
    for (int i = env.turned().size() - 1; i >= 0; i--) {
      int card = env.turned().at(i);
      if (table.zones.isIn(card, Zone.LIMBO)) {
        table.zones.toStock(card, true);
      }
    }
  }

  static void next(Table table, Task.Effects task) {
    AbilityContext env = table.work.envs.get(task.env());
    if (env.stopped() || task.next() >= task.effects().size()) {
      return;
    }
    if (task.next() + 1 < task.effects().size()) {
      table.push(new Task.Effects(task.env(), task.effects(), task.next() + 1));
    }
    effect(table, task.env(), env, task.effects().get(task.next()));
  }

  private static void effect(Table table, int number, AbilityContext env, Effect effect) {
    Evaluator evaluator = Evaluator.of(table, env);
    switch (effect) {
      case Effect.Draw(Who players, int count) ->
          each(
              table,
              evaluator.players(players),
              seat -> new Task.Meet(new Occurrence.Draws(seat, count, env.you()), env.excluded()));
      case Effect.ChoosePlayers choice -> Decisions.players(table, number, choice);
      case Effect.ChooseAssets choice -> Decisions.assets(table, number, choice);
      case Effect.ChooseCards choice -> Decisions.cards(table, number, choice);
      case Effect.ChooseColour(String as) -> Decisions.colour(table, number, as);
      case Effect.Select(String as, String from, var filter) ->
          Decisions.bind(
              table,
              number,
              as,
              Decisions.filtered(evaluator, evaluator.cards(from), filter),
              true);
      case Effect.TurnUp up -> CardMoves.turnUp(table, number, up);
      case Effect.LookHand(Who player) -> look(table, env, evaluator.players(player));
      case Effect.SearchStock search -> Decisions.search(table, number, search);
      case Effect.ShuffleStock() -> {
        table.knowledge.mixStock(table.knowledge.observers);
        table.shuffle(table.zones.stock);
        table.report.tell("shuffled", env.you());
      }
      case Effect.Move move -> CardMoves.move(table, number, move);
      case Effect.PutIntoPlay(String cards) ->
          each(
              table,
              evaluator.cards(cards),
              card -> CardMoves.bring(table, number, card, Task.Way.INTO_PLAY, true, false));
      case Effect.Play(String cards, boolean assets, boolean events) ->
          each(
              table,
              evaluator.cards(cards),
              card -> CardMoves.bring(table, number, card, Task.Way.PLAYED, assets, events));
      case Effect.UseEventAbility use -> useEvent(table, number, evaluator, use);
      case Effect.DestroyChosen(String assets, String as) ->
          CardMoves.destroy(table, number, evaluator.cards(assets), as);
      case Effect.DestroyAll(var filter, String as) ->
          CardMoves.destroy(table, number, evaluator.assets(filter), as);
      case Effect.GainControl(String assets, Who player) ->
          evaluator
              .players(player)
              .forEach(seat -> CardMoves.gain(table, evaluator.cards(assets), seat));
      case Effect.Exchange(String mine, String theirs) ->
          CardMoves.exchange(table, evaluator.cards(mine), evaluator.cards(theirs));
      case Effect.ExchangeAll(Who mine, Who theirs) ->
          CardMoves.exchangeAll(table, evaluator.players(mine), evaluator.players(theirs));
      case Effect.OnPlayer happens -> onPlayers(table, env, evaluator, happens);
      case Effect.PassLeft(int count) ->
          table.push(new Task.Passing(count, table.fromCurrent(), List.of(), false));
      case Effect.If(var condition, var then, var otherwise) ->
          table.push(new Task.Effects(number, evaluator.holds(condition) ? then : otherwise, 0));
      case Effect.ForEachPlayer each ->
          table.push(new Task.ForEach(number, each, evaluator.players(each.players()), 0));
    }
  }

  private static void onPlayers(
      Table table, AbilityContext env, Evaluator evaluator, Effect.OnPlayer effect) {
    IntList players = evaluator.players(effect.player());
    switch (effect) {
      case Effect.ExtraDiscards(Who _, int count) ->
          players.forEach(seat -> grant(table, seat, count));
      case Effect.Again _ ->
          players.forEach(
              seat -> {
                table.slots[Slot.AGAINS + seat]++;
                table.report.tell("again", seat);
              });
      case Effect.SkipTurn _ ->
          each(table, players, seat -> new Task.Meet(new Occurrence.Skips(seat), env.excluded()));
      case Effect.LoseGame _ ->
          each(table, players, seat -> new Task.Meet(new Occurrence.Loses(seat), env.excluded()));
      case Effect.WinGame _ -> table.claims.addAll(players);
      case Effect.Oblige(Who _, String card) ->
          Obligations.oblige(table, env.you(), players, evaluator.cards(card));
    }
  }

  /** Puts a task for each item on the agenda, the first to be done first. */
  private static void each(Table table, IntList items, java.util.function.IntFunction<Task> task) {
    for (int i = items.size() - 1; i >= 0; i--) {
      table.push(task.apply(items.at(i)));
    }
  }

  static void forEach(Table table, Task.ForEach task) {
    AbilityContext env = table.work.envs.get(task.env());
    if (env.stopped() || task.next() >= task.seats().size()) {
      return;
    }
    int seat = task.seats().at(task.next());
    table.push(new Task.ForEach(task.env(), task.each(), task.seats(), task.next() + 1));
    if (!table.isOut(seat)) {
      table.work.envs.set(task.env(), env.with(task.each().as(), AbilityContext.Held.of(seat)));
      table.push(new Task.Effects(task.env(), task.each().effects(), 0));
    }
  }

  private static void look(Table table, AbilityContext env, List<Integer> seats) {
    for (int seat : seats) {
      table.knowledge.learnAll(table.knowledge.observer(env.you()), table.zones.hand(seat));
      table.report.whisper("looked", env.you(), seat, table.zones.hand(seat));
    }
  }

  private static void useEvent(
      Table table, int number, Evaluator evaluator, Effect.UseEventAbility use) {
    for (int card : evaluator.cards(use.card())) {
      IntList sides = new IntList(2);
      for (int side = 0; side < table.zones.card(card).sides().size(); side++) {
        boolean named = use.side().isEmpty() || evaluator.held(use.side()).items().has(side);
        if (named && table.zones.card(card).sides().get(side).isEvent()) {
          sides.append(side);
        }
      }
      table.push(new Task.Bring(number, card, sides, Task.Way.ABILITY_ONLY, false));
    }
  }

  /** Additional discards, which only a current player before the end phase can use (DIS-13). */
  private static void grant(Table table, int seat, int count) {
    if (table.isCurrent(seat) && table.phase() != Phase.END) {
      table.slots[Slot.GRANTED + seat] += count;
      table.report.tell(new Event("granted", seat, Event.NOBODY, List.of("" + count), List.of()));
    }
  }
}
