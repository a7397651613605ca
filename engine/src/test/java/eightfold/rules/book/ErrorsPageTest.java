package eightfold.rules.book;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.rules.finding.Finding;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.finding.Findings;
import eightfold.rules.finding.Span;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * docs/errors.md has a paragraph with a wrong and a right example for every code, and the examples
 * are what it says. Source: issue 12, point 5.
 */
class ErrorsPageTest {
  static Stream<ErrorsPage.Example> examples() throws IOException {
    return new ErrorsPage().sections().stream().flatMap(section -> section.examples().stream());
  }

  static Stream<ErrorsPage.Example> wrong() throws IOException {
    return examples().filter(example -> !example.right());
  }

  @Test
  void every_code_has_its_section_in_the_order_of_the_codes() throws IOException {
    assertThat(new ErrorsPage().sections())
        .extracting(ErrorsPage.Section::code)
        .containsExactlyElementsOf(
            Arrays.stream(FindingCode.values()).map(FindingCode::word).toList());
  }

  @Test
  void every_section_has_a_paragraph_a_wrong_and_a_right_example() throws IOException {
    for (ErrorsPage.Section section : new ErrorsPage().sections()) {
      assertThat(section.paragraph()).as(section.code()).hasSizeGreaterThan(40).endsWith(".");
      assertThat(section.examples())
          .as(section.code())
          .extracting(ErrorsPage.Example::right)
          .containsExactly(false, true);
    }
  }

  @ParameterizedTest
  @MethodSource("examples")
  void an_example_is_what_the_page_says(ErrorsPage.Example example) {
    List<Finding> findings = example.findings();
    if (example.right()) {
      assertThat(findings).isEmpty();
    } else if (example.code().equals(FindingCode.TOO_MANY_FINDINGS.word())) {
      // it says that there are others, so others there must be
      assertThat(findings).hasSize(Findings.MOST + 1);
      assertThat(findings.getLast().code()).isEqualTo(FindingCode.TOO_MANY_FINDINGS);
    } else {
      assertThat(findings)
          .isNotEmpty()
          .allSatisfy(finding -> assertThat(finding.code().word()).isEqualTo(example.code()));
      assertThat(findings).extracting(Finding::level).contains(findings.getFirst().code().level());
    }
  }

  @ParameterizedTest
  @MethodSource("wrong")
  void what_is_offered_mends_the_example(ErrorsPage.Example example) {
    List<Finding> findings = example.findings();
    if (findings.stream().anyMatch(finding -> finding.replace().isPresent())) {
      String mended = Mending.mended(new String(example.bytes(), StandardCharsets.UTF_8), findings);
      assertThat(ErrorsPage.findings(mended)).as(mended).isEmpty();
    }
  }

  @Test
  void many_examples_offer_what_mends_them() throws IOException {
    assertThat(
            wrong().filter(one -> one.findings().stream().anyMatch(f -> f.replace().isPresent())))
        .hasSizeGreaterThan(10);
  }

  @ParameterizedTest
  @MethodSource("wrong")
  void a_finding_is_one_line_with_its_place_in_the_file(ErrorsPage.Example example) {
    String text = new String(example.bytes(), StandardCharsets.UTF_8);
    List<String> lines = text.lines().toList();
    for (Finding finding : example.findings()) {
      assertThat(finding.message().lines()).hasSize(1);
      Span span = finding.span();
      assertThat(span.line()).isBetween(1, lines.size() + 1);
      assertThat(span.endLine()).isBetween(span.line(), lines.size() + 1);
      if (span.line() <= lines.size()) {
        String line = lines.get(span.line() - 1);
        assertThat(span.column()).isBetween(1, line.codePointCount(0, line.length()) + 1);
      }
      if (span.line() == span.endLine()) {
        assertThat(span.endColumn()).isGreaterThanOrEqualTo(span.column());
      }
    }
  }
}
