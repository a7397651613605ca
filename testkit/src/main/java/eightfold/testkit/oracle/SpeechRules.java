package eightfold.testkit.oracle;

import eightfold.cards.Pack;
import eightfold.rules.vocabulary.Amount;
import eightfold.rules.vocabulary.CardWording;
import eightfold.rules.vocabulary.Effect;
import eightfold.testkit.oracle.OwedWords.Owed;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What has to be said before anybody goes on, and in which words (semantics 22). */
final class SpeechRules {
  private static final List<String> SMALL =
      List.of(
          ("zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
                  + "fifteen sixteen seventeen eighteen nineteen")
              .split(" "));

  private static final List<String> TENS =
      List.of("twenty thirty forty fifty sixty seventy eighty ninety".split(" "));

  private SpeechRules() {}

  /** The name that is said of a card, and the number that it stands for. */
  static String name(Rules rules, int kind, int number) {
    String name =
        rules
            .effect(kind, Effect.Named.class)
            .map(Effect.Named::name)
            .orElse(rank(rules.kinds(), kind));
    if (rules.does(kind, Effect.Rivalry.DUEL)) {
      return name + " " + number;
    }
    return number > 0 ? String.valueOf(number) : name;
  }

  private static String rank(Pack pack, int kind) {
    if (pack.joker(kind)) {
      return "Joker";
    }
    if (pack.own()) {
      String letters = pack.rankName(pack.rank(kind));
      String name = pack.ranks().get(pack.rank(kind)).name();
      return letters.matches("[0-9]+")
          ? letters
          : name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }
    return switch (pack.rankName(pack.rank(kind))) {
      case "A" -> "Ace";
      case "J" -> "Jack";
      case "Q" -> "Queen";
      case "K" -> "King";
      default -> pack.rankName(pack.rank(kind));
    };
  }

  /** What is said of a card in full: its rank and suit, or its colour if it is a joker. */
  static String nameOf(Pack pack, int kind) {
    if (pack.joker(kind) || pack.own() && !pack.kinds().get(kind).name().isEmpty()) {
      return pack.kinds().get(kind).name();
    }
    if (pack.own()) {
      String colour = pack.suits().get(pack.suit(kind)).name();
      return colour + " " + pack.ranks().get(pack.rank(kind)).name();
    }
    String rank = rank(pack, kind);
    boolean number = Character.isDigit(rank.charAt(0));
    String word = number ? SMALL.get(Integer.parseInt(rank)) : rank.toLowerCase(Locale.ROOT);
    return word + " of " + pack.suits().get(pack.suit(kind)).name();
  }

  private static String[] halves(Pack pack, int kind) {
    String name = nameOf(pack, kind);
    return !pack.own()
        ? name.split(" of ")
        : new String[] {
          pack.ranks().get(pack.rank(kind)).name(),
          pack.suit(kind) == Pack.NONE ? name : pack.suits().get(pack.suit(kind)).name()
        };
  }

  /** Words in which something of the card stands in braces. */
  static String filled(Pack pack, String words, int kind) {
    String name = nameOf(pack, kind);
    String[] halves = pack.joker(kind) ? new String[] {name, name} : halves(pack, kind);
    StringBuilder said = new StringBuilder();
    for (CardWording.Piece piece : CardWording.pieces(words)) {
      switch (piece) {
        case CardWording.Piece.Plain(String plain) -> said.append(plain);
        case CardWording.Piece.Rank() -> said.append(halves[0]);
        case CardWording.Piece.Suit() -> said.append(halves[1]);
        case CardWording.Piece.Value(Amount.Counted(Amount.Count _, int times, int less)) ->
            said.append(Math.max(0, times * Amounts.value(pack, kind) - less));
        case CardWording.Piece.Unknown(String unknown) -> said.append(unknown);
      }
    }
    return said.toString();
  }

  /** Whether these words pay those: what can be heard of them is the same, or it is the card. */
  static boolean pays(Pack pack, String words, Owed owed) {
    return heard(words).equals(heard(owed.words()))
        || owed.named() && pack.parse(words) == owed.kind();
  }

  /** As which words that the seat owes these are taken, if they fit any. */
  static Optional<String> taken(Rules rules, State state, int seat, String words) {
    Speech speech = state.the(Speech.class);
    Stream<String> ofLines =
        state.the(OwedWords.class).of(seat).stream()
            .filter(owed -> pays(rules.kinds(), words, owed))
            .map(Owed::words);
    Stream<String> name =
        speech.name().stream().filter(one -> one.seat() == seat).map(Speech.Name::words);
    Stream<String> phrase = Stream.of(phrase(rules)).filter(one -> speech.phrases().contains(seat));
    return Stream.concat(ofLines, Stream.concat(name, phrase).filter(owed -> same(words, owed)))
        .findFirst();
  }

  /** The letters and figures alone, without accents. */
  private static String heard(String words) {
    return Normalizer.normalize(words, Normalizer.Form.NFKD)
        .toLowerCase(Locale.ROOT)
        .replaceAll("[^\\p{L}\\p{N}]", "");
  }

  /** What the seat has to say. */
  static List<String> owed(Rules rules, State state, int seat) {
    List<String> owed = new ArrayList<>();
    for (Owed words : state.the(OwedWords.class).of(seat)) {
      // one say pays all that it fits, and is listed once
      if (owed.stream().noneMatch(listed -> heard(listed).equals(heard(words.words())))) {
        owed.add(words.words());
      }
    }
    Speech speech = state.the(Speech.class);
    speech.name().filter(name -> name.seat() == seat).ifPresent(name -> owed.add(name.words()));
    if (speech.phrases().contains(seat)) {
      owed.add(phrase(rules));
    }
    return owed.stream().distinct().toList();
  }

  /** The table's phrase. */
  static String phrase(Rules rules) {
    return rules.speech().phrase();
  }

  /** Whether these are the same words, numbers being said in figures or not. */
  static boolean same(String words, String others) {
    return plain(words).equals(plain(others));
  }

  /** The words alone, numbers as figures. */
  private static List<String> plain(String words) {
    List<String> plain = new ArrayList<>();
    for (String word : words.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+")) {
      boolean units = SMALL.indexOf(word) > 0 && SMALL.indexOf(word) < 10;
      boolean afterTens = !plain.isEmpty() && plain.getLast().startsWith("tens ");
      if (units && afterTens) {
        int tens = Integer.parseInt(plain.removeLast().substring(5));
        plain.add(String.valueOf(tens + SMALL.indexOf(word)));
      } else if (TENS.contains(word)) {
        plain.add("tens " + (10 * TENS.indexOf(word) + 20));
      } else if (SMALL.contains(word)) {
        plain.add(String.valueOf(SMALL.indexOf(word)));
      } else if (!word.isEmpty()) {
        plain.add(word);
      }
    }
    return plain.stream().map(word -> word.replace("tens ", "")).toList();
  }
}
