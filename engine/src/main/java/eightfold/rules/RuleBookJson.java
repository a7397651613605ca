package eightfold.rules;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The JSON form of rule books, derived from the same records as the text form. An element is an
 * object whose {@code rule} is its keyword and whose other members are its components; what has its
 * standard value may be left out. {@code docs/rulebook.schema.json} says it for other programs.
 */
public final class RuleBookJson {
  static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private RuleBookJson() {}

  /** A book in JSON, laid out for people. */
  public static String write(RuleBook book) {
    return text(JsonWriter.book(book));
  }

  /** JSON laid out for people, with a line's end behind it. */
  static String text(JsonNode node) {
    try {
      return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(node) + "\n";
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a tree of JSON cannot be written", e);
    }
  }

  /**
   * Reads a book in JSON; it extends none. Errors name the place by its JSON pointer.
   *
   * @param file how errors name the document
   */
  public static RuleBooks read(String file, String json) {
    List<BookError> errors = new ArrayList<>();
    Optional<RuleBook> book = parse(file, json, errors).flatMap(node -> read(file, node, errors));
    return new RuleBooks(
        errors.isEmpty() ? book.map(good -> Map.of(good.id(), good)).orElse(Map.of()) : Map.of(),
        errors);
  }

  private static Optional<RuleBook> read(String file, JsonNode node, List<BookError> errors) {
    return new JsonReader(file, errors).book(node);
  }

  private static Optional<JsonNode> parse(String file, String json, List<BookError> errors) {
    Place start = new Place.Line(file, 1, 1);
    if (json.length() > RuleBooks.MOST_LETTERS) {
      String what = "the document has " + json.length() + " letters";
      errors.add(new BookError(start, what, "at most " + RuleBooks.MOST_LETTERS));
      return Optional.empty();
    }
    try {
      return Optional.of(MAPPER.readTree(json));
    } catch (JsonProcessingException e) {
      var at = Optional.ofNullable(e.getLocation());
      Place place =
          at.map(where -> (Place) new Place.Line(file, where.getLineNr(), where.getColumnNr()))
              .orElse(start);
      errors.add(new BookError(place, "this is no JSON: " + e.getOriginalMessage(), ""));
      return Optional.empty();
    }
  }

  /** Writes books and elements as JSON trees. */
  static final class JsonWriter {
    private JsonWriter() {}

    static ObjectNode book(RuleBook book) {
      ObjectNode node = MAPPER.createObjectNode();
      node.put("id", book.id()).put("name", book.name());
      node.put("summary", book.summary()).put("source", book.source());
      book.aliases().forEach(node.putArray("aliases")::add);
      node.put("hidden", book.hidden());
      ArrayNode elements = node.putArray("elements");
      book.elements().forEach(element -> elements.add(element(element)));
      ArrayNode options = node.putArray("options");
      book.options().forEach(option -> options.add(option(option)));
      return node;
    }

    static ObjectNode element(Element element) {
      Form form = Form.of(element);
      return components(
          form, (Record) element, MAPPER.createObjectNode().put("rule", form.words()));
    }

    private static ObjectNode components(Form form, Record record, ObjectNode node) {
      List<Object> values = form.values(record);
      for (int i = 0; i < values.size(); i++) {
        Form.Part part = form.parts().get(i);
        if (part.clause().isEmpty() || !standard(part).equals(Optional.of(values.get(i)))) {
          node.set(part.name(), value(part.type(), values.get(i)));
        }
      }
      return node;
    }

    private static Optional<Object> standard(Form.Part part) {
      return part.required()
          ? Optional.empty()
          : ElementReader.standard(part, (_, what, _) -> fail(part, what));
    }

    private static void fail(Form.Part part, String what) {
      throw new IllegalStateException("the standard of " + part.name() + ": " + what);
    }

    private static JsonNode value(ValueType type, Object value) {
      return switch (type) {
        case ValueType.InRange _, ValueType.Text _, ValueType.Flag _ -> MAPPER.valueToTree(value);
        case ValueType.Word _ -> MAPPER.valueToTree(ValueType.word((Enum<?>) value));
        case ValueType.Cards _ -> parts(((CardSet) value).parts());
        case ValueType.Parts _ -> parts((List<?>) value);
        case ValueType.BySeats _ -> bySeats((SeatTable) value);
        case ValueType.Effects _ -> {
          ArrayNode effects = MAPPER.createArrayNode();
          for (Object one : (List<?>) value) {
            Form form = Form.of((Effect) one);
            ObjectNode node = MAPPER.createObjectNode().put("effect", form.words());
            effects.add(components(form, (Record) one, node));
          }
          yield effects;
        }
        case ValueType.Rows(Form row) -> {
          ArrayNode rows = MAPPER.createArrayNode();
          ((List<?>) value)
              .forEach(one -> rows.add(components(row, (Record) one, MAPPER.createObjectNode())));
          yield rows;
        }
      };
    }

    private static ArrayNode parts(List<?> parts) {
      ArrayNode words = MAPPER.createArrayNode();
      parts.forEach(part -> words.add(new CardSet(List.of((CardSet.Part) part)).text()));
      return words;
    }

    private static JsonNode bySeats(SeatTable table) {
      if (table.equals(SeatTable.always(table.at(0)))) {
        return MAPPER.valueToTree(table.at(0));
      }
      ObjectNode node = MAPPER.createObjectNode();
      table.bySeats().forEach((seats, number) -> node.put(String.valueOf(seats), number));
      return node;
    }

    private static ObjectNode option(Option option) {
      ObjectNode node = MAPPER.createObjectNode();
      node.put("key", option.key()).put("meaning", option.meaning());
      node.put("standard", option.standard());
      switch (option.shape()) {
        case Option.Shape.Words(List<Option.Value> values) ->
            values(node.putArray("words"), values);
        case Option.Shape.InRange(int least, int most, List<Option.Edit> edits) ->
            edits(node.putObject("number").put("least", least).put("most", most), edits);
        case Option.Shape.OneRank(List<Option.Edit> edits) -> edits(node.putObject("rank"), edits);
        case Option.Shape.Text(List<Option.Edit> edits) -> edits(node.putObject("text"), edits);
        case Option.Shape.Ranks(List<Option.Value> words) -> values(node.putArray("ranks"), words);
      }
      return node;
    }

    private static void values(ArrayNode into, List<Option.Value> values) {
      for (Option.Value value : values) {
        edits(
            into.addObject().put("word", value.word()).put("meaning", value.meaning()),
            value.edits());
      }
    }

    private static void edits(ObjectNode of, List<Option.Edit> edits) {
      ArrayNode into = of.putArray("edits");
      edits.forEach(edit -> into.add(OptionReader.written(edit)));
    }
  }
}
