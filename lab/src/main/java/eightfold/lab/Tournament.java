package eightfold.lab;

import eightfold.bots.Bot;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.View;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongConsumer;

/**
 * Bots that play equal deals: each deal is played as often as there are bots, and each time they
 * move up one seat, so that all of them have had the cards of every seat. What a bot wins over one
 * deal, all seatings together, is one result; the deals are independent of each other.
 *
 * @param game the game with its options
 * @param seats number of seats
 * @param entrants the bots; where there are more seats, they sit in turn
 * @param deals how many deals
 * @param seed from which each deal has a seed of its own
 */
public record Tournament(Game game, int seats, List<Entrant> entrants, int deals, long seed) {
  public Tournament {
    entrants = List.copyOf(entrants);
    if (entrants.size() < 2 || entrants.size() > seats) {
      throw new IllegalArgumentException(entrants.size() + " bots in " + seats + " seats");
    }
    if (deals < 1) {
      throw new IllegalArgumentException(deals + " deals");
    }
  }

  /**
   * What came of it.
   *
   * @param decisionsPerDeal how long a deal is
   * @param endings share of deals that ended so
   * @param scores of each bot, in their order
   */
  public record Result(Estimate decisionsPerDeal, Map<String, Double> endings, List<Score> scores) {
    public Result {
      endings = new LinkedHashMap<>(endings);
      scores = List.copyOf(scores);
    }
  }

  /**
   * What came of one bot.
   *
   * @param name the bot
   * @param wins share of its deals that it won, or shared
   * @param points mean points of a deal
   * @param lead how much more of its deals the first bot won, deal by deal; the first one's is 0
   */
  public record Score(String name, Estimate wins, Estimate points, Estimate lead) {}

  /**
   * Plays all of it, one act after the other.
   *
   * @param progress is told how many deals are played, each seating for itself
   */
  public Result play(LongConsumer progress) {
    DealTally tally = new DealTally(seats, game.verbs());
    int[][] wins = new int[entrants.size()][deals];
    int[][] points = new int[entrants.size()][deals];
    for (int seating = 0; seating < entrants.size(); seating++) {
      List<Player> players = new ArrayList<>();
      try {
        for (int seat = 0; seat < seats; seat++) {
          players.add(entrants.get(sitting(seat, seating)).players().get());
        }
        Table table = new Table(players, seating + 1);
        for (int deal = 0; deal < deals; deal++) {
          Match match = table.play(deal, tally);
          for (int seat = 0; seat < seats; seat++) {
            wins[sitting(seat, seating)][deal] += match.wonDeal(seat) ? 1 : 0;
            points[sitting(seat, seating)][deal] += match.scored(seat);
          }
          progress.accept((long) seating * deals + deal + 1);
        }
      } finally {
        players.forEach(Player::close);
      }
    }
    Report whole = tally.report(Plan.deals(game, seats, "random", deals, seed), 0, 0);
    List<Score> scores = new ArrayList<>();
    for (int i = 0; i < entrants.size(); i++) {
      scores.add(
          new Score(
              entrants.get(i).name(),
              mean(wins[i], new int[deals]),
              mean(points[i], new int[deals]),
              mean(wins[0], wins[i])));
    }
    return new Result(whole.decisionsPerDeal(), whole.endings(), scores);
  }

  /** Which bot sits there. */
  private int sitting(int seat, int seating) {
    return (seat + seating) % entrants.size();
  }

  /** The mean of what is more here than there, for one of its seats. */
  private Estimate mean(int[] here, int[] there) {
    long sum = 0;
    long squares = 0;
    for (int deal = 0; deal < deals; deal++) {
      long more = (long) here[deal] - there[deal];
      sum += more;
      squares += more * more;
    }
    Estimate all = Estimate.ofSums(sum, squares, deals);
    return new Estimate(all.mean() / seats, all.se() / seats);
  }

  /** The table of one seating. */
  private final class Table {
    private final List<Player> players;
    private final int seating;
    private final BotTable table;
    private int deal;

    Table(List<Player> players, int seating) {
      this.players = players;
      this.seating = seating;
      this.table = new BotTable(game, seats, this::sit);
    }

    private Bot sit(int seat) {
      return players
          .get(seat)
          .sit(new Player.Chair(game, seat, seats, seating, deal + 1, () -> table.match().facts()));
    }

    Match play(int number, DealTally tally) {
      deal = number;
      table.begin(Seeds.nth(seed, number));
      table.playDeal(tally);
      Match match = table.match();
      // as at any table, all hands lie open when the deal is over
      List<View.Hand> open = new ArrayList<>();
      for (int seat = 0; seat < seats; seat++) {
        open.add(match.view(seat).hands().get(seat));
      }
      for (int seat = 0; seat < seats; seat++) {
        players.get(seat).over(match.view(seat).with(open));
      }
      return match;
    }
  }
}
