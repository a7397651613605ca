package eightfold.crazier.scenario;

import eightfold.crazier.play.CrazierActs;
import eightfold.crazier.play.CrazierLegalActs;
import eightfold.crazier.play.CrazierTable;
import eightfold.crazier.play.FlatTable;
import eightfold.crazier.play.LineParser;
import eightfold.crazier.play.LineParser.Parsed;
import eightfold.crazier.play.Numbering;
import eightfold.crazier.play.OpenDecision;
import eightfold.game.Event;
import eightfold.scenario.Mismatch;
import eightfold.yaml.YamlFault;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One scenario being played. */
final class ScenarioRun {
  private static final Pattern ACTION = Pattern.compile("(\\w+): (?:REJECT (\\w+) )?(.+)");
  private static final Pattern ANSWER = Pattern.compile("(\\w+)> (REJECT )?(.+)");

  private final CrazierTable table;
  private final List<String> names;
  private final ScenarioCards cards;
  private final List<Event> log = new ArrayList<>();
  private final List<Done> done = new ArrayList<>();

  ScenarioRun(CrazierTable table, List<String> names, ScenarioCards cards) {
    this.table = table;
    this.names = names;
    this.cards = cards;
  }

  /** An act that was done, one of those that were taken or that had to be. */
  record Done(int seat, String line) {}

  /** All that was done so far: choices of several one by one, seats by their numbers. */
  List<Done> done() {
    return List.copyOf(done);
  }

  void step(String step, int line) {
    if (step.startsWith("?")) {
      goOn("");
      check(step.substring(1).strip(), line);
      return;
    }
    Matcher answer = ANSWER.matcher(step);
    Matcher action = ACTION.matcher(step);
    if (answer.matches()) {
      goOn("");
      answer(
          PositionReader.seat(names, answer.group(1), line),
          answer.group(3),
          answer.group(2) != null,
          step);
    } else if (action.matches()) {
      int seat = PositionReader.seat(names, action.group(1), line);
      String act = action.group(3);
      goOn(act.startsWith("forget ") ? act.substring("forget ".length()) : "");
      act(seat, act, Optional.ofNullable(action.group(2)), step);
    } else {
      throw new YamlFault(line, "no step is written so: " + step);
    }
  }

  void check(String check, int line) {
    log.addAll(table.report().heardSince());
    new TableChecks(table, names, log, cards).check(check, line);
  }

  /** Goes on to the next action or decision that a player must make. */
  void goOn() {
    goOn("");
  }

  /**
   * Answers what has but one answer, and in honour mode says all that the players don't forget.
   *
   * @param forgotten what the next step forgets
   */
  private void goOn(String forgotten) {
    while (table.pending().isPresent()) {
      OpenDecision question = table.pending().get();
      if (question.kind() == OpenDecision.Kind.REMEMBER) {
        String waiting =
            question.card() == Numbering.NONE ? "draw" : table.zones().id(question.card());
        if (waiting.equals(forgotten)) {
          return;
        }
        does(question.seat(), question.card() == Numbering.NONE ? "draw" : "use " + waiting);
      } else if (question.forced()) {
        List<String> all =
            question.options().stream()
                .map(option -> CrazierActs.option(table, question.kind(), option))
                .toList();
        does(question.seat(), "choose " + (all.isEmpty() ? "-" : String.join(", ", all)));
      } else {
        return;
      }
    }
  }

  private void does(int seat, String line) {
    if (LineParser.read(table, seat, line, names) instanceof Parsed.Legal(var acts, var _)) {
      apply(seat, acts);
    } else {
      throw new IllegalStateException("refused: " + line);
    }
  }

  private void apply(int seat, List<Integer> acts) {
    for (int act : acts) {
      done.add(new Done(seat, CrazierActs.text(table, act)));
      CrazierLegalActs.apply(table, seat, act);
    }
  }

  private void answer(int seat, String answer, boolean rejected, String step) {
    Optional<OpenDecision> question = table.pending();
    if (question.isEmpty() || question.get().seat() != seat) {
      throw new Mismatch(step, "no decision of that player is open: " + waiting());
    }
    String line = "choose " + answer;
    take(seat, line, step, rejected ? Optional.of("") : Optional.empty());
  }

  private void act(int seat, String act, Optional<String> code, String step) {
    take(seat, act.equals("forget draw") ? "forget draw" : act, step, code);
  }

  private void take(int seat, String line, String step, Optional<String> refused) {
    int[] before = FlatTable.of(table, /* chance */ true);
    switch (LineParser.read(table, seat, line, names)) {
      case Parsed.Legal(var acts, var _) -> {
        if (refused.isPresent()) {
          throw new Mismatch(step, "taken");
        }
        apply(seat, acts);
      }
      case Parsed.Refused(var reason) -> {
        String word = reason.word().toLowerCase(Locale.ROOT);
        if (refused.isEmpty() || !refused.get().isEmpty() && !refused.get().equals(word)) {
          throw new Mismatch(step, "refused, " + word + "; " + waiting());
        }
        if (!Arrays.equals(before, FlatTable.of(table, /* chance */ true))) {
          throw new Mismatch(step, "the refusal changed something");
        }
      }
      case Parsed.Malformed(var refusal) -> throw new Mismatch(step, refusal.toString());
    }
  }

  private String waiting() {
    return TableChecks.waiting(table, names);
  }
}
