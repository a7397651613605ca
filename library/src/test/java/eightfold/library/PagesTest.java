package eightfold.library;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.rules.book.Options;
import eightfold.rules.text.RuleBookWriter;
import eightfold.rules.vocabulary.RuleBook;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** What the pages of the games say, line by line: each row names a game, options, and its rules. */
class PagesTest {
  private static final Map<String, RuleBook> BOOKS =
      Library.books().stream().collect(Collectors.toMap(RuleBook::id, Function.identity()));

  private static List<String> lines(String id, String options) {
    Map<String, String> chosen = new LinkedHashMap<>();
    for (String pair : options.equals("-") ? new String[0] : options.split(";")) {
      chosen.put(pair.substring(0, pair.indexOf('=')), pair.substring(pair.indexOf('=') + 1));
    }
    RuleBook book = Objects.requireNonNull(BOOKS.get(id), id);
    return Options.apply(book, chosen).book().elements().stream()
        .map(RuleBookWriter::line)
        .toList();
  }

  @ParameterizedTest(name = "{0} {1}: {2}")
  @CsvFileSource(
      resources = "/eightfold/library/rules-of-games.txt",
      delimiter = '|',
      quoteCharacter = '`')
  void a_game_has_this_rule(String id, String options, String line) {
    assertThat(lines(id, options)).contains(line);
  }

  @ParameterizedTest(name = "{0} {1}: no {2}")
  @CsvFileSource(
      resources = "/eightfold/library/no-rules-of-games.txt",
      delimiter = '|',
      quoteCharacter = '`')
  void a_game_has_no_rule_that_begins_with(String id, String options, String words) {
    assertThat(lines(id, options)).noneMatch(line -> (line + " ").startsWith(words + " "));
  }
}
