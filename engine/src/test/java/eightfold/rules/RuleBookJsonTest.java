package eightfold.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          , 7                                            | x.json#/elements/4: this is no object; write: { … }
          , {"rule": "onn"}                              | x.json#/elements/4/rule: unknown rule "onn"; did you mean "on"?
          , {"cards": ["2"]}                             | x.json#/elements/4: "rule" is missing
          , {"rule": "stock"}                            | x.json#/elements/4: "out" is missing
          , {"rule": "stock", "out": "psas"}             | x.json#/elements/4/out: "psas" is not possible; did you mean "pass"?
          , {"rule": "stock", "out": "pass", "uot": 1}   | x.json#/elements/4/uot: unknown key "uot"; did you mean "out"?
          , {"rule": "face-up", "first": 2.5}            | x.json#/elements/4/first: 2.5 is not possible; a whole number from 1 to 26
          , {"rule": "face-up", "first": "2"}            | x.json#/elements/4/first: "2" is not possible; a whole number from 1 to 26
          , {"rule": "packs", "number": {"6:": 2}}       | x.json#/elements/4/number/6:: "6:" is no number of seats; 0 to 15
          , {"rule": "packs", "number": {}}              | x.json#/elements/4/number: {} is not possible; write a number, or numbers by seats: {"0": 5, "2": 7}
          , {"rule": "packs", "number": {"6": 9}}        | x.json#/elements/4/number/6: 9 is not possible; a whole number from 1 to 4
          , {"rule": "last-only", "cards": []}           | x.json#/elements/4/cards: no cards; name some cards
          , {"rule": "last-only", "cards": ["11"]}       | x.json#/elements/4/cards/0: "11" is not possible; possible: ranks A 2 … 10 J Q K, cards such as QS, * for the jokers, wild
          , {"rule": "last-only", "cards": ["2", "2"]}   | x.json#/elements/4/cards: a card stands twice; name it once
          , {"rule": "deal", "cards": 3}                 | x.json#/elements/4: "deal" stands twice; it stands at /elements/2 too
          , {"rule": "on", "cards": ["2"], "effects": [{"effect": "skip", "seats": 1}, {"effect": "skip", "seats": 2}]} | x.json#/elements/4/effects: an effect stands twice; write it once
          , {"rule": "on", "cards": ["2"], "effects": [{"effect": "answered by", "cards": ["2"]}]} | x.json#/elements/4: "answered by" says nothing without "next draws"; put "next draws" into the same line
          , {"rule": "jokers", "number": 2, "eachPack": "yes"} | x.json#/elements/4/eachPack: "yes" is not possible; write true or false
          """)
  void a_wrong_element_is_named_by_its_pointer(String element, String message) {
    assertThat(read(element, "").errors()).extracting(BookError::message).containsExactly(message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          "optoins": []                                          | x.json#/optoins: unknown key "optoins"; did you mean "options"?
          "hidden": 1                                            | x.json#/hidden: 1 is not possible; write true or false
          "aliases": "X"                                         | x.json#/aliases: "X" is not possible; write a list: [ … ]
          "options": [{"key": "A b", "meaning": "", "standard": "x", "words": [{"word": "x", "meaning": ""}]}] | x.json#/options/0/key: "A b" is no key; letters and digits, such as forcedPlay
          "options": [{"key": "a", "meaning": "", "standard": "x"}] | x.json#/options/0: the option has no values; one of words, number, rank, ranks
          "options": [{"key": "a", "meaning": "", "standard": "x", "words": []}] | x.json#/options/0: "words" names no values; write: {"word": …, "meaning": …}
          "options": [{"key": "a", "meaning": "", "standard": "y", "words": [{"word": "x", "meaning": ""}]}] | x.json#/options/0: option a: "y" is not possible; did you mean "x"?
          "options": [{"key": "a", "meaning": "", "standard": "5", "number": {"least": 6, "most": 2}}] | x.json#/options/0/number: the least number is above the most
          "options": [{"key": "a", "meaning": "", "standard": "5", "number": {"least": 1, "most": 9, "edits": ["on 2 skip {}"]}}] | x.json#/options/0/number/edits/0: the number 9 is not possible here; a whole number from 1 to 3
          "options": [{"key": "a", "meaning": "", "standard": "8", "rank": {"edits": ["drp on 8"]}}] | x.json#/options/0/rank/edits/0: unknown word "drp"; did you mean "drop"?
          """)
  void a_wrong_head_or_option_is_named_by_its_pointer(String member, String message) {
    assertThat(read("", ", " + member).errors()).extracting(BookError::message).contains(message);
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
        .extracting(BookError::message)
        .asString()
        .startsWith("x.json:3: this is no JSON");
    assertThat(RuleBookJson.read("x.json", "{\"id\": 1, \"id\": 2}").errors())
        .singleElement()
        .extracting(BookError::message)
        .asString()
        .contains("Duplicate field 'id'");
    assertThat(RuleBookJson.read("x.json", SOUND.formatted("", "") + "{}").errors()).hasSize(1);
  }
}
