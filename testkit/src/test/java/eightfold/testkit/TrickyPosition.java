package eightfold.testkit;

import eightfold.game.Catalogue;
import eightfold.game.FastChance;
import eightfold.game.Match;
import eightfold.game.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

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
        Arrays.stream(value(values, "hands").split("/")).map(TrickyPosition::cards).toList();
    Map<String, String> options = new LinkedHashMap<>();
    for (String pair : cards(value(values, "options"))) {
      int equals = pair.indexOf('=');
      options.put(pair.substring(0, equals), pair.substring(equals + 1));
    }
    Position position =
        new Position(
            hands,
            cards(value(values, "pile")),
            cards(value(values, "stock")),
            false,
            OptionalInt.empty(),
            OptionalInt.of(number(values, "turn")),
            Optional.ofNullable(values.get("suit")),
            Optional.empty(),
            Optional.empty(),
            number(values, "draw"),
            number(values, "skip"),
            Collections.nCopies(hands.size(), 0),
            1,
            Map.of());
    return new TrickyPosition(
        value(values, "position"), value(values, "game"), options, position, counts);
  }

  private static String value(Map<String, String> values, String key) {
    return values.getOrDefault(key, "");
  }

  private static int number(Map<String, String> values, String key) {
    return Integer.parseInt(values.getOrDefault(key, "0"));
  }

  private static List<String> cards(String text) {
    return text.isBlank() ? List.of() : List.of(text.strip().split("\\s+"));
  }
}
