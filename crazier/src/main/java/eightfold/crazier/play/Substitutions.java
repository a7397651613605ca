package eightfold.crazier.play;

import eightfold.crazier.cards.Ability;
import eightfold.crazier.cards.Ability.By;
import eightfold.crazier.cards.Ability.Cause;
import eightfold.crazier.cards.Ability.Change;
import eightfold.crazier.cards.Ability.Would;
import eightfold.crazier.cards.AbilityOccasion;
import eightfold.game.Event;
import java.util.ArrayList;
import java.util.List;

/** What happens instead of what would happen (A.16). */
final class Substitutions {
  private Substitutions() {}

  /** Something is about to happen: reductions, then replacements, mandatory ones first (SUB-9). */
  static void meet(
      CrazierTable table, Occurrence occurrence, List<AbilityContext.Source> excluded) {
    boolean changing = !changing(table, occurrence).isEmpty();
    Occurrence left = occurrence;
    if (occurrence instanceof Occurrence.Draws(int seat, int count, int by)) {
      if (table.isOut(seat) || count <= 0) {
        return;
      }
      int fewer = changing ? reductions(table, occurrence, excluded) : 0;
      if (fewer > 0) {
        int reduced = Math.max(0, count - fewer);
        table.report.tell("draws-fewer", seat, String.valueOf(count - reduced));
        if (reduced == 0) {
          return;
        }
        left = new Occurrence.Draws(seat, reduced, by);
      }
    }
    List<AbilityContext.Source> candidates =
        changing ? candidates(table, left, excluded) : List.of();
    if (candidates.isEmpty()) {
      happens(table, left);
    } else {
      attempt(table, new Task.Attempt(left, candidates, 0, excluded));
    }
  }

  /** The assets that may change what would happen, the oldest first. */
  private static IntList changing(CrazierTable table, Occurrence occurrence) {
    return table.zones.mattering(
        switch (occurrence) {
          case Occurrence.Draws _ -> AbilityOccasion.DRAW;
          case Occurrence.Destroyed _ -> AbilityOccasion.DESTROYING;
          case Occurrence.Loses _ -> AbilityOccasion.LOSS;
          case Occurrence.Skips _ -> AbilityOccasion.SKIP;
        });
  }

  private static List<Ability.Substitution> substitutions(CrazierTable table, int asset) {
    return table.zones.side(asset).kinds().substitutions();
  }

  private static int reductions(
      CrazierTable table, Occurrence occurrence, List<AbilityContext.Source> excluded) {
    int sum = 0;
    IntList assets = changing(table, occurrence);
    for (int i = 0; i < assets.size(); i++) {
      int asset = assets.at(i);
      List<Ability.Substitution> substitutions = substitutions(table, asset);
      for (int k = 0; k < substitutions.size(); k++) {
        Ability.Substitution substitution = substitutions.get(k);
        if (substitution.change() instanceof Change.Reduce(int less)
            && fits(table, asset, substitution, occurrence)
            && !isExcluded(excluded, asset, substitution)) {
          sum += less;
        }
      }
    }
    return sum;
  }

  /** Whether it has changed already what this is a part of (SUB-8). */
  private static boolean isExcluded(
      List<AbilityContext.Source> excluded, int asset, Ability.Substitution substitution) {
    for (int i = 0; i < excluded.size(); i++) {
      AbilityContext.Source source = excluded.get(i);
      if (source.card() == asset && source.ability().equals(substitution)) {
        return true;
      }
    }
    return false;
  }

  /** The replacements that could be made: mandatory ones first, then by seats, the oldest first. */
  private static List<AbilityContext.Source> candidates(
      CrazierTable table, Occurrence occurrence, List<AbilityContext.Source> excluded) {
    Zones zones = table.zones;
    List<AbilityContext.Source> must = List.of();
    List<AbilityContext.Source> may = List.of();
    IntList assets = changing(table, occurrence);
    IntList seats = table.fromCurrent();
    for (int s = 0; s < seats.size(); s++) {
      for (int i = 0; i < assets.size(); i++) {
        int asset = assets.at(i);
        List<Ability.Substitution> substitutions =
            zones.owner(asset) == seats.at(s) ? substitutions(table, asset) : List.of();
        for (int k = 0; k < substitutions.size(); k++) {
          Ability.Substitution substitution = substitutions.get(k);
          if (substitution.change() instanceof Change.Reduce
              || !fits(table, asset, substitution, occurrence)
              || isExcluded(excluded, asset, substitution)) {
            continue;
          }
          AbilityContext.Source source = new AbilityContext.Source(asset, substitution);
          if (substitution.may()) {
            may = with(may, source);
          } else {
            must = with(must, source);
          }
        }
      }
    }
    for (int i = 0; i < may.size(); i++) {
      must = with(must, may.get(i));
    }
    return must;
  }

  /** One more of what there are hardly ever two. */
  private static List<AbilityContext.Source> with(
      List<AbilityContext.Source> some, AbilityContext.Source more) {
    if (some.isEmpty()) {
      return List.of(more);
    }
    List<AbilityContext.Source> all = new ArrayList<>(some);
    all.add(more);
    return List.copyOf(all);
  }

  private static boolean fits(
      CrazierTable table, int asset, Ability.Substitution substitution, Occurrence occurrence) {
    int controller = table.zones.owner(asset);
    return switch (occurrence) {
      case Occurrence.Draws(int seat, int _, int by) ->
          substitution.would() instanceof Would.Draw(Cause cause)
              && seat == controller
              && switch (cause) {
                case Cause.DrawPhase() -> by == Numbering.NONE;
                case Cause.OfAbility(By whose) ->
                    by != Numbering.NONE && AbilityTriggers.fits(table, whose, controller, by);
              };
      case Occurrence.Destroyed(int card) ->
          substitution.would() instanceof Would.BeDestroyed(var filter)
              && table.zones.inPlay(card)
              && Evaluator.of(table, controller, asset).fits(filter, card);
      case Occurrence.Loses(int seat) ->
          substitution.would() instanceof Would.LoseGame() && seat == controller;
      case Occurrence.Skips(int seat) ->
          substitution.would() instanceof Would.SkipTurn() && seat == controller;
    };
  }

  static void attempt(CrazierTable table, Task.Attempt attempt) {
    for (int at = attempt.at(); at < attempt.candidates().size(); at++) {
      AbilityContext.Source source = attempt.candidates().get(at);
      if (!table.zones.inPlay(source.card())
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
          table.zones.owner(source.card()),
          source.card(),
          about(table, attempt.occurrence()),
          new Task.Answered(here));
      return;
    }
    happens(table, attempt.occurrence());
  }

  /** What the question is about: the asset that would be destroyed, or the number of cards. */
  private static String about(CrazierTable table, Occurrence occurrence) {
    return switch (occurrence) {
      case Occurrence.Draws(int _, int count, int _) -> "draw " + count;
      case Occurrence.Destroyed(int card) -> "destroy " + table.zones.id(card);
      case Occurrence.Loses(int _) -> "lose";
      case Occurrence.Skips(int _) -> "skip";
    };
  }

  static void answered(CrazierTable table, Task.Attempt attempt) {
    AbilityContext.Source source = attempt.candidates().get(attempt.at());
    if (table.work.answer.has(1) && table.zones.inPlay(source.card())) {
      apply(table, source, attempt.excluded());
    } else {
      attempt(
          table,
          new Task.Attempt(
              attempt.occurrence(), attempt.candidates(), attempt.at() + 1, attempt.excluded()));
    }
  }

  private static void apply(
      CrazierTable table, AbilityContext.Source source, List<AbilityContext.Source> excluded) {
    int controller = table.zones.owner(source.card());
    table.report.tell("uses", controller, table.zones.id(source.card()));
    if (source.ability().change() instanceof Change.Instead(var effects)) {
      List<AbilityContext.Source> more = new ArrayList<>(excluded);
      more.add(source);
      EffectInterpreter.begin(
          table, new AbilityContext(controller, source.card(), List.copyOf(more)), effects);
    }
  }

  private static void happens(CrazierTable table, Occurrence occurrence) {
    switch (occurrence) {
      case Occurrence.Draws(int seat, int count, int _) -> draw(table, seat, count);
      case Occurrence.Destroyed(int card) ->
          table.work.doomed.push(table.work.doomed.pop().with(card));
      case Occurrence.Loses(int seat) -> CrazierTurns.lose(table, seat);
      case Occurrence.Skips(int seat) -> {
        table.slots[CrazierSlot.SKIPS + seat]++;
        table.report.tell("will-skip", seat);
      }
    }
  }

  /** Takes the top cards of the stock into the hand (A.14). */
  private static void draw(CrazierTable table, int seat, int count) {
    IntList drawn = new IntList(count);
    boolean impossible = false;
    while (drawn.size() < count && !impossible) {
      table.renew();
      impossible = table.zones.stock.isEmpty();
      if (!impossible) {
        int card = table.zones.stock.at(0);
        table.zones.toHand(card, seat);
        drawn.append(card);
      }
    }
    if (!drawn.isEmpty()) {
      table.report.whisper("drew", seat, Event.NOBODY, drawn);
    }
    if (impossible) {
      CrazierTurns.impossible(table);
    }
  }
}
