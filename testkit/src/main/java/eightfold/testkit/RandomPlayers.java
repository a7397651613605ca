package eightfold.testkit;

import eightfold.cards.Kinds;
import eightfold.game.FastChance;
import eightfold.game.Match;
import eightfold.game.Verb;
import eightfold.testkit.Trial.Step;
import java.util.ArrayList;
import java.util.List;

/**
 * Players without a plan: they do what is legal, plays rather than draws, so that deals come to an
 * end; and now and then they try what is not.
 */
final class RandomPlayers {
  private final FastChance chance;

  RandomPlayers(long seed) {
    this.chance = new FastChance(seed);
  }

  /** Something legal; the match must have somebody who may act. */
  Step legal(Match match) {
    List<Step> inTurn = new ArrayList<>();
    List<Step> plays = new ArrayList<>();
    List<Step> outOfTurn = new ArrayList<>();
    int[] acts = new int[Match.MOST_LEGAL];
    for (int seat = 0; seat < match.seats(); seat++) {
      int count = match.legal(seat, acts);
      for (int i = 0; i < count; i++) {
        Step step = new Step(seat, match.text(acts[i]));
        if (!match.inTurn(acts[i])) {
          outOfTurn.add(step);
        } else if (match.verb(acts[i]).sheds()
            && match.verb(acts[i]).shape() != Verb.Shape.CARD_AND_SEAT) {
          plays.add(step);
        } else {
          inTurn.add(step);
        }
      }
    }
    if (!outOfTurn.isEmpty() && (chance.below(8) == 0 || inTurn.isEmpty() && plays.isEmpty())) {
      return any(outOfTurn);
    }
    if (inTurn.isEmpty() && plays.isEmpty()) {
      throw new IllegalStateException("nobody may act: " + CanonicalView.lines(match));
    }
    boolean play = !plays.isEmpty() && (inTurn.isEmpty() || chance.below(4) > 0);
    return play ? asWholeTurn(match, any(plays)) : any(inTurn);
  }

  /** A card that is laid, once in three times as the only one of its turn, where that is listed. */
  private Step asWholeTurn(Match match, Step step) {
    if (!step.act().startsWith("lay ") || chance.below(3) > 0) {
      return step;
    }
    String whole = "play " + step.act().substring("lay ".length());
    return match.view(step.seat()).legal().contains(whole) ? new Step(step.seat(), whole) : step;
  }

  /** Anything, mostly what is not legal. */
  Step odd(Match match) {
    int seat = chance.below(match.seats());
    if (chance.below(3) == 0) {
      return new Step(seat, OddActs.any(chance));
    }
    List<Integer> kinds = Kinds.list(match.game().pack().all());
    String verb = chance.below(3) == 0 ? "lay " : "play ";
    return new Step(seat, verb + match.game().pack().name(kinds.get(chance.below(kinds.size()))));
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

  private Step any(List<Step> steps) {
    return steps.get(chance.below(steps.size()));
  }
}
