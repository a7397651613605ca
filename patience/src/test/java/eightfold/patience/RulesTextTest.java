package eightfold.patience;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import eightfold.game.Catalogue;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Opening;
import eightfold.game.Position;
import eightfold.game.SetupException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The text form of a patience, its options and what is refused. Source: NOTATION 5; RulesText. */
class RulesTextTest {
  private static final Catalogue CATALOGUE = PatienceCatalogue.of(List.of(Texts.EIGHTS));

  @Test
  void the_text_is_read_back_as_it_was_written() {
    assertThat(RulesText.write(RulesText.read(Texts.EIGHTS))).isEqualTo(Texts.EIGHTS);
    Game game = CATALOGUE.game("one-pile", Map.of("handSize", "8", "winnable", "YES"));
    assertThat(game.ruleBook())
        .contains("hand 8, usually 6, from 4 to 8\n", "winnable yes, usually no\n");
    Game again = CATALOGUE.fromRuleBook(game.ruleBook());
    assertThat(again.ruleBook()).isEqualTo(game.ruleBook());
    assertThat(again.options()).isEqualTo(Map.of("handSize", "8", "winnable", "yes"));
    assertThat(again.ruleSheet()).isEqualTo(game.ruleSheet());
  }

  @Test
  void comments_and_blank_lines_say_nothing() {
    assertThat(RulesText.write(RulesText.read("# about it\n\n  " + Texts.EIGHTS)))
        .isEqualTo(Texts.EIGHTS);
  }

  @Test
  void only_its_own_texts_look_like_a_patience() {
    assertThat(CATALOGUE.reads(Texts.EIGHTS)).isTrue();
    assertThat(CATALOGUE.reads("# patience\ngame Pesten\n")).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          wild 8                        | wild 14           | rule-book:6: "14" is no rank; A, 2 … 10, J, Q or K
          wild 8                        | wlid 8            | rule-book:6: unknown rule "wlid"; did you mean "wild"?
          wild 8                        | wild              | rule-book:6: nothing is said after "wild"
          wild 8                        | id twice          | rule-book:6: "id" is said twice
          wild 8                        | alias x           | rule-book:8: no "wild"; a patience says it
          id one-pile                   | id One Pile       | rule-book:2: "One Pile" is no id
          hand 6, usually 6, from 4 to 8| hand six          | rule-book:7: write such as: hand 6, usually 6
          hand 6, usually 6, from 4 to 8| hand 9, usually 6, from 4 to 8  | rule-book:7: a hand of 9, usually 6
          hand 6, usually 6, from 4 to 8| hand 6, usually 6, from 4 to 60 | rule-book:7: a hand of 6, usually 6
          winnable no, usually no       | winnable maybe    | rule-book:8: write such as: winnable no, usually no
          """)
  void what_is_wrong_in_a_text_is_said_with_its_line(String right, String wrong, String message) {
    String text = Texts.EIGHTS.replace(right + "\n", wrong + "\n");
    assertThat(text).isNotEqualTo(Texts.EIGHTS);
    assertThatThrownBy(() -> CATALOGUE.fromRuleBook(text))
        .isInstanceOf(SetupException.class)
        .hasMessageStartingWith(message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          handSize | 3     | option handSize: "3" is not possible; possible: whole numbers from 4 to 8
          handSize | 9     | option handSize: "9" is not possible; possible: whole numbers from 4 to 8
          handSize | six   | option handSize: "six" is not possible; possible: whole numbers from 4 to 8
          winnable | yess  | option winnable: "yess" is not possible; did you mean "yes"?
          handsize | 6     | Eights Patience has no option "handsize"; did you mean "handSize"?
          """)
  void an_option_that_cannot_be_is_refused_with_what_can(String key, String value, String message) {
    assertThatThrownBy(() -> CATALOGUE.game("one-pile", Map.of(key, value)))
        .isInstanceOf(SetupException.class)
        .hasMessage(message);
  }

  @Test
  void it_is_found_by_all_its_names() {
    for (String name : List.of("one-pile", "ONE PILE", "eights patience", "Eights-Patience")) {
      assertThat(CATALOGUE.find(name)).extracting(Catalogue.Entry::id).containsExactly("one-pile");
    }
    assertThat(CATALOGUE.find("patience")).isEmpty();
    assertThat(CATALOGUE.find("!")).isEmpty();
  }

  @Test
  void the_sheet_says_the_rules_in_force() {
    String usual = CATALOGUE.game("one-pile", Map.of()).ruleSheet();
    assertThat(usual)
        .startsWith("# Eights Patience\n")
        .contains("Take six of them", "leave the other 45", "## Eights", "our interpretation")
        .doesNotContain("House rules", "{", "null", "shuffled again");
    String changed =
        CATALOGUE.game("one-pile", Map.of("handSize", "4", "winnable", "yes")).ruleSheet();
    assertThat(changed)
        .contains("## House rules of this table", "**handSize** – 4 (usually 6)")
        .contains("**winnable** – yes (usually no)", "Take four of them", "the other 47")
        .contains("until the program has found a way to win");
    PatienceRules twos = RulesText.read(Texts.EIGHTS.replace("wild 8", "wild 2"));
    assertThat(PatienceSheetText.of(twos).text(eightfold.message.Texts.ENGLISH))
        .contains("## Twos", "if it is a two")
        .doesNotContain("an eight");
  }

  private static Position position(String discard, Optional<String> suit, int pending) {
    Position.Builder position =
        Position.lying(
                List.of(List.of("5H", "9C")),
                discard.isEmpty() ? List.of() : List.of(discard),
                List.of())
            .pending(pending, 0);
    suit.ifPresent(position::suit);
    return position.build();
  }

  private static void refused(Position position, String words) {
    assertThatThrownBy(() -> Texts.game(6).arrange(position, new FastChance(1)))
        .isInstanceOf(SetupException.class)
        .hasMessageContaining(words);
  }

  @Test
  void tables_that_cannot_be_are_refused() {
    refused(position("5H", Optional.empty(), 0), "5H in the discard pile is a card too many");
    refused(position("RJ", Optional.empty(), 0), "RJ in the discard pile is a card too many");
    refused(position("5X", Optional.empty(), 0), "\"5X\" in the discard pile is no card");
    refused(position("", Optional.empty(), 0), "needs an upcard");
    refused(position("5S", Optional.of("H"), 0), "a declared suit");
    refused(position("5S", Optional.empty(), 2), "a pending penalty");
    assertThatThrownBy(() -> Texts.game(6).begin(Opening.of(2), new FastChance(1)))
        .isInstanceOf(SetupException.class)
        .hasMessage("Eights Patience is for 1 player, not 2");
    assertThatThrownBy(() -> Texts.game(6).begin(Opening.of(1).dealtBy(1), new FastChance(1)))
        .isInstanceOf(SetupException.class)
        .hasMessageContaining("no seat 1");
  }
}
