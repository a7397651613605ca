package eightfold.conventions;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What an exception says may name cards: the server logs none as it is. */
class LoggedExceptionsTest {
  private static final Pattern LOGGED =
      Pattern.compile("\\.log\\(\\s*System\\.Logger\\.Level\\.[^;]*;");

  /** A name alone as the last argument, or put into the words. */
  private static final Pattern BARE =
      Pattern.compile("(,\\s*[a-z]\\w*\\s*\\)\\s*;$)|(\\+ e\\b)|(\\be\\.(getMessage|toString)\\()");

  private static final Pattern WORDS_ALONE = Pattern.compile("Level\\.\\w+,\\s*\\w+\\s*\\)\\s*;$");

  private static List<String> bare(String source) {
    List<String> found = new ArrayList<>();
    Matcher logged = LOGGED.matcher(source);
    while (logged.find()) {
      String call = logged.group();
      if (BARE.matcher(call).find() && !WORDS_ALONE.matcher(call).find()) {
        found.add(call.replaceAll("\\s+", " "));
      }
    }
    return found;
  }

  @Test
  void the_server_logs_exceptions_without_what_they_say() throws IOException {
    List<String> found = new ArrayList<>();
    int logging = 0;
    for (Path source : ProjectFiles.endingWith(Set.of("java"))) {
      if (source.startsWith(ProjectFiles.ROOT.resolve("server/src/main"))) {
        String text = Files.readString(source);
        logging += LOGGED.matcher(text).find() ? 1 : 0;
        bare(text).forEach(call -> found.add(source.getFileName() + ": " + call));
      }
    }
    assertThat(logging).as("classes that log").isGreaterThan(10);
    assertThat(found).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "LOG.log(System.Logger.Level.ERROR, \"it failed\", e);| 1",
        "LOG.log(System.Logger.Level.ERROR, \"it failed: {0}\", \"\" + e);| 1",
        "LOG.log(System.Logger.Level.ERROR, \"it failed: \" + e.getMessage());| 1",
        "LOG.log(System.Logger.Level.ERROR, words, Redacted.of(e));| 0",
        "LOG.log(System.Logger.Level.INFO, words);| 0",
      })
  void one_that_is_logged_as_it_is_is_found(String call, int found) {
    assertThat(bare(call)).hasSize(found);
  }
}
