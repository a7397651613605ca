package eightfold.testkit;

import eightfold.game.FastChance;
import java.util.List;

/** Acts that are hardly ever legal, and some that are no acts: what a table has to refuse. */
public final class OddActs {
  private static final List<String> ALL =
      List.of(
          "draw",
          "draw 1",
          "draw 12",
          "draw two",
          "pass",
          "end",
          "take",
          "call",
          "suit H",
          "rank 7",
          "challenge",
          "grab",
          "dance",
          "play 8H =D",
          "catch 0",
          "catch 1",
          "catch 14",
          "suit X",
          "play 1Z",
          "lay",
          "play",
          "play 5H 5D",
          "play 9S =Q",
          "say hello",
          "say",
          "rank A",
          "rank K",
          "target 1",
          "target 12",
          "target",
          "give 5H 2",
          "give 8S 0",
          "give 5H 1",
          "give 8C 0",
          "give 1Z 9",
          "give 5H",
          "show 5H 1",
          "show 5H 8S 2",
          "show 8S 0",
          "show 8S 1Z 0",
          "give 5H 8S 1",
          "play KH QH",
          "play QS KS",
          "play 7H 7H",
          "play 8D 8D",
          "say eight!",
          "say Not my spoon",
          "say 2",
          "say twenty-two",
          "suit free",
          "rank free",
          "play JH =free",
          "catch 2");

  private OddActs() {}

  /** One of them, each equally likely. */
  public static String any(FastChance chance) {
    return ALL.get(chance.below(ALL.size()));
  }
}
