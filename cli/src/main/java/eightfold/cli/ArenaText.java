package eightfold.cli;

import eightfold.cli.arena.Foul;
import eightfold.cli.arena.Fouls;
import eightfold.cli.layout.Layout;
import eightfold.lab.Estimate;
import eightfold.lab.Tournament;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What came of a tournament, for people and as JSON. */
final class ArenaText {
  /** So many standard errors to either side hold the true mean 95 times in a hundred. */
  private static final double INTERVAL = 1.96;

  private static final int NAME = 28;
  private static final int COLUMN = 18;

  private final Tournament tournament;
  private final Tournament.Result result;
  private final Fouls fouls;
  private final Map<String, String> options;

  ArenaText(
      Tournament tournament, Tournament.Result result, Fouls fouls, Map<String, String> options) {
    this.tournament = tournament;
    this.result = result;
    this.fouls = fouls;
    this.options = options;
  }

  /** The object that {@code --json} writes. */
  Map<String, Object> map() {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("game", tournament.game().id());
    map.put("players", tournament.seats());
    map.put("options", options);
    map.put("seed", tournament.seed());
    map.put("deals", tournament.deals());
    map.put("seatings", tournament.entrants().size());
    map.put("decisionsPerDeal", result.decisionsPerDeal().mean());
    map.put("endings", result.endings());
    List<Map<String, Object>> bots = new ArrayList<>();
    for (Tournament.Score score : result.scores()) {
      Map<String, Object> bot = new LinkedHashMap<>();
      bot.put("bot", score.name());
      put(bot, "winShare", score.wins());
      put(bot, "points", score.points());
      put(bot, "firstBotsLead", score.lead());
      bot.put("fouls", fouls(score.name()));
      bots.add(bot);
    }
    map.put("bots", bots);
    return map;
  }

  private static void put(Map<String, Object> map, String name, Estimate estimate) {
    map.put(name, estimate.mean());
    map.put(name + "Se", estimate.se());
  }

  private Map<String, Long> fouls(String bot) {
    Map<String, Long> counts = new LinkedHashMap<>();
    for (Foul.Kind kind : Foul.Kind.values()) {
      counts.put(kind.name().toLowerCase(Locale.ROOT), fouls.of(bot, kind));
    }
    return counts;
  }

  /** Lines for people. */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(
        String.format(
            Locale.ROOT,
            "%s, %s, %,d deals, each played %d times with the seats exchanged, seed %d",
            tournament.game().name(),
            Seats.text(tournament.seats()),
            tournament.deals(),
            tournament.entrants().size(),
            tournament.seed()));
    lines.add("");
    lines.add(
        Layout.pad("95 % intervals", NAME)
            + Layout.right("won", COLUMN)
            + Layout.right("points", COLUMN)
            + Layout.right("fouls", 8));
    for (Tournament.Score score : result.scores()) {
      long all = fouls(score.name()).values().stream().mapToLong(Long::longValue).sum();
      lines.add(
          Layout.pad("  " + shortened(score.name()), NAME)
              + Layout.right(percent(score.wins()), COLUMN)
              + Layout.right(plusMinus("%.2f ± %.2f", score.points(), 1), COLUMN)
              + Layout.right(String.format(Locale.ROOT, "%,d", all), 8));
    }
    lines.add("");
    for (Tournament.Score score : result.scores().subList(1, result.scores().size())) {
      lines.addAll(
          Layout.wrapped(
              "",
              result.scores().getFirst().name()
                  + " won "
                  + percent(new Estimate(Math.abs(score.lead().mean()), score.lead().se()))
                  + (score.lead().mean() < 0 ? " less than " : " more than ")
                  + score.name()));
    }
    return lines;
  }

  private static String shortened(String name) {
    int most = NAME - 4;
    // what tells two commands apart mostly stands at the end
    return name.length() <= most ? name : "…" + name.substring(name.length() - most + 1);
  }

  private static String percent(Estimate share) {
    return plusMinus("%.2f %% ± %.2f", share, 100);
  }

  private static String plusMinus(String form, Estimate estimate, double factor) {
    return String.format(
        Locale.ROOT, form, factor * estimate.mean(), factor * INTERVAL * estimate.se());
  }
}
