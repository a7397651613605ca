package eightfold.conventions;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ArchitectureTest {
  private static final String BAD_EXAMPLES = "eightfold.conventions.bad";
  private static final JavaClasses PROJECT =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("eightfold");
  private static final JavaClasses BAD = new ClassFileImporter().importPackages(BAD_EXAMPLES);

  static List<ArchRule> rules() {
    return Architecture.rules("eightfold");
  }

  static Stream<ArchRule> rulesForBadExamples() {
    return Architecture.rules(BAD_EXAMPLES).stream();
  }

  @ParameterizedTest
  @MethodSource("rules")
  void the_project_keeps(ArchRule rule) {
    rule.check(PROJECT);
  }

  @ParameterizedTest
  @MethodSource("rulesForBadExamples")
  void a_bad_example_breaks(ArchRule rule) {
    assertThat(rule.evaluate(BAD).hasViolation()).as("some bad example breaks: %s", rule).isTrue();
  }

  @Test
  void all_modules_are_looked_at() {
    assertThat(PROJECT)
        .extracting(type -> type.getPackageName())
        .contains("eightfold.cards", "eightfold.bots", "eightfold.lab", "eightfold.protocol")
        .contains(
            "eightfold.server.room",
            "eightfold.volity.table",
            "eightfold.cli",
            "eightfold.testkit",
            "eightfold.bench");
  }
}
