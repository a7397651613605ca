package eightfold.conventions;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * No two classes of the program have one simple name. The oracle says the words of the rules a
 * second time, and may call its classes as the engine calls its own. Classes within others are
 * named with those. Source: issue 45, point 6.
 */
class TwinNamesTest {
  private static final String ORACLE = "testkit.oracle";

  /** What the oracle is a second program for, and the face that it has in common with it. */
  private static final Set<String> ENGINE =
      Set.of("game", "message", "play", "program", "rules.vocabulary");

  /** Names that stand twice, with their packages. */
  private static Map<String, Set<String>> twins(Collection<String> sources) {
    Map<String, Set<String>> packages = new TreeMap<>();
    for (String source : sources) {
      int slash = source.lastIndexOf('/');
      String name = source.substring(slash + 1, source.length() - ".java".length());
      packages
          .computeIfAbsent(name, _ -> new TreeSet<>())
          .add(source.substring(0, slash).replace('/', '.'));
    }
    packages
        .entrySet()
        .removeIf(
            entry ->
                entry.getKey().equals("package-info")
                    || entry.getValue().size() == 1
                    || isOfBothPrograms(entry.getValue()));
    return packages;
  }

  private static boolean isOfBothPrograms(Set<String> packages) {
    return packages.size() == 2
        && packages.contains(ORACLE)
        && packages.stream().anyMatch(ENGINE::contains);
  }

  /** Sources of the program, each from the folder {@code eightfold} on. */
  private static List<String> sources() throws IOException {
    try (Stream<Path> modules = Files.list(ProjectFiles.ROOT)) {
      List<Path> folders =
          modules
              .map(module -> module.resolve("src/main/java/eightfold"))
              .filter(Files::isDirectory)
              .toList();
      Set<String> sources = new TreeSet<>();
      for (Path folder : folders) {
        try (Stream<Path> files = Files.walk(folder)) {
          files
              .filter(file -> file.toString().endsWith(".java"))
              .map(file -> folder.relativize(file).toString())
              .forEach(sources::add);
        }
      }
      return List.copyOf(sources);
    }
  }

  @Test
  void each_name_stands_once() throws IOException {
    assertThat(twins(sources())).isEmpty();
  }

  @Test
  void a_name_that_stands_twice_is_found_and_one_of_both_programs_is_none() {
    assertThat(
            twins(
                List.of(
                    "play/Table.java",
                    "server/room/Table.java",
                    "play/Turns.java",
                    "testkit/oracle/Turns.java",
                    "lab/Tally.java",
                    "testkit/oracle/Tally.java",
                    "play/package-info.java",
                    "lab/package-info.java",
                    "play/Kernel.java")))
        .isEqualTo(
            Map.of(
                "Table", Set.of("play", "server.room"), "Tally", Set.of("lab", "testkit.oracle")));
  }
}
