package eightfold.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** The ways to play the games of the library that have a name: {@code ways-to-play.txt}. */
public final class Presets {
  /**
   * The list, two lines for each way: the id of the game, its name and source, and then its
   * options.
   */
  public static final String LIST = "ways-to-play.txt";

  private static final int COLUMNS = 3;
  private static final Pattern BLANKS = Pattern.compile("\\s+");

  private Presets() {}

  /** Those of a game of the library, in the order in which people see them; none of any other. */
  public static List<Preset> of(String id) {
    return Read.PRESETS.getOrDefault(id, List.of());
  }

  /** Read when first asked for. */
  private static final class Read {
    private static final Map<String, List<Preset>> PRESETS = read();

    private static Map<String, List<Preset>> read() {
      Map<String, List<Preset>> presets = new LinkedHashMap<>();
      List<String> lines = LibraryFiles.names(LIST);
      for (int at = 0; at < lines.size(); at += 2) {
        String[] words = BLANKS.split(lines.get(at), COLUMNS);
        if (words.length < COLUMNS || at + 1 == lines.size()) {
          throw new IllegalStateException(LIST + ": " + lines.get(at));
        }
        presets
            .computeIfAbsent(words[0], _ -> new ArrayList<>())
            .add(new Preset(words[1], options(lines.get(at + 1)), words[2]));
      }
      return presets;
    }

    private static Map<String, String> options(String line) {
      Map<String, String> options = new LinkedHashMap<>();
      for (String setting : BLANKS.split(line, -1)) {
        String[] parts = setting.split("=", 2);
        if (parts.length < 2 || options.put(parts[0], parts[1]) != null) {
          throw new IllegalStateException(LIST + ": " + line);
        }
      }
      return options;
    }
  }
}
