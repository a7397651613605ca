package eightfold.testkit;

import eightfold.game.Catalogue;
import eightfold.game.Match;
import eightfold.testkit.Trial.Deed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Plays trials on both programs: with deeds at a whim, or with those that a trial has. */
final class Bout {
  private final Catalogue catalogue;

  /** What came of a trial. */
  sealed interface Result {
    /** Nothing to complain of, after so many acts. */
    record Agreed(int acts) implements Result {}

    /** Both programs refuse the table. */
    record NoTable(String reason) implements Result {}

    /** A difference, or a promise broken, after the last of the trial's deeds. */
    record Failed(Trial trial, String what) implements Result {}
  }

  Bout(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  /** Plays on at a whim until the match ends, or for so many acts. */
  Result atAWhim(Trial trial, long seed, int most) {
    return switch (Duel.begin(catalogue, trial)) {
      case Duel.Beginning.Refused(String reason) -> new Result.NoTable(reason);
      case Duel.Beginning.Different(String what) -> new Result.Failed(trial, what);
      case Duel.Beginning.Begun(Duel duel) -> {
        Optional<String> bad = duel.atTheBeginning();
        List<Deed> done = new ArrayList<>();
        Whims whims = new Whims(seed);
        while (bad.isEmpty() && done.size() < most) {
          Optional<Deed> next = next(duel.oracle(), whims);
          if (next.isEmpty()) {
            break;
          }
          done.add(next.get());
          bad = duel.act(next.get());
        }
        int acts = done.size();
        yield bad.<Result>map(what -> new Result.Failed(trial.deeds(done), what))
            .orElse(new Result.Agreed(acts));
      }
    };
  }

  /** What to do next; nothing when the match is over. */
  private static Optional<Deed> next(Match match, Whims whims) {
    if (match.standings().over()) {
      return Optional.empty();
    }
    if (match.standings().dealOver()) {
      return Optional.of(Deed.nextDeal());
    }
    return Optional.of(whims.below(4) == 0 ? whims.odd(match) : whims.legal(match));
  }

  /** Plays the deeds of a trial; says what went wrong, with the deeds after it left out. */
  Optional<Result.Failed> again(Trial trial) {
    return switch (Duel.begin(catalogue, trial)) {
      case Duel.Beginning.Refused _ -> Optional.empty();
      case Duel.Beginning.Different(String what) ->
          Optional.of(new Result.Failed(trial.deeds(List.of()), what));
      case Duel.Beginning.Begun(Duel duel) -> {
        Optional<String> bad = duel.atTheBeginning();
        int done = 0;
        while (bad.isEmpty() && done < trial.deeds().size()) {
          bad = duel.act(trial.deeds().get(done));
          done++;
        }
        Trial played = trial.deeds(trial.deeds().subList(0, done));
        yield bad.map(what -> new Result.Failed(played, what));
      }
    };
  }
}
