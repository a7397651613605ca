package eightfold.testkit;

import eightfold.game.Catalogue;
import eightfold.game.Match;
import eightfold.testkit.Trial.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Plays trials on both programs: with steps at random, or with those that a trial has. */
final class TrialRunner {
  private final Catalogue catalogue;

  /** What came of a trial. */
  sealed interface Result {
    /** Nothing to complain of, after so many acts. */
    record Agreed(int acts) implements Result {}

    /** Both programs refuse the table. */
    record NoTable(String reason) implements Result {}

    /** A difference, or a promise broken, after the last of the trial's steps. */
    record Failed(Trial trial, String what) implements Result {}
  }

  TrialRunner(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  /** Plays on at random until the match ends, or for so many acts. */
  Result atRandom(Trial trial, long seed, int most) {
    return switch (DifferentialMatch.begin(catalogue, trial)) {
      case DifferentialMatch.Beginning.Refused(String reason) -> new Result.NoTable(reason);
      case DifferentialMatch.Beginning.Different(String what) -> new Result.Failed(trial, what);
      case DifferentialMatch.Beginning.Begun(DifferentialMatch both) -> {
        Optional<String> bad = both.atTheBeginning();
        List<Step> done = new ArrayList<>();
        RandomPlayers random = new RandomPlayers(seed);
        while (bad.isEmpty() && done.size() < most) {
          Optional<Step> next = next(both.oracle(), random);
          if (next.isEmpty()) {
            break;
          }
          done.add(next.get());
          bad = both.act(next.get());
        }
        int acts = done.size();
        yield bad.<Result>map(what -> new Result.Failed(trial.steps(done), what))
            .orElse(new Result.Agreed(acts));
      }
    };
  }

  /** What to do next; nothing when the match is over. */
  private static Optional<Step> next(Match match, RandomPlayers random) {
    if (match.standings().over()) {
      return Optional.empty();
    }
    if (match.standings().dealOver()) {
      return Optional.of(Step.nextDeal());
    }
    return Optional.of(random.below(4) == 0 ? random.odd(match) : random.legal(match));
  }

  /** Plays the steps of a trial; says what went wrong, with the steps after it left out. */
  Optional<Result.Failed> again(Trial trial) {
    return switch (DifferentialMatch.begin(catalogue, trial)) {
      case DifferentialMatch.Beginning.Refused _ -> Optional.empty();
      case DifferentialMatch.Beginning.Different(String what) ->
          Optional.of(new Result.Failed(trial.steps(List.of()), what));
      case DifferentialMatch.Beginning.Begun(DifferentialMatch both) -> {
        Optional<String> bad = both.atTheBeginning();
        int done = 0;
        while (bad.isEmpty() && done < trial.steps().size()) {
          bad = both.act(trial.steps().get(done));
          done++;
        }
        Trial played = trial.steps(trial.steps().subList(0, done));
        yield bad.map(what -> new Result.Failed(played, what));
      }
    };
  }
}
