package eightfold.server.adapter;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/** Makes a data folder one server's own, until that server ends, in whatever way. */
public final class DataLock implements AutoCloseable {
  private static final String FILE = "eightfold.lock";

  private final FileChannel channel;

  private DataLock(FileChannel channel) {
    this.channel = channel;
  }

  /** The lock of a folder, or empty if another server has it. */
  public static Optional<DataLock> of(Path folder) throws IOException {
    Path file = folder.resolve(FILE);
    OwnerOnly.makeFile(file);
    FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
    try {
      FileLock lock = channel.tryLock();
      if (lock != null) {
        return Optional.of(new DataLock(channel));
      }
    } catch (OverlappingFileLockException e) {
      // another server in this same program has it
      channel.close();
      return Optional.empty();
    }
    channel.close();
    return Optional.empty();
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
