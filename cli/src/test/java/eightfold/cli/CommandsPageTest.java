package eightfold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * docs/commands.md is made from the commands' own help, so that it cannot say anything else. To
 * write it anew: {@code EIGHTFOLD_WRITE_DOCS=1 mvn -pl cli -am test -Dtest=CommandsPageTest}.
 */
class CommandsPageTest {
  private static final List<String> COMMANDS =
      List.of(
          "play",
          "games",
          "rules",
          "serve",
          "volity-client",
          "backup",
          "reports",
          "simulate",
          "arena",
          "solve",
          "scenario",
          "check",
          "lint",
          "record",
          "record verify",
          "record show",
          "bench",
          "load",
          "crash",
          "fuzz");

  /** Tests run in the folder of their module. */
  private static final Path FILE = Path.of("..", "docs", "commands.md");

  private static final String HEAD =
      """
      # The command `eightfold`

      This page is made from the commands' own help (a test compares them). Results go to standard output,
      everything else to standard error. Exit codes: 0 done, 1 a check failed, 2 the call or the input was
      wrong; then standard error has one line that says what, or a line for each finding in a rule book.

      A game may be called by its id or by any name that people know it by, in any case, without accents, blanks
      or hyphens: `eightfold rules "Dutch rules"`. Its options are those that `eightfold games --json` lists and
      its rule sheet explains.

      """;

  @Test
  void the_page_says_what_the_help_says() throws IOException {
    StringBuilder page = new StringBuilder(HEAD).append(section(""));
    COMMANDS.forEach(command -> page.append(section(command)));
    if (System.getenv("EIGHTFOLD_WRITE_DOCS") != null) {
      Files.writeString(FILE, page);
    }
    assertThat(FILE).hasContent(page.toString());
  }

  private static String section(String command) {
    String call = ("eightfold " + command).strip();
    String help = Ran.eightfold((command + " --help").strip().split(" ", -1)).done().out();
    return "## " + call + "\n\n```\n" + help.stripTrailing() + "\n```\n\n";
  }
}
