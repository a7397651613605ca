package eightfold.cli;

import eightfold.record.GameRecord;
import eightfold.record.RecordWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * The file into which a record is written, if one is wanted. It is never one that was there before.
 */
final class RecordFile {
  private final Optional<Path> file;

  private RecordFile(Optional<Path> file) {
    this.file = file;
  }

  /** Makes the file, with the beginning of the record. */
  static RecordFile at(Optional<Path> file, GameRecord begun) {
    file.ifPresent(path -> save(path, begun, StandardOpenOption.CREATE_NEW));
    return new RecordFile(file);
  }

  /** Writes the record as it stands. */
  void write(GameRecord record) {
    file.ifPresent(path -> save(path, record, StandardOpenOption.TRUNCATE_EXISTING));
  }

  private static void save(Path path, GameRecord record, StandardOpenOption how) {
    try {
      Files.writeString(path, RecordWriter.text(record), StandardOpenOption.WRITE, how);
    } catch (IOException e) {
      throw new WrongCall("the record can't be written to " + path + ": " + Reasons.of(e));
    }
  }
}
