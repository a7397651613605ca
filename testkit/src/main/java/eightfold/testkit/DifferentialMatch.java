package eightfold.testkit;

import eightfold.game.Catalogue;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Reply;
import eightfold.game.SetupException;
import eightfold.rules.text.RuleBookWriter;
import eightfold.testkit.Trial.Step;
import eightfold.testkit.oracle.OracleGame;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * One table played by both programs side by side. After every act all that anybody may know must be
 * the same, and so must what happened.
 */
final class DifferentialMatch {
  private final Trial trial;
  private final Match kernel;
  private final Match oracle;
  private final List<String> names;
  private List<String> told = List.of();

  private DifferentialMatch(Trial trial, Match kernel, Match oracle) {
    this.trial = trial;
    this.kernel = kernel;
    this.oracle = oracle;
    this.names = Trial.names(trial.seats());
  }

  /** How it began: with a table on both sides, or with one program refusing what the other took. */
  sealed interface Beginning {
    record Begun(DifferentialMatch both) implements Beginning {}

    record Refused(String reason) implements Beginning {}

    record Different(String what) implements Beginning {}
  }

  /** Begins a trial on both sides. */
  static Beginning begin(Catalogue catalogue, Trial trial) {
    Side kernel = side(() -> catalogue.fromRuleBook(RuleBookWriter.write(trial.book())), trial);
    Side oracle = side(() -> new OracleGame(trial.book(), Map.of()), trial);
    return switch (kernel) {
      case Side.Refusing(String why) ->
          oracle instanceof Side.Refusing
              ? new Beginning.Refused(why)
              : new Beginning.Different("kernel refuses the table: " + why);
      case Side.Sitting(Match of) ->
          switch (oracle) {
            case Side.Refusing(String why) ->
                new Beginning.Different("oracle refuses the table: " + why);
            case Side.Sitting(Match other) ->
                new Beginning.Begun(new DifferentialMatch(trial, of, other));
          };
    };
  }

  private sealed interface Side {
    record Sitting(Match match) implements Side {}

    record Refusing(String why) implements Side {}
  }

  private static Side side(Supplier<Game> game, Trial trial) {
    try {
      return new Side.Sitting(trial.begin(game.get()));
    } catch (SetupException e) {
      return new Side.Refusing(String.valueOf(e.getMessage()));
    }
  }

  Match oracle() {
    return oracle;
  }

  /** What the oracle said of the last act: its events, or the refusal. */
  List<String> told() {
    return told;
  }

  /** What the two say differently of the opening and of the table as it stands. */
  Optional<String> atTheBeginning() {
    return CanonicalView.difference(
            CanonicalView.events(kernel.openingEvents(), names),
            CanonicalView.events(oracle.openingEvents(), names))
        .or(this::difference);
  }

  private Optional<String> difference() {
    return CanonicalView.difference(CanonicalView.lines(kernel), CanonicalView.lines(oracle));
  }

  /** Does it on both sides; what they say differently then, an error of either among it. */
  Optional<String> act(Step step) {
    List<String> mine = said(kernel, step);
    List<String> theirs = said(oracle, step);
    told = theirs;
    return CanonicalView.difference(mine, theirs)
        .map(what -> what + "\nkernel tells " + mine + "\noracle tells " + theirs)
        .or(this::difference);
  }

  /** What a match says of a step: what happened, or the code of the refusal. */
  static List<String> said(Match match, Step step, List<String> names) {
    return switch (match.submit(step.seat(), step.act(), names)) {
      case Reply.Taken taken -> CanonicalView.events(taken.events(), names);
      case Reply.Refused(var refusal) -> List.of(CanonicalView.code(refusal));
    };
  }

  private List<String> said(Match match, Step step) {
    try {
      return step.dealsAgain()
          ? CanonicalView.events(
              match.nextDeal(Optional.empty(), trial.dealing(match.standings().deal())), names)
          : said(match, step, names);
    } catch (SetupException e) {
      return List.of("no next deal");
    } catch (RuntimeException | AssertionError e) {
      return List.of(told(e));
    }
  }

  /** An error of a program, and where it came from. */
  static String told(Throwable error) {
    StringWriter trace = new StringWriter();
    error.printStackTrace(new PrintWriter(trace));
    return "an error: " + trace;
  }
}
