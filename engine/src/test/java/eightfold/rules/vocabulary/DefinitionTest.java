package eightfold.rules.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.rules.book.RuleBooks;
import eightfold.rules.finding.Finding;
import eightfold.rules.sheet.RuleSheet;
import eightfold.rules.text.RuleBookWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Words that say clauses of another rule. Source: issue 12, point 2: a definition is expanded when
 * read, errors and sheets speak in its words, old books read unchanged.
 */
class DefinitionTest {
  private static RuleBook book(String... lines) {
    List<String> all = new ArrayList<>(List.of("game Kitchen"));
    for (String usual : List.of("players 2..4", "deck french", "deal 7")) {
      String word = usual.split(" ", 2)[0] + " ";
      if (Stream.of(lines).noneMatch(line -> line.startsWith(word))) {
        all.add(usual);
      }
    }
    all.addAll(List.of(lines));
    return RuleBooks.single(String.join("\n", all) + "\n", Map.of());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "draw up-to, most 3 ; forced-play always | draw up-to, most 3, forced always",
        "draw until-playable ; free-pass, blocked after seats and 2"
            + " | draw until-playable, free pass, blocked after seats and 2",
        "draw one-may-play ; dry-pass ; auto-draw | draw one-may-play, by referee, dry pass",
        "draw none ; call \"Mau\" caught, at 2 ; call-penalty 2 ; false-call 1"
            + " | draw none ; call \"Mau\" caught, at 2, penalty 2, false draws 1",
        "draw none ; starter plain ; cut-starter ; starter-draw 2, each draws 1 ; goodies"
            + " | draw none ; starter plain, cut, draw on 2, each draws 1, goodies",
        "deck swiss ; packs 2 ; leave-out 8, from packs 2 ; jokers 2, each pack ; suits swiss"
            + " ; draw none | deck swiss, packs 2, leave out 8, from packs 2, jokers 2, each pack,"
            + " suits swiss ; draw none",
        "deal 5, down and up ; direction counterclockwise ; face-up 3 ; draw none ; dealer highest"
            + " ; scoring own | deal 5, down and up, direction counterclockwise, face up 3,"
            + " dealer highest ; draw none ; scoring own",
        "players 4..8 ; teams, disband at three ; trades, face up ; draw none"
            + " | players 4..8, in teams, disband at three, trades, trades face up ; draw none",
        "draw none ; scoring own ; match elimination, at 100 ; exact-is-nothing"
            + " | draw none ; scoring own ; match elimination, at 100, exact is nothing",
      })
  void a_word_and_the_clause_that_it_means_are_one_rule(String words, String clauses) {
    RuleBook said = book(words.split(" ; "));
    RuleBook whole = book(clauses.split(" ; "));
    assertThat(said.core()).isEqualTo(whole.core());
    // the sheet says the same sentences, whichever way the family has written it
    assertThat(RuleSheet.write(said).lines().sorted().toList())
        .isEqualTo(RuleSheet.write(whole).lines().sorted().toList());
    assertThat(RuleBookWriter.write(said)).contains(words.split(" ; "));
  }

  @Test
  void a_line_that_says_otherwise_what_a_word_says_is_a_contradiction() {
    RuleBooks read =
        RuleBooks.read(
            Map.of(
                "kitchen",
                """
                game Kitchen
                players 2..4
                deck french
                deal 7
                draw none, forced always
                forced-play except-wild
                """));
    assertThat(read.errors())
        .extracting(Finding::toString)
        .first()
        .asString()
        .contains("6:1", "another line says something else of \"forced\"");
  }

  @Test
  void a_clause_that_says_nothing_without_another_rule_is_refused_by_its_word() {
    Map<String, String> stays =
        Map.of(
            "kitchen",
            "game Kitchen\nplayers 2..4\ndeck french\ndeal 7\ndraw none\nstarter plain, jokers stay\n");
    assertThat(RuleBooks.read(stays).errors())
        .extracting(Finding::toString)
        .singleElement()
        .asString()
        .contains("6:1", "\"jokers-stay\" says nothing without \"jokers\"");
  }

  @Test
  void every_word_says_something_that_the_rules_line_can_say_too() {
    List<Definition> all =
        Forms.elements().values().stream().flatMap(form -> form.definition().stream()).toList();
    assertThat(all).isNotEmpty();
    assertThat(all).allSatisfy(word -> assertThat(word.meaning()).isNotEmpty());
    Stream<Definition> useless = all.stream().filter(word -> word.line().split(", ").length < 2);
    assertThat(useless).isEmpty();
  }
}
