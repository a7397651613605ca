package eightfold.cli;

import eightfold.cli.layout.Layout;
import eightfold.game.EngineVersion;
import eightfold.lab.Estimate;
import eightfold.lab.Plan;
import eightfold.lab.Report;
import eightfold.record.GameRecord;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What a simulation found, for people and as JSON. */
final class ReportText {
  private final Report report;
  private final Plan plan;
  private final Map<String, String> options;
  private final boolean timed;

  /**
   * A text.
   *
   * @param options those that the caller gave
   * @param timed whether it says how long it took
   */
  ReportText(Report report, Map<String, String> options, boolean timed) {
    this.report = report;
    this.plan = report.plan();
    this.options = options;
    this.timed = timed;
  }

  private boolean ofMatches() {
    return plan.unit() == Plan.Unit.MATCHES;
  }

  /** The object that {@code --json} writes (notation, page 6). */
  Map<String, Object> map() {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("version", Version.of());
    map.put("engine", EngineVersion.CURRENT);
    map.put("game", plan.game().id());
    map.put("rules", GameRecord.hashOf(plan.game().ruleBook()));
    map.put("players", plan.seats());
    map.put("options", options);
    map.put("optionsInForce", plan.game().options());
    map.put("bot", String.join(",", plan.bots()));
    map.put("bots", IntStream.range(0, plan.seats()).mapToObj(plan::bot).toList());
    map.put("seed", plan.seed());
    map.put("deals", report.deals());
    map.put("decisions", report.decisions());
    if (timed) {
      map.put("cpuSeconds", report.cpuSeconds());
      map.put("wallSeconds", report.wallSeconds());
      map.put("dealsPerCpuSecond", report.dealsPerCpuSecond());
      map.put("decisionsPerCpuSecond", report.decisionsPerCpuSecond());
    }
    map.put("decisionsPerDeal", estimate(report.decisionsPerDeal()));
    map.put("actsPerDeal", report.actsPerDeal());
    map.put("endings", report.endings());
    map.put("seats", seats(report.seats()));
    if (plan.bots().size() > 1) {
      map.put("places", seats(report.places()));
    }
    if (ofMatches()) {
      Report.Matches matches = report.matches();
      map.put("matches", matches.count());
      map.put("dealsPerMatch", estimate(matches.deals()));
      map.put("matchSeats", seats(matches.seats()));
      if (plan.bots().size() > 1) {
        map.put("matchPlaces", seats(matches.places()));
      }
    }
    return map;
  }

  private static Map<String, Double> estimate(Estimate estimate) {
    Map<String, Double> map = new LinkedHashMap<>();
    map.put("mean", estimate.mean());
    map.put("se", estimate.se());
    return map;
  }

  private static List<Map<String, Double>> seats(List<Report.Seat> seats) {
    List<Map<String, Double>> list = new ArrayList<>();
    for (Report.Seat seat : seats) {
      Map<String, Double> map = new LinkedHashMap<>();
      map.put("winShare", seat.wins().mean());
      map.put("winShareSe", seat.wins().se());
      map.put("points", seat.points().mean());
      map.put("pointsSe", seat.points().se());
      list.add(map);
    }
    return list;
  }

  /** Lines for people. */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(
        String.format(
            Locale.ROOT,
            "%s, %s (%s), %s, seed %d",
            plan.game().name(),
            Seats.text(plan.seats()),
            String.join(", ", plan.bots()),
            ofMatches()
                ? String.format(
                    Locale.ROOT,
                    "%,d matches of %s deals",
                    plan.count(),
                    plusMinus(report.matches().deals()))
                : String.format(Locale.ROOT, "%,d deals", plan.count()),
            plan.seed()));
    lines.addAll(Layout.wrapped("decisions a deal", plusMinus(report.decisionsPerDeal())));
    lines.addAll(Layout.wrapped("acts a deal     ", named(report.actsPerDeal(), "")));
    Map<String, Double> percent = new LinkedHashMap<>();
    report.endings().forEach((ending, share) -> percent.put(ending, 100 * share));
    lines.addAll(Layout.wrapped("endings         ", named(percent, " %")));
    lines.add("");
    lines.addAll(table("deals, in order of play", report.seats(), false));
    if (plan.bots().size() > 1) {
      lines.addAll(table("deals, by seat", report.places(), true));
    }
    if (ofMatches()) {
      lines.addAll(table("matches, in order of play", report.matches().seats(), false));
      if (plan.bots().size() > 1) {
        lines.addAll(table("matches, by seat", report.matches().places(), true));
      }
    }
    if (timed) {
      lines.add("");
      lines.add(
          String.format(
              Locale.ROOT,
              "%,.0f deals and %,.0f decisions a second of CPU time; %.2f s of it in %.2f s",
              report.dealsPerCpuSecond(),
              report.decisionsPerCpuSecond(),
              report.cpuSeconds(),
              report.wallSeconds()));
    }
    return lines;
  }

  private List<String> table(String heading, List<Report.Seat> seats, boolean bySeat) {
    List<String> lines = new ArrayList<>();
    lines.add(Layout.pad(heading, 28) + Layout.right("won", 18) + Layout.right("points", 22));
    for (int i = 0; i < seats.size(); i++) {
      String who =
          bySeat ? "seat " + i + " (" + plan.bot(i) + ")" : i == 0 ? "eldest hand" : "" + i;
      Report.Seat seat = seats.get(i);
      lines.add(
          Layout.pad("  " + who, 28)
              + Layout.right(
                  String.format(
                      Locale.ROOT,
                      "%.2f %% ± %.2f",
                      100 * seat.wins().mean(),
                      100 * seat.wins().se()),
                  18)
              + Layout.right(plusMinus(seat.points()), 22));
    }
    return lines;
  }

  private static String plusMinus(Estimate estimate) {
    return String.format(Locale.ROOT, "%.2f ± %.2f", estimate.mean(), estimate.se());
  }

  private static String named(Map<String, Double> numbers, String unit) {
    return numbers.entrySet().stream()
        .map(
            entry ->
                String.format(Locale.ROOT, "%s %.2f%s", entry.getKey(), entry.getValue(), unit))
        .collect(Collectors.joining(", "));
  }
}
