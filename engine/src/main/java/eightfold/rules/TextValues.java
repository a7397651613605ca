package eightfold.rules;

import eightfold.cards.Kind;
import eightfold.cards.Suit;
import eightfold.rules.Line.Token;
import eightfold.spelling.Nearest;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** How the value of a component is written in a line, and read. */
final class TextValues {
  private static final String NONE = "none";

  /** The words that name cards. */
  static final String CARD_WORDS = "ranks A 2 … 10 J Q K, cards such as QS, * for the jokers, wild";

  private TextValues() {}

  /**
   * Reads a value from these tokens, all of them; empty, with a fault, where they are no such
   * value.
   */
  static Optional<Object> read(ValueType type, List<Token> tokens, Faults faults) {
    return switch (type) {
      case ValueType.InRange(int least, int most) -> number(tokens, least, most, faults);
      case ValueType.Text() -> text(tokens, faults);
      case ValueType.Flag() -> Optional.of(true);
      case ValueType.Word word -> word(tokens, word, faults);
      case ValueType.Cards() -> parts(tokens, faults).map(CardSet::new);
      case ValueType.Parts() ->
          tokens.size() == 1 && tokens.getFirst().text().equals(NONE)
              ? Optional.of(List.of())
              : parts(tokens, faults).map(parts -> parts);
      case ValueType.BySeats(int least, int most) -> bySeats(tokens, least, most, faults);
      case ValueType.Effects() -> throw new IllegalStateException("effects are read by their line");
      case ValueType.Rows(Form _) -> throw new IllegalStateException("rows are read by their line");
    };
  }

  /** A value as a line writes it. */
  static String write(Object value) {
    return switch (value) {
      case Integer number -> number.toString();
      case String text -> Line.quote(text);
      case Enum<?> word -> ValueType.word(word);
      case CardSet cards -> cards.text();
      case SeatTable table -> table.text();
      case List<?> parts -> parts.isEmpty() ? NONE : new CardSet(cardParts(parts)).text();
      default -> throw new IllegalStateException("no text form for " + value);
    };
  }

  private static List<CardSet.Part> cardParts(List<?> parts) {
    return parts.stream().map(CardSet.Part.class::cast).toList();
  }

  /** A word of a card set; {@code wild} among them. */
  static Optional<CardSet.Part> part(String word) {
    String upper = word.toUpperCase(Locale.ROOT);
    if (word.equals("*")) {
      return Optional.of(new CardSet.Part.Jokers());
    } else if (upper.equals("WILD")) {
      return Optional.of(new CardSet.Part.Wild());
    } else if (upper.equals("ANY")) {
      return Optional.of(new CardSet.Part.Any());
    }
    for (Suit suit : Suit.values()) {
      if (upper.equals(suit.name())) {
        return Optional.of(new CardSet.Part.OfSuit(suit.ordinal()));
      }
    }
    int rank = Kind.parseRank(upper);
    if (rank != Kind.NONE) {
      return Optional.of(new CardSet.Part.OfRank(rank));
    }
    int kind = Kind.parse(upper);
    return kind == Kind.NONE ? Optional.empty() : Optional.of(new CardSet.Part.Single(kind));
  }

  private static Optional<List<CardSet.Part>> parts(List<Token> tokens, Faults faults) {
    List<CardSet.Part> parts = new ArrayList<>();
    for (Token token : tokens) {
      Optional<CardSet.Part> part = token.quoted() ? Optional.empty() : part(token.text());
      if (part.isEmpty()) {
        faults.add(
            token.column(), "unknown card \"" + token.text() + "\"", "possible: " + CARD_WORDS);
        return Optional.empty();
      } else if (parts.contains(part.get())) {
        faults.add(token.column(), "\"" + token.text() + "\" stands twice", "name it once");
        return Optional.empty();
      }
      parts.add(part.get());
    }
    return Optional.of(parts);
  }

  private static Optional<Object> text(List<Token> tokens, Faults faults) {
    Token token = tokens.getFirst();
    if (tokens.size() == 1 && token.quoted()) {
      return Optional.of(token.text());
    }
    String words = tokens.stream().map(Token::text).collect(Collectors.joining(" "));
    faults.add(token.column(), "a text must stand in quotes", "write " + Line.quote(words));
    return Optional.empty();
  }

  private static Optional<Object> word(List<Token> tokens, ValueType.Word type, Faults faults) {
    String written = Line.words(tokens);
    int index = type.words().indexOf(written.toLowerCase(Locale.ROOT));
    if (index >= 0) {
      return Optional.of(type.type().getEnumConstants()[index]);
    }
    faults.add(
        tokens.getFirst().column(),
        "unknown word \"" + written + "\"",
        Nearest.right(written, type.words()));
    return Optional.empty();
  }

  private static Optional<Object> number(List<Token> tokens, int least, int most, Faults faults) {
    String written = Line.words(tokens);
    return whole(written, least, most, tokens.getFirst().column(), faults).map(number -> number);
  }

  /** Reads a whole number within bounds. */
  static Optional<Integer> whole(String written, int least, int most, int column, Faults faults) {
    String right = "a whole number from " + least + " to " + most;
    try {
      int number = Integer.parseInt(written);
      if (number >= least && number <= most) {
        return Optional.of(number);
      }
      faults.add(column, "the number " + written + " is not possible here", right);
    } catch (NumberFormatException _) {
      faults.add(column, "\"" + written + "\" is no number", right);
    }
    return Optional.empty();
  }

  private static Optional<Object> bySeats(List<Token> tokens, int least, int most, Faults faults) {
    TreeMap<Integer, Integer> bySeats = new TreeMap<>();
    for (Token token : tokens) {
      int colon = token.text().indexOf(':');
      String seats = colon < 0 ? "0" : token.text().substring(0, colon);
      Optional<Integer> from = whole(seats, colon < 0 ? 0 : 1, 15, token.column(), faults);
      Optional<Integer> number =
          whole(token.text().substring(colon + 1), least, most, token.column(), faults);
      if (from.isEmpty() || number.isEmpty()) {
        return Optional.empty();
      } else if (bySeats.putIfAbsent(from.get(), number.get()) != null) {
        faults.add(
            token.column(), "two numbers for the same seats", "name each number of seats once");
        return Optional.empty();
      }
    }
    return Optional.of(new SeatTable(bySeats));
  }
}
