package eightfold.testkit;

import static eightfold.testkit.LaidTables.cards;

import eightfold.game.Catalogue;
import eightfold.game.FastChance;
import eightfold.game.Match;
import eightfold.game.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A position in which rules meet, and how many act sequences there are from it.
 *
 * @param name what is tricky about it
 * @param game the game's id
 * @param options other than standard
 * @param position where it stands
 * @param counts the sequences of one act, of two …
 */
record TrickyPosition(
    String name, String game, Map<String, String> options, Position position, List<Long> counts) {

  Match begin(Catalogue catalogue) {
    return catalogue.game(game, options).arrange(position, new FastChance(1));
  }

  /**
   * Reads a file: paragraphs of lines {@code key value}, the first of each {@code position NAME}.
   */
  static List<TrickyPosition> read(String text) {
    List<TrickyPosition> all = new ArrayList<>();
    for (String paragraph : text.split("\n\\s*\n")) {
      Map<String, String> values = new LinkedHashMap<>();
      List<Long> counts = new ArrayList<>();
      for (String line : paragraph.lines().filter(l -> !l.startsWith("#")).toList()) {
        String[] words = line.strip().split("\\s+", 2);
        if (words[0].equals("count")) {
          counts.add(Long.valueOf(words[1].split("\\s+")[1]));
        } else {
          values.put(words[0], words.length > 1 ? words[1] : "");
        }
      }
      if (values.containsKey("position")) {
        all.add(of(values, counts));
      }
    }
    return all;
  }

  private static TrickyPosition of(Map<String, String> values, List<Long> counts) {
    List<List<String>> hands =
        Arrays.stream(value(values, "hands").split("/")).map(LaidTables::cards).toList();
    Map<String, String> options = new LinkedHashMap<>();
    for (String pair : cards(value(values, "options"))) {
      int equals = pair.indexOf('=');
      options.put(pair.substring(0, equals), pair.substring(equals + 1));
    }
    Position.Builder position =
        Position.lying(hands, cards(value(values, "pile")), cards(value(values, "stock")))
            .turn(number(values, "turn"))
            .pending(number(values, "draw"), number(values, "skip"));
    Optional.ofNullable(values.get("suit")).ifPresent(position::suit);
    return new TrickyPosition(
        value(values, "position"), value(values, "game"), options, position.build(), counts);
  }

  private static String value(Map<String, String> values, String key) {
    return values.getOrDefault(key, "");
  }

  private static int number(Map<String, String> values, String key) {
    return Integer.parseInt(values.getOrDefault(key, "0"));
  }
}
