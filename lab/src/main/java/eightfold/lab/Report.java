package eightfold.lab;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a simulation found.
 *
 * @param plan what was played
 * @param deals how many deals
 * @param decisions how many acts of seats, all deals together; what the game does by itself is none
 * @param cpuSeconds CPU time of the whole process from the first deal to the last, compiler and
 *     collector included
 * @param wallSeconds the time on the clock meanwhile
 * @param decisionsPerDeal how long a deal is
 * @param actsPerDeal mean number of acts a deal, by verb; declarations of a suit and of a rank
 *     together
 * @param endings share of deals that ended so
 * @param seats results of deals by place in the order of play: the first is the eldest hand
 * @param places results of deals by seat of the table, whoever dealt: the n-th bot's
 * @param matches results of matches; zero matches where deals were played
 */
public record Report(
    Plan plan,
    long deals,
    long decisions,
    double cpuSeconds,
    double wallSeconds,
    Estimate decisionsPerDeal,
    Map<String, Double> actsPerDeal,
    Map<String, Double> endings,
    List<Seat> seats,
    List<Seat> places,
    Matches matches) {
  /**
   * One seat's results.
   *
   * @param wins share of deals or matches that it won or shared
   * @param points mean points
   */
  public record Seat(Estimate wins, Estimate points) {}

  /**
   * Results of matches.
   *
   * @param count how many were played
   * @param deals how many deals a match took
   * @param seats by place in the order of play of the first deal
   * @param places by seat of the table
   */
  public record Matches(long count, Estimate deals, List<Seat> seats, List<Seat> places) {
    public Matches {
      seats = List.copyOf(seats);
      places = List.copyOf(places);
    }
  }

  public Report {
    actsPerDeal = Collections.unmodifiableMap(new LinkedHashMap<>(actsPerDeal));
    endings = Collections.unmodifiableMap(new LinkedHashMap<>(endings));
    seats = List.copyOf(seats);
    places = List.copyOf(places);
  }

  /** Share of deals that ended so. */
  public double ending(String how) {
    return endings.getOrDefault(how, 0.0);
  }

  /** Mean number of acts a deal with this verb. */
  public double acts(String verb) {
    return actsPerDeal.getOrDefault(verb, 0.0);
  }

  /** Deals per second of CPU time. */
  public double dealsPerCpuSecond() {
    return rate(deals);
  }

  /** Decisions per second of CPU time. */
  public double decisionsPerCpuSecond() {
    return rate(decisions);
  }

  private double rate(long count) {
    return cpuSeconds > 0 ? count / cpuSeconds : 0;
  }
}
