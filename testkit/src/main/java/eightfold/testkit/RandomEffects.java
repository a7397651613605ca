package eightfold.testkit;

import eightfold.cards.Kind;
import eightfold.game.FastChance;
import eightfold.rules.CardSet;
import eightfold.rules.CardSet.Part;
import eightfold.rules.Effect;
import eightfold.rules.Element.On;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Makes up what cards do. */
final class RandomEffects {
  private final FastChance chance;
  private final boolean jokers;
  private final boolean family;
  private final RandomDecisions decisions;

  /**
   * @param jokers whether the pack has jokers
   * @param family whether cards may do what {@link RandomFamily} makes up
   */
  RandomEffects(FastChance chance, boolean jokers, boolean family) {
    this.chance = chance;
    this.jokers = jokers;
    this.family = family;
    this.decisions = new RandomDecisions(chance);
  }

  /** Up to eight lines, about different ranks and some single cards. */
  List<On> lines() {
    List<Part> ranks = new ArrayList<>();
    for (int rank = 0; rank < Kind.RANKS; rank++) {
      ranks.add(new Part.OfRank(rank));
    }
    shuffle(ranks);
    List<Part> singles = new ArrayList<>();
    for (int suit = 0; suit < 4; suit++) {
      singles.add(new Part.Single(Kind.of(suit, chance.below(Kind.RANKS))));
    }
    List<On> lines = new ArrayList<>();
    int number = chance.below(8);
    for (int i = 0; i < number; i++) {
      lines.add(line(List.of(ranks.removeLast())));
    }
    if (one(4)) {
      lines.add(line(List.of(ranks.removeLast(), ranks.removeLast())));
    }
    if (one(4)) {
      lines.add(line(List.of(singles.removeLast())));
    }
    if (jokers && !one(5)) {
      lines.add(new On(new CardSet(List.of(new Part.Jokers())), jokerEffects()));
    }
    return lines;
  }

  private List<Effect> jokerEffects() {
    if (one(2)) {
      return one(2)
          ? List.of(new Effect.ByColour(), new Effect.OnlyInNeed())
          : List.of(new Effect.ByColour());
    }
    Optional<List<Effect>> doubtful = decisions.doubtful();
    if (doubtful.isPresent()) {
      return doubtful.get();
    }
    if (one(8)) {
      return List.of(new Effect.Wild(), new Effect.OthersDraw(1), new Effect.OwesAnyCard());
    }
    List<Effect> effects = new ArrayList<>(List.of(new Effect.Wild(), new Effect.DeclaresSuit()));
    if (one(2)) {
      debt(effects);
    }
    return effects;
  }

  private On line(List<Part> cards) {
    Optional<List<Effect>> doubtful = decisions.doubtful();
    if (doubtful.isPresent()) {
      return new On(new CardSet(cards), doubtful.get());
    }
    List<Effect> effects = new ArrayList<>();
    following(effects);
    if (one(3)) {
      debt(effects);
    } else {
      new RandomRuns(chance).answers(effects, this);
    }
    if (!one(4)) {
      new RandomRuns(chance).misses(effects, this);
    } else {
      effects.add(new Effect.Skip(1 + chance.below(3)));
      if (one(2)) {
        effects.add(new Effect.ParriedBy(one(2) ? new CardSet(cards) : set()));
        if (one(3)) {
          effects.add(new Effect.ParryEndsIt());
        }
      }
    }
    if (one(5)) {
      effects.add(new Effect.Reverse());
      switch (chance.below(3)) {
        case 0 -> effects.add(new Effect.AgainWithTwo());
        case 1 -> effects.add(new Effect.SkipWithTwo());
        default -> {}
      }
    }
    if (one(6)) {
      effects.add(new Effect.Again());
    }
    if (one(8)) {
      effects.add(new Effect.OthersDraw(1 + chance.below(2)));
      if (one(3)) {
        effects.add(new Effect.Clockwise());
      }
    }
    if (one(8)) {
      effects.add(one(2) ? new Effect.MayBeFollowedByAny() : new Effect.MayBeFollowedByItsSuit());
    }
    if (one(10)) {
      effects.add(new Effect.Silence());
    }
    new RandomFamily(chance, family).effects(effects);
    boolean counts = effects.stream().anyMatch(Effect.Counts.class::isInstance);
    if (counts && effects.stream().noneMatch(Effect.AnsweredBy.class::isInstance) && one(2)) {
      effects.add(new Effect.AnsweredBy(one(2) ? new CardSet(cards) : set()));
    }
    decisions.add(effects, set());
    if (effects.isEmpty()) {
      effects.add(new Effect.Wild());
    }
    return new On(new CardSet(cards), effects);
  }

  /** What there is to say of which cards it follows and which follow it. */
  private void following(List<Effect> effects) {
    if (one(3)) {
      effects.add(new Effect.Wild());
    }
    if (one(4)) {
      effects.add(new Effect.DeclaresSuit());
    } else if (one(6)) {
      effects.add(new Effect.CallsRank(set()));
    } else if (one(6)) {
      effects.add(new Effect.OwnSuit());
    } else {
      new RandomRuns(chance).asks(effects, this);
    }
    if (one(8)) {
      effects.add(new Effect.NotOn(set()));
    }
    if (one(8)) {
      effects.add(new Effect.NeverOn(set()));
    }
    if (one(8)) {
      effects.add(new Effect.OnlyInNeed());
    }
  }

  private void debt(List<Effect> effects) {
    effects.add(new Effect.NextDraws(1 + chance.below(4)));
    if (one(6)) {
      effects.add(new Effect.NoAnswer());
    } else if (one(2)) {
      effects.add(new Effect.AnsweredBy(set()));
    }
    if (one(4)) {
      effects.add(new Effect.CancelledBy(set()));
    }
    if (one(6)) {
      effects.add(new Effect.AnsweredInSuit());
    }
    if (one(3)) {
      effects.add(new Effect.ThenTurn());
    }
    if (one(6)) {
      effects.add(new Effect.WhileStockLasts());
    }
  }

  /** One to three words that name cards. */
  CardSet set() {
    List<Part> parts = new ArrayList<>();
    int number = 1 + chance.below(3);
    for (int i = 0; i < number; i++) {
      Part part = part();
      if (!parts.contains(part)) {
        parts.add(part);
      }
    }
    return new CardSet(parts);
  }

  private Part part() {
    return switch (chance.below(10)) {
      case 0 -> new Part.Wild();
      case 1 -> new Part.Single(Kind.of(chance.below(4), chance.below(Kind.RANKS)));
      case 3 ->
          one(2) ? new Part.OfSuit(chance.below(4)) : new Part.OfRank(chance.below(Kind.RANKS));
      case 2 -> jokers ? new Part.Jokers() : new Part.OfRank(chance.below(Kind.RANKS));
      default -> new Part.OfRank(chance.below(Kind.RANKS));
    };
  }

  private boolean one(int in) {
    return chance.below(in) == 0;
  }

  private <T> void shuffle(List<T> list) {
    for (int i = list.size() - 1; i > 0; i--) {
      Collections.swap(list, i, chance.below(i + 1));
    }
  }
}
