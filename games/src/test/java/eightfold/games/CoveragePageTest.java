package eightfold.games;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Catalogue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The page that says which test shows which clause of the rules pages: what it names exists, so
 * that a scenario renamed or gone is missed there.
 */
class CoveragePageTest {
  private static final Path PROJECT =
      Path.of(System.getProperty("basedir", "")).resolve("..").normalize();
  private static final Path SCENARIOS =
      PROJECT.resolve("library/src/main/resources/eightfold/library/scenarios");
  private static final Pattern SECTION = Pattern.compile("## `(?<id>[a-z-]+)`");
  private static final Pattern ROW =
      Pattern.compile("\\| (?<clause>[^|]+) \\| (?<says>[^|]+) \\| (?<shown>[^|]+) \\|");
  private static final Pattern CLASS = Pattern.compile("`(?<name>[A-Z][A-Za-z]+Test)`");
  private static final String NOT_SHOWN = "not shown: ";

  /** A clause of the page, under the game whose page it is of; empty for the common clauses. */
  private record Clause(String game, String clause, String shown) {
    boolean isShown() {
      return !shown.startsWith(NOT_SHOWN);
    }

    List<String> tests() {
      return isShown() ? List.of(shown.split(" · ", -1)) : List.of();
    }
  }

  private static String page() throws IOException {
    return Files.readString(PROJECT.resolve("docs/coverage-of-rules.md"));
  }

  private static List<Clause> clauses() throws IOException {
    List<Clause> clauses = new ArrayList<>();
    String game = "";
    for (String line : page().lines().toList()) {
      Matcher section = SECTION.matcher(line);
      Matcher row = ROW.matcher(line);
      if (section.matches()) {
        game = section.group("id");
      } else if (row.matches() && !row.group("clause").equals("clause")) {
        clauses.add(new Clause(game, row.group("clause"), row.group("shown")));
      }
    }
    return clauses;
  }

  /** The names of all scenarios, each as {@code game: name}. */
  private static Set<String> scenarios() throws IOException {
    Map<String, Path> files = new HashMap<>();
    try (Stream<Path> list = Files.list(SCENARIOS)) {
      list.forEach(file -> files.put(String.valueOf(file.getFileName()), file));
    }
    Set<String> names = new HashSet<>();
    for (Map.Entry<String, Path> file : files.entrySet()) {
      String game = file.getKey().replaceAll("(-more)?\\.yaml$", "");
      for (String line : Files.readAllLines(file.getValue())) {
        if (line.startsWith("name:")) {
          names.add(game + ": " + line.substring("name:".length()).strip());
        }
      }
    }
    return names;
  }

  private static Set<String> testClasses() throws IOException {
    try (Stream<Path> walk = Files.walk(PROJECT)) {
      return walk.map(file -> String.valueOf(file.getFileName()))
          .filter(name -> name.endsWith("Test.java"))
          .map(name -> name.substring(0, name.indexOf('.')))
          .collect(Collectors.toUnmodifiableSet());
    }
  }

  @Test
  void every_scenario_and_test_that_the_page_names_exists() throws IOException {
    Set<String> scenarios = scenarios();
    Set<String> classes = testClasses();
    List<String> missing = new ArrayList<>();
    for (Clause clause : clauses()) {
      for (String test : clause.tests()) {
        Matcher type = CLASS.matcher(test);
        boolean found =
            type.matches()
                ? classes.contains(type.group("name"))
                : scenarios.contains(clause.game() + ": " + test) || scenarios.contains(test);
        if (!found) {
          missing.add(clause.game() + ", " + clause.clause() + ": " + test);
        }
      }
    }
    assertThat(missing).isEmpty();
  }

  @Test
  void every_game_that_people_see_has_its_clauses() throws IOException {
    Set<String> games = clauses().stream().map(Clause::game).collect(Collectors.toSet());
    List<String> listed =
        Games.standard().entries().stream()
            .filter(Catalogue.Entry::listed)
            .map(Catalogue.Entry::id)
            .toList();
    assertThat(games).containsAll(listed).contains("");
  }

  @Test
  void the_totals_are_right() throws IOException {
    List<Clause> clauses = clauses();
    long shown = clauses.stream().filter(Clause::isShown).count();
    assertThat(page())
        .contains(
            "Clauses: %d. Shown: %d. Not shown: %d."
                .formatted(clauses.size(), shown, clauses.size() - shown));
  }
}
