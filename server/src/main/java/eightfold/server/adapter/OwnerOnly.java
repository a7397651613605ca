package eightfold.server.adapter;

import eightfold.server.lobby.Redacted;
import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Files that nobody else on the machine may read: whoever reads the store knows the cards to come.
 * Where the system has no such permissions, its own rules stand.
 */
public final class OwnerOnly {
  private static final System.Logger LOG = System.getLogger(OwnerOnly.class.getName());
  private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");
  private static final Set<PosixFilePermission> FOLDER =
      PosixFilePermissions.fromString("rwx------");
  private static final boolean POSIX =
      FileSystems.getDefault().supportedFileAttributeViews().contains("posix");

  /** How the names of all files begin that a server keeps in its data folder. */
  private static final String OURS = "eightfold";

  private OwnerOnly() {}

  /**
   * Makes a folder, or takes one that is there. One that holds other people's files too is left as
   * it is.
   */
  public static void makeFolder(Path folder) throws IOException {
    Files.createDirectories(folder, attributes(FOLDER));
    if (holdsNothingElse(folder)) {
      restrict(folder, FOLDER);
    }
  }

  private static boolean holdsNothingElse(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.allMatch(file -> String.valueOf(file.getFileName()).startsWith(OURS));
    }
  }

  /** Makes a file if there is none, and keeps others out of it. */
  static void makeFile(Path file) throws IOException {
    if (Files.notExists(file)) {
      Files.createFile(file, attributes(FILE));
    }
    restrict(file);
  }

  /** Keeps others out of a file, if it is there. */
  static void restrict(Path file) {
    if (Files.exists(file)) {
      restrict(file, FILE);
    }
  }

  /** Whether everybody on this machine may read a file, which is left as it is. */
  public static boolean isReadByAll(Path file) {
    try {
      return POSIX && Files.getPosixFilePermissions(file).contains(PosixFilePermission.OTHERS_READ);
    } catch (IOException e) {
      return false;
    }
  }

  private static void restrict(Path path, Set<PosixFilePermission> permissions) {
    try {
      if (POSIX && !Files.getPosixFilePermissions(path).equals(permissions)) {
        Files.setPosixFilePermissions(path, permissions);
      }
    } catch (IOException e) {
      LOG.log(
          System.Logger.Level.WARNING, "others on this machine may read " + path, Redacted.of(e));
    }
  }

  private static FileAttribute<?>[] attributes(Set<PosixFilePermission> permissions) {
    return POSIX
        ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(permissions)}
        : new FileAttribute<?>[0];
  }
}
