package eightfold.conventions;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * A class that a file other than a source names is there: whoever gives a class another name finds
 * out by the build that a configuration has the old one, and not by a server that does not start.
 */
class NamedClassesTest {
  private static final Pattern NAME =
      Pattern.compile("\\beightfold(?:\\.[a-z]\\w*)*\\.[A-Z]\\w*(?:\\$[A-Z]\\w*)*");

  @Test
  void each_class_that_a_configuration_names_is_there() throws IOException {
    List<Path> files = new ArrayList<>(ProjectFiles.endingWith(Set.of("conf", "xml")));
    files.add(ProjectFiles.ROOT.resolve("eightfold"));
    List<String> missing = new ArrayList<>();
    int named = 0;
    for (Path file : files) {
      Matcher names = NAME.matcher(Files.readString(file));
      while (names.find()) {
        named++;
        if (!exists(names.group())) {
          missing.add(ProjectFiles.ROOT.relativize(file) + ": " + names.group());
        }
      }
    }
    assertThat(named).as("names of classes").isGreaterThan(4);
    assertThat(missing).isEmpty();
  }

  @Test
  void a_class_that_is_not_there_is_found() {
    assertThat(exists("eightfold.server.cluster.WireFormat")).isTrue();
    assertThat(exists("eightfold.server.cluster.NodeLetter$Sent")).isTrue();
    assertThat(exists("eightfold.server.cluster.Letter$Sent")).isFalse();
  }

  private static boolean exists(String name) {
    try {
      Class.forName(name, false, NamedClassesTest.class.getClassLoader());
      return true;
    } catch (ClassNotFoundException e) {
      return isTest(name);
    }
  }

  /** Tests of other modules are on no path here. */
  private static boolean isTest(String name) {
    Path source = Path.of("src/test/java", name.replace('.', '/') + ".java");
    try (Stream<Path> modules = Files.list(ProjectFiles.ROOT)) {
      return modules.anyMatch(module -> Files.isRegularFile(module.resolve(source)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
