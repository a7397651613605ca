package eightfold.testkit;

import eightfold.testkit.TrialRunner.Result;
import java.util.OptionalInt;

/** Holds kernel and oracle against each other at one table. */
final class BothPrograms {
  private BothPrograms() {}

  /**
   * Plays on at random. A difference fails the test, as the smallest scenario that still shows it.
   *
   * @param most how many acts at most
   * @return how many acts they have agreed on; empty if both refuse the table
   */
  static OptionalInt agree(TrialRunner trials, Trial trial, long seed, int most) {
    return switch (trials.atRandom(trial, seed, most)) {
      case Result.Agreed(int acts) -> OptionalInt.of(acts);
      case Result.NoTable _ -> OptionalInt.empty();
      case Result.Failed failed -> throw new AssertionError(shown(trials, failed));
    };
  }

  /** What went wrong, made small, as a scenario. */
  static String shown(TrialRunner trials, Result.Failed failed) {
    Result.Failed small = Shrinker.shrink(trials::again, failed);
    return ScenarioText.of(small.trial(), small.what());
  }
}
