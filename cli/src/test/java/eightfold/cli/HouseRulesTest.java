package eightfold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** House rules that people play, each a book of a few lines with a scenario beside it. */
class HouseRulesTest {
  private static final Path FOLDER =
      Path.of(System.getProperty("basedir", "")).resolve("../docs/house-rules");

  /** A house rule takes no more lines than that. */
  private static final int MOST_LINES = 20;

  static List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".game"))
          .map(name -> name.replace(".game", ""))
          .sorted()
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void it_does_what_it_says(String name) throws IOException {
    Path book = FOLDER.resolve(name + ".game");
    // a pack of its own takes a line for each suit, rank and kind
    assertThat(Files.readAllLines(book))
        .filteredOn(line -> !line.matches("(suit|rank|kind) .*"))
        .hasSizeLessThanOrEqualTo(MOST_LINES);
    Ran.eightfold("check", book.toString()).done();
    Path scenario = FOLDER.resolve(name + ".yaml");
    Ran ran = Ran.eightfold("scenario", "--rules", book.toString(), scenario.toString());
    assertThat(ran.code()).as(ran.out()).isZero();
    assertThat(ran.out()).contains("PASS ").endsWith(" passed, 0 failed\n");
  }

  @Test
  void the_list_has_each_of_them_with_what_it_says() throws IOException {
    String list = Files.readString(FOLDER.resolve("README.md"));
    for (String name : names()) {
      String summary =
          Files.readAllLines(FOLDER.resolve(name + ".game")).stream()
              .filter(line -> line.startsWith("summary "))
              .map(line -> line.substring("summary ".length()).replace("\"", ""))
              .findFirst()
              .orElseThrow();
      assertThat(list).contains("| [" + name + "](" + name + ".game) | " + summary + " |");
    }
  }
}
