package eightfold.game;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Some of the acts that are legal now, for whoever has said something that is no act: one of each
 * verb, and where there are few verbs some more.
 */
public final class ActExamples {
  private static final int MOST = 3;

  private ActExamples() {}

  /**
   * Examples among lines of the notation, in their order.
   *
   * @param legal all that is legal now
   */
  public static List<String> among(List<String> legal) {
    Set<String> verbs = new HashSet<>();
    List<String> first = legal.stream().filter(line -> verbs.add(verb(line))).toList();
    List<String> chosen = new ArrayList<>(first.subList(0, Math.min(MOST, first.size())));
    for (String line : legal) {
      if (chosen.size() < MOST && !chosen.contains(line)) {
        chosen.add(line);
      }
    }
    return legal.stream().filter(chosen::contains).distinct().toList();
  }

  private static String verb(String line) {
    int end = line.indexOf(' ');
    return end < 0 ? line : line.substring(0, end);
  }
}
