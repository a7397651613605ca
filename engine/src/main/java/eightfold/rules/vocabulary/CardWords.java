package eightfold.rules.vocabulary;

import eightfold.cards.LibraryPack;
import eightfold.cards.Pack;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Reads sets of cards of a pack as a rule writes them: {@code 8 QS black 6}. */
public final class CardWords {
  private final Pack pack;
  private final Map<String, CardSet.Part> named;
  private final Map<String, Integer> colours = new HashMap<>();

  /** Reads cards of this pack. */
  public CardWords(Pack pack) {
    this.pack = pack;
    named =
        new HashMap<>(
            Map.of(
                "*", new CardSet.Part.Jokers(pack),
                "WILD", new CardSet.Part.Wild(),
                "ANY", new CardSet.Part.Any(pack),
                "ODD", new CardSet.Part.OfParity(pack, true),
                "EVEN", new CardSet.Part.OfParity(pack, false),
                "COURT", new CardSet.Part.Court(pack)));
    for (int colour = 0; colour < pack.colours().size(); colour++) {
      if (!pack.colours().get(colour).isEmpty()) {
        colours.put(upper(pack.colours().get(colour)), colour);
      }
    }
    colours.forEach((word, colour) -> named.put(word, new CardSet.Part.OfColour(pack, colour)));
    // where a suit is called like its colour, as red is, its cards are meant
    for (int suit = 0; suit < pack.suits().size(); suit++) {
      named.put(upper(pack.suitWord(suit)), new CardSet.Part.OfSuit(pack, suit));
    }
  }

  /** Reads cards of the packs of the library, which have one way to write them. */
  public static CardWords library() {
    return Library.WORDS;
  }

  /** The pack of whose cards these words are. */
  public Pack pack() {
    return pack;
  }

  /** Made when the first rule is read. */
  private static final class Library {
    private static final CardWords WORDS = new CardWords(LibraryPack.french());

    private Library() {}
  }

  private static String upper(String word) {
    return word.toUpperCase(Locale.ROOT);
  }

  /** The set that these words name; empty where one of them names no cards. */
  Optional<CardSet> set(String words) {
    List<CardSet.Part> parts = new ArrayList<>();
    List<String> rest = List.of(words.split(" "));
    while (!rest.isEmpty()) {
      String next = rest.getFirst();
      int two = Math.min(2, rest.size());
      Optional<CardSet.Part> both = part(String.join(" ", rest.subList(0, two)));
      Optional<CardSet.Part> part = both.or(() -> part(next));
      if (part.isEmpty()) {
        return Optional.empty();
      }
      parts.add(part.get());
      rest = rest.subList(both.isPresent() ? two : 1, rest.size());
    }
    return Optional.of(new CardSet(parts));
  }

  /** One word of a card set, or a colour and the word that it belongs to: {@code black 6}. */
  public Optional<CardSet.Part> part(String words) {
    int blank = words.indexOf(' ');
    return blank < 0
        ? word(words)
        : coloured(words.substring(0, blank), words.substring(blank + 1));
  }

  /** A colour with what it belongs to; empty where the word behind it stands by itself. */
  private Optional<CardSet.Part> coloured(String colour, String word) {
    return Optional.ofNullable(colours.get(upper(colour)))
        .flatMap(
            number ->
                word(word)
                    .filter(CardWords::colourless)
                    .map(part -> new CardSet.Part.Coloured(pack, number, part)));
  }

  private static boolean colourless(CardSet.Part part) {
    return part instanceof CardSet.Part.OfRank
        || part instanceof CardSet.Part.OfParity
        || part instanceof CardSet.Part.Court;
  }

  private Optional<CardSet.Part> word(String word) {
    String upper = upper(word);
    if (named.containsKey(upper)) {
      return Optional.ofNullable(named.get(upper));
    }
    int rank = pack.parseRank(upper);
    if (rank != Pack.NONE) {
      return Optional.of(new CardSet.Part.OfRank(pack, rank));
    }
    int kind = pack.parse(upper);
    return kind == Pack.NONE ? Optional.empty() : Optional.of(new CardSet.Part.Single(pack, kind));
  }
}
