package eightfold.testkit;

import eightfold.game.Position;
import eightfold.rules.text.RuleBookWriter;
import eightfold.testkit.Trial.Step;
import java.util.ArrayList;
import java.util.List;

/** A trial as a rule book and a scenario, ready to be pasted. */
final class ScenarioText {
  private ScenarioText() {}

  /** The rule book, and the scenario of what is done. */
  static String of(Trial trial, String what) {
    StringBuilder text = new StringBuilder();
    text.append("# ").append(trial.book().id()).append(".game\n");
    text.append(RuleBookWriter.write(trial.book())).append("\n# scenario\n");
    what.lines().forEach(line -> text.append("# ").append(line).append('\n'));
    text.append("name: kernel and oracle agree\n");
    text.append("game: ").append(trial.book().id()).append('\n');
    List<String> names = Trial.names(trial.seats());
    text.append("players: ").append(names).append('\n');
    switch (trial.start()) {
      case Trial.Start.Shuffled(long seed) ->
          text.append("# the oracle draws the dealer from the seed, too\nseed: ")
              .append(seed)
              .append('\n');
      case Trial.Start.Arranged(Position position, long _) -> text.append(begins(position, names));
    }
    text.append("steps:\n");
    for (Step step : trial.steps()) {
      text.append("  - ")
          .append(step.dealsAgain() ? step.act() : names.get(step.seat()) + ": " + step.act())
          .append('\n');
    }
    return text.toString();
  }

  private static String begins(Position position, List<String> names) {
    List<String> hands = new ArrayList<>();
    for (int seat = 0; seat < names.size(); seat++) {
      hands.add(names.get(seat) + ": " + cards(position.hands().get(seat)));
    }
    List<String> lines = new ArrayList<>();
    position.dealer().ifPresent(dealer -> lines.add("dealer: " + names.get(dealer)));
    lines.add("hands: {" + String.join(", ", hands) + "}");
    lines.add("discard: " + cards(position.discard()));
    lines.add("stock: " + cards(position.stock()));
    lines.add("rest: " + (position.restUnder() ? "under" : "out"));
    position.turn().ifPresent(turn -> lines.add("turn: " + names.get(turn)));
    position.suit().ifPresent(suit -> lines.add("suit: " + suit));
    position.direction().ifPresent(way -> lines.add("direction: " + way));
    List<String> pending = new ArrayList<>();
    if (position.pendingDraw() > 0) {
      pending.add("draw: " + position.pendingDraw());
    }
    if (position.pendingSkip() > 0) {
      pending.add("skip: " + position.pendingSkip());
    }
    if (!pending.isEmpty()) {
      lines.add("pending: {" + String.join(", ", pending) + "}");
    }
    lines.add("deal: " + position.deal());
    lines.add("scores: " + scores(position, names));
    if (!position.more().isEmpty()) {
      lines.add("# " + position.more());
    }
    return String.join("\n", lines) + "\n";
  }

  private static String scores(Position position, List<String> names) {
    List<String> scores = new ArrayList<>();
    for (int seat = 0; seat < position.scores().size(); seat++) {
      scores.add(names.get(seat) + ": " + position.scores().get(seat));
    }
    return "{" + String.join(", ", scores) + "}";
  }

  private static String cards(List<String> cards) {
    return "\"" + String.join(" ", cards) + "\"";
  }
}
