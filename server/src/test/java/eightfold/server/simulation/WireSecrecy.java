package eightfold.server.simulation;

import eightfold.game.Event;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.game.Reply;
import eightfold.game.SearchableMatch;
import eightfold.game.View;
import eightfold.server.simulation.TwinTable.Holder;
import eightfold.server.simulation.TwinTable.Sent;
import java.util.ArrayList;
import java.util.Collections;
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

  /** An act of a seat. */
  private record Step(int seat, String line) {}

  private final FastChance chance;
  private final SearchableMatch one;
  private final SearchableMatch other;
  private final int viewer;
  private final List<String> names;
  private final List<Holder> holders = new ArrayList<>();
  private final boolean changes;
  private int compared;

  private WireSecrecy(SearchableMatch match, FastChance chance) {
    this.chance = chance;
    this.viewer = chance.below(match.seats());
    this.one = match.determinise(viewer, new FastChance(chance.next()));
    this.other = match.determinise(viewer, new FastChance(chance.next()));
    long shuffles = chance.next();
    one.chance(new FastChance(shuffles));
    other.chance(new FastChance(shuffles));
    this.names = names(match.seats());
    this.changes = chance.below(2) == 0;
    for (int seat = 0; seat < match.seats(); seat++) {
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
    SearchableMatch match =
        (SearchableMatch) game.begin(Opening.of(seats), new FastChance(chance.next()));
    int acts = chance.below(30);
    for (int i = 0; i < acts; i++) {
      SearchableMatch next = match.copy();
      Optional<Step> step = step(next, next, chance);
      if (step.isEmpty()
          || !(next.submit(step.get().seat(), step.get().line(), names(seats))
              instanceof Reply.Taken)
          || next.standings().dealOver()) {
        break;
      }
      match = next;
    }
    WireSecrecy twins = new WireSecrecy(match, chance);
    try {
      twins.run(chance.next());
    } catch (AssertionError e) {
      throw new AssertionError(game.id() + ", " + seats + " seats, seed " + seed, e);
    }
    return twins.compared;
  }

  private static List<String> names(int seats) {
    return Collections.nCopies(seats, "somebody");
  }

  /** Something that is legal at both. */
  private static Optional<Step> step(Match one, Match other, FastChance chance) {
    List<Step> both = new ArrayList<>();
    for (int seat = 0; seat < one.seats(); seat++) {
      View view = one.view(seat);
      List<String> legal = new ArrayList<>(view.legal());
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
    OptionalInt clock = chance.below(3) == 0 ? OptionalInt.of(10) : OptionalInt.empty();
    TwinTable here = new TwinTable(one, holders, clock, seed);
    TwinTable there = new TwinTable(other, holders, clock, seed);
    here.begin(changes);
    there.begin(changes);
    same(here, there);
    for (int act = 0; act < MOST_ACTS && goesOn(here, there); act++) {
      compared += one.hash() == other.hash() ? 0 : 1;
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
    Optional<Step> next = step(one, other, chance);
    if (next.isEmpty()) {
      return false;
    }
    Step step = next.get();
    int ply = one.ply();
    Reply reply = one.submit(step.seat(), step.line(), names);
    Reply twins = other.submit(step.seat(), step.line(), names);
    boolean same =
        reply instanceof Reply.Taken taken
            && twins instanceof Reply.Taken others
            && told(taken.events()).equals(told(others.events()))
            && engineShowsTheSame()
            && !one.standings().dealOver();
    if (!same) {
      return false;
    }
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
    return here.strayedAt() == Long.MAX_VALUE && here.ply() == one.ply();
  }

  private void same(TwinTable here, TwinTable there) {
    if (here.strayedAt() != there.strayedAt()) {
      throw new AssertionError(
          "a bot is asked at " + here.strayedAt() + ", at the twin at " + there.strayedAt());
    }
    for (String who : List.of("seat " + viewer, "watcher", "watcher of changes")) {
      List<Sent> mine = here.sentTo(who);
      List<Sent> twins = there.sentTo(who);
      for (int i = 0; i < Math.max(mine.size(), twins.size()); i++) {
        Sent a = i < mine.size() ? mine.get(i) : new Sent(0, "nothing");
        Sent b = i < twins.size() ? twins.get(i) : new Sent(0, "nothing");
        if (!a.equals(b)) {
          throw new AssertionError(who + " is told " + a + "\nbut at the twin " + b);
        }
      }
    }
  }
}
