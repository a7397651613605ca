package eightfold.testkit;

import eightfold.cards.Pack;
import eightfold.game.FastChance;
import eightfold.game.SetupException;
import eightfold.rules.book.Options;
import eightfold.rules.vocabulary.Option;
import eightfold.rules.vocabulary.RuleBook;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Chooses options of a rule book at random, such that a table can be set up with them. */
public final class RandomOptions {
  private final FastChance chance;

  private RandomOptions(FastChance chance) {
    this.chance = chance;
  }

  /** Options of a book, those left out standard; the same for the same seed. */
  public static Map<String, String> choose(RuleBook book, long seed) {
    RandomOptions random = new RandomOptions(new FastChance(seed));
    while (true) {
      Map<String, String> chosen = random.any(book);
      if (possible(book, chosen)) {
        return chosen;
      }
    }
  }

  private static boolean possible(RuleBook book, Map<String, String> chosen) {
    try {
      Options.apply(book, chosen);
      return true;
    } catch (SetupException e) {
      return false;
    }
  }

  /** Each option with a chance that is itself drawn: few changes as well as many. */
  private Map<String, String> any(RuleBook book) {
    int weight = chance.below(8);
    Map<String, String> chosen = new LinkedHashMap<>();
    for (Option option : book.options()) {
      if (chance.below(10) < weight) {
        chosen.put(option.key(), value(option));
      }
    }
    return chosen;
  }

  private static final List<String> TEXTS = List.of("by the way", "Oh dear", "Twenty one spoons!");

  private String value(Option option) {
    return switch (option.shape()) {
      case Option.Shape.Words(List<Option.Value> values) ->
          values.get(chance.below(values.size())).word();
      case Option.Shape.InRange(int least, int most, List<Option.Edit> _) ->
          String.valueOf(least + chance.below(Math.min(most - least, 200) + 1));
      case Option.Shape.OneRank(Pack pack, List<Option.Edit> _) -> rank(pack);
      case Option.Shape.Text _ -> TEXTS.get(chance.below(TEXTS.size()));
      case Option.Shape.Ranks(Pack pack, List<Option.Value> words) -> ranks(pack, words);
    };
  }

  private String rank(Pack pack) {
    return pack.rankName(chance.below(pack.ranks().size()));
  }

  private String ranks(Pack pack, List<Option.Value> words) {
    List<String> pairs = new ArrayList<>();
    int number = 1 + chance.below(3);
    for (int i = 0; i < number; i++) {
      pairs.add(rank(pack) + "=" + words.get(chance.below(words.size())).word());
    }
    return String.join(" ", pairs);
  }
}
