package eightfold.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The components of an element or effect, as the templates of a rule sheet ask for them. */
final class SheetScope implements Template.Scope {
  private static final int MOST_SEATS = 15;

  private final RuleBook book;
  private final SheetWords words;
  private final String key;
  private final Map<String, Object> values = new LinkedHashMap<>();

  /** A scope without components, for words that ask for none. */
  SheetScope(RuleBook book, SheetWords words) {
    this.book = book;
    this.words = words;
    this.key = "";
  }

  /**
   * The scope of an element or effect.
   *
   * @param key the key of its words
   */
  SheetScope(RuleBook book, SheetWords words, String key, Form form, Record record) {
    this.book = book;
    this.words = words;
    this.key = key;
    List<Object> all = form.values(record);
    for (int i = 0; i < all.size(); i++) {
      values.put(form.parts().get(i).name(), all.get(i));
    }
    values.putAll(SheetFacts.of(book, words, record));
  }

  @Override
  public boolean present(String word) {
    if (word.equals(SheetFacts.FREE_TO_PASS)) {
      return SheetFacts.freeToPass(book);
    }
    boolean line = word.contains(" ");
    return book.elements().stream()
            .anyMatch(
                element ->
                    Form.of(element).words().equals(word)
                        || line && begins(ElementText.write(element), word))
        || book.all(Element.On.class)
            .flatMap(on -> on.effects().stream())
            .anyMatch(effect -> Form.of(effect).words().equals(word));
  }

  private static boolean begins(String line, String words) {
    return line.equals(words) || line.startsWith(words + ",");
  }

  private Object of(String name) {
    return Optional.ofNullable(values.get(name))
        .orElseThrow(() -> new IllegalStateException(key + " has no component " + name));
  }

  @Override
  public boolean holds(String name) {
    return switch (of(name)) {
      case Boolean flag -> flag;
      case Integer number -> number != 0;
      case String text -> !text.isEmpty();
      case List<?> list -> !list.isEmpty();
      case CardSet cards -> cards.parts().stream().noneMatch(CardSet.Part.Any.class::isInstance);
      case SeatTable table -> table.bySeats().values().stream().anyMatch(number -> number != 0);
      default -> true;
    };
  }

  @Override
  public String value(String name) {
    return switch (of(name)) {
      case Enum<?> word ->
          Template.fill(words.word(key + "." + name + "." + ValueType.word(word)), this);
      case String text -> plain(text);
      case Object other -> String.valueOf(other);
    };
  }

  /** A text of the book's author, in which Markdown's signs stand for themselves. */
  static String plain(String text) {
    return text.replaceAll("[\\\\<*_\\[|`]", "\\\\$0").replace('\n', ' ');
  }

  @Override
  public String numbered(String name, List<String> forms) {
    return switch (of(name)) {
      case Integer number -> form(number, forms);
      case SeatTable table -> table(table, forms);
      default -> throw new IllegalStateException(name + " of " + key + " is no number");
    };
  }

  private String form(int number, List<String> forms) {
    int several = forms.size() - 1;
    int index = number == 1 ? several - 1 : number == 0 && several > 1 ? 0 : several;
    return forms.get(index).replace("%", words.number(number));
  }

  /** "seven cards with 2 players, five with 3 or more players", as far as so many may play. */
  private String table(SeatTable table, List<String> forms) {
    Optional<Element.Players> players = book.find(Element.Players.class);
    int least = players.map(Element.Players::least).orElse(2);
    int most = players.map(Element.Players::most).orElse(MOST_SEATS);
    List<String> parts = new ArrayList<>();
    int from = least;
    while (from <= most) {
      int to = from;
      while (to < most && table.at(to + 1) == table.at(from)) {
        to++;
      }
      String number = parts.isEmpty() ? form(table.at(from), forms) : words.number(table.at(from));
      boolean all = from == least && to == most;
      parts.add(all ? number : number + " " + seats(from, to, least, most));
      from = to + 1;
    }
    return String.join(", ", parts);
  }

  private String seats(int from, int to, int least, int most) {
    String which = from == to ? "one" : from == least ? "upTo" : to == most ? "from" : "range";
    return words
        .word("seats." + which)
        .replace("{from}", String.valueOf(from))
        .replace("{to}", String.valueOf(to));
  }

  @Override
  public String cards(String name, String form) {
    List<CardSet.Part> parts =
        switch (of(name)) {
          case CardSet cards -> cards.parts();
          case List<?> list -> list.stream().map(CardSet.Part.class::cast).toList();
          default -> throw new IllegalStateException(name + " of " + key + " are no cards");
        };
    return words.cards(parts, form);
  }
}
