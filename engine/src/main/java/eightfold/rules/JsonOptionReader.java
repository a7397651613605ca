package eightfold.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads an option of a rule book from its JSON tree. */
final class JsonOptionReader {
  private final JsonValue.Faults faults;

  JsonOptionReader(JsonValue.Faults faults) {
    this.faults = faults;
  }

  /** Reads an option; empty, with faults, where it is wrong. */
  Optional<Option> read(JsonValue node) {
    if (!node.isObject()) {
      return Optional.empty();
    }
    node.onlyKeys(Set.of("key", "meaning", "standard", "words", "number", "rank", "ranks", "text"));
    Optional<String> key = node.text("key");
    Optional<String> meaning = node.text("meaning");
    Optional<String> standard = node.text("standard");
    Optional<Option.Shape> shape = shape(node);
    if (key.isEmpty() || meaning.isEmpty() || standard.isEmpty() || shape.isEmpty()) {
      return Optional.empty();
    } else if (!key.get().matches(OptionReader.KEY)) {
      faults.add(
          node.pointer() + "/key", "\"" + key.get() + "\" is no key", OptionReader.KEY_RIGHT);
      return Optional.empty();
    }
    Option option = new Option(key.get(), meaning.get(), standard.get(), shape.get());
    Optional<String> wrong = BookResolver.wrong(option);
    wrong.ifPresent(what -> node.refuse(what, ""));
    return wrong.isEmpty() ? Optional.of(option) : Optional.empty();
  }

  private Optional<Option.Shape> shape(JsonValue node) {
    if (node.has("words")) {
      return values(node, "words", List.of("")).map(Option.Shape.Words::new);
    } else if (node.has("ranks")) {
      return values(node, "ranks", OptionReader.RANKS).map(Option.Shape.Ranks::new);
    } else if (node.has("rank")) {
      return node.member("rank")
          .flatMap(rank -> edits(rank, Set.of("edits"), OptionReader.RANKS))
          .map(Option.Shape.OneRank::new);
    } else if (node.has("text")) {
      return node.member("text")
          .flatMap(text -> edits(text, Set.of("edits"), OptionReader.TEXTS))
          .map(Option.Shape.Text::new);
    } else if (node.has("number")) {
      return node.member("number").flatMap(this::number);
    }
    node.refuse("the option has no values", "one of words, number, rank, ranks, text");
    return Optional.empty();
  }

  private Optional<Option.Shape> number(JsonValue node) {
    Optional<Integer> least = node.member("least").flatMap(of -> of.asNumber(0, OptionReader.MOST));
    Optional<Integer> most = node.member("most").flatMap(of -> of.asNumber(0, OptionReader.MOST));
    if (least.isEmpty() || most.isEmpty()) {
      return Optional.empty();
    } else if (least.get() > most.get()) {
      node.refuse("the least number is above the most", "");
      return Optional.empty();
    }
    List<String> samples = List.of(String.valueOf(least.get()), String.valueOf(most.get()));
    return edits(node, Set.of("least", "most", "edits"), samples)
        .map(edits -> new Option.Shape.InRange(least.get(), most.get(), edits));
  }

  private Optional<List<Option.Value>> values(JsonValue of, String key, List<String> samples) {
    List<Option.Value> values = new ArrayList<>();
    List<JsonValue> nodes = of.array(key);
    if (nodes.isEmpty()) {
      of.refuse("\"" + key + "\" names no values", "write: {\"word\": …, \"meaning\": …}");
    }
    for (JsonValue node : nodes) {
      if (node.isObject()) {
        Optional<String> word = node.text("word");
        Optional<String> meaning = node.text("meaning");
        edits(node, Set.of("word", "meaning", "edits"), samples)
            .filter(_ -> word.isPresent() && meaning.isPresent())
            .map(edits -> new Option.Value(word.orElse(""), meaning.orElse(""), edits))
            .ifPresent(values::add);
      }
    }
    return values.isEmpty() || values.size() < nodes.size()
        ? Optional.empty()
        : Optional.of(values);
  }

  private Optional<List<Option.Edit>> edits(
      JsonValue node, Set<String> keys, List<String> samples) {
    node.onlyKeys(keys);
    List<Option.Edit> edits = new ArrayList<>();
    List<JsonValue> lines = node.optionalArray("edits");
    for (JsonValue member : lines) {
      member.asText().flatMap(line -> edit(line, member, samples)).ifPresent(edits::add);
    }
    return edits.size() == lines.size() ? Optional.of(edits) : Optional.empty();
  }

  private static Optional<Option.Edit> edit(String text, JsonValue node, List<String> samples) {
    Faults here = (_, what, right) -> node.refuse(what, right);
    Line line = Line.read(text, here);
    if (line.segments().isEmpty()) {
      node.refuse("this is no edit", "write a rule's line, or drop WORDS, or change WORDS: LINE");
      return Optional.empty();
    }
    Option.Edit edit = OptionReader.edit(line);
    boolean good = true;
    for (String sample : samples) {
      good = good && OptionReader.sound(edit, sample, 1, here);
    }
    return good ? Optional.of(edit) : Optional.empty();
  }
}
