package eightfold.testkit;

import eightfold.yaml.Yaml;
import eightfold.yaml.YamlDocument;
import eightfold.yaml.YamlFault;
import eightfold.yaml.YamlFields;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A story of a file: how a table of kernel and oracle stands, what its seats do, and what must be
 * told of each act. The words are those of scenarios (notation, page 4), with a rule book of a few
 * lines in the place of a game's name; but all that is told of an act stands in {@code told}, and
 * nothing else may have been.
 *
 * @param file where it stands
 * @param rules lines of a rule book, without its head
 */
record Story(String file, String name, String rules, Start start, List<Moment> moments) {
  private static final List<String> KEYS =
      List.of(
          "name", "rules", "hands", "discard", "stock", "turn", "pending", "suit", "scores",
          "players", "seed", "steps");

  Story {
    moments = List.copyOf(moments);
  }

  /** Where it begins. */
  sealed interface Start {
    /** How many seats there are. */
    int seats();

    /** Cards that lie so, seat 0 first. */
    record Laid(
        List<String> hands,
        String discard,
        String stock,
        int turn,
        int draw,
        int skip,
        Optional<String> suit,
        List<Integer> scores)
        implements Start {
      @Override
      public int seats() {
        return hands.size();
      }
    }

    /** A shuffled first deal. */
    record Dealt(int seats, int seed) implements Start {}
  }

  /** What happens in it, or must hold. */
  sealed interface Moment {
    /** An act that is done, and all that is told of it, private cards left out. */
    record Done(int seat, String act, List<String> told) implements Moment {}

    /** An act that is refused. */
    record Refused(int seat, String act, int code) implements Moment {}

    /** What must hold now: one of the keys of {@link StoryTable}. */
    record Holds(String key, String value) implements Moment {}
  }

  /** All stories of a file. */
  static List<Story> read(String file, String text) {
    List<Story> stories = new ArrayList<>();
    for (YamlDocument document : YamlDocument.of(text)) {
      switch (document) {
        case YamlDocument.Parsed(Yaml root) ->
            stories.add(story(file, new YamlFields(root.entries("a story"), "a story", KEYS)));
        case YamlDocument.Unreadable(int line, var reason) -> throw new YamlFault(line, reason);
      }
    }
    return stories;
  }

  private static Story story(String file, YamlFields fields) {
    Start start = fields.value("seed").isPresent() ? dealt(fields) : laid(fields);
    List<String> names = Trial.names(start.seats());
    List<Moment> moments = new ArrayList<>();
    for (Yaml step : fields.required("steps").items("steps")) {
      step(step.entries("a step"), names, moments);
    }
    return new Story(file, fields.text("name"), fields.text("rules"), start, moments);
  }

  private static Start dealt(YamlFields fields) {
    return new Start.Dealt(number(fields.required("players")), number(fields.required("seed")));
  }

  private static Start laid(YamlFields fields) {
    List<String> hands =
        fields.required("hands").entries("hands").entries().stream()
            .map(entry -> entry.value().scalar("hands").text())
            .toList();
    List<String> names = Trial.names(hands.size());
    YamlFields pending =
        new YamlFields(
            fields
                .value("pending")
                .map(map -> map.entries("pending"))
                .orElseGet(() -> new Yaml.Entries(List.of(), 1)),
            "pending",
            List.of("draw", "skip"));
    return new Start.Laid(
        hands,
        fields.text("discard"),
        fields.value("stock").map(Story::text).orElse(""),
        fields.value("turn").map(seat -> names.indexOf(text(seat))).orElse(0),
        pending.value("draw").map(Story::number).orElse(0),
        pending.value("skip").map(Story::number).orElse(0),
        fields.value("suit").map(Story::text),
        fields
            .value("scores")
            .map(list -> list.items("scores").stream().map(Story::number).toList())
            .orElseGet(() -> names.stream().map(_ -> 0).toList()));
  }

  private static String text(Yaml value) {
    return value.scalar("a word").text();
  }

  private static int number(Yaml value) {
    return value.scalar("a number").number("a number");
  }

  /** One act by the name of its seat, with what comes of it; or only what must hold. */
  private static void step(Yaml.Entries step, List<String> names, List<Moment> into) {
    List<String> keys = new ArrayList<>(List.of("told", "error", "then"));
    keys.addAll(names);
    YamlFields fields = new YamlFields(step, "a step", keys);
    for (int seat = 0; seat < names.size(); seat++) {
      Optional<String> act = fields.value(names.get(seat)).map(Story::text);
      if (act.isPresent()) {
        into.add(
            fields.value("error").isPresent()
                ? new Moment.Refused(seat, act.get(), number(fields.required("error")))
                : new Moment.Done(seat, act.get(), list(text(fields.required("told")))));
      }
    }
    fields
        .value("then")
        .ifPresent(
            then ->
                then.entries("then")
                    .entries()
                    .forEach(
                        entry ->
                            into.add(new Moment.Holds(entry.key().text(), text(entry.value())))));
  }

  /** What stands between semicolons. */
  static List<String> list(String text) {
    return text.isBlank() ? List.of() : Arrays.asList(text.split("; "));
  }
}
