package eightfold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import eightfold.message.Texts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What README and docs say in numbers and quote of rule books is what there is. Source: the library
 * and the command itself; issue 44, point 13.
 */
class ReadmeTest {
  private static final Path ROOT = Path.of("..");
  private static final Path BOOKS = ROOT.resolve("library/src/main/resources/eightfold/library");
  private static final Pattern BLOCK =
      Pattern.compile("```\\w*\\n(game .*?)\\n```", Pattern.DOTALL);
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)#:]+)(?:#[^)]*)?\\)");

  private static String readme() throws IOException {
    return Files.readString(ROOT.resolve("README.md"));
  }

  private static List<String> games() {
    List<String> names = new ArrayList<>();
    for (JsonNode game : Ran.eightfold("games", "--json").done().json()) {
      names.add(game.path("name").asText());
    }
    return names;
  }

  /** {@code thirty-six} for 36. */
  private static String inWords(int number) {
    List<String> tens = List.of("twenty", "thirty", "forty", "fifty");
    List<String> ones =
        List.of(
            "", "-one", "-two", "-three", "-four", "-five", "-six", "-seven", "-eight", "-nine");
    return tens.get(number / 10 - 2) + ones.get(number % 10);
  }

  @Test
  void it_says_how_many_games_there_are_and_names_some() throws IOException {
    String first = readme().lines().skip(2).findFirst().orElseThrow();
    assertThat(first).contains(inWords(games().size()) + " of them");
    String named = first.substring(first.indexOf(": ") + 2).replace(" and more.", "");
    assertThat(games()).contains(named.split(", "));
  }

  @Test
  void it_says_in_which_languages_the_page_speaks() throws IOException {
    String flat = readme().replaceAll("\\s+", " ");
    assertThat(flat)
        .contains("speak English, German, Spanish, French, Dutch, Swedish, Turkish and Hungarian");
    assertThat(Texts.LANGUAGES).hasSize(8);
  }

  /** The books of README that carry a game's name are those games, all but their rulings. */
  @Test
  void a_rule_book_that_it_quotes_is_the_one_of_the_library() throws IOException {
    List<String> quoted = BLOCK.matcher(readme()).results().map(result -> result.group(1)).toList();
    assertThat(quoted).isNotEmpty();
    for (String book : quoted) {
      String name = book.lines().findFirst().orElseThrow().substring("game ".length());
      try (Stream<Path> files = Files.list(BOOKS)) {
        Path file =
            files
                .filter(path -> path.toString().endsWith(".game"))
                .filter(path -> isOf(path, name))
                .findFirst()
                .orElseThrow();
        assertThat(book.strip()).isEqualTo(withoutRulings(Files.readString(file)));
      }
    }
  }

  private static boolean isOf(Path file, String name) {
    try (Stream<String> lines = Files.lines(file)) {
      return lines.anyMatch(("game " + name)::equals);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static String withoutRulings(String book) {
    return book.lines()
        .filter(line -> !line.startsWith("ruling "))
        .collect(Collectors.joining("\n"))
        .strip();
  }

  @Test
  void its_tour_has_as_many_commands_as_it_says_and_each_is_one() throws IOException {
    String text = readme();
    String tour =
        text.substring(
            text.indexOf("## A tour in ten commands"), text.indexOf("A rule book is short"));
    List<String> commands =
        Pattern.compile("(?m)^\\./eightfold (\\w+)")
            .matcher(tour)
            .results()
            .map(found -> found.group(1))
            .toList();
    assertThat(commands).hasSize(10);
    String help = Ran.eightfold("--help").out();
    assertThat(commands).allSatisfy(command -> assertThat(help).contains("  " + command + " "));
  }

  @Test
  void its_links_and_pictures_lead_somewhere() throws IOException {
    List<String> links =
        LINK.matcher(readme()).results().map((MatchResult found) -> found.group(1)).toList();
    assertThat(links).hasSizeGreaterThan(20);
    assertThat(links).allSatisfy(link -> assertThat(ROOT.resolve(link)).exists());
  }
}
