package eightfold.conventions;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.message.Texts;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What other languages have, and what they lack. Source: docs/languages.md; issue 15, point 9. */
class LanguagesTest {
  @Test
  void what_stands_in_the_files_of_a_language_has_its_English_and_gets_its_arguments()
      throws IOException {
    Languages all = Languages.ofProject();
    assertThat(all.of(Languages.ENGLISH))
        .hasSizeGreaterThan(2_000)
        .containsKeys("page.title", "words.list.and");
    assertThat(Texts.LANGUAGES).contains(Languages.ENGLISH).containsAll(all.others());
    assertThat(Texts.LANGUAGES).hasSize(1 + all.others().size());
    for (String language : all.others()) {
      assertThat(all.findings(language)).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"de", "es", "fr", "hu", "nl", "sv", "tr"})
  void a_language_that_is_whole_stays_whole(String language) throws IOException {
    assertThat(Languages.ofProject().missing(language)).isEmpty();
  }

  @Test
  void each_file_is_taken_along_by_the_module_that_says_it() throws IOException {
    Languages all = Languages.ofProject();
    for (String language : Texts.LANGUAGES) {
      assertThat(all.files(language))
          .isNotEmpty()
          .allSatisfy(file -> assertThat(Texts.in(language).names(file)).as(file).isNotEmpty());
    }
  }

  /** The report is {@code conventions/target/languages.txt}. */
  @Test
  void what_is_missing_is_counted_in_the_report_of_the_build() throws IOException {
    Languages all = Languages.ofProject();
    int whole = all.of(Languages.ENGLISH).size();
    StringBuilder report = new StringBuilder();
    for (String language : all.others()) {
      report.append(
          "%s: %d of %d texts missing%n".formatted(language, all.missing(language).size(), whole));
      all.missing(language).forEach(key -> report.append("  ").append(key).append('\n'));
    }
    Files.writeString(
        Files.createDirectories(ProjectFiles.ROOT.resolve("conventions/target"))
            .resolve("languages.txt"),
        report);
    assertThat(report.toString()).contains("de: 0 of " + whole);
  }

  @Test
  void a_translation_of_nothing_an_argument_that_nobody_gives_and_a_lost_brace_are_found() {
    Languages all =
        Languages.of(
            Map.of(
                "en/say.properties", "card.a = a {suit}\ncard.all = {suit}s\nn = {n}\nrest = no\n",
                "de/say.properties", "card.dat = einer {suit}\nn = {m}\nold = alt\nrest = {no\n",
                "de/page/say.properties", "card.dat = der {suit}\n"));
    assertThat(all.findings("de"))
        .hasSize(5)
        .contains(
            "de: in two files: say.card.dat",
            "de: say.n gets no {m}",
            "de: say.n leaves out {n}",
            "de: English has no say.old")
        .anySatisfy(finding -> assertThat(finding).startsWith("de: say.rest: "));
    assertThat(all.missing("de")).containsExactly("say.card.a", "say.card.all");
  }
}
