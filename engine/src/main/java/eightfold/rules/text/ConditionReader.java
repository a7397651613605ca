package eightfold.rules.text;

import eightfold.message.Message;
import eightfold.rules.finding.Advice;
import eightfold.rules.finding.Echo;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.finding.LineColumns;
import eightfold.rules.finding.LineFault;
import eightfold.rules.finding.Suggestion;
import eightfold.rules.text.RuleLine.Token;
import eightfold.rules.vocabulary.Amount;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.Consequence;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Form;
import eightfold.rules.vocabulary.Forms;
import eightfold.rules.vocabulary.SeatSelector;
import eightfold.rules.vocabulary.Trigger;
import eightfold.rules.vocabulary.ValueType;
import eightfold.spelling.Nearest;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * Reads the lines with conditions: {@code when EVENT: CONSEQUENCE, …}, {@code never CARDS on CARDS}
 * and {@code also CARDS on CARDS}.
 */
final class ConditionReader {
  /** How an event may be written. */
  static final String EVENTS =
      "CARDS, CARDS on CARDS, third CARDS in a row, CARDS with 3 cards left, hand becomes 2, draws,"
          + " draws penalty, turn begins, turn ends, direction turns";

  /** How a consequence may be written. */
  private static final String CONSEQUENCES =
      "SEATS draws 1, SEATS misses 1, skip 1, turn goes to SEAT, SEATS must play CARDS, SEATS must not play CARDS,"
          + " says \"TEXT\", SEATS says \"TEXT\", says its name, reverse, again, declares suit,"
          + " swaps hands with SEAT, "
          + MovementReader.WORDS;

  private static final String ON = "on";
  private static final List<String> VERBS =
      Stream.concat(
              Stream.of(
                  "draws",
                  "draw",
                  "misses",
                  "miss",
                  "skip",
                  "turn",
                  "must",
                  "says",
                  "say",
                  "reverse",
                  "again",
                  "declares",
                  "swaps"),
              MovementReader.VERBS.stream())
          .toList();
  private static final int MOST_HAND = 50;

  /** In an event of more words nobody looks for what was meant. */
  private static final int MOST_WORDS = 12;

  private final FaultReporter faults;

  ConditionReader(FaultReporter faults) {
    this.faults = faults;
  }

  /** A line {@code when EVENT: CONSEQUENCE, …}; its first token is the keyword. */
  Optional<Element> when(List<List<Token>> segments) {
    List<Token> first = segments.getFirst();
    int colon = 1;
    while (colon < first.size() && !endsEvent(first.get(colon))) {
      colon++;
    }
    if (colon == first.size()) {
      return lacks(
          first.getFirst(),
          Message.of("findings.colon-missing"),
          Advice.write("when EVENT: CONSEQUENCE, …"));
    }
    List<Token> event = new ArrayList<>(first.subList(1, colon));
    if (first.get(colon).text().length() > 1) {
      event.add(withoutColon(first.get(colon)));
    }
    List<List<Token>> rest = new ArrayList<>(segments.subList(1, segments.size()));
    rest.addFirst(first.subList(colon + 1, first.size()));
    Optional<Element.When> occasion =
        event.isEmpty()
            ? lacks(first.getFirst(), Message.of("findings.event-missing"), Advice.possible(EVENTS))
            : new OccasionReader(faults).read(event);
    Optional<List<Consequence>> then = consequences(rest, first.get(colon));
    return then.flatMap(
        all -> occasion.map(when -> new Element.When(when.event(), when.and(), all)));
  }

  private static Token withoutColon(Token last) {
    LineColumns columns = last.columns();
    String word = last.text().substring(0, last.text().length() - 1);
    return new Token(word, false, new LineColumns(columns.from(), columns.to() - 1));
  }

  private static boolean endsEvent(Token token) {
    return !token.quoted() && token.text().endsWith(":");
  }

  /** A line {@code never CARDS on CARDS}, or the same with {@code also}. */
  Optional<Element> pairing(List<List<Token>> segments) {
    List<Token> tokens = segments.getFirst();
    Token keyword = tokens.getFirst();
    int on = indexOf(tokens, ON);
    if (on < 2 || on == tokens.size() - 1 || segments.size() > 1) {
      return lacks(
          keyword,
          Message.of("findings.cards-on-cards"),
          Advice.write(keyword.text() + " CARDS on CARDS"));
    }
    Optional<CardSet> cards = cards(tokens.subList(1, on));
    Optional<CardSet> lower = cards(tokens.subList(on + 1, tokens.size()));
    if (cards.isEmpty() || lower.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        keyword.text().equals(Forms.keyword(Element.Never.class))
            ? new Element.Never(cards.get(), lower.get())
            : new Element.Also(cards.get(), lower.get()));
  }

  // events

  /** Reads an event without its conditions. */
  Optional<Trigger> event(List<Token> tokens) {
    faults.stands(tokens.getFirst().columns().upTo(tokens.getLast().columns()));
    String words = RuleLine.words(tokens).toLowerCase(Locale.ROOT);
    for (Trigger.Moment moment : Trigger.Moment.values()) {
      if (words.equals(moment.words())) {
        return Optional.of(new Trigger.Happens(moment));
      }
    }
    if (words.startsWith("hand becomes")) {
      return number(tokens, 2, Trigger.HandBecomes.class).map(Trigger.HandBecomes::new);
    }
    return cards(tokens, words);
  }

  /**
   * Cards played. Where these words are no event it is said once what would be one; a single word
   * among cards that is none is a card with a typing error.
   */
  private Optional<Trigger> cards(List<Token> tokens, String words) {
    if (new ConditionReader(faults.unheard()).played(tokens).isPresent()
        || tokens.size() > MOST_WORDS) {
      return played(tokens);
    }
    Optional<String> meant = EventWords.meant(tokens, faults);
    long cards =
        tokens.stream()
            .filter(token -> faults.words().cards().part(token.text()).isPresent())
            .count();
    boolean shaped = words.matches(".*\\b(on|with|in a row)\\b.*") || starts(tokens.getFirst());
    if (meant.isEmpty() && (shaped || cards > 0 && tokens.size() - cards == 1)) {
      return played(tokens);
    }
    LineFault fault =
        new LineFault(
            FindingCode.UNKNOWN_WORD,
            RuleLine.columns(tokens),
            Message.of("findings.no-event").with("words", Echo.shortened(words)),
            meant.map(Advice::didYouMean).orElseGet(() -> Advice.possible(EVENTS)));
    faults.add(fault.mendedBy(meant));
    return Optional.empty();
  }

  private static boolean starts(Token first) {
    return ConditionText.ORDINALS.contains(first.text().toLowerCase(Locale.ROOT));
  }

  /** {@code [ORDINAL] CARDS [on CARDS] [in a row] [with N cards left]}. */
  private Optional<Trigger> played(List<Token> tokens) {
    int with = indexOf(tokens, "with");
    List<Token> cards = with < 0 ? tokens : tokens.subList(0, with);
    Optional<OptionalInt> left =
        with < 0 ? Optional.of(OptionalInt.empty()) : left(tokens.subList(with, tokens.size()));
    int row =
        cards.isEmpty()
            ? 0
            : ConditionText.ORDINALS.indexOf(cards.getFirst().text().toLowerCase(Locale.ROOT)) + 1;
    if (row > 0) {
      int in = indexOf(cards, "in");
      if (in < 1 || !RuleLine.words(cards.subList(in, cards.size())).equals("in a row")) {
        return lacks(
            tokens.getFirst(), ElementReader.missing("in a row"), Advice.write("third K in a row"));
      }
      cards = cards.subList(1, in);
    }
    int on = indexOf(cards, ON);
    if (cards.isEmpty() || on == 0 || on == cards.size() - 1) {
      return lacks(
          tokens.getFirst(), Message.of("findings.cards-missing"), Advice.possible(EVENTS));
    }
    Optional<CardSet> upper = cards(on < 0 ? cards : cards.subList(0, on));
    Optional<List<CardSet.Part>> lower =
        on < 0
            ? Optional.of(List.of())
            : cards(cards.subList(on + 1, cards.size())).map(CardSet::parts);
    return left.isEmpty() || lower.isEmpty()
        ? Optional.empty()
        : upper.map(set -> new Trigger.Played(set, lower.get(), row, left.get()));
  }

  /** {@code with N cards left}. */
  private Optional<OptionalInt> left(List<Token> tokens) {
    String words = RuleLine.words(tokens);
    return words.matches("with \\S+ cards? left")
        ? TextValues.whole(tokens.get(1).text(), 0, MOST_HAND, tokens.get(1).columns(), faults)
            .map(OptionalInt::of)
        : wrong(
            FindingCode.UNKNOWN_WORD,
            tokens,
            Message.of("findings.words-unknown").with("words", Echo.shortened(words)),
            Advice.write("with 3 cards left"));
  }

  // consequences

  private Optional<List<Consequence>> consequences(List<List<Token>> said, Token before) {
    List<List<Token>> segments = faults.words().replaced(said);
    List<Consequence> then = new ArrayList<>();
    int wrong = 0;
    for (int i = 0; i < segments.size() && !faults.full(); i++) {
      List<Token> segment = segments.get(i);
      if (segment.isEmpty()) {
        return lacks(before, Message.of("findings.nothing-behind-colon"), possible());
      }
      boolean speaks = saysAt(segment) >= 0;
      List<Token> behind = speaks && i + 1 < segments.size() ? segments.get(i + 1) : List.of();
      ConditionReader reader = at(then.size() + wrong, segment, behind);
      Optional<? extends Consequence> one =
          speaks ? reader.says(segment, behind) : reader.consequence(segment);
      i += speaks ? 1 : 0;
      wrong += one.isPresent() ? 0 : 1;
      one.ifPresent(then::add);
    }
    return wrong == 0 ? Optional.of(then) : Optional.empty();
  }

  /** For one consequence, which stands in these words. */
  private ConditionReader at(int place, List<Token> segment, List<Token> behind) {
    FaultReporter part = faults.part("then").part(String.valueOf(place));
    Token last = behind.isEmpty() ? segment.getLast() : behind.getLast();
    part.stands(segment.getFirst().columns().upTo(last.columns()));
    return new ConditionReader(part);
  }

  private static Message possible() {
    return Message.of("findings.possible-consequences")
        .with("consequences", CONSEQUENCES)
        .with("seats", SeatSelector.WORDS);
  }

  /** Where the words to be said follow; negative where nothing is said. */
  private static int saysAt(List<Token> segment) {
    return Math.max(indexOf(segment, "says"), indexOf(segment, "say"));
  }

  private Optional<Consequence> says(List<Token> segment, List<Token> behind) {
    int at = saysAt(segment);
    Token says = segment.get(at);
    List<Token> said = segment.subList(at + 1, segment.size());
    boolean text = said.size() == 1 && said.getFirst().quoted();
    if (!text && !RuleLine.words(said).equals("its name")) {
      return lacks(
          says,
          Message.of("findings.says-missing"),
          Message.of("findings.write-either")
              .with("line", "says \"TEXT\"")
              .with("other", "says its name"));
    }
    Optional<SeatSelector> who =
        at == 0
            ? Optional.of(SeatSelector.of(SeatSelector.Which.PLAYER))
            : seats(segment.subList(0, at));
    boolean costs = behind.size() == 3 && RuleLine.words(behind).startsWith("else draw");
    if (!costs) {
      return lacks(
          says,
          Message.of("findings.else-missing"),
          Message.of("findings.write-behind").with("words", ", else draws 1"));
    }
    return number(behind, 2, Consequence.Says.class)
        .flatMap(
            cards ->
                who.map(
                    seats ->
                        new Consequence.Says(seats, text ? said.getFirst().text() : "", cards)));
  }

  private Optional<? extends Consequence> consequence(List<Token> segment) {
    String words = RuleLine.words(segment);
    if (words.equals("reverse")) {
      return Optional.of(new Effect.Reverse());
    } else if (words.equals("again")) {
      return Optional.of(new Effect.Again());
    } else if (words.equals("declares suit")) {
      return Optional.of(new Consequence.DeclaresSuit());
    } else if (is(segment.getFirst(), "skip")) {
      return amount(segment, 1, Consequence.Skips.class).map(Consequence.Skips::new);
    } else if (words.startsWith("turn goes to ")) {
      return seats(segment.subList(3, segment.size())).map(Consequence.TurnGoes::new);
    } else if (words.startsWith("swaps hands with ")) {
      return seats(segment.subList(3, segment.size())).map(Consequence.SwapsHands::new);
    } else if (MovementReader.reads(segment)) {
      return new MovementReader(faults).read(segment);
    }
    int verb = 0;
    while (verb < segment.size() && verbAt(segment, verb).isEmpty()) {
      verb++;
    }
    if (verb == segment.size()) {
      return unknown(segment);
    }
    Optional<SeatSelector> seats =
        verb == 0
            ? Optional.of(SeatSelector.of(SeatSelector.Which.PLAYER))
            : seats(segment.subList(0, verb));
    Optional<? extends Consequence> one = verb(segment, verb, seats);
    return seats.isPresent() ? one : Optional.empty();
  }

  /** No consequence: a single word that is nearly one of theirs, or all of it. */
  private <T> Optional<T> unknown(List<Token> segment) {
    for (Token token : segment) {
      Optional<String> meant =
          token.quoted() ? Optional.empty() : Nearest.only(token.text(), VERBS);
      if (meant.isPresent() && !VERBS.contains(token.text())) {
        Message what =
            Message.of("findings.unknown.word").with("words", Echo.shortened(token.text()));
        Message right = Suggestion.of(token.text(), VERBS);
        LineFault fault = new LineFault(FindingCode.UNKNOWN_WORD, token.columns(), what, right);
        faults.add(fault.mendedBy(meant));
        return Optional.empty();
      }
    }
    return wrong(
        FindingCode.UNKNOWN_CLAUSE,
        segment,
        Message.of("findings.unknown.consequence")
            .with("words", Echo.shortened(RuleLine.words(segment))),
        possible());
  }

  private static Optional<String> verbAt(List<Token> segment, int at) {
    if (is(segment.get(at), "draws") || is(segment.get(at), "draw")) {
      return Optional.of("draws");
    } else if (is(segment.get(at), "misses") || is(segment.get(at), "miss")) {
      return Optional.of("misses");
    }
    boolean must = is(segment.get(at), "must") && at + 1 < segment.size();
    boolean not = must && at + 2 < segment.size() && is(segment.get(at + 1), "not");
    return must && is(segment.get(at + (not ? 2 : 1)), "play")
        ? Optional.of(not ? "must not play" : "must play")
        : Optional.empty();
  }

  private Optional<? extends Consequence> verb(
      List<Token> segment, int at, Optional<SeatSelector> seats) {
    String verb = verbAt(segment, at).orElseThrow();
    boolean not = verb.equals("must not play");
    int cardsAt = at + (not ? 3 : 2);
    return switch (verb) {
      case "draws" ->
          amount(segment, at + 1, Consequence.Draws.class)
              .flatMap(n -> seats.map(who -> new Consequence.Draws(who, n)));
      case "misses" ->
          amount(segment, at + 1, Consequence.Misses.class)
              .flatMap(n -> seats.map(who -> new Consequence.Misses(who, n)));
      default ->
          cardsAt == segment.size()
              ? lacks(
                  segment.get(at),
                  Message.of("findings.cards-missing"),
                  Advice.write("next must play red"))
              : cards(segment.subList(cardsAt, segment.size()))
                  .flatMap(cards -> seats.map(who -> new Consequence.MustPlay(who, cards, not)));
    };
  }

  // words

  private Optional<SeatSelector> seats(List<Token> tokens) {
    return TextValues.read(new ValueType.Seats(), tokens, faults).map(SeatSelector.class::cast);
  }

  private Optional<CardSet> cards(List<Token> tokens) {
    return TextValues.read(new ValueType.Cards(), tokens, faults).map(CardSet.class::cast);
  }

  /** The number at that place, the last one of its words: what such a record may hold. */
  private Optional<Integer> number(List<Token> tokens, int at, Class<? extends Record> of) {
    ValueType.InRange range = range(of);
    if (tokens.size() != at + 1) {
      return wrong(
          FindingCode.NOT_A_NUMBER,
          tokens,
          Message.of("findings.one-number"),
          Message.of("findings.from-to").with("least", range.least()).with("most", range.most()));
    }
    Token number = tokens.get(at);
    return TextValues.whole(number.text(), range.least(), range.most(), number.columns(), faults);
  }

  /** The amount that begins at that place and ends with these words. */
  private Optional<Amount> amount(List<Token> tokens, int at, Class<? extends Record> of) {
    ValueType.Amounts amounts =
        Forms.of(of).parts().stream()
            .map(Form.Part::type)
            .filter(ValueType.Amounts.class::isInstance)
            .map(ValueType.Amounts.class::cast)
            .findFirst()
            .orElseThrow();
    return tokens.size() <= at
        ? wrong(
            FindingCode.NOT_A_NUMBER,
            tokens,
            Message.of("findings.one-number"),
            TextValues.possibleAmounts(amounts.least(), amounts.most()))
        : TextValues.read(amounts, tokens.subList(at, tokens.size()), faults)
            .map(Amount.class::cast);
  }

  /** The bounds of a record's only number, which JSON is held to as well. */
  private static ValueType.InRange range(Class<? extends Record> of) {
    return Forms.of(of).parts().stream()
        .map(Form.Part::type)
        .filter(ValueType.InRange.class::isInstance)
        .map(ValueType.InRange.class::cast)
        .findFirst()
        .orElseThrow();
  }

  private static int indexOf(List<Token> tokens, String word) {
    for (int i = 0; i < tokens.size(); i++) {
      if (is(tokens.get(i), word)) {
        return i;
      }
    }
    return -1;
  }

  /** Whether it is that word, and no text in quotes. */
  static boolean is(Token token, String word) {
    return !token.quoted() && token.text().equals(word);
  }

  private <T> Optional<T> wrong(FindingCode code, List<Token> at, Message what, Message right) {
    faults.add(code, at.getFirst().columns().upTo(at.getLast().columns()), what, right);
    return Optional.empty();
  }

  private <T> Optional<T> lacks(Token at, Message what, Message right) {
    return wrong(FindingCode.SOMETHING_MISSING, List.of(at), what, right);
  }
}
