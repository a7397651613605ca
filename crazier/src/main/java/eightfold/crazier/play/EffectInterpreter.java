package eightfold.crazier.play;

import eightfold.crazier.cards.AbilityEffect;
import eightfold.crazier.cards.Who;
import eightfold.game.Event;
import java.util.List;

/** Carries out the effects of an ability, one after the other (B.6.3). */
final class EffectInterpreter {
  /** Abilities used inside abilities go no deeper; cards that call each other come to an end. */
  private static final int DEEPEST = 40;

  private EffectInterpreter() {}

  /** An ability begins to be used; its number. */
  static int open(CrazierTable table, AbilityContext env) {
    table.work.envs.push(env);
    return table.work.envs.size() - 1;
  }

  /** Uses these effects as an ability of its own, and then puts back what it left in limbo. */
  static void begin(CrazierTable table, AbilityContext env, List<AbilityEffect> effects) {
    if (table.work.envs.size() < DEEPEST) {
      int number = open(table, env);
      table.push(new Task.Finish(number));
      table.push(new Task.Effects(number, effects, 0));
    }
  }

  /** What it turned up and put nowhere goes back to where it was (LIM-3). */
  static void finish(CrazierTable table, int number) {
    AbilityContext env = table.work.envs.remove(number);
    for (int i = env.turned().size() - 1; i >= 0; i--) {
      int card = env.turned().at(i);
      if (table.zones.isIn(card, Zone.LIMBO)) {
        table.zones.toStock(card, true);
      }
    }
  }

  static void next(CrazierTable table, Task.Effects task) {
    AbilityContext env = table.work.envs.get(task.env());
    if (env.stopped() || task.next() >= task.effects().size()) {
      return;
    }
    if (task.next() + 1 < task.effects().size()) {
      table.push(new Task.Effects(task.env(), task.effects(), task.next() + 1));
    }
    effect(table, task.env(), env, task.effects().get(task.next()));
  }

  private static void effect(
      CrazierTable table, int number, AbilityContext env, AbilityEffect effect) {
    Evaluator evaluator = Evaluator.of(table, env);
    switch (effect) {
      case AbilityEffect.Draw(Who players, int count) ->
          each(
              table,
              evaluator.players(players),
              seat -> new Task.Meet(new Occurrence.Draws(seat, count, env.you()), env.excluded()));
      case AbilityEffect.ChoosePlayers choice -> Decisions.players(table, number, choice);
      case AbilityEffect.ChooseAssets choice -> Decisions.assets(table, number, choice);
      case AbilityEffect.ChooseCards choice -> Decisions.cards(table, number, choice);
      case AbilityEffect.ChooseColour(String as) -> Decisions.colour(table, number, as);
      case AbilityEffect.Select(String as, String from, var filter) ->
          Decisions.bind(
              table,
              number,
              as,
              Decisions.filtered(evaluator, evaluator.cards(from), filter),
              true);
      case AbilityEffect.TurnUp up -> CardMoves.turnUp(table, number, up);
      case AbilityEffect.LookHand(Who player) -> look(table, env, evaluator.players(player));
      case AbilityEffect.SearchStock search -> Decisions.search(table, number, search);
      case AbilityEffect.ShuffleStock() -> shuffleStock(table, env);
      case AbilityEffect.Move move -> CardMoves.move(table, number, move);
      case AbilityEffect.PutIntoPlay(String cards) ->
          each(
              table,
              evaluator.cards(cards),
              card -> CardMoves.bring(table, number, card, Task.Way.INTO_PLAY, true, false));
      case AbilityEffect.Play(String cards, boolean assets, boolean events) ->
          each(
              table,
              evaluator.cards(cards),
              card -> CardMoves.bring(table, number, card, Task.Way.PLAYED, assets, events));
      case AbilityEffect.UseEventAbility use -> useEvent(table, number, evaluator, use);
      case AbilityEffect.DestroyChosen(String assets, String as) ->
          CardMoves.destroy(table, number, evaluator.cards(assets), as);
      case AbilityEffect.DestroyAll(var filter, String as) ->
          CardMoves.destroy(table, number, evaluator.assets(filter), as);
      case AbilityEffect.GainControl(String assets, Who player) ->
          evaluator
              .players(player)
              .forEach(seat -> CardMoves.gain(table, evaluator.cards(assets), seat));
      case AbilityEffect.Exchange(String mine, String theirs) ->
          CardMoves.exchange(table, evaluator.cards(mine), evaluator.cards(theirs));
      case AbilityEffect.ExchangeAll(Who mine, Who theirs) ->
          CardMoves.exchangeAll(table, evaluator.players(mine), evaluator.players(theirs));
      case AbilityEffect.OnPlayer happens -> onPlayers(table, env, evaluator, happens);
      case AbilityEffect.PassLeft(int count) ->
          table.push(new Task.Passing(count, table.fromCurrent(), List.of(), false));
      case AbilityEffect.If(var condition, var then, var otherwise) ->
          table.push(new Task.Effects(number, evaluator.holds(condition) ? then : otherwise, 0));
      case AbilityEffect.ForEachPlayer each ->
          table.push(new Task.ForEach(number, each, evaluator.players(each.players()), 0));
    }
  }

  private static void shuffleStock(CrazierTable table, AbilityContext env) {
    table.knowledge.mixStock(table.knowledge.observers);
    table.shuffle(table.zones.stock);
    table.report.tell("shuffled", env.you());
  }

  private static void onPlayers(
      CrazierTable table, AbilityContext env, Evaluator evaluator, AbilityEffect.OnPlayer effect) {
    IntList players = evaluator.players(effect.player());
    switch (effect) {
      case AbilityEffect.ExtraDiscards(Who _, int count) ->
          players.forEach(seat -> grant(table, seat, count));
      case AbilityEffect.Again _ ->
          players.forEach(
              seat -> {
                table.slots[CrazierSlot.AGAINS + seat]++;
                table.report.tell("again", seat);
              });
      case AbilityEffect.SkipTurn _ ->
          each(table, players, seat -> new Task.Meet(new Occurrence.Skips(seat), env.excluded()));
      case AbilityEffect.LoseGame _ ->
          each(table, players, seat -> new Task.Meet(new Occurrence.Loses(seat), env.excluded()));
      case AbilityEffect.WinGame _ -> table.claims.addAll(players);
      case AbilityEffect.Oblige(Who _, String card) ->
          Obligations.oblige(table, env.you(), players, evaluator.cards(card));
    }
  }

  /** Puts a task for each item on the agenda, the first to be done first. */
  private static void each(
      CrazierTable table, IntList items, java.util.function.IntFunction<Task> task) {
    for (int i = items.size() - 1; i >= 0; i--) {
      table.push(task.apply(items.at(i)));
    }
  }

  static void forEach(CrazierTable table, Task.ForEach task) {
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

  private static void look(CrazierTable table, AbilityContext env, List<Integer> seats) {
    for (int seat : seats) {
      table.knowledge.learnAll(table.knowledge.observer(env.you()), table.zones.hand(seat));
      table.report.whisper("looked", env.you(), seat, table.zones.hand(seat));
    }
  }

  private static void useEvent(
      CrazierTable table, int number, Evaluator evaluator, AbilityEffect.UseEventAbility use) {
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
  private static void grant(CrazierTable table, int seat, int count) {
    if (table.isCurrent(seat) && table.phase() != Phase.END) {
      table.slots[CrazierSlot.GRANTED + seat] += count;
      table.report.tell(new Event("granted", seat, Event.NOBODY, List.of("" + count), List.of()));
    }
  }
}
