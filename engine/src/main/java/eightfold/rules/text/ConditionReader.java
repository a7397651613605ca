package eightfold.rules.text;

import eightfold.message.Message;
import eightfold.rules.finding.Advice;
import eightfold.rules.finding.Echo;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.finding.LineColumns;
import eightfold.rules.finding.LineFault;
import eightfold.rules.text.RuleLine.Token;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.Consequence;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Forms;
import eightfold.rules.vocabulary.Trigger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Reads the lines with conditions: {@code when EVENT: CONSEQUENCE, …}, {@code never CARDS on CARDS}
 * and {@code also CARDS on CARDS}.
 */
final class ConditionReader {
  /** How an event may be written. */
  static final String EVENTS =
      "CARDS, CARDS on CARDS, third CARDS in a row, CARDS with 3 cards left, hand becomes 2, draws,"
          + " draws penalty, turn begins, turn ends, direction turns";

  private static final String ON = "on";
  private static final int MOST_HAND = 50;

  /** In an event of more words nobody looks for what was meant. */
  private static final int MOST_WORDS = 12;

  private final FaultReporter faults;
  private final LineValues values;

  ConditionReader(FaultReporter faults) {
    this.faults = faults;
    this.values = new LineValues(faults);
  }

  /** A line {@code when EVENT: CONSEQUENCE, …}; its first token is the keyword. */
  Optional<Element> when(List<List<Token>> segments) {
    List<Token> first = segments.getFirst();
    int colon = 1;
    while (colon < first.size() && !endsEvent(first.get(colon))) {
      colon++;
    }
    if (colon == first.size()) {
      return values.lacks(
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
            ? values.lacks(
                first.getFirst(), Message.of("findings.event-missing"), Advice.possible(EVENTS))
            : new OccasionReader(faults).read(event);
    Optional<List<Consequence>> then = new ConsequenceReader(faults).all(rest, first.get(colon));
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
    int on = LineValues.indexOf(tokens, ON);
    if (on < 2 || on == tokens.size() - 1 || segments.size() > 1) {
      return values.lacks(
          keyword,
          Message.of("findings.cards-on-cards"),
          Advice.write(keyword.text() + " CARDS on CARDS"));
    }
    Optional<CardSet> cards = values.cards(tokens.subList(1, on));
    Optional<CardSet> lower = values.cards(tokens.subList(on + 1, tokens.size()));
    if (cards.isEmpty() || lower.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new Element.Pairing(
            keyword.text().equals(Forms.of(Element.Laying.NEVER).words())
                ? Element.Laying.NEVER
                : Element.Laying.ALSO,
            cards.get(),
            lower.get()));
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
      return values
          .number(tokens, 2, Forms.of(Trigger.HandBecomes.class))
          .map(Trigger.HandBecomes::new);
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
    int with = LineValues.indexOf(tokens, "with");
    List<Token> cards = with < 0 ? tokens : tokens.subList(0, with);
    Optional<OptionalInt> left =
        with < 0 ? Optional.of(OptionalInt.empty()) : left(tokens.subList(with, tokens.size()));
    int row =
        cards.isEmpty()
            ? 0
            : ConditionText.ORDINALS.indexOf(cards.getFirst().text().toLowerCase(Locale.ROOT)) + 1;
    if (row > 0) {
      int in = LineValues.indexOf(cards, "in");
      if (in < 1 || !RuleLine.words(cards.subList(in, cards.size())).equals("in a row")) {
        return values.lacks(
            tokens.getFirst(), ElementReader.missing("in a row"), Advice.write("third K in a row"));
      }
      cards = cards.subList(1, in);
    }
    int on = LineValues.indexOf(cards, ON);
    if (cards.isEmpty() || on == 0 || on == cards.size() - 1) {
      return values.lacks(
          tokens.getFirst(), Message.of("findings.cards-missing"), Advice.possible(EVENTS));
    }
    Optional<CardSet> upper = values.cards(on < 0 ? cards : cards.subList(0, on));
    Optional<List<CardSet.Part>> lower =
        on < 0
            ? Optional.of(List.of())
            : values.cards(cards.subList(on + 1, cards.size())).map(CardSet::parts);
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
        : values.wrong(
            FindingCode.UNKNOWN_WORD,
            tokens,
            Message.of("findings.words-unknown").with("words", Echo.shortened(words)),
            Advice.write("with 3 cards left"));
  }
}
