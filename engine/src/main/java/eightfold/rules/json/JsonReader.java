package eightfold.rules.json;

import com.fasterxml.jackson.databind.JsonNode;
import eightfold.game.EngineVersion;
import eightfold.message.Message;
import eightfold.rules.book.BookInspection;
import eightfold.rules.book.BookPlaces;
import eightfold.rules.finding.Echo;
import eightfold.rules.finding.Explanation;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.finding.Findings;
import eightfold.rules.finding.Place;
import eightfold.rules.finding.Source;
import eightfold.rules.finding.Suggestion;
import eightfold.rules.text.EditReader;
import eightfold.rules.text.ElementList;
import eightfold.rules.text.OwnWords;
import eightfold.rules.vocabulary.BookLimits;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Form;
import eightfold.rules.vocabulary.Forms;
import eightfold.rules.vocabulary.Option;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.rules.vocabulary.ValueType;
import eightfold.spelling.Nearest;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** Reads a rule book from its JSON tree. What is wrong goes to the findings, all of it. */
final class JsonReader {
  private final Source source;
  private final Findings findings;
  private final JsonFaults faults;

  JsonReader(Source source, Findings findings) {
    this.source = source;
    this.findings = findings;
    this.faults = new JsonFaults(source, new OwnWords(), findings);
  }

  /** Reads and checks a book; empty, with errors, where it is none. */
  Optional<RuleBook> book(JsonNode json) {
    JsonValue node = new JsonValue(json, "", faults);
    if (!node.isObject()) {
      return Optional.empty();
    }
    node.onlyKeys(
        Set.of("id", "name", "summary", "source", "aliases", "hidden", "elements", "options"));
    String id = node.text("id").orElse("");
    if (!id.isEmpty() && !id.matches(EditReader.ID)) {
      faults.add(FindingCode.NOT_A_NAME, "/id", EditReader.noName(id));
    }
    packLines(node);
    List<Element> elements = new ArrayList<>();
    heard(node.array("elements")).forEach(member -> element(member).ifPresent(elements::add));
    elements.forEach(faults.words()::add);
    List<Option> options = new ArrayList<>();
    heard(node.optionalArray("options"))
        .forEach(member -> new JsonOptionReader(faults).read(member).ifPresent(options::add));
    List<String> aliases = new ArrayList<>();
    node.optionalArray("aliases").forEach(alias -> alias.asText().ifPresent(aliases::add));
    RuleBook book =
        new RuleBook(
            id,
            node.text("name").orElse(""),
            node.optionalText("summary"),
            node.optionalText("source"),
            aliases,
            node.optionalFlag("hidden"),
            elements,
            options);
    if (findings.errors() == 0) {
      check(book);
    }
    return findings.errors() == 0 ? Optional.of(book) : Optional.empty();
  }

  /** Learns how the book calls its cards, whatever the order of its rules. */
  private void packLines(JsonValue node) {
    List<Element> lines = new ArrayList<>();
    JsonReader unheard = new JsonReader(new Source(source.file()), new Findings());
    for (JsonNode element : node.unheardList("elements")) {
      if (Forms.isOfPack(element.path("rule").asText())) {
        unheard.element(element).ifPresent(lines::add);
      }
    }
    faults.words().learnPack(lines);
  }

  private void check(RuleBook book) {
    Map<String, Place> seen = new LinkedHashMap<>();
    for (int i = 0; i < book.elements().size(); i++) {
      once(ElementList.identity(book.elements().get(i)), faults.place("/elements/" + i), seen);
    }
    Map<String, Place> options = new LinkedHashMap<>();
    for (int i = 0; i < book.options().size(); i++) {
      String key = book.options().get(i).key();
      Place place = faults.place("/options/" + i);
      once("option " + key, place, seen);
      options.put(key, place);
    }
    if (findings.errors() == 0) {
      new BookInspection(book, new BookPlaces(book, options, source), findings)
          .inspect(EngineVersion.Of.TODAY, BookLimits.TODAY);
    }
  }

  private void once(String what, Place place, Map<String, Place> seen) {
    Optional<Place> before = Optional.ofNullable(seen.putIfAbsent(what, place));
    before.ifPresent(first -> findings.twice(what, first, place));
  }

  /** Reads an element by itself. */
  Optional<Element> element(JsonNode json) {
    return element(new JsonValue(json, "", faults));
  }

  private Optional<Element> element(JsonValue node) {
    return named(node, "rule", FindingCode.UNKNOWN_RULE, Forms.elements()).map(Element.class::cast);
  }

  /** Reads an element or effect, whose form is named by one of its members. */
  private Optional<Record> named(
      JsonValue node, String member, FindingCode code, Map<String, Form> forms) {
    if (!node.isObject()) {
      return Optional.empty();
    }
    Optional<String> words = node.text(member);
    Optional<Form> form = words.flatMap(name -> Optional.ofNullable(forms.get(name)));
    if (words.isPresent() && form.isEmpty()) {
      faults.add(
          code,
          node.pointer() + "/" + member,
          Explanation.of(
              Message.of("findings.unknown." + member).with("words", Echo.shortened(words.get())),
              Suggestion.of(words.get(), forms.keySet())),
          Nearest.only(words.get(), forms.keySet()).map(JsonDocument::written));
    }
    return form.flatMap(of -> record(node, of, member));
  }

  private Optional<Record> record(JsonValue node, Form form, String name) {
    List<String> keys = new ArrayList<>(form.parts().stream().map(Form.Part::name).toList());
    if (!name.isEmpty()) {
      keys.add(name);
    }
    node.onlyKeys(keys);
    List<Object> values = new ArrayList<>();
    for (Form.Part part : form.parts()) {
      boolean absent = !node.has(part.name()) && part.clause().isPresent() && !part.required();
      Optional<?> value =
          absent
              ? part.otherwise()
              : node.member(part.name()).flatMap(member -> value(part.type(), member));
      value.ifPresent(values::add);
    }
    return values.size() == form.parts().size() ? Optional.of(form.make(values)) : Optional.empty();
  }

  private Optional<?> value(ValueType type, JsonValue node) {
    return switch (type) {
      case ValueType.InRange(int least, int most) -> node.asNumber(least, most);
      case ValueType.NumberOrNone(int least, int most) ->
          node.asNumber(least, most).map(OptionalInt::of);
      case ValueType.Text() -> node.asText();
      case ValueType.Flag() -> node.asFlag();
      case ValueType.Word word ->
          node.asWord(word.words()).map(text -> word.values().get(word.words().indexOf(text)));
      case ValueType.Cards() ->
          parts(node)
              .filter(
                  parts ->
                      !parts.isEmpty()
                          || node.refuse(
                              FindingCode.SOMETHING_MISSING,
                              Message.of("findings.no-cards"),
                              Message.of("findings.name-some")))
              .map(CardSet::new);
      case ValueType.Parts() -> parts(node);
      case ValueType.BySeats(int least, int most) -> node.asSeatTable(least, most);
      case ValueType.Amounts(int least, int most) -> node.asAmount(least, most);
      case ValueType.Pattern() -> node.asLetters();
      case ValueType.CardSigns(int most) -> node.asCardLetters(most);
      case ValueType.Names() -> node.asNames();
      case ValueType.Seats() -> node.asSeats();
      case ValueType.Event() -> named(node, "event", FindingCode.UNKNOWN_CLAUSE, Forms.triggers());
      case ValueType.Conditions() ->
          all(node, member -> named(member, "if", FindingCode.UNKNOWN_CLAUSE, Forms.conditions()));
      case ValueType.Consequences() ->
          all(
              node,
              member -> named(member, "does", FindingCode.UNKNOWN_CLAUSE, Forms.consequences()));
      case ValueType.Effects() ->
          all(node, member -> named(member, "effect", FindingCode.UNKNOWN_CLAUSE, Forms.effects()))
              .filter(
                  effects ->
                      differ(
                          effects, node, one -> Forms.of((Effect) one), "findings.effect-twice"));
      case ValueType.Rows(Form row) ->
          all(node, member -> member.isObject() ? record(member, row, "") : Optional.empty());
    };
  }

  private Optional<List<CardSet.Part>> parts(JsonValue node) {
    return all(node, JsonValue::asCards)
        .filter(parts -> differ(parts, node, part -> part, "findings.card-twice"));
  }

  /** Whether nothing stands twice in a list. */
  private <T> boolean differ(
      List<T> members, JsonValue node, Function<T, Object> identity, String twice) {
    List<Object> seen = new ArrayList<>();
    for (int i = 0; i < members.size(); i++) {
      Object one = identity.apply(members.get(i));
      if (seen.contains(one)) {
        String pointer = node.pointer() + "/" + i;
        faults.add(
            FindingCode.STANDS_TWICE,
            pointer,
            Explanation.of(Message.of(twice), Message.of("findings.write-it-once")));
        return false;
      }
      seen.add(one);
    }
    return true;
  }

  /**
   * Of thousands that are wrong the last ones would take their time, and nothing be said of them.
   */
  private static Stream<JsonValue> heard(List<JsonValue> members) {
    return members.stream().takeWhile(member -> !member.faults().findings().full());
  }

  /** A list of which every member can be read. */
  private static <T> Optional<List<T>> all(JsonValue node, Function<JsonValue, Optional<T>> read) {
    List<T> good = new ArrayList<>();
    List<JsonValue> members = node.asArray();
    heard(members).forEach(member -> read.apply(member).ifPresent(good::add));
    return node.isArray() && good.size() == members.size() ? Optional.of(good) : Optional.empty();
  }
}
