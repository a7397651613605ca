package eightfold.rules.book;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.FastChance;
import eightfold.rules.check.RandomBooks;
import eightfold.rules.finding.Finding;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.finding.Findings;
import eightfold.rules.json.RuleBookJson;
import eightfold.rules.text.RuleBookWriter;
import eightfold.rules.vocabulary.RuleBook;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is in a file, its reader answers: with a book, or with what is wrong. */
class BadBooksTest {
  private static final List<RuleBook> BOOKS =
      IntStream.range(0, 20).mapToObj(seed -> new RandomBooks(seed).book()).toList();

  private static final String[] SCRAPS = {
    "\"",
    ",",
    "#",
    "{}",
    "\n",
    "  ",
    "on",
    "2:3",
    "..",
    "option x \"y\"\n",
    "drop ",
    "change ",
    "*",
    "\\",
    ": ",
    "number 1, 1..2\n",
    "99999999999999",
    "-1",
    "extends x",
    "wild",
    "é",
    "\t",
    "set ",
    "without "
  };

  static String spoilt(String text, FastChance chance) {
    StringBuilder spoilt = new StringBuilder(text);
    int changes = 1 + chance.below(4);
    for (int i = 0; i < changes; i++) {
      int at = chance.below(spoilt.length());
      switch (chance.below(3)) {
        case 0 -> spoilt.deleteCharAt(at);
        case 1 -> spoilt.insert(at, SCRAPS[chance.below(SCRAPS.length)]);
        default -> spoilt.delete(at, Math.min(spoilt.length(), at + chance.below(30)));
      }
    }
    return spoilt.toString();
  }

  @Test
  void spoilt_texts_are_read_or_refused() {
    FastChance chance = new FastChance(5);
    List<String> texts = BOOKS.stream().map(RuleBookWriter::write).toList();
    int refused = 0;
    for (int i = 0; i < 250; i++) {
      String text = spoilt(texts.get(i % texts.size()), chance);
      RuleBooks read = RuleBooks.read(Map.of("bad.game", text));
      assertThat(read.errors().isEmpty()).as(text).isEqualTo(read.book("bad").isPresent());
      refused += read.errors().isEmpty() ? 0 : 1;
    }
    assertThat(refused).isBetween(125, 249);
  }

  @Test
  void spoilt_json_is_read_or_refused() {
    FastChance chance = new FastChance(6);
    List<String> texts = BOOKS.stream().map(RuleBookJson::write).toList();
    for (int i = 0; i < 250; i++) {
      String text = spoilt(texts.get(i % texts.size()), chance);
      RuleBooks read = RuleBookJson.read("bad.json", text);
      assertThat(read.errors().isEmpty()).as(text).isEqualTo(!read.books().isEmpty());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"x", "on 2 x", "x y z", "\"", ",", "deal 1", "aka \"a\"", "option a \"b\""})
  void a_file_full_of_errors_is_answered_shortly(String line) {
    String text = "game Long\n" + (line + "\n").repeat(60_000 / (line.length() + 1));
    RuleBooks read = RuleBooks.read(Map.of("long.game", text));
    assertThat(read.books()).isEmpty();
    assertThat(read.errors()).hasSizeBetween(1, 2 * Findings.MOST);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"id\":\"x\",\"elements\":[%s]}|{\"rule\":\"piquet\"}",
        "{\"id\":\"x\",\"elements\":[],\"options\":[%s]}|{\"key\":\"pique\"}",
        "{\"elements\":[{\"rule\":\"on\",\"effects\":[%s]}]}|{\"effect\":\"piquet\"}"
      })
  void json_full_of_errors_is_answered_shortly(String book, String member) {
    String many = String.join(",", Collections.nCopies(60_000 / (member.length() + 1), member));
    RuleBooks read = RuleBookJson.read("long.json", book.replace("%s", many));
    assertThat(read.books()).isEmpty();
    assertThat(read.errors()).hasSizeBetween(1, 2 * Findings.MOST);
  }

  /** Each of them mends to the same line: that is written once, not three thousand times. */
  @Test
  void a_clause_that_stands_a_thousand_times_in_an_edit_is_one_finding() {
    String edit = "starter plain" + ", bury 8 lain".repeat(3000);
    String option =
        """
        {"key": "o", "meaning": "How.", "standard": "no", "words": [
          {"word": "no", "meaning": "No."}, {"word": "yes", "meaning": "Yes.", "edits": ["%s"]}]}
        """;
    assertThat(optioned(option.formatted(edit)).errors()).hasSizeBetween(1, 3);
  }

  @Test
  void a_line_as_long_as_a_file_is_answered_shortly() {
    for (String word :
        new String[] {"x", "on 2 x ", "on ", "2 ", "\"", "deal 2:3 ", "answered by "}) {
      String line = "on 2 " + word.repeat(60_000 / word.length());
      RuleBooks read = RuleBooks.read(Map.of("long.game", "game Long\n" + line + "\n"));
      assertThat(read.errors()).isNotEmpty();
      assertThat(read.errors().toString().length()).isLessThan(10_000);
    }
  }

  @Test
  void an_error_behind_a_hundred_warnings_is_said() {
    String option = "option o{} \"How.\"\n  no \"No.\"\n    {}\n  yes \"Yes.\"\n    {}\n";
    String useless = option.replaceAll("(?<=  )\\{}", "draw one-may-play, most 1");
    String text = "game Long\nplayers 2..4\ndeck french\ndeal 5\ndraw one-may-play\n";
    for (int i = 0; i < 60; i++) {
      text += useless.replace("{}", String.valueOf(i));
    }
    RuleBooks warnings = RuleBooks.read(Map.of("long.game", text));
    assertThat(warnings.findings()).hasSize(Findings.MOST + 1);
    assertThat(warnings.errors()).isEmpty();
    assertThat(warnings.book("long")).isPresent();
    RuleBooks wrong = RuleBooks.read(Map.of("long.game", text + "goodie\n"));
    assertThat(wrong.errors()).extracting(Finding::code).containsExactly(FindingCode.UNKNOWN_RULE);
    assertThat(wrong.books()).isEmpty();
  }

  /** The line of a value is {@code WORD "MEANING"}: what is no word of a line cannot be taken. */
  @ParameterizedTest
  @ValueSource(strings = {"draw two", "", "a,b", "a#b", "\\\"a\\\"", "„a“", "text"})
  void a_value_of_an_option_is_one_word(String word) {
    String option =
        "{\"key\": \"o\", \"meaning\": \"Nothing.\", \"standard\": \"WORD\", \"words\":"
            + " [{\"word\": \"WORD\", \"meaning\": \"Yes.\"}, {\"word\": \"no\", \"meaning\":"
            + " \"No.\", \"edits\": [\"goodies\"]}]}";
    assertThat(optioned(option.replace("WORD", "yes")).errors()).isEmpty();
    assertThat(optioned(option.replace("WORD", word)).errors())
        .extracting(Finding::code)
        .containsExactly(FindingCode.NOT_A_NAME);
  }

  @Test
  void a_standard_is_one_word_as_the_option_writes_it() {
    String option =
        """
        {"key": "o", "meaning": "How many.", "standard": "WORD",
         "number": {"least": 1, "most": 9, "edits": ["deal {}"]}}
        """;
    for (String word : new String[] {"5", "some", "05", " 5 "}) {
      RuleBook book = optioned(option.replace("WORD", word)).orRefuse().values().iterator().next();
      assertThat(RuleBooks.single(RuleBookWriter.write(book), Map.of())).isEqualTo(book);
    }
    assertThat(optioned(option.replace("WORD", "so many")).errors())
        .extracting(Finding::code)
        .containsExactly(FindingCode.WRONG_STANDARD);
  }

  private static RuleBooks optioned(String option) {
    return RuleBookJson.read(
        "kitchen.json",
        """
        {"id": "kitchen", "name": "Kitchen", "options": [%s], "elements": [
          {"rule": "players", "least": 2, "most": 4}, {"rule": "deck", "cards": "french"},
          {"rule": "deal", "cards": 5}, {"rule": "draw", "policy": "one-may-play"}]}
        """
            .formatted(option));
  }
}
