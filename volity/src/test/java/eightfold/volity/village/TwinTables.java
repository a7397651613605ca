package eightfold.volity.village;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Event;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.game.Reply;
import eightfold.game.SearchableMatch;
import eightfold.volity.village.TwinVillage.Holder;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Two tables that differ in what a client's seat cannot see alone. At both the same is done at the
 * same times, for as long as the engine shows that seat the same; so long each stanza to it, and to
 * a client that watches, has to be the same, at the same millisecond.
 */
public final class TwinTables {
  private static final int MOST_ACTS = 16;

  /** An act of a seat. */
  private record Step(int seat, String line) {}

  private final FastChance chance;
  private final SearchableMatch one;
  private final SearchableMatch other;
  private final int viewer;
  private final List<String> names;
  private int compared;

  private TwinTables(SearchableMatch match, FastChance chance) {
    this.chance = chance;
    this.viewer = chance.below(match.seats());
    this.one = match.determinise(viewer, new FastChance(chance.next()));
    this.other = match.determinise(viewer, new FastChance(chance.next()));
    long shuffles = chance.next();
    one.chance(new FastChance(shuffles));
    other.chance(new FastChance(shuffles));
    this.names = Collections.nCopies(match.seats(), "somebody");
  }

  /**
   * How many moments were compared in which the tables differ and the seat is told the same.
   *
   * @throws AssertionError if somebody is told what they may not know
   */
  public static int compare(Game game, int seats, long seed) {
    FastChance chance = new FastChance(seed);
    SearchableMatch match =
        (SearchableMatch) game.begin(Opening.of(seats), new FastChance(chance.next()));
    List<String> names = Collections.nCopies(seats, "somebody");
    int acts = chance.below(30);
    for (int i = 0; i < acts; i++) {
      SearchableMatch next = match.copy();
      Optional<Step> step = step(next, next, chance);
      if (step.isEmpty()
          || !(next.submit(step.get().seat(), step.get().line(), names) instanceof Reply.Taken)
          || next.standings().dealOver()) {
        break;
      }
      match = next;
    }
    TwinTables twins = new TwinTables(match, chance);
    try {
      twins.run(chance.next());
    } catch (AssertionError e) {
      throw new AssertionError(game.id() + ", " + seats + " seats, seed " + seed, e);
    }
    return twins.compared;
  }

  /** Something that is legal at both. */
  private static Optional<Step> step(Match one, Match other, FastChance chance) {
    List<Step> both = new ArrayList<>();
    for (int seat = 0; seat < one.seats(); seat++) {
      List<String> legal = new ArrayList<>(one.view(seat).legal());
      legal.retainAll(other.view(seat).legal());
      for (String line : legal) {
        both.add(new Step(seat, line));
      }
    }
    return both.isEmpty() ? Optional.empty() : Optional.of(both.get(chance.below(both.size())));
  }

  private boolean engineShowsTheSame() {
    return one.view(viewer).equals(other.view(viewer))
        && one.view(Match.NOBODY).equals(other.view(Match.NOBODY))
        && told(one.openingEvents()).equals(told(other.openingEvents()));
  }

  private List<Event> told(List<Event> events) {
    return events.stream().map(event -> event.toldTo(viewer)).toList();
  }

  private void run(long seed) {
    if (!engineShowsTheSame()) {
      return;
    }
    List<Holder> holders = new ArrayList<>();
    for (int seat = 0; seat < one.seats(); seat++) {
      Holder holder = Holder.values()[chance.below(Holder.values().length)];
      holders.add(seat == viewer ? Holder.CLIENT : holder);
    }
    TwinVillage here = new TwinVillage(one, holders, seed);
    TwinVillage there = new TwinVillage(other, holders, seed);
    same(here, there);
    assertThat(here.ply()).as("the match has begun: " + holders).isEqualTo(one.ply());
    for (int act = 0; act < MOST_ACTS && goesOn(here, there); act++) {
      compared += one.hash() == other.hash() ? 0 : 1;
    }
  }

  /** One act more; false if there is none, or the tables may be told from each other. */
  private boolean goesOn(TwinVillage here, TwinVillage there) {
    Optional<Step> next = step(one, other, chance);
    if (next.isEmpty()) {
      return false;
    }
    Step step = next.get();
    Reply reply = one.submit(step.seat(), step.line(), names);
    Reply twins = other.submit(step.seat(), step.line(), names);
    boolean shownTheSame =
        reply instanceof Reply.Taken taken
            && twins instanceof Reply.Taken others
            && told(taken.events()).equals(told(others.events()))
            && engineShowsTheSame()
            && !one.standings().dealOver();
    if (!shownTheSame) {
      return false;
    }
    here.act(step.seat(), step.line());
    there.act(step.seat(), step.line());
    same(here, there);
    if (here.strayed() || there.strayed() || here.ply() != one.ply()) {
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
