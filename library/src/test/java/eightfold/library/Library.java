package eightfold.library;

import eightfold.rules.book.RuleBooks;
import eightfold.rules.vocabulary.RuleBook;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The files of the library, for its tests. */
final class Library {
  static final Path FOLDER =
      Path.of(System.getProperty("basedir", "")).resolve("src/main/resources/eightfold/library");

  private Library() {}

  /** The texts of the books by file, in the order of the index. */
  static Map<String, String> files() {
    Map<String, String> files = new LinkedHashMap<>();
    for (String line : text("index.txt").lines().toList()) {
      if (!line.startsWith("#")) {
        files.put(line, text(line));
      }
    }
    return files;
  }

  /** The books, in the order of the index. */
  static List<RuleBook> books() {
    return List.copyOf(RuleBooks.read(files()).orRefuse().values());
  }

  private static String text(String file) {
    try {
      return Files.readString(FOLDER.resolve(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
