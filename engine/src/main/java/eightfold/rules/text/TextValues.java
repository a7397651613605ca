package eightfold.rules.text;

import eightfold.cards.Pack;
import eightfold.cards.Rank;
import eightfold.message.Message;
import eightfold.rules.finding.Advice;
import eightfold.rules.finding.Echo;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.finding.LineColumns;
import eightfold.rules.finding.LineFault;
import eightfold.rules.finding.Suggestion;
import eightfold.rules.text.RuleLine.Token;
import eightfold.rules.vocabulary.Amount;
import eightfold.rules.vocabulary.CardLetters;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.Form;
import eightfold.rules.vocabulary.Letters;
import eightfold.rules.vocabulary.LocalNames;
import eightfold.rules.vocabulary.SeatSelector;
import eightfold.rules.vocabulary.SeatTable;
import eightfold.rules.vocabulary.ValueType;
import eightfold.spelling.Nearest;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** How the value of a component is written in a line, and read. */
public final class TextValues {
  private TextValues() {}

  /**
   * Reads a value from these tokens, all of them; empty, with a fault, where they are no such
   * value.
   */
  static Optional<Object> read(ValueType type, List<Token> tokens, FaultReporter faults) {
    return switch (type) {
      case ValueType.InRange(int least, int most) -> number(tokens, least, most, faults);
      case ValueType.NumberOrNone(int least, int most) ->
          isNone(tokens)
              ? Optional.of(OptionalInt.empty())
              : number(tokens, least, most, faults).map(it -> OptionalInt.of((int) it));
      case ValueType.Text() -> text(tokens, faults);
      case ValueType.Flag() -> Optional.of(true);
      case ValueType.Word word -> word(tokens, word, faults);
      case ValueType.Cards() -> parts(tokens, faults).map(CardSet::new);
      case ValueType.Parts() ->
          isNone(tokens)
              ? Optional.of(List.of())
              : parts(tokens, faults).map(parts -> new CardSet(parts).parts());
      case ValueType.BySeats(int least, int most) -> bySeats(tokens, least, most, faults);
      case ValueType.Amounts(int least, int most) -> amount(tokens, least, most, faults);
      case ValueType.Pattern() -> Letters.parse(RuleLine.words(tokens)).map(letters -> letters);
      case ValueType.CardSigns(int most) -> PackValues.letters(tokens, most, faults);
      case ValueType.Names() -> PackValues.names(tokens, faults);
      case ValueType.Seats() -> seats(tokens, faults);
      case ValueType.Effects(),
          ValueType.Rows(Form _),
          ValueType.Event(),
          ValueType.Conditions(),
          ValueType.Consequences() ->
          throw new IllegalStateException("read by its line: " + type);
    };
  }

  private static boolean isNone(List<Token> tokens) {
    return tokens.size() == 1 && tokens.getFirst().text().equals(ValueType.NONE);
  }

  /** A value as a line writes it. */
  static String write(Object value) {
    return switch (value) {
      case Integer number -> number.toString();
      case OptionalInt number ->
          number.isPresent() ? String.valueOf(number.getAsInt()) : ValueType.NONE;
      case String text -> RuleLine.quote(text);
      case Enum<?> word -> ValueType.word(word);
      case CardSet cards -> cards.text();
      case SeatTable table -> table.text();
      case Amount amount -> amount.text();
      case Letters letters -> letters.text();
      case CardLetters letters -> letters.text();
      case LocalNames names -> PackValues.text(names);
      case SeatSelector seats -> seats.text();
      case List<?> parts -> parts.isEmpty() ? ValueType.NONE : new CardSet(cardParts(parts)).text();
      default -> throw new IllegalStateException("no text form for " + value);
    };
  }

  private static List<CardSet.Part> cardParts(List<?> parts) {
    return parts.stream().map(CardSet.Part.class::cast).toList();
  }

  private static Optional<List<CardSet.Part>> parts(List<Token> tokens, FaultReporter faults) {
    List<CardSet.Part> parts = new ArrayList<>();
    boolean good = true;
    int at = 0;
    while (at < tokens.size()) {
      int i = at;
      Token token = tokens.get(at);
      Optional<CardSet.Part> part =
          token.quoted() ? Optional.empty() : faults.words().cards().part(token.text());
      if (part.isPresent() && at + 1 < tokens.size()) {
        Optional<CardSet.Part> both =
            faults.words().cards().part(token.text() + " " + tokens.get(at + 1).text());
        at += both.isPresent() ? 1 : 0;
        part = both.or(() -> faults.words().cards().part(token.text()));
      }
      at++;
      if (part.isEmpty()) {
        faults.add(unknownCard(token, faults.words().cards().pack()));
        good = false;
      } else if (parts.contains(part.get())) {
        LineColumns gone =
            new LineColumns(tokens.get(i - 1).columns().to(), tokens.get(at - 1).columns().to());
        Message what = Advice.standsTwice(RuleLine.words(tokens.subList(i, at)));
        Message right = Message.of("findings.name-once");
        faults.add(new LineFault(FindingCode.STANDS_TWICE, gone, what, right).mendedBy(""));
        good = false;
      } else {
        parts.add(part.get());
      }
    }
    return good ? Optional.of(parts) : Optional.empty();
  }

  private static LineFault unknownCard(Token token, Pack pack) {
    Optional<String> meant = token.quoted() || pack.own() ? Optional.empty() : CardNames.meant(token.text());
    return new LineFault(
            FindingCode.UNKNOWN_CARD,
            token.columns(),
            Message.of("findings.unknown.card").with("words", Echo.shortened(token.text())),
            meant.map(Advice::didYouMean).orElseGet(() -> possibleCards(pack)))
        .mendedBy(meant);
  }

  /** The words that name cards. */
  public static Message possibleCards(Pack pack) {
    List<String> suits =
        IntStream.range(0, pack.suits().size()).mapToObj(pack::suitWord).toList();
    return pack.own()
        ? Message.of("findings.possible-own-cards")
            .with("ranks", pack.ranks().stream().map(Rank::letters).toList())
            .with("suits", suits)
            .with("card", pack.kinds().isEmpty() ? "" : pack.name(0))
        : Message.of("findings.possible-cards");
  }

  private static Optional<Object> seats(List<Token> tokens, FaultReporter faults) {
    String written = RuleLine.words(tokens);
    Optional<SeatSelector> seats = SeatSelector.parse(written.toLowerCase(Locale.ROOT));
    if (seats.isEmpty()) {
      faults.add(
          FindingCode.UNKNOWN_WORD,
          tokens.getFirst().columns().upTo(tokens.getLast().columns()),
          Message.of("findings.no-seats").with("words", Echo.shortened(written)),
          Advice.possible(SeatSelector.WORDS));
    }
    return seats.map(one -> one);
  }

  private static Optional<Object> text(List<Token> tokens, FaultReporter faults) {
    Token token = tokens.getFirst();
    if (tokens.size() == 1 && token.quoted()) {
      return Optional.of(token.text());
    }
    faults.add(needsQuotes(tokens, RuleLine.words(tokens)));
    return Optional.empty();
  }

  /** Words that should be a text, and what they would be. */
  static LineFault needsQuotes(List<Token> tokens, String words) {
    boolean plain = tokens.stream().noneMatch(Token::quoted);
    return new LineFault(
            FindingCode.TEXT_NEEDS_QUOTES,
            RuleLine.columns(tokens),
            Message.of("findings.text-needs-quotes"),
            plain ? writeText(words) : Message.of("findings.one-text"))
        .mendedBy(Optional.of(RuleLine.quote(words)).filter(_ -> plain));
  }

  /** A text as a line writes it. */
  static Message writeText(String words) {
    return Message.of("findings.write-text").with("text", RuleLine.quote(Echo.shortened(words)));
  }

  private static Optional<Object> word(
      List<Token> tokens, ValueType.Word type, FaultReporter faults) {
    String written = RuleLine.words(tokens);
    int index = type.words().indexOf(written.toLowerCase(Locale.ROOT));
    if (index >= 0) {
      return Optional.of(type.values().get(index));
    }
    faults.add(
        new LineFault(
                FindingCode.UNKNOWN_WORD,
                RuleLine.columns(tokens),
                Message.of("findings.unknown.word").with("words", Echo.shortened(written)),
                Suggestion.of(written, type.words()))
            .mendedBy(Nearest.only(written, type.words())));
    return Optional.empty();
  }

  private static Optional<Object> number(
      List<Token> tokens, int least, int most, FaultReporter faults) {
    String written = RuleLine.words(tokens);
    return whole(written, least, most, RuleLine.columns(tokens), faults).map(number -> number);
  }

  /** Reads a whole number within bounds. */
  static Optional<Integer> whole(
      String written, int least, int most, LineColumns columns, FaultReporter faults) {
    Message right = Advice.wholeNumber(least, most);
    if (!written.matches("[-+]?[0-9]+")) {
      Message what = Message.of("findings.no-number").with("words", Echo.shortened(written));
      faults.add(FindingCode.NOT_A_NUMBER, columns, what, right);
      return Optional.empty();
    }
    BigInteger number = new BigInteger(written);
    if (number.compareTo(BigInteger.valueOf(least)) >= 0
        && number.compareTo(BigInteger.valueOf(most)) <= 0) {
      return Optional.of(number.intValue());
    }
    Message what =
        Message.of("findings.number-not-possible").with("number", Echo.shortened(written));
    faults.add(FindingCode.NUMBER_OUT_OF_RANGE, columns, what, right);
    return Optional.empty();
  }

  /** A number, numbers by seats, or a count. */
  private static Optional<Object> amount(
      List<Token> tokens, int least, int most, FaultReporter faults) {
    String written = RuleLine.words(tokens);
    Optional<Amount> counted = Amount.inWords(written);
    if (counted.isPresent()) {
      return counted.map(amount -> amount);
    }
    boolean numbers = tokens.stream().allMatch(token -> token.text().matches("[-+0-9:]+"));
    if (tokens.size() == 1 || numbers) {
      return bySeats(tokens, least, most, faults).map(table -> new Amount.Fixed((SeatTable) table));
    }
    faults.add(
        FindingCode.NOT_A_NUMBER,
        RuleLine.columns(tokens),
        Message.of("findings.one-number"),
        possibleAmounts(least, most));
    return Optional.empty();
  }

  /** What can stand for an amount. */
  public static Message possibleAmounts(int least, int most) {
    return Message.of("findings.possible-amounts")
        .with("least", least)
        .with("most", most)
        .with("counts", Amount.WORDS);
  }

  private static Optional<Object> bySeats(
      List<Token> tokens, int least, int most, FaultReporter faults) {
    TreeMap<Integer, Integer> bySeats = new TreeMap<>();
    boolean good = true;
    for (Token token : tokens) {
      int colon = token.text().indexOf(':');
      String seats = colon < 0 ? "0" : token.text().substring(0, colon);
      Optional<Integer> from = whole(seats, colon < 0 ? 0 : 1, 15, token.columns(), faults);
      Optional<Integer> number =
          whole(token.text().substring(colon + 1), least, most, token.columns(), faults);
      good &= from.isPresent() && number.isPresent();
      if (good && bySeats.putIfAbsent(from.get(), number.get()) != null) {
        faults.add(
            FindingCode.STANDS_TWICE,
            token.columns(),
            Message.of("findings.two-numbers"),
            Message.of("findings.each-seats-once"));
        good = false;
      }
    }
    return good ? Optional.of(new SeatTable(bySeats)) : Optional.empty();
  }
}
