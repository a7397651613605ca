package eightfold.rules.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import eightfold.rules.text.OptionReader;
import eightfold.rules.text.TextValues;
import eightfold.rules.vocabulary.Amount;
import eightfold.rules.vocabulary.CardLetters;
import eightfold.rules.vocabulary.Form;
import eightfold.rules.vocabulary.Forms;
import eightfold.rules.vocabulary.Letters;
import eightfold.rules.vocabulary.LocalNames;
import eightfold.rules.vocabulary.SeatSelector;
import eightfold.rules.vocabulary.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The JSON Schema of rule books, derived from the records as their forms are; {@code
 * docs/rulebook.schema.json} holds it.
 */
public final class RuleBookSchema {
  private static final String DEFINITIONS = "$defs";
  private static final String CARD_LETTERS = "^" + CardLetters.PATTERN + "$";

  /** The words of card sets as {@link TextValues} reads them: which there are a pack says. */
  private static final String CARDS = "^(\\*|([A-Za-z]+ )?[A-Za-z0-9]{1,30})$";

  private RuleBookSchema() {}

  /** The schema, laid out for people. */
  public static String write() {
    ObjectNode schema = object();
    schema.put("$schema", "https://json-schema.org/draft/2020-12/schema");
    schema.put("title", "A rule book of Eightfold");
    ObjectNode book = members(schema);
    pattern(book.putObject("id"), "^[a-z0-9][a-z0-9-]*$");
    text(book.putObject("name")).put("minLength", 1);
    text(book.putObject("summary"));
    text(book.putObject("source"));
    text(list(book.putObject("aliases")));
    book.putObject("hidden").put("type", "boolean");
    reference(list(book.putObject("elements")), "element");
    reference(list(book.putObject("options")), "option");
    required(schema, List.of("id", "name", "elements"));
    ObjectNode definitions = schema.putObject(DEFINITIONS);
    definitions(definitions);
    return RuleBookJson.text(schema);
  }

  private static void definitions(ObjectNode definitions) {
    choice(definitions, "element", "rule", Forms.elements());
    choice(definitions, "effect", "effect", Forms.effects());
    choice(definitions, "event", "event", Forms.triggers());
    choice(definitions, "condition", "if", Forms.conditions());
    choice(definitions, "consequence", "does", Forms.consequences());
    pattern(definitions.putObject("cards"), CARDS);
    pattern(definitions.putObject("seats"), "^(seat \\+([1-9]|1[0-4])|" + seatWords() + ")$");
    option(definitions.putObject("option"));
    ObjectNode value = definitions.putObject("value");
    ObjectNode members = members(value);
    text(members.putObject("word")).put("minLength", 1);
    text(members.putObject("meaning"));
    edits(members);
    required(value, List.of("word", "meaning"));
  }

  private static String seatWords() {
    return Stream.of(SeatSelector.Which.values())
        .filter(which -> which != SeatSelector.Which.SEAT)
        .map(which -> SeatSelector.of(which).text())
        .collect(Collectors.joining("|"));
  }

  /** One of several records, told apart by the member that holds its words. */
  private static void choice(
      ObjectNode definitions, String name, String member, Map<String, Form> forms) {
    ArrayNode any = definitions.putObject(name).putArray("oneOf");
    forms.forEach(
        (words, form) -> {
          String definition = (name + "-" + words).replace(' ', '-');
          reference(any.addObject(), definition);
          record(definitions.putObject(definition), form, member);
        });
  }

  private static void record(ObjectNode schema, Form form, String member) {
    ObjectNode members = members(schema);
    List<String> needed = new ArrayList<>();
    if (!member.isEmpty()) {
      members.putObject(member).put("const", form.words());
      needed.add(member);
    }
    for (Form.Part part : form.parts()) {
      component(members.putObject(part.name()), part.type());
      if (part.clause().isEmpty() || part.required()) {
        needed.add(part.name());
      }
    }
    required(schema, needed);
  }

  private static void component(ObjectNode schema, ValueType type) {
    switch (type) {
      case ValueType.InRange(int least, int most) -> whole(schema, least, most);
      case ValueType.NumberOrNone(int least, int most) -> whole(schema, least, most);
      case ValueType.Text() -> text(schema);
      case ValueType.Flag() -> schema.put("type", "boolean");
      case ValueType.Word word -> word.words().forEach(schema.putArray("enum")::add);
      case ValueType.Cards() -> cards(schema.put("minItems", 1));
      case ValueType.Parts() -> cards(schema);
      case ValueType.BySeats(int least, int most) -> bySeats(schema, least, most);
      case ValueType.Amounts(int least, int most) ->
          pattern(
              bySeats(schema, least, most).addObject(),
              "^(" + Amount.PATTERN + "|" + Amount.THROWN + ")$");
      case ValueType.Pattern() -> pattern(schema, "^" + Letters.PATTERN + "$");
      case ValueType.CardSigns(int most) -> {
        pattern(list(schema.put("minItems", 1).put("maxItems", most)), CARD_LETTERS);
      }
      case ValueType.Names() -> {
        schema.put("type", "object").put("minProperties", 1).put("additionalProperties", false);
        text(schema.putObject("patternProperties").putObject("^" + LocalNames.TAG + "$"));
      }
      case ValueType.Seats() -> reference(schema, "seats");
      case ValueType.Event() -> reference(schema, "event");
      case ValueType.Conditions() -> reference(list(schema), "condition");
      case ValueType.Consequences() -> reference(list(schema.put("minItems", 1)), "consequence");
      case ValueType.Effects() -> reference(list(schema), "effect");
      case ValueType.Rows(Form row) -> record(list(schema), row, "");
    }
  }

  /** A number or numbers by seats; answers the list of what it may be. */
  private static ArrayNode bySeats(ObjectNode schema, int least, int most) {
    ArrayNode either = schema.putArray("oneOf");
    whole(either.addObject(), least, most);
    ObjectNode table = either.addObject().put("type", "object").put("minProperties", 1);
    whole(table.putObject("patternProperties").putObject("^([0-9]|1[0-5])$"), least, most);
    table.put("additionalProperties", false);
    return either;
  }

  private static void cards(ObjectNode schema) {
    reference(list(schema.put("uniqueItems", true)), "cards");
  }

  private static void option(ObjectNode schema) {
    ObjectNode members = members(schema);
    pattern(members.putObject("key"), "^" + OptionReader.KEY + "$");
    text(members.putObject("meaning"));
    text(members.putObject("standard"));
    reference(list(members.putObject("words").put("minItems", 1)), "value");
    ObjectNode number = members.putObject("number");
    ObjectNode bounds = members(number);
    whole(bounds.putObject("least"), 0, OptionReader.MOST);
    whole(bounds.putObject("most"), 0, OptionReader.MOST);
    edits(bounds);
    required(number, List.of("least", "most"));
    edits(members(members.putObject("rank")));
    edits(members(members.putObject("text")));
    reference(list(members.putObject("ranks").put("minItems", 1)), "value");
    required(schema, List.of("key", "meaning", "standard"));
    ArrayNode shapes = schema.putArray("oneOf");
    List.of("words", "number", "rank", "ranks", "text")
        .forEach(shape -> required(shapes.addObject(), List.of(shape)));
  }

  private static void edits(ObjectNode members) {
    ObjectNode edits = members.putObject("edits");
    edits.put(
        "description",
        "lines: a rule to put in, or drop WORDS, or change WORDS: RULE; {} stands for the value");
    text(list(edits));
  }

  private static ObjectNode object() {
    return RuleBookJson.MAPPER.createObjectNode();
  }

  /** Makes a schema one of objects without other members than those added to the answer. */
  private static ObjectNode members(ObjectNode schema) {
    schema.put("type", "object").put("additionalProperties", false);
    return schema.putObject("properties");
  }

  private static void required(ObjectNode schema, List<String> members) {
    if (!members.isEmpty()) {
      members.forEach(schema.putArray("required")::add);
    }
  }

  /** Makes a schema one of lists; answers the schema of the members. */
  private static ObjectNode list(ObjectNode schema) {
    return schema.put("type", "array").putObject("items");
  }

  private static ObjectNode text(ObjectNode schema) {
    return schema.put("type", "string");
  }

  private static void pattern(ObjectNode schema, String pattern) {
    text(schema).put("pattern", pattern);
  }

  private static void whole(ObjectNode schema, int least, int most) {
    schema.put("type", "integer").put("minimum", least).put("maximum", most);
  }

  private static void reference(ObjectNode schema, String definition) {
    schema.put("$ref", "#/" + DEFINITIONS + "/" + definition);
  }
}
