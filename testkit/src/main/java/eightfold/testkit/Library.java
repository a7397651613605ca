package eightfold.testkit;

import eightfold.rules.RuleBook;
import eightfold.rules.RuleBooks;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** The rule books of the library, by the id of the game. */
public final class Library {
  private static final String FOLDER = "/eightfold/library/";

  private Library() {}

  /** All books, in the order in which people see them; the game's options are not yet chosen. */
  public static Map<String, RuleBook> books() {
    Map<String, String> files = new LinkedHashMap<>();
    text("index.txt")
        .lines()
        .map(String::strip)
        .filter(line -> !line.isEmpty() && !line.startsWith("#"))
        .forEach(file -> files.put(file, text(file)));
    return RuleBooks.read(files).orRefuse();
  }

  private static String text(String file) {
    try (InputStream in = Library.class.getResourceAsStream(FOLDER + file)) {
      if (in == null) {
        throw new IllegalStateException("the library has no " + file);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
