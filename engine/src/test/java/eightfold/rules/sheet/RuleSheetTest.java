package eightfold.rules.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.cards.Kinds;
import eightfold.cards.LibraryPack;
import eightfold.message.Texts;
import eightfold.rules.book.RuleBooks;
import eightfold.rules.check.RuleBookCheck;
import eightfold.rules.check.SoundBooks;
import eightfold.rules.finding.Place;
import eightfold.rules.text.ElementList;
import eightfold.rules.vocabulary.Amount;
import eightfold.rules.vocabulary.AnswerCards;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.CardWords;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Form;
import eightfold.rules.vocabulary.Forms;
import eightfold.rules.vocabulary.Letters;
import eightfold.rules.vocabulary.LineMeaning;
import eightfold.rules.vocabulary.OtherSeat;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.rules.vocabulary.SeatSelector;
import eightfold.rules.vocabulary.SeatTable;
import eightfold.rules.vocabulary.ValueType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** RULE-LANGUAGE 2: the sheet is made from the definition, so that text and play cannot differ. */
class RuleSheetTest {
  private static final Set<String> NAMES = Texts.ENGLISH.names("sheet");

  private static final double MOST_RECORDS = Boolean.getBoolean("tests.whole") ? 1_500 : 100;

  /** So many events, and consequences, of one form are tried in {@code when} lines. */
  private static final int MOST_OF_ONE = 25;

  static Stream<Form> elements() {
    return Forms.elements().values().stream()
        .filter(form -> !form.hasEffects() && !LineMeaning.silent(form) && onSheet(form));
  }

  private static boolean onSheet(Form form) {
    return !Element.WordRule.class.isAssignableFrom(form.type()) && !Forms.isOfPack(form.words());
  }

  static Stream<Form> effects() {
    return Forms.effects().values().stream();
  }

  /** Rules beside which elements say something: most of them the first, some others another. */
  private static final List<RuleBook> AROUND =
      Stream.of(
              List.of(
                  "on 8 wild, declares suit",
                  "call \"Mau\" caught",
                  "call-penalty 2",
                  "scoring own"),
              List.of("several run", "several same-rank"),
              List.of("match countdown, at 8"),
              List.of("scoring own", "jokers 2", "match elimination, at 2000"),
              List.of("on 8 wild, declares suit", "teams", "scoring own"),
              List.of("on 2 opens count, counts 2"),
              List.of("call \"Mau\" caught, for turns of 2", "call-penalty 1"),
              List.<String>of())
          .map(lines -> SoundBooks.book(lines.toArray(String[]::new)))
          .toList();

  /** A book in which the element says something; if there is none, one in which it does not. */
  private static RuleBook with(Element element) {
    return sound(element).orElseGet(() -> with(element, AROUND.getFirst()));
  }

  private static Optional<RuleBook> sound(Element element) {
    return AROUND.stream()
        .map(around -> with(element, around))
        .filter(book -> RuleBookCheck.check(book).isEmpty())
        .findFirst();
  }

  private static RuleBook with(Element element, RuleBook around) {
    ElementList elements = new ElementList();
    around.elements().forEach(one -> elements.append(one, Place.unwritten("test")));
    elements.put(element, Place.unwritten("test"), "");
    return new RuleBook("test", "Test", "", "", List.of(), false, elements.elements(), List.of());
  }

  @ParameterizedTest
  @MethodSource("elements")
  @Tag("sampled")
  void two_values_of_any_parameter_of_an_element_give_different_sheets(Form form) {
    differ(
        records(form).stream().map(Element.class::cast).filter(RuleSheetTest::toThePoint).toList());
  }

  /**
   * In teams fewer numbers of players can sit down than the line says, and all cards dealt lie face
   * up at some number: two such lines come to the same. What words say of these rules is tried by
   * the words' own lines.
   */
  private static boolean toThePoint(Element element) {
    boolean counted = element instanceof Element.Players || element instanceof Element.Deal;
    return !counted || LineMeaning.lines(element).size() == 1;
  }

  @ParameterizedTest
  @MethodSource("effects")
  @Tag("sampled")
  void two_values_of_any_parameter_of_an_effect_give_different_sheets(Form form) {
    CardSet nine = new CardSet(List.of(new CardSet.Part.OfRank(LibraryPack.french(), 8)));
    CardSet jokers = new CardSet(List.of(new CardSet.Part.Jokers(LibraryPack.french())));
    List<Element> cards = new ArrayList<>();
    for (CardSet named : List.of(nine, jokers)) {
      for (List<Effect> beside : beside()) {
        cards.add(new Element.On(named, beside));
        for (Record effect : records(form)) {
          List<Effect> effects = new ArrayList<>(beside);
          effects.add((Effect) effect);
          cards.add(new Element.On(named, effects));
        }
      }
    }
    // what both answers and cancels is played, and said, as if it did not cancel
    cards.removeIf(on -> AnswerCards.both(AROUND.getFirst(), (Element.On) on) != Kinds.NONE);
    Collection<Element> sound = differ(cards.stream().distinct().toList());
    assertThat(sound).anyMatch(on -> ((Element.On) on).says(form.words()));
  }

  /** Effects without which others say nothing. */
  private static List<List<Effect>> beside() {
    return Stream.of(
            "",
            "next draws 7",
            "skip 1",
            "skip 1, parried by " + kings().text(),
            "declares suit",
            "only in need, next draws 7, no answer",
            "only without suit, next draws 7, challenge by next costs 3",
            "others draw 2",
            "answered by " + kings().text(),
            "counts 2",
            "reverse")
        .map(line -> line.isEmpty() ? new String[0] : line.split(", "))
        .map(words -> Arrays.stream(words).map(RuleBooks::effect).toList())
        .toList();
  }

  private static CardSet kings() {
    return new CardSet(List.of(new CardSet.Part.OfRank(LibraryPack.french(), 12)));
  }

  /** Those with which a book can be played have sheets that differ. */
  private static Collection<Element> differ(List<Element> all) {
    Set<Element> elements = new LinkedHashSet<>(all);
    Map<String, Element> bySheet = new HashMap<>();
    for (Element element : elements) {
      sound(element)
          .ifPresent(
              book -> {
                Element same = bySheet.putIfAbsent(RuleSheet.write(book), element);
                assertThat(same).as("has the same sheet as %s", element).isNull();
              });
    }
    assertThat(bySheet).isNotEmpty();
    return bySheet.values();
  }

  @ParameterizedTest
  @MethodSource("elements")
  @Tag("sampled")
  void an_element_alone_has_its_sentence(Form form) {
    for (Record record : records(form)) {
      RuleBook alone =
          new RuleBook("a", "A", "", "", List.of(), false, List.of((Element) record), List.of());
      assertThat(RuleSheet.write(alone)).startsWith("# A\n").contains("\n- ").doesNotContain("{");
    }
  }

  /**
   * All combinations of some values for each component; where these are too many, all in which at
   * most two components have not their first value.
   */
  private static List<Record> records(Form form) {
    List<List<Object>> samples = form.parts().stream().map(part -> samples(part.type())).toList();
    double all = samples.stream().mapToDouble(List::size).reduce(1, (a, b) -> a * b);
    int others = all > MOST_RECORDS ? 2 : samples.size();
    List<Record> records = new ArrayList<>();
    combine(samples, others, List.of(), values -> records.add(form.make(values)));
    return records;
  }

  private static void combine(
      List<List<Object>> samples, int others, List<Object> before, Consumer<List<Object>> to) {
    if (before.size() == samples.size()) {
      to.accept(before);
      return;
    }
    List<Object> own = samples.get(before.size());
    for (int i = 0; i < (others > 0 ? own.size() : 1); i++) {
      List<Object> more = new ArrayList<>(before);
      more.add(own.get(i));
      combine(samples, others - Math.min(i, 1), more, to);
    }
  }

  private static List<Object> samples(ValueType type) {
    return switch (type) {
      case ValueType.InRange(int least, int most) ->
          List.copyOf(new TreeSet<>(List.of(least, least + 1, Math.min(least + 3, most), most)));
      case ValueType.NumberOrNone(int least, int most) ->
          List.of(
              OptionalInt.empty(),
              OptionalInt.of(least),
              OptionalInt.of(least + 1),
              OptionalInt.of(most));
      case ValueType.Text() -> List.of("Mau", "Last card", "With | bar and *stars*");
      case ValueType.Flag() -> List.of(false, true);
      case ValueType.Word word -> List.copyOf(word.values());
      case ValueType.Cards() -> sets().stream().map(parts -> (Object) new CardSet(parts)).toList();
      case ValueType.Parts() -> {
        List<Object> parts = new ArrayList<>(sets());
        parts.add(List.of());
        yield parts;
      }
      case ValueType.BySeats(int least, int most) ->
          List.of(
              SeatTable.always(least),
              SeatTable.always(least + 1),
              SeatTable.always(Math.min(least + 100, most)),
              new SeatTable(new TreeMap<>(Map.of(0, least, 4, least + 1))),
              new SeatTable(new TreeMap<>(Map.of(0, least, 4, least + 2))),
              new SeatTable(new TreeMap<>(Map.of(2, least, 5, least + 1))),
              new SeatTable(new TreeMap<>(Map.of(2, least + 3, 3, least + 1, 4, least))));
      case ValueType.Amounts(int least, int most) -> amounts(least, most);
      case ValueType.Pattern() -> List.of(new Letters("AB"), new Letters("ABAC"));
      case ValueType.CardSigns _, ValueType.Names _ -> List.of();
      case ValueType.Seats() ->
          Stream.of(SeatSelector.Which.values())
              .map(which -> (Object) new SeatSelector(which, 1 + which.ordinal() % 2))
              .toList();
      case ValueType.Event() ->
          Forms.triggers().values().stream()
              .flatMap(form -> records(form).stream().limit(MOST_OF_ONE))
              .map(Object.class::cast)
              .toList();
      case ValueType.Conditions() ->
          Stream.concat(
                  Stream.of(List.of()),
                  Forms.conditions().values().stream()
                      .flatMap(form -> records(form).stream().limit(MOST_OF_ONE))
                      .map(List::of))
              .map(Object.class::cast)
              .toList();
      case ValueType.Consequences() ->
          Forms.consequences().values().stream()
              .flatMap(form -> records(form).stream().limit(MOST_OF_ONE))
              .map(one -> (Object) List.of(one))
              .toList();
      case ValueType.Effects() -> List.of();
      case ValueType.Rows(Form row) ->
          records(row).stream().map(one -> (Object) List.of(one)).toList();
    };
  }

  private static List<Object> amounts(int least, int most) {
    List<Object> amounts = new ArrayList<>();
    samples(new ValueType.BySeats(least, most))
        .forEach(table -> amounts.add(new Amount.Fixed((SeatTable) table)));
    amounts.add(Amount.Thrown.DIE);
    amounts.add(Amount.Thrown.COIN);
    amounts.add(new Amount.Thrown(0, 7));
    for (Amount.Count count : Amount.Count.values()) {
      amounts.add(new Amount.Counted(count, 1, 0));
      amounts.add(new Amount.Counted(count, 3, 2));
    }
    return amounts;
  }

  private static List<List<CardSet.Part>> sets() {
    return Stream.of(
            "8", "A", "red", "odd", "court", "2 QS", "JC JS", "JD JH", "JC JH", "JC", "*", "wild",
            "RJ", "BJ 10", "K Q", "9 7")
        .map(
            words ->
                Stream.of(words.split(" "))
                    .map(CardWords.library()::part)
                    .map(java.util.Optional::orElseThrow))
        .map(Stream::toList)
        .toList();
  }

  @Test
  void a_sheet_reads_like_rules() {
    RuleBook book =
        SoundBooks.book(
            "packs 1 6:2",
            "jokers 2, each pack",
            "deal 5 2:7 3:5",
            "on 2 QS next draws 2, answered by 2 QS",
            "on JC JS skip 1",
            "last-costs J, draws 1, ends turn",
            "points wild 50, QS 13",
            "scoring own",
            "match target, at 2:100 3:150 4:200");
    assertThat(RuleSheet.write(book))
        .contains("- In play: one pack with up to 5 players, two with 6 or more players.\n")
        .contains("- Added: two jokers to each pack, half of them red and half of them black.\n")
        .contains("- Each player is dealt seven cards with 2 players, five with 3 or more players.")
        .contains(
            "| **Twos and the queen of spades** | The next player draws two cards. Drawing them"
                + " costs the turn. Instead of drawing, that player may add a two or the queen of"
                + " spades, matching or not, and the next one faces what it has come to. |")
        .contains("| **Black jacks** | The next player is skipped. |")
        .contains("- A jack as your last card costs you one card, drawn at once")
        .contains("| The queen of spades | 13 |")
        .contains(
            "has reached 100 points with 2 players, 150 with 3 players, 200 with 4 or more"
                + " players.");
  }

  @Test
  void what_was_chosen_stands_at_the_top() {
    RuleBook book = with(new Element.Chosen("twos", "draw2", "off", "The next player draws two."));
    String sheet = RuleSheet.write(book);
    assertThat(sheet)
        .contains(
            """
            ## House rules of this table

            - **twos** – draw2 (usually off). The next player draws two.
            """);
    assertThat(sheet.indexOf("House rules")).isLessThan(sheet.indexOf("## Aim"));
  }

  @Test
  void what_people_wrote_is_no_markup() {
    Element call = RuleBooks.line("call \"<b>*Mau*</b> | _x_\" caught");
    assertThat(RuleSheet.write(with(call))).contains("“\\<b>\\*Mau\\*\\</b> \\| \\_x\\_”");
  }

  @Test
  void another_language_falls_back_to_english_where_there_are_no_words() {
    RuleBook book = SoundBooks.book();
    assertThat(RuleSheet.of(book).text(Texts.in("xx"))).isEqualTo(RuleSheet.write(book));
  }

  /** Whether a word of its own says that of a rule of the core, and the sheet has its words. */
  private static boolean saidByAWord(Form form, Form.Part part) {
    return Forms.wordsForClauses(form).stream().anyMatch(word -> word.says(part.name()));
  }

  @Test
  void the_words_have_a_template_for_everything_and_none_for_nothing() {
    TreeSet<String> wanted = new TreeSet<>();
    Forms.elements()
        .forEach(
            (words, form) -> {
              if (!form.hasEffects() && !LineMeaning.silent(form) && onSheet(form)) {
                wanted.add(words);
                for (Form.Part part : form.parts()) {
                  if (part.type() instanceof ValueType.Word word && !saidByAWord(form, part)) {
                    word.words()
                        .forEach(value -> wanted.add(words + "." + part.name() + "." + value));
                  }
                }
              }
            });
    Forms.effects()
        .forEach(
            (phrase, form) -> {
              String name = "effect." + phrase.replace(' ', '-');
              wanted.add(name);
              for (Form.Part part : form.parts()) {
                if (part.type() instanceof ValueType.Word word) {
                  boolean seat = word.type() == OtherSeat.class;
                  String of = seat ? "other-seat" : name + "." + part.name();
                  word.words().forEach(value -> wanted.add(of + "." + value));
                }
              }
            });
    assertThat(NAMES).containsAll(wanted);
    TreeSet<String> others = new TreeSet<>(NAMES);
    others.removeAll(wanted);
    assertThat(others)
        .allMatch(
            key ->
                key.matches("source|number-range|(chosen|section|intro|pack|table|seats|when)\\..+")
                    || key.equals("effect.none")
                    || key.contains(".without."));
    List<String> lacking =
        others.stream()
            .filter(key -> key.contains(".without."))
            .flatMap(key -> Stream.of(key.substring(key.indexOf(".without.") + 9).split("\\+")))
            .toList();
    assertThat(Forms.effects().keySet().stream().map(phrase -> phrase.replace(' ', '-')))
        .containsAll(lacking);
  }

  /** What patterns may ask for: components, facts about an element or the whole book. */
  private static Set<String> arguments(String name) {
    TreeSet<String> arguments = new TreeSet<>();
    Stream.of(Forms.elements(), Forms.effects())
        .flatMap(forms -> forms.values().stream())
        .peek(form -> arguments.add(SheetFacts.fact(form.words())))
        .peek(form -> arguments.add("card_" + form.words().replaceAll("[ -]", "_")))
        .filter(form -> (name + ".").startsWith(key(form) + "."))
        .forEach(form -> form.parts().forEach(part -> arguments.add(part.name())));
    arguments.addAll(List.of("has_free_to_pass", "has_match_countdown", "has_match_elimination"));
    arguments.addAll(List.of("lapses", "anew", "whole", "own", "several", "sizes", "all", "grows"));
    arguments.addAll(List.of("from", "to", "in"));
    arguments.addAll(
        List.of(
            "has_draw_none", "has_draw_until_playable", "has_draw_until_played", "has_draw_up_to"));
    if (name.equals("when") || name.startsWith("when.")) {
      arguments.addAll(List.of("event", "then", "player", "who", "ordinal", "turns", "words"));
      arguments.addAll(List.of("cards", "on", "left", "count", "times", "less", "least", "most"));
      arguments.addAll(List.of("conditions", "not", "other", "aspect", "step", "steps", "first"));
      arguments.addAll(List.of("second", "by", "round", "letters", "number", "result", "more"));
      arguments.addAll(List.of("seats", "matching", "to", "of"));
    }
    if (name.matches("source|table.cards|chosen.rank|pack..*|deck.cards.own")) {
      String of = "source cards rank meaning name letters colour copies suits named size suited";
      arguments.addAll(List.of((of + " ranks more kinds").split(" ")));
    }
    return arguments;
  }

  private static String key(Form form) {
    return Effect.class.isAssignableFrom(form.type())
        ? "effect." + form.words().replace(' ', '-')
        : form.words();
  }

  @Test
  void patterns_ask_for_what_there_is() {
    for (String name : NAMES) {
      assertThat(arguments(name)).as(name).containsAll(Texts.ENGLISH.asked("sheet." + name));
    }
  }

  @ParameterizedTest
  @CsvSource({"1, 1 kartę", "3, 3 karty", "5, 5 kart", "22, 22 karty"})
  void a_sheet_in_another_language(int cards, String said) {
    String sheet = RuleSheet.of(SoundBooks.book("deal " + cards)).text(Texts.in("pl"));
    assertThat(sheet).contains("- Każdy dostaje " + said + ".\n").contains("## Cards and deal");
  }

  @Test
  void numbers_by_seats_in_another_language() {
    String sheet = RuleSheet.of(SoundBooks.book("deal 5 2:7 3:2")).text(Texts.in("pl"));
    assertThat(sheet)
        .contains("- Każdy dostaje 7 kart with 2 players, two with 3 or more players.");
  }

  /** Of two rows that name a card nobody could say which one counts. */
  @Test
  void a_table_of_points_says_which_row_counts_where_several_name_a_card() {
    String several = "Where several rows name a card, the last of them counts";
    assertThat(RuleSheet.write(counting("any 5, Q 13")))
        .contains("| Queens | 13 |\n| All others | 5 |")
        .doesNotContain(several);
    assertThat(RuleSheet.write(counting("Q 13, hearts 1"))).contains(several);
    assertThat(RuleSheet.write(counting("J 20, QS 40"))).doesNotContain(several);
  }

  private static RuleBook counting(String points) {
    return RuleBooks.single(
        """
        game Counting
        players 2..4
        deck french
        deal 5
        draw one-may-play
        scoring own
        points %s
        match single
        """
            .formatted(points),
        Map.of());
  }
}
