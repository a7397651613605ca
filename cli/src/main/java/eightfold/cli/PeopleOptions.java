package eightfold.cli;

import eightfold.server.lobby.NameFilter;
import eightfold.server.lobby.PeopleSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** What holds for the people at a server's tables. */
final class PeopleOptions {
  @Option(
      names = "--refused-names",
      paramLabel = "FILE",
      description =
          "Words that nobody may have in their name here, a line each, in UTF-8; lines that begin"
              + " with # are passed over.")
  private Optional<Path> refusedNames = Optional.empty();

  /** What was said of people; a file that cannot be read is refused. */
  PeopleSettings people() {
    return new PeopleSettings(refusedNames.map(PeopleOptions::filter).orElse(NameFilter.NONE));
  }

  private static NameFilter filter(Path file) {
    try {
      return NameFilter.of(Files.readAllLines(file));
    } catch (IOException e) {
      throw new WrongCall("--refused-names: " + file + " cannot be read as a text in UTF-8");
    } catch (IllegalArgumentException e) {
      throw new WrongCall("--refused-names: " + file + ", " + e.getMessage());
    }
  }
}
