package eightfold.cli;

import java.io.PrintStream;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says what was wrong, in one line of standard error, and with which code the command ends. */
final class CommandFaults implements IParameterExceptionHandler, IExecutionExceptionHandler {
  private final PrintStream err;

  CommandFaults(PrintStream err) {
    this.err = err;
  }

  @Override
  public int handleParseException(ParameterException wrong, String[] args) {
    CommandLine command = wrong.getCommandLine();
    say(words(wrong, command) + " (see " + command.getCommandSpec().qualifiedName() + " --help)");
    return Exit.WRONG_CALL;
  }

  @Override
  public int handleExecutionException(Exception fault, CommandLine command, ParseResult parsed) {
    if (fault instanceof ParameterException wrong) {
      return handleParseException(wrong, new String[0]);
    }
    if (fault instanceof WrongCall wrong) {
      if (wrong.findings().isEmpty()) {
        say(String.valueOf(wrong.getMessage()));
      }
      // each begins with its place, as those who jump to it expect
      wrong.findings().forEach(err::println);
      return Exit.WRONG_CALL;
    }
    // a bug: one line for the caller, the way there for whoever mends it
    say("this is a bug: " + fault);
    if (Boolean.getBoolean("eightfold.trace")) {
      fault.printStackTrace(err);
    }
    return Exit.CHECK_FAILED;
  }

  private static String words(ParameterException wrong, CommandLine command) {
    if (wrong instanceof UnmatchedArgumentException unmatched
        && command.getParent() == null
        && !unmatched.getUnmatched().isEmpty()) {
      String word = unmatched.getUnmatched().getFirst();
      var names = command.getSubcommands().keySet().stream().toList();
      Optional<String> near = Nearness.nearest(word, names, names).stream().findFirst();
      if (!word.startsWith("-")) {
        return "no command is called \""
            + word
            + "\""
            + near.map(name -> "; did you mean " + name + "?").orElse("");
      }
    }
    return String.valueOf(wrong.getMessage())
        .replaceAll("is not an? (int|long)$", "is not a whole number")
        .replaceAll("is not a double$", "is not a number");
  }

  private void say(String line) {
    err.println("eightfold: " + line.replaceAll("\\s*\\R\\s*", " "));
  }
}
