package eightfold.conventions;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Bugs that a pattern gives away, and nulls. Source: docs/dependencies.md, what each is for. */
@Tag("long")
class ErrorProneTest {
  /** Sources of modules and of their tests, not programs of one file such as the formatter's. */
  private static boolean ofModule(Path file) {
    String name = ProjectFiles.ROOT.relativize(file).toString().replace('\\', '/');
    return name.matches("\\w+/src/(main|test)/java/.*");
  }

  @Test
  void nothing_is_found_in_any_module() throws IOException {
    List<Path> files =
        ProjectFiles.endingWith(Set.of("java")).stream().filter(ErrorProneTest::ofModule).toList();
    assertThat(files).hasSizeGreaterThan(1300);
    assertThat(ErrorProne.findings(files)).isEmpty();
  }

  @Test
  void a_comparison_of_a_card_with_a_word_is_found() {
    assertThat(
            ErrorProne.findings(
                "Bad.java",
                """
                package eightfold.bad;

                class Bad {
                  static boolean eight(Integer card) {
                    return card.equals("8");
                  }
                }
                """))
        .singleElement()
        .asString()
        .contains("Bad.java:5", "EqualsIncompatibleType");
  }

  @Test
  void a_null_where_a_word_is_said_to_be_is_found() {
    assertThat(
            ErrorProne.findings(
                "Bad.java",
                """
                package eightfold.bad;

                class Bad {
                  static String upcard() {
                    return null;
                  }
                }
                """))
        .singleElement()
        .asString()
        .contains("Bad.java:5", "NullAway");
  }
}
