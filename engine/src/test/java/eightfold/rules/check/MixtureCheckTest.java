package eightfold.rules.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Rules of two games that say nothing sensible beside each other. */
class MixtureCheckTest {
  // semantics 12.13, 23.8
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "match countdown, at 8 | on 5 repeat | match countdown | repeat",
        "cheating, caught draws 2, false catch draws 1 | pairs | cheating | pairs",
        "cheating, caught draws 2, false catch draws 1 | on 9 pass hands left | cheating |"
            + " pass hands left",
        "on 4 next misses 1 | on-its-like | next misses | on-its-like",
        "on J declares suit, or a rank except J | on * leaves in force | or a rank except |"
            + " leaves in force",
        "teams | on 8 grab 2 | teams | grab",
        "match columns, at 100 | pressure 10 | match columns | pressure",
        "run-last-effect | on K pass hands right | run-last-effect | pass hands right",
        "pairs | on K pass hands left | pairs | pass hands left",
        "on 4 skip 1, parried by 4 | on K duel 2 | duel | parried by"
      })
  void two_rules_that_do_not_go_together_are_refused(
      String first, String second, String one, String other) {
    assertThat(RuleBookCheck.check(SoundBooks.book(first, second)))
        .anySatisfy(
            finding -> {
              assertThat(finding.what())
                  .isEqualTo("\"%s\" and \"%s\" do not go together".formatted(one, other));
              assertThat(finding.right()).isEqualTo("choose one");
            });
  }

  // semantics 12.13
  @ParameterizedTest
  @ValueSource(strings = {"pairs", "on-its-like"})
  void two_alike_do_not_go_with_turns_of_several_cards(String word) {
    assertThat(RuleBookCheck.check(SoundBooks.book(word, "several run")))
        .extracting(Objection::what)
        .containsExactly("\"%s\" and turns of several cards contradict each other".formatted(word));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "call \"Last\" caught, each turn, for turns of 2 | for turns of",
        "call \"Last\" next-turn, each turn | next-turn"
      })
  void a_call_is_looked_at_in_one_way(String call, String way) {
    assertThat(RuleBookCheck.check(SoundBooks.book(call, "call-penalty 2")))
        .extracting(Objection::what)
        .containsExactly(
            "\"each turn\" and \"%s\" look at a call at different times".formatted(way));
  }
}
