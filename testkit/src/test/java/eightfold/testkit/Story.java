package eightfold.testkit;

import eightfold.yaml.Yaml;
import eightfold.yaml.YamlDocument;
import eightfold.yaml.YamlFault;
import eightfold.yaml.YamlFields;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * A story of a file: how a table of kernel and oracle stands, what its seats do, and what must be
 * told of each act. The words are those of scenarios (notation, page 4), with a rule book of a few
 * lines in the place of a game's name; but all that is told of an act stands in {@code told}, and
 * nothing else may have been. A story of many deals ({@code deals}) says what holds {@code always},
 * {@code sometimes} or {@code never}; one of several rules ({@code with}) is told of each in the
 * place of {@code %s}.
 *
 * @param file where it stands
 * @param rules lines of a rule book, without its head
 */
record Story(String file, String name, String rules, Start start, List<Moment> moments) {
  private static final List<String> KEYS =
      List.of(
          "name", "rules", "hands", "discard", "stock", "turn", "pending", "suit", "scores",
          "players", "seed", "deals", "with", "steps");

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

    /** So many of them, each by itself. */
    record DealtOften(int seats, int deals) implements Start {}
  }

  /** What happens in it, or must hold. */
  sealed interface Moment {
    /** An act that is done, and all that is told of it, private cards left out. */
    record Done(int seat, String act, List<String> told) implements Moment {}

    /** An act that is refused. */
    record Refused(int seat, String act, int code) implements Moment {}

    /** What must hold now: one of the keys of {@link StoryTable}. */
    record Holds(String key, String value) implements Moment {}

    /** In how many of the deals that come here it holds. */
    record HoldsIn(Share share, String key, String value) implements Moment {}

    /** Only deals in which this holds go on: some do, others don't. */
    record Where(String key, String value) implements Moment {}

    /** The next deal is dealt; what comes of that is the shuffle's matter. */
    record DealsAgain() implements Moment {}

    /** Whether something must come of it, so that with another expectation it fails. */
    default boolean expects() {
      return !(this instanceof Where || this instanceof DealsAgain);
    }
  }

  /** How many of some deals. */
  enum Share {
    ALWAYS,
    SOMETIMES,
    NEVER
  }

  /** Stands for the dealer in the place of a seat. */
  static final int DEALER = -2;

  /** Stands for whatever may be told of an act, which is the shuffle's matter. */
  static final List<String> ANYTHING = List.of("anything");

  /** All stories of a file. */
  static List<Story> read(String file, String text) {
    List<Story> stories = new ArrayList<>();
    for (YamlDocument document : YamlDocument.of(text)) {
      switch (document) {
        case YamlDocument.Parsed(Yaml root) -> {
          YamlFields fields = new YamlFields(root.entries("a story"), "a story", KEYS);
          Story story = story(file, fields);
          Optional<Yaml> with = fields.value("with");
          if (with.isEmpty()) {
            stories.add(story);
          } else {
            with.get().items("with").forEach(rule -> stories.add(story.with(text(rule))));
          }
        }
        case YamlDocument.Unreadable(int line, var reason) -> throw new YamlFault(line, reason);
      }
    }
    return stories;
  }

  private Story with(String rule) {
    return new Story(file, name + ": " + rule, rules.formatted(rule), start, moments);
  }

  private static Story story(String file, YamlFields fields) {
    Start start = fields.value("players").isPresent() ? dealt(fields) : laid(fields);
    List<String> names = Trial.names(start.seats());
    List<Moment> moments = new ArrayList<>();
    for (Yaml step : fields.required("steps").items("steps")) {
      step(step.entries("a step"), names, moments);
    }
    return new Story(file, fields.text("name"), fields.text("rules"), start, moments);
  }

  private static Start dealt(YamlFields fields) {
    int seats = number(fields.required("players"));
    return fields
        .value("deals")
        .<Start>map(deals -> new Start.DealtOften(seats, number(deals)))
        .orElseGet(() -> new Start.Dealt(seats, number(fields.required("seed"))));
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
    List<String> keys =
        new ArrayList<>(List.of("told", "error", "then", "where", "next", "dealer"));
    for (Share share : Share.values()) {
      keys.add(share.name().toLowerCase(Locale.ROOT));
    }
    keys.addAll(names);
    YamlFields fields = new YamlFields(step, "a step", keys);
    for (int seat = 0; seat < names.size(); seat++) {
      act(fields, names.get(seat), seat, into);
    }
    act(fields, "dealer", DEALER, into);
    fields.value("next").ifPresent(_ -> into.add(new Moment.DealsAgain()));
    said(fields, "where", into, Moment.Where::new);
    for (Share share : Share.values()) {
      String word = share.name().toLowerCase(Locale.ROOT);
      said(fields, word, into, (key, value) -> new Moment.HoldsIn(share, key, value));
    }
    said(fields, "then", into, Moment.Holds::new);
  }

  private static void act(YamlFields fields, String who, int seat, List<Moment> into) {
    Optional<String> act = fields.value(who).map(Story::text);
    if (act.isPresent()) {
      into.add(
          fields.value("error").isPresent()
              ? new Moment.Refused(seat, act.get(), number(fields.required("error")))
              : new Moment.Done(seat, act.get(), list(text(fields.required("told")))));
    }
  }

  private static void said(
      YamlFields fields, String word, List<Moment> into, BiFunction<String, String, Moment> says) {
    fields
        .value(word)
        .ifPresent(
            said ->
                said.entries(word)
                    .entries()
                    .forEach(
                        entry -> into.add(says.apply(entry.key().text(), text(entry.value())))));
  }

  /** What stands between semicolons. */
  static List<String> list(String text) {
    return text.isBlank() ? List.of() : Arrays.asList(text.split("; "));
  }
}
