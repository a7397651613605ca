package eightfold.lab;

import eightfold.game.Match;
import eightfold.game.Standings;
import eightfold.game.Verb;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What one thread has counted. Every sum is of whole numbers, so that merging the threads' tallies
 * gives the same whatever thread played which deal.
 */
final class DealTally {
  /** What every report names, also where it did not happen. */
  private static final List<String> ALWAYS_ACTS =
      List.of("play", "draw", "pass", "declare", "call", "catch");

  private static final List<String> ALWAYS_ENDINGS = List.of("out", "blocked", "limit");

  private final int seats;
  private long deals;
  private long decisions;
  private long decisionsSquared;
  private final List<Verb> verbs;
  private final long[] acts;
  private final List<String> endings = new ArrayList<>();
  private long[] ended = new long[0];
  private long matches;
  private long dealsSquared;

  /** By place in the order of play, and by seat of the table. */
  private final SeatSums dealsByPlace;

  private final SeatSums dealsBySeat;
  private final SeatSums matchesByPlace;
  private final SeatSums matchesBySeat;

  DealTally(int seats, List<Verb> verbs) {
    this.seats = seats;
    this.verbs = List.copyOf(verbs);
    acts = new long[verbs.size()];
    dealsByPlace = new SeatSums(seats);
    dealsBySeat = new SeatSums(seats);
    matchesByPlace = new SeatSums(seats);
    matchesBySeat = new SeatSums(seats);
  }

  /** Acts of seats in all deals so far. */
  long decisions() {
    return decisions;
  }

  /** Counts acts of a deal. */
  void acts(Verb verb, int count) {
    acts[verbs.indexOf(verb)] += count;
  }

  /** Counts a deal that has ended. */
  void deal(Match match, int itsDecisions) {
    deals++;
    decisions += itsDecisions;
    decisionsSquared += (long) itsDecisions * itsDecisions;
    ended(match.ending(), 1);
    TurnOrder order = TurnOrder.of(match);
    for (int seat = 0; seat < seats; seat++) {
      boolean won = match.wonDeal(seat);
      int scored = match.scored(seat);
      dealsByPlace.add(order.place(seat), won, scored);
      dealsBySeat.add(seat, won, scored);
    }
    dealsByPlace.close();
    dealsBySeat.close();
  }

  /** Counts a match that has ended: the order of its first deal, and how many deals it took. */
  void match(Match match, TurnOrder order, long itsDeals) {
    matches++;
    dealsSquared += itsDeals * itsDeals;
    Standings standings = match.standings();
    for (int seat = 0; seat < seats; seat++) {
      boolean won = standings.matchWinners().contains(seat);
      int score = standings.score().get(seat);
      matchesByPlace.add(order.place(seat), won, score);
      matchesBySeat.add(seat, won, score);
    }
    matchesByPlace.close();
    matchesBySeat.close();
  }

  private void ended(String ending, long count) {
    int index = endings.indexOf(ending);
    if (index < 0) {
      index = endings.size();
      endings.add(ending);
      ended = Arrays.copyOf(ended, endings.size());
    }
    ended[index] += count;
  }

  void merge(DealTally other) {
    deals += other.deals;
    decisions += other.decisions;
    decisionsSquared += other.decisionsSquared;
    for (int verb = 0; verb < acts.length; verb++) {
      acts[verb] += other.acts[verb];
    }
    for (int i = 0; i < other.ended.length; i++) {
      ended(other.endings.get(i), other.ended[i]);
    }
    matches += other.matches;
    dealsSquared += other.dealsSquared;
    dealsByPlace.merge(other.dealsByPlace);
    dealsBySeat.merge(other.dealsBySeat);
    matchesByPlace.merge(other.matchesByPlace);
    matchesBySeat.merge(other.matchesBySeat);
  }

  Report report(Plan plan, double cpuSeconds, double wallSeconds) {
    return new Report(
        plan,
        deals,
        decisions,
        cpuSeconds,
        wallSeconds,
        Estimate.ofSums(decisions, decisionsSquared, deals),
        actsPerDeal(),
        shares(),
        dealsByPlace.seats(),
        dealsBySeat.seats(),
        new Report.Matches(
            matches,
            Estimate.ofSums(deals, dealsSquared, matches),
            matchesByPlace.seats(),
            matchesBySeat.seats()));
  }

  private Map<String, Double> actsPerDeal() {
    Map<String, Double> means = new LinkedHashMap<>();
    ALWAYS_ACTS.forEach(word -> means.put(word, 0.0));
    for (Verb verb : verbs) {
      long count = acts[verbs.indexOf(verb)];
      if (count > 0) {
        String word = verb.sort() == Verb.Sort.DECLARES ? "declare" : verb.word();
        means.merge(word, (double) count / deals, Double::sum);
      }
    }
    return means;
  }

  private Map<String, Double> shares() {
    Map<String, Double> shares = new LinkedHashMap<>();
    ALWAYS_ENDINGS.forEach(ending -> shares.put(ending, 0.0));
    // by name, not in the order in which threads happened to meet them
    endings.stream()
        .sorted()
        .forEach(name -> shares.put(name, (double) ended[endings.indexOf(name)] / deals));
    return shares;
  }
}
