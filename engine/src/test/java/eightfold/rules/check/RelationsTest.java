package eightfold.rules.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import eightfold.rules.text.ElementReader;
import eightfold.rules.text.SaidFaults;
import eightfold.rules.vocabulary.Element;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the records declare to go with what. Source: issue 45, point 3; ADR 37. */
class RelationsTest {
  private static final List<Relation> ALL = DeclaredRelations.all();

  private static boolean isRead(String line) {
    SaidFaults faults = new SaidFaults();
    return ElementReader.read(line, faults).isPresent() && faults.said().isEmpty();
  }

  @Test
  void every_line_that_is_proposed_can_be_written() {
    List<String> proposed =
        ALL.stream().flatMap(relation -> relation.sentence().lines().stream()).distinct().toList();
    assertThat(proposed).contains("scoring own", "match countdown, at 8").hasSizeGreaterThan(15);
    // a call is told by one word how it is found
    assertThat(proposed)
        .allSatisfy(
            line -> assertThat(isRead(line) || isRead("call \"Last\" " + line)).as(line).isTrue());
    // it says what a marriage is, which the reader takes and finds needless
    String marriage = Examples.of(Element.Several.Chain.MARRIAGE);
    assertThat(ElementReader.read(marriage, new SaidFaults())).isPresent();
  }

  @Test
  void a_relation_stands_to_something_else() {
    assertThat(ALL).hasSizeGreaterThan(80);
    assertThat(ALL)
        .allSatisfy(
            relation ->
                assertThat(relation.others()).isNotEmpty().doesNotContain(relation.subject()));
  }

  @ParameterizedTest
  @CsvSource({
    "teams, teams",
    "next draws, next draws",
    "match countdown, match countdown",
    "call for turns of, for turns of",
    "call next-turn, next-turn",
    "call-penalty 0, call-penalty",
    "cheating, cheating"
  })
  void what_a_relation_writes_is_named_in_its_sentence(String words, String named) {
    assertThat(Statement.of(words).words()).isEqualTo(named);
  }

  @ParameterizedTest
  @ValueSource(strings = {"next draw", "match count", "call for", "teams 3", "call-penalty many"})
  void words_that_no_rule_has_are_refused_before_any_book_is_checked(String words) {
    assertThatThrownBy(() -> Statement.of(words)).isInstanceOf(RuntimeException.class);
  }
}
