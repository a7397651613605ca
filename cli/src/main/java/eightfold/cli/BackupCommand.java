package eightfold.cli;

import eightfold.server.Backup;
import eightfold.server.StartException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Copies what a server keeps, while it runs or while it does not. */
@Command(
    name = "backup",
    description = {
      "Write all tables and records of a server to a new file, while it runs or while it does not.",
      "To go back to it: stop the server, put the file into the data folder as eightfold.db,"
          + " remove eightfold.db-wal and -shm if they are there, start."
    },
    footer = {"", "Example:", "  eightfold backup monday.db"})
final class BackupCommand implements Callable<Integer> {
  private final Surroundings around;

  @Parameters(paramLabel = "FILE", description = "File to write; it must not exist.")
  private Path target = Path.of("");

  @Option(
      names = "--data",
      paramLabel = "DIR",
      description = "The server's data folder; the usual one if not given.")
  private Optional<Path> data = Optional.empty();

  BackupCommand(Surroundings around) {
    this.around = around;
  }

  @Override
  public Integer call() {
    Path folder = data.orElseGet(() -> DataFolder.of(around)).toAbsolutePath().normalize();
    try {
      Backup.make(folder, target);
    } catch (StartException e) {
      throw new WrongCall(e);
    }
    around.out().println("Tables and records of " + folder + " are in " + target);
    return Exit.DONE;
  }
}
