package eightfold.conventions;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * No method of the program is called by nobody, nor by tests alone, but those that {@code
 * not-called.txt} lists with the reason. What the testkit has is there for tests. Source: issue 45,
 * point 6.
 */
class DeadMethodsTest {
  private static final String TESTKIT = "eightfold.testkit.";

  /** What is measured is called by classes that a tool writes. */
  private static final String WRITTEN_BY_A_TOOL = ".jmh_generated.";

  private static final String SMALL =
      """
      class Small {
        interface Told { void through(); void never(); }
        record Teller(int component) implements Told {
          public void through() {}
          public void never() {}
          int ofNobody() { return component; }
        }
        static class Sorted implements Comparable<Sorted> {
          public int compareTo(Sorted other) { return 0; }
          void called() {}
          void alone(int again) { alone(again - 1); }
          void handled() {}
          static void overloaded(int one) {}
        }
        public static void main(String[] words) {
          Told told = new Teller(1);
          told.through();
          new Sorted().called();
          Runnable later = new Sorted()::handled;
          later.run();
        }
      }
      """;

  @TempDir private Path folder;

  @Test
  void each_method_is_called_or_listed() throws IOException {
    List<Path> main = folders("classes");
    List<Path> all = new ArrayList<>(main);
    all.addAll(folders("test-classes"));
    Set<String> dead = new TreeSet<>();
    DeadMethods.in(main).stream().filter(method -> !method.startsWith(TESTKIT)).forEach(dead::add);
    DeadMethods.in(all).stream().filter(method -> method.startsWith(TESTKIT)).forEach(dead::add);
    dead.removeIf(method -> method.contains(WRITTEN_BY_A_TOOL) || isOfTests(method));
    assertThat(dead).isEqualTo(listed());
  }

  /** Classes of tests stand in the packages of the program, and their methods are JUnit's. */
  private static boolean isOfTests(String method) {
    String type = method.substring(0, method.lastIndexOf('.')).replace('.', '/');
    return folders("test-classes").stream()
        .anyMatch(
            classes -> Files.exists(classes.resolve(type + ".class")) || nested(classes, type));
  }

  private static boolean nested(Path classes, String type) {
    int last = type.lastIndexOf('/');
    return Files.exists(
        classes.resolve(type.substring(0, last) + "$" + type.substring(last + 1) + ".class"));
  }

  private static List<Path> folders(String name) {
    try (Stream<Path> modules = Files.list(ProjectFiles.ROOT)) {
      return modules
          .filter(module -> !module.endsWith("conventions"))
          .map(module -> module.resolve("target").resolve(name))
          .filter(Files::isDirectory)
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Set<String> listed() throws IOException {
    try (InputStream in = DeadMethodsTest.class.getResourceAsStream("not-called.txt")) {
      String text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      Set<String> listed = new TreeSet<>();
      text.lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .forEach(line -> listed.add("eightfold." + line));
      return listed;
    }
  }

  @Test
  void what_nobody_calls_is_found_and_nothing_else() throws IOException {
    Path source = Files.writeString(folder.resolve("Small.java"), SMALL);
    int code =
        ToolProvider.findFirst("javac")
            .orElseThrow()
            .run(System.out, System.err, "-proc:none", "-d", folder.toString(), source.toString());
    assertThat(code).isZero();
    assertThat(DeadMethods.in(List.of(folder)))
        .containsExactlyInAnyOrder(
            "Small.Sorted.alone",
            "Small.Sorted.overloaded",
            "Small.Teller.never",
            "Small.Teller.ofNobody",
            "Small.Told.never");
  }
}
