package eightfold.lab;

import eightfold.bots.BotPlayout;
import eightfold.game.FastChance;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.game.Verb;
import java.util.Optional;
import java.util.stream.IntStream;

/** A table of bots that play as at a {@link BotTable}, from the same seeds alike, by numbers. */
final class FastBotTable implements DealingTable {
  private final Plan plan;
  private final Match match;
  private final BotPlayout playout;
  private final FastChance quickness = new FastChance(0);
  private FastChance laterDeals = new FastChance(0);

  private FastBotTable(Plan plan, Match match, BotPlayout playout) {
    this.plan = plan;
    this.match = match;
    this.playout = playout;
  }

  /** Such a table; empty where the game is told in words alone. */
  static Optional<FastBotTable> of(Plan plan) {
    Match match = plan.game().begin(Opening.of(plan.seats()), new FastChance(plan.seed()));
    return BotPlayout.at(match, IntStream.range(0, plan.seats()).mapToObj(plan::bot).toList())
        .map(playout -> new FastBotTable(plan, match, playout));
  }

  @Override
  public Match match() {
    return match;
  }

  @Override
  public void begin(long seed) {
    playout.begin(seed);
    // another one: the match before may have kept the last
    laterDeals = new FastChance(Seeds.laterDeals(seed));
    quickness.reseed(Seeds.bot(seed, plan.seats()));
    for (int seat = 0; seat < plan.seats(); seat++) {
      playout.reseed(seat, Seeds.bot(seed, seat));
    }
  }

  @Override
  public void nextDeal() {
    playout.nextDeal(laterDeals);
  }

  @Override
  public void playDeal(DealTally tally) {
    playout.playDeal(quickness);
    for (Verb verb : match.game().verbs()) {
      tally.acts(verb, playout.decisions(verb));
    }
    tally.deal(match, playout.decisions());
  }
}
