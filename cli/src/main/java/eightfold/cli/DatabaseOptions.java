package eightfold.cli;

import eightfold.server.postgres.Database;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Where tables are kept, if not in a folder. */
final class DatabaseOptions {
  @Option(
      names = "--database",
      paramLabel = "URL",
      description =
          "PostgreSQL database in which tables are kept instead of in a folder, such as"
              + " jdbc:postgresql://db.internal/eightfold. Several servers may share it only with"
              + " --cluster.")
  private Optional<String> url = Optional.empty();

  @Option(
      names = "--database-user",
      paramLabel = "NAME",
      description = "User of the database; the one of this process if not given.")
  private Optional<String> user = Optional.empty();

  @Option(
      names = "--database-password-file",
      paramLabel = "FILE",
      description = "File whose first line is that user's password.")
  private Optional<Path> passwordFile = Optional.empty();

  /** The database that was named; empty: none was. */
  Optional<Database> database() {
    if (url.isEmpty()) {
      if (user.isPresent() || passwordFile.isPresent()) {
        throw new WrongCall("--database-user and --database-password-file are for --database URL");
      }
      return Optional.empty();
    }
    try {
      return Optional.of(
          new Database(
              url.get(), user, passwordFile.map(DatabaseOptions::line), Database.CONNECTIONS));
    } catch (IllegalArgumentException e) {
      throw new WrongCall("--database: " + e.getMessage());
    }
  }

  private static String line(Path file) {
    try {
      return Files.readAllLines(file).stream()
          .findFirst()
          .orElseThrow(() -> new WrongCall("--database-password-file: " + file + " is empty"));
    } catch (IOException e) {
      throw new WrongCall("--database-password-file: " + file + " cannot be read");
    }
  }
}
