package eightfold.rules.json;

import eightfold.cards.Pack;
import eightfold.message.Message;
import eightfold.rules.finding.Advice;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.finding.LineFault;
import eightfold.rules.text.EditReader;
import eightfold.rules.text.FaultReporter;
import eightfold.rules.text.OptionCheck;
import eightfold.rules.text.OptionReader;
import eightfold.rules.text.OptionValue;
import eightfold.rules.text.RuleLine;
import eightfold.rules.vocabulary.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads an option of a rule book from its JSON tree. */
final class JsonOptionReader {
  private final JsonFaults faults;

  JsonOptionReader(JsonFaults faults) {
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
      faults.add(FindingCode.NOT_A_NAME, node.pointer() + "/key", OptionReader.noKey(key.get()));
      return Optional.empty();
    }
    Option option = new Option(key.get(), meaning.get(), standard.get(), shape.get());
    Optional<LineFault> wrong = OptionCheck.wrong(option);
    wrong.ifPresent(fault -> node.refuse(fault.code(), fault.why()));
    return wrong.isEmpty() ? Optional.of(OptionValue.canonical(option)) : Optional.empty();
  }

  private Optional<Option.Shape> shape(JsonValue node) {
    if (node.has("words")) {
      return values(node, "words", OptionReader.WORDS).map(Option.Shape.Words::new);
    } else if (node.has("ranks")) {
      return values(node, "ranks", OptionReader.ranks(pack()))
          .map(values -> new Option.Shape.Ranks(pack(), values));
    } else if (node.has("rank")) {
      return node.member("rank")
          .flatMap(rank -> edits(rank, Set.of("edits"), OptionReader.ranks(pack())))
          .map(edits -> new Option.Shape.OneRank(pack(), edits));
    } else if (node.has("text")) {
      return node.member("text")
          .flatMap(text -> edits(text, Set.of("edits"), OptionReader.TEXTS))
          .map(Option.Shape.Text::new);
    } else if (node.has("number")) {
      return node.member("number").flatMap(this::number);
    }
    node.refuse(
        FindingCode.OPTION_INCOMPLETE,
        Message.of("findings.option-no-values"),
        Message.of("findings.one-of").with("words", "words, number, rank, ranks, text"));
    return Optional.empty();
  }

  private Pack pack() {
    return faults.words().cards().pack();
  }

  private Optional<Option.Shape> number(JsonValue node) {
    Optional<Integer> least = node.member("least").flatMap(of -> of.asNumber(0, OptionReader.MOST));
    Optional<Integer> most = node.member("most").flatMap(of -> of.asNumber(0, OptionReader.MOST));
    if (least.isEmpty() || most.isEmpty()) {
      return Optional.empty();
    } else if (least.get() > most.get()) {
      node.refuse(
          FindingCode.RANGE_BACKWARDS,
          Message.of("findings.least-above-most"),
          Message.of("findings.swap-them"));
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
      of.refuse(
          FindingCode.OPTION_INCOMPLETE,
          Message.of("findings.names-no-values").with("words", key),
          Advice.write("{\"word\": …, \"meaning\": …}"));
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

  private Optional<Option.Edit> edit(String text, JsonValue node, List<String> samples) {
    FaultReporter here = faults.ofLine(node.pointer(), text);
    RuleLine line = RuleLine.read(text, here);
    if (line.segments().isEmpty()) {
      node.refuse(
          FindingCode.SOMETHING_MISSING,
          Message.of("findings.no-edit"),
          Message.of("findings.write-edit"));
      return Optional.empty();
    }
    return EditReader.read(line, samples, here);
  }
}
