package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/**
 * A program that stands on a page of the docs for people to copy.
 *
 * @param page the page's file in docs
 * @param language what the page says that it is written in
 * @param number which of those in this language it is, from 1
 * @param command what runs it
 */
record PageProgram(String page, String language, int number, List<String> command) {
  /** The first one in its language. */
  PageProgram(String page, String language, List<String> command) {
    this(page, language, 1, command);
  }

  /** Says loudly that it is not tested, where nothing here runs it. */
  void needsItsCommand() throws InterruptedException {
    try {
      Process process = new ProcessBuilder(with("--version")).redirectErrorStream(true).start();
      if (process.waitFor() == 0) {
        return;
      }
    } catch (IOException _) {
      // said below
    }
    String words =
        "NOT TESTED: the program in %s of docs/%s: no %s here"
            .formatted(language, page, String.join(" ", command));
    System.err.println(words);
    Assumptions.abort(words);
  }

  /** Its lines, as they stand on the page. */
  String code() throws IOException {
    Matcher code =
        Pattern.compile("```" + language + "\n(.*?)```", Pattern.DOTALL)
            .matcher(Files.readString(Path.of("..", "docs", page)));
    for (int i = 1; i <= number; i++) {
      assertThat(code.find()).as("program %d in %s", i, language).isTrue();
    }
    return code.group(1);
  }

  /** Copies it into a folder and starts it; what it says of errors is among what it says. */
  Process start(Path folder, String... arguments) throws IOException {
    return startWith(folder, "", arguments);
  }

  /** The same with some lines more at its end. */
  Process startWith(Path folder, String lines, String... arguments) throws IOException {
    String name = language.equals("javascript") ? "program.mjs" : "program.py";
    Path file = Files.writeString(folder.resolve(name), code() + lines);
    List<String> all = Stream.concat(with(file.toString()).stream(), Stream.of(arguments)).toList();
    return new ProcessBuilder(all).redirectErrorStream(true).start();
  }

  private List<String> with(String last) {
    return Stream.concat(command.stream(), Stream.of(last)).toList();
  }
}
