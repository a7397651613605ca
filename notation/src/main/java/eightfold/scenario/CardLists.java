package eightfold.scenario;

import eightfold.cards.Kind;
import eightfold.yaml.Yaml;
import eightfold.yaml.YamlFault;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads lists of cards and remembers on which line each kind stood last. */
final class CardLists {
  private final Map<String, Integer> places = new LinkedHashMap<>();

  /** The cards of a list, written as the notation's output has them. */
  List<String> list(Yaml value, String key) {
    Yaml.Scalar scalar = value.scalar(key);
    List<String> cards = new ArrayList<>();
    for (String word : words(scalar.text())) {
      String card = card(word, key, scalar.line());
      places.merge(card, scalar.line(), Math::max);
      cards.add(card);
    }
    return cards;
  }

  /** A single card. */
  String one(Yaml value, String key) {
    List<String> cards = list(value, key);
    if (cards.size() != 1) {
      throw new YamlFault(value.line(), key + " must be one card, not " + cards.size());
    }
    return cards.getFirst();
  }

  /** For each card named so far, the line that named it last. */
  Map<String, Integer> places() {
    return places;
  }

  static List<String> words(String text) {
    return text.isBlank() ? List.of() : List.of(text.strip().split("\\s+"));
  }

  private static String card(String word, String key, int line) {
    int kind = Kind.parse(word);
    if (kind == Kind.NONE) {
      throw new YamlFault(
          line, "unknown card \"" + word + "\" in " + key + ": cards are written 10H, KS, AD, RJ");
    }
    return Kind.name(kind);
  }
}
