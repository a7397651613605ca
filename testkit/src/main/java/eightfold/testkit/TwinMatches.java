package eightfold.testkit;

import eightfold.game.Event;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.game.Reply;
import eightfold.game.SearchableMatch;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Two matches that differ in what a seat cannot see alone, in which the same is done. As long as
 * the engine shows that seat the same, nothing that stands between it and the engine may show it
 * anything else.
 */
public final class TwinMatches {
  private static final int MOST_ACTS_BEFORE = 30;

  /** An act of a seat. */
  public record Step(int seat, String line) {}

  private final FastChance chance;
  private final SearchableMatch one;
  private final SearchableMatch other;
  private final int viewer;

  private TwinMatches(SearchableMatch match, FastChance chance) {
    this.chance = chance;
    this.viewer = chance.below(match.seats());
    this.one = match.determinise(viewer, new FastChance(chance.next()));
    this.other = match.determinise(viewer, new FastChance(chance.next()));
    long shuffles = chance.next();
    one.chance(new FastChance(shuffles));
    other.chance(new FastChance(shuffles));
  }

  /** Twins of a match that has been played for some acts, seen by any of its seats. */
  public static TwinMatches of(Game game, int seats, FastChance chance) {
    SearchableMatch match =
        (SearchableMatch) game.begin(Opening.of(seats), new FastChance(chance.next()));
    int acts = chance.below(MOST_ACTS_BEFORE);
    for (int i = 0; i < acts; i++) {
      SearchableMatch next = match.copy();
      Optional<Step> step = step(next, next, chance);
      if (step.isEmpty()
          || !(submit(next, step.get()) instanceof Reply.Taken)
          || next.standings().dealOver()) {
        break;
      }
      match = next;
    }
    return new TwinMatches(match, chance);
  }

  private static Reply submit(Match match, Step step) {
    return match.submit(step.seat(), step.line(), Collections.nCopies(match.seats(), "somebody"));
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

  /** One of the two; it goes on with each step. */
  public SearchableMatch one() {
    return one;
  }

  /** The other one. */
  public SearchableMatch other() {
    return other;
  }

  /** The seat that cannot tell them from each other. */
  public int viewer() {
    return viewer;
  }

  /** Whether there is anything that the seat cannot see. */
  public boolean differ() {
    return one.hash() != other.hash();
  }

  /** Whether the engine shows the seat, and who watches, the same of both. */
  public boolean shownTheSame() {
    return one.view(viewer).equals(other.view(viewer))
        && one.view(Match.NOBODY).equals(other.view(Match.NOBODY))
        && told(one.openingEvents()).equals(told(other.openingEvents()));
  }

  private List<Event> told(List<Event> events) {
    return events.stream().map(event -> event.toldTo(viewer)).toList();
  }

  /** Does the same at both; empty if there is nothing, or they may be told from each other now. */
  public Optional<Step> goOn() {
    return step(one, other, chance).filter(this::isToldTheSame);
  }

  private boolean isToldTheSame(Step step) {
    Reply reply = submit(one, step);
    Reply twins = submit(other, step);
    return reply instanceof Reply.Taken taken
        && twins instanceof Reply.Taken others
        && told(taken.events()).equals(told(others.events()))
        && shownTheSame()
        && !one.standings().dealOver();
  }
}
