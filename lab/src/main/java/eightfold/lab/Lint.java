package eightfold.lab;

import eightfold.bots.Playout;
import eightfold.bots.Policy;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.lab.DeadEnd.Kind;
import eightfold.lab.DeadEnd.Step;
import eightfold.lab.Deals.Choice;
import eightfold.lab.Deals.Line;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * Looks for positions of a game that cannot go on: reaches positions by playing shuffled deals at
 * random, and goes from each breadth-first through all that any seat may do. What it finds, it
 * makes as short as it can. It finds no dead end that is rare enough: it is a search with bounds,
 * and no proof.
 */
public final class Lint {
  /** Positions looked at in one deal. */
  private static final int PER_DEAL = 8;

  /** Deals in which a lack of any end is looked for, and how often each is tried. */
  private static final int TRIED_DEALS = 12;

  private static final int TRIES = 16;

  /** How many ways on are looked at from a position at most. */
  private static final int MOST_NODES = 400;

  /** Seeds short enough to be read to somebody. */
  private static final long SEEDS = 1L << 40;

  private final Deals deals;
  private final Bounds bounds;
  private final Circles circles;
  private final List<DeadEnd> found = new ArrayList<>();

  /**
   * How far to look.
   *
   * @param seed from which everything follows
   * @param positions how many positions to look on from
   * @param depth how many acts to look on from each
   */
  public record Bounds(long seed, int positions, int depth) {
    public Bounds {
      if (positions < 1 || depth < 0) {
        throw new IllegalArgumentException(positions + " positions, depth " + depth);
      }
    }
  }

  private Lint(Deals deals, Bounds bounds) {
    this.deals = deals;
    this.bounds = bounds;
    circles = new Circles(deals);
  }

  /**
   * The dead ends of a game with so many seats, of each kind the one with the shortest way; none
   * where nothing was found within the bounds.
   *
   * @throws eightfold.game.SetupException if so many seats cannot play this game
   */
  public static List<DeadEnd> search(Game game, int seats, Bounds bounds) {
    Lint lint = new Lint(new Deals(game, seats), bounds);
    lint.search();
    return List.copyOf(lint.found);
  }

  private void search() {
    int looked = 0;
    for (long deal = 0; looked < bounds.positions(); deal++) {
      long seed = Math.floorMod(Seeds.nth(bounds.seed(), deal), SEEDS);
      FastChance chance = new FastChance(Seeds.bot(seed, 0));
      Policy policy = deal % 2 == 0 ? Policy.EAGER : Policy.RANDOM;
      int most = Math.min(PER_DEAL, bounds.positions() - looked);
      boolean limit = walk(deals.begin(seed), seed, policy, chance, most);
      looked += most;
      if (deal < TRIED_DEALS && limit && noEnd(seed, chance)) {
        keep(new DeadEnd(Kind.NO_END, deals.seats(), seed, List.of(), List.of()));
      }
    }
  }

  /** Plays a deal and looks around on the way; whether it ended by the limit of acts. */
  private boolean walk(Match match, long seed, Policy policy, FastChance chance, int most) {
    List<Step> way = new ArrayList<>();
    int looked = 0;
    while (!Deals.over(match)) {
      boolean look = looked < most && (looked == 0 || chance.below(PER_DEAL) == 0);
      if (look) {
        looked++;
        look(new Line(match.copy(), seed, way));
      }
      List<Choice> choices = deals.choices(match);
      if (choices.isEmpty()) {
        look(new Line(match, seed, way));
        return false;
      }
      Choice choice = RandomWalks.choose(match, choices, policy, chance);
      way.add(Deals.step(match, choice));
      match.apply(choice.seat(), choice.act());
    }
    return byLimit(match);
  }

  private boolean byLimit(Match match) {
    return match.ending().equals("limit") && match.ply() >= deals.plyLimit();
  }

  /** Whether all ways of playing a deal that were tried end by the limit of acts. */
  private boolean noEnd(long seed, FastChance chance) {
    for (int i = 0; i < TRIES; i++) {
      Match match = deals.begin(seed);
      new Playout(match, i % 2 == 0 ? Policy.EAGER : Policy.RANDOM).playDeal(chance);
      if (!byLimit(match)) {
        return false;
      }
    }
    return true;
  }

  /** Goes breadth-first from a position; the first dead end on the way is the nearest. */
  private void look(Line from) {
    Deque<Line> open = new ArrayDeque<>();
    open.add(from);
    int nodes = 0;
    while (!open.isEmpty()) {
      Line line = open.remove();
      List<Choice> choices = deals.choices(line.match());
      Optional<DeadEnd> end = deadEnd(line, choices);
      if (end.isPresent()) {
        keep(shortened(end.get()));
        return;
      }
      if (line.way().size() - from.way().size() >= bounds.depth()) {
        continue;
      }
      for (Choice choice : choices) {
        if (nodes++ >= MOST_NODES) {
          break;
        }
        List<Step> way = new ArrayList<>(line.way());
        way.add(Deals.step(line.match(), choice));
        Match next = Deals.after(line.match(), choice);
        if (!Deals.over(next)) {
          open.add(new Line(next, line.seed(), way));
        }
      }
    }
  }

  private Optional<DeadEnd> deadEnd(Line line, List<Choice> choices) {
    if (choices.isEmpty()) {
      return Optional.of(deadEnd(Kind.NOBODY_CAN_ACT, line, List.of()));
    }
    return circles.from(line.match()).map(round -> deadEnd(Kind.NOTHING_CHANGES, line, round));
  }

  private DeadEnd deadEnd(Kind kind, Line line, List<Step> round) {
    return new DeadEnd(kind, deals.seats(), line.seed(), line.way(), round);
  }

  /** Leaves out of the way what is not needed, from the largest pieces down to single acts. */
  private DeadEnd shortened(DeadEnd end) {
    DeadEnd best = end;
    for (int piece = Math.max(1, end.way().size() / 2); piece > 0; piece /= 2) {
      for (int at = best.way().size() - piece; at >= 0; at -= piece) {
        if (at + piece > best.way().size()) {
          continue;
        }
        List<Step> way = new ArrayList<>(best.way());
        way.subList(at, at + piece).clear();
        best = again(best, way).orElse(best);
      }
    }
    return best;
  }

  /** The dead end of the same kind at the end of this way, if it is one and the way is shorter. */
  private Optional<DeadEnd> again(DeadEnd end, List<Step> way) {
    return deals
        .replay(end.seed(), way)
        .filter(line -> line.way().size() < end.way().size())
        .flatMap(line -> deadEnd(line, deals.choices(line.match())))
        .filter(other -> other.kind() == end.kind());
  }

  private void keep(DeadEnd end) {
    Optional<DeadEnd> before = found.stream().filter(f -> f.kind() == end.kind()).findFirst();
    if (before.isEmpty() || before.get().way().size() > end.way().size()) {
      before.ifPresent(found::remove);
      found.add(end);
    }
  }
}
