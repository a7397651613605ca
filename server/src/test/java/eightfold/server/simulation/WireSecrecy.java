package eightfold.server.simulation;

import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.server.simulation.TwinTable.Holder;
import eightfold.server.simulation.TwinTable.Sent;
import eightfold.testkit.TwinMatches;
import eightfold.testkit.TwinMatches.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Two tables of a server that differ in what a seat cannot see alone. At both the same is done at
 * the same times, for as long as the engine shows that seat the same; so long each message to it,
 * and to spectators, has to be the same, to the byte and to the millisecond.
 */
final class WireSecrecy {
  private static final int MOST_ACTS = 24;
  private static final int STEP_MILLIS = 50;

  /** Who is away has a bot that stands in after a while. */
  private static final int PATIENCE_MILLIS = 5_000;

  private final FastChance chance;
  private final TwinMatches twins;
  private final int viewer;
  private final List<Holder> holders = new ArrayList<>();
  private final boolean changes;
  private int compared;

  private WireSecrecy(TwinMatches twins, FastChance chance) {
    this.chance = chance;
    this.twins = twins;
    this.viewer = twins.viewer();
    this.changes = chance.below(2) == 0;
    for (int seat = 0; seat < twins.one().seats(); seat++) {
      Holder holder =
          List.of(Holder.PERSON, Holder.PERSON, Holder.BOT, Holder.AWAY).get(chance.below(4));
      // the opener comes first of all
      boolean opener = holders.stream().allMatch(before -> before == Holder.BOT);
      holders.add(seat == viewer || opener && holder == Holder.AWAY ? Holder.PERSON : holder);
    }
  }

  /**
   * How many moments were compared in which the tables differ and the seat is told the same.
   *
   * @throws AssertionError if somebody is told what they may not know
   */
  static int compare(Game game, int seats, long seed) {
    FastChance chance = new FastChance(seed);
    WireSecrecy tables = new WireSecrecy(TwinMatches.of(game, seats, chance), chance);
    try {
      tables.run(chance.next());
    } catch (AssertionError e) {
      throw new AssertionError(game.id() + ", " + seats + " seats, seed " + seed, e);
    }
    return tables.compared;
  }

  private void run(long seed) {
    if (!twins.shownTheSame()) {
      return;
    }
    OptionalInt clock = chance.below(3) == 0 ? OptionalInt.of(10) : OptionalInt.empty();
    TwinTable here = new TwinTable(twins.one(), holders, clock, seed);
    TwinTable there = new TwinTable(twins.other(), holders, clock, seed);
    here.begin(changes);
    there.begin(changes);
    same(here, there);
    for (int act = 0; act < MOST_ACTS && goesOn(here, there); act++) {
      compared += twins.differ() ? 1 : 0;
    }
    here.close();
    there.close();
  }

  private static void both(TwinTable here, TwinTable there, long millis) {
    here.run(millis);
    there.run(millis);
  }

  /** One act more; false if there is none, or the tables may be told from each other. */
  private boolean goesOn(TwinTable here, TwinTable there) {
    int ply = twins.one().ply();
    Optional<Step> next = twins.goOn();
    if (next.isEmpty()) {
      return false;
    }
    Step step = next.get();
    both(here, there, chance.below(20) * STEP_MILLIS / 4);
    here.act(step.seat(), ply, step.line());
    there.act(step.seat(), ply, step.line());
    for (int waited = 0; waited < PATIENCE_MILLIS; waited += STEP_MILLIS) {
      same(here, there);
      if (here.ply() != ply) {
        break;
      }
      both(here, there, STEP_MILLIS);
    }
    return here.strayedAt() == Long.MAX_VALUE && here.ply() == twins.one().ply();
  }

  private void same(TwinTable here, TwinTable there) {
    if (here.strayedAt() != there.strayedAt()) {
      throw new AssertionError(
          "a bot is asked at " + here.strayedAt() + ", at the twin at " + there.strayedAt());
    }
    for (String who : List.of("seat " + viewer, "watcher", "watcher of changes")) {
      List<Sent> mine = here.sentTo(who);
      List<Sent> others = there.sentTo(who);
      for (int i = 0; i < Math.max(mine.size(), others.size()); i++) {
        Sent a = i < mine.size() ? mine.get(i) : new Sent(0, "nothing");
        Sent b = i < others.size() ? others.get(i) : new Sent(0, "nothing");
        if (!a.equals(b)) {
          throw new AssertionError(who + " is told " + a + "\nbut at the twin " + b);
        }
      }
    }
  }
}
