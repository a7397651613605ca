package eightfold.crazier.play;

import eightfold.crazier.cards.Ability;
import eightfold.crazier.cards.Ability.By;
import eightfold.crazier.cards.Ability.Cause;
import eightfold.crazier.cards.Ability.Change;
import eightfold.crazier.cards.Ability.Would;
import eightfold.game.Event;
import java.util.ArrayList;
import java.util.List;

/** What happens instead of what would happen (A.16). */
final class Substitutions {
  private Substitutions() {}

  /** Something is about to happen: reductions, then replacements, mandatory ones first (SUB-9). */
  static void meet(Table table, Occurrence occurrence, List<AbilityContext.Source> excluded) {
    IntList changing = changing(table);
    Occurrence left = occurrence;
    if (occurrence instanceof Occurrence.Draws(int seat, int count, int by)) {
      if (table.isOut(seat) || count <= 0) {
        return;
      }
      int fewer = reductions(table, changing, occurrence, excluded);
      if (fewer > 0) {
        int reduced = Math.max(0, count - fewer);
        table.tell("draws-fewer", seat, String.valueOf(count - reduced));
        if (reduced == 0) {
          return;
        }
        left = new Occurrence.Draws(seat, reduced, by);
      }
    }
    if (changing.isEmpty()) {
      happens(table, left);
      return;
    }
    List<AbilityContext.Source> candidates = new ArrayList<>();
    candidates(table, changing, left, excluded, false, candidates);
    candidates(table, changing, left, excluded, true, candidates);
    attempt(table, new Task.Attempt(left, List.copyOf(candidates), 0, excluded));
  }

  /** The assets that change what would happen, the oldest first. */
  private static IntList changing(Table table) {
    IntList changing = IntList.NONE;
    for (int i = 0; i < table.assets.size(); i++) {
      if (!table.side(table.assets.at(i)).kinds().substitutions().isEmpty()) {
        changing = changing.isEmpty() ? new IntList() : changing;
        changing.append(table.assets.at(i));
      }
    }
    return changing;
  }

  private static int reductions(
      Table table, IntList changing, Occurrence occurrence, List<AbilityContext.Source> excluded) {
    int sum = 0;
    for (int i = 0; i < changing.size(); i++) {
      int asset = changing.at(i);
      List<Ability.Substitution> substitutions = table.side(asset).kinds().substitutions();
      for (int k = 0; k < substitutions.size(); k++) {
        Ability.Substitution substitution = substitutions.get(k);
        if (substitution.change() instanceof Change.Reduce(int less)
            && fits(table, asset, substitution, occurrence)
            && !excluded.contains(new AbilityContext.Source(asset, substitution))) {
          sum += less;
        }
      }
    }
    return sum;
  }

  private static void candidates(
      Table table,
      IntList changing,
      Occurrence occurrence,
      List<AbilityContext.Source> excluded,
      boolean may,
      List<AbilityContext.Source> into) {
    IntList seats = table.fromCurrent();
    for (int s = 0; s < seats.size(); s++) {
      for (int i = 0; i < changing.size(); i++) {
        int asset = changing.at(i);
        if (table.owner(asset) != seats.at(s)) {
          continue;
        }
        List<Ability.Substitution> substitutions = table.side(asset).kinds().substitutions();
        for (int k = 0; k < substitutions.size(); k++) {
          Ability.Substitution substitution = substitutions.get(k);
          if (substitution.may() == may
              && !(substitution.change() instanceof Change.Reduce)
              && fits(table, asset, substitution, occurrence)
              && !excluded.contains(new AbilityContext.Source(asset, substitution))) {
            into.add(new AbilityContext.Source(asset, substitution));
          }
        }
      }
    }
  }

  private static boolean fits(
      Table table, int asset, Ability.Substitution substitution, Occurrence occurrence) {
    int controller = table.owner(asset);
    return switch (occurrence) {
      case Occurrence.Draws(int seat, int _, int by) ->
          substitution.would() instanceof Would.Draw(Cause cause)
              && seat == controller
              && switch (cause) {
                case Cause.DrawPhase() -> by == Table.NONE;
                case Cause.OfAbility(By whose) ->
                    by != Table.NONE && Triggers.fits(table, whose, controller, by);
              };
      case Occurrence.Destroyed(int card) ->
          substitution.would() instanceof Would.BeDestroyed(var filter)
              && table.inPlay(card)
              && Evaluator.of(table, controller, asset).fits(filter, card);
      case Occurrence.Loses(int seat) ->
          substitution.would() instanceof Would.LoseGame() && seat == controller;
      case Occurrence.Skips(int seat) ->
          substitution.would() instanceof Would.SkipTurn() && seat == controller;
    };
  }

  static void attempt(Table table, Task.Attempt attempt) {
    for (int at = attempt.at(); at < attempt.candidates().size(); at++) {
      AbilityContext.Source source = attempt.candidates().get(at);
      if (!table.inPlay(source.card())
          || !fits(table, source.card(), source.ability(), attempt.occurrence())) {
        continue;
      }
      if (!source.ability().may()) {
        apply(table, source, attempt.excluded());
        return;
      }
      Task.Attempt here =
          new Task.Attempt(attempt.occurrence(), attempt.candidates(), at, attempt.excluded());
      Decisions.yesOrNo(
          table,
          table.owner(source.card()),
          source.card(),
          about(table, attempt.occurrence()),
          new Task.Answered(here));
      return;
    }
    happens(table, attempt.occurrence());
  }

  /** What the question is about: the asset that would be destroyed, or the number of cards. */
  private static String about(Table table, Occurrence occurrence) {
    return switch (occurrence) {
      case Occurrence.Draws(int _, int count, int _) -> "draw " + count;
      case Occurrence.Destroyed(int card) -> "destroy " + table.ids[card];
      case Occurrence.Loses(int _) -> "lose";
      case Occurrence.Skips(int _) -> "skip";
    };
  }

  static void answered(Table table, Task.Attempt attempt) {
    AbilityContext.Source source = attempt.candidates().get(attempt.at());
    if (table.answer.has(1) && table.inPlay(source.card())) {
      apply(table, source, attempt.excluded());
    } else {
      attempt(
          table,
          new Task.Attempt(
              attempt.occurrence(), attempt.candidates(), attempt.at() + 1, attempt.excluded()));
    }
  }

  private static void apply(
      Table table, AbilityContext.Source source, List<AbilityContext.Source> excluded) {
    int controller = table.owner(source.card());
    table.tell("uses", controller, table.ids[source.card()]);
    if (source.ability().change() instanceof Change.Instead(var effects)) {
      List<AbilityContext.Source> more = new ArrayList<>(excluded);
      more.add(source);
      EffectInterpreter.begin(
          table, new AbilityContext(controller, source.card(), List.copyOf(more)), effects);
    }
  }

  private static void happens(Table table, Occurrence occurrence) {
    switch (occurrence) {
      case Occurrence.Draws(int seat, int count, int _) -> draw(table, seat, count);
      case Occurrence.Destroyed(int card) -> table.doomed.push(table.doomed.pop().with(card));
      case Occurrence.Loses(int seat) -> Turns.lose(table, seat);
      case Occurrence.Skips(int seat) -> {
        table.slots[Slot.SKIPS + seat]++;
        table.tell("will-skip", seat);
      }
    }
  }

  /** Takes the top cards of the stock into the hand (A.14). */
  private static void draw(Table table, int seat, int count) {
    IntList drawn = new IntList(count);
    boolean impossible = false;
    while (drawn.size() < count && !impossible) {
      table.renew();
      impossible = table.stock.isEmpty();
      if (!impossible) {
        int card = table.stock.at(0);
        table.toHand(card, seat);
        drawn.append(card);
      }
    }
    if (!drawn.isEmpty()) {
      table.whisper("drew", seat, Event.NOBODY, drawn);
    }
    if (impossible) {
      Turns.impossible(table);
    }
  }
}
