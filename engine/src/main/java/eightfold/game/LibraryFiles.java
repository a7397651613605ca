package eightfold.game;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The texts of the library of games on the class path, by the names of their files. */
public final class LibraryFiles {
  private static final String FOLDER = "/eightfold/library/";

  private LibraryFiles() {}

  /**
   * The files that a list names, in its order; lines that begin with {@code #} are remarks.
   *
   * @param list the name of the file that lists them
   */
  public static Map<String, String> listed(String list) {
    Map<String, String> files = new LinkedHashMap<>();
    names(list).forEach(file -> files.put(file, text(file)));
    return files;
  }

  /** The names of the files that a list names, none of which is read. */
  public static List<String> names(String list) {
    return text(list)
        .lines()
        .map(String::strip)
        .filter(line -> !line.isEmpty() && !line.startsWith("#"))
        .toList();
  }

  /** The id of the game that a file of the library holds: its name without the ending. */
  public static String id(String file) {
    return file.substring(0, file.indexOf('.'));
  }

  /** What stands in one file. */
  public static String text(String file) {
    try (InputStream in = LibraryFiles.class.getResourceAsStream(FOLDER + file)) {
      if (in == null) {
        throw new IllegalStateException(
            "the library is not on the class path: no " + FOLDER + file);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
