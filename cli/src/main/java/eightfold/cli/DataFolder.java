package eightfold.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/** Where a program keeps its user's data, as the platform has it. */
final class DataFolder {
  private DataFolder() {}

  /** The folder for Eightfold's data; it need not be there yet. */
  static Path of(Surroundings around) {
    String system = around.system().toLowerCase(Locale.ROOT);
    if (system.startsWith("windows")) {
      return absolute(around.variable("LOCALAPPDATA"))
          .orElse(around.home().resolve("AppData").resolve("Local"))
          .resolve("Eightfold");
    }
    if (system.startsWith("mac")) {
      return around.home().resolve("Library").resolve("Application Support").resolve("Eightfold");
    }
    // a relative path there is to be passed over, says the XDG base directory specification
    return absolute(around.variable("XDG_DATA_HOME"))
        .orElse(around.home().resolve(".local").resolve("share"))
        .resolve("eightfold");
  }

  private static Optional<Path> absolute(Optional<String> folder) {
    try {
      return folder.map(Path::of).filter(Path::isAbsolute);
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }
}
