package eightfold.testkit;

import eightfold.game.Position;
import eightfold.game.SetupException;
import eightfold.rules.check.RuleBookCheck;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.testkit.TrialRunner.Result.Failed;
import eightfold.testkit.oracle.OracleGame;
import eightfold.testkit.oracle.OracleMatch;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Makes a failing trial small while it still fails: fewer acts, begun later, fewer rules, fewer
 * effects, fewer cards. What fails in the end may be another failure than at first; that is as
 * good.
 */
final class Shrinker {
  /** How many trials a shrinking may take. */
  private static final int PATIENCE = 3000;

  private final Function<Trial, Optional<Failed>> play;
  private Failed smallest;
  private int tried;

  private Shrinker(Function<Trial, Optional<Failed>> play, Failed failed) {
    this.play = play;
    this.smallest = failed;
  }

  /**
   * The smallest failing trial that was found.
   *
   * @param play plays the steps of a trial
   */
  static Failed shrink(Function<Trial, Optional<Failed>> play, Failed failed) {
    Shrinker shrinker = new Shrinker(play, failed);
    int before;
    do {
      before = shrinker.size();
      shrinker.later();
      shrinker.fewerSteps();
      shrinker.fewerElements();
      shrinker.fewerEffects();
      shrinker.fewerCards();
    } while (shrinker.size() < before && shrinker.tried < PATIENCE);
    return shrinker.smallest;
  }

  private int size() {
    Trial trial = smallest.trial();
    int effects = trial.book().all(Element.On.class).mapToInt(on -> on.effects().size()).sum();
    int cards =
        trial.start() instanceof Trial.Start.Arranged(Position position, long _)
            ? count(position)
            : 1000;
    return trial.steps().size() + trial.book().elements().size() + effects + cards;
  }

  private static int count(Position position) {
    return position.hands().stream().mapToInt(List::size).sum()
        + position.discard().size()
        + position.stock().size()
        + (position.restUnder() ? 100 : 0);
  }

  /** Takes the trial instead if it fails, too. */
  private boolean take(Trial trial) {
    if (tried++ >= PATIENCE) {
      return false;
    }
    // a table that one program refuses is another matter than what is looked for
    Optional<Failed> failed = play.apply(trial).filter(now -> refuses(now) == refuses(smallest));
    failed.ifPresent(result -> smallest = result);
    return failed.isPresent();
  }

  private static boolean refuses(Failed failed) {
    return failed.what().contains("refuses the table");
  }

  /** Begins in the middle, as shortly before the end as the failure still comes. */
  private void later() {
    Trial trial = smallest.trial();
    int steps = trial.steps().size();
    for (int last = 1; last <= steps; last = last < 8 ? last + 1 : last * 2) {
      Optional<Position> position = after(trial, steps - last);
      if (position.isPresent()) {
        Trial shorter =
            trial
                .start(new Trial.Start.Arranged(position.get(), 1))
                .steps(trial.steps().subList(steps - last, steps));
        if (take(shorter)) {
          return;
        }
      }
    }
  }

  /** How the table stands by the oracle after so many steps, if a position can say it. */
  private static Optional<Position> after(Trial trial, int steps) {
    try {
      OracleMatch match = (OracleMatch) trial.begin(new OracleGame(trial.book(), Map.of()));
      List<String> names = Trial.names(trial.seats());
      for (Trial.Step step : trial.steps().subList(0, steps)) {
        if (step.dealsAgain()) {
          match.nextDeal(Optional.empty(), trial.dealing(match.standings().deal()));
        } else {
          match.submit(step.seat(), step.act(), names);
        }
      }
      return match.position();
    } catch (SetupException e) {
      return Optional.empty();
    }
  }

  private void fewerSteps() {
    for (int i = smallest.trial().steps().size() - 1; i >= 0; i--) {
      if (i < smallest.trial().steps().size()) {
        List<Trial.Step> fewer = new ArrayList<>(smallest.trial().steps());
        fewer.remove(i);
        take(smallest.trial().steps(fewer));
      }
    }
  }

  private void fewerElements() {
    for (int i = smallest.trial().book().elements().size() - 1; i >= 0; i--) {
      List<Element> fewer = new ArrayList<>(smallest.trial().book().elements());
      fewer.remove(i);
      takeBook(fewer);
    }
  }

  private void fewerEffects() {
    for (int i = smallest.trial().book().elements().size() - 1; i >= 0; i--) {
      if (smallest.trial().book().elements().get(i) instanceof Element.On on) {
        for (int j = on.effects().size() - 1; j >= 0; j--) {
          Element.On now = (Element.On) smallest.trial().book().elements().get(i);
          List<Effect> fewer = new ArrayList<>(now.effects());
          fewer.remove(j);
          List<Element> elements = new ArrayList<>(smallest.trial().book().elements());
          elements.set(i, new Element.On(now.cards(), fewer));
          takeBook(elements);
        }
      }
    }
  }

  private void takeBook(List<Element> elements) {
    RuleBook of = smallest.trial().book();
    RuleBook book = of.with(elements);
    boolean empty = book.all(Element.On.class).anyMatch(on -> on.effects().isEmpty());
    if (!empty && RuleBookCheck.check(book).isEmpty()) {
      take(smallest.trial().book(book));
    }
  }

  private void fewerCards() {
    for (int seat = 0; seat < smallest.trial().seats(); seat++) {
      int of = seat;
      // a seat without cards would be out before it begins
      fewer(1, position -> position.hands().get(of), (was, cards) -> hand(was, of, cards));
    }
    fewer(0, Position::stock, Shrinker::stock);
    fewer(1, Position::discard, Shrinker::discard);
  }

  private interface Changed {
    Position with(Position position, List<String> cards);
  }

  private void fewer(int least, Function<Position, List<String>> cards, Changed changed) {
    if (!(smallest.trial().start() instanceof Trial.Start.Arranged begun)) {
      return;
    }
    for (int i = cards.apply(begun.position()).size() - 1; i >= 0; i--) {
      Position now = ((Trial.Start.Arranged) smallest.trial().start()).position();
      List<String> fewer = new ArrayList<>(cards.apply(now));
      if (fewer.size() <= least) {
        return;
      }
      fewer.remove(i);
      Trial.Start start = new Trial.Start.Arranged(changed.with(now, fewer), begun.seed());
      take(smallest.trial().start(start));
    }
  }

  private static Position hand(Position of, int seat, List<String> cards) {
    List<List<String>> hands = new ArrayList<>(of.hands());
    hands.set(seat, cards);
    return of.with(hands, of.discard(), of.stock());
  }

  private static Position stock(Position of, List<String> cards) {
    return of.with(of.hands(), of.discard(), cards);
  }

  private static Position discard(Position of, List<String> cards) {
    return of.with(of.hands(), cards, of.stock());
  }
}
