package eightfold.rules.json;

import eightfold.cards.Pack;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import eightfold.message.Message;
import eightfold.rules.book.RuleBookException;
import eightfold.rules.book.RuleBooks;
import eightfold.rules.finding.Advice;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.finding.Findings;
import eightfold.rules.finding.Place;
import eightfold.rules.finding.Source;
import eightfold.rules.text.EditReader;
import eightfold.rules.text.FileCheck;
import eightfold.rules.text.RuleBookWriter;
import eightfold.rules.vocabulary.Amount;
import eightfold.rules.vocabulary.BookLimits;
import eightfold.rules.vocabulary.CardLetters;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.Consequence;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.EventCondition;
import eightfold.rules.vocabulary.Form;
import eightfold.rules.vocabulary.Forms;
import eightfold.rules.vocabulary.Letters;
import eightfold.rules.vocabulary.LocalNames;
import eightfold.rules.vocabulary.Option;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.rules.vocabulary.SeatSelector;
import eightfold.rules.vocabulary.SeatTable;
import eightfold.rules.vocabulary.Trigger;
import eightfold.rules.vocabulary.ValueType;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * The JSON form of rule books, derived from the same records as the text form. An element is an
 * object whose {@code rule} is its keyword and whose other members are its components; what has its
 * standard value may be left out. {@code docs/rulebook.schema.json} says it for other programs.
 */
public final class RuleBookJson {
  static final JsonMapper MAPPER = JsonMapper.builder().build();

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
   * Reads a book in JSON; it extends none.
   *
   * @param file how findings name the document
   */
  public static RuleBooks read(String file, String json) {
    Findings findings = new Findings();
    Source source = new Source(file);
    Optional<RuleBook> book =
        FileCheck.takes(json, BookLimits.TODAY, source, findings)
            ? JsonDocument.read(json, source, findings)
                .flatMap(node -> new JsonReader(source, findings).book(node))
                .filter(read -> fits(read, source, findings))
            : Optional.empty();
    return new RuleBooks(
        book.map(good -> Map.of(good.id(), good)).orElse(Map.of()), findings.all());
  }

  /** Whether the book could be written in the text form, too. */
  private static boolean fits(RuleBook book, Source source, Findings findings) {
    long lines = RuleBookWriter.write(book).lines().count();
    if (lines > BookLimits.TODAY.lines()) {
      findings.add(
          FindingCode.TOO_MANY_LINES,
          new Place(source, source.nearest(""), ""),
          Message.of("findings.lines-in-text").with("lines", (int) lines),
          Advice.atMost(BookLimits.TODAY.lines()));
    }
    return lines <= BookLimits.TODAY.lines();
  }

  /**
   * Reads a book in JSON that is no file.
   *
   * @throws RuleBookException if something is wrong with it
   */
  public static RuleBook single(String json) {
    return read(RuleBooks.SINGLE, json).orRefuse().values().iterator().next();
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
      Form form = Forms.of(element);
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
      return part.required() ? Optional.empty() : part.otherwise();
    }

    private static JsonNode value(ValueType type, Object value) {
      return switch (type) {
        case ValueType.InRange _, ValueType.Text _, ValueType.Flag _ -> MAPPER.valueToTree(value);
        case ValueType.NumberOrNone _ -> MAPPER.valueToTree(((OptionalInt) value).getAsInt());
        case ValueType.Word _ -> MAPPER.valueToTree(ValueType.word((Enum<?>) value));
        case ValueType.Cards _ -> parts(((CardSet) value).parts());
        case ValueType.Parts _ -> parts((List<?>) value);
        case ValueType.BySeats _ -> bySeats((SeatTable) value);
        case ValueType.Amounts _ ->
            value instanceof Amount.Fixed(SeatTable table)
                ? bySeats(table)
                : MAPPER.valueToTree(((Amount) value).text());
        case ValueType.Pattern _ -> MAPPER.valueToTree(((Letters) value).letters());
        case ValueType.CardSigns _ -> MAPPER.valueToTree(((CardLetters) value).each());
        case ValueType.Names _ -> MAPPER.valueToTree(((LocalNames) value).byTag());
        case ValueType.Seats _ -> MAPPER.valueToTree(((SeatSelector) value).text());
        case ValueType.Event _ -> named("event", Forms.of((Trigger) value), value);
        case ValueType.Effects _ -> {
          ArrayNode effects = MAPPER.createArrayNode();
          // own words are words of the text form
          each((List<?>) value).forEach(one -> effects.add(named("effect", Forms.of(one), one)));
          yield effects;
        }
        case ValueType.Conditions _ -> {
          ArrayNode all = MAPPER.createArrayNode();
          ((List<?>) value)
              .forEach(one -> all.add(named("if", Forms.of((EventCondition) one), one)));
          yield all;
        }
        case ValueType.Consequences _ -> {
          ArrayNode all = MAPPER.createArrayNode();
          ((List<?>) value)
              .forEach(one -> all.add(named("does", Forms.of((Consequence) one), one)));
          yield all;
        }
        case ValueType.Rows(Form row) -> {
          ArrayNode rows = MAPPER.createArrayNode();
          ((List<?>) value)
              .forEach(one -> rows.add(components(row, (Record) one, MAPPER.createObjectNode())));
          yield rows;
        }
      };
    }

    private static List<Effect> each(List<?> effects) {
      return effects.stream()
          .map(Effect.class::cast)
          .flatMap(one -> one instanceof Effect.Own own ? own.stands().stream() : Stream.of(one))
          .toList();
    }

    private static ObjectNode named(String member, Form form, Object value) {
      return components(form, (Record) value, MAPPER.createObjectNode().put(member, form.words()));
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
        case Option.Shape.OneRank(Pack _, List<Option.Edit> edits) -> edits(node.putObject("rank"), edits);
        case Option.Shape.Text(List<Option.Edit> edits) -> edits(node.putObject("text"), edits);
        case Option.Shape.Ranks(Pack _, List<Option.Value> words) -> values(node.putArray("ranks"), words);
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
      edits.forEach(edit -> into.add(EditReader.written(edit)));
    }
  }
}
