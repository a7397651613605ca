package eightfold.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Secrets come from the first line of a file, so that no list of processes shows them. */
final class FirstLine {
  private FirstLine() {}

  /** What stands there, without blanks around it; an option whose file is empty is refused. */
  static String of(String option, Path file) {
    try {
      String first = Files.readString(file).lines().findFirst().orElse("").strip();
      if (first.isEmpty()) {
        throw new WrongCall(option + ": the first line of " + file + " is empty");
      }
      return first;
    } catch (IOException e) {
      throw new WrongCall(option + ": " + file + " cannot be read: " + e.getMessage());
    }
  }
}
