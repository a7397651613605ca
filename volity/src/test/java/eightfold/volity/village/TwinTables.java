package eightfold.volity.village;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.testkit.TwinMatches;
import eightfold.testkit.TwinMatches.Step;
import eightfold.volity.village.TwinVillage.Holder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Two tables that differ in what a client's seat cannot see alone. At both the same is done at the
 * same times, for as long as the engine shows that seat the same; so long each stanza to it, and to
 * a client that watches, has to be the same, at the same millisecond.
 */
public final class TwinTables {
  private static final int MOST_ACTS = 16;

  private final FastChance chance;
  private final TwinMatches twins;
  private final int viewer;
  private int compared;

  private TwinTables(TwinMatches twins, FastChance chance) {
    this.chance = chance;
    this.twins = twins;
    this.viewer = twins.viewer();
  }

  /**
   * How many moments were compared in which the tables differ and the seat is told the same.
   *
   * @throws AssertionError if somebody is told what they may not know
   */
  public static int compare(Game game, int seats, long seed) {
    FastChance chance = new FastChance(seed);
    TwinTables tables = new TwinTables(TwinMatches.of(game, seats, chance), chance);
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
    List<Holder> holders = new ArrayList<>();
    for (int seat = 0; seat < twins.one().seats(); seat++) {
      Holder holder = Holder.values()[chance.below(Holder.values().length)];
      holders.add(seat == viewer ? Holder.CLIENT : holder);
    }
    TwinVillage here = new TwinVillage(twins.one(), holders, seed);
    TwinVillage there = new TwinVillage(twins.other(), holders, seed);
    same(here, there);
    assertThat(here.ply()).as("the match has begun: " + holders).isEqualTo(twins.one().ply());
    for (int act = 0; act < MOST_ACTS && goesOn(here, there); act++) {
      compared += twins.differ() ? 1 : 0;
    }
  }

  /** One act more; false if there is none, or the tables may be told from each other. */
  private boolean goesOn(TwinVillage here, TwinVillage there) {
    Optional<Step> next = twins.goOn();
    if (next.isEmpty()) {
      return false;
    }
    Step step = next.get();
    here.act(step.seat(), step.line());
    there.act(step.seat(), step.line());
    same(here, there);
    if (here.strayed() || there.strayed() || here.ply() != twins.one().ply()) {
      return false;
    }
    here.probe(viewer);
    there.probe(viewer);
    same(here, there);
    return true;
  }

  private void same(TwinVillage here, TwinVillage there) {
    assertThat(here.received(viewer)).as("what the seat is told").isEqualTo(there.received(viewer));
    assertThat(here.received(Match.NOBODY))
        .as("what who watches is told")
        .isEqualTo(there.received(Match.NOBODY));
  }
}
