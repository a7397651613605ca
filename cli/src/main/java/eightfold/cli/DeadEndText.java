package eightfold.cli;

import eightfold.game.Game;
import eightfold.lab.DeadEnd;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Writes dead ends as scenarios, which play the way into them. */
final class DeadEndText {
  private static final List<String> NAMES =
      List.of(
          "Ann", "Bob", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida", "Jim", "Kay", "Lou", "Max",
          "Ned", "Ora");

  private final Game game;
  private final Map<String, String> options;

  DeadEndText(Game game, Map<String, String> options) {
    this.game = game;
    this.options = options;
  }

  /** A document of a scenario file. */
  String scenario(DeadEnd end) {
    List<String> lines = new ArrayList<>();
    lines.add("name: " + name(end));
    lines.add("game: " + game.id());
    if (!options.isEmpty()) {
      lines.add("options:");
      options.forEach((key, value) -> lines.add("  " + key + ": \"" + value + "\""));
    }
    lines.add("players: " + NAMES.subList(0, end.seats()));
    lines.add("seed: " + end.seed());
    List<String> steps = new ArrayList<>();
    end.way().forEach(step -> steps.add(step(step)));
    if (!steps.isEmpty()) {
      steps.add("    then: {" + there(end) + "}");
    }
    if (!end.round().isEmpty()) {
      steps.add("  # and round it goes");
      end.round().forEach(step -> steps.add(step(step)));
      steps.add("    then: {dealOver: false}");
    }
    lines.add(steps.isEmpty() ? "steps: []" : "steps:");
    lines.addAll(steps);
    return String.join("\n", lines) + "\n";
  }

  private static String name(DeadEnd end) {
    return switch (end.kind()) {
      case NOBODY_CAN_ACT -> "nobody can act, and the deal is not over";
      case NOTHING_CHANGES -> "whatever anybody does, no card moves any more";
      case NO_END -> "however this deal was played, only the limit of acts ended it";
    };
  }

  /** What holds at the end of the way. */
  private static String there(DeadEnd end) {
    return switch (end.kind()) {
      case NOBODY_CAN_ACT ->
          IntStream.range(0, end.seats())
              .mapToObj(seat -> "legal." + NAMES.get(seat) + ": \"\"")
              .collect(Collectors.joining(", ", "dealOver: false, ", ""));
      case NOTHING_CHANGES, NO_END -> "dealOver: false";
    };
  }

  private static String step(DeadEnd.Step step) {
    return "  - " + NAMES.get(step.seat()) + ": " + words(step.act());
  }

  /** Acts are plain words, what a seat says may be anything. */
  private static String words(String act) {
    return act.matches("[A-Za-z0-9 ]+") ? act : "\"" + act.replace("\"", "\\\"") + "\"";
  }

  /** The dead end for programs. */
  Map<String, Object> map(DeadEnd end) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("kind", end.kind().name().toLowerCase(java.util.Locale.ROOT).replace('_', '-'));
    map.put("players", end.seats());
    map.put("seed", end.seed());
    map.put("way", steps(end.way()));
    map.put("round", steps(end.round()));
    map.put("scenario", scenario(end));
    return map;
  }

  private static List<Map<String, Object>> steps(List<DeadEnd.Step> way) {
    return way.stream()
        .map(step -> Map.<String, Object>of("seat", step.seat(), "act", step.act()))
        .toList();
  }
}
