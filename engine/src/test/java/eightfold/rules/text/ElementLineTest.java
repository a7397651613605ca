package eightfold.rules.text;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.cards.LibraryPack;
import eightfold.rules.book.RuleBooks;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Form;
import eightfold.rules.vocabulary.Forms;
import eightfold.rules.vocabulary.SeatTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** One element, one line: DESIGN 3, "the text form is derived from the records one to one". */
class ElementLineTest {
  private final SaidFaults faults = new SaidFaults();

  private Element read(String line) {
    Element element = ElementReader.read(line, faults).orElseThrow();
    assertThat(faults.said()).isEmpty();
    return element;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "players 2..7",
        "deck piquet",
        "packs 1 6:2",
        "jokers 2, each pack",
        "jokers 4",
        "deal 5 2:7 3:5",
        "deal 8, one less each deal",
        "direction counterclockwise",
        "starter plain",
        "starter dealer-plays, bury 8 QS *",
        "goodies",
        "draw up-to, most 3",
        "draw one-then-pass",
        "forced-play except-wild",
        "auto-draw",
        "free-pass",
        "free-pass, blocked after seats and 1",
        "stock reshuffle",
        "on 2 QS next draws 2, then turn, answered by 2 QS, cancelled by J *",
        "on 8 wild, declares suit",
        "on K skip 1, parried by K",
        "on JD JH",
        "wilds-follow",
        "several run, at least 3",
        "call \"Last card\" caught, until played",
        "call \"Última\" automatic, not in deals of one card",
        "last-costs J 8 2 *, draws 5",
        "last-costs J, draws 1, ends turn",
        "points wild 50, A K 11, 10 10",
        "match target, at 2:100 3:150",
        "match deals, at 8, play-off",
        "limit cards, at 100",
        "ruling \"He said: \\\"Mau\\\", twice \\\\.\", from \"page 3\"",
      })
  void a_line_is_written_as_it_was_read(String line) {
    assertThat(RuleBookWriter.line(read(line))).isEqualTo(line);
  }

  @Test
  void a_line_says_what_its_record_holds() {
    assertThat(read("players 2..7"))
        .isEqualTo(new Element.Players(2, 7, false, false, false, false));
    assertThat(read("draw up-to, most 3")).isEqualTo(Element.Draw.of(Element.Draw.Policy.UP_TO, 3));
    assertThat(read("on 2 QS next draws 2, answered by *"))
        .isEqualTo(
            new Element.On(
                new CardSet(
                    List.of(
                        new CardSet.Part.OfRank(LibraryPack.french(), 1),
                        new CardSet.Part.Single(
                            LibraryPack.french(), LibraryPack.french().parse("QS")))),
                List.of(
                    RuleBooks.effect("next draws 2"),
                    RuleBooks.effect(
                        "answered by "
                            + new CardSet(List.of(new CardSet.Part.Jokers(LibraryPack.french())))
                                .text()))));
    assertThat(read("deal 5 2:7 3:5"))
        .isEqualTo(
            new Element.Deal(
                new SeatTable(new TreeMap<>(Map.of(0, 5, 2, 7, 3, 5))),
                false,
                false,
                false,
                false,
                0,
                Element.Deal.Direction.CLOCKWISE,
                Element.Deal.Dealer.NEXT));
  }

  @Test
  void blanks_case_of_cards_order_of_clauses_and_comments_do_not_matter() {
    assertThat(read("  on   j qS    wild ,declares suit   # jacks"))
        .isEqualTo(read("on J QS wild, declares suit"));
    assertThat(read("on T skip 1")).isEqualTo(read("on 10 skip 1"));
    assertThat(read("call \"Mau\" caught, not in deals of one card, until played"))
        .isEqualTo(read("call \"Mau\" caught, until played, not in deals of one card"));
    assertThat(read("ruling \"No # comment\", from \"here\""))
        .isEqualTo(new Element.Ruling("No # comment", "here"));
  }

  /** CHANGES 37: the last card of a player has a line of its own. */
  @Test
  void no_cards_left_is_another_number_than_however_many() {
    String last = "when 4 with 0 cards left: others draw 1";
    assertThat(RuleBookWriter.line(read(last))).isEqualTo(last);
    assertThat(read(last)).isNotEqualTo(read("when 4: others draw 1"));
    assertThat(RuleBookWriter.line(read("when 4: others draw 1"))).doesNotContain("left");
  }

  @ParameterizedTest
  @CsvFileSource(
      resources = "/eightfold/rules/text/wrong-lines.txt",
      delimiter = '|',
      quoteCharacter = '`')
  void a_wrong_line_says_where_what_and_what_would_be_right(String line, String message) {
    assertThat(ElementReader.read(line, faults)).isEmpty();
    assertThat(faults.said()).contains(message);
  }

  /** Said once for each line; a trial was told four times that words are no cards. */
  @ParameterizedTest
  @CsvFileSource(
      resources = "/eightfold/rules/text/no-events.txt",
      delimiter = '|',
      quoteCharacter = '`')
  void what_is_no_event_is_said_once_with_what_would_be_one(String event, String message) {
    assertThat(ElementReader.read("when " + event + ": reverse", faults)).isEmpty();
    assertThat(faults.said()).containsExactly(message);
  }

  /** Source: a trial, which was told to draw "none" where it meant one-may-play. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "draw one may play | 6: unknown word \"one may play\"; did you mean \"one-may-play\"?",
        "draw up to, most 3 | 6: unknown word \"up to\"; did you mean \"up-to\"?",
        "call penalty 1 | 1: unknown rule \"call penalty\"; did you mean \"call-penalty\"?",
        "wrong catch 1 | 1: unknown rule \"wrong catch\"; did you mean \"wrong-catch\"?",
        "on queen skip 1 | 4: unknown card \"queen\"; did you mean \"Q\"?",
        "on eights 7 skip 1 | 4: unknown card \"eights\"; did you mean \"8\"?",
      })
  void words_with_hyphens_and_names_of_cards_are_found(String line, String message) {
    assertThat(ElementReader.read(line, faults)).isEmpty();
    assertThat(faults.said()).containsExactly(message);
  }

  // semantics 1.7
  @Test
  void all_that_is_wrong_with_a_line_is_said() {
    ElementReader.read("on 2 nxt draws 2, revers, skip 9", faults);
    assertThat(faults.said())
        .containsExactly(
            "6: unknown clause \"nxt draws 2\"; did you mean \"next draws\"?",
            "19: unknown clause \"revers\"; did you mean \"reverse\"?",
            "32: the number 9 is not possible here; a whole number from 1 to 3");
  }

  @Test
  void every_record_of_the_language_has_its_form() {
    assertThat(
            Forms.elements().values().stream()
                .filter(form -> form.definition().isEmpty())
                .map(Form::type)
                .distinct())
        .containsExactlyInAnyOrderElementsOf(
            records(Element.class).stream().filter(type -> type != Element.Use.class).toList());
    assertThat(Forms.effects().values().stream().<Class<?>>map(form -> form.core().type()))
        .hasSameElementsAs(
            records(Effect.class).stream()
                .filter(type -> type != Effect.Use.class && type != Effect.Own.class)
                .toList());
  }

  private static List<Class<? extends Record>> records(Class<?> family) {
    List<Class<? extends Record>> records = new ArrayList<>();
    for (Class<?> member : family.getPermittedSubclasses()) {
      if (member.isRecord()) {
        records.add(member.asSubclass(Record.class));
      } else {
        records.addAll(records(member));
      }
    }
    return records;
  }
}
