package eightfold.cli.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * A folder for the tables of one run, deleted afterwards with all that is in it.
 *
 * @param path where it is
 */
public record OwnFolder(Path path) implements AutoCloseable {
  /** An empty one among the system's temporary files. */
  public static OwnFolder made() throws IOException {
    return new OwnFolder(Files.createTempDirectory("eightfold-load"));
  }

  @Override
  public void close() throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.walk(path)) {
      files = all.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path file : files) {
      boolean _ = Files.deleteIfExists(file);
    }
  }
}
