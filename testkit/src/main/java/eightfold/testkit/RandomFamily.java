package eightfold.testkit;

import eightfold.game.FastChance;
import eightfold.rules.Effect;
import eightfold.rules.Element;
import java.util.ArrayList;
import java.util.List;

/** Makes up rules of Creights, Crazy Spoons and Tag Team (semantics 13.1, 13.2, 13.4). */
final class RandomFamily {
  private final FastChance chance;
  private final boolean wanted;

  /**
   * @param wanted whether a book is to have such rules at all
   */
  RandomFamily(FastChance chance, boolean wanted) {
    this.chance = chance;
    this.wanted = wanted;
  }

  private boolean one(int in) {
    return wanted && chance.below(in) == 0;
  }

  /** What a card may do besides; nothing that contradicts what its line says already. */
  void effects(List<Effect> effects) {
    boolean draws = does(effects, Effect.NextDraws.class);
    boolean declares =
        does(effects, Effect.DeclaresSuit.class) || does(effects, Effect.CallsRank.class);
    boolean asks = declares || does(effects, Effect.OwnSuit.class);
    boolean counts = !draws && one(6);
    if (counts) {
      effects.add(new Effect.Counts(1 + chance.below(3)));
      if (!one(3)) {
        effects.add(new Effect.OpensCount());
      }
    }
    boolean repeats = one(8);
    if (!draws && !counts && !declares && !repeats && one(8)) {
      effects.add(new Effect.Duel(1 + chance.below(3)));
    } else if (!declares && !repeats && one(8)) {
      effects.add(new Effect.Grab(1 + chance.below(3)));
    } else if (repeats) {
      effects.add(new Effect.Repeat());
    }
    if (!asks && one(8)) {
      effects.add(new Effect.SisterSuit());
    }
    if (does(effects, Effect.OthersDraw.class) && one(2)) {
      effects.add(new Effect.NotTheNext());
    }
    if (one(12)) {
      effects.add(new Effect.Named("Twenty two"));
    }
  }

  private static boolean does(List<Effect> effects, Class<? extends Effect> sort) {
    return effects.stream().anyMatch(sort::isInstance);
  }

  /** Elements besides those that every book may have. */
  List<Element> elements(RandomEffects sets, List<Element> before) {
    List<Element> elements = new ArrayList<>();
    boolean opens = effect(before, Effect.OpensCount.class);
    if (opens && one(2)) {
      elements.add(new Element.ForcedCount());
    }
    if (one(5) && !has(before, Element.Stock.class)) {
      elements.add(new Element.Pressure(1 + chance.below(9)));
    }
    boolean several =
        has(before, Element.Several.class)
            || effect(before, Effect.MayBeFollowedByAny.class)
            || effect(before, Effect.MayBeFollowedByItsSuit.class);
    if (!several && one(4)) {
      elements.add(new Element.Pairs());
    }
    if (!several && one(5)) {
      elements.add(new Element.OnItsLike());
    }
    if (one(10)) {
      elements.add(new Element.LeaveOut(sets.set(), 1 + chance.below(2)));
    }
    if (one(6)) {
      elements.add(new Element.Teams(one(3)));
      if (!one(3)) {
        elements.add(new Element.Trades(one(2)));
      }
    }
    if (one(6)) {
      elements.add(
          new Element.Cancelling(
              sets.set(), one(2) ? sets.set().parts() : List.of(), chance.below(30)));
    }
    elements.addAll(faults(before));
    return elements;
  }

  private List<Element> faults(List<Element> before) {
    List<Element> elements = new ArrayList<>();
    if (!has(before, Element.Call.class)) {
      return elements;
    }
    if (one(5)) {
      elements.add(new Element.WrongCatch(1 + chance.below(2)));
    }
    boolean razzed =
        before.stream().anyMatch(e -> e instanceof Element.Call call && call.forTurnsOf() > 0);
    if (razzed && one(2)) {
      elements.add(new Element.NamesSaid());
    }
    if (razzed && one(2)) {
      elements.add(new Element.Phrase("not my spoon"));
    }
    if (razzed && one(2)) {
      elements.add(new Element.WrongCardsStay());
    }
    return elements;
  }

  private static boolean has(List<Element> elements, Class<? extends Element> sort) {
    return elements.stream().anyMatch(sort::isInstance);
  }

  private static boolean effect(List<Element> elements, Class<? extends Effect> sort) {
    return elements.stream().anyMatch(e -> e instanceof Element.On on && on.has(sort));
  }
}
