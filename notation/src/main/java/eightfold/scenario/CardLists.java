package eightfold.scenario;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.cards.Pack;
import eightfold.cards.Rank;
import eightfold.cards.Suit;
import eightfold.yaml.Yaml;
import eightfold.yaml.YamlFault;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Reads lists of cards and remembers on which line each kind stood last. */
final class CardLists {
  private final Pack pack;
  private final Map<String, Integer> places = new LinkedHashMap<>();

  /** Reads cards of this pack. */
  CardLists(Pack pack) {
    this.pack = pack;
  }

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

  /** A declared suit by its letter, or {@code free}. */
  String suit(Yaml value) {
    String text = value.scalar("suit").text();
    if (text.equals("free")) {
      return text;
    }
    int suit = pack.parseSuit(text);
    if (suit == Pack.NONE) {
      throw new YamlFault(
          value.line(),
          "suit must be "
              + letters(pack.suits().stream().map(Suit::letter))
              + ", not \""
              + text
              + "\"");
    }
    return pack.suitName(suit);
  }

  /** A declared rank, or {@code free}. */
  String rank(Yaml value) {
    String text = value.scalar("rank").text();
    if (text.equals("free")) {
      return text;
    }
    int rank = pack.parseRank(text);
    if (rank == Pack.NONE) {
      throw new YamlFault(
          value.line(),
          "rank must be "
              + letters(pack.ranks().stream().map(Rank::letters))
              + ", not \""
              + text
              + "\"");
    }
    return pack.rankName(rank);
  }

  private static String letters(Stream<String> all) {
    List<String> each = all.toList();
    return String.join(", ", each.subList(0, each.size() - 1)) + " or " + each.getLast();
  }

  /** For each card named so far, the line that named it last. */
  Map<String, Integer> places() {
    return places;
  }

  static List<String> words(String text) {
    return text.isBlank() ? List.of() : List.of(text.strip().split("\\s+"));
  }

  private String examples() {
    return pack.own()
        ? String.join(", ", pack.names(Kinds.list(pack.all())))
        : "10H, KS, AD, RJ";
  }

  private String card(String word, String key, int line) {
    int kind = pack.parse(word);
    if (kind == Kind.NONE) {
      throw new YamlFault(
          line, "unknown card \"" + word + "\" in " + key + ": cards are written " + examples());
    }
    return pack.name(kind);
  }
}
