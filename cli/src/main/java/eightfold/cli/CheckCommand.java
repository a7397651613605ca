package eightfold.cli;

import eightfold.games.Games;
import eightfold.message.Texts;
import eightfold.protocol.BookFinding;
import eightfold.rules.book.RuleBookException;
import eightfold.rules.finding.Finding;
import eightfold.shedding.Shedding;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Says what is wrong with a rule book, where, and what would be right. */
@Command(
    name = "check",
    description = "Say what is wrong with a rule book, where, and what would be right.",
    footer = {
      "",
      "The book may be a text or JSON, told by looking; it may extend the books of the",
      "library. Each finding is one line: FILE:LINE:COLUMN: error, warning or note, what is",
      "wrong; what would be right, and [the code], of which docs/errors.md tells more.",
      "With --json: {ok, findings: [{code, level, line, column, endLine, endColumn, path,",
      "file?, what, right, replace?}]}. Columns count code points from 1, the end is behind",
      "the last one; `path` is the JSON pointer in the book's JSON form; `file` is named",
      "where it is another one, that the book extends; `replace` put in the place of what",
      "stands there mends it.",
      "Exit codes: 0 no errors (warnings there may be), 1 errors, 2 the call was wrong or",
      "the file cannot be read.",
      "Examples:",
      "  eightfold check my.game",
      "  eightfold check --json - < my.game",
      "  eightfold check --language de my.game"
    })
final class CheckCommand implements Callable<Integer> {
  private final Surroundings around;

  @Parameters(paramLabel = "FILE", description = "The rule book; - reads it from standard input.")
  private String file = "";

  @Option(names = "--json", description = "Write one JSON object.")
  private boolean json;

  @Mixin private LanguageOption language = new LanguageOption();

  CheckCommand(Surroundings around) {
    this.around = around;
  }

  /** What --json writes. */
  record Checked(boolean ok, List<BookFinding> findings) {}

  @Override
  public Integer call() {
    BookArgument book = new BookArgument(file);
    Texts texts = language.texts();
    List<Finding> findings = findings(book);
    boolean ok = findings.stream().noneMatch(one -> one.level() == Finding.Level.ERROR);
    if (json) {
      var list = findings.stream().map(one -> BookFinding.of(one, book.name())).toList();
      around.out().println(JsonOutput.text(new Checked(ok, list), texts));
    } else {
      book.lines(findings, texts).forEach(around.out()::println);
      if (findings.isEmpty()) {
        around.out().println(file + ": nothing is wrong");
      }
    }
    return ok ? Exit.DONE : Exit.CHECK_FAILED;
  }

  private List<Finding> findings(BookArgument book) {
    try {
      String text = book.text(around);
      if (Games.isCardSet(text)) {
        throw new WrongCall(
            file + " is a card set; `eightfold rules --rules FILE` says what is wrong with those");
      }
      return Shedding.check(book.name(), text).findings();
    } catch (RuleBookException e) {
      return e.findings();
    }
  }
}
