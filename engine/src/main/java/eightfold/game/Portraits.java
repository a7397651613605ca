package eightfold.game;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The portraits of the games of the library: {@code homes.txt}, which people write, and {@code
 * measured.txt}, which bots' matches make.
 */
public final class Portraits {
  /** The list of homes: the id of a game, its home, the source. */
  public static final String HOMES = "homes.txt";

  /** The list of what was measured: the id of a game, its seats, acts and edge. */
  public static final String MEASURED = "measured.txt";

  private static final Pattern BLANKS = Pattern.compile("\\s+");

  private Portraits() {}

  /** The portrait of a game of the library; none of any other. */
  public static Optional<Portrait> of(String id) {
    return Optional.ofNullable(Read.PORTRAITS.get(id));
  }

  /**
   * The words of a list's lines by the first of each, the id; the last has the rest of the line.
   */
  private static Map<String, List<String>> table(String file, int columns) {
    Map<String, List<String>> table = new LinkedHashMap<>();
    for (String line : LibraryFiles.names(file)) {
      List<String> words = List.of(BLANKS.split(line, columns));
      if (words.size() < columns || table.put(words.getFirst(), words) != null) {
        throw new IllegalStateException(file + ": " + line);
      }
    }
    return table;
  }

  /** Read when first asked for. */
  private static final class Read {
    private static final Map<String, Portrait> PORTRAITS = read();

    private static Map<String, Portrait> read() {
      Map<String, List<String>> homes = table(HOMES, 3);
      Map<String, Portrait> portraits = new LinkedHashMap<>();
      table(MEASURED, 4)
          .forEach(
              (id, words) -> {
                List<String> home = homes.get(id);
                if (home == null) {
                  throw new IllegalStateException(HOMES + " has no home of " + id);
                }
                portraits.put(
                    id,
                    new Portrait(
                        home.get(1), number(words, 1), number(words, 2), number(words, 3)));
              });
      return portraits;
    }

    private static int number(List<String> words, int column) {
      return Integer.parseInt(words.get(column));
    }
  }
}
