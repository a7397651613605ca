package eightfold.testkit;

import eightfold.game.Catalogue;
import eightfold.game.FastChance;
import eightfold.game.Match;
import eightfold.game.Opening;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Counts of act sequences (our perft): how many ways there are to go on for so many acts from a
 * fixed table, by all seats that may act, shuffles fixed by the seed. A slip anywhere in the rules
 * changes the numbers. They are kept in files, one for each game, written only where kernel and
 * oracle agree:
 *
 * <pre>
 * deal 42 3 twos=draw2 kings=skip     a shuffled first deal: seed, seats, options
 * count 1 5                           sequences of one act
 * count 2 23                          sequences of two acts
 * </pre>
 */
public final class ActCounts {
  private static final int MOST_DEPTH = 12;

  private ActCounts() {}

  /** How many sequences of so many acts there are. */
  public static long count(Match match, int depth) {
    return count(match, depth, Long.MAX_VALUE);
  }

  /** The same, given up as soon as there are more than so many. */
  private static long count(Match match, int depth, long most) {
    int[] acts = new int[Match.MOST_LEGAL];
    long sequences = 0;
    for (int seat = 0; seat < match.seats(); seat++) {
      int legal = match.legal(seat, acts);
      if (depth == 1) {
        sequences += legal;
        continue;
      }
      for (int i = 0; i < legal && sequences <= most; i++) {
        sequences += after(match, seat, acts[i], depth - 1, most - sequences);
      }
    }
    return sequences;
  }

  private static long after(Match match, int seat, int act, int depth, long most) {
    if (depth == 0) {
      return 1;
    }
    Match next = match.copy();
    next.apply(seat, act);
    return count(next, depth, most);
  }

  /** The same, split by the first act: where two programs differ, follow the split. */
  public static Map<String, Long> divide(Match match, int depth) {
    int[] acts = new int[Match.MOST_LEGAL];
    Map<String, Long> parts = new TreeMap<>();
    for (int seat = 0; seat < match.seats(); seat++) {
      int legal = match.legal(seat, acts);
      for (int i = 0; i < legal; i++) {
        parts.put(
            seat + ": " + match.text(acts[i]),
            after(match, seat, acts[i], depth - 1, Long.MAX_VALUE));
      }
    }
    return parts;
  }

  /**
   * Counts for depth 1, 2 … to twelve, as long as there are sequences of that length, and not more
   * than so many.
   */
  public static List<Long> upTo(Match match, long most) {
    List<Long> counts = new ArrayList<>();
    for (int depth = 1; depth <= MOST_DEPTH; depth++) {
      long next = count(match, depth, most);
      if (next == 0 || next > most) {
        break;
      }
      counts.add(next);
    }
    return counts;
  }

  /**
   * A deal whose sequences are counted.
   *
   * @param seed from which the dealer and the pack follow
   * @param seats how many play
   * @param options other than standard
   */
  public record Deal(long seed, int seats, Map<String, String> options) {
    public Deal {
      options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    }

    /** Deals it. */
    public Match begin(Catalogue catalogue, String game) {
      return catalogue.game(game, options).begin(Opening.of(seats), new FastChance(seed));
    }

    /** As the file has it. */
    public String line() {
      StringBuilder line = new StringBuilder("deal " + seed + " " + seats);
      options.forEach((key, value) -> line.append(' ').append(key).append('=').append(value));
      return line.toString();
    }

    private static Deal read(String line) {
      String[] words = line.strip().split("\\s+");
      Map<String, String> options = new LinkedHashMap<>();
      for (int i = 3; i < words.length; i++) {
        int equals = words[i].indexOf('=');
        options.put(words[i].substring(0, equals), words[i].substring(equals + 1));
      }
      return new Deal(Long.parseLong(words[1]), Integer.parseInt(words[2]), options);
    }
  }

  /** Reads a file: the counts of each deal by depth, from 1. */
  public static Map<Deal, List<Long>> read(String text) {
    Map<Deal, List<Long>> counts = new LinkedHashMap<>();
    List<Long> current = new ArrayList<>();
    for (String line : text.lines().map(String::strip).toList()) {
      if (line.startsWith("deal ")) {
        current = new ArrayList<>();
        counts.put(Deal.read(line), current);
      } else if (line.startsWith("count ")) {
        String[] words = line.split("\\s+");
        current.add(Long.valueOf(words[2]));
        if (Integer.parseInt(words[1]) != current.size()) {
          throw new IllegalArgumentException("counts out of order: " + line);
        }
      } else if (!line.isEmpty() && !line.startsWith("#")) {
        throw new IllegalArgumentException("neither deal nor count: " + line);
      }
    }
    return counts;
  }

  /**
   * The file of a game, counted by both programs.
   *
   * @throws IllegalStateException where they differ
   */
  public static String write(
      Catalogue kernel, Catalogue oracle, String game, List<Deal> deals, long most) {
    StringBuilder text =
        new StringBuilder("# Act sequences from shuffled first deals; kernel and oracle agree.\n");
    for (Deal deal : deals) {
      List<Long> counts = upTo(deal.begin(kernel, game), most);
      List<Long> others = upTo(deal.begin(oracle, game), most);
      if (!counts.equals(others)) {
        throw new IllegalStateException(
            game + ", " + deal.line() + ": kernel " + counts + ", oracle " + others);
      }
      text.append('\n').append(deal.line()).append('\n');
      for (int depth = 1; depth <= counts.size(); depth++) {
        text.append("count ").append(depth).append(' ').append(counts.get(depth - 1)).append('\n');
      }
    }
    return text.toString();
  }
}
