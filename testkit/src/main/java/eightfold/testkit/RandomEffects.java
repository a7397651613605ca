package eightfold.testkit;

import eightfold.cards.Pack;
import eightfold.game.FastChance;
import eightfold.rules.book.RuleBooks;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.CardSet.Part;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element.On;
import eightfold.rules.vocabulary.Form;
import eightfold.rules.vocabulary.Forms;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Makes up what cards do. */
final class RandomEffects {
  private static final Pack PACK = RandomBooks.PACK;
  private static final int RANKS = PACK.ranks().size();

  private static final List<String> AT_ONCE =
      Stream.of(Effect.What.values())
          .map(Forms::of)
          .filter(Forms.effects()::containsValue)
          .map(Form::words)
          .toList();

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
    for (int rank = 0; rank < RANKS; rank++) {
      ranks.add(new Part.OfRank(PACK, rank));
    }
    shuffle(ranks);
    List<Part> singles = new ArrayList<>();
    for (int suit = 0; suit < 4; suit++) {
      singles.add(new Part.Single(PACK, PACK.kind(suit, chance.below(RANKS))));
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
      lines.add(on(List.of(new Part.Jokers(PACK)), jokerEffects()));
    }
    return lines;
  }

  private static On on(List<Part> cards, List<String> effects) {
    String line = "on " + new CardSet(cards).text() + " " + String.join(", ", effects);
    return (On) RuleBooks.line(line);
  }

  private List<String> jokerEffects() {
    if (one(2)) {
      return one(2) ? List.of("by colour", "only in need") : List.of("by colour");
    }
    Optional<List<String>> doubtful = decisions.doubtful();
    if (doubtful.isPresent()) {
      return doubtful.get();
    }
    if (one(8)) {
      return List.of("wild", "others draw 1", "owes any card");
    }
    List<String> effects = new ArrayList<>(List.of("wild", "declares suit"));
    if (one(2)) {
      debt(effects);
    }
    return effects;
  }

  private On line(List<Part> cards) {
    Optional<List<String>> doubtful = decisions.doubtful();
    if (doubtful.isPresent()) {
      return on(cards, doubtful.get());
    }
    List<String> effects = new ArrayList<>();
    following(effects);
    if (one(3)) {
      debt(effects);
    } else {
      new RandomRuns(chance).answers(effects, this);
    }
    if (!one(4)) {
      new RandomRuns(chance).misses(effects, this);
    } else {
      String fromThree = one(4) ? " 3:" + (1 + chance.below(3)) : "";
      effects.add("skip " + (1 + chance.below(3)) + fromThree);
      if (one(2)) {
        effects.add("parried by " + (one(2) ? new CardSet(cards) : set()).text());
        if (one(3)) {
          effects.add("parry ends it");
        }
      }
    }
    if (one(5)) {
      effects.add("reverse");
      switch (chance.below(3)) {
        case 0 -> effects.add("again with two");
        case 1 -> effects.add("skip with two");
        default -> {}
      }
    }
    if (one(6)) {
      effects.add("again");
    }
    if (one(8)) {
      effects.add("others draw " + (1 + chance.below(2)));
      if (one(3)) {
        effects.add("clockwise");
      }
    }
    if (one(8)) {
      effects.add(one(2) ? "may be followed by any" : "may be followed by its suit");
    }
    atOnce(effects);
    new RandomFamily(chance, family).effects(effects);
    boolean counts = effects.stream().anyMatch(effect -> effect.startsWith("counts"));
    if (counts
        && effects.stream().noneMatch(effect -> effect.startsWith("answered by"))
        && one(2)) {
      effects.add("answered by " + (one(2) ? new CardSet(cards) : set()).text());
    }
    decisions.add(effects, set());
    if (effects.isEmpty()) {
      effects.add("wild");
    }
    // what is added in passing may have been chosen as a decision, too
    return on(cards, effects.stream().distinct().toList());
  }

  /** Now and then one of the steps that have no number. */
  private void atOnce(List<String> effects) {
    if (one(10)) {
      effects.add(AT_ONCE.get(chance.below(AT_ONCE.size())));
    }
  }

  /** What there is to say of which cards it follows and which follow it. */
  private void following(List<String> effects) {
    if (one(3)) {
      effects.add("wild");
    }
    if (one(4)) {
      effects.add("declares suit");
    } else if (one(6)) {
      effects.add("calls rank except " + set().text());
    } else if (one(6)) {
      effects.add("own suit");
    } else {
      new RandomRuns(chance).asks(effects, this);
    }
    if (one(8)) {
      effects.add("not on " + set().text());
    }
    if (one(8)) {
      effects.add("never on " + set().text());
    }
    if (one(8)) {
      effects.add(one(2) ? "only without suit" : "only in need");
    }
  }

  private void debt(List<String> effects) {
    effects.add("next draws " + (1 + chance.below(4)));
    if (one(6)) {
      effects.add("no answer");
    } else if (one(2)) {
      effects.add("answered by " + set().text());
    }
    if (one(4)) {
      effects.add("cancelled by " + set().text());
    }
    if (one(6)) {
      effects.add("answered in the declared suit");
    }
    if (one(3)) {
      effects.add("then turn");
    }
    if (one(6)) {
      effects.add("while stock lasts");
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
      case 1 -> new Part.Single(PACK, PACK.kind(chance.below(4), chance.below(RANKS)));
      case 3 ->
          one(2)
              ? new Part.OfSuit(PACK, chance.below(4))
              : new Part.OfRank(PACK, chance.below(RANKS));
      case 2 -> jokers ? new Part.Jokers(PACK) : new Part.OfRank(PACK, chance.below(RANKS));
      default -> new Part.OfRank(PACK, chance.below(RANKS));
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
