package eightfold.conventions;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The clauses of docs/semantics.md can be named, and whoever names one names one that exists. */
class SemanticsPageTest {
  private static final Path PAGE = ProjectFiles.ROOT.resolve("docs/semantics.md");
  private static final Set<String> TEXTS = Set.of("java", "md", "yaml", "game", "ts", "tsx");

  private static final Pattern STORIES = Pattern.compile("\\w*(Decisions|Mixture\\w+)Test\\.java");

  /** Clauses that say what a word means, or which others stand together; those show them. */
  private static final Set<String> WORDS = Set.of("1.1", "1.2", "1.3", "1.5", "4.17", "21.1");

  private static final String SMALL =
      """
      ## 1. Drawing

      * **1.1** A card is drawn.
      * **1.3** A card is drawn as 1.1 says [C8.2].

      ## 2. Playing

      * **2.1** A card is played.
      """;

  @Test
  void the_numbers_of_chapters_and_clauses_ascend() throws IOException {
    SemanticsPage page = SemanticsPage.of(Files.readString(PAGE));
    assertThat(page.findings()).as("numbers out of order").isEmpty();
    assertThat(page.clauses()).as("clauses and chapters").hasSizeGreaterThan(400);
  }

  @Test
  void every_clause_that_the_page_names_is_one_of_it() throws IOException {
    String text = Files.readString(PAGE);
    assertThat(SemanticsPage.of(text).brokenWithin(text)).isEmpty();
  }

  @Test
  void every_reference_names_a_clause() throws IOException {
    SemanticsPage page = SemanticsPage.of(Files.readString(PAGE));
    List<String> broken = new ArrayList<>();
    int references = 0;
    for (Path file : texts()) {
      String text = Files.readString(file, StandardCharsets.UTF_8);
      references += SemanticsPage.named(text).size();
      broken.addAll(page.broken(ProjectFiles.ROOT.relativize(file).toString(), text));
    }
    assertThat(broken).as("references to clauses that there are not").isEmpty();
    assertThat(references).as("references found").isGreaterThan(60);
  }

  @Test
  void every_clause_is_named_by_a_test_or_scenario_that_shows_it() throws IOException {
    Set<String> shown = new HashSet<>();
    for (Path file : texts()) {
      String name = ProjectFiles.ROOT.relativize(file).toString().replace('\\', '/');
      if (name.endsWith(".yaml") || name.contains("src/test/java")) {
        shown.addAll(SemanticsPage.named(Files.readString(file, StandardCharsets.UTF_8)));
      }
    }
    List<String> bare =
        SemanticsPage.of(Files.readString(PAGE)).clauses().stream()
            .filter(clause -> clause.contains(".") && !shown.contains(clause))
            .toList();
    assertThat(bare).as("clauses that no test names").containsExactlyInAnyOrderElementsOf(WORDS);
  }

  @Test
  void every_story_on_both_programs_names_its_clauses() throws IOException {
    List<String> bare = new ArrayList<>();
    int stories = 0;
    for (Path file : texts()) {
      String name = String.valueOf(file.getFileName());
      if (STORIES.matcher(name).matches()) {
        stories++;
        SemanticsPage.unnamed(Files.readString(file))
            .forEach(story -> bare.add(name + ": " + story));
      } else if (file.toString().replace('\\', '/').contains("/eightfold/stories/")) {
        stories++;
        SemanticsPage.unnamedOf(Files.readString(file))
            .forEach(story -> bare.add(name + ": " + story));
      }
    }
    assertThat(bare).as("stories without \"semantics 4.7\" in a comment above them").isEmpty();
    assertThat(stories).as("files of stories").isGreaterThan(20);
  }

  @Test
  void a_story_that_names_no_clause_is_found() {
    String stories =
        """
          // semantics 1.1; C8.2
          @Test
          void a_card_is_drawn() {}

          @Test
          void a_card_is_played() {}
        """;
    assertThat(SemanticsPage.unnamed(stories)).containsExactly("a_card_is_played");
    String written =
        """
        # What comes first.

        # semantics 1.1
        name: a card is drawn
        rules: |
          draw none
        ---
        name: a card is played
        """;
    assertThat(SemanticsPage.unnamedOf(written)).containsExactly("a card is played");
  }

  @Test
  void gaps_are_allowed_and_chapters_can_be_named() {
    SemanticsPage page = SemanticsPage.of(SMALL);
    assertThat(page.findings()).isEmpty();
    assertThat(page.clauses()).containsExactly("1", "1.1", "1.3", "2", "2.1");
    assertThat(page.brokenWithin(SMALL)).isEmpty();
    String sound = "(semantics 1 and 2.1), docs/semantics.md 1.1, 1.3; C8.2, seed 004";
    assertThat(SemanticsPage.named(sound)).containsExactly("1", "2.1", "1.1", "1.3");
    assertThat(page.broken("A.java", sound)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "* **2.1** Said again.",
        "* **1.4** In the wrong chapter.",
        "## 2. A chapter again",
      })
  void numbers_out_of_order_are_found(String line) {
    assertThat(SemanticsPage.of(SMALL + line + "\n").findings()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(semantics 1.2)",
        "semantics 1.1, 1.2",
        "docs/semantics.md 1.1 to 1.7",
        "semantics 3",
        "semantics.md §1",
      })
  void a_reference_to_nothing_is_found(String comment) {
    assertThat(SemanticsPage.of(SMALL).broken("A.java", comment)).hasSize(1);
    assertThat(SemanticsPage.of(SMALL).brokenWithin("as 1.2 says")).containsExactly("1.2");
  }

  /** All texts but this one, which shows references that are broken. */
  private static List<Path> texts() throws IOException {
    return ProjectFiles.endingWith(TEXTS).stream()
        .filter(file -> !file.endsWith("SemanticsPageTest.java"))
        .toList();
  }
}
