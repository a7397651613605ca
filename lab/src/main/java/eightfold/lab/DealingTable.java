package eightfold.lab;

import eightfold.bots.Bots;
import eightfold.game.Match;

/** A table at which bots play one deal after another, for one thread. */
sealed interface DealingTable permits PlayoutTable, FastBotTable, BotTable {
  /** The match that is played now. */
  Match match();

  /** Begins a first deal; everything that follows comes from this seed. */
  void begin(long seed);

  /** Begins the next deal of the match. */
  void nextDeal();

  /** Plays the running deal to its end and counts it. */
  void playDeal(DealTally tally);

  /** A table of this plan. */
  static DealingTable of(Plan plan) {
    if (plan.bots().size() == 1) {
      var policy = Bots.policy(plan.bots().getFirst());
      if (policy.isPresent()) {
        return new PlayoutTable(plan, policy.get());
      }
    }
    return FastBotTable.of(plan)
        .<DealingTable>map(table -> table)
        .orElseGet(() -> new BotTable(plan));
  }
}
