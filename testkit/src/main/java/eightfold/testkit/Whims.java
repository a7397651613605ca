package eightfold.testkit;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.game.FastChance;
import eightfold.game.Match;
import eightfold.testkit.Trial.Deed;
import java.util.ArrayList;
import java.util.List;

/**
 * Players without a plan: they do what is legal, plays rather than draws, so that deals come to an
 * end; and now and then they try what is not.
 */
final class Whims {
  private static final List<String> ODD =
      List.of(
          "draw",
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

  private final FastChance chance;

  Whims(long seed) {
    this.chance = new FastChance(seed);
  }

  /** Something legal; the match must have somebody who may act. */
  Deed legal(Match match) {
    List<Deed> inTurn = new ArrayList<>();
    List<Deed> plays = new ArrayList<>();
    List<Deed> outOfTurn = new ArrayList<>();
    int[] acts = new int[Match.MOST_LEGAL];
    for (int seat = 0; seat < match.seats(); seat++) {
      int count = match.legal(seat, acts);
      for (int i = 0; i < count; i++) {
        Deed deed = new Deed(seat, match.text(acts[i]));
        if (!match.inTurn(acts[i])) {
          outOfTurn.add(deed);
        } else if (deed.act().startsWith("play ") || deed.act().startsWith("lay ")) {
          plays.add(deed);
        } else {
          inTurn.add(deed);
        }
      }
    }
    if (!outOfTurn.isEmpty() && (chance.below(8) == 0 || inTurn.isEmpty() && plays.isEmpty())) {
      return any(outOfTurn);
    }
    if (inTurn.isEmpty() && plays.isEmpty()) {
      throw new IllegalStateException("nobody may act: " + Canon.lines(match));
    }
    boolean play = !plays.isEmpty() && (inTurn.isEmpty() || chance.below(4) > 0);
    return any(play ? plays : inTurn);
  }

  /** Anything, mostly what is not legal. */
  Deed odd(Match match) {
    int seat = chance.below(match.seats());
    if (chance.below(3) == 0) {
      return new Deed(seat, ODD.get(chance.below(ODD.size())));
    }
    List<Integer> kinds = Kinds.list(Kinds.ALL);
    String verb = chance.below(3) == 0 ? "lay " : "play ";
    return new Deed(seat, verb + Kind.name(kinds.get(chance.below(kinds.size()))));
  }

  void reseed(long seed) {
    chance.reseed(seed);
  }

  long next() {
    return chance.next();
  }

  int below(int bound) {
    return chance.below(bound);
  }

  private Deed any(List<Deed> deeds) {
    return deeds.get(chance.below(deeds.size()));
  }
}
