package eightfold.server.adapter;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;

/**
 * A disk of a few megabytes in memory, which a test can fill. Only the system's owner can make one.
 */
public final class SmallDisk implements AutoCloseable {
  private static final int BLOCK = 4_096;

  private final Path folder;

  private SmallDisk(Path folder) {
    this.folder = folder;
  }

  /**
   * A new disk. Where none can be made the test is skipped, and that is said aloud, since it is the
   * only one of its kind.
   */
  public static SmallDisk at(Path folder, int megabytes) throws IOException {
    Files.createDirectories(folder);
    if (run("mount", "-t", "tmpfs", "-o", "size=" + megabytes + "m", "tmpfs", "" + folder) != 0) {
      String words = "NOT TESTED: no disk could be made to be filled (mount needs root)";
      System.err.println(words);
      Assumptions.abort(words);
    }
    return new SmallDisk(folder);
  }

  public Path folder() {
    return folder;
  }

  /** Fills it to the last byte. */
  public void fill() throws IOException {
    byte[] block = new byte[BLOCK];
    boolean room = true;
    while (room) {
      try (OutputStream out =
          Files.newOutputStream(
              ballast(),
              java.nio.file.StandardOpenOption.CREATE,
              java.nio.file.StandardOpenOption.APPEND)) {
        out.write(block);
      } catch (IOException e) {
        room = false;
      }
    }
  }

  /** Makes room again. */
  public void empty() throws IOException {
    Files.deleteIfExists(ballast());
  }

  private Path ballast() {
    return folder.resolve("eightfold.ballast");
  }

  /** Nothing can be written to it any more; only while no file on it is open for writing. */
  public void protect() throws IOException {
    if (run("mount", "-o", "remount,ro", "" + folder) != 0) {
      throw new AssertionError("the disk could not be protected");
    }
  }

  static int run(String... command) throws IOException {
    Process process =
        new ProcessBuilder(command)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    return process.onExit().join().exitValue();
  }

  @Override
  public void close() throws IOException {
    // whoever still has a file on it open keeps it until then
    if (run("umount", "-l", "" + folder) != 0) {
      throw new AssertionError(folder + " could not be unmounted");
    }
  }
}
