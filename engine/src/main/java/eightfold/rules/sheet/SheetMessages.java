package eightfold.rules.sheet;

import eightfold.message.Argument;
import eightfold.message.Message;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Form;
import eightfold.rules.vocabulary.OtherSeat;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.rules.vocabulary.SeatTable;
import eightfold.rules.vocabulary.ValueType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** Elements and effects of a book as messages: a key, and their components as its arguments. */
final class SheetMessages {
  private static final int MOST_SEATS = 15;

  /** Whoever is given or shown something is called the same in all sentences. */
  private static final String OTHER_SEAT = "sheet.other-seat.";

  private final RuleBook book;
  private final Map<String, Argument> facts;

  SheetMessages(RuleBook book) {
    this.book = book;
    this.facts = SheetFacts.of(book);
  }

  /** Whether two players are ever left in a deal: at such a table, or as the last of a match. */
  boolean twoCanPlay() {
    return SheetFacts.twoCanPlay(book);
  }

  /** A message that speaks of no component, only of what the whole book has. */
  Message plain(String key) {
    return new Message(key, facts);
  }

  /**
   * A message about an element or effect.
   *
   * @param key the key of its words; those for a value of an enum stand behind it
   */
  Message of(String key, Form form, Record record) {
    Map<String, Argument> arguments = new LinkedHashMap<>(facts);
    Map<String, Enum<?>> words = new LinkedHashMap<>();
    List<Object> values = form.values(record);
    for (int i = 0; i < values.size(); i++) {
      String name = form.parts().get(i).name();
      if (values.get(i) instanceof Enum<?> word) {
        words.put(name, word);
      } else {
        argument(values.get(i)).ifPresent(argument -> arguments.put(name, argument));
      }
    }
    arguments.putAll(SheetFacts.of(book, record));
    Message message = new Message(key, arguments);
    Message whole = message;
    for (Map.Entry<String, Enum<?>> word : words.entrySet()) {
      String of =
          word.getValue() instanceof OtherSeat ? OTHER_SEAT : key + "." + word.getKey() + ".";
      String value = of + ValueType.word(word.getValue());
      whole = whole.with(word.getKey(), new Message(value, arguments));
    }
    return whole;
  }

  /** One other seat, as all sentences call it. */
  static Message other(OtherSeat seat) {
    return Message.of(OTHER_SEAT + ValueType.word(seat));
  }

  /** The sentence of a {@code when} line. */
  Message when(Element.When line) {
    return SheetConditions.of(line, this::numbers);
  }

  private Optional<Argument> argument(Object value) {
    return switch (value) {
      case Boolean flag -> Optional.of(Argument.flag(flag));
      case Integer number -> Optional.of(new Argument.Count(number));
      case String text -> {
        Message said = Message.said(text);
        yield Optional.of(said.isLiteral() ? new Argument.Text(plainText(text)) : said);
      }
      case CardSet cards -> Optional.of(SheetCards.of(cards.parts()));
      case SeatTable table -> Optional.of(numbers(table));
      case List<?> list when list.stream().allMatch(CardSet.Part.class::isInstance) ->
          Optional.of(SheetCards.of(list.stream().map(CardSet.Part.class::cast).toList()));
      default -> Optional.empty();
    };
  }

  /** A text of the book's author, in which Markdown's signs stand for themselves. */
  static String plainText(String text) {
    return text.replaceAll("[\\\\<*_\\[|`]", "\\\\$0").replace('\n', ' ');
  }

  /** "seven with 2 players, five with 3 or more players", as far as so many may play. */
  private Argument numbers(SeatTable table) {
    Optional<Element.Players> players = book.find(Element.Players.class);
    int least = players.map(Element.Players::least).orElse(2);
    int most = players.map(Element.Players::most).orElse(MOST_SEATS);
    List<Integer> playable = SheetFacts.sizes(book, least, most);
    List<Integer> sizes =
        playable.isEmpty() ? IntStream.rangeClosed(least, most).boxed().toList() : playable;
    List<Argument.Case> cases = new ArrayList<>();
    for (int first = 0; first < sizes.size(); ) {
      int from = sizes.get(first);
      int last = first;
      while (last + 1 < sizes.size() && table.at(sizes.get(last + 1)) == table.at(from)) {
        last++;
      }
      Message seats = seats(from, sizes.get(last), sizes.getFirst(), sizes.getLast());
      cases.add(new Argument.Case(table.at(from), seats));
      first = last + 1;
    }
    return cases.size() == 1
        ? new Argument.Count(cases.getFirst().number())
        : new Argument.Cases(cases);
  }

  private static Message seats(int from, int to, int least, int most) {
    return Message.of(
            from == to
                ? "sheet.seats.one"
                : from == least
                    ? "sheet.seats.up-to"
                    : to == most ? "sheet.seats.from" : "sheet.seats.range")
        .with("from", from)
        .with("to", to);
  }
}
