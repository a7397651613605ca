package eightfold.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Catalogue;
import eightfold.games.Games;
import eightfold.scenario.ScenarioReader.Reading;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * The scenarios of the library, one test each: those that every copy of these games must pass, and
 * in the files {@code …-more.yaml} our own, typed in from the rules pages before the code ran.
 */
class LibraryScenariosTest {
  private static final String FOLDER = "/eightfold/library/scenarios";
  private static final int OWN_AT_LEAST = 120;
  private static final Catalogue GAMES = Games.standard();
  private static final Map<String, String> FILES = files();

  private static Map<String, String> files() {
    try {
      URI folder =
          Objects.requireNonNull(LibraryScenariosTest.class.getResource(FOLDER), FOLDER).toURI();
      if (!folder.getScheme().equals("jar")) {
        return files(Path.of(folder));
      }
      try (FileSystem jar = FileSystems.newFileSystem(folder, Map.of())) {
        return files(jar.getPath(FOLDER));
      }
    } catch (IOException | java.net.URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Map<String, String> files(Path folder) throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> list = Files.list(folder)) {
      for (Path file : list.toList()) {
        files.put(String.valueOf(file.getFileName()), Files.readString(file));
      }
    }
    return files;
  }

  private static String title(Reading reading) {
    return switch (reading) {
      case Reading.Sound(Scenario scenario) -> scenario.name();
      case Reading.Unsound(ScenarioOutcome.Broken broken) -> broken.text();
      case Reading.Foreign foreign -> foreign.name();
    };
  }

  @TestFactory
  Stream<DynamicContainer> scenarios() {
    ScenarioRunner runner = new ScenarioRunner(GAMES);
    return FILES.entrySet().stream()
        .map(
            file ->
                DynamicContainer.dynamicContainer(
                    file.getKey(),
                    // read only when its turn comes: one scenario alone needs no other file
                    Stream.of(file)
                        .flatMap(
                            each ->
                                runner
                                    .read(
                                        each.getKey(),
                                        each.getValue().getBytes(StandardCharsets.UTF_8))
                                    .stream())
                        .map(
                            reading ->
                                DynamicTest.dynamicTest(
                                    title(reading),
                                    () ->
                                        assertThat(runner.runAll(List.of(reading)))
                                            .singleElement()
                                            .extracting(ScenarioOutcome::text)
                                            .asString()
                                            .startsWith("PASS ")))));
  }

  @Test
  void every_game_that_people_see_has_scenarios_of_both_kinds() {
    for (Catalogue.Entry game : GAMES.entries()) {
      if (game.listed()) {
        assertThat(FILES).containsKeys(game.id() + ".yaml", game.id() + "-more.yaml");
      }
    }
  }

  @Test
  void every_scenario_of_ours_names_the_clause_that_it_follows() {
    List<String> unargued = new ArrayList<>();
    int own = 0;
    for (Map.Entry<String, String> file : FILES.entrySet()) {
      List<String> lines = file.getValue().lines().toList();
      for (int i = 0; file.getKey().endsWith("-more.yaml") && i < lines.size(); i++) {
        if (lines.get(i).startsWith("name:")) {
          own++;
          boolean argued =
              i > 0 && lines.get(i - 1).matches("# .*(\\.md|\\bC[0-9]+|NOTATION [0-9]).*");
          if (!argued) {
            unargued.add(file.getKey() + ":" + (i + 1));
          }
        }
      }
    }
    assertThat(unargued).isEmpty();
    assertThat(own).isGreaterThanOrEqualTo(OWN_AT_LEAST);
  }
}
