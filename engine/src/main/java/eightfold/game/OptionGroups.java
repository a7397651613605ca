package eightfold.game;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * In which group people look for an option: what concerns the deal, special cards, turns, the end,
 * or the table. A list of the library says it by the options' keys, which mean the same in all
 * games.
 */
public final class OptionGroups {
  /** The list: a group, then the keys of its options. */
  public static final String LIST = "option-groups.txt";

  private OptionGroups() {}

  /** The group of an option; none of one that no game of the library has. */
  public static Optional<String> of(String key) {
    return Optional.ofNullable(Read.GROUPS.get(key));
  }

  /** Read when first asked for. */
  private static final class Read {
    private static final Map<String, String> GROUPS = read();

    private static Map<String, String> read() {
      Map<String, String> groups = new LinkedHashMap<>();
      for (String line : LibraryFiles.names(LIST)) {
        List<String> words = List.of(line.split(" +", -1));
        for (String key : words.subList(1, words.size())) {
          if (groups.put(key, words.getFirst()) != null) {
            throw new IllegalStateException(LIST + " has " + key + " twice");
          }
        }
      }
      return groups;
    }
  }
}
