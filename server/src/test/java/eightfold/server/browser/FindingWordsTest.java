package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.rules.FindingCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whoever writes rules reads of what kind each finding is in their own language. Source: issue 44,
 * point 5; the codes are those of docs/errors.md.
 */
final class FindingWordsTest {
  private static final Pattern KEY = Pattern.compile("(?m)^  \"?([a-z0-9-]+)\"?:");

  @ParameterizedTest
  @ValueSource(strings = {"en", "de", "es", "fr", "nl", "sv", "tr", "hu"})
  void the_page_says_each_kind_of_finding(String language) throws IOException {
    Path words = Path.of("..", "web", "src", "words", language + "-findings.ts");
    List<String> said =
        KEY.matcher(Files.readString(words))
            .results()
            .map((MatchResult one) -> one.group(1))
            .toList();
    assertThat(said)
        .containsExactlyElementsOf(
            Arrays.stream(FindingCode.values()).map(FindingCode::word).toList());
  }
}
