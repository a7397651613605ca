package eightfold.lab;

import eightfold.bots.Policy;
import eightfold.game.FastChance;
import eightfold.game.Match;
import eightfold.lab.DeadEnd.Step;
import eightfold.lab.Deals.Choice;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Tells whether play goes round in a circle for good: whatever the seats do, the same cards stay
 * where they are, and the deal does not end but by the limit of acts.
 */
final class Circles {
  /** A circle with more positions than this is not followed. */
  private static final int MOST_POSITIONS = 200;

  /** How often it is played on to the limit: what a position counts need not show. */
  private static final int WALKS = 4;

  private final Deals deals;

  Circles(Deals deals) {
    this.deals = deals;
  }

  /** A way round, if nothing else is possible from here. */
  Optional<List<Step>> from(Match start) {
    // so near the limit nothing but passes may be left to do in any game
    if (start.ply() > deals.plyLimit() / 2
        || deals.choices(start).stream().anyMatch(each -> Deals.movesCards(start, each))) {
      return Optional.empty();
    }
    List<Object> cards = deals.cards(start);
    List<Object> origin = deals.position(start);
    Set<List<Object>> seen = new HashSet<>();
    Deque<Place> open = new ArrayDeque<>();
    Optional<List<Step>> round = Optional.empty();
    open.add(new Place(start, List.of()));
    while (!open.isEmpty()) {
      Place place = open.remove();
      for (Choice choice : deals.choices(place.match())) {
        Match next = Deals.after(place.match(), choice);
        if (Deals.over(next) || !deals.cards(next).equals(cards)) {
          return Optional.empty();
        }
        List<Step> way = new ArrayList<>(place.way());
        way.add(Deals.step(place.match(), choice));
        List<Object> position = deals.position(next);
        if (round.isEmpty() && position.equals(origin)) {
          round = Optional.of(way);
        }
        if (seen.add(position)) {
          open.add(new Place(next, way));
        }
      }
      if (seen.size() > MOST_POSITIONS) {
        return Optional.empty();
      }
    }
    // where nobody can act at last it is no circle, but leads to a dead end of the other kind
    return round.filter(_ -> onlyTheLimitEnds(start, cards));
  }

  private record Place(Match match, List<Step> way) {}

  private boolean onlyTheLimitEnds(Match start, List<Object> cards) {
    for (int i = 0; i < WALKS; i++) {
      FastChance chance = new FastChance(i);
      Match match = start.copy();
      while (!Deals.over(match)) {
        List<Choice> choices = deals.choices(match);
        if (choices.isEmpty()
            || choices.stream().anyMatch(choice -> Deals.movesCards(match, choice))) {
          return false;
        }
        Choice choice = RandomWalks.choose(match, choices, Policy.RANDOM, chance);
        match.apply(choice.seat(), choice.act());
      }
      if (!match.ending().equals("limit") || !deals.cards(match).equals(cards)) {
        return false;
      }
    }
    return true;
  }
}
