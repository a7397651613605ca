package eightfold.rules.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.message.Message;
import eightfold.message.Texts;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** The lines that are shown to whoever makes up a game: docs/rule-language.md, and the page. */
class RuleExampleTest {
  static final List<String> LANGUAGES = Texts.LANGUAGES;

  private static RuleExample example(String lines) {
    return RuleExample.usual().stream()
        .filter(one -> one.lines().equals(lines))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void a_line_comes_with_what_the_rule_sheet_says_of_it() {
    List<Message> said = example("on 2 next draws 2, answered by 2").said();
    assertThat(said.stream().map(Texts.ENGLISH::text))
        .first()
        .isEqualTo("The next player draws two cards.");
    assertThat(example("call \"Last card\" caught\ncall-penalty 2").said())
        .as("both lines")
        .hasSizeGreaterThanOrEqualTo(2);
    assertThat(example("deal 5").said()).hasSize(1);
  }

  @ParameterizedTest
  @FieldSource("LANGUAGES")
  void each_says_something_in_each_language(String language) {
    Texts texts = Texts.in(language);
    assertThat(RuleExample.usual())
        .hasSizeGreaterThan(25)
        .allSatisfy(
            one ->
                assertThat(one.said())
                    .as(one.lines())
                    .isNotEmpty()
                    .allSatisfy(message -> assertThat(texts.text(message)).isNotBlank()));
  }

  @Test
  void none_stands_twice() {
    assertThat(RuleExample.usual()).extracting(RuleExample::lines).doesNotHaveDuplicates();
  }
}
