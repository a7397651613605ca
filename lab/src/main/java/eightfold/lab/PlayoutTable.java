package eightfold.lab;

import eightfold.bots.Playout;
import eightfold.bots.Policy;
import eightfold.game.FastChance;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.game.Verb;
import java.util.Optional;

/** A table with one policy of playouts in every seat: no views, no words, no allocation. */
final class PlayoutTable implements DealingTable {
  private final Match match;
  private final Playout playout;
  private final FastChance chance = new FastChance(0);
  private FastChance laterDeals = new FastChance(0);

  PlayoutTable(Plan plan, Policy policy) {
    match = plan.game().begin(Opening.of(plan.seats()), new FastChance(plan.seed()));
    playout = new Playout(match, policy);
  }

  @Override
  public Match match() {
    return match;
  }

  @Override
  public void begin(long seed) {
    match.restart(seed);
    chance.reseed(Seeds.bot(seed, 0));
    // another one: the match before may have kept the last
    laterDeals = new FastChance(Seeds.laterDeals(seed));
  }

  @Override
  public void nextDeal() {
    var _ = match.nextDeal(Optional.empty(), laterDeals);
  }

  @Override
  public void playDeal(DealTally tally) {
    playout.playDeal(chance);
    for (Verb verb : match.game().verbs()) {
      tally.acts(verb, playout.decisions(verb));
    }
    tally.deal(match, playout.decisions());
  }
}
