package eightfold.bots;

import eightfold.game.Chance;
import eightfold.game.FastChance;
import eightfold.game.Match;
import eightfold.game.Verb;
import eightfold.playout.FastTable;
import eightfold.playout.PlayoutMatch;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Plays deals to the end with a bot in every seat, by the numbers of acts: the bots know and hear
 * what they do at a table, and decide alike, but nothing is put into words. After each act the seat
 * that made it is asked first whether it calls, then the others in turn order whether they catch or
 * challenge; then the seat to act acts. What is to be grabbed goes to the seats in an order of
 * chance, the seat to act among them.
 */
public final class BotPlayout {
  private final Match match;
  private final FastTable table;
  private final Seats seats;
  private final ActList acts = new ActList();
  private final List<Verb> verbs;
  private final int[] counts;
  private int decisions;

  private BotPlayout(Match match, FastTable table, Seats seats) {
    this.match = match;
    verbs = match.game().verbs();
    counts = new int[verbs.size()];
    this.table = table;
    this.seats = seats;
  }

  /**
   * Bots at a match.
   *
   * @param names a bot for each seat
   * @return empty where the match is told in words alone
   */
  public static Optional<BotPlayout> at(Match match, List<String> names) {
    Seats seats = new Seats();
    names.forEach(name -> seats.bots.add(Bots.fast(name)));
    names.forEach(name -> seats.chances.add(new FastChance(0)));
    return match instanceof PlayoutMatch playout
        ? playout.fastTable(seats).map(table -> new BotPlayout(match, table, seats))
        : Optional.empty();
  }

  /** The bots, their generators, and what all of them hear. */
  private static final class Seats implements FastTable.Listener {
    private final List<FastBot> bots = new ArrayList<>();
    private final List<FastChance> chances = new ArrayList<>();

    @Override
    public void dealt(int seat, int cards) {
      for (FastBot bot : bots) {
        bot.dealt(seat, cards);
      }
    }

    @Override
    public void played(int seat, int kind) {
      for (FastBot bot : bots) {
        bot.played(seat, kind);
      }
    }

    @Override
    public void declared(int seat) {
      for (FastBot bot : bots) {
        bot.declared(seat);
      }
    }

    @Override
    public void skipped(int seat) {
      for (FastBot bot : bots) {
        bot.skipped(seat);
      }
    }

    @Override
    public void drew(int seat, int cards) {
      for (FastBot bot : bots) {
        bot.drew(seat, cards);
      }
    }
  }

  /** Begins a match; the bots forget the one before. */
  public void begin(long seed) {
    seats.bots.forEach(FastBot::forget);
    table.restart(seed);
  }

  /** Gives the generator of a seat's bot another seed. */
  public void reseed(int seat, long seed) {
    seats.chances.get(seat).reseed(seed);
  }

  /** Begins the next deal of the match. */
  public void nextDeal(Chance chance) {
    table.nextDeal(chance);
  }

  /**
   * Plays the running deal to its end.
   *
   * @param quickness says who is first where all may grab
   */
  public void playDeal(FastChance quickness) {
    decisions = 0;
    Arrays.fill(counts, 0);
    int last = match.turn();
    while (match.turn() != Match.NOBODY) {
      int turn = match.turn();
      acts.fill(match, table, turn);
      boolean race = acts.grab != ActList.NONE;
      int first = race ? quickness.below(match.seats()) : last;
      int reacted = react(first, race, turn);
      if (reacted == Match.NOBODY) {
        acts.fill(match, table, turn);
        if (!answered(turn)) {
          throw new IllegalStateException("a bot would not act");
        }
        reacted = turn;
      }
      last = reacted;
    }
  }

  /** Asks who is not to act, in a race all, whether it calls or the like; who did, or NOBODY. */
  private int react(int first, boolean race, int turn) {
    for (int i = 0; i < match.seats(); i++) {
      int seat = (first + i) % match.seats();
      if ((race || seat != turn) && acts.fill(match, table, seat) > 0 && answered(seat)) {
        return seat;
      }
    }
    return Match.NOBODY;
  }

  /** Asks a seat, whose acts are listed, and does what it wants; whether it wanted anything. */
  private boolean answered(int seat) {
    int chosen = seats.bots.get(seat).choose(table, seat, acts, seats.chances.get(seat));
    if (chosen == ActList.NONE) {
      return false;
    }
    counts[acts.places[chosen]]++;
    decisions++;
    table.applyUnchecked(seat, acts.acts[chosen]);
    return true;
  }

  /** How many acts the seats have made in the deal last played. */
  public int decisions() {
    return decisions;
  }

  /** How many of them had this verb. */
  public int decisions(Verb verb) {
    return counts[verbs.indexOf(verb)];
  }
}
