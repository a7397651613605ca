package eightfold.rules.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import eightfold.rules.finding.Finding;
import eightfold.rules.json.RuleBookJson;
import eightfold.rules.sheet.RuleSheet;
import eightfold.rules.text.AskedWords;
import eightfold.rules.text.RuleBookWriter;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.RuleBook;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

/** A family says its rules in words of its own (issue 12, point 2). */
class OwnWordsTest {
  private static final String HOUSE =
      """
      game Thunder House
      language 2
      define "thunder {cards}" = next draws {cards}, then turn, means "Thunder: draw {cards}!"
      define "lightning" = skip 1, reverse
      define "sunday {cards}" = call "Sunday" caught, penalty {cards}
      define "a gift to {who}" = {who} draws 1
      players 2..4
      deck french
      deal 7
      draw one-may-play
      on 2 thunder 3
      on 9 lightning, again
      sunday 2, blocks
      scoring none
      match single
      when 7 on 7: a gift to seat +2, next draws 1
      option storm "How bad the weather gets."
        calm "Twos alone."
        bad "Threes, too."
          on 3 thunder 4
      """;

  private static final String PLAIN =
      """
      game Thunder House
      players 2..4
      deck french
      deal 7
      draw one-may-play
      on 2 next draws 3, then turn
      on 9 skip 1, reverse, again
      call "Sunday" caught, penalty 2, blocks
      scoring none
      match single
      when 7 on 7: seat +2 draws 1, next draws 1
      """;

  private static RuleBook book(String text) {
    return RuleBooks.single(text, Map.of());
  }

  private static List<Effect> of(RuleBook book, String cards) {
    return book.all(Element.On.class)
        .filter(on -> on.cards().text().equals(cards))
        .findFirst()
        .orElseThrow()
        .core();
  }

  @Test
  void a_house_word_comes_to_what_it_stands_for() {
    RuleBook house = book(HOUSE);
    RuleBook plain = book(PLAIN);
    assertThat(of(house, "2")).isEqualTo(of(plain, "2"));
    assertThat(of(house, "9")).isEqualTo(of(plain, "9"));
    assertThat(house.the(Element.Call.class)).isEqualTo(plain.the(Element.Call.class));
    assertThat(house.all(Element.When.class)).containsExactlyElementsOf(whens(plain));
  }

  private static List<Element.When> whens(RuleBook book) {
    return book.all(Element.When.class).toList();
  }

  /** Each of these was refused as nothing that an event brings. Source: a trial. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "gift {n} to {who} | {who} draws {n} | gift 3 to seat +2 | seat +2 draws 3",
        "nap {n} of {who} | {who} misses {n} | nap 2 of others | others misses 2",
        "shout {t} or {n} | says {t}, else draws {n} | shout \"Ha\" or 2 "
            + "| says \"Ha\", else draws 2",
        "round {n} with {t} for {who} | {who} draws {n}, says {t}, else draws {n} "
            + "| round 2 with \"Ha\" for next | next draws 2, says \"Ha\", else draws 2",
        "force {who} into {cards} | {who} must play {cards} | force next into red "
            + "| next must play red",
      })
  void a_house_word_may_be_handed_a_number_and_a_seat(
      String words, String line, String used, String plain) {
    String define = "define \"" + words + "\" = " + line;
    String head = PLAIN.replace("players 2..4\n", "language 2\n" + define + "\nplayers 2..4\n");
    RuleBook house = book(head + "when 8: " + used + "\n");
    assertThat(whens(house)).isEqualTo(whens(book(PLAIN + "when 8: " + plain + "\n")));
  }

  @Test
  void an_option_may_use_it() {
    RuleBook storm = Options.apply(book(HOUSE), Map.of("storm", "bad")).book();
    assertThat(of(storm, "3"))
        .isEqualTo(of(book(PLAIN.replace("on 2 next draws 3", "on 3 next draws 4")), "3"));
  }

  @Test
  void whether_anybody_is_asked_to_say_something_is_seen_through_it() {
    RuleBook mute = book(HOUSE);
    String politely =
        HOUSE
            .replace(
                "language 2\n", "language 2\ndefine \"politely\" = says \"Please\", else draws 1\n")
            .replace("    on 3 thunder 4\n", "    when 3: politely\n");
    assertThat(AskedWords.in(mute)).isFalse();
    assertThat(AskedWords.in(book(politely))).isTrue();
  }

  @Test
  void the_sheet_says_its_sentence_and_else_what_it_stands_for() {
    String sheet = RuleSheet.write(book(HOUSE));
    assertThat(sheet).contains("| **Twos** | Thunder: draw 3! |");
    assertThat(sheet).contains("| **Nines** | The next player is skipped. The direction of play");
    assertThat(sheet).doesNotContain("define").doesNotContain("language");
  }

  @Test
  void the_book_is_written_as_it_was_said_and_in_json_without_the_words_of_its_own() {
    RuleBook house = book(HOUSE);
    assertThat(RuleBookWriter.write(house)).contains("on 2 thunder 3\n", "on 9 lightning, again\n");
    assertThat(book(RuleBookWriter.write(house))).isEqualTo(house);
    RuleBook read = RuleBookJson.single(RuleBookJson.write(house));
    assertThat(of(read, "2")).isEqualTo(of(house, "2"));
    assertThat(read.options()).isEqualTo(house.options());
    assertThat(of(Options.apply(read, Map.of("storm", "bad")).book(), "3")).isNotEmpty();
  }

  @ParameterizedTest
  @CsvFileSource(resources = "own-words.txt", delimiter = '|', quoteCharacter = '\'')
  void what_is_wrong_is_said_in_its_words(String instead, String line, String sentence) {
    String wrong = HOUSE.replace(instead, line);
    assertThatThrownBy(() -> book(wrong))
        .isInstanceOfSatisfying(
            RuleBookException.class,
            refused ->
                assertThat(refused.findings().stream().map(Finding::sentence)).contains(sentence));
  }

  @Test
  void a_fault_in_what_it_stands_for_is_where_the_word_is() {
    RuleBooks read =
        RuleBooks.check("house.game", HOUSE.replace("thunder 3", "thunder 30"), Map.of());
    Finding fault = read.errors().getFirst();
    assertThat(fault.message()).startsWith("house.game:11:6: error: ");
  }
}
