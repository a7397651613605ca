package eightfold.testkit;

import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Position;
import eightfold.play.Acts;
import eightfold.shedding.SheddingMatch;
import eightfold.testkit.Trial.Step;
import eightfold.testkit.oracle.OracleGame;
import eightfold.testkit.oracle.OracleMatch;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Shuffled deals by the hundred at one table, each of which has to keep all promises of the engine
 * (DESIGN 4). It is played on the kernel ({@link PlayedDeal}: conservation, progress) and played
 * again, which has to lead to the same table, with the oracle at its side, which has to come to the
 * same after every act. At one moment of it everything is looked at: all that anybody may know, on
 * both sides; what is refused, and that a refusal changes nothing; a copy, which must not move
 * while the deal goes on, and must then go the same way; and twins, which differ in hidden cards.
 */
final class ManyDeals {
  /** How many of a deal's acts are tried out of place where the deal is looked at. */
  private static final int TRIED = 8;

  /** The lists of legal acts are compared before one act in so many. */
  private static final int LISTED = 4;

  /** How many acts the twins are followed for. */
  private static final int TWINS_ACTS = 6;

  private final Trial trial;
  private final Game game;
  private final SheddingMatch match;
  private final SheddingMatch again;
  private final PlayedDeal played;
  private final OracleShadow shadow;
  private final RandomPlayers random = new RandomPlayers(0);
  private final boolean cheats;
  private Match spare;
  private long[] copied = {};
  private boolean twinsDue;
  private long acts;
  private long twins;

  /** A table for deals of a trial's rules and seats; both programs have taken it. */
  ManyDeals(Trial trial, Game game) {
    this.trial = trial.start(new Trial.Start.Shuffled(0));
    this.game = game;
    this.match = (SheddingMatch) this.trial.begin(game);
    this.again = (SheddingMatch) this.trial.begin(game);
    this.spare = again.copy();
    this.played = new PlayedDeal(match);
    OracleGame oracle = new OracleGame(trial.book(), Map.of());
    this.shadow = new OracleShadow(again, (OracleMatch) this.trial.begin(oracle));
    this.cheats = Invariants.cheating(again);
  }

  /** How many acts were done in all deals together, replays left aside. */
  long acts() {
    return acts;
  }

  /** In how many deals there were twins: a moment that can be said as a position. */
  long twins() {
    return twins;
  }

  /**
   * Plays a number of deals, or fewer where the thread is interrupted; the first that breaks a
   * promise, or nothing.
   */
  Optional<TrialRunner.Result.Failed> play(int deals, long seed) {
    for (int i = 0; i < deals && !Thread.currentThread().isInterrupted(); i++) {
      long own = FastChance.mix(seed + i);
      Optional<String> wrong = deal(own);
      if (wrong.isPresent()) {
        return Optional.of(new TrialRunner.Result.Failed(record(own), wrong.get()));
      }
      acts += played.length();
    }
    return Optional.empty();
  }

  /** What is wrong with the deal of that seed; a program that falls over it is wrong, too. */
  private Optional<String> deal(long seed) {
    try {
      return played.play(seed).or(() -> replay(seed));
    } catch (RuntimeException | AssertionError fall) {
      return Optional.of(DifferentialMatch.told(fall));
    }
  }

  /** What was done in the deal of that seed, in words. */
  private Trial record(long seed) {
    again.restart(seed);
    List<Step> steps = new ArrayList<>();
    for (int ply = 0; ply < played.length(); ply++) {
      steps.add(new Step(played.seat(ply), again.text(played.act(ply))));
      again.apply(played.seat(ply), played.act(ply));
    }
    return trial.start(new Trial.Start.Shuffled(seed)).steps(steps);
  }

  private Optional<String> replay(long seed) {
    again.restart(seed);
    shadow.restart(seed);
    random.reseed(seed);
    twinsDue = true;
    int moment = random.below(Math.max(1, played.length()));
    for (int ply = 0; ply < played.length(); ply++) {
      Optional<String> looked = ply == moment ? look() : Optional.empty();
      Optional<String> told = looked.isEmpty() && ply >= moment ? tellTwinsApart() : looked;
      Optional<String> wrong = told.isEmpty() ? step(ply) : told;
      if (wrong.isPresent()) {
        return Optional.of("after " + ply + " acts: " + wrong.get());
      }
    }
    return shadow.end().or(this::endsAlike).or(() -> copyGoesOn(moment));
  }

  /** The moment at which everything is looked at. */
  private Optional<String> look() {
    Optional<String> wrong = shadow.all().or(this::refusals);
    spare = again.copyOver(spare);
    copied = places(spare);
    return wrong;
  }

  /**
   * NonInterference of the table, at the first moment from there on that can be said as a position.
   */
  private Optional<String> tellTwinsApart() {
    Optional<Position> position = twinsDue ? shadow.position() : Optional.empty();
    if (position.isEmpty()) {
      return Optional.empty();
    }
    twinsDue = false;
    twins++;
    return NonInterference.difference(game, trial, position.get(), random.next(), TWINS_ACTS);
  }

  private Optional<String> endsAlike() {
    return same(again, match)
        ? Optional.empty()
        : Optional.of("the same acts done again lead elsewhere");
  }

  private Optional<String> step(int ply) {
    int seat = played.seat(ply);
    int act = played.act(ply);
    Optional<String> listed = ply % LISTED == 0 ? shadow.legal(seat) : Optional.empty();
    Optional<String> refused = listed.or(() -> shadow.apply(seat, act));
    if (refused.isPresent()) {
      return refused;
    }
    again.apply(seat, act);
    return shadow.table();
  }

  /** Acts of this deal at a moment that is not theirs, and a line that is mostly nonsense. */
  private Optional<String> refusals() {
    long[] before = places(again);
    for (int i = 0; i < TRIED; i++) {
      int seat = random.below(again.seats());
      int act = played.act(random.below(played.length()));
      Optional<String> wrong = shadow.refusal(seat, act).or(() -> unlisted(seat, act));
      if (wrong.isPresent()) {
        return wrong;
      }
    }
    Step odd = random.odd(again);
    List<String> names = Trial.names(again.seats());
    List<String> mine = DifferentialMatch.said(again.copy(), odd, names);
    List<String> theirs = DifferentialMatch.said(shadow.oracle().copy(), odd, names);
    if (!mine.equals(theirs)) {
      return Optional.of(odd + ": the kernel tells " + mine + ", the oracle " + theirs);
    }
    return Arrays.equals(before, places(again))
        ? Optional.empty()
        : Optional.of("what was refused has changed the table");
  }

  /** What is taken though it is not listed, or listed though it is refused. */
  private Optional<String> unlisted(int seat, int act) {
    int[] legal = new int[Match.MOST_LEGAL];
    int count = again.legal(seat, legal);
    boolean listed = Arrays.stream(legal, 0, count).anyMatch(one -> one == act);
    boolean taken = again.refusal(seat, act).isEmpty();
    boolean risk = act >= Acts.SAY || Acts.catches(act) || cheats && Acts.card(act);
    return listed == taken || taken && risk
        ? Optional.empty()
        : Optional.of(
            "seat %d, %s: listed %b, taken %b".formatted(seat, again.text(act), listed, taken));
  }

  private Optional<String> copyGoesOn(int moment) {
    if (played.length() == 0) {
      return Optional.empty();
    }
    if (!Arrays.equals(copied, places(spare))) {
      return Optional.of("the copy has moved while its match went on");
    }
    for (int ply = moment; ply < played.length(); ply++) {
      spare.apply(played.seat(ply), played.act(ply));
    }
    return same(spare, match) ? Optional.empty() : Optional.of("the copy went on otherwise");
  }

  private static long[] places(Match of) {
    return TableNumbers.of(((SheddingMatch) of).table(), of.seats());
  }

  private static boolean same(Match one, Match other) {
    return Arrays.equals(places(one), places(other));
  }
}
