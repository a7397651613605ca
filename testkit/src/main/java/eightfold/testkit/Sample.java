package eightfold.testkit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** How much of what tests tagged {@code sampled} could try is tried in this build. */
public final class Sample {
  private static final boolean WHOLE = Boolean.getBoolean("tests.whole");
  private static final int PART = 8;

  private Sample() {}

  /** Whether all is tried. */
  public static boolean whole() {
    return WHOLE;
  }

  /** All of so many seeds, or an eighth of them. */
  public static int seeds(int all) {
    return WHOLE ? all : Math.max(1, all / PART);
  }

  /** All, or every eighth. */
  public static <T> Stream<T> some(Stream<T> all) {
    List<T> list = all.toList();
    return WHOLE
        ? list.stream()
        : IntStream.range(0, list.size()).filter(i -> i % PART == 0).mapToObj(list::get);
  }

  /** All, or one of each game: the first of the first game, the second of the second, and on. */
  public static <T> Stream<T> ofEach(Stream<T> all, Function<T, String> game) {
    if (WHOLE) {
      return all;
    }
    Map<String, List<T>> games = new LinkedHashMap<>();
    all.forEach(one -> games.computeIfAbsent(game.apply(one), _ -> new ArrayList<>()).add(one));
    List<T> chosen = new ArrayList<>();
    games.values().forEach(ones -> chosen.add(ones.get(chosen.size() % ones.size())));
    return chosen.stream();
  }
}
