package eightfold.rules;

import eightfold.cards.Kind;
import eightfold.cards.Suit;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;

/** The words of one language for rule sheets: templates, ranks and suits, numbers, lists. */
final class SheetWords {
  private static final int BLACK = 1 | 1 << 3;
  private static final int RED = 1 << 1 | 1 << 2;

  private static final Map<String, SheetWords> KNOWN = new HashMap<>();

  private final Properties words;

  private SheetWords(Properties words) {
    this.words = words;
  }

  /** The words of a language, by its ISO 639 code; empty if there are none. */
  static synchronized Optional<SheetWords> of(String language) {
    Optional<SheetWords> known = Optional.ofNullable(KNOWN.get(language));
    if (known.isPresent() || !language.matches("[a-z]{2,3}")) {
      return known;
    }
    Optional<SheetWords> read = read(language);
    read.ifPresent(words -> KNOWN.put(language, words));
    return read;
  }

  private static Optional<SheetWords> read(String language) {
    String file = "words_" + language + ".properties";
    try (InputStream in = SheetWords.class.getResourceAsStream(file)) {
      if (in == null) {
        return Optional.empty();
      }
      Properties words = new Properties();
      words.load(new InputStreamReader(in, StandardCharsets.UTF_8));
      return Optional.of(new SheetWords(words));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** All keys that the language has words for. */
  Set<String> keys() {
    return words.stringPropertyNames();
  }

  /** The words for a key, which the language must have. */
  String word(String key) {
    return find(key).orElseThrow(() -> new IllegalStateException("no words for \"" + key + "\""));
  }

  /** The words for a key, if the language has them. */
  Optional<String> find(String key) {
    return Optional.ofNullable(words.getProperty(key));
  }

  /** A number, the small ones in words. */
  String number(int number) {
    return find("number." + number).orElseGet(() -> String.valueOf(number));
  }

  /** Things one after another, the last with {@code or} or {@code and}. */
  String list(List<String> things, String last) {
    if (things.size() < 2) {
      return String.join("", things);
    }
    String front = String.join(", ", things.subList(0, things.size() - 1));
    return word("list.last." + last).replace("{list}", front).replace("{last}", things.getLast());
  }

  /**
   * Cards as people say them: {@code a}: "a two or a black jack"; {@code all}: "twos and jokers".
   */
  String cards(List<CardSet.Part> parts, String form) {
    List<String> said = new ArrayList<>();
    int[] singles = new int[Kind.JOKER + 1];
    for (CardSet.Part part : parts) {
      if (part instanceof CardSet.Part.Single(int kind) && !Kind.joker(kind)) {
        singles[Kind.rank(kind)] |= 1 << Kind.suit(kind);
      }
    }
    for (CardSet.Part part : parts) {
      switch (part) {
        case CardSet.Part.OfRank(int rank) ->
            said.add(word("rank." + Kind.rankName(rank) + "." + form));
        case CardSet.Part.Jokers() -> said.add(word("card.joker." + form));
        case CardSet.Part.OfSuit(int suit) ->
            said.add(word("suit." + Suit.of(suit).letter() + "." + form));
        case CardSet.Part.Any() -> said.add(word("card.any." + form));
        case CardSet.Part.Wild() -> said.add(word("card.wild." + form));
        case CardSet.Part.Single(int kind) -> single(kind, singles, form).ifPresent(said::add);
      }
    }
    return list(said, form.equals("a") ? "or" : "and");
  }

  /** One card; both black or both red cards of a rank are said together, where the first stands. */
  private Optional<String> single(int kind, int[] singles, String form) {
    if (Kind.joker(kind)) {
      return Optional.of(word("card." + Kind.name(kind)));
    }
    int colour = Kind.red(kind) ? RED : BLACK;
    int rank = Kind.rank(kind);
    if (singles[rank] == colour) {
      singles[rank] = 0;
      String name = "rank." + Kind.rankName(rank);
      return Optional.of(
          word("card." + (colour == RED ? "red" : "black") + "." + form)
              .replace("{ranks}", word(name + ".all"))
              .replace("{rank}", word(name)));
    }
    return singles[rank] == 0 ? Optional.empty() : Optional.of(single(kind));
  }

  private String single(int kind) {
    return word("card.single")
        .replace("{rank}", word("rank." + Kind.rankName(Kind.rank(kind))))
        .replace("{suit}", word("suit." + Suit.of(Kind.suit(kind)).letter()));
  }
}
