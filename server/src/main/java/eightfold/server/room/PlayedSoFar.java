package eightfold.server.room;

import eightfold.game.Event;
import eightfold.game.Standings;
import eightfold.protocol.Page;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Adds up what the players of a table have done there, from its facts. A deal that runs, or was
 * broken off, does not count, nor does one that is played again; where one who plays alone takes
 * acts back after its end, it counts as it ended first.
 */
public final class PlayedSoFar {
  private static final Map<String, Counted> COUNTED =
      Map.of("played", Counted.PLAYED, "drew", Counted.DRAWN, "caught", Counted.CAUGHT);

  private final Map<Who, int[]> sums = new LinkedHashMap<>();

  /** What has happened in the deal, by fact. */
  private final List<List<NumberedEvent>> ofTheDeal = new ArrayList<>();

  private final boolean repeatedToo;
  private boolean counted;
  private RoomTable table;
  private int matches;
  private int deals;

  /** What is counted of a player. */
  private enum Counted {
    MATCHES,
    MATCHES_WON,
    DEALS,
    DEALS_WON,
    POINTS,
    PLAYED,
    DRAWN,
    CAUGHT
  }

  private record Who(String name, String kind) {}

  private PlayedSoFar(RoomTable opened, boolean repeatedToo) {
    this.table = opened;
    this.repeatedToo = repeatedToo;
  }

  /**
   * The sums.
   *
   * @param opened the table as it was opened
   * @param facts what came after that
   */
  public static Page.Statistics of(RoomTable opened, List<Fact.Dated> facts) {
    return whole(new PlayedSoFar(opened, false), facts);
  }

  /** The same of a record, whose deals all count: it is about them and no others. */
  public static Page.Statistics of(RecordedTable table) {
    return whole(new PlayedSoFar(table.opened(), true), table.facts());
  }

  private static Page.Statistics whole(PlayedSoFar all, List<Fact.Dated> facts) {
    for (Fact.Dated fact : facts) {
      all.take(fact);
    }
    return all.whole();
  }

  private void take(Fact.Dated dated) {
    RoomTable before = table;
    table = table.after(dated);
    if (table.standings().isEmpty()) {
      return;
    }
    if (table.matches() != before.matches() || dealOf(table) != dealOf(before)) {
      ofTheDeal.clear();
      counted = table.firstDeal().isRepeated() && !repeatedToo;
    }
    if (dated.fact() instanceof Fact.TookBack) {
      ofTheDeal.removeLast();
    } else if (table.number() > before.number()) {
      ofTheDeal.add(List.copyOf(table.events().since(before.number())));
    }
    boolean over = table.standings().get().dealOver() && table.stopped().isEmpty();
    if (over && before.isRunning() && !counted) {
      // whoever waited for a bot's seat has it now, and has not played the deal
      count(before.chairs(), table.standings().get());
      counted = true;
    }
  }

  private static int dealOf(RoomTable table) {
    return table.standings().map(Standings::deal).orElse(0);
  }

  private void count(List<Chair> chairs, Standings end) {
    deals++;
    matches += end.over() ? 1 : 0;
    for (int seat = 0; seat < table.running().seats(); seat++) {
      int[] sum = of(chairs.get(seat), table.players().get(seat));
      add(sum, Counted.DEALS, 1);
      add(sum, Counted.DEALS_WON, end.dealWinners().contains(seat) ? 1 : 0);
      add(sum, Counted.POINTS, end.scored().get(seat));
      add(sum, Counted.MATCHES, end.over() ? 1 : 0);
      add(sum, Counted.MATCHES_WON, end.over() && end.matchWinners().contains(seat) ? 1 : 0);
    }
    for (NumberedEvent numbered : ofTheDeal.stream().flatMap(List::stream).toList()) {
      Event event = numbered.event();
      Counted what = COUNTED.get(event.verb());
      if (what != null && event.seat() != Event.NOBODY) {
        int[] sum = of(chairs.get(event.seat()), table.players().get(event.seat()));
        add(sum, what, what == Counted.DRAWN ? Integer.parseInt(event.words().getFirst()) : 1);
      }
    }
  }

  private int[] of(Chair chair, String name) {
    Who who = new Who(name, chair.isBot() ? "bot" : "person");
    return sums.computeIfAbsent(who, _ -> new int[Counted.values().length]);
  }

  private static void add(int[] sum, Counted what, int number) {
    sum[what.ordinal()] += number;
  }

  private Page.Statistics whole() {
    List<Page.Statistics.Played> players = new ArrayList<>();
    sums.forEach((who, sum) -> players.add(played(who, sum)));
    return new Page.Statistics(matches, deals, players);
  }

  private static Page.Statistics.Played played(Who who, int[] sum) {
    return new Page.Statistics.Played(
        who.name(),
        who.kind(),
        sum[Counted.MATCHES.ordinal()],
        sum[Counted.MATCHES_WON.ordinal()],
        sum[Counted.DEALS.ordinal()],
        sum[Counted.DEALS_WON.ordinal()],
        sum[Counted.POINTS.ordinal()],
        sum[Counted.PLAYED.ordinal()],
        sum[Counted.DRAWN.ordinal()],
        sum[Counted.CAUGHT.ordinal()]);
  }
}
