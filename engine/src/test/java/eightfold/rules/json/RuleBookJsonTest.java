package eightfold.rules.json;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.rules.book.RuleBooks;
import eightfold.rules.finding.Finding;
import eightfold.rules.text.RuleBookWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** The JSON form: RULE-LANGUAGE 1, "refused with path in the document, what, and what is right". */
class RuleBookJsonTest {
  private static final String SOUND =
      """
      {"id": "json", "name": "JSON", "elements": [
        {"rule": "players", "least": 2, "most": 4}, {"rule": "deck", "cards": "french"},
        {"rule": "deal", "cards": {"0": 5, "2": 7}}, {"rule": "draw", "policy": "up-to", "most": 3}
        %s]%s}
      """;

  private static RuleBooks read(String elements, String members) {
    return RuleBookJson.read("x.json", SOUND.formatted(elements, members));
  }

  @Test
  void a_book_reads_like_its_lines() {
    RuleBooks read =
        read(
            """
            , {"rule": "on", "cards": ["2", "QS", "*"],
               "effects": [{"effect": "next draws", "cards": 2}, {"effect": "then turn"}]}
            """,
            "");
    assertThat(read.errors()).isEmpty();
    assertThat(read.book("json").orElseThrow().elements().stream().map(RuleBookWriter::line))
        .containsExactly(
            "players 2..4",
            "deck french",
            "deal 5 2:7",
            "draw up-to, most 3",
            "on 2 QS * next draws 2, then turn");
  }

  @ParameterizedTest
  @CsvFileSource(
      resources = "/eightfold/rules/json/wrong-json-elements.txt",
      delimiter = '|',
      quoteCharacter = '`')
  void a_wrong_element_is_named_by_its_pointer(String element, String message) {
    assertThat(read(element, "").errors()).extracting(this::said).containsExactly(message);
  }

  @ParameterizedTest
  @CsvFileSource(
      resources = "/eightfold/rules/json/wrong-json-members.txt",
      delimiter = '|',
      quoteCharacter = '`')
  void a_wrong_head_or_option_is_named_by_its_pointer(String member, String message) {
    assertThat(read("", ", " + member).errors()).extracting(this::said).contains(message);
  }

  private String said(Finding finding) {
    return finding.path() + ": " + finding.sentence();
  }

  @Test
  void all_that_is_wrong_is_said_at_once() {
    assertThat(read(", {\"rule\": \"stok\"}, {\"rule\": \"drw\"}", ", \"x\": 1").errors())
        .hasSize(3);
  }

  @Test
  void what_is_no_json_is_refused_with_its_line() {
    assertThat(RuleBookJson.read("x.json", "{\n  \"id\": \n").errors())
        .singleElement()
        .extracting(Finding::message)
        .asString()
        .startsWith("x.json:3:1: error: this is no JSON");
    assertThat(
            RuleBookJson.read(
                    "x.json",
                    "{\"id\": \"a\", \"id\": \"b\""
                        + SOUND.formatted("", "").substring(SOUND.indexOf(",")))
                .errors())
        .singleElement()
        .extracting(Finding::message)
        .asString()
        .contains("\"id\" stands twice");
    assertThat(RuleBookJson.read("x.json", SOUND.formatted("", "") + "{}").errors()).hasSize(1);
  }
}
