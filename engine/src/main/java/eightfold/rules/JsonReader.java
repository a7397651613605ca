package eightfold.rules;

import com.fasterxml.jackson.databind.JsonNode;
import eightfold.game.EngineVersion;
import eightfold.spelling.Nearest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Reads a rule book from its JSON tree. What is wrong goes to the errors, all of it. */
final class JsonReader {
  private final String file;
  private final List<BookError> errors;

  JsonReader(String file, List<BookError> errors) {
    this.file = file;
    this.errors = errors;
  }

  /** Reads and checks a book; empty, with errors, where it is none. */
  Optional<RuleBook> book(JsonNode json) {
    JsonValue node = new JsonValue(json, "", this::say);
    if (!node.isObject()) {
      return Optional.empty();
    }
    node.onlyKeys(
        Set.of("id", "name", "summary", "source", "aliases", "hidden", "elements", "options"));
    String id = node.text("id").orElse("");
    if (!id.isEmpty() && !id.matches("[a-z0-9][a-z0-9-]*")) {
      say("/id", "\"" + id + "\" is no name of a rule book", "lower case letters, digits, hyphens");
    }
    List<Element> elements = new ArrayList<>();
    for (JsonValue member : node.array("elements")) {
      element(member).ifPresent(elements::add);
    }
    List<Option> options = new ArrayList<>();
    for (JsonValue member : node.optionalArray("options")) {
      new JsonOptionReader(this::say).read(member).ifPresent(options::add);
    }
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
    if (errors.isEmpty()) {
      check(book);
    }
    return errors.isEmpty() ? Optional.of(book) : Optional.empty();
  }

  private void say(String pointer, String what, String right) {
    if (errors.size() < BookError.MOST) {
      errors.add(new BookError(new Place.Pointer(file, pointer), what, right));
    }
  }

  private void check(RuleBook book) {
    List<String> seen = new ArrayList<>();
    for (int i = 0; i < book.elements().size(); i++) {
      String identity = ElementList.identity(book.elements().get(i));
      if (seen.contains(identity)) {
        String first = "it stands at /elements/" + seen.indexOf(identity) + " too";
        say("/elements/" + i, "\"" + identity + "\" stands twice", first);
      }
      seen.add(identity);
    }
    List<String> keys = book.options().stream().map(Option::key).toList();
    for (int i = 0; i < keys.size(); i++) {
      if (keys.indexOf(keys.get(i)) < i) {
        say("/options/" + i + "/key", "option \"" + keys.get(i) + "\" stands twice", "");
      }
    }
    if (errors.isEmpty()) {
      for (RuleBookCheck.Finding finding :
          RuleBookCheck.withStandards(book, EngineVersion.Of.TODAY)) {
        int index = finding.element().map(book.elements()::indexOf).orElse(-1);
        say(index < 0 ? "" : "/elements/" + index, finding.what(), finding.right());
      }
    }
  }

  /** Reads an element by itself. */
  Optional<Element> element(JsonNode json) {
    return element(new JsonValue(json, "", this::say));
  }

  private Optional<Element> element(JsonValue node) {
    return named(node, "rule", Form.elements()).map(Element.class::cast);
  }

  /** Reads an element or effect, whose form is named by one of its members. */
  private Optional<Record> named(JsonValue node, String member, Map<String, Form> forms) {
    if (!node.isObject()) {
      return Optional.empty();
    }
    Optional<String> words = node.text(member);
    Optional<Form> form = words.flatMap(name -> Optional.ofNullable(forms.get(name)));
    if (words.isPresent() && form.isEmpty()) {
      String what = "unknown " + member + " \"" + words.get() + "\"";
      say(node.pointer() + "/" + member, what, Nearest.right(words.get(), forms.keySet()));
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
              ? ElementReader.standard(part, (_, what, right) -> say(node.pointer(), what, right))
              : node.member(part.name()).flatMap(member -> value(part.type(), member));
      value.ifPresent(values::add);
    }
    return values.size() == form.parts().size() ? Optional.of(form.make(values)) : Optional.empty();
  }

  private Optional<?> value(ValueType type, JsonValue node) {
    return switch (type) {
      case ValueType.InRange(int least, int most) -> node.asNumber(least, most);
      case ValueType.Text() -> node.asText();
      case ValueType.Flag() -> node.asFlag();
      case ValueType.Word word ->
          node.asWord(word.words())
              .map(text -> word.type().getEnumConstants()[word.words().indexOf(text)]);
      case ValueType.Cards() ->
          parts(node)
              .filter(parts -> !parts.isEmpty() || node.refuse("no cards", "name some cards"))
              .map(CardSet::new);
      case ValueType.Parts() -> parts(node);
      case ValueType.BySeats(int least, int most) -> node.asSeatTable(least, most);
      case ValueType.Effects() ->
          all(node, member -> named(member, "effect", Form.effects()))
              .filter(effects -> differ(effects, node));
      case ValueType.Rows(Form row) ->
          all(node, member -> member.isObject() ? record(member, row, "") : Optional.empty());
    };
  }

  /** Whether no effect stands twice. */
  private static boolean differ(List<Record> effects, JsonValue node) {
    long kinds = effects.stream().map(Record::getClass).distinct().count();
    return kinds == effects.size() || node.refuse("an effect stands twice", "write it once");
  }

  private static Optional<List<CardSet.Part>> parts(JsonValue node) {
    return all(node, JsonValue::asCards)
        .filter(
            parts ->
                parts.stream().distinct().count() == parts.size()
                    || node.refuse("a card stands twice", "name it once"));
  }

  /** A list of which every member can be read. */
  private static <T> Optional<List<T>> all(JsonValue node, Function<JsonValue, Optional<T>> read) {
    List<T> good = new ArrayList<>();
    List<JsonValue> members = node.asArray();
    members.forEach(member -> read.apply(member).ifPresent(good::add));
    return node.isArray() && good.size() == members.size() ? Optional.of(good) : Optional.empty();
  }
}
